import { html, nothing, type TemplateResult } from "lit";
import { customElement, property, state } from "lit/decorators.js";
import { logPath } from "../connection/runs.js";
import type { RunBoard as Board, RunHead } from "../generated/run.js";
import { t } from "../i18n/catalog.js";
import { capitalized, longDate } from "../i18n/clock.js";
import { refusalWords } from "../i18n/words.js";
import { previewName } from "../pages/link-preview.js";
import { Motion } from "../table/motion.js";
import { keys } from "../widgets/keys.js";
import { LightDomElement } from "../widgets/light.js";
import "./board-countdown.js";
import { asksForProjector, LARGE, ROOMY } from "./board-form.js";
import { outList, unrankedList } from "./board-lists.js";
import { BoardController } from "./board-live.js";
import { linesOf, stillOut, winning } from "./board-model.js";
import "./board-projector.js";
import { standingsTable } from "./board-standings.js";
import { publicMovedNote } from "./moved-note.js";
import { holdingWords, numberWords } from "./board-words.js";

/**
 * The public board of an event: the standings, the participants who are still out, and the hands that are not ranked. A
 * large screen shows it page by page; with `?projector` in the address, the frame of the page is hidden, except in a
 * narrow window.
 */
@customElement("run-board")
export class RunBoardPage extends LightDomElement {
  @property() accessor run = "";
  @state() private accessor large = matchMedia(LARGE).matches;
  @state() private accessor roomy = matchMedia(ROOMY).matches;
  /** `true` after the viewer chose the list on a large screen. */
  @state() private accessor listed = false;
  @state() private accessor paused = false;
  @state() private accessor projector = asksForProjector();
  readonly #live = new BoardController(this, () => this.run);
  readonly #screens = [matchMedia(LARGE), matchMedia(ROOMY)] as const;
  readonly #resized = () => {
    [this.large, this.roomy] = [this.#screens[0].matches, this.#screens[1].matches];
  };
  readonly #fullScreen = () => document.fullscreenElement || this.#project(false);
  #spoken = "";

