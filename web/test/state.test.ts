import assert from "node:assert/strict";
import { test } from "node:test";
import { wait } from "../src/connection/backoff.js";
import type { Message, Moment, SeatView, Step, TableView } from "../src/generated/server.js";
import { fold, news, timeLeft, type TableState } from "../src/state/table.js";

const seat = (name: string, bot: string | null = null): SeatView => ({
  name, bot, stack: 100, coming: null, sits_out: false, leaving: false, connected: true, bank_ms: 0,
});

function table(hand: number): TableView {
  return {
    id: "t", name: "T", game: "holdem", demo: false, listed: true, rules: {}, clocks: {}, stakes: null, phase: "playing",
    hand, seats: [seat("Ann"), seat("Ada", "tight"), null], lineup: [1, 2], button: 1,
    clock: { seats: [1], left_ms: 9000, of_ms: 30000 }, pause_left_ms: null, pauses_left: 3, watchers: 0,
  };
}

const step = (seq: number, hand: number): Step => ({ seq, hand, game: { seen: { event: "folded", seat: 1 }, clauses: [] } });

function told(type: "welcome" | "moved", seq: number, hand: number, steps: Step[]): Extract<Message, Moment> {
  const you = { seat: 1, hand_seat: 1, turn: 0, host: false, rebuys_left: null };
  return { v: 1, type, seq, steps, table: table(hand), game: null, you };
}

test("steps are kept in order, each once, also when a connection begins again", () => {
  const first = fold(undefined, told("welcome", 5, 2, [step(4, 2), step(5, 2)]), 0)!;
  const second = fold(first, told("moved", 6, 2, [step(6, 2), step(6, 2)]), 0)!;
  const again = fold(second, told("welcome", 7, 2, [step(6, 2), step(7, 2)]), 0)!;
  assert.deepEqual(again.steps.map(({ seq }) => seq), [4, 5, 6, 6, 7]);
  assert.deepEqual(news(second, again).map(({ seq }) => seq), [7]);
});

test("steps of hands before the last one are forgotten", () => {
  const first = fold(undefined, told("welcome", 5, 2, [step(5, 2)]), 0)!;
  const next = fold(first, told("moved", 6, 3, [step(6, 3)]), 0)!;
  const later = fold(next, told("moved", 7, 4, [step(7, 4)]), 0)!;
  assert.deepEqual(later.steps.map(({ hand }) => hand), [3, 4]);
});

test("presence changes who is there and nothing else; bots are always there", () => {
  const state = fold(undefined, told("welcome", 5, 2, []), 0)!;
  const gone = fold(state, { v: 1, type: "presence", connected: [], watchers: 4 }, 9)!;
  assert.deepEqual(gone.moment.table.seats.map((seat) => seat?.connected), [false, true, undefined]);
  assert.equal(gone.moment.table.watchers, 4);
  assert.equal(gone.at, state.at);
  assert.equal(fold(undefined, { v: 1, type: "presence", connected: [1], watchers: 0 }, 0), undefined);
});

test("the clock runs from when the message came, and never below nothing", () => {
  const state: TableState = fold(undefined, told("welcome", 5, 2, []), 1000)!;
  assert.equal(timeLeft(state, 1000), 9000);
  assert.equal(timeLeft(state, 4000), 6000);
  assert.equal(timeLeft(state, 99000), 0);
});

test("each try waits longer, up to eight seconds, and chance spreads them", () => {
  assert.deepEqual([0, 1, 2].map((tries) => wait(tries, 1)), [400, 800, 1600]);
  assert.equal(wait(50, 1), 8000);
  assert.equal(wait(50, 0), 4000);
});
