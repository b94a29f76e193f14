import { html, nothing, type TemplateResult } from "lit";
import { customElement, property, state } from "lit/decorators.js";
import { repeat } from "lit/directives/repeat.js";
import { refusedOf } from "../connection/api.js";
import { type Command, TableSocket } from "../connection/socket.js";
import type { Bye, Message, Refused } from "../generated/server.js";
import { feltOf } from "../felts/index.js";
import type { Scene } from "../felts/felt.js";
import { t } from "../i18n/catalog.js";
import { handNames, refusalWords } from "../i18n/words.js";
import { fold, type TableState } from "../state/table.js";
import { me, rename } from "../state/me.js";
import { keys } from "../widgets/keys.js";
import { Light } from "../widgets/light.js";
import { heard } from "../table/heard.js";
import "../table/history.js";
import "../table/host.js";
import { log } from "../table/log.js";
import { Motion } from "../table/motion.js";
import "../table/oval.js";
import "../table/preferences.js";
import { results } from "../table/results.js";
import "../table/seat.js";
import "../table/share.js";

type Tab = "log" | "rules" | "hands" | "share" | "look" | "host";

/** How many lines of what was announced stay in the page. */
const KEPT_LINES = 100;

/** A line that was announced. */
interface Said {
  number: number;
  words: string;
}

/** A table: the felt, what the viewer may do, and beside it what happened, the rules and the rest. */
@customElement("table-page")
export class TablePage extends Light {
  @property() accessor table = "";
  @state() private accessor state: TableState | undefined;
  @state() private accessor connected = false;
  @state() private accessor over: Bye | "missing" | undefined;
  @state() private accessor refused: Refused | undefined;
  @state() private accessor busy = false;
  @state() private accessor tab: Tab | undefined = undefined;
  @state() private accessor clause = "";
  @state() private accessor asked = 0;
  @state() private accessor said: Said[] = [];
  @state() private accessor wished: number | undefined;
  @state() private accessor name: string | undefined;
  /** Whether cards are being turned up one after the other: what they come to is shown when all lie open. */
  @state() private accessor revealing = false;
  #socket: TableSocket | undefined;
  #welcomed: (() => void) | undefined;

