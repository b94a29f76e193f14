import { html, nothing, type TemplateResult } from "lit";
import { customElement, property, state } from "lit/decorators.js";
import { refusedOf } from "../connection/api.js";
import { ownRuns } from "../connection/run-lists.js";
import { board, sheet, staffView } from "../connection/runs.js";
import type { ParticipantPage, RunHead, SheetPage as Sheet, StaffView } from "../generated/run.js";
import type { Refused } from "../generated/server.js";
import { t } from "../i18n/catalog.js";
import { address } from "../router.js";
import { LightDomElement } from "../widgets/light.js";
import { lastDesk } from "./desk-kept.js";
import { refusedNote } from "./desk-words.js";
import { eventMoment, isOnDay } from "./board-time.js";
import { ParticipantController } from "./participant-live.js";
import { notCurrent } from "./participant-page.js";
import "./participant.js";
import { desksOf, hasRole } from "./staff-desks.js";
import { cardDesks } from "./stop.js";

/**
 * The page of a tally sheet, to which its QR code links. Staff are taken to the desk that this device used last, with
 * the participant; everybody else sees the participant's page.
 */
@customElement("sheet-page")
export class SheetPage extends LightDomElement {
  @property() accessor run = "";
  @property() accessor code = "";
  @state() private accessor sheet: Sheet | undefined;
  @state() private accessor view: StaffView | undefined;
  @state() private accessor refused: Refused | undefined;
  /** The event of a sheet that was replaced, whose time zone its note needs. */
  @state() private accessor event: RunHead | undefined;
  readonly #live = new ParticipantController(this, () =>
    this.sheet?.state === "valid" ? { run: this.run, number: this.sheet.participant } : undefined,
  );

  override connectedCallback(): void {
    super.connectedCallback();
    void this.#load();
  }

  async #load(): Promise<void> {
    const staff = this.#staffView().catch(() => undefined);
    try {
      const found = await sheet(this.run, this.code);
      if (found.state === "replaced") this.event = (await board(this.run)).run;
      if (found.page) this.#live.start(found.page);
      this.sheet = found;
    } catch (error) {
      this.refused = refusedOf(error);
      return;
    }
    this.view = await staff;
    this.#openDesk();
  }

  /** The staff's view; undefined for a guest without a role, to whom the room would refuse it. */
  async #staffView(): Promise<StaffView | undefined> {
    const own = await ownRuns();
    return own.some(({ id }) => id === this.run) ? staffView(this.run) : undefined;
  }

  /** Opens the viewer's only desk, or the desk that this device used last. */
  #openDesk(): void {
    if (!this.view || this.sheet?.state !== "valid") return;
    const desks = cardDesks(this.view).map(({ path }) => path);
    const last = lastDesk(this.run);
    const desk = desks.length === 1 ? desks[0] : desks.find((path) => path === last);
    if (desk !== undefined) this.#serve(desk, this.sheet.participant);
  }

  #serve(desk: string, participant: number): void {
    history.replaceState(null, "", `${desk}?participant=${participant}`);
    window.dispatchEvent(new PopStateEvent("popstate"));
  }

  protected override render() {
    const { refused, sheet } = this;
    const isMissing = refused?.code === "run.no_such_run";
    const board = html`<a href=${address({ page: "board", run: this.run })}>${this.#boardWords()}</a>`;
    return html`<section class="page">
      ${
        refused?.code === "run.unknown_sheet"
          ? html`<p class="refused" role="alert">${t("desk-sheet-unknown-page")}</p>`
          : refusedNote(refused, this.view?.run.route ?? [])
      }
      ${sheet ? this.#found(sheet) : nothing}
      <p>${isMissing ? html`<a href="/">${t("to-lobby")}</a>` : board}</p>
    </section>`;
  }

  #boardWords(): string {
    const event = this.#live.page?.run.name ?? this.event?.name;
    return event === undefined ? t("desk-sheet-to-board") : t("board-to-board", { event });
  }

  #found(found: Sheet): TemplateResult {
    const number = `${found.participant}${found.check}`;
    document.title = `${t("desk-sheet-of", { number })} · Cardroom`;
    if (found.state === "blank")
      return html`<h1>${t("desk-sheet-of", { number })}</h1>
        <p>${t("desk-sheet-blank-page")}</p>
        ${this.#registerLink(number)} ${this.#links()}`;
    if (found.state === "replaced")
      return html`<h1>${t("desk-sheet-of", { number })}</h1>
        <p class="warning">${this.event ? replacedWords(this.event, found) : nothing}</p>`;
    const { page } = this.#live;
    return html`${this.#desks(found)} ${notCurrent(this.#live)}
    ${page ? html`<run-participant .page=${this.#named(page)}></run-participant>` : nothing}`;
  }

  /**
   * The page with the participant's full name for staff. Everybody else sees the name in the form that the participant
   * chose.
   */
  #named(page: ParticipantPage): ParticipantPage {
    const { participant } = page;
    const row = this.view?.participants.find((each) => each.participant === participant.participant);
    return row ? { ...page, participant: { ...participant, name: row.name } } : page;
  }

  /** The link to the registration form with the number of a blank sheet, for staff who register participants. */
  #registerLink(number: string): TemplateResult | typeof nothing {
    if (!this.view || !hasRole(this.view.you.roles, "registration")) return nothing;
    const path = `${address({ page: "registration", run: this.run })}?number=${number}`;
    return html`<p><a class="button primary" href=${path}>${t("desk-sheet-register", { number })}</a></p>`;
  }

  /** All desks of the viewer, without the participant. */
  #links(): TemplateResult | typeof nothing {
    if (!this.view) return nothing;
    return html`<nav class="desk-links" aria-label=${t("desk-others")}>
      ${desksOf(this.view).map(({ path, title }) => html`<a class="button" href=${path}>${title}</a>`)}
    </nav>`;
  }

  /** The choice of a desk, for staff with several desks, none of which was used on this device. */
  #desks({ participant }: Sheet): TemplateResult | typeof nothing {
    if (!this.view) return nothing;
    if (cardDesks(this.view).length === 0) return this.#links();
    return html`<nav class="desk-links" aria-label=${t("desk-others")}>
      <h2>${t("desk-sheet-choose", { participant: String(participant) })}</h2>
      ${cardDesks(this.view).map(
        ({ path, title }) => html`<a class="button" href="${path}?participant=${participant}">${title}</a>`,
      )}
    </nav>`;
  }
}

/** The note on a sheet that was replaced, with the time of the event. */
function replacedWords(event: RunHead, { replaced_at_ms }: Sheet): string {
  const at = replaced_at_ms ?? 0;
  const day = isOnDay(event, at) ? "same" : "other";
  return t("desk-sheet-replaced-page", { day, time: eventMoment(event, at) });
}
