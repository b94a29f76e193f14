import { html, nothing, type TemplateResult } from "lit";
import { customElement, property, state } from "lit/decorators.js";
import { repeat } from "lit/directives/repeat.js";
import { refusedOf } from "../connection/api.js";
import { type Command, type Ending, TableSocket } from "../connection/socket.js";
import type { Message, Moment, Refused, TableView } from "../generated/server.js";
import { feltOf } from "../felts/index.js";
import type { Scene } from "../felts/felt.js";
import { t } from "../i18n/catalog.js";
import { closingWords, handNames, refusalWords } from "../i18n/words.js";
import { address, backToLobby } from "../router.js";
import { Pacer } from "../state/pacer.js";
import { applyMessage, closingOf, type TableState } from "../state/table.js";
import { me, rename } from "../state/me.js";
import { keepFocus } from "../widgets/focus.js";
import { keys } from "../widgets/keys.js";
import { LightDomElement } from "../widgets/light.js";
import { announcements } from "../table/announcements.js";
import "../table/closed.js";
import "../table/history.js";
import "../table/host.js";
import "../table/ledger.js";
import { log } from "../table/log.js";
import { Motion } from "../table/motion.js";
import "../table/oval.js";
import "../table/preferences.js";
import { eventsOf, results } from "../table/results.js";
import "../table/seat.js";
import "../table/share.js";
import { showsTableCode, waitingWords } from "../table/waiting.js";
import { Signals } from "../turn/signals.js";
import { gameWithStakes } from "./table-stakes.js";

type Tab = "log" | "rules" | "hands" | "share" | "look" | "host";

/** Maximum number of announcements that are kept in the page. */
const KEPT_LINES = 100;

/** An announcement for screen readers; its number is unique in the page. */
interface Announcement {
  number: number;
  words: string;
}

/** The page of a table: the felt, the viewer's controls, and panels such as the log and the rules. */
@customElement("table-page")
export class TablePage extends LightDomElement {
  @property() accessor table = "";
  @state() private accessor state: TableState | undefined;
  @state() private accessor connected = false;
  @state() private accessor over: Ending | undefined;
  @state() private accessor refused: Refused | undefined;
  @state() private accessor busy = false;
  @state() private accessor tab: Tab | undefined = undefined;
  @state() private accessor clause = "";
  @state() private accessor asked = 0;
  @state() private accessor said: Announcement[] = [];
  @state() private accessor wished: number | undefined;
  @state() private accessor name: string | undefined;
  /** Number of the hand that the viewer asked to fast-forward. */
  @state() private accessor forwarded: number | undefined;
  readonly #pacer = new Pacer((state) => this.#show(state));
  readonly #signals = new Signals();
  #socket: TableSocket | undefined;
  #welcomed: (() => void) | undefined;
  #lost = false;

  constructor() {
    super();
    new Motion(this, { within: ".own-cards", onlyComing: true });
    keys(this, { escape: () => this.#closeSide() });
    keepFocus(this, [".side", ".dock", "main"]);
  }

  /** Opens a panel as an entry in the browser's history, so that going back closes it without leaving the table. */
  #openSide(tab: Tab): void {
    if (this.tab === undefined) history.pushState({ panel: tab }, "");
    else history.replaceState({ panel: tab }, "");
    this.tab = tab;
  }

  /** Closes the panel. The focus returns to the button that opened it. */
  #closeSide(): boolean {
    const opener = this.querySelector<HTMLElement>("nav [aria-pressed=true]");
    if (this.tab === undefined) return false;
    this.tab = undefined;
    if (panelOf(history.state)) history.back();
    opener?.focus();
    return true;
  }