  constructor() {
    super();
    new Motion(this, { within: ".own-cards", onlyComing: true });
    keys(this, { escape: () => this.#closeSide() });
  }

  /** The focus goes back to the button that opened it. */
  #closeSide(): boolean {
    const opener = this.querySelector<HTMLElement>("nav [aria-pressed=true]");
    this.tab = undefined;
    opener?.focus();
    return opener !== null;
  }

  override connectedCallback(): void {
    super.connectedCallback();
    this.addEventListener("revealing", (event) => (this.revealing = (event as CustomEvent<boolean>).detail));
    this.addEventListener("clause", (event) => this.#openClause((event as CustomEvent<string>).detail));
    void me().then(({ name }) => (this.name = name ?? undefined));
    this.#connect();
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#socket?.close();
  }

  #connect(): void {
    this.#socket?.close();
    this.#socket = new TableSocket(this.table, {
      since: () => this.state?.moment.seq,
      told: (message) => this.#told(message),
      connected: (connected) => {
        this.connected = connected;
        if (connected) this.#welcomed?.();
      },
      ended: (why) => this.#ended(why),
    });
  }

  #told(message: Message): void {
    if (message.type !== "welcome" && message.type !== "moved" && message.type !== "presence") return;
    const before = this.state;
    const after = fold(before, message, performance.now());
    this.state = after;
    if (!after) return;
    document.title = `${after.moment.table.name} · Cardroom`;
    this.#say(heard(before, after, after.moment.game == null ? undefined : this.#scene()));
  }

  /** Each line is an element of its own that stays: what is added is read out, even what was said in the same words before. */
  #say(lines: string[]): void {
    const next = (this.said.at(-1)?.number ?? 0) + 1;
    this.said = [...this.said, ...lines.map((words, place) => ({ number: next + place, words }))].slice(-KEPT_LINES);
  }

  #ended(why: Bye | "missing"): void {
    if (why === "other_version") location.reload();
    this.over = why;
  }

  #openClause(clause: string): void {
    this.clause = clause;
    this.asked += 1;
    this.tab = "rules";
  }

  readonly #ask = async (command: Command): Promise<void> => {
    await this.#socket!.ask(command);
  };

  async #act(action: unknown): Promise<void> {
    const { table, you } = this.state!.moment;
    this.busy = true;
    try {
      await this.#ask({ do: "act", hand: table.hand, turn: you.turn, action });
      this.refused = undefined;
    } catch (error) {
      this.refused = refusedOf(error);
    }
    this.busy = false;
  }

  protected override render() {
    if (this.over === "missing") return stop(t("no-such-table"));
    if (!this.state) return stop(t("connecting"));
    const { moment } = this.state;
    const felt = feltOf(moment.table.game);
    const scene = moment.game == null ? undefined : this.#scene();
    return html`<div class="table-page ${this.tab ? "with-side" : ""}">
      ${this.#head()}
      <main class="felt">
        <h1 class="hidden">${moment.table.name}</h1>
        ${this.#banner()}
        <table-oval .state=${this.state} .felt=${felt} .scene=${scene} .take=${moment.you.seat == null ? this.#take : undefined}></table-oval>
        ${this.revealing ? nothing : results(this.state)}
        ${scene && felt && moment.you.hand_seat != null
          ? html`<section class="dock" aria-label=${t("your-place")}>
              ${felt.own(scene)}
              <p class="holding">${this.revealing ? nothing : felt.holding(scene)}</p>
              ${moment.table.phase === "playing" ? felt.actions(scene) : nothing}
            </section>`
          : nothing}
        ${this.refused ? html`<p class="refused" role="alert">${refusalWords(this.refused, moment.table.game)}${(this.refused.clauses ?? []).map((id) => html` <button type="button" class="clause-link" @click=${() => this.#openClause(id)}>${id}</button>`)}</p>` : nothing}
        <seat-tools .moment=${moment} .ask=${this.#ask} .name=${this.name} .wished=${this.wished}
          .introduce=${this.#introduce} @done=${() => (this.wished = undefined)}></seat-tools>
      </main>
      ${this.#side()}
      <div class="hidden" role="log" aria-live="polite" aria-label=${t("announcements")}>${repeat(this.said, ({ number }) => number, ({ words }) => html`<p>${words}</p>`)}</div>
    </div>`;
  }

  /** Who has a name is a guest from then on: the socket is opened again in that guest's name. */
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

  #scene(): Scene<unknown> {
    const { moment } = this.state!;
    return {
      view: moment.game,
      table: moment.table,
      you: moment.you,
      act: (action) => void this.#act(action),
      busy: this.busy || !this.connected,
      name: handNames(moment.table),
    };
  }

  #head(): TemplateResult {
    const { table, you } = this.state!.moment;
    const tabs: Tab[] = ["log", "rules", "hands", "share", "look", ...(you.host ? (["host"] as const) : [])];
    const toggle = (tab: Tab) => () => (this.tab = this.tab === tab ? undefined : tab);
    return html`<header class="top table-top">
      <a class="name" href="/" aria-label=${t("to-lobby")}>‹</a>
      <span class="title"><strong>${table.name}</strong><small>${t(`game-${table.game}`)} · ${table.hand > 0 ? t("hand-number", { hand: table.hand }) : t("phase-waiting")}</small></span>
      <nav aria-label=${t("beside")}>
        ${tabs.map((tab) => html`<button type="button" aria-pressed=${this.tab === tab} @click=${toggle(tab)}>${t(`tab-${tab}`)}</button>`)}
      </nav>
    </header>`;
  }

  #banner() {
    const { table } = this.state!.moment;
    const watchers = table.watchers > 0 ? html`<span class="quiet">${t("watchers", { count: table.watchers })}</span>` : nothing;
    const word = this.over === "closed" || table.phase === "closed"
      ? t("phase-closed")
      : !this.connected
        ? t("reconnecting")
        : table.phase === "paused"
          ? t("paused-for", { minutes: Math.ceil((table.pause_left_ms ?? 0) / 60000) })
          : table.phase === "waiting"
            ? t("waiting-for-players")
            : "";
    return html`<p class="banner" role="status">${word} ${watchers}</p>`;
  }

  #side() {
    if (!this.tab) return nothing;
    const { moment } = this.state!;
    const content: Record<Tab, () => TemplateResult> = {
      log: () => log(this.state!),
      rules: () => html`<rule-book .game=${moment.table.game} .clause=${this.clause} .asked=${this.asked}></rule-book>`,
      hands: () => html`<hand-list .table=${this.table} .game=${moment.table.game} .hand=${moment.table.hand}></hand-list>`,
      share: () => html`<share-table .table=${this.table}></share-table>`,
      look: () => html`<look-choices></look-choices>`,
      host: () => html`<host-tools .moment=${moment} .ask=${this.#ask}></host-tools>`,
    };
    return html`<aside class="side" aria-label=${t(`tab-${this.tab}`)}>
      <div class="side-head">
        <span class="quiet" aria-hidden="true">${t(`tab-${this.tab}`)}</span>
        <button type="button" class="close" @click=${() => this.#closeSide()} aria-label=${t("close")}>×</button>
      </div>
      ${content[this.tab]()}
    </aside>`;
  }
}

const stop = (words: string) => html`<main class="page"><p role="status">${words}</p><p><a href="/">${t("to-lobby")}</a></p></main>`;
