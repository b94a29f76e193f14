import { units } from "../generated/amounts.js";
import type { Args } from "./catalog.js";
import { t } from "./catalog.js";
import { language } from "./language.js";

/** Unit of a game's amounts (ALL-2): whole chips, cents, or points in a game without chips. */
export type Unit = (typeof units)[keyof typeof units];

/** The unit of the amounts in a game, by the name of the game. */
export const unitOf = (game: string): Unit => units[game as keyof typeof units];

/** A plain number that is not an amount: `1,500`. */
export const count = (value: number): string => format(0).format(value);

/** An amount as a plain number without its unit: `1,500`, or `15.00` for an amount in cents. */
export function figure(unit: Unit, amount: number): string {
  const digits = unit === "cents" ? 2 : 0;
  const value = unit === "cents" ? amount / 100 : amount;
  return format(digits).format(value);
}

/** An amount as a plain number for narrow spaces: whole dollars without their cents. */
export const shortFigure = (unit: Unit, amount: number): string =>
  unit === "cents" && amount % 100 === 0 ? count(amount / 100) : figure(unit, amount);

/** A plain number with up to this many decimals, without trailing zeros: `12.5`. */
export const shortDecimal = (value: number, digits: number): string => format(digits, 0).format(value);

const formats = new Map<string, Intl.NumberFormat>();

/** The number format of the language with this many decimals, or with `least` or more of them, cached. */
function format(digits: number, least = digits): Intl.NumberFormat {
  const key = `${language()} ${digits} ${least}`;
  const made =
    formats.get(key) ??
    new Intl.NumberFormat(language(), { minimumFractionDigits: least, maximumFractionDigits: digits });
  formats.set(key, made);
  return made;
}

/** Formats a share from 0 to 1 as a percentage with up to two decimals: 0.125 as `12.5%`. */
export const percent = (share: number): string =>
  new Intl.NumberFormat(language(), { style: "percent", maximumFractionDigits: 2 }).format(share);

/** An amount with its unit: `1,500 chips`, `$15.00`. */
export function money(unit: Unit, amount: number): string {
  const args: Args = { amount: figure(unit, amount), count: amount };
  return t(`unit-${unit}`, args);
}

/**
 * A range of amounts with their unit, such as `100 to 1,000 chips` and `$2.00 to $10.00`. A single amount if both ends
 * are equal.
 */
export function range(unit: Unit, { least, most }: { least: number; most: number }): string {
  if (least === most) return money(unit, most);
  const ends = { least: figure(unit, least), most: figure(unit, most) };
  if (unit === "cents") return t("from-to-cents", ends);
  return t("from-to", { ...ends, unit: t(`unit-name-${unit}`) });
}

/** A range of amounts as plain numbers for narrow spaces: `2–10`. */
export const shortRange = (unit: Unit, { least, most }: { least: number; most: number }): string =>
  least === most ? shortFigure(unit, most) : `${shortFigure(unit, least)}–${shortFigure(unit, most)}`;

/** A difference with its sign and its unit: `+250 chips`. */
export function difference(unit: Unit, net: number): string {
  const sign = net > 0 ? "+" : net < 0 ? "−" : "";
  return sign + money(unit, Math.abs(net));
}

/** The thousands separator and the decimal mark by language. */
const MARKS = { en: { group: ",", decimal: "." }, es: { group: ".", decimal: "," } };

const TIMES: Record<string, number> = { "": 1, k: 1000, m: 1_000_000 };

/**
 * Parses an amount in the game's smallest unit: digits, with or without thousands separators, up to two decimals, and k
 * or m for thousands or millions. Undefined for anything else, for text that means another amount in another language
 * (`1.000` in English), and for fractions of the unit.
 */
export function parseAmount(unit: Unit, text: string): number | undefined {
  const hundredths = parseParts(text, 2);
  if (hundredths === undefined) return undefined;
  const amount = unit === "cents" ? hundredths : hundredths / 100;
  return Number.isSafeInteger(amount) ? amount : undefined;
}

/**
 * Parses a number with up to this many decimals, as the number of its smallest parts: `2.5` with two decimals as 250.
 * Accepts and refuses what {@link parseAmount} does.
 */
export function parseParts(text: string, decimals: number): number | undefined {
  const { group, decimal } = MARKS[language()];
  const whole = `\\d+|[1-9]\\d{0,2}(?:\\${group}\\d{3})+`;
  const pattern = new RegExp(`^(${whole})(?:\\${decimal}(\\d{1,${decimals}}))?\\s?([km]?)$`, "i");
  const [, integer, fraction = "", times = ""] = pattern.exec(text.trim()) ?? [];
  if (integer === undefined) return undefined;
  return Number(integer.replaceAll(group, "") + fraction.padEnd(decimals, "0")) * TIMES[times.toLowerCase()]!;
}

/** A typed amount, or the fault that its field displays. */
export type TypedAmount = { amount: number; fault?: undefined } | { amount?: undefined; fault: string };

/**
 * Parses and checks an amount typed in the field named `what`. An empty field, text that is not an amount, and an
 * amount out of range or not a multiple of `step` are faults; an amount is never adjusted.
 */
export function typedWithin(
  unit: Unit,
  text: string,
  { what, least, most, step = 1 }: { what: string; least: number; most: number; step?: number },
): TypedAmount {
  if (text.trim() === "") return { fault: t("amount-missing", { what }) };
  const amount = parseAmount(unit, text);
  if (amount === undefined) return { fault: t("refusal-no_amount", { what, typed: text.trim() }) };
  if (amount < least) return { fault: t("amount-below", { amount: money(unit, least) }) };
  if (amount > most) return { fault: t("amount-above", { amount: money(unit, most) }) };
  if (amount % step === 0) return { amount };
  return { fault: t("amount-off-unit", { amount: money(unit, amount), unit: money(unit, step) }) };
}
