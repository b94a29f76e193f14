import type { TableState } from "./table.js";

/** Legal actions of the viewer, as far as every game has them. */
interface Legal {
  /** `false` if the viewer has finished this turn and waits for the others. */
  open?: boolean;
}

/** Key that identifies the viewer's turn; undefined if the viewer cannot act. */
export function ownTurn({ moment: { table, game, you } }: TableState): string | undefined {
  const legal = table.phase === "playing" && (game as { legal?: Legal | null } | null)?.legal;
  return legal && legal.open !== false ? `${table.hand} ${you.turn}` : undefined;
}

/**
 * Returns whether a turn of the viewer has begun between two states. With `oneTurn`, all decisions of a player in a hand
 * are one turn.
 */
export function turnBegan(before: TableState | undefined, after: TableState, oneTurn: boolean): boolean {
  const [last, turn] = [before && ownTurn(before), ownTurn(after)];
  if (turn === undefined || turn === last) return false;
  return !oneTurn || last === undefined || before?.moment.table.hand !== after.moment.table.hand;
}
