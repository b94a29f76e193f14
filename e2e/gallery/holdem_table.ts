// The table of the hand of hold'em in the gallery.
import type { Moves, SeatView, View } from "../../web/src/generated/holdem.js";
import type { Moment, Step } from "../../web/src/generated/server.js";
import { numbers, step, type Table } from "../support/tables.js";
import { friday, NAMES, stackOf } from "./friday.js";
import type { Beat } from "./holdem_beats.js";
import { BOARD, HOLDINGS, HOLES } from "./holdem_cards.js";

const STREETS = ["preflop", "preflop", "preflop", "flop", "turn", "river"] as const;

function seatOf(seat: number, beat: Beat): SeatView {
  const bid = beat.bids?.[seat] ?? 0;
  const isAllIn = beat.allIn?.includes(seat);
  const isShown = beat.shown?.includes(seat);
  const isOut = beat.folded?.includes(seat);
  const isOwn = seat === 1 && !beat.isWatched;
  const standing = isOut ? "folded" : isAllIn ? "all_in" : isShown ? "tabled" : "in";
  const [category, cards] = HOLDINGS[Math.max(0, beat.board - 2)]!;
  return {
    bid,
    paid: bid,
    stack: isAllIn ? 0 : stackOf(seat) - bid,
    standing,
    checked: false,
    cards: isOwn || isShown ? HOLES[seat - 1]! : null,
    holding: isOwn ? { category, cards } : null,
  };
}

/** The legal moves, of which those that a beat does not name are impossible. */
const legalOf = (moves: Partial<Moves>): Moves => ({
  call: null,
  check: false,
  fold: true,
  muck: false,
  show: false,
  raise: null,
  ...moves,
});

function viewOf(seats: number, beat: Beat): View {
  const bids = Object.values(beat.bids ?? {});
  const eligible = numbers(seats).filter((seat) => !beat.folded?.includes(seat));
  const collected = beat.pot > 0 ? [{ amount: beat.pot, eligible }] : [];
  const all = beat.pot + bids.reduce((sum, bid) => sum + bid, 0);
  return {
    big_blind: 100,
    small_blind: 50,
    ante: 0,
    board: BOARD.slice(0, beat.board),
    button: seats,
    collected,
    highest: Math.max(0, ...bids),
    legal: beat.to_act === 1 ? legalOf(beat.legal ?? {}) : null,
    pots: all > 0 ? [{ amount: all, eligible }] : [],
    seats: numbers(seats).map((seat) => seatOf(seat, beat)),
    street: STREETS[beat.board]!,
    to_act: beat.to_act ?? null,
  };
}

/** The steps of the hand so far, which the log shows. */
function stepsOf(seats: number, beat: Beat): Step[] {
  const first = {
    hand: 37,
    seq: 1,
    table: {
      event: "hand_began" as const,
      lineup: numbers(seats),
      players: NAMES.slice(0, seats),
      button: seats,
    },
  };
  const blinds = [
    { event: "blind", seat: seats === 2 ? 2 : 1, blind: "small", amount: 50, all_in: false },
    { event: "blind", seat: seats === 2 ? 1 : 2, blind: "big", amount: 100, all_in: false },
    { event: "hole_cards", seat: 1, cards: HOLES[0] },
  ];
  const streets = [
    { event: "board", street: "flop", burned: true, cards: BOARD.slice(0, 3) },
    { event: "board", street: "turn", burned: true, cards: BOARD.slice(3, 4) },
    { event: "board", street: "river", burned: true, cards: BOARD.slice(4) },
  ].slice(0, Math.max(0, beat.board - 2));
  return [first, ...[...blinds, ...streets, ...beat.seen].map((seen) => step(seen, ["holdem/stage-5"]))];
}

/** The moment of this beat at a table with this number of seats. */
export function momentOf(seats: number, beat: Beat, more: Partial<Table> = {}): Moment {
  const turns = beat.to_act == null ? [] : [beat.to_act];
  return friday({
    game: "holdem",
    seats,
    view: viewOf(seats, beat),
    turns,
    steps: stepsOf(seats, beat),
    ...(beat.phase ? { phase: beat.phase } : {}),
    ...more,
  });
}
