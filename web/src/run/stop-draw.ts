import { html, nothing, type PropertyValues, type TemplateResult } from "lit";
import { customElement, property, query, state } from "lit/decorators.js";
import { cardName, cardText, rankSign } from "../cards/card.js";
import { face, suitShape } from "../cards/face.js";
import { refusedOf } from "../connection/api.js";
import { act, spin } from "../connection/runs.js";
import type { DrawPhone } from "../draw-phone/phone.js";
import type { Action, Draw as Source, RunHead, RunReceipt } from "../generated/run.js";
import type { Refused } from "../generated/server.js";
import { clockTime } from "../i18n/clock.js";
import { t } from "../i18n/catalog.js";
import { fieldText } from "../widgets/forms.js";
import { LightDomElement } from "../widgets/light.js";
import { exactTime } from "./board-words.js";
import { keepCards, keptCards } from "./desk-kept.js";
import { refusedNote } from "./desk-words.js";
import type { Draw } from "./offers.js";
import { eventTime, typedTime } from "./time.js";
import type { Underway } from "./underway.js";
import { type Begun, begunOf, NOT_BEGUN } from "./stop-begun.js";
import "./stop-provable.js";
import type { CutNote } from "./stop-provable.js";
import { physical } from "./stop-takeover.js";
import "./wheel.js";
import type { CardWheel } from "./wheel.js";

const RANKS = ["A", "K", "Q", "J", "T", "9", "8", "7", "6", "5", "4", "3", "2"];
const SUITS = ["s", "h", "d", "c"] as const;

/** Delay after which the volunteer is told that a spin has no reply yet. */
const LATE_MS = 6000;
/** Delay before a spin whose request failed is sent again. */
const RESEND_MS = 2000;

/** Cards that were drawn. */
export interface Drawn {
  draw: Draw;
  cards: string[];
  /** The time of the stamp; undefined for a card that breaks a tie. */
  at: string | undefined;
  /** `true` if the hand already had these cards. */
  again: boolean;
  /** The cuts of draws that can be verified; omitted for others. */
  notes?: readonly CutNote[];
}

/** Cards that were entered by hand and are not stored, and the entry that was sent. */
export interface Entered {
  draw: Draw;
  cards: readonly string[];
  action: Action;
  /** `true` if the room has not answered the entry. */
  unanswered: boolean;
}

/**
 * Draws the cards of a hand: on the wheel of the screen, or by entering the cards that a physical wheel or pack showed.
 * Fires `underway` with each request, `drawing` when the wheel begins to turn, `drawn` when the cards are shown,
 * `undrawn` if there are none, `physical` if a physical wheel or pack is used in place of the screen's.
 */