  readonly #wentBack = (): void => {
    const tab = panelOf(history.state);
    const opener = this.querySelector<HTMLElement>("nav [aria-pressed=true]");
    if (tab === this.tab) return;
    this.tab = tab;
    if (!tab) opener?.focus();
  };

  override connectedCallback(): void {
    super.connectedCallback();
    this.addEventListener("clause", (event) => this.#openClause((event as CustomEvent<string>).detail));
    window.addEventListener("popstate", this.#wentBack);
    this.tab = panelOf(history.state);
    void me().then(({ name }) => (this.name = name ?? undefined));
    this.#signals.start();
    this.#connect();
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    window.removeEventListener("popstate", this.#wentBack);
    this.#socket?.close();
    this.#signals.stop();
    this.#pacer.flush();
  }

  /**
   * Closes the panel of a closed table, and scrolls to the results of a hand. Moves the focus to the table once it is
   * open, and to the viewer's seat after sitting down, unless the focus is in use elsewhere.
   */
  protected override updated(changed: Map<string, unknown>): void {
    if (this.#isClosed()) this.#closeSide();
    if (changed.has("over") && typeof this.over === "object") this.querySelector<HTMLElement>("main")?.focus();
    if (!changed.has("state") || !this.state) return;
    const before = changed.get("state") as TableState | undefined;
    if (before?.moment.table.phase === "playing")
      this.querySelector(".hand-results")?.scrollIntoView({ block: "nearest" });
    const sat = before?.moment.you.seat == null && this.state.moment.you.seat != null;
    if (before && !sat) return;
    const unfocused = document.activeElement === null || document.activeElement === document.body;
    if (unfocused || (sat && before && document.activeElement!.closest("seat-tools, table-oval")))
      this.querySelector<HTMLElement>(before ? ".dock" : "main")?.focus();
  }

  #connect(): void {
    this.#socket?.close();
    this.#socket = new TableSocket(this.table, {
      since: () => this.#pacer.latest?.moment.seq,
      message: (message) => this.#onMessage(message),
      connected: (connected) => {
        if (connected && this.#lost) this.#announce([t("reconnected")]);
        this.#lost = !connected;
        this.connected = connected;
        if (connected) this.#welcomed?.();
      },
      ended: (why) => this.#ended(why),
    });
  }

  #onMessage(message: Message): void {
    if (message.type !== "welcome" && message.type !== "moved" && message.type !== "presence") return;
    const after = applyMessage(this.#pacer.latest, message, performance.now());
    if (after) this.#pacer.take(after);
  }

  #show(after: TableState): void {
    const before = this.state;
    if (after.moment.table.hand !== before?.moment.table.hand) this.refused = undefined;
    this.state = after;
    this.#signals.show(before, after);
    this.#announce(announcements(before, after, after.moment.game == null ? undefined : this.#scene()));
  }

  /**
   * Appends announcements, each a separate element, so that a screen reader reads one even if it repeats the previous
   * text. The latest {@link KEPT_LINES} are kept.
   */
  #announce(lines: string[]): void {
    const next = (this.said.at(-1)?.number ?? 0) + 1;
    this.said = [...this.said, ...lines.map((words, place) => ({ number: next + place, words }))].slice(-KEPT_LINES);
  }

  #ended(why: Ending): void {
    if (why === "other_version") location.reload();
    this.#signals.end();
    this.over = why;
  }

  /** Opens the table again after the administrator has removed the guest, who may return. */
  async #comeBack(): Promise<void> {
    this.over = undefined;
    this.#connect();
    await this.updateComplete;
    this.querySelector<HTMLElement>("main")?.focus();
  }

  #openClause(clause: string): void {
    this.clause = clause;
    this.asked += 1;
    this.#openSide("rules");
  }

  readonly #ask = async (command: Command): Promise<void> => {
    await this.#socket!.ask(command);
  };

  async #act(action: unknown): Promise<boolean> {
    const { table, you } = this.state!.moment;
    this.busy = true;
    this.refused = undefined;
    try {
      await this.#ask({ do: "act", hand: table.hand, turn: you.turn, action });
    } catch (error) {
      this.refused = refusedOf(error);
    }
    this.busy = false;
    return this.refused === undefined;
  }

  /** Returns whether the table is closed and no run-out is still being shown. */
  #isClosed(): boolean {
    return this.over === "closed" ? !this.#pacer.running : this.state?.moment.table.phase === "closed";
  }

  protected override render() {
    if (this.#isClosed()) {
      return html`<closed-table .table=${this.table} .closing=${this.state && closingOf(this.state)}></closed-table>`;
    }
    if (typeof this.over === "object") return decision(this.over, () => void this.#comeBack());
    if (this.over === "removed") return stop(t("removed"));
    if (this.over === "missing") return stop(t("no-such-table"));
    if (this.over === "held") return stop(t("refusal-table_held"));
    if (this.over === "crowded") return stop(t("crowded"));
    if (!this.state) return stop(t("connecting"));
    const { moment } = this.state;
    const felt = feltOf(moment.table.game);
    const scene = moment.game == null ? undefined : this.#scene();
    return html`<div class="table-page ${this.tab ? "with-side" : ""}">
      ${this.#head()}
      <main class="felt" id="content" tabindex="-1" aria-labelledby="table-name">
        <h1 class="hidden" id="table-name">${moment.table.name}</h1>
        <div class="stage">
          ${this.#banner()}
          <table-oval
            .state=${this.state}
            .felt=${felt}
            .scene=${scene}
            .take=${moment.you.seat == null ? this.#take : undefined}
          ></table-oval>
          ${felt?.fixedPlace ? nothing : results(this.state)}
        </div>
        <section
          class="dock game-${moment.table.game} ${hasPlace(moment) ? "seated" : ""}"
          aria-label=${t("your-place")}
          tabindex="-1"
        >
          ${
            scene && felt && moment.you.hand_seat != null
              ? html`<div class="own-row">
                  ${felt.own(scene)}
                  <p class="holding">${felt.holding(scene)}</p>
                </div>`
              : nothing
          }
          ${this.#refusal(moment.table.game)}
          <div class="place" @input=${() => (this.refused = undefined)}>
            ${this.#fastForward(this.state)}
            ${scene && felt && moment.you.hand_seat != null && moment.table.phase === "playing" ? felt.actions(scene) : nothing}
            ${felt?.fixedPlace ? results(this.state) : nothing}
          </div>
          <seat-tools
            .moment=${moment}
            .ask=${this.#ask}
            .name=${this.name}
            .wished=${this.wished}
            .introduce=${this.#introduce}
            @wish=${(event: CustomEvent<number | null>) => (this.wished = event.detail ?? undefined)}
          ></seat-tools>
        </section>
      </main>
      ${this.#side()}
      <div class="hidden" role="log" aria-live="polite" aria-label=${t("announcements")}>
        ${repeat(
          this.said,
          ({ number }) => number,
          ({ words }) => html`<p>${words}</p>`,
        )}
      </div>
    </div>`;
  }

  #refusal(game: string) {
    if (!this.refused) return nothing;
    const clauses = this.refused.clauses ?? [];
    return html`<p class="refused" role="alert">
      ${refusalWords(this.refused, game)}${clauses.map((id) => html` <button type="button" class="clause-link" @click=${() => this.#openClause(id)}>${id}</button>`)}
    </p>`;
  }

  /** Gives the guest a name, and waits until the socket is connected again under that name. */
  readonly #introduce = async (name: string): Promise<void> => {
    const { name: kept } = await rename(name);
    const back = new Promise<void>((resolve) => (this.#welcomed = resolve));
    this.#connect();
    await back;
    this.name = kept ?? name;
  };

  readonly #take = (chair: number): void => {
    this.wished = chair;
  };

  /**
   * After folding, and during a run-out, the rest of the hand can be skipped: a run-out at once, the play of bots once
   * all players who are out of the hand have requested it.
   */
  #fastForward({ moment, stageMs }: TableState) {
    const stage = stageMs !== undefined;
    const { table, you } = moment;
    const asked = !stage && table.phase === "playing" && this.forwarded === table.hand;
    if (!stage && !you.fast_forward && !asked) return nothing;
    const skip = () => {
      this.#pacer.skip();
      if (you.fast_forward) void this.#askToForward(table.hand);
    };
    return html`<p class="tools">
      <span class="quiet" role="status">${asked ? t("fast-forward-waits") : nothing}</span>
      <button type="button" ?disabled=${asked} @click=${skip}>${t("fast-forward")}</button>
    </p>`;
  }

  async #askToForward(hand: number): Promise<void> {
    this.forwarded = hand;
    try {
      await this.#ask({ do: "fast_forward", hand });
    } catch {
      this.forwarded = undefined;
    }
  }

  #scene(): Scene<unknown> {
    const { moment } = this.state!;
    return {
      view: moment.game,
      table: moment.table,
      you: moment.you,
      act: (action) => this.#act(action),
      busy: this.busy || !this.connected,
      events: eventsOf(this.state!),
      name: handNames(moment.table.players),
    };
  }

  #head(): TemplateResult {
    const { table, you } = this.state!.moment;
    const tabs: Tab[] = ["log", "rules", "hands", "share", "look", ...(you.host ? (["host"] as const) : [])];
    const toggle = (tab: Tab) => () => (this.tab === tab ? this.#closeSide() : this.#openSide(tab));
    return html`<header class="top table-top">
      <a class="name" href=${backToLobby()} aria-label=${t("to-lobby")}>‹</a>
      <span class="title"><strong>${table.name}</strong>${secondLine(table)}</span>
      <nav aria-label=${t("beside")}>
        ${tabs.map((tab) => html`<button type="button" aria-pressed=${this.tab === tab} @click=${toggle(tab)}>${t(`tab-${tab}`)}</button>`)}
      </nav>
    </header>`;
  }

  #banner() {
    const { table } = this.state!.moment;
    const lost = !this.connected;
    const paused = !lost && table.phase === "paused";
    const closing = closingOf(this.state!);
    // The alert about a lost connection interrupts the screen reader. The status region stays in the page, so that new
    // content is announced.
    return html`${lost ? html`<div role="alert"><p class="banner pressing lost">${t("reconnecting")}</p></div>` : nothing}
      <div role="status">
        ${paused ? html`<p class="banner pressing">${t("paused-for", { minutes: Math.ceil((table.pause_left_ms ?? 0) / 60000) })}</p>` : nothing}
        ${table.phase === "waiting" ? html`<p class="banner ${showsTableCode(table) ? "hidden" : ""}">${waitingWords(table)}</p>` : nothing}
        ${closing && table.phase === "playing" ? html`<p class="banner pressing">${closingWords(closing, "closing", table.game)}</p>` : nothing}
      </div>`;
  }

  #side() {
    const { moment } = this.state!;
    if (!this.tab || (this.tab === "host" && !moment.you.host)) return nothing;
    const content: Record<Tab, () => TemplateResult> = {
      log: () => log(this.state!),
      rules: () =>
        html`<rule-book
          .game=${moment.table.game}
          .table=${moment.table}
          .clause=${this.clause}
          .asked=${this.asked}
        ></rule-book>`,
      hands: () =>
        html`<table-ledger .table=${this.table} .hand=${moment.table.hand}></table-ledger>
          <hand-list .table=${this.table} .game=${moment.table.game} .hand=${moment.table.hand}></hand-list>`,
      share: () => html`<share-table .table=${this.table}></share-table>`,
      look: () => html`<display-settings></display-settings>`,
      host: () => html`<host-tools .moment=${moment} .ask=${this.#ask}></host-tools>`,
    };
    return html`<aside class="side" tabindex="-1" aria-label=${t(`tab-${this.tab}`)}>
      <div class="side-head">
        <span class="quiet" aria-hidden="true">${t(`tab-${this.tab}`)}</span>
        <button type="button" class="close" @click=${() => this.#closeSide()} aria-label=${t("close")}>×</button>
      </div>
      ${content[this.tab]()}
    </aside>`;
  }
}

