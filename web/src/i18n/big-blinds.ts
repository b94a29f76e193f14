import { t } from "./catalog.js";
import { money, parseParts, shortDecimal, type TypedAmount, type Unit } from "./money.js";

/** Maximum number of decimals of a typed number of big blinds, unless the big blind needs more. */
const TYPED_DECIMALS = 6;

/** Number of decimals with which every amount of chips has a text of its own; two at least. */
const decimalsOf = (big: number): number => Math.max(2, String(big - 1).length);

/** An amount in units of `10 ** -decimals` big blinds, rounded. */
const partsOf = (amount: number, big: number, decimals: number): number => Math.round((amount * 10 ** decimals) / big);

/**
 * An amount in big blinds, with enough decimals to tell it from every other amount, and without trailing zeros: 250
 * chips at a big blind of 100 as `2.5`. {@link typedBigBlinds} reads the text as the same amount.
 */
export function bigBlinds(amount: number, big: number): string {
  const decimals = decimalsOf(big);
  return shortDecimal(partsOf(amount, big, decimals) / 10 ** decimals, decimals);
}

/** The small blind that goes with a big blind, unless a table sets its own: half of it, rounded down. */
export const usualSmallBlind = (big: number): number => Math.floor(big / 2);

/** A typed number of big blinds: its value in chips, which may be a fraction, and the nearest amount. */
interface Reading {
  exact: number;
  nearest: number;
  /** `true` if the text means the nearest amount: it is a whole number of chips, or the text of that amount. */
  isWhole: boolean;
}

/** Reads a typed number of big blinds; undefined if the text is not a number. */
function read(text: string, big: number): Reading | undefined {
  const shown = decimalsOf(big);
  const decimals = Math.max(TYPED_DECIMALS, shown);
  const parts = parseParts(text, decimals);
  if (parts === undefined) return undefined;
  const exact = (parts * big) / 10 ** decimals;
  const nearest = Math.round(exact);
  // At a big blind of 3, 100 chips are 33.333… big blinds: the rounded text that a page shows means this amount too.
  const isShown = partsOf(nearest, big, shown) * 10 ** (decimals - shown) === parts;
  return { exact, nearest, isWhole: isShown || exact === nearest };
}

/** The nearest amount of a typed number of big blinds; undefined if the text is not a number. */
export const fromBigBlinds = (text: string, big: number): number | undefined => read(text, big)?.nearest;

/**
 * Parses and checks an amount typed in big blinds in the field named `what`. Besides the faults of
 * {@link typedWithin}, an amount that is not a whole number of chips is one, which names the nearest two amounts.
 */
export function typedBigBlinds(
  unit: Unit,
  text: string,
  { what, least, most, big }: { what: string; least: number; most: number; big: number },
): TypedAmount {
  const words = (amount: number) => bigBlindsWords(unit, amount, big);
  if (text.trim() === "") return { fault: t("amount-missing", { what }) };
  const reading = read(text, big);
  if (!reading) return { fault: t("refusal-no_amount", { what, typed: text.trim() }) };
  const amount = reading.isWhole ? reading.nearest : reading.exact;
  if (amount < least) return { fault: t("amount-below", { amount: words(least) }) };
  if (amount > most) return { fault: t("amount-above", { amount: words(most) }) };
  if (reading.isWhole) return { amount };
  const [below, above] = [bigBlindsFigure(Math.floor(amount), big), bigBlindsFigure(Math.ceil(amount), big)];
  return { fault: t("amount-between", { below, above }) };
}

/** An amount in big blinds, as short as possible: `12.5 BB`. */
export const bigBlindsFigure = (amount: number, big: number): string =>
  t("big-blinds-figure", { amount: bigBlinds(amount, big) });

/** An amount in big blinds and in chips: `12.5 BB (1,250 chips)`. */
export const bigBlindsWords = (unit: Unit, amount: number, big: number): string =>
  t("big-blinds-words", { amount: bigBlinds(amount, big), chips: money(unit, amount) });

/** A range of amounts in big blinds: `1 to 12.5 BB`. A single amount if both ends are equal. */
export function bigBlindsRange({ least, most }: { least: number; most: number }, big: number): string {
  if (least === most) return bigBlindsFigure(most, big);
  const ends = { least: bigBlinds(least, big), most: bigBlinds(most, big) };
  return t("from-to", { ...ends, unit: t("unit-name-big-blinds") });
}
