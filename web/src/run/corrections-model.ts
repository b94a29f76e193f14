import type { HandView, Mark, MarkView, StaffRow, StaffView, Stop } from "../generated/run.js";
import { groupsOf, type OutGroup } from "./board-model.js";
import { offers, stampOf, visitOf } from "./offers.js";

const MOST_FOUND = 12;

/** The text without case and accents, for a comparison. */
const plain = (text: string) => text.normalize("NFKD").replaceAll(/\p{M}/gu, "").toLocaleLowerCase();

/**
 * The participants whose number begins with what was typed, or whose name contains every word of it, the one with
 * exactly this number first. Accents and case do not matter. At most twelve; none for an empty text.
 */
export function found(rows: readonly StaffRow[], typed: string): StaffRow[] {
  const words = plain(typed).split(/\s+/).filter(Boolean);
  if (words.length === 0) return [];
  const number = words.join("").replace(/^#/, "");
  const fits = rows.filter(({ participant, name }) => {
    const text = plain(name);
    return String(participant).startsWith(number) || words.every((word) => text.includes(word));
  });
  const exact = ({ participant }: StaffRow) => String(participant) === number;
  return [...fits.filter(exact), ...fits.filter((row) => !exact(row))].slice(0, MOST_FOUND);
}

/** A void stamp that no other has replaced, where another may be stamped. */
export function toReplace(hand: HandView): MarkView[] {
  const offered = (mark: Mark) =>
    mark === "extra" ? offers(hand, "extra").length > 0 : offers(hand, "stamp").some(({ stop }) => stop === mark.stop);
  const last = new Map(hand.stamps.map((stamp) => [stamp.mark === "extra" ? 0 : stamp.mark.stop, stamp] as const));
  return [...last.values()].filter(({ mark }) => !stampOf(hand, mark) && offered(mark));
}

/** The stops that a rider's hand has not visited and whose absence is not accepted yet (PR-7), along a route of `count`. */
export const skippable = (hand: HandView, count: number): Stop[] =>
  Array.from({ length: count }, (_, index) => index + 1).filter(
    (stop) => !visitOf(hand, stop) && !hand.skipped?.includes(stop),
  );

/** The open matters of an event that is about to be closed. */
export interface OpenMatters {
  /** Participants with hands that are not turned in, by next place. */
  out: OutGroup<StaffRow>[];
  /** The hands that are not turned in, which will not be ranked. */
  hands: number;
  /** `true` while a stop may still hold stamps that are not entered. */
  provisional: boolean;
  /** Hands whose fee is not paid. */
  unpaid: number;
}

/** Finds the open matters of an event. */
export function openMatters({ run, participants }: Pick<StaffView, "run" | "participants">): OpenMatters {
  const hands = participants.filter(({ withdrawn }) => !withdrawn).flatMap((row) => row.hands);
  return {
    out: groupsOf(participants),
    hands: hands.filter(({ turned_in }) => turned_in == null).length,
    provisional: run.provisional,
    unpaid: hands.filter(({ unpaid }) => unpaid).length,
  };
}
