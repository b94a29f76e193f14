import type { Action, HandView, Mark, StaffRow, Stop } from "../generated/run.js";
import { missingStops, stampOf } from "./offers.js";
import { latest, typedTime } from "./time.js";
import { STOPS } from "./words.js";

/** The texts typed from a paper sheet, by the name of their field. */
export type Typed = Readonly<Record<string, string>>;

/**
 * The entries of a paper sheet, and the conflicts and faults that prevent entries, each with the field that it comes
 * from.
 */
export interface Planned {
  entries: { field: string; action: Action }[];
  /** Cards that differ from those entered already. */
  conflicts: { field: string; hand: string; mark: Mark; entered: string; at: string | null; typed: string }[];
  faults: { field: string; fault: "card" | "time" | "arrival" | "five" | "missing" }[];
  /** A stamp that is later than the typed arrival; undefined if there is none. */
  early?: { arrived: string; stop: Stop; at: string };
}

/** The names of the fields of a hand: cards of the stops 1 to 5 and the extra card `x`, and their times. */
export const cardField = (hand: string, at: number | "x") => `card-${hand}-${at}`;
export const timeField = (hand: string, at: number | "x") => `time-${hand}-${at}`;

const SIGNS: Record<string, string> = { "♠": "s", "♥": "h", "♦": "d", "♣": "c" };

/** Parses a typed card: `Ks`, `kS`, `10d`, `K♠`. Undefined for other text. */
export function typedCard(text: string): string | undefined {
  const found = /^(10|[2-9tjqka])\s?([shdc♠♥♦♣])\uFE0E?$/i.exec(text.trim());
  if (!found) return undefined;
  const [rank, suit] = [found[1]!.toUpperCase(), found[2]!.toLowerCase()];
  return (rank === "10" ? "T" : rank) + (SIGNS[suit] ?? suit);
}

/**
 * Plans the entries of a paper sheet, in the order in which they are made: the cards along the route, the arrival,
 * the extra card, turning in. A card whose time is not typed has none (PR-23).
 */
export function planPaper(row: StaffRow, typed: Typed, now: string | undefined): Planned {
  const plan: Planned = { entries: [], conflicts: [], faults: [] };
  const arrived = row.arrived ?? timeTyped(plan, typed, "arrived");
  for (const hand of row.hands) planRoute(plan, row, hand, typed);
  if (row.arrived == null) checkArrival(plan, row, typed, arrived);
  if (arrived !== undefined && row.arrived == null)
    plan.entries.push({ field: "arrived", action: { arrive: { participant: row.participant, at: arrived } } });
  for (const hand of row.hands) planFinish(plan, hand, typed, arrived, now);
  return plan;
}

function timeTyped(plan: Planned, typed: Typed, field: string): string | undefined {
  const text = typed[field]?.trim() ?? "";
  const time = typedTime(text);
  if (text !== "" && time === undefined) plan.faults.push({ field, fault: "time" });
  return time;
}

/** The card typed for a field of the sheet, if it is not entered yet. Records faults and conflicts. */
function cardTyped(plan: Planned, hand: HandView, mark: Mark, typed: Typed): string | undefined {
  const field = cardField(hand.hand, typeof mark === "string" ? "x" : mark.stop);
  const text = typed[field]?.trim() ?? "";
  if (text === "") return undefined;
  const card = typedCard(text);
  const stamp = stampOf(hand, mark);
  if (card === undefined) plan.faults.push({ field, fault: "card" });
  else if (stamp && stamp.card !== card)
    plan.conflicts.push({ field, hand: hand.hand, mark, entered: stamp.card, at: stamp.at ?? null, typed: card });
  return stamp ? undefined : card;
}

/** Checks that a typed arrival is not earlier than the time of a stamp or of a typed card. */
function checkArrival(plan: Planned, { hands }: StaffRow, typed: Typed, arrived: string | undefined): void {
  const times = STOPS.flatMap((stop) =>
    hands.map((hand) => ({
      stop,
      at: stampOf(hand, { stop })?.at ?? typedTime(typed[timeField(hand.hand, stop)] ?? ""),
    })),
  );
  for (const { stop, at } of times)
    if (arrived !== undefined && at !== undefined && at > arrived) plan.early = { arrived, stop, at };
}

