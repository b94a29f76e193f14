import { amountLabel } from "../../widgets/amount-label.js";
import { html, nothing, type PropertyValues, type TemplateResult } from "lit";
import { customElement, property, state } from "lit/decorators.js";
import type { Moves, View } from "../../generated/holdem.js";
import { t } from "../../i18n/catalog.js";
import type { TypedAmount } from "../../i18n/money.js";
import { type Amounts, amountsAt } from "../../table/amounts.js";
import { faultLine } from "../../widgets/fault.js";
import { LightDomElement } from "../../widgets/light.js";
import { cancelOnEscape, keyBadge, keyNames, shortcuts } from "../../widgets/keys.js";
import type { Scene } from "../felt.js";
import { type PreAction, resolvePreAction } from "./bets.js";
import { sizeButtons } from "./size-buttons.js";

/** Marks the place of a name in a label. */
const NAME = "\0";

/** A confirmation. The safe answer comes first and has the focus. */
interface Question {
  words: string;
  /** The safe action; if omitted, the safe answer only closes the confirmation. */
  instead?: { words: string; action: unknown };
  yes: { words: string; action: unknown };
  /** Selector of the button that asks, which gets the focus back. */
  asker: string;
}

/** Controls for the actions of a hold'em player, on the player's turn or as pre-actions. */
@customElement("holdem-actions")
export class HoldemActions extends LightDomElement {
  @property({ attribute: false }) accessor scene: Scene<View> | undefined;
  @state() private accessor to: number | undefined;
  /** Text of the amount field while it is being edited. */
  @state() private accessor text: string | undefined;
  /** Number of attempts to send the text, which speak its fault. */
  @state() private accessor attempts = 0;
  @state() private accessor question: Question | undefined;
  @state() private accessor ahead: PreAction | undefined;
  #moment = "";

