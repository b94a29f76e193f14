import type { BoardCard, BoardHand, BoardRow, HandId, RunBoard, Standing, Stop, Unranked } from "../generated/run.js";
import { mergedRows } from "../state/run.js";
import { mergedOdds, mergedRanking } from "./board-changes.js";
import { isOpen } from "./words.js";

/** The board after an update, which has the whole board or only the changes. */
export function mergedBoard(before: RunBoard | undefined, update: RunBoard): RunBoard {
  if (!before || update.whole || update.run.id !== before.run.id) return update;
  const participants = mergedRows(before.participants, update.participants);
  const { ranking_changes: _, odds_changes: __, ...board } = update;
  return {
    ...board,
    whole: true,
    participants,
    ...mergedRanking(before, update, participants),
    odds: mergedOdds(before.odds, update),
  };
}

/** A hand with its participant. */
export interface BoardLine {
  row: BoardRow;
  hand: BoardHand;
}

/** The hands of a board, by id. */
export const linesOf = (rows: BoardRow[]): Map<HandId, BoardLine> =>
  new Map(rows.flatMap((row) => row.hands.map((hand): [HandId, BoardLine] => [hand.hand, { row, hand }])));

/** The next place of a participant who has not turned in every hand. */
export type Whereabouts = Stop | "to_finish" | "at_finish" | "to_spin";

/** The fields of a participant on which the next place depends. */
type Rider = Pick<BoardRow, "rides" | "withdrawn" | "arrived"> & {
  hands: Pick<BoardHand, "next" | "turned_in">[];
};

/** The next place of a participant; undefined for one who withdrew or has turned in every hand. */
export function whereabouts({ hands, rides, withdrawn, arrived }: Rider): Whereabouts | undefined {
  const open = hands.filter(({ turned_in }) => turned_in == null);
  if (withdrawn || open.length === 0) return undefined;
  if (arrived != null) return "at_finish";
  const next = open.flatMap(({ next }) => (next == null ? [] : [next]));
  if (!rides) return next.length > 0 ? "to_spin" : "to_finish";
  return next.length > 0 ? Math.min(...next) : "to_finish";
}

/** Participants with the same next place. */
export interface OutGroup<Row = BoardRow> {
  where: Whereabouts;
  rows: Row[];
}

const ORDER: Whereabouts[] = [1, 2, 3, 4, 5, "to_spin", "to_finish", "at_finish"];

/** The participants who have not turned in every hand, by next place along the route. */
export function groupsOf<Row extends Rider>(participants: readonly Row[]): OutGroup<Row>[] {
  const groups = ORDER.map((where) => ({ where, rows: participants.filter((row) => whereabouts(row) === where) }));
  return groups.filter(({ rows }) => rows.length > 0);
}

/** The participants of a board who are still out; none once the event is closed. */
export const stillOut = (board: RunBoard): OutGroup[] => (isOpen(board.run) ? groupsOf(board.participants) : []);

/**
 * The hands that are shown as not ranked. While the event is open, a hand that can still be turned in is shown as
 * still out instead, although it would not be ranked if the event closed now.
 */
export function notRanked(board: RunBoard): Unranked[] {
  const unranked = board.unranked ?? [];
  if (!isOpen(board.run)) return unranked;
  const lines = linesOf(board.participants);
  return unranked.filter(({ id }) => lines.get(id)?.hand.turned_in != null);
}

/**
 * Returns for each card whether it is one of the best five. Of several equal cards, the first ones count, as many as
 * are among the best five.
 */
export function counted(cards: readonly BoardCard[], best: readonly string[]): boolean[] {
  const left = [...best];
  return cards.map(({ card }) => {
    const place = left.indexOf(card);
    if (place >= 0) left.splice(place, 1);
    return place >= 0;
  });
}

/** The number of hands that share the place of a hand. */
export const sharing = (standings: readonly Standing[], { place }: Standing): number =>
  standings.filter((other) => other.place === place).length;

/** The hands that would win a prize if the event closed now, best first. */
export const winning = (board: RunBoard | undefined): Standing[] =>
  (board?.standings ?? []).filter(({ prize }) => prize > 0);

/**
 * Returns whether the hands with a prize, or their places, differ between two boards; false if there is no earlier
 * board.
 */
export function leadersChanged(before: RunBoard | undefined, after: RunBoard): boolean {
  const key = (board: RunBoard) => winning(board).map(({ id, place }) => `${place}:${id}`);
  return before !== undefined && key(before).join() !== key(after).join();
}
