import { html, nothing, type PropertyValues, type TemplateResult } from "lit";
import { customElement, property, state } from "lit/decorators.js";
import type { Moves, View } from "../../generated/holdem.js";
import { t } from "../../i18n/catalog.js";
import { figure, money, type TypedAmount, parseAmount, typedWithin, unitOf } from "../../i18n/money.js";
import { LightDomElement } from "../../widgets/light.js";
import { keys, shortcuts } from "../../widgets/keys.js";
import type { Scene } from "../felt.js";
import { type PreAction, resolvePreAction, proposals } from "./bets.js";

const UNIT = unitOf("holdem");

/** A confirmation. The safe answer comes first and has the focus. */
interface Question {
  words: string;
  /** The safe action; if omitted, the safe answer only closes the confirmation. */
  instead?: { words: string; action: unknown };
  yes: { words: string; action: unknown };
}

/** Controls for the actions of a hold'em player, on the player's turn or as pre-actions. */
@customElement("holdem-actions")
export class HoldemActions extends LightDomElement {
  @property({ attribute: false }) accessor scene: Scene<View> | undefined;
  @state() private accessor to: number | undefined;
  /** Text of the amount field while it is being edited. */
  @state() private accessor text: string | undefined;
  @state() private accessor question: Question | undefined;
  @state() private accessor ahead: PreAction | undefined;
  #moment = "";

  constructor() {
    super();
    shortcuts(this);
    keys(this, { escape: () => this.question !== undefined && this.#drop() });
  }

  /**
   * Chooses a proposed amount. After a key press the focus moves to the raise button and not to the field, where the
   * next shortcut would be entered as text.
   */
  #propose(to: number, byKey: boolean): void {
    this.#choose(to);
    if (byKey) void this.updateComplete.then(() => this.querySelector<HTMLElement>("button.raise")?.focus());
  }

  #choose(to: number): void {
    this.to = to;
    this.text = undefined;
  }

  protected override willUpdate(changed: PropertyValues): void {
    if (!changed.has("scene") || !this.scene) return;
    const { table, you, view } = this.scene;
    const moment = `${table.hand} ${you.turn} ${view.street}`;
    if (moment !== this.#moment) this.to = this.text = this.question = undefined;
    if (!this.#moment.startsWith(`${table.hand} `)) this.ahead = undefined;
    this.#moment = moment;
  }

  /**
   * Focuses a new confirmation and sets the validity of the amount field. Carries out the pre-action when the turn
   * comes, or drops it if it no longer applies.
   */
  protected override updated(changed: PropertyValues): void {
    const moves = this.scene?.view.legal;
    if (changed.has("question") && this.question) this.querySelector<HTMLElement>(".question button")?.focus();
    if (moves?.raise)
      this.querySelector<HTMLInputElement>("input[name=to]")?.setCustomValidity(this.#choice(moves).fault ?? "");
    if (!this.ahead || !moves || this.scene!.busy) return;
    const action = resolvePreAction(this.ahead, moves);
    this.ahead = undefined;
    if (action) void this.scene!.act(action);
  }

  /** Folds; asks first if checking is free. */
  #fold(): void {
    if (!this.scene?.view.legal?.check) return void this.scene?.act("fold");
    this.question = {
      words: t("fold-sure"),
      instead: { words: t("check"), action: "check" },
      yes: { words: t("fold"), action: "fold" },
    };
  }

  /** Calls. Asks first if a key press would put the player all in. */
  #call(byKey: boolean): void {
    const amount = this.scene!.view.legal!.call!;
    if (byKey && amount >= this.#own().stack) this.#askForAll("call", amount);
    else void this.scene!.act("call");
  }

  /** Raises. Asks first if a key press would put the player or every opponent all in. */
  #raiseTo(to: number, byKey: boolean): void {
    const action = { raise_to: to };
    const all = this.#putsAllIn(to);
    if (!byKey || all === "no") void this.scene!.act(action);
    else if (all === "yes") this.#askForAll(action, to);
    else
      this.question = {
        words: t("put-all-in-sure", { amount: money(UNIT, to) }),
        yes: { words: this.#raiseWords(to), action },
      };
  }

  #askForAll(action: unknown, amount: number): void {
    this.question = {
      words: t("all-in-sure", { amount: money(UNIT, amount) }),
      yes: { words: t("all-in"), action },
    };
  }

  /** The bet on this street and the remaining stack of the player's seat. */
  #own(): { bid: number; stack: number } {
    const { view, you } = this.scene!;
    return view.seats[(you.hand_seat ?? 0) - 1] ?? { bid: 0, stack: 0 };
  }

