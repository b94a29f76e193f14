// The tables of Packs Poker in the gallery.
import type { SeatView, View } from "../../web/src/generated/packs_poker.js";
import type { Step } from "../../web/src/generated/server.js";
import { numbers, step } from "../support/tables.js";
import { friday, stackOf } from "./friday.js";
import type { TableSubject } from "./subject.js";

type Five = [string, string, string, string, string];

const PACKS: [string, string][] = [
  ["Ah", "Kd"],
  ["7s", "7c"],
  ["Jd", "9h"],
];
const DEALER: Five = ["As", "8d", "8h", "5c", "2s"];
const HANDS: Five[] = [
  ["Kh", "Ks", "7d", "4c", "3s"],
  ["Qd", "Qh", "Js", "6c", "2h"],
  ["Ts", "9s", "8s", "6s", "4s"],
  ["Ad", "Jc", "5h", "5s", "3d"],
  ["Qs", "Tc", "6d", "4h", "2c"],
  ["Kc", "Jh", "9d", "7h", "3c"],
];
const HOLDINGS = [
  { category: "three_of_a_kind", cards: ["Kd", "Kh", "Ks"] },
  { category: "full_house", cards: ["7s", "7c", "7d", "Kh", "Ks"] },
  { category: "pair", cards: ["Kh", "Ks"] },
];

const NOTHING = { bet: 0, bonus: 0 };
/** The viewer's wagers on the three packs. */
const OWN = [{ bet: 500, bonus: 100 }, NOTHING, { bet: 1_000, bonus: 0 }];
const wagersOf = (seat: number) =>
  seat === 1
    ? OWN
    : PACKS.map((_, pack) => ((seat + pack) % 2 ? NOTHING : { bet: 200 * (1 + (seat % 3)), bonus: 100 }));

interface Beat {
  state: string;
  /** The viewer's wagers so far. */
  placed: typeof OWN;
  isOpen: boolean;
  isUp: boolean;
}

const BEATS: Beat[] = [
  { state: "wagers, none placed", placed: PACKS.map(() => NOTHING), isOpen: true, isUp: false },
  { state: "wagers, some placed", placed: OWN, isOpen: true, isUp: false },
  { state: "cards dealt", placed: OWN, isOpen: false, isUp: false },
  { state: "result", placed: OWN, isOpen: false, isUp: true },
];

function seatOf(seat: number, { placed, isOpen, isUp }: Beat): SeatView {
  const hand = HANDS[seat - 1]!;
  return {
    cards: isUp || (seat === 1 && !isOpen) ? hand : null,
    done: isOpen && seat % 2 === 0,
    stack: stackOf(seat),
    wagers: seat === 1 ? placed : wagersOf(seat),
    holdings: isUp && seat === 1 ? HOLDINGS : [],
  };
}

function viewOf(seats: number, beat: Beat): View {
  const placed = [...beat.placed, NOTHING, NOTHING] as never;
  const limits = { pack_bet: { least: 200, most: 1_000 }, bonus_bet: { least: 100, most: 1_000 } };
  return {
    dealer: beat.isUp ? DEALER : null,
    house: 0,
    legal: beat.isOpen ? { open: true, packs: 3, placed, stack: stackOf(1), unit: 100, ...limits } : null,
    packs: PACKS.map((cards) => ({ cards: beat.isUp ? cards : null })),
    seats: numbers(seats).map((seat) => seatOf(seat, beat)),
    to_wager: beat.isOpen ? numbers(seats) : [],
    void: false,
  };
}

const settled = (seat: number, pack: number, bet: string, net: number): Step =>
  step({ event: "settled", seat, pack, bet, result: net > 0 ? "won" : "lost", net, clauses: [] }, ["packs-poker/11"]);

const RESULT = [
  settled(1, 1, "pack", 500),
  settled(1, 1, "bonus", 200),
  settled(1, 3, "pack", -1_000),
  settled(2, 1, "pack", -600),
];

/** All tables of Packs Poker, with two, four and six seats. */
export const packsPoker = (): TableSubject[] =>
  [4, 2, 6].flatMap((seats) =>
    BEATS.map((beat) => ({
      page: "Packs Poker",
      state: beat.state,
      seats,
      isVariant: seats !== 4,
      moment: friday({
        game: "packs_poker",
        seats,
        view: viewOf(seats, beat),
        turns: beat.isOpen ? numbers(seats) : [],
        steps: beat.isUp ? RESULT : [],
        phase: beat.isUp ? "between" : "playing",
      }),
    })),
  );
