// The tables of High Card Flush in the gallery.
import type { Moves, SeatView, Stage, View } from "../../web/src/generated/high_card_flush.js";
import type { Step } from "../../web/src/generated/server.js";
import { numbers, step } from "../support/tables.js";
import { friday, stackOf } from "./friday.js";
import type { TableSubject } from "./subject.js";

const HANDS = [
  ["Kh", "Jh", "9h", "5h", "As", "8d", "3c"],
  ["Qs", "Ts", "6s", "Kd", "7d", "9c", "2h"],
  ["Ac", "Jc", "8c", "4c", "2c", "Th", "6d"],
  ["Kc", "7c", "5c", "Qh", "4h", "Jd", "3s"],
  ["Ad", "Qd", "9d", "6h", "8s", "5s", "Tc"],
  ["Js", "9s", "4s", "2s", "Td", "8h", "6c"],
];
const FLUSHES = [4, 3, 5, 3, 3, 4];
const DEALER = ["Ks", "7s", "5d", "4d", "2d", "Ah", "Qc"];

interface Beat {
  state: string;
  stage: Stage;
  legal: Partial<Moves> | null;
  /** The chair that folded. */
  folded?: number;
}

const LIMITS = { ante_min: 500, ante_max: 10_000, bonus_min: 100, bonus_max: 2_500, unit: 100 };
const BEATS: Beat[] = [
  {
    state: "wagers",
    stage: "wagers",
    legal: { sit_out: true, wager: { ...LIMITS, progressive: false, stack: stackOf(1) } },
  },
  {
    state: "wagers, with a progressive",
    stage: "wagers",
    legal: { sit_out: true, wager: { ...LIMITS, progressive: true, stack: stackOf(1) } },
  },
  { state: "decisions", stage: "decisions", legal: { fold: true, raise: { ante: 1_000, most: 2_000 } } },
  { state: "decisions, another's turn", stage: "decisions", legal: null, folded: 2 },
  { state: "result", stage: "over", legal: null, folded: 2 },
];

function standingOf(seat: number, { stage, legal, folded }: Beat): SeatView["standing"] {
  if (stage === "wagers") return "to_wager";
  if (seat === folded) return "folded";
  return stage === "over" || (seat === 1 && !legal) ? "raised" : "in";
}

function seatOf(seat: number, beat: Beat): SeatView {
  const standing = standingOf(seat, beat);
  const isShown = beat.stage === "over" ? standing !== "folded" : beat.stage === "decisions" && seat === 1;
  const hand = HANDS[seat - 1]!;
  const wagers = { ante: 1_000, flush_bonus: seat % 2 ? 200 : 0, straight_flush_bonus: seat === 1 ? 100 : 0 };
  return {
    cards: isShown ? (hand as never) : null,
    flush: isShown ? hand.slice(0, FLUSHES[seat - 1]) : null,
    raise: standing === "raised" ? 1_000 : 0,
    stack: stackOf(seat),
    standing,
    wagers: beat.stage === "wagers" ? { ante: 0 } : wagers,
  };
}

const viewOf = (seats: number, beat: Beat): View => ({
  awaited: beat.stage === "over" ? [] : numbers(seats).filter((seat) => seat !== 1 || beat.legal !== null),
  dealer: beat.stage === "over" ? (DEALER as never) : null,
  dealer_flush: beat.stage === "over" ? DEALER.slice(2, 5) : null,
  legal: beat.legal && { fold: false, sit_out: false, raise: null, wager: null, ...beat.legal },
  meter: beat.state.includes("progressive") ? 1_284_500 : 0,
  qualifier: "9-high-3",
  seats: numbers(seats).map((seat) => seatOf(seat, beat)),
  stage: beat.stage,
});

const settled = (seat: number, wager: string, net: number, by: object): Step =>
  step({ event: "settled", seat, wager, result: net > 0 ? "won" : "lost", net, basis: by }, ["high-card-flush/b-5"]);

const RESULT = [
  settled(1, "ante", 1_000, { by: "length", length: 4 }),
  settled(1, "raise", 1_000, { by: "length", length: 4 }),
  settled(1, "flush_bonus", 200, { by: "own_flush", length: 4, limited: false }),
  settled(1, "straight_flush_bonus", -100, { by: "own_run", run: 2, limited: false }),
];

/** All tables of High Card Flush, with four, two and six seats. */
export const highCardFlush = (): TableSubject[] =>
  [4, 2, 6].flatMap((seats) =>
    BEATS.map((beat) => ({
      page: "High Card Flush",
      state: beat.state,
      seats,
      isVariant: seats !== 4,
      moment: friday({
        game: "high_card_flush",
        seats,
        view: viewOf(seats, beat),
        turns: viewOf(seats, beat).awaited,
        steps: beat.stage === "over" ? RESULT : [],
        phase: beat.stage === "over" ? "between" : "playing",
      }),
    })),
  );
