import { html, nothing } from "lit";
import { customElement, state } from "lit/decorators.js";
import { refusedOf } from "../connection/api.js";
import { listedRuns, ownRuns } from "../connection/runs.js";
import type { OwnRun, RunLine } from "../generated/run.js";
import type { Refused } from "../generated/server.js";
import { t } from "../i18n/catalog.js";
import { refusalWords } from "../i18n/words.js";
import { address } from "../router.js";
import { LightDomElement } from "../widgets/light.js";
import { firstDesk } from "./staff-desks.js";
import { dayText, roleText } from "./words.js";

const REFRESH_MS = 5000;

/** The events that the room lists, with links to their boards. */
@customElement("listed-events")
export class ListedEvents extends LightDomElement {
  @state() private accessor runs: RunLine[] = [];
  #timer: ReturnType<typeof setInterval> | undefined;

  override connectedCallback(): void {
    super.connectedCallback();
    void this.#load();
    this.#timer = setInterval(() => document.hidden || void this.#load(), REFRESH_MS);
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    clearInterval(this.#timer);
  }

  async #load(): Promise<void> {
    // The list of tables already reports that the room cannot be reached.
    this.runs = await listedRuns().catch(() => this.runs);
  }

  protected override render() {
    if (this.runs.length === 0) return nothing;
    return html`<h2>${t("run-listed")}</h2>
      <ul class="tables">
        ${this.runs.map((run) => line(run, address({ page: "board", run: run.id })))}
      </ul>`;
  }
}

/** The events in which the guest has a role, each with the roles and a link to the guest's desk. */
@customElement("own-events")
export class OwnEvents extends LightDomElement {
  @state() private accessor runs: OwnRun[] | undefined;
  @state() private accessor refused: Refused | undefined;

  override connectedCallback(): void {
    super.connectedCallback();
    ownRuns().then(
      (runs) => (this.runs = runs),
      (error) => (this.refused = refusedOf(error)),
    );
  }

  protected override render() {
    return html`<div class="head">
        <h2>${t("run-own")}</h2>
        <a class="button" href=${address({ page: "new-event" })}>${t("run-new")}</a>
      </div>
      ${this.refused ? html`<p class="refused" role="alert">${refusalWords(this.refused)}</p>` : nothing}
      ${this.runs?.length === 0 ? html`<p class="quiet">${t("run-own-none")}</p>` : nothing}
      <ul class="tables">
        ${this.runs?.map((run) => line(run, firstDesk(run), run.roles.map((role) => roleText(role, [])).join(", ")))}
      </ul>`;
  }
}

function line({ name, date, stage }: RunLine, href: string, roles?: string) {
  const facts = t("run-line", { date: dayText(date), stage: t(`run-stage-${stage}`) });
  return html`<li>
    <a class="table-card game-poker_run" href=${href}>
      <span class="pips" aria-hidden="true"></span>
      <strong><bdi>${name}</bdi></strong>
      ${roles === undefined ? nothing : html`<span class="quiet">${roles}</span>`}
      <span class="counts">${facts}</span>
    </a>
  </li>`;
}
