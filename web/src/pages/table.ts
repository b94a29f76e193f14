import { html, noChange, nothing, type TemplateResult } from "lit";
import { customElement, property, state } from "lit/decorators.js";
import { repeat } from "lit/directives/repeat.js";
import { refusedOf } from "../connection/api.js";
import { type Command, type Ending, TableSocket } from "../connection/socket.js";
import type { ChatMessage, Message, Moment, Refused, TableView } from "../generated/server.js";
import { feltOf, hasFelt, loadFelt } from "../felts/index.js";
import type { Scene } from "../felts/felt.js";
import { t } from "../i18n/catalog.js";
import { closingWords, handNames, refusalWords } from "../i18n/words.js";
import { address, backToLobby } from "../router.js";
import { shortcutsChoice } from "../state/choices.js";
import { MutedNames } from "../state/muted.js";
import { Pacer } from "../state/pacer.js";
import { applyMessage, closingOf, type TableState } from "../state/table.js";
import { inTab } from "../storage/texts.js";
import { me, rename } from "../state/me.js";
import { afterPaint } from "../widgets/after-paint.js";
import { followChoices } from "../widgets/follow-choices.js";
import { keepFocus } from "../widgets/focus.js";
import { keys, QUESTION } from "../widgets/keys.js";
import { LightDomElement } from "../widgets/light.js";
import { type Announcements, announcements } from "../table/announcements.js";
import { chatText, ownName } from "../table/chat.js";
import "../table/clock.js";
import "../table/closed.js";
import "../table/history.js";
import { log } from "../table/log.js";
import { Motion } from "../table/motion.js";
import type { TableOval } from "../table/oval.js";
import "../table/oval.js";
import { eventsOf, results } from "../table/results.js";
import "../table/seat.js";
import { Speech } from "../table/speech.js";
import { showsTableCode, waitingWords } from "../table/waiting.js";
import { maySit } from "../table/waiting-list.js";
import { Signals } from "../turn/signals.js";
import { clauseLink } from "./clause-link.js";
import { previewName } from "./link-preview.js";
import { loadFailure } from "./load-failure.js";
import { loadPanels } from "./parts.js";
import { gameWithStakes } from "./table-stakes.js";

type Tab = "log" | "chat" | "rules" | "hands" | "share" | "look" | "host" | "keys";

/** Maximum number of announcements that are kept in the page. */
const KEPT_LINES = 100;

/** Time after which a table that does not answer has no connection, in milliseconds. */
const LATE_MS = 5000;

/** An announcement for screen readers; its number is unique in the page. */
interface Announcement {
  number: number;
  words: string;
  isUrgent: boolean;
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
  @state() private accessor announced: Announcement[] = [];
  @state() private accessor wished: number | undefined;
  @state() private accessor name: string | undefined;
  /** Number of the hand that the viewer asked to fast-forward. */
  @state() private accessor forwarded: number | undefined;
  /** True in a window that is wide enough for the log and the chat beside the table. */
  @state() private accessor wide = WIDE.matches;
  /** True in a window in which a panel is beside the table, and not a sheet that covers it. */
  @state() private accessor beside = BESIDE.matches;
  /** Sequence number of the last message in the chat that the viewer could see. */
  @state() private accessor readChat = 0;
  /** True if the felt of the game could not be loaded. */
  @state() private accessor lacksFelt = false;
  /** True once the felt has been rendered. Until then the table is hidden, so that all of it shows in one frame. */
  @state() private accessor isComplete = false;
  /** True if the table has not answered for {@link LATE_MS}. */
  @state() private accessor isLate = false;
  /** The state of the code of the panels that load after the table. */
  @state() private accessor panels: "loading" | "loaded" | "failed" = "loading";
  #asksRest = false;
  /** True if the update shows what has been rendered, which would take as long once more. */
  #onlyShows = false;
  #muted: MutedNames | undefined;
  readonly #speech = new Speech(this);
  readonly #pacer = new Pacer((state) => this.#show(state));
  readonly #signals = new Signals();
  #socket: TableSocket | undefined;
  /** The messages that wait for the felt of the game; undefined while none has to wait. */
  #early: { message: Message; at: number }[] | undefined;
  #welcomed: (() => void) | undefined;
  #lost = false;
  #lateness: ReturnType<typeof setTimeout> | undefined;
  /** The link in the page that opened the panel, if it was no button of the header. */
  #opener: Element | undefined;

