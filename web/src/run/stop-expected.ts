import type { StaffRow, Stop } from "../generated/run.js";
import { secondsOf } from "../i18n/clock.js";
import { visitOf } from "./offers.js";
import { STOPS } from "./words.js";

/** A rider who has not been at a stop. */
export interface Expected {
  row: StaffRow;
  /** The stop that the rider visited last, and the time; undefined before the first visit. */
  last: { stop: Stop; at: string } | undefined;
}

/** The riders with and without a card of a stop. */
export interface ExpectedLists {
  /**
   * Riders who are still to come, by the number of the last stop, highest first, then by the time there, earliest
   * first.
   */
  coming: Expected[];
  /** Riders with a card of the stop for some of their hands, and not for the others. */
  here: Expected[];
  /** Riders who were at a later place, and whose card of this stop may not have been entered yet (PR-22). */
  passed: Expected[];
  /** The number of riders who have the card of the stop. */
  served: number;
}

/** The stop that a participant visited last, with any hand. */
export function lastVisit(row: StaffRow): Expected["last"] {
  const visits = STOPS.flatMap((stop) =>
    row.hands.flatMap((hand) => {
      const at = visitOf(hand, stop)?.at;
      return at == null ? [] : [{ stop, at }];
    }),
  );
  return visits.sort((a, b) => secondsOf(b.at) - secondsOf(a.at) || b.stop - a.stop)[0];
}

/** Finds the riders expected at a stop. A closed stop expects no riders. */
export function expectedAt(rows: readonly StaffRow[], stop: Stop, closed: readonly Stop[]): ExpectedLists {
  const lists: ExpectedLists = { coming: [], here: [], passed: [], served: 0 };
  for (const row of rows) {
    if (row.withdrawn) continue;
    // A participant who does not ride draws all five cards at one place, and does not come to the stops.
    if (!row.rides) continue;
    if (row.hands.every((hand) => visitOf(hand, stop))) lists.served += 1;
    else if (!closed.includes(stop)) {
      const one = { row, last: lastVisit(row) };
      if (row.hands.some((hand) => hand.awaited?.includes(stop))) lists.passed.push(one);
      else if (row.arrived == null && row.hands.some((hand) => hand.turned_in == null))
        lists[row.hands.some((hand) => visitOf(hand, stop)) ? "here" : "coming"].push(one);
    }
  }
  lists.coming.sort(bySoonest);
  return lists;
}

function bySoonest(a: Expected, b: Expected): number {
  const stops = (b.last?.stop ?? 0) - (a.last?.stop ?? 0);
  const times = secondsOf(a.last?.at ?? "0:00") - secondsOf(b.last?.at ?? "0:00");
  return stops || times || a.row.participant - b.row.participant;
}