  constructor() {
    super();
    new Motion(this, { within: ".run-whole" });
    keys(this, { escape: () => this.projector && (this.#project(false), true) });
  }

  override connectedCallback(): void {
    super.connectedCallback();
    for (const screen of this.#screens) screen.addEventListener("change", this.#resized);
    document.addEventListener("fullscreenchange", this.#fullScreen);
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    for (const screen of this.#screens) screen.removeEventListener("change", this.#resized);
    document.removeEventListener("fullscreenchange", this.#fullScreen);
    delete document.documentElement.dataset["projector"];
  }

  /** Shows or hides the frame of the page. The browser allows full screen only after a user gesture. */
  #project(on: boolean): void {
    if (this.projector === on) return;
    this.projector = on;
    this.paused = false;
    history.replaceState(null, "", on ? "?projector" : location.pathname);
    if (on) document.documentElement.requestFullscreen?.().catch(() => undefined);
    else if (document.fullscreenElement) void document.exitFullscreen();
  }

  /** `true` if the frame of the page is hidden. */
  get #projects(): boolean {
    return this.projector && this.roomy;
  }

  protected override updated(): void {
    document.documentElement.toggleAttribute("data-projector", this.#projects);
  }

  protected override render() {
    const { board, refused } = this.#live;
    const paged = this.#projects || (this.large && !this.listed);
    if (!board) return refused ? html`<p class="page refused" role="alert">${refusalWords(refused)}</p>` : early(paged);
    document.title = `${board.run.name} · Cardroom`;
    return html`<section class="run-board ${paged ? "paged" : ""}">
      ${this.#head(board, paged)}
      ${refused ? html`<p class="refused" role="alert">${t("board-not-current", { reason: refusalWords(refused) })}</p>` : nothing}
      ${publicMovedNote(board.run)} ${this.#announcement(board)}
      ${paged ? html`<run-projector .board=${board} .paused=${this.paused}></run-projector>` : nothing}
      <div class=${paged ? "hidden" : "run-whole"}>${whole(board, !paged)}</div>
    </section>`;
  }

  #head(board: Board, paged: boolean): TemplateResult {
    const { run } = board;
    return html`<header class="run-head">
      <div>
        <h1><bdi>${run.name}</bdi></h1>
        <p class="run-day">${capitalized(longDate(run.date))} · <strong>${t(`run-stage-${run.stage}`)}</strong></p>
      </div>
      <p class="run-clock"><run-countdown .run=${run}></run-countdown></p>
      <p class="run-note ${run.provisional ? "provisional" : ""}">${noteWords(board)}</p>
      <div class="run-switches">
        ${
          this.large || this.#projects
            ? html`${
                  paged
                    ? html`<button
                        type="button"
                        aria-pressed=${this.paused}
                        @click=${() => (this.paused = !this.paused)}
                      >
                        ${t("board-pause")}
                      </button>`
                    : nothing
                }
                ${
                  this.projector
                    ? nothing
                    : html`<button
                        type="button"
                        aria-pressed=${this.listed}
                        @click=${() => (this.listed = !this.listed)}
                      >
                        ${t("board-as-list")}
                      </button>`
                }
                ${paged && !this.projector ? html`<a class="button" href=${logPath(run.id)} download>${t("board-log")}</a>` : nothing}
                <button type="button" aria-pressed=${this.projector} @click=${() => this.#project(!this.projector)}>
                  ${t("board-projector")}
                </button>`
            : nothing
        }
      </div>
    </header>`;
  }

  /** The live region, which announces the hands with a prize when they change. */
  #announcement(board: Board): TemplateResult {
    if (this.#live.leadersChanged) this.#spoken = leadersWords(board);
    return html`<p class="hidden" role="status">${this.#spoken}</p>`;
  }
}

/** The whole board below its head. A cancelled event has no standings, as its note says. */
const whole = (board: Board, linked: boolean) =>
  html`${board.run.stage === "cancelled" ? nothing : standings(board, linked)}
  ${linked ? html`${outList(board)} ${unrankedList(board)} ${logLink(board.run)}` : nothing}`;

const standings = (board: Board, linked: boolean) =>
  html`<h2>${t("board-standings")}</h2>
    ${(board.standings ?? []).length > 0 ? standingsTable(board, { linked }) : html`<p>${t("board-no-standings")}</p>`}`;

/** The link to the event's log, which anybody can check. */
const logLink = ({ id }: RunHead): TemplateResult =>
  html`<p class="quiet">
    <a href=${logPath(id)} download>${t("board-log")}</a> ${t("board-log-why")} <code>cardroom verify</code>
  </p>`;

/** The sentence that explains the standings at this stage. */
function noteWords(board: Board): string {
  const { stage, provisional, entries_lost } = board.run;
  if (provisional && entries_lost) return t("board-note-entries-lost");
  if (provisional && stage === "running") return t("board-note-provisional");
  const out = stillOut(board).reduce((sum, { rows }) => sum + rows.length, 0);
  return t(`board-note-${stage}`, { out });
}

/** The hands with a prize, best first, for a screen reader. */
function leadersWords(board: Board): string {
  const lines = linesOf(board.participants);
  const leaders = winning(board).map((standing) => {
    const row = lines.get(standing.id)?.row;
    const name = row?.name ?? numberWords(row?.participant ?? 0);
    return t("board-leader", { place: standing.place, name, holding: holdingWords(standing) });
  });
  return t(board.run.stage === "final" ? "board-leaders-final" : "board-leaders", { leaders: leaders.join("; ") });
}

/** The board before the first message: the name of the event, if it is known, where the shell of the page has it. */
function early(paged: boolean): TemplateResult | typeof nothing {
  const name = previewName();
  if (name === undefined) return nothing;
  return html`<section class="run-board ${paged ? "paged" : ""}">
    <header class="run-head">
      <div>
        <h1><bdi>${name}</bdi></h1>
      </div>
    </header>
  </section>`;
}
