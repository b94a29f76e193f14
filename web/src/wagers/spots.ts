import { t } from "../i18n/catalog.js";
import { money, type Unit } from "../i18n/money.js";

/** Amounts by the name of their spot, in the smallest unit. A spot without chips has none. */
export type Amounts = Readonly<Record<string, number>>;

/** A place on the felt for one wager, with the limits of the wager in the smallest unit. */
export interface Spot {
  name: string;
  /** Name of the wager in the current language. */
  words: string;
  least: number;
  most: number;
  step: number;
  /** Name of the spot that must have chips too: a bonus needs the bet beside it. */
  needs?: string;
}

/** The spots on which a player may put chips now, and the chips that the player has for them. */
export interface Wagering {
  spots: readonly Spot[];
  stack: number;
}

/** The reason why wagers cannot be placed, or why a chip cannot be added, with the amount that mends it. */
export type Fault =
  | { kind: "none" }
  | { kind: "missing" | "below" | "above" | "off"; spot: Spot; by: number }
  | { kind: "stack"; by: number };

export const total = (amounts: Amounts): number => Object.values(amounts).reduce((sum, amount) => sum + amount, 0);

export const sameAmounts = (one: Amounts, other: Amounts): boolean =>
  [...Object.keys(one), ...Object.keys(other)].every((name) => (one[name] ?? 0) === (other[name] ?? 0));

/** The amounts that differ between two states of the felt, as sentences about their spots. */
export const changeWords = (unit: Unit, { spots }: Wagering, before: Amounts, after: Amounts): string =>
  spots
    .filter(({ name }) => (before[name] ?? 0) !== (after[name] ?? 0))
    .map(({ name, words: spot }) =>
      after[name] ? t("spot-laid", { spot, amount: money(unit, after[name]) }) : t("spot-empty", { spot }),
    )
    .join(", ");

/** The first fault of these wagers, in the order of the spots; undefined if they may be placed. */
export function faultIn({ spots, stack }: Wagering, amounts: Amounts): Fault | undefined {
  if (total(amounts) === 0) return { kind: "none" };
  const wrong = spots.map((spot) => faultAt(spot, amounts)).find(Boolean);
  return wrong ?? beyond(stack, amounts);
}

function faultAt(spot: Spot, amounts: Amounts): Fault | undefined {
  const { name, least, most, step } = spot;
  const amount = amounts[name] ?? 0;
  if (amount === 0) return undefined;
  if (spot.needs !== undefined && !amounts[spot.needs]) return { kind: "missing", spot, by: amount };
  if (amount < least) return { kind: "below", spot, by: least - amount };
  if (amount > most) return { kind: "above", spot, by: amount - most };
  return amount % step === 0 ? undefined : { kind: "off", spot, by: step };
}

function beyond(stack: number, amounts: Amounts): Fault | undefined {
  const over = total(amounts) - stack;
  return over > 0 ? { kind: "stack", by: over } : undefined;
}

/** The fault that a chip would cause on a spot: more than its maximum or than the stack; undefined if it may be added. */
export function chipFault(wagering: Wagering, amounts: Amounts, spot: Spot, chip: number): Fault | undefined {
  const amount = (amounts[spot.name] ?? 0) + chip;
  if (amount > spot.most) return { kind: "above", spot, by: amount - spot.most };
  return beyond(wagering.stack, { ...amounts, [spot.name]: amount });
}

/** Sentence for wagers that cannot be placed: what is wrong, and how it is mended. */
export function faultWords(unit: Unit, { spots }: Wagering, fault: Fault): string {
  if (fault.kind === "none") return t("wager-none");
  if (fault.kind === "stack") return t("wager-over-stack", { by: money(unit, fault.by) });
  const { spot, by, kind } = fault;
  const words = { spot: spot.words, least: money(unit, spot.least), most: money(unit, spot.most), by: money(unit, by) };
  const needed = spots.find(({ name }) => name === spot.needs);
  const pack = /^bet-(\d+)$/.exec(spot.needs ?? "")?.[1] ?? "none";
  return t(`wager-${kind}`, { ...words, needed: needed?.words ?? "", pack });
}

/** Sentence for a chip that was not added: the limit, and the amount that may still be added. */
export function chipFaultWords(unit: Unit, { stack }: Wagering, amounts: Amounts, fault: Fault): string {
  const free = Math.max(0, stack - total(amounts));
  if (!("spot" in fault)) return t("chip-over-stack", { left: money(unit, free) });
  const left = fault.spot.most - (amounts[fault.spot.name] ?? 0);
  return t("chip-above", {
    spot: fault.spot.words,
    most: money(unit, fault.spot.most),
    left: money(unit, left),
    full: left === 0 ? "yes" : "no",
  });
}
