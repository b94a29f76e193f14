// A hand of hold'em in the gallery, street by street, at a table with any number of seats.
import type { Moves } from "../../web/src/generated/holdem.js";
import { numbers, type Table } from "../support/tables.js";
import { stackOf } from "./friday.js";
import { HOLES } from "./holdem_cards.js";

const FULL_HOUSE = { category: "full_house", five: ["Qs", "Qh", "Qd", "7s", "7d"] as never, kicker: null };
const PAIRED = { category: "two_pair", five: ["9c", "9h", "7s", "7d", "Qd"] as never, kicker: null };

/** A moment of the hand. Seats are those of the table; the viewer's is 1, and the last has the button. */
export interface Beat {
  state: string;
  /** Number of cards on the board. */
  board: number;
  /** Chips in the pot before this street. */
  pot: number;
  /** Chips in front of a seat, by seat. */
  bids?: Record<number, number>;
  folded?: number[];
  allIn?: number[];
  to_act?: number | null;
  legal?: Partial<Moves>;
  /** The seats whose cards are face up. */
  shown?: number[];
  phase?: Table["phase"];
  /** `true` if the viewer only watches, and so sees no cards. */
  isWatched?: boolean;
  seen: Record<string, unknown>[];
}

const raised = (seat: number, to: number, opens = false) => ({
  event: "raised",
  seat,
  to,
  amount: to,
  opens,
  full: true,
  all_in: false,
});
const called = (seat: number, amount: number) => ({ event: "called", seat, amount, all_in: false });
const folded = (seat: number) => ({ event: "folded", seat, clock: false });
/** The seat wins these chips. */
export const won = (seat: number, amount: number, hand = FULL_HOUSE, pot = 0, of = 1) => ({
  event: "won",
  seat,
  amount,
  pot,
  of,
  by: "combination",
  all_in: false,
  hand,
});

/** The seats that have folded by the flop. One rival of the viewer stays in the hand, and with more seats a second one. */
const outAt = (seats: number): number[] => numbers(seats).slice(3);

/** The legal actions of a viewer who has to call this amount. */
const facing = (call: number): Partial<Moves> => ({
  call,
  check: false,
  raise: { least: 2 * call, most: stackOf(1), all_in: stackOf(1) },
});

function beforeTheFlop(seats: number): Beat[] {
  const [own, other] = seats === 2 ? ([100, 50] as const) : ([50, 100] as const);
  const blinds: Record<number, number> = { 1: own, 2: other };
  const at = { board: 0, pot: 0 };
  return [
    { ...at, state: "before the flop, another's turn", bids: blinds, to_act: seats, seen: [] },
    {
      ...at,
      state: "before the flop, own turn",
      bids: { ...blinds, [seats]: 300 },
      folded: outAt(seats).slice(0, -1),
      to_act: 1,
      legal: facing(300 - own),
      seen: [raised(seats, 300)],
    },
  ];
}

function onTheFlop(seats: number): Beat[] {
  const at = { board: 3, pot: 900, folded: outAt(seats), to_act: 1 };
  const most = stackOf(1);
  return [
    { ...at, state: "flop, own turn", legal: { check: true, raise: { least: 100, most, all_in: most } }, seen: [] },
    { ...at, state: "flop, facing a bet", bids: { 2: 650 }, legal: facing(650), seen: [raised(2, 650, true)] },
  ];
}

function later(seats: number): Beat[] {
  const folded = outAt(seats);
  const bet = { ...raised(2, 6_400, true), all_in: true };
  return [
    {
      state: "turn, another's turn",
      board: 4,
      pot: 2_200,
      bids: { 1: 1_400 },
      folded,
      to_act: 2,
      seen: [raised(1, 1_400, true)],
    },
    {
      state: "river, facing all chips",
      board: 5,
      pot: 5_000,
      bids: { 2: 6_400 },
      folded,
      allIn: [2],
      to_act: 1,
      legal: { call: 6_400 },
      seen: [bet],
    },
  ];
}

function showdown(seats: number): Beat[] {
  const shown = numbers(seats).slice(0, 3);
  const at = { folded: outAt(seats), shown, to_act: null };
  const tabled = { event: "tabled", seat: 2, cards: HOLES[1] };
  const mucked = seats > 2 ? [{ event: "mucked", seat: 3, clock: false }] : [];
  return [
    {
      ...at,
      state: "all in, cards up",
      board: 4,
      pot: 17_800,
      allIn: shown,
      seen: [{ ...called(1, 6_400), all_in: true }],
    },
    { ...at, state: "result", board: 5, pot: 0, phase: "between", seen: [tabled, ...mucked, won(1, 17_800)] },
  ];
}

/** The hand of the table with this number of seats. */
export const beats = (seats: number): Beat[] => [
  ...beforeTheFlop(seats),
  ...onTheFlop(seats),
  ...later(seats),
  ...showdown(seats),
];

/** Further results of the hand at the table for six. */
export const MORE: Beat[] = [
  {
    state: "result of two pots",
    board: 5,
    pot: 0,
    folded: [4, 5, 6],
    shown: [1, 2, 3],
    to_act: null,
    phase: "between",
    seen: [
      { event: "tabled", seat: 2, cards: HOLES[1] },
      { event: "tabled", seat: 3, cards: HOLES[2] },
      won(1, 12_450, FULL_HOUSE, 0, 2),
      won(3, 3_100, PAIRED, 1, 2),
    ],
  },
  {
    state: "result, everybody else folded",
    board: 3,
    pot: 0,
    folded: [2, 3, 4, 5, 6],
    to_act: null,
    phase: "between",
    seen: [
      folded(2),
      folded(3),
      { event: "returned", seat: 1, amount: 650 },
      { ...won(1, 900), by: "folds", hand: null },
    ],
  },
];
