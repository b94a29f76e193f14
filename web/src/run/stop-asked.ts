import { html, nothing, type PropertyValues, type TemplateResult } from "lit";
import { customElement, property, state } from "lit/decorators.js";
import { slotOf } from "../draw-phone/check.js";
import type { DrawPhone } from "../draw-phone/phone.js";
import type { HandView, MarkView } from "../generated/run.js";
import { clockTime } from "../i18n/clock.js";
import { t } from "../i18n/catalog.js";
import { fieldsOf, type KeptStamp } from "../offline/stamp.js";
import { LightDomElement } from "../widgets/light.js";
import { cardWords } from "./desk-words.js";
import { codeWords } from "./draw-names.js";
import { type Draw, stampOf } from "./offers.js";

/**
 * The stamps of a hand about which the organiser decides. One whose cards the hand has by now needs no decision any
 * more.
 */
export const askedOf = (stamps: readonly KeptStamp[], hand: HandView): KeptStamp[] =>
  stamps.filter(({ state, action }) => {
    const fields = fieldsOf(action);
    const isOfHand = state === "asked" && fields.hand === hand.hand;
    return isOfHand && fields.cards.some(({ stop, card }) => stampOf(hand, { stop })?.card !== card);
  });

/** Returns whether the organiser decides about a card of this place on the sheet, so that no other one is drawn. */
export const isAskedAt = (asked: readonly KeptStamp[], mark: Draw["mark"]): boolean =>
  asked.some(({ action }) =>
    fieldsOf(action).cards.some(({ stop }) => mark === "all" || (typeof mark === "object" && mark.stop === stop)),
  );

/** The valid cards of a hand at the stops of a stamp. */
const cardsThere = ({ action }: KeptStamp, hand: HandView): MarkView[] =>
  fieldsOf(action).cards.flatMap(({ stop }) => stampOf(hand, { stop }) ?? []);

/**
 * A stamp of this device about which the organiser decides: in one sentence the cards that the room had, the number with
 * which this phone drew them, and the cards of the stamp.
 */
@customElement("stop-asked")
export class StopAsked extends LightDomElement {
  @property({ attribute: false }) accessor stamp!: KeptStamp;
  @property({ attribute: false }) accessor hand!: HandView;
  /** This phone, in an event with provable draws. */
  @property({ attribute: false }) accessor phone: DrawPhone | undefined;
  /** The number of the card in the room, if this phone drew it, and the fault of its proof. */
  @state() private accessor drawn: Awaited<ReturnType<DrawPhone["drawnWith"]>>;
  /** The cards for which the number was asked. */
  #asked = "";

  protected override willUpdate(changed: PropertyValues<this>): void {
    const [there] = cardsThere(this.stamp, this.hand);
    const asked = there?.screen ? `${this.hand.hand} ${there.card}` : "";
    if (!changed.has("hand") || asked === this.#asked) return;
    [this.#asked, this.drawn] = [asked, undefined];
    if (there?.screen) void this.#find(there);
  }

  async #find({ mark, card }: MarkView): Promise<void> {
    const drawn = await this.phone?.drawnWith(this.hand.hand, slotOf(mark)).catch(() => undefined);
    if (drawn?.card === card) this.drawn = drawn;
  }

  protected override render() {
    const there = cardsThere(this.stamp, this.hand);
    const { cards, at } = fieldsOf(this.stamp.action);
    const typed = cardWords(cards.map(({ card }) => card));
    const words =
      there.length === 0
        ? t("offline-stamp-asked", { cards: typed, time: clockTime(at) })
        : t("offline-stamp-second", {
            cards: typed,
            by: this.stamp.screen ? "screen" : "typed",
            first: cardWords(there.map(({ card }) => card)),
            source: there.every(({ screen }) => screen) ? "screen" : "hand",
            number: this.drawn?.cut ?? "none",
          });
    return html`<p class="warning asked-stamp" role="alert">${words}</p>
      ${this.#fault()}`;
  }

  #fault(): TemplateResult | typeof nothing {
    const fault = this.drawn?.fault;
    if (fault === undefined) return nothing;
    return html`<p class="refused" role="alert">
      ${t("draws-alarm-what", { reason: codeWords(fault) })} ${t("draws-alarm-do")}
    </p>`;
  }
}
