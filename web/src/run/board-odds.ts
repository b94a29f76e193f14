import type { HandId, RunBoard, RunHandOdds } from "../generated/run.js";
import { t } from "../i18n/catalog.js";
import { percent } from "../i18n/money.js";
import { stillOut } from "./board-model.js";

/** The odds of the hands that can still win, by hand; empty if none are computed. */
export const chancesOf = ({ odds }: Pick<RunBoard, "odds">): Map<HandId, RunHandOdds> =>
  new Map((odds?.hands ?? []).map((chance) => [chance.hand, chance]));

/** The odds to show on a board: none once all hands are turned in, because the result is certain then. */
export const boardChances = (board: RunBoard): Map<HandId, RunHandOdds> =>
  stillOut(board).length > 0 ? chancesOf(board) : new Map();

/** A probability in whole percent. A probability other than 0 and 1 is never shown as 0% or 100%. */
export function percentWords(probability: number): string {
  if (probability <= 0 || probability >= 1) return percent(Math.min(1, Math.max(0, probability)));
  if (probability < 0.01) return `<\u{202f}${percent(0.01)}`;
  if (probability > 0.99) return `>\u{202f}${percent(0.99)}`;
  return percent(Math.round(probability * 100) / 100);
}

/**
 * The probability that a hand wins a prize for a place, and that of the prize for the low hand if there is one, as
 * text; undefined without odds.
 */
export function chanceWords(chance: RunHandOdds | undefined): string | undefined {
  if (!chance) return undefined;
  const place = percentWords(chance.prize);
  const low = chance.low_hand;
  if (low == null) return chance.prize === 0 ? t("board-chance-none") : t("board-chance", { chance: place });
  return t("board-chance-both", { place, low: percentWords(low) });
}

/** All odds of a hand as text, one sentence each. */
export function chancesWords({ prize, first, low_hand: low }: RunHandOdds): string {
  const words = [t("board-chance-prize", { prize: percentWords(prize), first: percentWords(first) })];
  if (low != null) words.push(t("board-chance-low", { low: percentWords(low) }));
  return words.join(" ");
}
