import type { Args } from "./catalog.js";
import { t } from "./catalog.js";
import { language } from "./language.js";

/** How a game counts what is at stake (ALL-2): whole chips, cents, or points where there are no chips. */
export type Unit = "chips" | "cents" | "points";

const UNITS: Record<string, Unit> = {
  holdem: "chips",
  packs_poker: "cents",
  high_card_flush: "cents",
  mount_holyoke: "points",
};

/** The unit of a game's amounts. */
export const unitOf = (game: string): Unit => UNITS[game] ?? "chips";

/** An amount as a bare number: `1,500`, or `15.00` of an amount in cents. */
export function figure(unit: Unit, amount: number): string {
  const digits = unit === "cents" ? 2 : 0;
  const value = unit === "cents" ? amount / 100 : amount;
  return value.toLocaleString(language(), { minimumFractionDigits: digits, maximumFractionDigits: digits });
}

/** An amount with its unit: `1,500 chips`, `$15.00`. */
export function money(unit: Unit, amount: number): string {
  const args: Args = { amount: figure(unit, amount), count: amount };
  return t(`unit-${unit}`, args);
}

/** From the least amount to the most, with their unit: `100 to 1,000 chips`. */
export const range = (unit: Unit, { least, most }: { least: number; most: number }): string =>
  t("from-to", { least: figure(unit, least), most: figure(unit, most), unit: t(`unit-name-${unit}`) });

/** A difference with its sign and unit: `+250 chips`. */
export function difference(unit: Unit, net: number): string {
  const sign = net > 0 ? "+" : net < 0 ? "−" : "";
  return sign + money(unit, Math.abs(net));
}

/** What was typed, as an amount in the game's smallest unit; none where it is no amount. */
export function typed(unit: Unit, text: string): number | undefined {
  const decimal = language() === "es" ? text.replaceAll(".", "").replace(",", ".") : text.replaceAll(",", "");
  const value = Number(decimal.trim());
  if (!decimal.trim() || !Number.isFinite(value) || value < 0) return undefined;
  return Math.round(unit === "cents" ? value * 100 : value);
}
