import type { Unit } from "../i18n/money.js";
import { DENOMINATIONS } from "../table/chips.js";
import type { Spot } from "./spots.js";

/** Maximum number of chips in a rack: as many as fit side by side on a phone. */
const MOST = 6;

/** A chip of a rack: its amount in the smallest unit, and the denomination of the chip whose colours it has. */
export interface Chip {
  amount: number;
  denomination: number;
}

const ascending = DENOMINATIONS.toReversed();

/**
 * The chips for these spots, the lowest first: usual chips, from the highest one with which every minimum can be bet. If
 * the table's unit does not fit them, chips of one, five, twenty-five units and so on.
 */
export function rackOf(unit: Unit, spots: readonly Spot[]): Chip[] {
  const step = Math.max(...spots.map(({ step }) => step));
  const least = Math.min(...spots.map(({ least }) => least));
  const most = Math.max(...spots.map(({ most }) => most));
  const chips = (scale: number) =>
    ascending.map((denomination): Chip => ({ amount: denomination * scale, denomination }));
  const usual = chips(unit === "cents" ? 100 : 1).filter(({ amount }) => amount % step === 0);
  const fits = (usual[0]?.amount ?? Infinity) <= least;
  const all = (fits ? usual : chips(step)).filter(({ amount }) => amount <= most);
  const first = all.findLastIndex(({ amount }) => amount <= least);
  return all.slice(Math.max(0, first), Math.max(0, first) + MOST);
}

/** The chip that is chosen at first: the lowest one that is a whole bet on the first spot, or else the highest. */
export function firstChip(rack: readonly Chip[], [spot]: readonly Spot[]): number {
  const whole = rack.find(({ amount }) => spot && amount >= spot.least && amount <= spot.most);
  return (whole ?? rack.at(-1))?.amount ?? 0;
}
