import type { TableState } from "./table.js";

/** Legal actions of the viewer, as far as every game has them. */
interface Legal {
  /** `false` if the viewer has finished this turn and waits for the others. */
  open?: boolean;
}

/** Shortest turn of a player who is present, in milliseconds. The room gives an absent player less. */
const SHORTEST_TURN_MS = 1000;

/** Key that identifies the viewer's turn; undefined if the viewer cannot act or need not. */
export function ownTurn({ moment: { table, game, you }, isAnswered }: TableState): string | undefined {
  const isAbsent = table.seats[(you.seat ?? 0) - 1]?.sits_out && (table.clock?.of_ms ?? Infinity) < SHORTEST_TURN_MS;
  if (isAnswered || isAbsent) return undefined;
  const legal = table.phase === "playing" && (game as { legal?: Legal | null } | null)?.legal;
  return legal && legal.open !== false ? `${table.hand} ${you.turn}` : undefined;
}

/** Returns whether the viewer's time bank is running. */
export const isOnBank = ({ moment: { table, you } }: Pick<TableState, "moment">): boolean =>
  table.clock?.is_bank === true && table.clock.seats.includes(you.seat ?? 0);

/**
 * Returns whether a turn of the viewer has begun between two states. With `oneTurn`, all decisions of a player in a hand
 * are one turn.
 */
export function turnBegan(before: TableState | undefined, after: TableState, oneTurn: boolean): boolean {
  const [last, turn] = [before && ownTurn(before), ownTurn(after)];
  if (turn === undefined || turn === last) return false;
  return !oneTurn || last === undefined || before?.moment.table.hand !== after.moment.table.hand;
}
