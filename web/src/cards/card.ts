import { t } from "../i18n/catalog.js";

export type Suit = "s" | "h" | "d" | "c";
export interface Card {
  rank: string;
  suit: Suit;
}

const SYMBOLS: Record<Suit, string> = { s: "♠", h: "♥", d: "♦", c: "♣" };
const RANKS = "23456789TJQKA";

/** A card of the wire: rank, then suit, such as `As` and `Td`. */
export function card(text: string): Card {
  const suit = text.slice(-1) as Suit;
  const rank = text.slice(0, -1);
  return { rank: rank === "10" ? "T" : rank, suit };
}

/** The rank as people write it: a ten is 10, and the court has the language's own letters. */
export const rankSign = ({ rank }: Card) => (rank === "T" ? "10" : t(`rank-sign-${rank}`));

/** A card as people write it: `A♠`. */
export const written = (text: string) => rankSign(card(text)) + SYMBOLS[card(text).suit];

/** A card as people say it: `ace of spades`. */
export function spoken(text: string): string {
  const { rank, suit } = card(text);
  return t("card-name", { rank: t(`rank-${rank}`), suit: t(`suit-${suit}`) });
}

/** The place of a rank from 0, the two, to 12, the ace. Which card is higher belongs to each game. */
export const rankPlace = (text: string) => RANKS.indexOf(card(text).rank);