  constructor() {
    super();
    followChoices(this);
    new Motion(this, { within: ".own-cards", onlyComing: true });
    keys(this, {
      escape: () => !this.querySelector(QUESTION) && this.#closeSide(),
      "?": () => shortcutsChoice.isOn() && this.#listKeys(),
    });
    keepFocus(this, [".side", ".dock", "main"]);
  }

  /**
   * Opens a panel as an entry in the browser's history, so that going back closes it without leaving the table. The focus
   * later returns to `opener`, or else to the panel's button in the header.
   */
  #openSide(tab: Tab, opener?: Element): void {
    this.#opener = opener;
    if (this.tab === undefined) history.pushState({ panel: tab }, "");
    else history.replaceState({ panel: tab }, "");
    this.tab = tab;
  }

  /** Closes the panel. Returns whether one was open. */
  #closeSide(): boolean {
    if (this.tab === undefined) return false;
    this.tab = undefined;
    if (panelOf(history.state)) history.back();
    return true;
  }

  /** Closes the panel for the viewer's turn, and moves the focus to the controls. */
  readonly #backToTable = (): void => {
    this.#opener = this.querySelector(".dock") ?? undefined;
    this.#closeSide();
  };

  readonly #wentBack = (): void => {
    this.tab = panelOf(history.state);
  };

  readonly #resized = (): void => {
    this.wide = WIDE.matches;
    this.beside = BESIDE.matches;
  };

  /** Moves the focus to the heading of a panel that was opened, or back to the opener of one that was closed. */
  #focusSide(closed: Tab | undefined): void {
    const button = this.querySelector(`nav [data-tab=${closed === "keys" ? "look" : closed}]`);
    const target = this.tab ? this.querySelector(HEADING) : this.#opener?.isConnected ? this.#opener : button;
    (target as HTMLElement | null)?.focus();
  }

  /** Makes the controls that a panel covers as a sheet inert. Messages above the felt are announced all the same. */
  #disableCovered(): void {
    const parts = this.querySelectorAll<HTMLElement>("table-oval, .hand-results, .dock");
    for (const part of parts) part.inert = this.#isCovered;
  }

  /** Returns whether a panel covers the table. */
  get #isCovered(): boolean {
    return !this.beside && this.querySelector(".side") !== null;
  }

  override connectedCallback(): void {
    super.connectedCallback();
    this.addEventListener("clause", (event) => this.#openClause(event as CustomEvent<string>));
    window.addEventListener("popstate", this.#wentBack);
    WIDE.addEventListener("change", this.#resized);
    BESIDE.addEventListener("change", this.#resized);
    this.#muted = new MutedNames(this.table);
    this.tab = panelOf(history.state);
    this.#signals.start();
    this.#lateness = setTimeout(() => (this.isLate = !this.state), LATE_MS);
    this.#connect();
  }

  /** Loads the viewer's name and the code of the panels. Not before the table shows, since they would delay that. */
  #loadRest(): void {
    if (!this.isConnected) return;
    void me().then(({ name }) => (this.name = name ?? undefined));
    loadPanels().then(
      () => (this.panels = "loaded"),
      () => (this.panels = "failed"),
    );
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    window.removeEventListener("popstate", this.#wentBack);
    WIDE.removeEventListener("change", this.#resized);
    BESIDE.removeEventListener("change", this.#resized);
    clearTimeout(this.#lateness);
    this.#socket?.close();
    this.#signals.stop();
    this.#pacer.flush();
  }

  protected override willUpdate(changed: Map<string, unknown>): void {
    this.#onlyShows = changed.size === 1 && changed.has("isComplete");
  }

  /**
   * Closes the panel of a closed table, and scrolls to the results of a hand. Moves the focus to the table once it is
   * open, or to the panel that covers it, and to the viewer's seat after sitting down, unless the focus is in use
   * elsewhere.
   */
  protected override updated(changed: Map<string, unknown>): void {
    if (!this.#asksRest && (this.isComplete || this.over)) {
      this.#asksRest = true;
      afterPaint(() => this.#loadRest());
    }
    if (this.#isClosed()) this.#closeSide();
    this.#disableCovered();
    if (changed.has("tab") && this.tab !== changed.get("tab")) this.#focusSide(changed.get("tab") as Tab | undefined);
    if (this.state && this.#seesChat() && lastMessage(this.state) !== this.readChat) this.#readTo(this.state);
    if (changed.has("over") && typeof this.over === "object") this.querySelector<HTMLElement>("main")?.focus();
    if (!changed.has("state") || !this.state) return;
    const before = changed.get("state") as TableState | undefined;
    if (before?.moment.table.phase === "playing")
      this.querySelector(".hand-results")?.scrollIntoView({ block: "nearest" });
    if (!before) return void this.#complete();
    if (before.moment.you.seat == null && this.state.moment.you.seat != null) this.#focusTable(before);
  }

  /** Shows the table once its felt has been rendered for the first time, and moves the focus to it. */
  async #complete(): Promise<void> {
    try {
      await this.querySelector<TableOval>("table-oval")?.updateComplete;
    } finally {
      this.isComplete = true;
      // To focus a part computes the layout, which the first paint does anyway.
      afterPaint(() => this.#focusTable(undefined));
    }
  }

  /** Moves the focus to the table that has opened, or to the controls of the viewer who sat down after the state `before`. */
  #focusTable(before: TableState | undefined): void {
    const unfocused = document.activeElement === null || document.activeElement === document.body;
    if (unfocused || (before && document.activeElement!.closest("seat-tools, table-oval")))
      this.querySelector<HTMLElement>(before ? ".dock" : this.#isCovered ? HEADING : "main")?.focus();
  }

  #connect(): void {
    this.#socket?.close();
    this.#socket = new TableSocket(this.table, {
      since: () => this.#pacer.latest?.moment.seq,
      message: (message, at) => this.#onMessage(message, at),
      connected: (connected) => {
        if (connected && this.#lost) this.#announce({ lines: [t("reconnected")], isUrgent: false });
        this.#lost = !connected;
        this.connected = connected;
        if (connected) this.#welcomed?.();
      },
      ended: (why) => this.#ended(why),
    });
  }

  #onMessage(message: Message, at: number): void {
    if (this.#early) return void this.#early.push({ message, at });
    if (message.type === "welcome" && !hasFelt(message.table.game)) return void this.#awaitFelt(message, at);
    if (message.type !== "welcome" && message.type !== "moved" && message.type !== "presence") return;
    const after = applyMessage(this.#pacer.latest, message, at);
    if (after) this.#pacer.take(after);
  }

  /** Lets this message and the following ones wait for the felt of the game. */
  async #awaitFelt(message: Extract<Message, { type: "welcome" }>, at: number): Promise<void> {
    this.#early = [{ message, at }];
    const waiting = this.#early;
    try {
      await loadFelt(message.table.game);
    } catch (error) {
      reportError(error);
      this.lacksFelt = true;
      this.#socket?.close();
      return;
    }
    this.#early = undefined;
    if (!this.isConnected) return;
    for (const { message, at } of waiting) this.#onMessage(message, at);
  }

  #show(state: TableState): void {
    const before = this.state;
    if (state.moment.table.hand !== before?.moment.table.hand) this.refused = undefined;
    this.state = state;
    const scene = state.moment.game == null ? undefined : this.#scene();
    const felt = feltOf(state.moment.table.game);
    const after = { ...state, isAnswered: scene !== undefined && felt?.isAnswered?.(scene) === true };
    this.state = after;
    if (!before) this.#resumeChat(after);
    this.#signals.show(before, after);
    this.#muted?.follow(after.fresh);
    this.#speech.hear(after.freshChat.filter(({ name }) => !this.#muted?.has(name)));
    this.#announce(announcements(before, after, scene, felt));
    this.#announce({ lines: this.#heard(after.freshChat).map(chatLine), isUrgent: false });
  }

  /** The messages of other people whom the viewer has not muted. */
  #heard(messages: readonly ChatMessage[]): ChatMessage[] {
    const own = this.state && ownName(this.state.moment);
    return messages.filter(({ name }) => name !== own && !this.#muted?.has(name));
  }

  /** Counts as read what the viewer could see in this tab before, and for a newcomer everything that was written before. */
  #resumeChat(first: TableState): void {
    const read = inTab.read(`chat-read-${this.table}`);
    if (read === undefined) this.#readTo(first);
    else this.readChat = Number(read);
  }

  #readTo(state: TableState): void {
    this.readChat = lastMessage(state);
    inTab.write(`chat-read-${this.table}`, String(this.readChat));
  }

  /** Returns whether the chat is in view. */
  #seesChat(): boolean {
    return this.tab === "chat" || this.#isDocked();
  }

  /** Returns whether the log and the chat are beside the table, in a wide window without another panel. */
  #isDocked(): boolean {
    return this.wide && (this.tab === undefined || DOCKED.includes(this.tab));
  }

  /**
   * Appends announcements, each a separate element, so that a screen reader reads one even if it repeats the previous
   * text. The latest {@link KEPT_LINES} are kept.
   */
  #announce({ lines, isUrgent }: Announcements): void {
    const next = (this.announced.at(-1)?.number ?? 0) + 1;
    const added = lines.map((words, place) => ({ number: next + place, words, isUrgent }));
    this.announced = [...this.announced, ...added].slice(-KEPT_LINES);
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

  #openClause({ detail, target }: CustomEvent<string>): void {
    this.clause = detail;
    this.asked += 1;
    if (this.tab !== "rules") this.#openSide("rules", target as Element);
  }

  readonly #listKeys = (): true => {
    this.#openSide("keys", document.activeElement ?? undefined);
    return true;
  };

  /** Opens a panel with its button, or closes it if it is open. The rules begin with their first part. */
  #toggle(tab: Tab): void {
    this.clause = "";
    if (this.tab === tab) this.#closeSide();
    else this.#openSide(tab);
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
      return html`<closed-table .table=${this.table} .closing=${this.state && closingOf(this.state)}></closed-table>
        ${this.panels === "failed" ? loadFailure() : nothing}`;
    }
    if (typeof this.over === "object") return decision(this.over, () => void this.#comeBack());
    if (this.over === "removed") return stop(t("removed"));
    if (this.over === "missing") return stop(t("no-such-table"));
    if (this.over === "held") return stop(t("refusal-table_held"));
    if (this.over === "crowded") return stop(t("crowded"));
    if (this.lacksFelt) return html`<main class="page" id="content" tabindex="-1">${loadFailure()}</main>`;
    if (!this.state) return connecting(this.isLate && !this.connected);
    const { isComplete } = this;
    return html`${isComplete ? nothing : connecting(false)}
      <div ?hidden=${!isComplete}>${this.#onlyShows ? noChange : this.#content(this.state)}</div>`;
  }

  /** The table, the viewer's controls and the panels. */
  #content(state: TableState): TemplateResult {
    const { moment } = state;
    const felt = feltOf(moment.table.game);
    const scene = moment.game == null ? undefined : this.#scene();
    return html`<div class="table-page ${this.#isDocked() || this.tab ? "with-side" : ""}">
      ${this.#head()}
      <main class="felt" id="content" tabindex="-1" aria-labelledby="table-name">
        <h1 class="hidden" id="table-name">${moment.table.name}</h1>
        <div class="stage">
          ${this.#waiting()}
          <table-oval
            .state=${state}
            .felt=${felt}
            .scene=${scene}
            .said=${this.#speech.said}
            .take=${moment.you.seat == null && maySit(moment) ? this.#take : undefined}
          ></table-oval>
          ${felt?.fixedPlace ? nothing : results(state)}
        </div>
        <section
          class="dock game-${moment.table.game} ${felt?.sideBySide ? "house" : ""} ${hasPlace(moment) ? "with-controls" : ""}"
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
            ${this.#fastForward(state)}
            ${scene && felt && moment.you.hand_seat != null && moment.table.phase === "playing" ? felt.actions(scene) : nothing}
            ${felt?.fixedPlace ? results(state) : nothing}
            ${scene && felt?.after && moment.you.hand_seat != null && moment.table.phase !== "playing" ? felt.after(scene) : nothing}
          </div>
          <seat-tools
            .moment=${moment}
            .steps=${state.steps}
            .at=${state.at}
            .ask=${this.#ask}
            .name=${this.name}
            .wished=${this.wished}
            .introduce=${this.#introduce}
            @wish=${(event: CustomEvent<number | null>) => (this.wished = event.detail ?? undefined)}
          ></seat-tools>
        </section>
      </main>
      ${this.#side()}
      <div class="hidden" role="log" aria-live="polite" aria-label=${t("announcements")}>${this.#lines(false)}</div>
      <div class="hidden" aria-live="assertive">${this.#lines(true)}</div>
    </div>`;
  }

  /** The announcements of one live region. Urgent ones have a region of their own, and do not wait for the others. */
  #lines(isUrgent: boolean) {
    return repeat(
      this.announced.filter((each) => each.isUrgent === isUrgent),
      ({ number }) => number,
      ({ words }) => html`<p>${words}</p>`,
    );
  }

  #refusal(game: string) {
    if (!this.refused) return nothing;
    const clauses = this.refused.clauses ?? [];
    return html`<p class="refused">
      <span role="alert">${refusalWords(this.refused, game)}</span>${clauses.map((id) => html` ${clauseLink(id)}`)}
    </p>`;
  }

  /** Gives the guest a name, and waits until the socket is connected again under that name. */
  readonly #introduce = async (name: string): Promise<void> => {
    // An empty field may be older than the guest's name, which is loaded after the table shows.
    const known = name === "" ? (await me()).name : null;
    if (known) {
      this.name = known;
      return;
    }
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

  /** The stakes of the running hand; undefined between hands, and in a game whose view has none. */
  #stakes(): unknown {
    const { game, table } = this.state!.moment;
    return game != null && table.phase === "playing" ? feltOf(table.game)?.stakes?.(this.#scene()) : undefined;
  }

  #head(): TemplateResult {
    const { table, you } = this.state!.moment;
    const beside: Tab[] = this.wide ? [] : ["log", "chat"];
    const tabs: Tab[] = [...beside, "rules", "hands", "share", "look", ...(you.host ? (["host"] as const) : [])];
    return html`<header class="top table-top">
      <a class="name" href=${backToLobby()} aria-label=${t("to-lobby")}>‹</a>
      <div class="title"><strong>${table.name}</strong>${secondLine(table, this.#stakes())} ${this.#banner()}</div>
      <nav aria-label=${t("beside")}>
        ${tabs.map((tab) => html`<button type="button" data-tab=${tab} aria-pressed=${this.tab === tab} @click=${() => this.#toggle(tab)}>${t(`tab-${tab}`)}${tab === "chat" ? this.#unread() : nothing}</button>`)}
      </nav>
    </header>`;
  }

  /** Number of messages that the viewer has not seen yet. */
  #unread() {
    const count = this.#heard(this.state!.chat).filter(({ seq }) => seq > this.readChat).length;
    if (count === 0 || this.#seesChat()) return nothing;
    return html` <span class="count" aria-hidden="true">${count}</span
      ><span class="hidden">${t("chat-unread", { count })}</span>`;
  }

  /** The reason why no hand can begin yet. */
  #waiting() {
    const { table } = this.state!.moment;
    return html`<div role="status">
      ${table.phase === "waiting" ? html`<p class="banner ${showsTableCode(table) ? "hidden" : ""}">${waitingWords(table)}</p>` : nothing}
    </div>`;
  }

  /** The reason why the table stops now or soon, over the title, so that the felt and the controls keep their places. */
  #banner() {
    const { table } = this.state!.moment;
    const lost = !this.connected;
    const paused = !lost && table.phase === "paused";
    const closing = closingOf(this.state!);
    // The alert about a lost connection interrupts the screen reader. The status region stays in the page, so that new
    // content is announced.
    const banner = (words: string, kind = "") =>
      html`<p class="banner pressing ${kind}" title=${words}><span>${words}</span></p>`;
    return html`${lost ? html`<div role="alert">${banner(t("reconnecting"), "lost")}</div>` : nothing}
      <div role="status">
        ${paused ? banner(t("paused-for", { minutes: Math.ceil((table.pause_left_ms ?? 0) / 60000) })) : nothing}
        ${closing && table.phase === "playing" ? banner(closingWords(closing, "closing", table.game)) : nothing}
      </div>`;
  }

  /** In place of a panel whose code is not there: the wait for it, or its failure. */
  #unloaded() {
    return this.panels === "failed" ? loadFailure() : html`<p role="status">${t("page-loading")}</p>`;
  }

  #chat(): TemplateResult {
    const { chat, moment } = this.state!;
    return html`<table-chat .messages=${chat} .moment=${moment} .muted=${this.#muted} .ask=${this.#ask}></table-chat>`;
  }

  /** The log and the chat beside the table. */
  #docked(): TemplateResult {
    return html`<aside class="side docked" aria-label=${t("beside-table")}>
      <section class="docked-log" tabindex="0" aria-labelledby="docked-log">
        <h2 id="docked-log" class="quiet">${t("tab-log")}</h2>
        ${log(this.state!)}
      </section>
      <section class="docked-chat">
        <h2 class="quiet" aria-hidden="true">${t("tab-chat")}</h2>
        ${this.#chat()}
      </section>
    </aside>`;
  }

  #side() {
    const { moment } = this.state!;
    if (this.#isDocked()) return this.#docked();
    if (!this.tab || (this.tab === "host" && !moment.you.host)) return nothing;
    const content: Record<Tab, () => TemplateResult> = {
      log: () => log(this.state!),
      chat: () => this.#chat(),
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
      look: () => html`<display-settings .game=${moment.table.game} .listKeys=${this.#listKeys}></display-settings>`,
      keys: () => html`<key-list .game=${moment.table.game}></key-list>`,
      host: () => html`<host-tools .moment=${moment} .ask=${this.#ask}></host-tools>`,
    };
    return html`<turn-strip .state=${this.state} @click=${this.#backToTable}></turn-strip>
      <aside class="side" tabindex="-1" aria-label=${t(`tab-${this.tab}`)}>
        <div class="side-head">
          <h2 class="quiet" tabindex="-1">${t(`tab-${this.tab}`)}</h2>
          <button type="button" class="close" @click=${() => this.#closeSide()} aria-label=${t("close")}>×</button>
        </div>
        ${LATER.includes(this.tab) && this.panels !== "loaded" ? this.#unloaded() : content[this.tab]()}
      </aside>`;
  }
}