function planRoute(plan: Planned, row: StaffRow, hand: HandView, typed: Typed): void {
  const cards = STOPS.map((stop) => cardTyped(plan, hand, { stop }, typed));
  const times = STOPS.map((stop) => timeTyped(plan, typed, timeField(hand.hand, stop)));
  if (!row.rides && hand.stamps.length === 0) planAll(plan, hand, cards, times);
  else {
    cards.forEach((card, index) => {
      const stop = index + 1;
      if (card === undefined) return;
      const action: Action = { stamp: { hand: hand.hand, stop, card, ...timed(times[index]) } };
      plan.entries.push({ field: cardField(hand.hand, stop), action });
    });
  }
}

/** The time of an entry, if it has one. */
const timed = (at: string | undefined) => (at === undefined ? {} : { at });

/** Plans all five cards of a participant who does not ride. The first typed time applies to all of them. */
function planAll(
  plan: Planned,
  hand: HandView,
  cards: readonly (string | undefined)[],
  times: readonly (string | undefined)[],
): void {
  const five = cards.filter((card) => card !== undefined);
  if (five.length === 0) return;
  if (five.length < 5) {
    plan.faults.push({ field: cardField(hand.hand, cards.indexOf(undefined) + 1), fault: "five" });
    return;
  }
  const at = timed(times.find((time) => time !== undefined));
  const cardsOfHand = five as [string, string, string, string, string];
  const action: Action = { spin_all: { hand: hand.hand, spins_at: "first_stop", cards: cardsOfHand, ...at } };
  plan.entries.push({ field: cardField(hand.hand, 1), action });
}

function planFinish(
  plan: Planned,
  hand: HandView,
  typed: Typed,
  arrived: string | undefined,
  now: string | undefined,
): void {
  const card = cardTyped(plan, hand, "extra", typed);
  const drawn = timeTyped(plan, typed, timeField(hand.hand, "x"));
  if (card !== undefined)
    plan.entries.push({
      field: cardField(hand.hand, "x"),
      action: { extra: { hand: hand.hand, card, ...timed(drawn) } },
    });
  const turnedIn = timeTyped(plan, typed, "turned-in");
  if (typed["turn-in"] === undefined || hand.turned_in != null) return;
  if (arrived === undefined) {
    if (!plan.faults.some(({ field }) => field === "arrived")) plan.faults.push({ field: "arrived", fault: "arrival" });
    return;
  }
  // Turning in cannot be undone, so a sheet with empty fields needs a confirmation.
  if (typed["incomplete"] === undefined && emptyStops(hand, typed).length > 0) {
    plan.faults.push({ field: "turn-in", fault: "missing" });
    return;
  }
  const at = turnedIn ?? latest(now, arrived, card === undefined ? undefined : drawn)!;
  plan.entries.push({ field: "turn-in", action: { turn_in: { hand: hand.hand, at } } });
}

/** The stops of a hand without an entered or typed card. */
const emptyStops = (hand: HandView, typed: Typed): number[] =>
  missingStops(hand).filter((stop) => !typed[cardField(hand.hand, stop)]?.trim());

/**
 * The card fields that a plan marks in addition to those with a fault: fields that conflict with an entered card, and
 * the empty fields of a sheet with missing cards.
 */
export function wrongCards(plan: Planned | undefined, row: StaffRow | undefined, typed: Typed): string[] {
  const conflicts = plan?.conflicts.map(({ field }) => field) ?? [];
  if (!plan?.faults.some(({ fault }) => fault === "missing")) return conflicts;
  const empty = (row?.hands ?? []).flatMap((hand) => emptyStops(hand, typed).map((stop) => cardField(hand.hand, stop)));
  return [...conflicts, ...empty];
}
