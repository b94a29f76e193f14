import type {
  Action,
  HandView,
  Mark,
  MarkView,
  Place,
  Route,
  Spin,
  SpinsAt,
  Stop,
  StaffRow,
  Window,
} from "../generated/run.js";
import { t } from "../i18n/catalog.js";
import { cardStops, STOPS } from "./words.js";

/** The fields of each kind of legal entry that has any. */
interface Fields {
  stamp: { stop: Stop; within: Window };
  spin_all: { spins_at: SpinsAt; within: Window };
  extra: { within: Window };
  void: { mark: Mark };
  turn_in: { within: Window };
}

/** A card, or five of them, that may be drawn for a hand. */
export interface Draw {
  /** Distinguishes the draw from the other draws of the event. */
  key: string;
  hand: string;
  mark: Mark | "all" | "spin_off";
  /** The number of cards. */
  count: 1 | 5;
  /** The times at which the draw is allowed; undefined for a draw without a time. */
  within?: Window;
  /** Returns the request to draw on the screen, at this time or, if undefined, now. */
  spin(at: string | undefined): Spin;
  /** Returns the entry of the cards that a physical wheel or pack showed. */
  entry(cards: string[], at: string): Action;
}

/** The name of a stop; its number if the route has no name for it. */
export const stopName = (route: readonly Place[], stop: Stop): string =>
  cardStops(route)[stop - 1]?.name ?? t("desk-stop-number", { stop });

/** Returns whether two fields of a sheet are the same. */
export const isSameMark = (a: Mark, b: Mark): boolean =>
  typeof a === "string" || typeof b === "string" ? a === b : a.stop === b.stop;

/** The valid stamp of a hand for a field of its sheet. */
export const stampOf = (hand: HandView, mark: Mark): MarkView | undefined =>
  hand.stamps.find((stamp) => stamp.void == null && isSameMark(stamp.mark, mark));

/** The valid cards of a hand, in the order of its stamps. */
export const validCards = ({ stamps }: Pick<HandView, "stamps">): string[] =>
  stamps.filter((stamp) => stamp.void == null).map(({ card }) => card);

/** The first stamp of a stop, even if it is void: the visit. */
export const visitOf = (hand: HandView, stop: Stop): MarkView | undefined =>
  hand.stamps.find(({ mark }) => isSameMark(mark, { stop }));

/** The stops for which a hand has no valid stamp. */
export const missingStops = (hand: HandView): Stop[] => STOPS.filter((stop) => !stampOf(hand, { stop }));

/**
 * The open stops before `stop` on an ordered route that a hand has not visited and that the organiser has not accepted
 * as skipped. Where stamps count by time, their stamps may be on the sheet (PR-22).
 */
export const passedWithoutCard = (hand: HandView, stop: Stop, closed: readonly Stop[]): Stop[] =>
  STOPS.filter(
    (each) => each < stop && !closed.includes(each) && !hand.skipped?.includes(each) && !visitOf(hand, each),
  );

/** The legal entries of one kind. */
export const offers = <K extends keyof Fields>(hand: HandView, kind: K): Fields[K][] =>
  hand.legal.offers.flatMap((offer) =>
    typeof offer === "object" && kind in offer ? [(offer as unknown as Record<K, Fields[K]>)[kind]] : [],
  );

/** The window in which a hand may be turned in; undefined if it may not. */
export const turnInWindow = (hand: HandView): Window | undefined => offers(hand, "turn_in")[0]?.within;

/** Returns whether a stamp may be declared void. */
export const mayVoid = (hand: HandView, mark: Mark): boolean =>
  offers(hand, "void").some((each) => isSameMark(each.mark, mark));

/** Returns whether turning in the hand may be declared void (PR-24). */
export const mayVoidTurnIn = (hand: HandView): boolean => hand.legal.offers.includes("void_turn_in");

