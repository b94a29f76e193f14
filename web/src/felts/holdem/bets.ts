import type { Moves, View } from "../../generated/holdem.js";
import type { Open, PotPart } from "../../state/choices.js";

/** The sizes that a player has chosen for the action bar. */
export interface Sizes {
  parts: readonly PotPart[];
  opens: readonly Open[];
}

/** A raise that a button offers: a part of the pot, a number of big blinds, or all chips. */
export interface Proposal {
  size: PotPart | Open | "all-in";
  to: number;
  /** The limit that the raise violates. Such a raise keeps its place in the bar, but is disabled. */
  beyond?: "least" | "most";
}

/** The total of all pots, including the bets of the current betting round. */
export const potTotal = (view: View) => view.pots.reduce((sum, { amount }) => sum + amount, 0);

/**
 * Raises of the chosen sizes, and all in. Until someone raises before the flop, the sizes in big blinds take the place
 * of the parts of the pot. Empty if a raise is not legal.
 */
export function proposals(view: View, moves: Moves, sizes: Sizes): Proposal[] {
  const range = moves.raise;
  if (!range) return [];
  const opens = isUnraised(view) ? openRaises(view, sizes) : [];
  const raises = opens.length > 0 ? opens : potRaises(view, moves, sizes);
  const checked = raises.map((raise): Proposal => {
    if (raise.to < range.least) return { ...raise, beyond: "least" };
    return raise.to > range.most ? { ...raise, beyond: "most" } : raise;
  });
  return [...checked, { size: "all-in", to: range.most }];
}

/** Returns whether the highest bet is no more than the big blind, before the flop. */
const isUnraised = ({ street, highest, big_blind }: View) => street === "preflop" && highest <= big_blind;

/** Raises to a number of big blinds, without those that are not whole chips. */
const openRaises = ({ big_blind }: View, { opens }: Sizes): Proposal[] =>
  opens.map((size) => ({ size, to: Number(size) * big_blind })).filter(({ to }) => Number.isInteger(to));

/**
 * Raises by a part of the pot. As in pot-limit games, the pot is the one after the call: a raise by the whole of it is
 * the pot-limit maximum.
 */
function potRaises(view: View, moves: Moves, { parts }: Sizes): Proposal[] {
  const pot = potTotal(view) + (moves.call ?? 0);
  return parts.map((size) => {
    const [part = 1, whole = 1] = size.split("/").map(Number);
    return { size, to: view.highest + Math.floor((pot * part) / whole) };
  });
}

/** A pre-action, chosen before the turn; `amount` is the amount to call at the time of the choice. */
export type PreAction = { do: "check_fold" | "check" } | { do: "call"; amount: number };

/** The action that a pre-action becomes on the turn; undefined if it no longer applies. */
export function resolvePreAction(ahead: PreAction, moves: Moves): "check" | "fold" | "call" | undefined {
  if (ahead.do === "call") return moves.call === ahead.amount ? "call" : undefined;
  if (moves.check) return "check";
  return ahead.do === "check_fold" && moves.fold ? "fold" : undefined;
}
