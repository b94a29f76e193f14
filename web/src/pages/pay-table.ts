import { has, t } from "../i18n/catalog.js";
import { count, percent } from "../i18n/money.js";

/** The hands that a pay table may contain, the highest first. */
const CATEGORIES = [
  "royal_flush",
  "straight_flush",
  "four_of_a_kind",
  "full_house",
  "flush",
  "straight",
  "three_of_a_kind",
];
/** The lengths of flushes and straight flushes, as spelled in a pay table. */
const LENGTHS = ["two", "three", "four", "five", "six", "seven"];

interface Row {
  hand: string;
  pay: string;
}

/** The position of a hand among those of pay tables, as spelled there: greater for a higher hand. */
function rankOf(name: string): number | undefined {
  const length = LENGTHS.indexOf(/^([a-z]+)_card_/.exec(name)?.[1] ?? "");
  if (length >= 0) return length;
  const place = CATEGORIES.indexOf(name);
  return place < 0 ? undefined : -place;
}

/** The rows of a pay table, the highest hand first. An object with other names keeps its order. */
export function inOrderOfRank<T>(pays: Readonly<Record<string, T>>): [name: string, value: T][] {
  const rows = Object.entries(pays);
  if (rows.some(([name]) => rankOf(name) === undefined)) return rows;
  return rows.toSorted(([one], [other]) => rankOf(other)! - rankOf(one)!);
}

/** A custom pay table in the format of the named ones, highest hand first: `7 cards 300 to 1, 6 cards 100 to 1`. */
export function payTableWords(setting: string, pays: Record<string, string | number>): string {
  const rows = inOrderOfRank(pays).map(([name, rate]) => row(setting, name, rate));
  return rows.map(({ hand, pay }) => t("pay-row", { hand, pay })).join(", ");
}

function row(setting: string, name: string, rate: string | number): Row {
  const isOfMeter = setting === "progressive";
  const [, word = ""] = /^([a-z]+)_card_/.exec(name) ?? [];
  const place = LENGTHS.indexOf(word);
  const pay = payWords(rate, isOfMeter);
  if (place >= 0) return { hand: t(isOfMeter ? "pay-straight-flush" : "pay-cards", { length: place + 2 }), pay };
  const id = `category-${name.replaceAll("_", "-")}`;
  return { hand: has(id) ? t(id) : name, pay };
}

/**
 * The text of a payout. In a progressive pay table, "to" is a share of the meter, and "for" is a payout by the house.
 */
function payWords(rate: string | number, isOfMeter: boolean): string {
  const [, won = rate, kind = "to", staked = 1] = /^(\d+) (to|for) (\d+)$/.exec(String(rate)) ?? [];
  const [to, per] = [Number(won), Number(staked)];
  if (isOfMeter && kind === "to") return t("pay-share", { share: shareWords(to, per) });
  return t(`pay-${kind}`, { to: count(to), per: count(per) });
}

/** A share as a percentage, or as a fraction if two decimals are not exact. */
const shareWords = (to: number, per: number) => ((to * 10_000) % per === 0 ? percent(to / per) : `${to}/${per}`);