/** The draw of a stop's card. */
export const stopDraw = (hand: string, stop: Stop, within?: Window): Draw => ({
  key: `${hand} stop ${stop}`,
  hand,
  mark: { stop },
  count: 1,
  ...(within ? { within } : {}),
  spin: (at) => ({ stop: { hand, stop, ...(at ? { at } : {}) } }),
  entry: ([card = ""], at) => ({ stamp: { hand, stop, card, at } }),
});

const allDraw = (hand: string, { spins_at, within }: Fields["spin_all"]): Draw => ({
  key: `${hand} all ${spins_at}`,
  hand,
  mark: "all",
  count: 5,
  within,
  spin: (at) => ({ all: { hand, spins_at, ...(at ? { at } : {}) } }),
  entry: (cards, at) => ({
    spin_all: { hand, spins_at, cards: cards as [string, string, string, string, string], at },
  }),
});

const extraDraw = (hand: string, { within }: Fields["extra"]): Draw => ({
  key: `${hand} extra`,
  hand,
  mark: "extra",
  count: 1,
  within,
  spin: (at) => ({ extra: { hand, ...(at ? { at } : {}) } }),
  entry: ([card = ""], at) => ({ extra: { hand, card, at } }),
});

/** The draw of a card that breaks a tie; `round` is the number of cards that the hand has already drawn for this. */
export const spinOffDraw = (hand: string, round: number): Draw => ({
  key: `${hand} spin-off ${round}`,
  hand,
  mark: "spin_off",
  count: 1,
  spin: () => ({ spin_off: { hand, round } }),
  entry: ([card = ""]) => ({ spin_off: { hand, card } }),
});

/**
 * The cards that may be drawn for a hand at a stop: the card of the stop, and the cards of closed stops before it, or
 * of any closed stop if the route has no order (PR-21).
 */
export function drawsAtStop(hand: HandView, stop: Stop, closed: readonly Stop[], route: Route): Draw[] {
  const isPassed = (each: Stop) => each < stop || route === "any_order";
  const here = (each: Stop) => each === stop || (closed.includes(each) && isPassed(each));
  const all = offers(hand, "spin_all").filter(({ spins_at }) => spins_at === "first_stop" && here(1));
  const stamps = all.length > 0 ? [] : offers(hand, "stamp").filter((offer) => here(offer.stop));
  return [
    ...stamps.map((offer) => stopDraw(hand.hand, offer.stop, offer.within)),
    ...all.map((offer) => allDraw(hand.hand, offer)),
  ];
}

/**
 * The cards that may be drawn for a hand at the finish: cards of closed stops (PR-21), replacements of void cards,
 * all five cards of a participant who does not ride, and the extra card once the hand has its five cards.
 */
export function drawsAtFinish(hand: HandView, closed: readonly Stop[]): Draw[] {
  const due = (stop: Stop) => closed.includes(stop) || visitOf(hand, stop) !== undefined;
  const all = offers(hand, "spin_all").filter(({ spins_at }) => spins_at === "finish");
  // After a void spin all five are spun again; the corrections offer single cards too.
  const stamps = all.length > 0 ? [] : offers(hand, "stamp").filter(({ stop }) => due(stop));
  const hasAll = missingStops(hand).every((stop) => hand.skipped?.includes(stop));
  return [
    ...stamps.map(({ stop, within }) => stopDraw(hand.hand, stop, within)),
    ...all.map((offer) => allDraw(hand.hand, offer)),
    ...(hasAll ? offers(hand, "extra") : []).map((offer) => extraDraw(hand.hand, offer)),
  ];
}

/** The hands that draw a card to break a tie, with their draws. */
export function spinOffs(rows: readonly StaffRow[]): { row: StaffRow; draw: Draw }[] {
  return rows.flatMap((row) =>
    row.hands.flatMap((hand, at) =>
      hand.legal.offers.includes("spin_off") ? [{ row, draw: spinOffDraw(hand.hand, row.spun_off[at] ?? 0) }] : [],
    ),
  );
}
