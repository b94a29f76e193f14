import { html, nothing, type TemplateResult } from "lit";
import { customElement, property, query, state } from "lit/decorators.js";
import { cardName, cardText, rankSign } from "../cards/card.js";
import { face, suitShape } from "../cards/face.js";
import { refusedOf } from "../connection/api.js";
import { act, spin } from "../connection/runs.js";
import type { Draw as Source, RunHead, RunReceipt } from "../generated/run.js";
import type { Refused } from "../generated/server.js";
import { clockTime } from "../i18n/clock.js";
import { t } from "../i18n/catalog.js";
import { LightDomElement } from "../widgets/light.js";
import { refusedNote } from "./desk-words.js";
import type { Draw } from "./offers.js";
import { eventTime } from "./time.js";
import "./wheel.js";
import type { CardWheel } from "./wheel.js";

const RANKS = ["A", "K", "Q", "J", "T", "9", "8", "7", "6", "5", "4", "3", "2"];
const SUITS = ["s", "h", "d", "c"] as const;

/** Cards that were drawn. */
export interface Drawn {
  draw: Draw;
  cards: string[];
  /** The time of the stamp; undefined for a card that breaks a tie. */
  at: string | undefined;
  /** `true` if the hand already had these cards. */
  again: boolean;
}

/**
 * Draws the cards of a hand: on the wheel of the screen, or by entering the cards that a physical wheel or pack
 * showed. Fires `drawing` when the wheel begins to turn, `drawn` when the cards are shown, `undrawn` if there are
 * none.
 */
@customElement("stop-draw")
export class StopDraw extends LightDomElement {
  @property({ attribute: false }) accessor run!: RunHead;
  @property({ attribute: false }) accessor draw!: Draw;
  /** `true` if the cards come from a physical wheel or pack. */
  @property({ type: Boolean }) accessor physical = false;
  /** Cards that the hand holds. */
  @property({ attribute: false }) accessor held: readonly string[] = [];
  /** The source of cards: only with a wheel may a hand hold a card twice (PR-1). */
  @property() accessor source: Source = "wheel";
  /** The time of the stamp, if it is not now. */
  @property() accessor at: string | undefined;
  @property() accessor label = "";
  @state() private accessor busy = false;
  @state() private accessor shown: string[] = [];
  @state() private accessor picked: string[] = [];
  @state() private accessor refused: Refused | undefined;
  @state() private accessor fault: string | undefined;
  @query("card-wheel") private accessor wheel!: CardWheel | null;

  override focus(): void {
    this.querySelector<HTMLElement>("button, input")?.focus();
  }

  protected override render() {
    return html`${this.#outside()}
    ${this.busy && !this.physical ? this.#turning() : this.physical ? this.#picker() : this.#spinButton()}
    ${this.source === "wheel" || this.draw.mark === "spin_off" ? nothing : html`<p class="quiet">${t(`desk-source-${this.source}`)}</p>`}
    ${this.fault ? html`<p class="refused" role="alert">${this.fault}</p>` : refusedNote(this.refused, this.run.route)}`;
  }