/** The window in which the log and the chat are beside the table. */
const WIDE = matchMedia("(min-width: 75rem) and (min-height: 40rem)");
/** The window in which an open panel is beside the table (`side.css`). */
const BESIDE = matchMedia("(min-width: 60rem)");
/** The number of the last message of the chat; 0 if there is none. */
const lastMessage = ({ chat }: TableState): number => chat.at(-1)?.seq ?? 0;

/** The heading of an open panel. */
const HEADING = ".side-head h2";
/** The panels that are beside the table in a wide window. */
const DOCKED: readonly Tab[] = ["log", "chat"];

/** The panels whose code loads after the table (`panel-pages.ts`). */
const LATER: readonly Tab[] = ["rules", "share", "look", "host", "keys"];

/** A message in the chat as a screen reader reads it. */
const chatLine = (message: ChatMessage): string => t("chat-heard", { name: message.name, text: chatText(message) });

/** The second line of the header. The stakes come first, so that a narrow window cuts off only what follows them. */
const secondLine = (table: TableView, stakes: unknown): TemplateResult =>
  html`<small
    ><span class="stakes">${gameWithStakes(table, stakes)}</span> ·
    ${table.hand > 0 ? t("table-hand", { hand: table.hand }) : t("phase-waiting")}${
      table.watchers > 0 ? html`<span class="watching"> · ${t("watchers", { count: table.watchers })}</span>` : nothing
    }</small
  >`;

