import type { TableState } from "./table.js";

/** The parts of a state that say whether the viewer was offered a seat. */
export interface Offered {
  moment: {
    table: Pick<TableState["moment"]["table"], "waiting">;
    you: Pick<TableState["moment"]["you"], "waiting_place">;
  };
  at: number;
}

/** Time left at `now` to take the seat that the viewer was offered, in milliseconds; undefined without an offer. */
export function offerLeft({ moment: { table, you }, at }: Offered, now: number): number | undefined {
  const left = you.waiting_place == null ? null : table.waiting[you.waiting_place - 1]?.left_ms;
  return left == null ? undefined : Math.max(0, left - (now - at));
}

/** Returns whether the viewer was offered a seat between two states. */
export const offerBegan = (before: Offered, after: Offered): boolean =>
  offerLeft(before, before.at) === undefined && offerLeft(after, after.at) !== undefined;
