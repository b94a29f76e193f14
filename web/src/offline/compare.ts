import type { HandView, StaffView } from "../generated/run.js";
import { isSameMark } from "../run/offers.js";
import { isLost, type LogEnd, logEnd } from "./lost.js";
import { fieldsOf, type KeptStamp } from "./stamp.js";

/** The comparison of the stamps with a view of the room. */
export interface Comparison {
  /** The keys of stamps that the view lacks, although it is later than they are. */
  missing: string[];
  /** Stamps with changes that the view shows: they are declared void, or no longer. */
  changed: KeptStamp[];
  /** `true` if the room may have lost stamps. */
  mayHaveLost: boolean;
}

/**
 * Compares the stamps with a view of the room. A stamp is looked for only if the view is of the same log and later. A
 * stamp that was missing already, and was sent again, is not looked for another time.
 */
export function compare(stamps: readonly KeptStamp[], view: StaffView): Comparison {
  const log = logEnd(view.run.position);
  const hands = new Map(view.participants.flatMap((row) => row.hands.map((hand) => [hand.hand, hand] as const)));
  const found: Comparison = { missing: [], changed: [], mayHaveLost: false };
  for (const stamp of stamps) {
    if (isLost(stamp, log)) found.mayHaveLost = true;
    else if (stamp.state === "entered" && (stamp.rollback ?? 0) === log.rollback && (stamp.seq ?? 0) <= log.seq)
      compareStamp(stamp, hands.get(fieldsOf(stamp.action).hand), log, found);
  }
  found.mayHaveLost ||= found.missing.length > 0;
  return found;
}

function compareStamp(stamp: KeptStamp, hand: HandView | undefined, log: LogEnd, found: Comparison): void {
  const state = stateIn(hand, stamp);
  if (state === "missing") {
    const isKnown = stamp.seq !== undefined && stamp.again?.rollback !== log.rollback;
    if (isKnown && stamp.isVoid !== true) found.missing.push(stamp.key);
    return;
  }
  const isVoid = state === "void";
  if (stamp.seq === undefined || (stamp.isVoid ?? false) !== isVoid)
    found.changed.push({ ...stamp, isVoid, seq: stamp.seq ?? log.seq });
}

/** The state of a stamp in the room: of five cards, some of which may be replaced, `valid` if any is valid. */
function stateIn(hand: HandView | undefined, { action }: KeptStamp): "valid" | "void" | "missing" {
  const marks = fieldsOf(action).cards.map(({ stop, card }) =>
    (hand?.stamps ?? []).filter((stamp) => stamp.card === card && isSameMark(stamp.mark, { stop })),
  );
  if (marks.some((same) => same.length === 0)) return "missing";
  return marks.some((same) => same.some((stamp) => stamp.void == null)) ? "valid" : "void";
}