  /** The all-in that a raise causes: `yes` for the player's own, `others` if it covers every opponent's stack. */
  #putsAllIn(to: number): "yes" | "others" | "no" {
    const { bid, stack } = this.#own();
    if (to >= bid + stack) return "yes";
    return to >= this.scene!.view.legal!.raise!.most ? "others" : "no";
  }

  #raiseWords(to: number): string {
    return t("raise-to", { amount: money(UNIT, to), all: this.#putsAllIn(to), ...this.#first() });
  }

  /** Message argument that distinguishes the first bet of a street from a raise. */
  #first() {
    return { first: this.scene!.view.highest === 0 ? "yes" : "no" };
  }

  #drop(): boolean {
    this.question = undefined;
    void this.updateComplete.then(() => this.querySelector<HTMLElement>(".main button")?.focus());
    return true;
  }

  protected override render() {
    const { scene } = this;
    if (!scene) return nothing;
    const { legal } = scene.view;
    if (!legal) return this.#before(scene);
    return html`<div
      class="actions"
      role="group"
      aria-label=${t(scene.view.to_act == null ? "show-hand" : "your-turn")}
    >
      ${this.question ? this.#asked(scene, this.question) : this.#now(scene, legal)}
    </div>`;
  }

  #asked(scene: Scene<View>, { words, instead, yes }: Question): TemplateResult {
    const answer = (action?: unknown) => () => {
      this.#drop();
      if (action !== undefined) void scene.act(action);
    };
    return html`<div class="question" role="alertdialog" aria-labelledby="question">
      <p id="question">${words}</p>
      <div class="main">
        <button type="button" class="primary" ?disabled=${scene.busy} @click=${answer(instead?.action)}>
          ${instead?.words ?? t("cancel")}
        </button>
        <button type="button" class="danger" ?disabled=${scene.busy} @click=${answer(yes.action)}>${yes.words}</button>
      </div>
    </div>`;
  }

  #now(scene: Scene<View>, moves: Moves): TemplateResult {
    const button = (legal: boolean, act: (event: MouseEvent) => unknown, words: string, key: string, kind = "") =>
      legal
        ? html`<button type="button" class=${kind} ?disabled=${scene.busy} @click=${act} aria-keyshortcuts=${key}>
            ${words} <kbd aria-hidden="true">${key}</kbd>
          </button>`
        : nothing;
    return html`${moves.raise ? this.#raise(scene, moves) : nothing}
      <div class="main">
        ${button(moves.fold, () => this.#fold(), t("fold"), "F")}
        ${button(moves.check, () => scene.act("check"), t("check"), "C", "primary")}
        ${moves.call == null ? nothing : this.#callButton(scene, moves.call)}
        ${button(moves.muck, () => scene.act("muck"), t("muck"), "M")}
        ${button(moves.show, () => scene.act("show"), t("show"), "S", "primary")}
        ${moves.raise ? this.#raiseButton(scene, moves) : nothing}
      </div>`;
  }

  #callButton(scene: Scene<View>, amount: number): TemplateResult {
    return html`<button
      type="button"
      class="primary"
      ?disabled=${scene.busy}
      @click=${(event: MouseEvent) => this.#call(byKeyboard(event))}
      aria-keyshortcuts="C"
    >
      ${above(t("call", { amount: money(UNIT, amount) }), t("call-label"), amount, "C")}
    </button>`;
  }

  /** The typed or chosen amount of a raise, or the fault in the typed text. */
  #choice(moves: Moves): TypedAmount {
    const { least, most, all_in } = moves.raise!;
    if (this.text === undefined) return { amount: Math.min(Math.max(this.to ?? least, least), most) };
    return typedWithin(UNIT, this.text, { what: t("raise-amount", this.#first()), least, most: all_in });
  }

  #raiseButton(scene: Scene<View>, moves: Moves): TemplateResult {
    const { amount: to } = this.#choice(moves);
    if (to === undefined)
      return html`<button type="button" class="raise" disabled>${t("raise-slider", this.#first())} …</button>`;
    return html`<button
      type="button"
      class="raise"
      ?disabled=${scene.busy}
      @click=${(event: MouseEvent) => this.#raiseTo(to, byKeyboard(event))}
    >
      ${above(this.#raiseWords(to), t("raise-label", { all: this.#putsAllIn(to), ...this.#first() }), to, "R")}
    </button>`;
  }

  /**
   * The field is validated on every key press, and its fault is displayed as a line of the form. Enter does not submit
   * the form while there is a fault.
   */
  #raise(scene: Scene<View>, moves: Moves): TemplateResult {
    const { least, most } = moves.raise!;
    const { amount, fault } = this.#choice(moves);
    const to = amount ?? Math.min(Math.max(this.to ?? least, least), most);
    const slide = (event: Event) => this.#choose(Number((event.target as HTMLInputElement).value));
    const type = (event: Event) => {
      this.text = (event.target as HTMLInputElement).value;
      this.to = parseAmount(UNIT, this.text) ?? this.to;
    };
    const enter = (event: SubmitEvent) => {
      event.preventDefault();
      if (!scene.busy && amount !== undefined) this.#raiseTo(amount, true);
    };
    const shortcut = { "half-pot": "H", pot: "P", "all-in": "A" };
    return html`<form class="raise-form" novalidate @submit=${enter}>
      <div class="proposals">
        ${proposals(scene.view, moves).map(({ name, to }) => html`<button type="button" @click=${(event: MouseEvent) => this.#propose(to, byKeyboard(event))} aria-keyshortcuts=${shortcut[name]}>${t(name === "all-in" && this.#putsAllIn(to) === "others" ? "put-all-in" : name)} <kbd aria-hidden="true">${shortcut[name]}</kbd></button>`)}
      </div>
      ${fault === undefined ? nothing : html`<p class="fault" id="raise-fault">${fault}</p>`}
      <input
        type="range"
        min=${least}
        max=${most}
        .value=${String(to)}
        @input=${slide}
        aria-label=${t("raise-slider", this.#first())}
        aria-valuetext=${money(UNIT, to)}
      />
      <label
        ><span class="hidden">${t("raise-amount", this.#first())}</span
        ><input
          name="to"
          inputmode="decimal"
          autocomplete="off"
          aria-keyshortcuts="R"
          .value=${this.text ?? figure(UNIT, to)}
          @input=${type}
          aria-invalid=${fault === undefined ? nothing : "true"}
          aria-describedby=${fault === undefined ? nothing : "raise-fault"}
        /><small>${t(`unit-name-${UNIT}`)}</small></label
      >
    </form>`;
  }

  #before({ view, you }: Scene<View>) {
    const seat = view.seats[(you.hand_seat ?? 0) - 1];
    if (!seat || seat.standing !== "in" || view.to_act == null || seat.stack === 0) return nothing;
    const owed = Math.min(view.highest - seat.bid, seat.stack);
    const button = (ahead: PreAction, label: TemplateResult | string) => {
      const on = this.ahead?.do === ahead.do;
      const choose = () => (this.ahead = on ? undefined : ahead);
      return html`<button type="button" aria-pressed=${on} @click=${choose}>${label}</button>`;
    };
    return html`<div class="ahead" role="group" aria-label=${t("ahead")}>
      ${button({ do: "check_fold" }, t("ahead-check-fold"))}
      ${
        owed > 0
          ? button({ do: "call", amount: owed }, above(t("call", { amount: money(UNIT, owed) }), t("call-label"), owed))
          : button({ do: "check" }, t("check"))
      }
    </div>`;
  }
}

/** The label of a button: the action above its amount, each on one line, and in one sentence for a screen reader. */
const above = (sentence: string, words: string, amount: number, key?: string): TemplateResult =>
  html`<span class="hidden">${sentence}</span
    ><span class="above" aria-hidden="true">
      <span class="act">${words}${key === undefined ? nothing : html` <kbd>${key}</kbd>`}</span>
      <span class="sum">${figure(UNIT, amount)}</span>
    </span>`;

/** Returns whether a click came from the keyboard. */
const byKeyboard = (event: MouseEvent) => event.detail === 0;
