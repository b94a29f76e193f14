import type { SeatView, TableView } from "../generated/server.js";
import { t } from "../i18n/catalog.js";
import { list } from "../i18n/words.js";

/** The people at a table for whom the next hand waits: those without chips, and those who sit out. */
function awaited({ seats }: TableView): { broke: SeatView[]; absent: SeatView[] } {
  const people = seats.filter((seat) => seat !== null).filter(({ bot }) => bot == null);
  return {
    broke: people.filter(({ needs_chips }) => needs_chips),
    absent: people.filter(({ needs_chips, sits_out }) => sits_out && !needs_chips),
  };
}

/** Number of further players that the next hand needs, if all people at the table play it. */
function furtherPlayers(table: TableView): number {
  const { broke, absent } = awaited(table);
  return Math.max(0, table.missing - broke.length - absent.length);
}

/**
 * Description of what a table is waiting for: players without chips, players who sit out, and the number of further
 * players that the next hand needs.
 */
export function waitingWords(table: TableView): string {
  const { broke, absent } = awaited(table);
  const named = [
    ...broke.map(({ name }) => t("waiting-rebuy", { name })),
    ...absent.map(({ name }) => t("waiting-return", { name })),
  ];
  const more = furtherPlayers(table);
  const all = more > 0 ? [...named, t("waiting-more", { count: more })] : named;
  return all.length > 0 ? t("waiting-for", { who: list(all) }) : t("waiting-for-players");
}

/**
 * Returns whether the felt shows the code of a table: before the first hand, while players are missing who are not there
 * yet. Later, the felt shows the last hand.
 */
export const showsTableCode = (table: TableView): boolean =>
  table.phase === "waiting" && table.hand === 0 && !table.demo && furtherPlayers(table) > 0;