@customElement("stop-draw")
export class StopDraw extends LightDomElement {
  @property({ attribute: false }) accessor run!: RunHead;
  @property({ attribute: false }) accessor draw!: Draw;
  /** This phone, in an event with provable draws. */
  @property({ attribute: false }) accessor phone: DrawPhone | undefined;
  /** The state of the phone, so that this is rendered again when it changes. */
  @property({ attribute: false }) accessor phoneState: DrawPhone["state"] | undefined;
  /** `true` if the cards come from a physical wheel or pack. */
  @property({ type: Boolean }) accessor physical = false;
  /** Cards that the hand has. */
  @property({ attribute: false }) accessor held: readonly string[] = [];
  /** The source of cards: only with a wheel may a hand have the same card twice (PR-1). */
  @property() accessor source: Source = "wheel";
  /** The time of the stamp, if it is not now. */
  @property() accessor at: string | undefined;
  @property() accessor label = "";
  /** `true` if the participant has several hands. The accessible names of the buttons then include the hand. */
  @property({ type: Boolean }) accessor several = false;
  /** `true` if the room cannot be reached, so that the wheel on the screen cannot be spun. */
  @property({ type: Boolean }) accessor offline = false;
  /** Makes an entry of cards that a physical wheel or pack showed. */
  @property({ attribute: false }) accessor record = async (action: Action): Promise<void> =>
    void (await act(this.run.id, action));
  /** The card's price as text, if it is sold. */
  @property() accessor price: string | undefined;
  @state() private accessor busy = false;
  @state() private accessor shown: string[] = [];
  /** The cards taken so far, if five are drawn. */
  @state() private accessor picked: string[] = [];
  @state() private accessor rank: string | undefined;
  @state() private accessor suit: string | undefined;
  /** `true` if the cards were sent but there was no response. They stay chosen until they are stored. */
  @state() private accessor unsent = false;
  /** `true` while a spin has no reply, so that it is not known whether the card is drawn. */
  @state() private accessor unanswered = false;
  /** The time typed for a card that was drawn before it became too late. */
  @state() private accessor earlier: string | undefined;
  @state() private accessor refused: Refused | undefined;
  @state() private accessor fault: string | undefined;
  /** `true` from the scan of a draw that can be verified until its card is shown. */
  @state() private accessor drawing = false;
  /** The reason why the card of this draw must be drawn by hand. */
  @state() private accessor byHand: string | undefined;
  /** `true` once a real wheel or pack is used for this card alone, since there was no connection. */
  @state() private accessor physicalOnce = false;
  /** The steps of this draw that were taken before, such as before the page was loaded again. */
  @state() private accessor begun: Begun = NOT_BEGUN;
  @query("card-wheel") private accessor wheel!: CardWheel | null;
  /** The state in which it was asked what was done for the draw before. */
  #begunIn = "";
  /** The cards of the last entry, until they are stored or other cards are chosen. */
  #entered: Omit<Entered, "unanswered"> | undefined;

  /** The cards that were entered and are not stored; undefined if there are none. */
  get entered(): Entered | undefined {
    return this.#entered && { ...this.#entered, unanswered: this.unsent };
  }

  override focus(): void {
    // The warning that a number was sent comes before the button that draws by hand, so that Enter is not the riskier choice.
    this.querySelector<HTMLElement>("p[tabindex], button, input")?.focus();
  }

  /** Restores the cards that were taken before the page was loaded again. */
  override connectedCallback(): void {
    super.connectedCallback();
    if (this.draw.count > 1) this.picked = keptCards(this.run.id, this.draw.key).slice(0, this.draw.count);
  }

  protected override willUpdate(changed: PropertyValues): void {
    // A new view of the event has arrived, so the connection is back.
    if (changed.has("run") && this.refused?.code === "unreachable") this.refused = undefined;
    if (changed.has("picked") && this.draw.count > 1) this.#keepPicked();
    const state = `${this.draw.key} ${this.offline} ${this.phoneState?.name}`;
    if (this.phone && state !== this.#begunIn) {
      this.#begunIn = state;
      void this.#findBegun(this.phone);
    }
  }

