import { html } from "lit";
import { cardName, cardText } from "../../cards/card.js";
import { face } from "../../cards/face.js";
import type { SeatView, View } from "../../generated/high_card_flush.js";
import { t } from "../../i18n/catalog.js";
import { difference, money, range, unitOf } from "../../i18n/money.js";
import { list } from "../../i18n/words.js";
import { netAt } from "../../wagers/settled.js";
import { total } from "../../wagers/spots.js";
import type { Felt, Scene, SeatDisplay } from "../felt.js";
import "./actions.js";
import { flushFirst, flushWords, lifted, outlines } from "./cards.js";
import "./layout.js";
import { amountsOf } from "./wagers.js";

const UNIT = unitOf("high_card_flush");

const own = ({ view, you }: Scene<View>) => view.seats[(you.hand_seat ?? 0) - 1];

/** The felt of High Card Flush. */
export const highCardFlush: Felt<View> = {
  fixedPlace: true,
  sideBySide: { tall: 3, wide: 5 },

  pod({ view, table, events }, number) {
    const seat = view.seats[number - 1]!;
    const cards = cardsOf(seat, view, `hand-${table.hand}-${number}`);
    const net = netAt(events, number);
    return {
      stack: seat.stack,
      turn: view.awaited.includes(number),
      out: seat.standing === "out" || seat.standing === "folded",
      ...(seat.standing === "in" || seat.cards ? {} : { note: t(`standing-${seat.standing.replace("_", "-")}`) }),
      ...(cards && seat.standing !== "folded" ? { cards } : {}),
      ...(net === undefined ? { wager: total(amountsOf(seat)) + seat.raise } : resultOf(net)),
    };
  },

  middle(scene) {
    return html`<flush-layout .scene=${scene}></flush-layout>`;
  },

  own(scene) {
    const { cards, flush } = own(scene) ?? {};
    return html`<div class="own-cards seven" role="group" aria-label=${t("your-cards")}>
      ${cards ? lifted(cards, flush, `own-${scene.table.hand}`) : outlines()}
    </div>`;
  },

  holding(scene) {
    return holding(scene, (cards) => cards.map(cardText).join(" "));
  },

  inOrder(cards, { view }) {
    const flushes = [...view.seats.map(({ flush }) => flush), view.dealer_flush];
    return flushFirst(cards, flushes.find((flush) => flush?.every((each) => cards.includes(each))) ?? []);
  },

  prompt(scene) {
    const { wager, raise } = scene.view.legal ?? {};
    if (wager)
      return t("heard-ante", {
        ante: range(UNIT, { least: wager.ante_min, most: wager.ante_max }),
        stack: money(UNIT, wager.stack),
      });
    if (!raise) return "";
    const most = money(UNIT, raise.most);
    const words = { least: money(UNIT, raise.ante), most, one: raise.most === raise.ante ? "yes" : "no" };
    return [
      t("heard-raise", words),
      t("heard-holding", { holding: holding(scene, (cards) => list(cards.map(cardName))) }),
    ].join(" ");
  },

  actions(scene) {
    return scene.view.legal ? html`<flush-actions .scene=${scene}></flush-actions>` : html``;
  },
};

/** The name of the best flush in the player's cards; `words` formats the cards of the flush. */
function holding(scene: Scene<View>, words: (cards: string[]) => string): string {
  const flush = own(scene)?.flush;
  return flush ? flushWords(flush, words) : "";
}

/** The cards beside a seat: face up once they are shown, and their backs before. */
function cardsOf({ cards, flush, standing }: SeatView, { stage }: View, key: string) {
  if (cards) return lifted(cards, flush, key);
  const isDealt = stage !== "wagers" && standing !== "out";
  return isDealt ? html`${[0, 1, 2].map(() => face(null))}` : undefined;
}

/** The result of all wagers of a seat. */
const resultOf = (net: number): Partial<SeatDisplay> =>
  net > 0 ? { won: { amount: net, words: difference(UNIT, net) } } : { label: difference(UNIT, net) };
