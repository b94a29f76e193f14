import { html, nothing, type ReactiveController, type ReactiveControllerHost, type TemplateResult } from "lit";
import { refusedOf } from "../connection/api.js";
import { listedRuns, ownRuns } from "../connection/run-lists.js";
import type { OwnRun, RunLine } from "../generated/run.js";
import type { Refused } from "../generated/server.js";
import { t } from "../i18n/catalog.js";
import { capitalized, longDate } from "../i18n/clock.js";
import { refusalWords } from "../i18n/words.js";
import { address } from "../router.js";
import { firstDesk } from "./first-desk.js";
import { roleText } from "./words.js";

const REFRESH_MS = 5000;

/**
 * The events in the lobby, loaded again every few seconds while the page is visible: those in which the guest has a
 * role, and the others that the room lists.
 */
export class EventLists implements ReactiveController {
  /** `true` once the room has answered or refused the first requests. */
  isAnswered = false;
  #own: OwnRun[] | undefined;
  #listed: RunLine[] = [];
  /** The refusal of the guest's own list, which is shown until the list is known. */
  #refused: Refused | undefined;
  #timer: ReturnType<typeof setInterval> | undefined;

  constructor(private readonly host: ReactiveControllerHost) {
    host.addController(this);
  }

  hostConnected(): void {
    void this.#load();
    this.#timer = setInterval(() => document.hidden || void this.#load(), REFRESH_MS);
  }

  hostDisconnected(): void {
    clearInterval(this.#timer);
  }

  /** Loads both lists, so that an event of the guest is never shown among the others. */
  async #load(): Promise<void> {
    // The list of tables already reports that the room cannot be reached.
    const listed = listedRuns().catch(() => this.#listed);
    try {
      this.#own = await ownRuns();
    } catch (error) {
      this.#refused = refusedOf(error);
    }
    this.#listed = await listed;
    this.isAnswered = true;
    this.host.requestUpdate();
  }

  /** The listed events in which the guest has no role. */
  get #others(): RunLine[] {
    const own = new Set(this.#own?.map(({ id }) => id));
    return this.#listed.filter(({ id }) => !own.has(id));
  }

  /** Returns whether there are events to show above the tables. */
  get hasEvents(): boolean {
    return (this.#own ?? []).length > 0 || this.#others.length > 0;
  }

  /** The guest's events, each with the roles and a link to the guest's desk, then the others, with links to boards. */
  events(): TemplateResult {
    const [own, others] = [this.#own ?? [], this.#others];
    return html`${
      own.length > 0
        ? html`${ownHead()}
            <ul class="tables">
              ${own.map((run) => line(run, firstDesk(run), run.roles.map((role) => roleText(role, [])).join(", ")))}
            </ul>`
        : nothing
    }
    ${
      others.length > 0
        ? html`<h2>${t("run-listed")}</h2>
            <ul class="tables">
              ${others.map((run) => line(run, address({ page: "board", run: run.id })))}
            </ul>`
        : nothing
    }`;
  }

  /** An explanation of events for a guest who has none; nothing for other guests. */
  invitation(): TemplateResult | typeof nothing {
    if (!this.#own && this.#refused)
      return html`${ownHead()}
        <p class="refused" role="alert">${refusalWords(this.#refused)}</p>`;
    if (this.#own?.length !== 0) return nothing;
    return html`${ownHead()}
      <p class="quiet">${t("run-own-none")}</p>`;
  }
}

const ownHead = (): TemplateResult =>
  html`<div class="head own-events">
    <h2>${t("run-own")}</h2>
    <a class="button" href=${address({ page: "new-event" })}>${t("run-new")}</a>
  </div>`;

function line({ name, date, stage }: RunLine, href: string, roles?: string): TemplateResult {
  return html`<li>
    <a class="table-card game-poker_run" href=${href}>
      <span class="pips" aria-hidden="true"></span>
      <strong><bdi>${name}</bdi></strong>
      ${roles === undefined ? nothing : html`<span class="quiet">${roles}</span>`}
      <span class="counts dotted"
        ><span>${capitalized(longDate(date))}</span> <span>${t(`run-stage-${stage}`)}</span></span
      >
    </a>
  </li>`;
}
