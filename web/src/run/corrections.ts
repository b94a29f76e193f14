import { html, nothing, type TemplateResult } from "lit";
import { customElement, property, state } from "lit/decorators.js";
import type { StaffRow, StaffView } from "../generated/run.js";
import { t } from "../i18n/catalog.js";
import { refusalWords } from "../i18n/words.js";
import { address } from "../router.js";
import { RunController } from "../state/run.js";
import { keepFocus } from "../widgets/focus.js";
import { LightDomElement } from "../widgets/light.js";
import { numberWords } from "./board-words.js";
import { eventPart } from "./corrections-event.js";
import "./corrections-history.js";
import { found } from "./corrections-model.js";
import { sheetsOf } from "./corrections-sheet.js";
import { movedNote } from "./moved-note.js";
import { questionsNote } from "./questions-link.js";
import { hasRole } from "./staff-desks.js";

/** The participant in the URL's query; undefined if there is none. */
function asked(): number | undefined {
  const number = Number(new URLSearchParams(location.search).get("participant") ?? "");
  return Number.isSafeInteger(number) && number > 0 ? number : undefined;
}

/**
 * Corrections by the staff of an event: the stamps and the arrival of one participant and, for the organiser, the
 * whole event. The URL contains the participant, so that other pages can link to one.
 */
@customElement("run-corrections")
export class RunCorrections extends LightDomElement {
  @property() accessor run = "";
  @state() private accessor typed = "";
  @state() private accessor chosen = asked();
  readonly #event = new RunController(this, () => this.run);
  readonly #moved = () => {
    this.chosen = asked();
    void this.updateComplete.then(() => this.#focusPerson());
  };

  constructor() {
    super();
    // The form that closes the event disappears with it.
    keepFocus(this, ["h1"]);
  }

  override connectedCallback(): void {
    super.connectedCallback();
    window.addEventListener("popstate", this.#moved);
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    window.removeEventListener("popstate", this.#moved);
  }

  #focusPerson(): void {
    const heading = this.querySelector<HTMLElement>(".correct-person h2");
    heading?.focus({ preventScroll: true });
    heading?.scrollIntoView({ block: "start" });
  }

  protected override render() {
    const { view, refused } = this.#event;
    return html`<section class="page correct" @changed=${() => this.#event.refresh()}>
      <h1 tabindex="-1">${t("run-title-corrections")}</h1>
      ${refused ? html`<p class="refused" role="alert">${refusalWords(refused, "poker_run")}</p>` : nothing}
      ${view ? this.#content(view) : nothing}
    </section>`;
  }

  #content(view: StaffView): TemplateResult {
    const row = view.participants.find(({ participant }) => participant === this.chosen);
    return html`<p>
        <a href=${address({ page: "staff", run: this.run })}><bdi>${view.run.name}</bdi></a>
      </p>
      ${movedNote(view)} ${questionsNote(view)}
      ${view.organiser?.rolled_back ? html`<p class="warning">${t("correct-rolled-back", { cause: view.organiser.rolled_back })}</p>` : nothing}
      ${this.#search(view.participants)}
      ${this.chosen !== undefined && !row ? html`<p class="refused">${t("correct-nobody")}</p>` : nothing}
      ${row ? sheetsOf(view, row) : nothing}
      ${
        row && view.organiser
          ? html`<correction-history .run=${view.run} .participant=${row.participant}></correction-history>`
          : nothing
      }
      ${hasRole(view.you.roles) && view.organiser ? eventPart(view) : nothing}`;
  }

  #search(rows: StaffRow[]): TemplateResult {
    const matches = found(rows, this.typed);
    return html`<form role="search" @submit=${(event: Event) => this.#first(event, matches)}>
        <label
          >${t("correct-find")}<input
            type="search"
            autocomplete="off"
            .value=${this.typed}
            @input=${(event: Event) => (this.typed = (event.target as HTMLInputElement).value)}
        /></label>
      </form>
      <p class="hidden" role="status">${this.typed ? t("correct-found", { count: matches.length }) : ""}</p>
      ${this.typed && matches.length === 0 ? html`<p class="quiet">${t("correct-nobody")}</p>` : nothing}
      <ul class="correct-found">
        ${matches.map(
          ({ participant, name }) =>
            html`<li>
              <button type="button" @click=${() => this.#choose(participant)}>
                <bdi>${name}</bdi> <small>${numberWords(participant)}</small>
              </button>
            </li>`,
        )}
      </ul>`;
  }

  #first(event: Event, matches: StaffRow[]): void {
    event.preventDefault();
    if (matches[0]) this.#choose(matches[0].participant);
  }

  #choose(participant: number): void {
    this.typed = "";
    history.pushState(null, "", `?participant=${participant}`);
    this.#moved();
  }
}
