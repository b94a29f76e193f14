import { card, rankPlace } from "./card.js";

/** The categories of the usual ranking, the lowest first. */
export const CATEGORIES = [
  "high_card",
  "pair",
  "two_pair",
  "three_of_a_kind",
  "straight",
  "flush",
  "full_house",
  "four_of_a_kind",
  "straight_flush",
] as const;
export type Category = (typeof CATEGORIES)[number];

/** Hand strength as words for its holder. Settlement never uses it: the server decides. */
export interface Worth {
  category: Category;
  /** The ranks that name it, by their places, the most telling first. */
  ranks: number[];
}

/** The best category that lies in these cards, and the ranks that name it. None of no cards. */
export function worth(cards: readonly string[]): Worth | undefined {
  if (cards.length === 0) return undefined;
  const places = cards.map(rankPlace).sort((a, b) => b - a);
  const groups = [...new Set(places)].map((place) => ({
    place,
    count: places.filter((other) => other === place).length,
  }));
  const of = (count: number) => groups.filter((group) => group.count >= count).map(({ place }) => place);
  const suited = suitOfFive(cards);
  const inSuit = suited ? cards.filter((each) => card(each).suit === suited).map(rankPlace) : [];
  const straightFlush = topOfStraight(inSuit);
  if (straightFlush !== undefined) return { category: "straight_flush", ranks: [straightFlush] };
  const [four] = of(4);
  if (four !== undefined) return { category: "four_of_a_kind", ranks: [four] };
  const [three] = of(3);
  const pairs = of(2).filter((place) => place !== three);
  if (three !== undefined && pairs[0] !== undefined) return { category: "full_house", ranks: [three, pairs[0]] };
  if (inSuit.length > 0) return { category: "flush", ranks: [Math.max(...inSuit)] };
  const straight = topOfStraight(places);
  if (straight !== undefined) return { category: "straight", ranks: [straight] };
  if (three !== undefined) return { category: "three_of_a_kind", ranks: [three] };
  if (pairs[1] !== undefined) return { category: "two_pair", ranks: pairs.slice(0, 2) };
  if (pairs[0] !== undefined) return { category: "pair", ranks: [pairs[0]] };
  return { category: "high_card", ranks: [places[0]!] };
}

function suitOfFive(cards: readonly string[]): string | undefined {
  return ["s", "h", "d", "c"].find((suit) => cards.filter((each) => card(each).suit === suit).length >= 5);
}

/** The place of the highest card of a straight; the ace may be low. */
function topOfStraight(places: number[]): number | undefined {
  const has = new Set(places);
  if (has.has(12)) has.add(-1);
  for (let top = 12; top >= 3; top--) {
    if ([0, 1, 2, 3, 4].every((below) => has.has(top - below))) return top;
  }
  return undefined;
}
