import type { Moves, View } from "../../generated/holdem.js";

/** A raise that a button proposes. */
export interface Proposal {
  name: "half-pot" | "pot" | "all-in";
  to: number;
}

/** All that lies in the banks, the bids of this trade included. */
export const inAll = (view: View) => view.pots.reduce((sum, { amount }) => sum + amount, 0);

/** Raises by half the pot, the pot and everything, within what is legal. The pot counts with the call in it. */
export function proposals(view: View, moves: Moves): Proposal[] {
  const range = moves.raise;
  if (!range) return [];
  const pot = inAll(view) + (moves.call ?? 0);
  const within = (to: number) => Math.min(Math.max(to, range.least), range.most);
  return [
    { name: "half-pot", to: within(view.highest + Math.floor(pot / 2)) },
    { name: "pot", to: within(view.highest + pot) },
    { name: "all-in", to: range.most },
  ];
}

/** Advance action, chosen before the turn; `amount` is the amount to call at that time. */
export type Ahead = { do: "check_fold" | "check" } | { do: "call"; amount: number };

/** Action that an advance action comes to on the turn; undefined if it no longer applies. */
export function decided(ahead: Ahead, moves: Moves): "check" | "fold" | "call" | undefined {
  if (ahead.do === "call") return moves.call === ahead.amount ? "call" : undefined;
  if (moves.check) return "check";
  return ahead.do === "check_fold" && moves.fold ? "fold" : undefined;
}
