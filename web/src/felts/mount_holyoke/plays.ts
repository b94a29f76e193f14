import { card } from "../../cards/card.js";

/** Sort order of a hand: by rank, threes low and twos high, or by suit. */
export type Sort = "rank" | "suit";

const ORDER = "3456789TJQKA2";
const SUITS = "cdhs";

const height = (text: string) => ORDER.indexOf(card(text).rank);
const suitPlace = (text: string) => SUITS.indexOf(card(text).suit);

/** The cards sorted, the lowest first. This is for display only, not the ranking of plays. */
export function sorted(cards: readonly string[], by: Sort): string[] {
  const rank = (a: string, b: string) => height(a) - height(b) || suitPlace(a) - suitPlace(b);
  const suit = (a: string, b: string) => suitPlace(a) - suitPlace(b) || height(a) - height(b);
  return [...cards].sort(by === "rank" ? rank : suit);
}

const same = (a: readonly string[], b: readonly string[]) =>
  a.length === b.length && a.every((each) => b.includes(each));
const within = (part: readonly string[], whole: readonly string[]) => part.every((each) => whole.includes(each));

/** The legal play that consists of exactly these cards; undefined if there is none. */
export const playOf = (plays: readonly string[][], chosen: readonly string[]) =>
  plays.find((play) => same(play, chosen));

/** The cards that are part of a legal play with the chosen ones. */
export function playableCards(plays: readonly string[][], chosen: readonly string[]): Set<string> {
  return new Set(plays.filter((play) => within(chosen, play)).flat());
}
