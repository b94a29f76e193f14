import type { Moment } from "../generated/server.js";

/** Number of empty seats. */
const emptySeats = ({ table }: Pick<Moment, "table">): number => table.seats.filter((seat) => seat === null).length;

/**
 * Returns whether a viewer without a seat may take one: the first empty seat belongs to the first person on the waiting
 * list, and so on, and everybody else comes after them.
 */
export function maySit(moment: Pick<Moment, "table" | "you">): boolean {
  const ahead = (moment.you.waiting_place ?? moment.table.waiting.length + 1) - 1;
  return emptySeats(moment) > ahead;
}