  constructor() {
    super();
    shortcuts(this);
    cancelOnEscape(this, () => this.#drop());
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

  /** Returns whether the chosen pre-action answers the turn at once. */
  answers({ table, view }: Scene<View>): boolean {
    const isChosen = this.ahead && view.legal && this.#moment.startsWith(`${table.hand} `);
    return isChosen ? resolvePreAction(this.ahead!, view.legal!) !== undefined : false;
  }

  /** Folds; asks first if checking is free. */
  #fold(): void {
    if (!this.scene?.view.legal?.check) return void this.scene?.act("fold");
    this.question = {
      words: t("fold-sure"),
      instead: { words: t("check"), action: "check" },
      yes: { words: t("fold"), action: "fold" },
      asker: ".main button",
    };
  }

  /** Calls. Asks first if a key press would put the player all in. */
  #call(byKey: boolean): void {
    const amount = this.scene!.view.legal!.call!;
    if (byKey && amount >= this.#own().stack) this.#askForAll("call", amount, ".main .primary");
    else void this.scene!.act("call");
  }

  /** Raises. Asks first if a key press would put the player or every opponent all in. */
  #raiseTo(to: number, byKey: boolean): void {
    const action = { raise_to: to };
    const all = this.#putsAllIn(to);
    if (!byKey || all === "no") void this.scene!.act(action);
    else if (all === "yes") this.#askForAll(action, to, ".raise");
    else
      this.question = {
        words: t("put-all-in-sure", { amount: this.#amounts.words(to), ...this.#others(), ...this.#first() }),
        yes: { words: this.#raiseWords(to), action },
        asker: ".raise",
      };
  }

  #askForAll(action: unknown, amount: number, asker: string): void {
    this.question = {
      words: t("all-in-sure", { amount: this.#amounts.words(amount) }),
      yes: { words: t("all-in"), action },
      asker,
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
    const all = this.#putsAllIn(to);
    return t("raise-to", { amount: this.#amounts.words(to), all, ...this.#others(), ...this.#first() });
  }

  /** The label of the button that raises. A long name of the opponent is cut, not the words around it. */
  #raiseLabel(to: number): TemplateResult | string {
    const others = this.#others();
    const label = t("raise-label", { all: this.#putsAllIn(to), ...others, name: NAME, ...this.#first() });
    const [before, after] = label.split(NAME);
    return after === undefined ? label : html`${before}<span class="whose">${others.name}</span>${after}`;
  }

  /** Message arguments for the opponents whom a raise can put all in: the name of the only one, or everyone. */
  #others(): { who: "one" | "everyone"; name: string } {
    const { view, you, name } = this.scene!;
    const seats = view.seats.flatMap(({ standing, stack }, place) =>
      standing === "in" && stack > 0 && place + 1 !== you.hand_seat ? [place + 1] : [],
    );
    return seats.length === 1 ? { who: "one", name: name(seats[0]!) } : { who: "everyone", name: "" };
  }

  /** The name of the amount field, with its unit. */
  #fieldWords(): string {
    return t("raise-amount", { unit: this.#amounts.shownIn, ...this.#first() });
  }

  /** Message argument that distinguishes the first bet of a street from a raise. */
  #first() {
    return { first: this.scene!.view.highest === 0 ? "yes" : "no" };
  }

  get #amounts(): Amounts {
    const { table, view } = this.scene!;
    return amountsAt(table, view);
  }

  /** Closes the confirmation, if one is open, and returns the focus to the button that asked. */
  #drop(): boolean {
    const { asker } = this.question ?? {};
    if (!asker) return false;
    this.question = undefined;
    void this.updateComplete.then(() => this.querySelector<HTMLElement>(asker)?.focus());
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
        ? html`<button
            type="button"
            class=${kind}
            ?disabled=${scene.busy}
            @click=${act}
            aria-keyshortcuts=${keyNames(key)}
          >
            ${words}${keyBadge(key)}
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
      aria-keyshortcuts=${keyNames("C")}
    >
      ${amountLabel(t("call", { amount: this.#amounts.words(amount) }), t("call-label"), this.#amounts.figure(amount), "C")}
    </button>`;
  }

  /** The typed or chosen amount of a raise, or the fault in the typed text. */
  #choice(moves: Moves): TypedAmount {
    const { least, most, all_in } = moves.raise!;
    if (this.text === undefined) return { amount: Math.min(Math.max(this.to ?? least, least), most) };
    return this.#amounts.typed(this.text, { what: this.#fieldWords(), least, most: all_in });
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
      ${amountLabel(this.#raiseWords(to), this.#raiseLabel(to), this.#amounts.figure(to), "R")}
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
      this.attempts = 0;
      this.to = this.#amounts.parse(this.text) ?? this.to;
    };
    const enter = (event: SubmitEvent) => {
      event.preventDefault();
      this.attempts += 1;
      if (!scene.busy && amount !== undefined) this.#raiseTo(amount, true);
    };
    return html`<form class="raise-form" novalidate @submit=${enter}>
      ${this.#sizes(scene.view, moves)} ${faultLine("raise-fault", fault, this.attempts)}
      <input
        type="range"
        min=${least}
        max=${most}
        .value=${String(to)}
        @input=${slide}
        aria-label=${t("raise-slider", this.#first())}
        aria-valuetext=${this.#amounts.words(to)}
      />
      <label
        ><span class="hidden">${this.#fieldWords()}</span
        ><input
          name="to"
          inputmode="decimal"
          autocomplete="off"
          aria-keyshortcuts=${keyNames("R")}
          .value=${this.text ?? this.#amounts.field(to)}
          @input=${type}
          aria-invalid=${fault === undefined ? nothing : "true"}
          aria-describedby=${fault === undefined ? nothing : "raise-fault"}
        /><small aria-hidden="true">${t(`unit-name-${this.#amounts.shownIn}`)}</small></label
      >
    </form>`;
  }

  #sizes(view: View, moves: Moves): TemplateResult {
    return sizeButtons({
      view,
      moves,
      amounts: this.#amounts,
      allIn: this.#putsAllIn(moves.raise!.most) === "others" ? t("put-all-in", this.#others()) : t("all-in"),
      choose: (to, event) => this.#propose(to, byKeyboard(event)),
    });
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
          ? button(
              { do: "call", amount: owed },
              amountLabel(
                t("call", { amount: this.#amounts.words(owed) }),
                t("call-label"),
                this.#amounts.figure(owed),
              ),
            )
          : button({ do: "check" }, t("check"))
      }
    </div>`;
  }
}

/** Returns whether a click came from the keyboard. */
const byKeyboard = (event: MouseEvent) => event.detail === 0;
