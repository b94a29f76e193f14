import type { TableView } from "../generated/server.js";
import {
  bigBlinds,
  bigBlindsFigure,
  bigBlindsRange,
  bigBlindsWords,
  fromBigBlinds,
  typedBigBlinds,
} from "../i18n/big-blinds.js";
import { figure, money, parseAmount, range, type TypedAmount, typedWithin, type Unit, unitOf } from "../i18n/money.js";
import { amountsChoice } from "../state/choices.js";

/** The least and the most amount of a range. */
interface Limits {
  least: number;
  most: number;
}

/** The display and the input of the amounts at a table: in the game's unit, or in big blinds. */
export interface Amounts {
  /** The game's unit, in which all amounts are numbers. */
  unit: Unit;
  shownIn: Unit | "big-blinds";
  /** An amount for narrow spaces: `1,500`, or `12.5 BB`. */
  figure(amount: number): string;
  /** An amount with its unit: `1,500 chips`, or `12.5 BB (1,250 chips)`. */
  words(amount: number): string;
  /** A range of amounts with their unit: `100 to 1,000 chips`, or `1 to 10 BB (100 to 1,000 chips)`. */
  range(limits: Limits): string;
  /** The chips of an amount in big blinds, as a tooltip for its figure; undefined in the game's unit. */
  chips(amount: number): string | undefined;
  /** The text of a field with an amount, without its unit. */
  field(amount: number): string;
  /** The amount closest to a typed text; undefined if the text is not a number. */
  parse(text: string): number | undefined;
  /** Parses and checks a typed amount. */
  typed(text: string, limits: Limits & { what: string }): TypedAmount;
}

const inUnit = (unit: Unit): Amounts => ({
  unit,
  shownIn: unit,
  figure: (amount) => figure(unit, amount),
  words: (amount) => money(unit, amount),
  range: (limits) => range(unit, limits),
  chips: () => undefined,
  field: (amount) => figure(unit, amount),
  parse: (text) => parseAmount(unit, text),
  typed: (text, limits) => typedWithin(unit, text, limits),
});

const inBigBlinds = (unit: Unit, big: number): Amounts => ({
  unit,
  shownIn: "big-blinds",
  figure: (amount) => bigBlindsFigure(amount, big),
  words: (amount) => bigBlindsWords(unit, amount, big),
  range: (limits) => `${bigBlindsRange(limits, big)} (${range(unit, limits)})`,
  chips: (amount) => money(unit, amount),
  field: (amount) => bigBlinds(amount, big),
  parse: (text) => fromBigBlinds(text, big),
  typed: (text, limits) => typedBigBlinds(unit, text, { ...limits, big }),
});

/**
 * The amounts of a table as the viewer prefers them. Big blinds are those of the hand in the view, or else of the
 * table's rules, and are for hold'em alone.
 */
export function amountsAt({ game, rules }: Pick<TableView, "game" | "rules">, view?: unknown): Amounts {
  const unit = unitOf(game);
  if (game !== "holdem" || amountsChoice.value() === "chips") return inUnit(unit);
  const { big_blind: big } = (view ?? rules ?? {}) as { big_blind?: number | null };
  return big ? inBigBlinds(unit, big) : inUnit(unit);
}
