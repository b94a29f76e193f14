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
  /** Rank of the hand: greater for a higher hand. */
  place: number;
  pay: string;
}

/** A custom pay table in the format of the named ones, highest hand first: `7 cards 300 to 1, 6 cards 100 to 1`. */
export function payTableWords(setting: string, pays: Record<string, string | number>): string {
  const rows = Object.entries(pays).map(([name, rate]) => row(setting, name, rate));
  rows.sort((a, b) => b.place - a.place);
  return rows.map(({ hand, pay }) => t("pay-row", { hand, pay })).join(", ");
}

function row(setting: string, name: string, rate: string | number): Row {
  const isOfMeter = setting === "progressive";
  const [, word = ""] = /^([a-z]+)_card_/.exec(name) ?? [];
  const place = LENGTHS.indexOf(word);
  const pay = payWords(rate, isOfMeter);
  if (place >= 0) return { hand: t(isOfMeter ? "pay-straight-flush" : "pay-cards", { length: place + 2 }), place, pay };
  const id = `category-${name.replaceAll("_", "-")}`;
  return { hand: has(id) ? t(id) : name, place: -CATEGORIES.indexOf(name), pay };
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
