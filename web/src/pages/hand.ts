import { html, nothing } from "lit";
import { customElement, property, state } from "lit/decorators.js";
import { keyed } from "lit/directives/keyed.js";
import { refusedOf } from "../connection/api.js";
import { hand } from "../connection/rest.js";
import type { HandReplay } from "../generated/rest.js";
import { get } from "../connection/api.js";
import type { Refused, SeatView, TableView } from "../generated/server.js";
import { feltOf, loadFelt } from "../felts/index.js";
import { t } from "../i18n/catalog.js";
import { unitOf } from "../i18n/money.js";
import { handNames, refusalWords, stepText } from "../i18n/words.js";
import { address } from "../router.js";
import { outcome } from "../table/history.js";
import { clauseLinks, line } from "../table/log.js";
import { LightDomElement } from "../widgets/light.js";
import { loadFailure } from "./load-failure.js";

const PLAY_MS = 1400;

/** A finished hand, step by step, as this viewer may see it. */
@customElement("hand-page")
export class HandPage extends LightDomElement {
  @property() accessor table = "";
  @property({ type: Number }) accessor number = 1;
  @state() private accessor replay: HandReplay | undefined;
  @state() private accessor view: TableView | undefined;
  @state() private accessor refused: Refused | undefined;
  /** True if the felt of the game could not be loaded. */
  @state() private accessor lacksFelt = false;
  @state() private accessor place = 0;
  @state() private accessor playing = false;
  #timer: ReturnType<typeof setInterval> | undefined;

  override connectedCallback(): void {
    super.connectedCallback();
    this.addEventListener("clause", (event) => {
      location.href = `/rules/${this.replay?.game}#${(event as CustomEvent<string>).detail}`;
    });
    void this.#load();
  }

  /** Loads the hand, the table and the felt of the game, without which the replay has no cards. */
  async #load(): Promise<void> {
    const asked = hand(this.table, this.number);
    try {
      const felt = asked.then(({ game }) => this.#loadFelt(game));
      const [replay, view] = await Promise.all([asked, get<TableView>(`/tables/${this.table}`), felt]);
      this.replay = replay;
      this.view = asThen(view, replay);
    } catch (error) {
      this.refused = refusedOf(error);
    }
  }

  async #loadFelt(game: string): Promise<void> {
    try {
      await loadFelt(game);
    } catch (error) {
      reportError(error);
      this.lacksFelt = true;
    }
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    clearInterval(this.#timer);
  }

  protected override render() {
    if (this.refused)
      return html`<section class="page"><p class="refused" role="alert">${refusalWords(this.refused)}</p></section>`;
    if (this.lacksFelt) return loadFailure();
    if (!this.replay || !this.view) return nothing;
    const frame = this.replay.frames[this.place];
    const own = this.replay.players.findIndex(({ you }) => you);
    const you = {
      seat: this.replay.players[own]?.seat ?? null,
      hand_seat: own < 0 ? null : own + 1,
      turn: 0,
      host: false,
      rebuys_left: null,
      departed: null,
      may_stay: false,
      owed_within: null,
      fast_forward: false,
    };
    const view = frame && withoutMoves(frame.view);
    const moment = { seq: this.place, steps: [], chat: [], table: this.view, game: view, run_out: [], you };
    const felt = feltOf(this.replay.game);
    const scene = {
      view,
      table: this.view,
      you,
      act: async () => false,
      busy: true,
      events: this.replay.frames
        .slice(0, this.place + 1)
        .flatMap(({ steps }) => steps.flatMap((step) => ("game" in step ? [step.game.seen] : []))),
      name: handNames(this.view.players),
    };
    return html`<section class="page replay">
      <div class="head">
        <h1>${t("hand-number", { hand: this.replay.hand })}</h1>
        <a class="button" href=${address({ page: "table", id: this.table })}>${t("to-table")}</a>
      </div>
      ${this.replay.unpaid ? html`<p class="notice">${t("hand-void")}</p>` : nothing}
      <table-oval
        .state=${{ moment, steps: [], fresh: [], players: {}, at: 0 }}
        .felt=${felt}
        .scene=${scene}
      ></table-oval>
      ${
        felt && own >= 0
          ? html`<div class="dock ${felt.sideBySide ? "house" : ""}">
              ${felt.own(scene)}
              <p class="holding">${felt.holding(scene)}</p>
            </div>`
          : nothing
      }
      ${this.#controls(this.replay)}
      <ol class="log">
        ${frame?.steps.map((step) => line(step, { moment, players: {} }, clauseLinks(step)))}
      </ol>
      <div class="hidden" aria-live="polite">
        ${keyed(this.place, html`<p>${frame?.steps.map((step) => stepText(step, this.view!, undefined, { speech: true })).join(" ")}</p>`)}
      </div>
      ${this.#results(this.replay)}
    </section>`;
  }

