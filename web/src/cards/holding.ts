import type { NamedHand } from "../generated/holdem.js";
import { t } from "../i18n/catalog.js";
import { card, rankPlace, rankSign } from "./card.js";
import { worth } from "./hand.js";

const RANKS = "23456789TJQKA";

/** The best poker hand in these cards, in words: `two pairs, kings and nines`. */
export function holding(cards: readonly string[]): string {
  const found = worth(cards);
  return found ? named(found.category, found.ranks) : "";
}

/**
 * A hand in words, with the kicker that decided: `two pair, tens and fours, ace kicker`. A flush has no kicker:
 * where a lower card decided, all five are named, `a flush, K-J-10-6-5`.
 */
export function handName({ category, five, kicker }: NamedHand): string {
  if (category === "flush" && kicker)
    return t("holding-five-flush-cards", { cards: five.map((each) => rankSign(card(each))).join("-") });
  const places = [...new Set(five.map(rankPlace))];
  // The royal flush is a straight flush to the ace, whose words say so.
  const holding = named(category === "royal_flush" ? "straight_flush" : category, places);
  return kicker ? t("with-kicker", { holding, rank: t(`rank-${RANKS[rankPlace(kicker)]}`) }) : holding;
}

/** A category with the ranks that name it, by their places. */
function named(category: string, places: number[]): string {
  const [first = "", second = ""] = places.map((place) => RANKS[place]!);
  const many = (rank: string) => (rank ? t(`ranks-${rank}`) : "");
  const one = (rank: string) => (rank ? t(`rank-${rank}`) : "");
  // A flush of five has words of its own, since another game names flushes by their length.
  const name = category === "flush" ? "five-flush" : category.replaceAll("_", "-");
  return t(`holding-${name}`, {
    rank: one(first),
    ranks: many(first),
    second: many(second),
    royal: category === "straight_flush" && first === "A" ? "yes" : "no",
  });
}