/**
 * Returns whether the place of the controls is kept for the viewer: during a hand and, for its result, after it. It is
 * kept for a player who was not dealt in, too, so that the felt does not shrink at each result, and during a pause
 * after which the next hand begins.
 */
const hasPlace = ({ table, you }: Moment) =>
  you.seat != null &&
  (table.phase === "playing" || table.phase === "between" || (table.phase === "paused" && table.missing === 0));

const TABS: readonly string[] = ["log", "chat", "rules", "hands", "share", "look", "host", "keys"] satisfies Tab[];

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

/** The page without the table. */
const stop = (words: string) =>
  html`<main class="page" id="content" tabindex="-1">
    <p role="status">${words}</p>
    <p><a href=${backToLobby()}>${t("to-lobby")}</a></p>
  </main>`;

/**
 * The page before the state of the table, under the table's name if that is known: at first with the texts of the shell of
 * the page, and after a while without a connection with a button to reload it.
 */
function connecting(isLate: boolean): TemplateResult {
  const name = previewName();
  return html`<main class="page" id="content" tabindex="-1">
    ${name === undefined ? nothing : html`<h1>${name}</h1>`}
    <p class=${isLate ? "warning" : ""} role="status">${t(isLate ? "connecting-late" : "connecting")}</p>
    ${
      isLate
        ? html`<p><button type="button" class="primary" @click=${() => location.reload()}>${t("reload")}</button></p>`
        : html`<p class="quiet">${t("connecting-lead")}</p>`
    }
    <p><a href=${backToLobby()}>${t("to-lobby")}</a></p>
  </main>`;
}
