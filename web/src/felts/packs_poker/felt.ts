import { html, nothing } from "lit";
import { face } from "../../cards/face.js";
import { holdingName } from "../../cards/holding.js";
import type { View } from "../../generated/packs_poker.js";
import { t } from "../../i18n/catalog.js";
import { difference, money, range, unitOf } from "../../i18n/money.js";
import { netAt } from "../../wagers/settled.js";
import { total } from "../../wagers/spots.js";
import type { Felt, Scene, SeatDisplay } from "../felt.js";
import "./actions.js";
import "./layout.js";
import { amountsOf } from "./wagers.js";

const UNIT = unitOf("packs_poker");

const own = ({ view, you }: Scene<View>) => view.seats[(you.hand_seat ?? 0) - 1];

/** The felt of Packs Poker. */
export const packsPoker: Felt<View> = {
  oneTurn: true,
  fixedPlace: true,
  sideBySide: { tall: 4, wide: 8 },

  pod({ view, events, table }, number) {
    const seat = view.seats[number - 1]!;
    // The wagers are settled pack by pack; the result is that of all of them.
    const net = table.phase === "playing" ? undefined : netAt(events, number);
    return {
      stack: seat.stack,
      turn: view.to_wager.includes(number),
      ...(net === undefined ? { wager: total(amountsOf(seat.wagers)) } : resultOf(net)),
      ...(seat.done && !view.dealer ? { note: t("done") } : {}),
      ...(seat.cards
        ? {
            cards: html`${seat.cards.map((card, place) => face(card, { key: `hand-${table.hand}-${number}-${place}`, from: "dealer" }))}`,
          }
        : {}),
    };
  },

  middle(scene) {
    return html`<packs-layout .scene=${scene}></packs-layout>`;
  },

  own(scene) {
    const cards = own(scene)?.cards ?? HAND.map(() => undefined);
    return html`<div class="own-cards five" role="group" aria-label=${t("your-cards")}>
      ${cards.map((card, place) => (card ? face(card, { key: `own-${scene.table.hand}-${place}`, from: "dealer" }) : html`<span class="card place" aria-hidden="true"></span>`))}
    </div>`;
  },

  holding(scene) {
    return holdings(scene).join(" · ");
  },

  prompt(scene) {
    const { legal } = scene.view;
    // Nothing is read between the bets that one press of a button places.
    if (!legal?.open || legal.placed.some(({ bet }) => bet > 0)) return "";
    return t("heard-packs", {
      packs: legal.packs,
      bet: range(UNIT, legal.pack_bet),
      bonus: range(UNIT, legal.bonus_bet),
      stack: money(UNIT, own(scene)?.stack ?? 0),
    });
  },

  actions(scene) {
    if (scene.view.legal?.open) return html`<packs-actions .scene=${scene}></packs-actions>`;
    const found = holdings(scene);
    if (found.length === 0) return html`${nothing}`;
    return html`<ul class="pack-holdings">
      ${found.map((words) => html`<li>${words}</li>`)}
    </ul>`;
  },
};

const HAND = [0, 1, 2, 3, 4];

/** The viewer's hand with each pack that is turned up, if there is a bet on it. */
const holdings = (scene: Scene<View>): string[] =>
  (own(scene)?.holdings ?? []).flatMap((holding, index) =>
    holding ? [t("holding-with-pack", { pack: index + 1, holding: holdingName(holding) })] : [],
  );

/** The result of all wagers of a seat. */
const resultOf = (net: number): Partial<SeatDisplay> =>
  net > 0 ? { won: { amount: net, words: difference(UNIT, net) } } : { label: difference(UNIT, net) };
