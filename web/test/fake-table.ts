// Messages of a hold'em table at which Ann, the viewer, plays against a bot.
import type { Message, Moment, SeatView, Step, TableView } from "../src/generated/server.js";

export const seat = (name: string, bot: string | null = null): SeatView => ({
  name,
  bot,
  stack: 100,
  coming: null,
  sits_out: false,
  needs_chips: false,
  leaving: false,
  waits: false,
  connected: true,
  bank_ms: 0,
});

export function table(hand: number): TableView {
  return {
    id: "t",
    name: "T",
    game: "holdem",
    demo: false,
    listed: true,
    host: null,
    house_rules: {},
    missing: 0,
    rules: {},
    clocks: {},
    stakes: null,
    phase: "playing",
    hand,
    seats: [seat("Ann"), seat("Ada", "tight"), null],
    lineup: [1, 2],
    players: ["Ann", "Ada"],
    button: 1,
    clock: { seats: [1], left_ms: 9000, of_ms: 30000, is_bank: false },
    pause_left_ms: null,
    pauses_left: 3,
    closing: null,
    watchers: 0,
    chat_open: true,
    waiting: [],
  };
}

export const step = (seq: number, hand: number): Step => ({
  seq,
  hand,
  game: { seen: { event: "folded", seat: 1 }, clauses: [] },
});

export function momentMessage(
  type: "welcome" | "moved",
  seq: number,
  hand: number,
  steps: Step[],
): Extract<Message, Moment> {
  const you = {
    seat: 1,
    hand_seat: 1,
    turn: 0,
    host: false,
    rebuys_left: null,
    departed: null,
    may_stay: false,
    owed_within: null,
    fast_forward: false,
    waiting_place: null,
  };
  return { v: 1, type, seq, steps, chat: [], table: table(hand), game: null, run_out: [], you };
}
