import type { Moves, View } from "../../generated/holdem.js";

/** A raise suggested by a button. */
export interface Proposal {
  name: "half-pot" | "pot" | "all-in";
  to: number;
}

/** The total of all pots, including the bets of the current betting round. */
export const potTotal = (view: View) => view.pots.reduce((sum, { amount }) => sum + amount, 0);

/**
 * Raises by half the pot, by the pot, and all in, each limited to the legal range. The pot includes the call. Empty if
 * a raise is not legal.
 */
export function proposals(view: View, moves: Moves): Proposal[] {
  const range = moves.raise;
  if (!range) return [];
  const pot = potTotal(view) + (moves.call ?? 0);
  const within = (to: number) => Math.min(Math.max(to, range.least), range.most);
  return [
    { name: "half-pot", to: within(view.highest + Math.floor(pot / 2)) },
    { name: "pot", to: within(view.highest + pot) },
    { name: "all-in", to: range.most },
  ];
}

/** A pre-action, chosen before the turn; `amount` is the amount to call at the time of the choice. */
export type PreAction = { do: "check_fold" | "check" } | { do: "call"; amount: number };

/** The action that a pre-action becomes on the turn; undefined if it no longer applies. */
export function resolvePreAction(ahead: PreAction, moves: Moves): "check" | "fold" | "call" | undefined {
  if (ahead.do === "call") return moves.call === ahead.amount ? "call" : undefined;
  if (moves.check) return "check";
  return ahead.do === "check_fold" && moves.fold ? "fold" : undefined;
}
