import assert from "node:assert/strict";
import { test } from "node:test";
import { retryDelay } from "../src/connection/backoff.js";
import { stepText as stepTextIn } from "../src/i18n/words.js";
import { applyMessage, stages, playersOf, timeLeft, type TableState } from "../src/state/table.js";
import type { Step } from "../src/generated/server.js";
import { momentMessage, seat, step, table } from "./fake-table.js";
import "./texts.js";

test("steps stay in order without duplicates, even after a reconnection", () => {
  const first = applyMessage(undefined, momentMessage("welcome", 5, 2, [step(4, 2), step(5, 2)]), 0)!;
  const second = applyMessage(first, momentMessage("moved", 6, 2, [step(6, 2), step(6, 2)]), 0)!;
  const again = applyMessage(second, momentMessage("welcome", 7, 2, [step(6, 2), step(7, 2)]), 0)!;
  assert.deepEqual(
    again.steps.map(({ seq }) => seq),
    [4, 5, 6, 6, 7],
  );
  assert.deepEqual(
    again.fresh.map(({ seq }) => seq),
    [7],
  );
});

test("steps of hands before the last one are discarded", () => {
  const first = applyMessage(undefined, momentMessage("welcome", 5, 2, [step(5, 2)]), 0)!;
  const next = applyMessage(first, momentMessage("moved", 6, 3, [step(6, 3)]), 0)!;
  const later = applyMessage(next, momentMessage("moved", 7, 4, [step(7, 4)]), 0)!;
  assert.deepEqual(
    later.steps.map(({ hand }) => hand),
    [3, 4],
  );
});

test("a line keeps the name of a player who left, and the lineup of its hand", () => {
  const words = (state: TableState) =>
    state.steps.map((each) => stepTextIn(each, state.moment.table, playersOf(state, each)));
  const first = applyMessage(undefined, momentMessage("welcome", 5, 2, [step(5, 2)]), 0)!;
  assert.deepEqual(words(first), ["Ann folds."]);
  const left = momentMessage("moved", 6, 2, [
    { seq: 6, hand: 2, table: { event: "sat_out", seat: 1, name: "Ann", clock: true } },
  ]);
  left.table = { ...left.table, seats: [null, seat("Ada", "tight"), null] };
  const gone = applyMessage(first, left, 0)!;
  assert.deepEqual(words(gone), ["Ann folds.", "Ann did not act and sits out."]);
  const next = momentMessage("moved", 7, 3, [step(7, 3)]);
  next.table = {
    ...next.table,
    seats: [seat("Cleo"), seat("Ada", "tight"), null],
    lineup: [2, 1],
    players: ["Ada", "Cleo"],
  };
  assert.deepEqual(words(applyMessage(gone, next, 0)!), ["Ann folds.", "Ann did not act and sits out.", "Ada folds."]);
});

test("presence changes only the connected players; bots are always connected", () => {
  const state = applyMessage(undefined, momentMessage("welcome", 5, 2, []), 0)!;
  const gone = applyMessage(state, { v: 1, type: "presence", connected: [], watchers: 4 }, 9)!;
  assert.deepEqual(
    gone.moment.table.seats.map((seat) => seat?.connected),
    [false, true, undefined],
  );
  assert.equal(gone.moment.table.watchers, 4);
  assert.equal(gone.at, state.at);
  assert.equal(applyMessage(undefined, { v: 1, type: "presence", connected: [1], watchers: 0 }, 0), undefined);
  const staged = {
    ...state,
    moment: { ...state.moment, run_out: [{ ms: 1000, steps: 1, table: table(2), game: state.moment.game }] },
  };
  const after = applyMessage(staged, { v: 1, type: "presence", connected: [], watchers: 4 }, 9)!;
  assert.equal(stages(after).length, 1, "a change of presence does not show a run-out again");
});

test("the clock runs from the arrival of the message, and stops at zero", () => {
  const state: TableState = applyMessage(undefined, momentMessage("welcome", 5, 2, []), 1000)!;
  assert.equal(timeLeft(state, 1000), 9000);
  assert.equal(timeLeft(state, 4000), 6000);
  assert.equal(timeLeft(state, 99000), 0);
});

test("each retry waits longer, up to eight seconds, with random jitter", () => {
  assert.deepEqual(
    [0, 1, 2].map((tries) => retryDelay(tries, 1)),
    [400, 800, 1600],
  );
  assert.equal(retryDelay(50, 1), 8000);
  assert.equal(retryDelay(50, 0), 4000);
});

test("a run-out is shown street by street, and nothing reveals the result early", () => {
  const before = applyMessage(undefined, momentMessage("welcome", 5, 2, [step(5, 2)]), 0)!;
  const events = ["called", "tabled", "board", "board", "won"].map((event): Step => ({
    seq: 6,
    hand: 2,
    game: { seen: { event }, clauses: [] },
  }));
  const message = momentMessage("moved", 7, 2, [
    ...events,
    { seq: 7, hand: 2, table: { event: "hand_over", nets: [100, -100], house: null } },
  ]);
  const during = { ...structuredClone(message.table), clock: null };
  message.run_out = [
    { ms: 1000, steps: 2, table: during, game: "flop to come" },
    { ms: 1000, steps: 3, table: during, game: "turn to come" },
    { ms: 500, steps: 4, table: during, game: "showdown to come" },
  ];
  message.table.phase = "between";
  message.table.seats[0]!.stack = 200;
  const states = stages(applyMessage(before, message, 9)!);
  const words = ({ fresh }: TableState) =>
    fresh.map((step) => ("game" in step ? (step.game.seen as { event: string }).event : step.table.event));
  assert.deepEqual(states.map(words), [["called", "tabled"], ["board"], ["board"], ["won", "hand_over"]]);
  assert.deepEqual(
    states.map(({ steps }) => steps.length),
    [3, 4, 5, 7],
  );
  assert.deepEqual(
    states.map(({ stageMs }) => stageMs),
    [1000, 1000, 500, undefined],
  );
  const { table, game } = states[2]!.moment;
  assert.deepEqual([game, table.phase, table.clock, table.seats[0]!.stack], ["showdown to come", "playing", null, 100]);
  assert.equal(states[3]!.moment.table.seats[0]!.stack, 200);
  // A viewer who opens the page now is shown only the final state.
  assert.equal(stages(applyMessage(undefined, message, 9)!).length, 1);
});