  /** Notice that the card cannot have this time, for example because it is after the rider's visit to a later stop. */
  #outside(): TemplateResult | typeof nothing {
    const { within } = this.draw;
    const at = this.at ?? eventTime(this.run);
    if (!within || at === undefined || this.busy || (within.from <= at && at <= within.to)) return nothing;
    const isLate = at > within.to;
    const time = clockTime(isLate ? within.to : within.from, { seconds: true });
    return html`<p class="warning">${t(isLate ? "desk-only-until" : "desk-only-from", { time })}</p>`;
  }

  #spinButton(): TemplateResult {
    return html`<button class="primary spin" @click=${() => this.#spin()}>${this.label}</button>`;
  }

  #turning(): TemplateResult {
    return html`<card-wheel></card-wheel>
      ${this.draw.count > 1 ? html`<p class="held">${this.shown.map((card) => face(card))}</p>` : nothing}`;
  }

  #picker(): TemplateResult {
    const { count, key } = this.draw;
    const left = count - this.picked.length;
    const name = key.replaceAll(" ", "-");
    return html`<form class="picker" @submit=${(event: SubmitEvent) => this.#pick(event)}>
      ${count > 1 ? this.#pickedCards() : nothing}
      ${
        left > 0
          ? html`<fieldset class="ranks">
                <legend>${t("desk-rank")}</legend>
                ${RANKS.map((rank) => choice(`rank-${name}`, rank, rankSign({ rank, suit: "s" }), t(`rank-${rank}`)))}
              </fieldset>
              <fieldset class="suits">
                <legend>${t("desk-suit")}</legend>
                ${SUITS.map((suit) => choice(`suit-${name}`, suit, suitShape(suit), t(`suit-${suit}`)))}
              </fieldset>`
          : nothing
      }
      <button class="primary spin" ?disabled=${this.busy}>${this.#pickWords(left)}</button>
    </form>`;
  }

  #pickedCards(): TemplateResult {
    const { picked } = this;
    return html`<p class="held">
      ${picked.map((card) => face(card))}
      ${
        picked.length > 0
          ? html`<button type="button" @click=${() => (this.picked = picked.slice(0, -1))}>${t("desk-unpick")}</button>`
          : nothing
      }
    </p>`;
  }

  #pickWords(left: number): string {
    if (left === 0) return t("desk-enter-all");
    return this.draw.count > 1 ? t("desk-pick", { number: this.picked.length + 1 }) : t("desk-enter");
  }

  #pick(event: SubmitEvent): void {
    event.preventDefault();
    const form = event.target as HTMLFormElement;
    this.fault = undefined;
    if (this.picked.length < this.draw.count) {
      const chosen = (kind: string) => form.querySelector<HTMLInputElement>(`input[name^="${kind}-"]:checked`)?.value;
      const [rank, suit] = [chosen("rank"), chosen("suit")];
      if (!rank || !suit) this.fault = t("desk-pick-both");
      else if (this.#isBarred(rank + suit)) this.fault = t(`desk-held-${this.source}`, { card: cardText(rank + suit) });
      else this.picked = [...this.picked, rank + suit];
      if (this.fault) return;
      form.reset();
      if (this.draw.count > 1) return;
    }
    void this.#enter();
  }

  /**
   * Returns whether the hand may not get a card. A card that breaks a tie belongs to no hand (PR-16), so none is
   * barred.
   */
  #isBarred(card: string): boolean {
    if (this.source === "wheel" || this.draw.mark === "spin_off") return false;
    return this.held.includes(card) || this.picked.includes(card);
  }

  async #enter(): Promise<void> {
    const at = this.at ?? eventTime(this.run);
    const cards = this.picked;
    if (this.draw.count === 1) this.picked = [];
    if (at === undefined && this.draw.within) {
      this.fault = t("desk-no-time");
      return;
    }
    await this.#send(async () => {
      const first = await this.#stamp(cards, at ?? "");
      this.picked = [];
      this.#done(cards, first ?? (this.draw.within ? at : undefined), first !== undefined);
    });
  }

  /**
   * Enters the cards. If the hand already had this card, because the answer to an earlier request was lost, returns
   * the time of that entry.
   */
  async #stamp(cards: string[], at: string): Promise<string | undefined> {
    try {
      await act(this.run.id, this.draw.entry(cards, at));
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
      const { spun } = await spin(this.run.id, this.draw.spin(this.at));
      if (!spun) throw new Error("a spin without cards");
      if (!spun.again) await this.#show(spun.cards);
      this.#done(spun.cards, spun.at ?? undefined, spun.again);
    });
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
    [this.busy, this.refused, this.fault, this.shown] = [true, undefined, undefined, []];
    try {
      await request();
    } catch (error) {
      this.wheel?.halt();
      this.refused = refusedOf(error);
      this.#fire("undrawn", this.draw);
      void this.updateComplete.then(() => this.focus());
    }
    this.busy = false;
  }

  #fire(name: string, detail: unknown): void {
    this.dispatchEvent(new CustomEvent(name, { detail, bubbles: true }));
  }
}

/** A large radio button. */
const choice = (name: string, value: string, sign: unknown, words: string): TemplateResult =>
  html`<label class="desk-pick"
    ><input type="radio" name=${name} value=${value} aria-label=${words} /><span aria-hidden="true"
      >${sign}</span
    ></label
  >`;

/** Drawn cards in large type, and by name for a screen reader. */
export const bigCards = (cards: readonly string[]): TemplateResult =>
  html`<span class="big-cards">${cards.map((card) => face(card))}</span>
    <strong class="big-card" aria-hidden="true">${cards.map(cardText).join(" ")}</strong
    ><span class="hidden">${cards.map(cardName).join(", ")}</span>`;