  /** Keeps the cards that were taken, unless they are only those that are drawn already. */
  #keepPicked(): void {
    const isOwn = this.picked.length > this.begun.cards.length;
    keepCards(this.run.id, this.draw.key, isOwn ? this.picked : []);
  }

  /** Asks what was done for the draw before. The cards that are drawn already are taken as they are. */
  async #findBegun(phone: DrawPhone): Promise<void> {
    this.begun = await begunOf(phone, this.draw, this.offline);
    const { cards } = this.begun;
    if (cards.some((card, index) => this.picked[index] !== card)) this.picked = [...cards];
  }

  /** The time of the entry; undefined for the time of the request. */
  get #at(): string | undefined {
    return this.earlier ?? this.at;
  }

  /** A card that was drawn earlier is on the sheet, so it is entered and not spun. */
  get #isPicked(): boolean {
    return this.physical || this.physicalOnce || this.earlier !== undefined || this.byHand !== undefined;
  }

  protected override render() {
    if (this.#isLate()) return this.#late();
    return html`${this.#early()} ${this.byHand === undefined ? nothing : html`<p class="warning">${this.byHand}</p>`}
    ${this.earlier === undefined ? nothing : html`<p class="again">${t("desk-at-is", { time: clockTime(this.earlier) })}</p>`}
    ${this.#input()}
    ${this.source === "wheel" || this.draw.mark === "spin_off" ? nothing : html`<p class="quiet">${t(`desk-source-${this.source}`)}</p>`}
    ${this.fault ? html`<p class="refused" role="alert">${this.fault}</p>` : refusedNote(this.refused, this.run.route)}`;
  }

  #input(): TemplateResult {
    if (this.busy && !this.#isPicked) return this.#turning();
    if (this.#isPicked && !this.drawing)
      return html`${this.physicalOnce && !this.busy ? this.#backToScreen() : nothing} ${this.#picker()}`;
    if (this.phone && !(this.offline && !this.drawing)) return this.#provable(this.phone);
    return this.offline && this.draw.mark !== "spin_off" ? this.#physicalOrWait() : this.#spinButton();
  }

  /** The draw that can be verified. Once it has begun, it is kept, whatever else changes. */
  #provable(phone: DrawPhone): TemplateResult {
    return html`<provable-draw
      .run=${this.run}
      .draw=${this.draw}
      .phone=${phone}
      .phoneState=${this.phoneState ?? phone.state}
      .at=${this.#at}
      .label=${this.label}
      .begun=${this.begun}
      .source=${this.source}
      .named=${(label: string) => this.#named(label)}
      @drawing=${() => (this.drawing = true)}
      @undrawn=${() => this.#undrawn(phone)}
      @drawn=${() => (this.drawing = false)}
      @by-hand=${(event: CustomEvent<string>) => this.#drawByHand(event.detail)}
    ></provable-draw>`;
  }

  #undrawn(phone: DrawPhone): void {
    this.drawing = false;
    void this.#findBegun(phone);
  }

  #drawByHand(reason: string): void {
    [this.drawing, this.byHand] = [false, reason];
    void this.updateComplete.then(() => this.focus());
  }

  /** The choice without a connection: a physical wheel or pack, which the log marks as such, or to wait for the room. */
  #physicalOrWait(): TemplateResult {
    const source = physical(this.source);
    const words = t("offline-use-physical", { source });
    const sentNumber = this.begun.number;
    return html`${this.#waitNote(sentNumber === undefined ? t("offline-no-wheel", { source }) : this.#sentWords)}
      <button
        class=${sentNumber === undefined ? "primary spin" : ""}
        aria-label=${this.#named(words)}
        @click=${() => this.#usePhysical()}
      >
        ${words}
      </button>`;
  }

  /** The warning that this phone has sent a number for the card, which the room may have drawn; undefined if it has not. */
  get #sentWords(): string | undefined {
    const { number } = this.begun;
    return number === undefined ? undefined : t("draws-number-sent", { number });
  }

  #waitNote(words: string | undefined): TemplateResult | typeof nothing {
    if (words === undefined) return nothing;
    return html`<p class="warning" tabindex=${this.phone ? "-1" : nothing}>${words}</p>`;
  }

  /** The way back from a physical wheel or pack that was chosen for this card alone. */
  #backToScreen(): TemplateResult {
    return html`${this.#waitNote(this.#sentWords)}
      <button @click=${() => this.#useScreen()}>${t("draws-back-to-screen")}</button>`;
  }

  #useScreen(): void {
    [this.physicalOnce, this.rank, this.suit, this.fault] = [false, undefined, undefined, undefined];
    void this.updateComplete.then(() => this.focus());
  }

  /** Uses a physical wheel or pack: for this card alone where draws are provable, so that the next one is proved again. */
  #usePhysical(): void {
    if (!this.phone) return this.#fire("physical", undefined);
    this.physicalOnce = true;
    void this.updateComplete.then(() => this.querySelector<HTMLElement>(".picker input, .picker button")?.focus());
  }

  /**
   * Returns whether it is too late for the card, for example because the rider has been at a later stop in the
   * meantime.
   */
  #isLate(): boolean {
    const at = this.#at ?? eventTime(this.run);
    if (this.busy || this.drawing) return false;
    return this.draw.within !== undefined && at !== undefined && at > this.draw.within.to;
  }

  /** Notice that it is too early for the card. */
  #early(): TemplateResult | typeof nothing {
    const { within } = this.draw;
    const at = this.#at ?? eventTime(this.run);
    if (!within || at === undefined || this.busy || this.drawing || within.from <= at) return nothing;
    return html`<p class="warning">${t("desk-only-from", { time: clockTime(within.from, { seconds: true }) })}</p>`;
  }

  /** The form that asks for the time of a card that must have been drawn earlier. */
  #late(): TemplateResult {
    const { to } = this.draw.within!;
    const words = to === this.run.deadline ? "desk-late-deadline" : "desk-late";
    return html`<form class="warning late" @submit=${(event: SubmitEvent) => this.#typedEarlier(event)}>
      <p>${t(words, { time: exactTime(to) })}</p>
      <div class="find-row">
        <label
          >${t("desk-late-time")}<input
            name="earlier"
            autocomplete="off"
            aria-invalid=${this.fault ? "true" : nothing}
            aria-describedby=${this.fault ? "late-fault" : nothing}
        /></label>
        <button>${t("desk-late-button")}</button>
      </div>
      ${this.fault ? html`<p class="fault" role="alert" id="late-fault">${this.fault}</p>` : nothing}
    </form>`;
  }

  #typedEarlier(event: SubmitEvent): void {
    event.preventDefault();
    const { to } = this.draw.within!;
    const at = typedTime(fieldText(new FormData(event.target as HTMLFormElement), "earlier"));
    if (at === undefined) this.fault = t("desk-at-unread");
    else if (at > to) this.fault = t("desk-late-still", { time: exactTime(to) });
    else [this.earlier, this.fault, this.refused] = [at, undefined, undefined];
    if (this.fault === undefined) void this.updateComplete.then(() => this.focus());
  }

  #spinButton(): TemplateResult {
    return html`<button class="primary spin" aria-label=${this.#named(this.label)} @click=${() => this.#spin()}>
      ${this.label}
    </button>`;
  }

  /** The name of a button for screen readers if the participant has several hands: its label and the hand. */
  #named(label: string): string | typeof nothing {
    return this.several ? t("desk-label-of-hand", { label, hand: this.draw.hand }) : nothing;
  }

  #turning(): TemplateResult {
    return html`<card-wheel></card-wheel>
      ${this.unanswered ? html`<p class="warning" role="alert">${t("desk-no-reply")}</p>` : nothing}
      ${this.draw.count > 1 ? html`<p class="held">${this.shown.map((card) => face(card))}</p>` : nothing}`;
  }

  #picker(): TemplateResult {
    const { count, key } = this.draw;
    const left = count - this.picked.length;
    const name = key.replaceAll(" ", "-");
    const rank = (value: string) => this.#choice(`rank-${name}`, "rank", value, rankSign({ rank: value, suit: "s" }));
    const suit = (value: (typeof SUITS)[number]) => this.#choice(`suit-${name}`, "suit", value, suitShape(value));
    return html`<form class="picker" @submit=${(event: SubmitEvent) => this.#pick(event)}>
      ${this.picked.length > 0 && count > 1 ? this.#pickedCards() : nothing}
      ${
        left > 0
          ? html`<fieldset class="ranks">
                <legend>${t("desk-rank")}</legend>
                ${RANKS.map(rank)}
              </fieldset>
              <fieldset class="suits">
                <legend>${t("desk-suit")}</legend>
                ${SUITS.map(suit)}
              </fieldset>`
          : nothing
      }
      <button class="primary spin" aria-label=${this.#named(this.#pickWords(left))} ?disabled=${this.busy}>
        ${this.#pickWords(left)}
      </button>
    </form>`;
  }

  /** A large radio button for a rank or a suit. */
  #choice(name: string, kind: "rank" | "suit", value: string, sign: unknown): TemplateResult {
    const choose = () => {
      this[kind] = value;
      this.#entered = undefined;
      [this.fault, this.refused, this.unsent] = [undefined, undefined, false];
    };
    return html`<label class="desk-pick"
      ><input
        type="radio"
        name=${name}
        value=${value}
        aria-label=${t(`${kind}-${value}`)}
        .checked=${this[kind] === value}
        @change=${choose}
      /><span aria-hidden="true">${sign}</span></label
    >`;
  }

  #pickedCards(): TemplateResult {
    const { picked } = this;
    return html`<p class="held">
      ${picked.map((card) => face(card))}
      ${
        picked.length > this.begun.cards.length
          ? html`<button type="button" class="unpick" @click=${() => this.#unpick()}>${t("desk-unpick")}</button>`
          : nothing
      }
    </p>`;
  }

  #unpick(): void {
    this.#entered = undefined;
    [this.picked, this.unsent, this.refused] = [this.picked.slice(0, -1), false, undefined];
  }

  /** The chosen card; undefined until a rank and a suit are chosen. */
  get #chosen(): string | undefined {
    return this.rank && this.suit ? this.rank + this.suit : undefined;
  }

  #pickWords(left: number): string {
    const card = this.#chosen === undefined ? "none" : cardText(this.#chosen);
    if (this.draw.count === 1) {
      if (this.unsent) return t("desk-enter-again", { card });
      return this.price ? t("desk-enter-sold", { price: this.price, card }) : t("desk-enter");
    }
    if (left > 0) return t("desk-pick", { number: this.picked.length + 1 });
    return t(this.unsent ? "desk-enter-all-again" : "desk-enter-all");
  }

  #pick(event: SubmitEvent): void {
    event.preventDefault();
    this.fault = undefined;
    const card = this.#chosen;
    if (this.picked.length < this.draw.count) {
      if (card === undefined) this.fault = t("desk-pick-both");
      else if (this.#isBarred(card)) this.fault = t(`desk-held-${this.source}`, { card: cardText(card) });
      if (card === undefined || this.fault) return;
      if (this.draw.count > 1) {
        [this.picked, this.rank, this.suit] = [[...this.picked, card], undefined, undefined];
        return;
      }
    }
    void this.#enter(card === undefined ? this.picked : [card]);
  }

  /**
   * Returns whether the hand may not get a card. A card that breaks a tie belongs to no hand (PR-16), so none is
   * barred.
   */
  #isBarred(card: string): boolean {
    if (this.source === "wheel" || this.draw.mark === "spin_off") return false;
    return this.held.includes(card) || this.picked.includes(card);
  }

  /** Enters the cards. They stay chosen until they are stored. */
  async #enter(cards: string[]): Promise<void> {
    const at = this.#at ?? eventTime(this.run);
    if (at === undefined && this.draw.within) {
      this.fault = t("desk-no-time");
      return;
    }
    await this.#send(async () => {
      const action = this.draw.entry(cards, at ?? "");
      this.#entered = { draw: this.draw, cards, action };
      const first = await this.#stamp(cards, action);
      this.#entered = undefined;
      [this.picked, this.rank, this.suit] = [[], undefined, undefined];
      this.#done(cards, first ?? (this.draw.within ? at : undefined), first !== undefined);
    });
  }

  /**
   * Enters the cards. If the hand already had this card, because the response to an earlier request was lost, returns
   * the time of that entry.
   */
  async #stamp(cards: string[], action: Action): Promise<string | undefined> {
    try {
      await this.record(action);
      return undefined;
    } catch (error) {
      const { code, args = {} } = refusedOf(error);
      const isSame = code === "poker_run.already_stamped" && cards.length === 1 && args["card"] === cards[0];
      if (isSame && typeof args["at"] === "string") return args["at"];
      throw error;
    }
  }

  async #spin(): Promise<void> {
    await this.#send(async () => {
      this.#fire("drawing", this.draw);
      await this.updateComplete;
      await this.wheel?.updateComplete;
      this.wheel?.start();
      const { spun, isResent } = await this.#spun();
      if (!spun) throw new Error("a spin without cards");
      // If the reply to this spin was lost, its cards are those of an earlier one, but nobody has seen them.
      const isSeen = spun.again && !isResent;
      if (!isSeen) await this.#show(spun.cards);
      this.#done(spun.cards, spun.at ?? undefined, isSeen);
    });
  }

  /**
   * Sends the spin until there is a reply. This is safe, since a second spin for the same stamp returns the first card.
   * It ends once the element is removed, because another participant is served.
   */
  async #spun(): Promise<Pick<RunReceipt, "spun"> & { isResent: boolean }> {
    for (let isResent = false; ; isResent = true) {
      const late = setTimeout(() => (this.unanswered = true), LATE_MS);
      try {
        return { spun: (await spin(this.run.id, this.draw.spin(this.#at))).spun ?? null, isResent };
      } catch (error) {
        if (refusedOf(error).code !== "unreachable" || !this.isConnected) throw error;
      } finally {
        clearTimeout(late);
      }
      this.unanswered = true;
      await new Promise((done) => setTimeout(done, RESEND_MS));
    }
  }

  async #show(cards: readonly string[]): Promise<void> {
    for (const card of cards) {
      this.wheel?.start();
      await this.wheel?.land(card, this.shown.length > 0);
      this.shown = [...this.shown, card];
    }
  }

  #done(cards: string[], at: string | undefined, again: boolean): void {
    this.#fire("drawn", { draw: this.draw, cards, at, again } satisfies Drawn);
  }

  /** Sends a request unless one is in progress. */
  async #send(request: () => Promise<RunReceipt | void>): Promise<void> {
    if (this.busy) return;
    const until = this.#sent(request);
    this.#fire("underway", { draw: this.draw, until } satisfies Underway);
    await until;
  }

  /** Sends a request, and shows a refusal. */
  async #sent(request: () => Promise<RunReceipt | void>): Promise<void> {
    [this.busy, this.refused, this.fault, this.shown, this.unsent] = [true, undefined, undefined, [], false];
    try {
      await request();
    } catch (error) {
      this.wheel?.halt();
      this.refused = refusedOf(error);
      this.unsent = this.refused.code === "unreachable";
      this.#fire("undrawn", this.draw);
      // Another phone may have entered another card.
      if (this.#entered && !this.unsent) this.#fire("changed", undefined);
      void this.updateComplete.then(() => this.querySelector<HTMLElement>(".spin, input")?.focus());
    }
    [this.busy, this.unanswered] = [false, false];
  }

  #fire(name: string, detail: unknown): void {
    this.dispatchEvent(new CustomEvent(name, { detail, bubbles: true }));
  }
}

/** The result of a draw within a desk. */
export const resultOf = (desk: HTMLElement, { key }: Draw): HTMLElement | null =>
  desk.querySelector(`[data-draw="${CSS.escape(key)}"]`);

/** Drawn cards in large type, and by name for a screen reader. */
export const bigCards = (cards: readonly string[]): TemplateResult =>
  html`<span class="big-cards">${cards.map((card) => face(card))}</span>
    <strong class="big-card" aria-hidden="true">${cards.map(cardText).join(" ")}</strong
    ><span class="hidden">${cards.map(cardName).join(", ")}</span>`;
