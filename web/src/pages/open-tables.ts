import type { TableView } from "../generated/rest.js";

/** Number of people at a table; bots do not count. */
const people = ({ seats }: TableView): number =>
  seats.filter((seat) => seat !== null && seat.bot == null && !seat.bot_account).length;

const hasFreeSeat = ({ seats }: TableView): boolean => seats.includes(null);

/** Returns whether a guest can sit down and expect a hand. */
const isPlayable = (table: TableView): boolean =>
  hasFreeSeat(table) && table.closing == null && table.phase !== "paused" && table.phase !== "closed";

/**
 * The best table for a guest who wants to play at once: first those at which one more player is enough for a hand, then
 * those with most people, then hold'em, which most guests know. Undefined if no table has a free seat.
 */
export function bestTable(tables: readonly TableView[]): TableView | undefined {
  const deals = (table: TableView) => Number(table.missing <= 1);
  const known = (table: TableView) => Number(table.game === "holdem");
  return tables
    .filter(isPlayable)
    .sort((one, other) => deals(other) - deals(one) || people(other) - people(one) || known(other) - known(one))
    .at(0);
}

/**
 * The code of a table from what a guest typed or pasted: the code itself, in upper or lower case, or a link to the
 * table at any address of the room. Undefined for any other text.
 */
export function tableCode(text: string): string | undefined {
  const typed = text.trim();
  const [, code] = /^(?:.*\/)?t\/([\w-]+)(?:[/?#].*)?$/i.exec(typed) ?? /^([\w-]+)$/.exec(typed) ?? [];
  return code?.toLowerCase();
}
