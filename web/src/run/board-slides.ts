import type { BoardRow, RunBoard, Standing, Unranked } from "../generated/run.js";
import { notRanked, stillOut, type Whereabouts } from "./board-model.js";

/** A participant who is still out, with the next place. */
export interface OutEntry {
  row: BoardRow;
  where: Whereabouts;
}

/** One page of the board on a projector. */
export type Slide =
  | { show: "standings"; rows: Standing[] }
  | { show: "out"; rows: OutEntry[]; total: number }
  | { show: "unranked"; rows: Unranked[]; total: number };

/** The number of columns of the lists on a slide. */
const COLUMNS = 2;

/** The pages of the board on a projector, each with as many rows as fit; at least one page. */
export function slides(board: RunBoard, fit: number): Slide[] {
  const standings = chunks(board.standings ?? [], fit).map((rows): Slide => ({ show: "standings", rows }));
  const out = stillOut(board).flatMap(({ where, rows }) => rows.map((row) => ({ row, where })));
  const unranked = notRanked(board);
  const all = [
    ...standings,
    ...chunks(out, fit * COLUMNS).map((rows): Slide => ({ show: "out", rows, total: out.length })),
    ...chunks(unranked, fit * COLUMNS).map((rows): Slide => ({ show: "unranked", rows, total: unranked.length })),
  ];
  return all.length > 0 ? all : [{ show: "standings", rows: [] }];
}

/** Splits a list into chunks of `size` items; the last chunk may be shorter. */
function chunks<T>(items: readonly T[], size: number): T[][] {
  const step = Math.max(1, size);
  return Array.from({ length: Math.ceil(items.length / step) }, (_, part) =>
    items.slice(part * step, (part + 1) * step),
  );
}
