import { html, nothing } from "lit";
import { cardName, cardText } from "../../cards/card.js";
import { face } from "../../cards/face.js";
import type { View } from "../../generated/high_card_flush.js";
import { t } from "../../i18n/catalog.js";
import { money, range, unitOf } from "../../i18n/money.js";
import { list } from "../../i18n/words.js";
import type { Felt, Scene } from "../felt.js";
import "./actions.js";

const UNIT = unitOf("high_card_flush");

const own = ({ view, you }: Scene<View>) => view.seats[(you.hand_seat ?? 0) - 1];
const WAGERS = ["ante", "flush_bonus", "straight_flush_bonus", "progressive"] as const;

/** The felt of High Card Flush. */
export const highCardFlush: Felt<View> = {
  pod({ view, table }, number) {
    const seat = view.seats[number - 1]!;
    const laid = WAGERS.reduce((sum, name) => sum + (seat.wagers[name] ?? 0), seat.raise);
    const dealt = view.stage !== "wagers" && seat.standing !== "out";
    const cards = seat.cards
      ? lifted(seat.cards, seat.flush, `hand-${table.hand}-${number}`)
      : dealt
        ? html`${[0, 1, 2].map(() => face(null))}`
        : undefined;
    return {
      stack: seat.stack,
      turn: view.awaited.includes(number),
      out: seat.standing === "out" || seat.standing === "folded",
      ...(laid > 0 ? { wager: laid } : {}),
      ...(seat.standing === "in" || seat.cards ? {} : { note: t(`standing-${seat.standing.replace("_", "-")}`) }),
      ...(cards && seat.standing !== "folded" ? { cards } : {}),
    };
  },

  middle({ view, table }) {
    const { dealer, dealer_flush } = view;
    return html`<div class="dealer seven" role="group" aria-label=${t("dealers-cards")}>
        ${dealer ? lifted(dealer, dealer_flush, `dealer-${table.hand}`) : view.stage === "decisions" ? Array.from({ length: 7 }, () => face(null)) : nothing}
      </div>
      <p class="quiet">${t("dealer-qualifies-with", { qualifier: qualifierWords(view.qualifier) })}</p>
      ${view.meter > 0 ? html`<p class="meter">${t("meter", { amount: money(UNIT, view.meter) })}</p>` : nothing}`;
  },

  own(scene) {
    const { cards, flush } = own(scene) ?? {};
    return cards
      ? html`<div class="own-cards seven" role="group" aria-label=${t("your-cards")}>
          ${lifted(cards, flush, `own-${scene.table.hand}`)}
        </div>`
      : html``;
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
  return flush ? t("holding-flush", { length: flush.length, cards: words(flush) }) : "";
}

/** The cards with their best flush first. */
function flushFirst(cards: readonly string[], flush: readonly string[]): string[] {
  return [...flush, ...cards.filter((each) => !flush.includes(each))];
}

/** The cards with their best flush first and raised, and the others dimmed. */
function lifted(cards: readonly string[], best: readonly string[] | null | undefined, key: string) {
  const flush = best ?? [];
  return html`${flushFirst(cards, flush).map((each) => face(each, { key: `${key}-${each}`, from: "middle", state: flush.includes(each) ? "lifted" : "dim" }))}`;
}

/** The name of a qualifying hand such as `9-high-3`. */
function qualifierWords(qualifier: string): string {
  const [rank = "", , length = ""] = qualifier.split("-");
  return t("qualifier", { rank: t(`rank-${rank === "10" ? "T" : rank}`), length: Number(length) });
}
