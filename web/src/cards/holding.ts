import type { Holding, NamedHand } from "../generated/holdem.js";
import { t } from "../i18n/catalog.js";
import { card, rankPlace, RANKS, rankSign } from "./card.js";

/** The name of a hand that the server evaluated: `two pair, kings and nines`. Empty if there is none. */
export const holdingName = (holding: Holding | null | undefined): string =>
  holding ? named(holding.category, holding.cards) : "";

/**
 * The name of a hand, with the kicker that decided: `two pair, tens and fours, ace kicker`. A flush has no kicker: if a
 * lower card decided, all five are named, `a flush, K-J-10-6-5`.
 */
export function handName({ category, five, kicker }: NamedHand): string {
  if (category === "flush" && kicker)
    return t("holding-five-flush-cards", { cards: five.map((each) => rankSign(card(each))).join("-") });
  const holding = named(category, five);
  return kicker ? t("with-kicker", { holding, rank: t(`rank-${RANKS[rankPlace(kicker)]}`) }) : holding;
}

/** The name of a category with the ranks of `cards` that belong to it, in order of significance. */
function named(category: string, cards: readonly string[]): string {
  const [first = "", second = ""] = [...new Set(cards.map(rankPlace))].map((place) => RANKS[place]!);
  const many = (rank: string) => (rank ? t(`ranks-${rank}`) : "");
  const one = (rank: string) => (rank ? t(`rank-${rank}`) : "");
  return t(`holding-${WORDED[category] ?? category.replaceAll("_", "-")}`, {
    rank: one(first),
    ranks: many(first),
    second: many(second),
    royal: category === "royal_flush" ? "yes" : "no",
  });
}

/**
 * Categories that use the message of another category: a five-card flush, since another game names flushes by their
 * length, and the royal flush, for which the message of the straight flush has a variant.
 */
const WORDED: Record<string, string> = { flush: "five-flush", royal_flush: "straight-flush" };
