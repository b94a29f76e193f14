import type { Action, HandView, RunHead, StaffRow, StaffView, Stop } from "../generated/run.js";
import type { Refused } from "../generated/server.js";
import { isSameMark, stampOf } from "../run/offers.js";
import { STOPS } from "../run/words.js";
import { logEnd } from "./lost.js";

/** A card or five cards of a stop. */
export type StampAction = Extract<Action, { stamp: unknown }> | Extract<Action, { spin_all: unknown }>;

/**
 * The state of a stamp on this device: `waiting` for the room, `entered` by it, `asked` if the organiser decides about
 * it, or `taken_back` before it was sent.
 */
export type StampState = "waiting" | "entered" | "asked" | "taken_back";

/** A stamp as it is kept on this device. */
export interface KeptStamp {
  /** The position in the order in which the stamps were made; set by the storage. */
  order?: number;
  /** The idempotency key of its request, the same for every attempt. */
  key: string;
  action: StampAction;
  /** The time at which it was made, by this device's clock, in milliseconds since the Unix epoch. */
  made_ms: number;
  /** The room's clock minus this device's at the last contact before it was made, in milliseconds. */
  offset_ms: number;
  /** The code of the sheet that was scanned without a connection. */
  sheet?: string;
  state: StampState;
  /** `true` if the room drew the cards on the screen; they are sent like typed ones if the room loses them. */
  screen?: boolean;
  /** `true` once it may have been sent, so that it can no longer be taken back here. */
  tried: boolean;
  /** The position of the log's last entry when the room had entered it. */
  seq?: number;
  /** The question on which the organiser decides. */
  question?: string;
  /** The reason for which it was taken back. */
  reason?: string;
  /** The refusal of the last attempt. The stamp waits on. */
  refused?: Refused;
  /** The last rollback of the room's log, as known before the room entered the stamp ({@link LogEnd.rollback}). */
  rollback?: number;
  /** `true` if the log could not be seen when the room entered the stamp, so that `rollback` may be an earlier one. */
  isLogUnseen?: boolean;
  /** Set if the room lost the stamp, or may have lost it. */
  again?: SentAgain;
  /** `true` if the stamp was declared void in the room. */
  isVoid?: boolean;
}

/** A stamp that is sent again since the room lost entries. */
export interface SentAgain {
  /** The rollback of the log after which it is sent. */
  rollback: number;
  /** `true` once it may have been sent after this rollback. */
  tried?: boolean;
  /** What the room did: entered it, had it, or made it a question. Missing until the room has answered. */
  result?: "entered" | "there" | "asked";
}

/** The hand, the cards with their stops, and the time of a stamp. */
export interface StampFields {
  hand: string;
  cards: { stop: Stop; card: string }[];
  at: string;
}

export function fieldsOf(action: StampAction): StampFields {
  if ("stamp" in action) {
    const { hand, stop, card, at } = action.stamp;
    return { hand, cards: [{ stop, card }], at: at ?? "" };
  }
  const { hand, cards, at } = action.spin_all;
  return { hand, cards: STOPS.map((stop, index) => ({ stop, card: cards[index]! })), at: at ?? "" };
}

/** Returns whether an entry is a card of a stop, which is kept on this device. */
export const isStamp = (action: Action): action is StampAction =>
  typeof action !== "string" && ("stamp" in action || "spin_all" in action);

/** Returns whether the room takes an entry later, as a stamp that was made without a connection: a card of a stop. */
export const isSentLater = (action: Action): action is StampAction =>
  isStamp(action) && ("stamp" in action || action.spin_all.spins_at === "first_stop");

/** The participant of a hand: 7 for `7-1`. */
export const participantOf = (hand: string): number => Number(hand.split("-")[0]);

/** The stamps that wait for the room, and the time on the oldest. */
export function waitingOf(stamps: readonly KeptStamp[]): { count: number; oldest: string | undefined } {
  const waiting = stamps.filter(({ state }) => state === "waiting");
  return { count: waiting.length, oldest: waiting[0] && fieldsOf(waiting[0].action).at };
}

/**
 * Returns whether the room has yet to show a stamp: it waits, or was entered after this position of the log, or by the
 * other computer on which the event continues.
 */
const isAhead = ({ state, seq, rollback, isVoid }: KeptStamp, { moved, position, seq: last }: RunHead): boolean =>
  state === "waiting" ||
  (state === "entered" &&
    ((seq ?? 0) > last || (moved != null && isVoid !== true && (rollback ?? 0) !== logEnd(position).rollback)));

/** The check letters of participant numbers, as in the room. */
const LETTERS = "TRWAGMYFPDXBNJZSQVHLCKE";

/** The check letter of a participant's number: the number modulo 23. It needs no key. */
export const checkLetter = (participant: number): string => LETTERS[participant % LETTERS.length]!;

/** The digits of Crockford's base32. */
const DIGITS = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";

/**
 * The participant's number in the first 20 bits of a sheet's code; undefined if there is none. Only the room can check
 * the rest of the code.
 */