  #controls({ frames, hand }: HandReplay) {
    const last = frames.length - 1;
    const step = t("step-of", { step: this.place + 1, of: frames.length });
    // A button that cannot go on stays enabled, so that it keeps the focus.
    const button = (wished: number, name: string, sign: string) => {
      const place = Math.max(0, Math.min(last, wished));
      return html`<button
        type="button"
        @click=${() => (this.place = place)}
        aria-disabled=${place === this.place}
        aria-label=${t(name)}
      >
        ${sign}
      </button>`;
    };
    return html`<div class="controls" role="group" aria-label=${t("replay")}>
      ${button(0, "first-step", "«")} ${button(this.place - 1, "step-back", "‹")}
      <button type="button" @click=${this.#toggle} aria-pressed=${this.playing}>
        ${this.playing ? t("stop") : t("play")}
      </button>
      ${button(this.place + 1, "step-on", "›")}
      <input
        type="range"
        min="0"
        max=${last}
        .value=${String(this.place)}
        aria-label=${t("step")}
        aria-valuetext=${`${t("step")} ${step}`}
        @input=${(event: Event) => (this.place = Number((event.target as HTMLInputElement).value))}
      />
      <span>${step}</span>
      <a href="/api/tables/${this.table}/hands/${hand}.phh" download>${t("download-phh")}</a>
    </div>`;
  }

  #toggle(): void {
    this.playing = !this.playing;
    clearInterval(this.#timer);
    if (!this.playing) return;
    this.#timer = setInterval(() => {
      const last = (this.replay?.frames.length ?? 1) - 1;
      if (this.place >= last) this.#toggle();
      else this.place += 1;
    }, PLAY_MS);
  }

  #results({ players, game, unpaid }: HandReplay) {
    const unit = unitOf(game);
    const results = players.map((player) => ({ name: player.name, had: outcome(unit, player) }));
    if (unpaid || results.every(({ had }) => had === undefined)) return nothing;
    return html`<ul class="results" aria-label=${t("results")}>
      ${results.map(({ name, had }) => html`<li>${name}${had === undefined ? nothing : html` <strong>${had}</strong>`}</li>`)}
    </ul>`;
  }
}

/** The view of a frame without the actions that were legal then: nothing can be done in a replay. */
const withoutMoves = (view: unknown): unknown => (view === null ? null : { ...(view as object), legal: null });

/** The table as it was during that hand: the players of that time, and no clock. */
function asThen(view: TableView, replay: HandReplay): TableView {
  const seats: (SeatView | null)[] = view.seats.map(() => null);
  for (const { seat, name, bot, bot_account } of replay.players) {
    seats[seat - 1] = {
      name,
      bot: bot ? "" : null,
      bot_account: bot_account ?? false,
      stack: null,
      coming: null,
      sits_out: false,
      needs_chips: false,
      leaving: false,
      waits: false,
      connected: true,
      bank_ms: 0,
    };
  }
  return {
    ...view,
    seats,
    lineup: replay.players.map(({ seat }) => seat),
    players: replay.players.map(({ name }) => name),
    button: replay.button ?? null,
    clock: null,
    hand: replay.hand,
  };
}
