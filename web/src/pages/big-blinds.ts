import { parseAmount, shortFigure, type Unit } from "../i18n/money.js";

/** Hundredths of a big blind are read and written like cents. */
const HUNDREDTHS: Unit = "cents";

/** An amount in big blinds, with up to two decimals: 250 chips at a big blind of 100 as `2.50`. */
export const bigBlinds = (amount: number, big: number): string =>
  shortFigure(HUNDREDTHS, Math.round((amount * 100) / big));

/** The small blind that goes with a big blind, unless a table sets its own: half of it, rounded down. */
export const usualSmallBlind = (big: number): number => Math.floor(big / 2);

/** The amount of a typed number of big blinds; undefined if the text is not a number with up to two decimals. */
export function fromBigBlinds(text: string, big: number): number | undefined {
  const hundredths = parseAmount(HUNDREDTHS, text);
  return hundredths === undefined ? undefined : Math.round((hundredths * big) / 100);
}
