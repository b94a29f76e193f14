import { t } from "../i18n/catalog.js";

export type Suit = "s" | "h" | "d" | "c";
export interface Card {
  rank: string;
  suit: Suit;
}

const SYMBOLS: Record<Suit, string> = { s: "♠", h: "♥", d: "♦", c: "♣" };
/** The ranks, lowest first. */
export const RANKS = "23456789TJQKA";

/** Parses a card of the protocol: rank, then suit, such as `As` or `Td`. */
export function card(text: string): Card {
  const suit = text.slice(-1) as Suit;
  const rank = text.slice(0, -1);
  return { rank: rank === "10" ? "T" : rank, suit };
}

/** The rank as displayed: a ten is 10, and the face cards have the letters of the language. */
export const rankSign = ({ rank }: Card) => (rank === "T" ? "10" : t(`rank-sign-${rank}`));

/** The card as displayed: `A♠`. */
export const cardText = (text: string) => rankSign(card(text)) + SYMBOLS[card(text).suit];

/** The name of a card: `ace of spades`. */
export function cardName(text: string): string {
  const { rank, suit } = card(text);
  return t("card-name", { rank: t(`rank-${rank}`), suit: t(`suit-${suit}`) });
}

/** The index of a rank: 0 for the two, up to 12 for the ace. Each game defines its own order of the ranks. */
export const rankPlace = (text: string) => RANKS.indexOf(card(text).rank);
