import { html, nothing } from "lit";
import { face } from "../../cards/face.js";
import { holdingName } from "../../cards/holding.js";
import type { SeatView, View } from "../../generated/holdem.js";
import type { TableView } from "../../generated/server.js";
import { t } from "../../i18n/catalog.js";
import { money, unitOf } from "../../i18n/money.js";
import { amountsAt } from "../../table/amounts.js";
import { chipStacks } from "../../table/stacks.js";
import type { Felt, Scene } from "../felt.js";
import "./actions.js";
import type { HoldemActions } from "./actions.js";
import { potTotal } from "./bets.js";
import { emphasis, latestActions, stakesOf, winsOf } from "./events.js";
import { showCards } from "./show.js";

const UNIT = unitOf("holdem");

const BOARD = 5;
const own = ({ view, you }: Scene<View>) => view.seats[(you.hand_seat ?? 0) - 1];
/** The spot from which cards are dealt: the chair with the button. */
const dealer = ({ button }: TableView) => (button == null ? "middle" : `chair-${button}`);
const categoryName = (category: string) => t(`category-${category.replaceAll("_", "-")}`);
/** A visible card of a seat; the first place has the only one that the player showed. */
const cardAt = ({ cards, showed }: SeatView, place: number) =>
  cards?.[place] ?? (place === 0 ? (showed ?? undefined) : undefined);
const inHand = ({ standing }: SeatView) => standing !== "folded" && standing !== "mucked";

/**
 * The collected pots, main pot first, if there are several and a player is all in or has tabled the hand. Otherwise
 * there is a single pot, which grows with every bet.
 */
function pots({ pots, collected, seats }: View): number[] {
  const layered = collected.length > 1 && seats.some(({ standing }) => standing === "all_in" || standing === "tabled");
  if (layered) return collected.map(({ amount }) => amount);
  return [pots.reduce((sum, { amount }) => sum + amount, 0)];
}

/** The felt of hold'em. */
export const holdem: Felt<View> = {
  fixedPlace: true,
  stakes: stakesOf,

  pod({ view, table, events }, number) {
    const seat = view.seats[number - 1]!;
    const label = seat.checked ? t("action-check") : latestActions(events).get(number);
    const win = winsOf(events).get(number);
    const placement = (place: number) => ({
      key: `hand-${table.hand}-${number}-${place}`,
      from: dealer(table),
      to: "middle",
      state: emphasis(cardAt(seat, place), events),
    });
    const cards = inHand(seat)
      ? html`${[0, 1].map((place) => face(cardAt(seat, place), placement(place)))}`
      : undefined;
    return {
      stack: seat.stack,
      // Once the pots are paid out, the bets of the last betting round are part of them.
      wager: view.pots.length > 0 ? seat.bid : 0,
      out: !inHand(seat),
      turn: view.to_act === number,
      ...(cards ? { cards } : {}),
      // The action before is no news while the seat decides.
      ...(label && view.to_act !== number ? { label } : {}),
      ...(win ? { won: { amount: win.amount, ...(win.hand ? { hand: categoryName(win.hand.category) } : {}) } } : {}),
      // No note for a player still in the hand, or for one whose cards are face up.
      ...(seat.standing === "in" || seat.cards ? {} : { note: t(`standing-${seat.standing}`) }),
    };
  },

  middle({ view, table, events }) {
    const places = Array.from({ length: BOARD }, (_, place) => place);
    const amounts = amountsAt(table, view);
    return html`<div class="board" role="group" aria-label=${t("board")}>
        ${places.map((place) => (view.board[place] ? face(view.board[place], { key: `board-${table.hand}-${place}`, from: dealer(table), to: "middle", state: emphasis(view.board[place], events) }) : html`<span class="card place" aria-hidden="true"></span>`))}
      </div>
      <ul class="pots" data-spot="pot" aria-label=${t("pots")}>
        ${pots(view).map((amount, index, all) => (amount > 0 ? html`<li title=${amounts.chips(amount) ?? nothing}>${chipStacks(UNIT, amount, all.length > 1 ? 1 : 2)}${t(all.length > 1 ? "pot-of" : "pot-only", { pot: index, amount: amounts.figure(amount) })}</li>` : nothing))}
      </ul>`;
  },

  own(scene) {
    const seat = own(scene);
    const hand = scene.table.hand;
    const placement = (place: number) => ({
      key: `own-${hand}-${place}`,
      from: dealer(scene.table),
      to: "middle",
      state: seat && inHand(seat) ? emphasis(seat.cards?.[place], scene.events) : "dim",
    });
    return html`<div class="own-cards" role="group" aria-label=${t("your-cards")}>
      ${seat?.cards?.map((card, place) => face(card, placement(place)))}
    </div>`;
  },

  holding(scene) {
    return holdingName(own(scene)?.holding);
  },

  aside({ event, seat, cards }, { view, name }) {
    const tabled = event === "tabled" ? view.seats[Number(seat) - 1] : undefined;
    // For an event of an earlier hand, the view has other cards.
    if (!tabled?.holding || String(tabled.cards) !== String(cards)) return "";
    return t("heard-has", { name: name(Number(seat)), holding: holdingName(tabled.holding) });
  },

  isAnswered(scene) {
    if (scene.you.hand_seat == null) return false;
    return document.querySelector<HoldemActions>("holdem-actions")?.answers(scene) === true;
  },

  prompt(scene) {
    const { view } = scene;
    const { legal } = view;
    if (!legal) return "";
    if (legal.show) return t(legal.muck ? "heard-show-or-muck" : "heard-show");
    const words = {
      call: money(UNIT, legal.call ?? 0),
      pot: money(UNIT, potTotal(view)),
      check: legal.check ? "yes" : "no",
    };
    return [t("heard-bid", words), t("heard-holding", { holding: holdem.holding(scene) })].join(" ");
  },

  after: showCards,

  actions(scene) {
    return html`<holdem-actions .scene=${scene}></holdem-actions>`;
  },
};
