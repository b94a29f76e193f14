import { card, rankPlace } from "./card.js";

/** The longest flush in these cards, its highest card first; of equally long ones that with the higher cards. */
export function bestFlush(cards: readonly string[]): string[] {
  const suits = ["s", "h", "d", "c"].map((suit) =>
    cards.filter((each) => card(each).suit === suit).sort((a, b) => rankPlace(b) - rankPlace(a)),
  );
  return suits.reduce((best, next) => (higher(next, best) ? next : best));
}

function higher(a: string[], b: string[]): boolean {
  if (a.length !== b.length) return a.length > b.length;
  const place = a.findIndex((each, index) => rankPlace(each) !== rankPlace(b[index]!));
  return place >= 0 && rankPlace(a[place]!) > rankPlace(b[place]!);
}