export function numberOf(code: string): number | undefined {
  const first = code.toUpperCase().replaceAll("O", "0").replaceAll(/[IL]/g, "1").slice(0, 4);
  const digits = Array.from(first, (digit) => DIGITS.indexOf(digit));
  const number = digits.reduce((sum, digit) => sum * 32 + digit, 0);
  return digits.length === 4 && !digits.includes(-1) && number > 0 && number <= 999_999 ? number : undefined;
}

/** A participant whom this device does not know, with as many hands as were asked for. The name is empty. */
export const unknownRow = (participant: number, hands: number): StaffRow => ({
  participant,
  check: checkLetter(participant),
  name: "",
  shown_as: "number",
  rides: true,
  withdrawn: false,
  hands: Array.from({ length: hands }, (_, index) => emptyHand(`${participant}-${index + 1}`)),
  spun_off: Array.from({ length: hands }, () => 0),
});

const emptyHand = (hand: string): HandView => ({ hand, stamps: [], legal: { offers: [], barred: [] }, next: 1 });

/** A view of the event at a stop. */
export interface AtStop {
  stop: Stop;
  /** `true` if the room cannot be reached, so that the view may be out of date. */
  offline: boolean;
  /** A participant whom the view lacks, and the number of hands to show. */
  unknown?: { participant: number; hands: number } | undefined;
}

/**
 * The view with the stamps of this device that the room does not show yet. Without a connection, a hand may also get a
 * card of the stop if the view lacks its stamps of earlier stops, and participants whom the view lacks are added.
 */
export function withKept(view: StaffView, stamps: readonly KeptStamp[], at: AtStop): StaffView {
  const ahead = stamps.filter((stamp) => isAhead(stamp, view.run));
  if (ahead.length === 0 && !at.offline && !at.unknown) return view;
  const rows = [...view.participants, ...missingRows(view, ahead, at)];
  const participants = rows
    .map((row) => withStamps(row, ahead, view, at))
    .sort((a, b) => a.participant - b.participant);
  return { ...view, participants };
}

/** The participants whom the view lacks: those of stamps, and the one who is served. */
function missingRows(view: StaffView, ahead: readonly KeptStamp[], { unknown }: AtStop): StaffRow[] {
  const known = new Set(view.participants.map(({ participant }) => participant));
  const hands = new Map<number, number>();
  const add = (participant: number, count: number) => {
    if (!known.has(participant)) hands.set(participant, Math.max(count, hands.get(participant) ?? 0));
  };
  for (const { action } of ahead) {
    const [participant = 0, hand = 0] = fieldsOf(action).hand.split("-").map(Number);
    add(participant, hand);
  }
  if (unknown) add(unknown.participant, unknown.hands);
  return [...hands].map(([participant, count]) => unknownRow(participant, count));
}

function withStamps(row: StaffRow, ahead: readonly KeptStamp[], view: StaffView, at: AtStop): StaffRow {
  const hands = row.hands.map((hand) => {
    const own = ahead.filter(({ action }) => fieldsOf(action).hand === hand.hand);
    const stamped = own.reduce((each, { action }) => stampedWith(each, action, view.run.closed_stops), hand);
    return at.offline && isServed(row, stamped) ? offered(stamped, at.stop, view.run.deadline ?? undefined) : stamped;
  });
  return { ...row, hands };
}

/** Returns whether, as far as this device knows, a hand may get a card of a stop. */
const isServed = ({ rides, withdrawn, arrived }: StaffRow, { turned_in }: HandView): boolean =>
  rides && !withdrawn && arrived == null && turned_in == null;

/** The hand with the cards of a stamp, which is no longer offered. */
function stampedWith(hand: HandView, action: StampAction, closed: readonly Stop[]): HandView {
  const { cards, at } = fieldsOf(action);
  const added = cards.filter(({ stop }) => !stampOf(hand, { stop }));
  const stamps = [...hand.stamps, ...added.map(({ stop, card }) => ({ mark: { stop }, card, at, screen: false }))];
  const isTaken = (offer: HandView["legal"]["offers"][number]) =>
    typeof offer === "object" &&
    ("spin_all" in offer || ("stamp" in offer && cards.some(({ stop }) => stop === offer.stamp.stop)));
  const next = STOPS.find((stop) => !closed.includes(stop) && !stamps.some(({ mark }) => isSameMark(mark, { stop })));
  const barred = [...hand.legal.barred, ...added.map(({ card }) => card)];
  const legal = { ...hand.legal, barred, offers: hand.legal.offers.filter((offer) => !isTaken(offer)) };
  return { ...hand, stamps, legal, next: next ?? null };
}

/** The hand with the offer of a stop's card, if it has neither the card nor the offer. */
function offered(hand: HandView, stop: Stop, deadline = "47:59:59"): HandView {
  const { offers } = hand.legal;
  const isOffered = offers.some(
    (offer) => typeof offer === "object" && ("spin_all" in offer || ("stamp" in offer && offer.stamp.stop === stop)),
  );
  if (isOffered || stampOf(hand, { stop })) return hand;
  const offer = { stamp: { stop, within: { from: "00:00:00", to: deadline } } };
  return { ...hand, legal: { ...hand.legal, offers: [...offers, offer] } };
}
