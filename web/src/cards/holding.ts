import { t } from "../i18n/catalog.js";
import { worth } from "./hand.js";

const RANKS = "23456789TJQKA";

/** The best poker hand in these cards, in words: `two pairs, kings and nines`. */
export function holding(cards: readonly string[]): string {
  const found = worth(cards);
  if (!found) return "";
  const [first = "", second = ""] = found.ranks.map((place) => RANKS[place]!);
  const many = (rank: string) => (rank ? t(`ranks-${rank}`) : "");
  const one = (rank: string) => (rank ? t(`rank-${rank}`) : "");
  // A flush of five has words of its own, since another game names flushes by their length.
  const name = found.category === "flush" ? "five-flush" : found.category.replaceAll("_", "-");
  return t(`holding-${name}`, {
    rank: one(first),
    ranks: many(first),
    second: many(second),
    royal: found.category === "straight_flush" && first === "A" ? "yes" : "no",
  });
}
