import type { KeptStamp, SentAgain } from "./stamp.js";

/** The end of the room's log of an event. */
export interface LogEnd {
  /** The time of the last rollback, in milliseconds since the Unix epoch; 0 if there was none. */
  rollback: number;
  /** The position of the last entry. */
  seq: number;
}

/** The end of the log at the position of a view, which the room writes as `rollback-seq-odds`. */
export function logEnd(position: string): LogEnd {
  const [rollback = 0, seq = 0] = position.split("-").map(Number);
  return { rollback, seq };
}

/** Returns whether the room has answered a stamp: it is entered, or the organiser decides about it. */
export const isConfirmed = ({ state }: KeptStamp): boolean => state === "entered" || state === "asked";

/**
 * Returns whether a log may lack a stamp that the room had: it was rolled back since then, or ends before the stamp.
 * Void stamps are not sent again.
 */
export const isLost = (stamp: KeptStamp, { rollback, seq }: LogEnd): boolean =>
  isConfirmed(stamp) && stamp.isVoid !== true && ((stamp.rollback ?? 0) !== rollback || (stamp.seq ?? 0) > seq);

/**
 * The stamp as it waits to be sent again, after this rollback. If the log could not be seen when the room entered it, that
 * may have been after the rollback too.
 */
export function requeued(stamp: KeptStamp, { rollback }: LogEnd): KeptStamp {
  const { question: _, seq: __, refused: ___, isLogUnseen, ...rest } = stamp;
  return { ...rest, state: "waiting", tried: true, again: { rollback, ...(isLogUnseen && { tried: true }) } };
}

/** The number of stamps that are sent again after the last rollback, and of each result. */
export function sentAgain(stamps: readonly KeptStamp[]): Record<"count" | NonNullable<SentAgain["result"]>, number> {
  const all = stamps.flatMap(({ again }) => again ?? []);
  const last = Math.max(...all.map(({ rollback }) => rollback));
  const results = all.filter(({ rollback }) => rollback === last).map(({ result }) => result);
  const of = (wanted: SentAgain["result"]) => results.filter((result) => result === wanted).length;
  return { count: results.length, entered: of("entered"), there: of("there"), asked: of("asked") };
}

/** The number of stamps of which this device keeps a copy. */
export const copiesOf = (stamps: readonly KeptStamp[]): number =>
  stamps.filter(({ state, isVoid }) => state !== "taken_back" && isVoid !== true).length;

/** Time for which a stamp is kept after the room has entered it, in milliseconds: the event's day and the next one. */
const KEPT_MS = 48 * 3_600_000;

/** Returns whether a stamp that needs no more sending is of an earlier day. `now` is the room's time. */
export const isOld = ({ state, made_ms, offset_ms }: KeptStamp, now: number): boolean =>
  state !== "waiting" && now - (made_ms + offset_ms) > KEPT_MS;
