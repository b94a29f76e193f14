import type { BoardRow, HandId, RunBoard, RunOdds, Standing } from "../generated/run.js";

/** The parts of a board that an update sends as changes. */
type Ranking = Pick<RunBoard, "standings" | "unranked">;

/**
 * The standings and the hands that are not ranked, after an update of the board. `participants` are those after the
 * update. A changed line replaces the line of its hand; places follow from the order.
 */
export function mergedRanking(before: Ranking, update: RunBoard, participants: readonly BoardRow[]): Ranking {
  const changes = update.ranking_changes;
  if (!changes) {
    return {
      standings: update.standings ?? before.standings ?? null,
      unranked: update.unranked ?? before.unranked ?? null,
    };
  }
  const hands = new Map(participants.flatMap((row) => row.hands.map((hand) => [hand.hand, hand.turned_in ?? ""])));
  const changed = new Set([...changes.standings, ...changes.unranked].map(({ id }) => id));
  const isKept = ({ id }: { id: HandId }) => !changed.has(id) && hands.has(id);
  const lines = [...(before.standings ?? []).filter(isKept), ...changes.standings];
  const unranked = [...(before.unranked ?? []).filter(isKept), ...changes.unranked];
  lines.sort((a, b) => b.strength - a.strength || turnedIn(hands, a, b) || byHand(a.id, b.id));
  return { standings: placed(lines), unranked: unranked.sort((a, b) => byHand(a.id, b.id)) };
}

function turnedIn(hands: ReadonlyMap<HandId, string>, a: Standing, b: Standing): number {
  const [one, other] = [hands.get(a.id) ?? "", hands.get(b.id) ?? ""];
  return one < other ? -1 : one > other ? 1 : 0;
}

/** The order of hands: by participant, then by number. */
function byHand(a: HandId, b: HandId): number {
  const [one = [], other = []] = [a, b].map((id) => id.split("-").map(Number));
  return (one[0] ?? 0) - (other[0] ?? 0) || (one[1] ?? 0) - (other[1] ?? 0);
}

/** The lines with their places. Hands of equal strength share a place. */
function placed(lines: readonly Standing[]): Standing[] {
  let place = 0;
  return lines.map((line, index) => {
    if (line.strength !== lines[index - 1]?.strength) place = index + 1;
    return line.place === place ? line : { ...line, place };
  });
}

/** The odds after an update of the board. */
export function mergedOdds(before: RunOdds | null | undefined, update: RunBoard): RunOdds | null {
  const changes = update.odds_changes;
  if (!changes) return update.odds ?? before ?? null;
  const hands = new Map((before?.hands ?? []).map((odds) => [odds.hand, odds]));
  changes.gone.forEach((hand) => hands.delete(hand));
  changes.hands.forEach((odds) => hands.set(odds.hand, odds));
  return { seq: changes.seq, hands: [...hands.values()].sort((a, b) => byHand(a.hand, b.hand)) };
}
