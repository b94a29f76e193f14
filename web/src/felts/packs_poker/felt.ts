import { html, nothing } from "lit";
import { face } from "../../cards/face.js";
import { holdingName } from "../../cards/holding.js";
import type { View } from "../../generated/packs_poker.js";
import { t } from "../../i18n/catalog.js";
import { money, range, unitOf } from "../../i18n/money.js";
import type { Felt, Scene } from "../felt.js";
import "./actions.js";
import "./layout.js";

const UNIT = unitOf("packs_poker");

const own = ({ view, you }: Scene<View>) => view.seats[(you.hand_seat ?? 0) - 1];

/** The felt of Packs Poker. */
export const packsPoker: Felt<View> = {
  oneTurn: true,

  pod({ view }, number) {
    const seat = view.seats[number - 1]!;
    const laid = seat.wagers.reduce((sum, { bet, bonus }) => sum + bet + bonus, 0);
    return {
      stack: seat.stack,
      turn: view.to_wager.includes(number),
      ...(laid > 0 ? { wager: laid } : {}),
      ...(seat.done && !view.dealer ? { note: t("done") } : {}),
      ...(seat.cards
        ? {
            cards: html`${seat.cards.map((card, place) => face(card, { key: `hand-${number}-${place}`, from: "middle" }))}`,
          }
        : {}),
    };
  },

  middle(scene) {
    return html`<packs-layout .scene=${scene}></packs-layout>`;
  },

  own(scene) {
    const cards = own(scene)?.cards;
    if (!cards) return html``;
    return html`<div class="own-cards" role="group" aria-label=${t("your-cards")}>
      ${cards.map((card, place) => face(card, { key: `own-${scene.table.hand}-${place}`, from: "middle" }))}
    </div>`;
  },

  holding(scene) {
    const packs = (own(scene)?.holdings ?? []).flatMap((holding, index) =>
      holding ? [t("holding-with-pack", { pack: index + 1, holding: holdingName(holding) })] : [],
    );
    return packs.join(" · ");
  },

  prompt(scene) {
    const { legal } = scene.view;
    if (!legal?.open) return "";
    const laid = legal.placed.some(({ bet }) => bet > 0);
    return t(laid ? "heard-packs-more" : "heard-packs", {
      packs: legal.packs,
      bet: range(UNIT, legal.pack_bet),
      bonus: range(UNIT, legal.bonus_bet),
      stack: money(UNIT, own(scene)?.stack ?? 0),
    });
  },

  actions(scene) {
    const moves = scene.view.legal;
    if (!moves?.open) return html`${nothing}`;
    return html`<packs-actions .scene=${scene}></packs-actions>`;
  },
};
