// The sounds of a table, derived from its events and from whose turn it is.
import type { Event as FlushEvent } from "../generated/high_card_flush.js";
import type { Event as HoldemEvent } from "../generated/holdem.js";
import type { Event as HolyokeEvent } from "../generated/mount_holyoke.js";
import type { Event as PacksEvent } from "../generated/packs_poker.js";
import type { Step } from "../generated/server.js";
import { offerBegan } from "../state/offer.js";
import { type TableState, timeLeft } from "../state/table.js";
import { ownTurn, turnBegan } from "../state/turn.js";

/** A short sound: the beginning of the viewer's turn or the offer of a seat, the end of the viewer's time, or something at the table. */
export type Cue = "deal" | "chip" | "check" | "fold" | "win" | "turn" | "time";

type GameEvent = (FlushEvent | HoldemEvent | HolyokeEvent | PacksEvent)["event"];

/** The cue of each event of a game; undefined for events without a sound. Events of the same name sound alike. */
const CUES: Record<GameEvent, Cue | undefined> = {
  hole_cards: "deal",
  board: "deal",
  tabled: "deal",
  showed_card: "deal",
  dealt: "deal",
  turned_up: "deal",
  pack_dealt: "deal",
  hand_dealt: "deal",
  dealer_dealt: "deal",
  dealer_drew: "deal",
  pack_up: "deal",
  dealer_up: "deal",
  hand_up: "deal",
  played: "deal",
  ante: "chip",
  blind: "chip",
  called: "chip",
  raised: "chip",
  won: "chip",
  wagered: "chip",
  taken_back: "chip",
  checked: "check",
  done: "check",
  passed: "check",
  folded: "fold",
  mucked: "fold",
  returned: undefined,
  closed: undefined,
  compared: undefined,
  dealer: undefined,
  match_over: undefined,
  misdealt: undefined,
  opens: undefined,
  over: undefined,
  round_over: undefined,
  run_over: undefined,
  sat_out: undefined,
  scored: undefined,
  settled: undefined,
  winner_leads: undefined,
};

/** Share of a clock that is left when its end is announced, and the maximum in milliseconds. */
const LATE = { share: 0.25, most: 10_000 };

/**
 * The cues of a change of state, in order, each at most once. There are none for the first state, and none for events
 * that were missed while the connection was lost.
 */
export function cuesOf(before: TableState | undefined, after: TableState, oneTurn: boolean): Cue[] {
  if (!before) return [];
  const { hand_seat } = after.moment.you;
  const heard = after.caughtUp ? [] : after.fresh.flatMap((step) => cueOf(step, hand_seat ?? undefined) ?? []);
  const isCalled = turnBegan(before, after, oneTurn) || offerBegan(before, after);
  return [...new Set<Cue>([...heard, ...(isCalled ? (["turn"] as const) : [])])];
}

function cueOf(step: Step, own: number | undefined): Cue | undefined {
  if (isWin(step, own)) return "win";
  return "game" in step ? CUES[(step.game.seen as { event: GameEvent }).event] : undefined;
}

/** Returns whether the step says that the viewer, at hand seat `own`, has won the hand. */
function isWin(step: Step, own: number | undefined): boolean {
  if (own === undefined) return false;
  if ("table" in step) return step.table.event === "hand_over" && (step.table.nets?.[own - 1] ?? 0) > 0;
  const { event, seat, winner } = step.game.seen as { event: GameEvent; seat?: number; winner?: boolean };
  return event === "scored" && winner === true && seat === own;
}

/**
 * Time until the end of the viewer's clock is announced, in milliseconds at `now`; undefined if it is not the viewer's
 * turn, or too late for it.
 */
export function untilLate(state: TableState, now: number): number | undefined {
  const { table, you } = state.moment;
  const { clock } = table;
  if (!clock || ownTurn(state) === undefined || !clock.seats.includes(you.seat ?? 0)) return undefined;
  const wait = timeLeft(state, now)! - Math.min(LATE.most, clock.of_ms * LATE.share);
  return wait >= 0 ? wait : undefined;
}