/** The second line of the header. The stakes come first, so that a narrow window cuts off only what follows them. */
const secondLine = (table: TableView): TemplateResult =>
  html`<small
    ><span class="stakes">${gameWithStakes(table)}</span> ·
    ${table.hand > 0 ? t("table-hand", { hand: table.hand }) : t("phase-waiting")}${
      table.watchers > 0 ? html`<span class="watching"> · ${t("watchers", { count: table.watchers })}</span>` : nothing
    }</small
  >`;

/** Returns whether the place of the controls is kept for the viewer: during a hand and, for its result, after it. */
const hasPlace = ({ table, you }: Moment) =>
  you.hand_seat != null && (table.phase === "playing" || table.phase === "between");

const TABS: readonly string[] = ["log", "rules", "hands", "share", "look", "host"] satisfies Tab[];

/** The open panel stored in a history entry; undefined if none was open. */
function panelOf(state: unknown): Tab | undefined {
  const panel = (state as { panel?: string } | null)?.panel;
  return panel !== undefined && TABS.includes(panel) ? (panel as Tab) : undefined;
}

/** The decision of the administrator about the guest, with the next steps. */
function decision(refused: Refused, comeBack: () => void): TemplateResult {
  const isRemoved = refused.code === "removed_from_tables";
  return html`<main class="page" id="content" tabindex="-1">
    <h1>${t(isRemoved ? "removed-title" : "banned-title")}</h1>
    <p class="refused" role="alert">${refusalWords(refused)}</p>
    ${isRemoved ? html`<p>${t("removed-next")}</p>` : nothing}
    <div class="controls">
      ${
        isRemoved
          ? html`<button type="button" @click=${comeBack}>${t("removed-back")}</button>`
          : html`<a class="button" href=${address({ page: "you" })}>${t("you-log-out")}</a>`
      }
      <a class="button" href=${backToLobby()}>${t("to-lobby")}</a>
    </div>
  </main>`;
}

const stop = (words: string) =>
  html`<main class="page" id="content" tabindex="-1">
    <p role="status">${words}</p>
    <p><a href=${backToLobby()}>${t("to-lobby")}</a></p>
  </main>`;
