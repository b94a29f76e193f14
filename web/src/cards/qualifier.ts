import { t } from "../i18n/catalog.js";
import { RANKS } from "./card.js";

const LENGTHS = [2, 3, 4, 5, 6, 7];

/** The lowest flushes with which a dealer may qualify (HF-4), the weakest first: `3-high-2` to `A-high-7`. */
export const QUALIFIERS: readonly string[] = LENGTHS.flatMap((length) =>
  // The highest card of a flush of n cards is at least the rank n places from the bottom.
  Array.from(RANKS.slice(length - 1), (rank) => `${rank === "T" ? "10" : rank}-high-${length}`),
);

/** The rank and the length of a qualifier such as `9-high-3`, for a message; undefined for any other text. */
export function qualifierParts(qualifier: string): { rank: string; length: number } | undefined {
  const [, rank, length] = /^(\w+)-high-(\d)$/.exec(qualifier) ?? [];
  return length ? { rank: t(`rank-${rank === "10" ? "T" : rank}`), length: Number(length) } : undefined;
}

/** The text of a qualifier such as `9-high-3`; undefined for any other text. */
export function qualifierWords(qualifier: string): string | undefined {
  const parts = qualifierParts(qualifier);
  return parts && t("qualifier", parts);
}
