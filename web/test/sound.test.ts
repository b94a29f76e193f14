import assert from "node:assert/strict";
import { test } from "node:test";
import type { Step, TableEvent } from "../src/generated/server.js";
import { type Cue, cuesOf, untilLate } from "../src/sound/cues.js";
import { slotAfter } from "../src/sound/slots.js";
import { TONES } from "../src/sound/tones.js";
import { offerLeft } from "../src/state/offer.js";
import { applyMessage, type TableState } from "../src/state/table.js";
import { turnBegan } from "../src/state/turn.js";
import { momentMessage } from "./fake-table.js";

const seen = (event: string, more: Record<string, unknown> = {}): Step => ({
  seq: 6,
  hand: 2,
  game: { seen: { event, ...more }, clauses: [] },
});
const told = (table: TableEvent): Step => ({ seq: 6, hand: 2, table });

/** The legal actions at the viewer's turn. */
const LEGAL = { legal: { fold: true } };

interface News {
  type?: "welcome" | "moved";
  hand?: number;
  turn?: number;
  game?: unknown;
}

/** The state after a message with these steps. */
function next(before: TableState | undefined, steps: Step[], { type = "moved", hand = 2, turn = 0, game }: News = {}) {
  const seq = (before?.moment.seq ?? 4) + 1;
  const message = momentMessage(
    type,
    seq,
    hand,
    steps.map((step) => ({ ...step, seq })),
  );
  return applyMessage(before, { ...message, game, you: { ...message.you, turn } }, 0)!;
}

const opened = next(undefined, [seen("blind")], { type: "welcome" });

test("the events of a message sound in their order, each kind once", () => {
  const cues = (...steps: Step[]) => cuesOf(opened, next(opened, steps), false);
  assert.deepEqual(cues(seen("folded")), ["fold"]);
  assert.deepEqual(cues(seen("checked"), seen("board")), ["check", "deal"]);
  assert.deepEqual(cues(seen("blind"), seen("blind"), seen("hole_cards"), seen("hole_cards")), ["chip", "deal"]);
  assert.deepEqual(cues(seen("settled"), seen("over"), told({ event: "configured" })), []);
});

test("a hand that the viewer won ends with its own sound", () => {
  const over = (...nets: number[]) => told({ event: "hand_over", nets });
  const cues = (...steps: Step[]) => cuesOf(opened, next(opened, steps), false);
  assert.deepEqual(cues(seen("won"), over(50, -50)), ["chip", "win"]);
  assert.deepEqual(cues(seen("won"), over(-50, 50)), ["chip"]);
  assert.deepEqual(cues(seen("scored", { seat: 1, winner: true })), ["win"]);
  assert.deepEqual(cues(seen("scored", { seat: 2, winner: true })), []);
});

test("nothing before the page was open sounds, and nothing that was missed without a connection", () => {
  const mine = next(undefined, [seen("raised")], { type: "welcome", game: LEGAL });
  assert.deepEqual(cuesOf(undefined, mine, false), []);
  const back = next(opened, [seen("folded"), seen("raised"), seen("board")], { type: "welcome" });
  assert.deepEqual(cuesOf(opened, back, false), []);
  const turn = next(opened, [seen("folded")], { type: "welcome", game: LEGAL });
  assert.deepEqual(cuesOf(opened, turn, false), ["turn"], "the viewer's turn is not over");
  const present = applyMessage(turn, { v: 1, type: "presence", connected: [], watchers: 1 }, 0)!;
  assert.deepEqual(cuesOf(turn, present, false), []);
});

test("the offer of a seat sounds once, as a turn does", () => {
  const waits = (left_ms: number | null) => {
    const state = next(opened, []);
    const { table, you } = state.moment;
    const moment = { ...state.moment, table: { ...table, waiting: [{ name: "Ann", left_ms }] } };
    return { ...state, moment: { ...moment, you: { ...you, waiting_place: 1 } } };
  };
  assert.deepEqual(cuesOf(waits(null), waits(60_000), false), ["turn"]);
  assert.deepEqual(cuesOf(waits(60_000), waits(50_000), false), []);
  assert.deepEqual(cuesOf(waits(null), waits(null), false), []);
  const offered = { ...waits(60_000), at: 1000 };
  assert.equal(offerLeft(offered, 11_000), 50_000);
  assert.equal(offerLeft(offered, 99_000), 0);
  assert.equal(offerLeft(waits(null), 0), undefined);
});

test("a turn begins once, in Packs Poker with the wagers of a hand together", () => {
  const first = next(opened, [seen("raised")], { game: LEGAL });
  assert.deepEqual(cuesOf(opened, first, false), ["chip", "turn"]);
  const same = next(first, [], { game: LEGAL });
  assert.deepEqual(cuesOf(first, same, false), []);
  const again = next(same, [seen("checked"), seen("board")], { game: LEGAL, turn: 1 });
  assert.deepEqual(cuesOf(same, again, false), ["check", "deal", "turn"]);
  assert.equal(turnBegan(same, again, true), false);
  const hand = next(again, [], { game: LEGAL, turn: 0, hand: 3 });
  assert.equal(turnBegan(again, hand, true), true);
  const done = next(hand, [], { game: { legal: { open: false } }, turn: 1, hand: 3 });
  assert.equal(turnBegan(hand, done, false), false);
});

test("the end of the viewer's time is announced ten seconds before, or after three quarters of a short clock", () => {
  const turn = next(opened, [], { game: LEGAL });
  const clock = (left_ms: number, of_ms: number, seats = [1]): TableState => ({
    ...turn,
    moment: { ...turn.moment, table: { ...turn.moment.table, clock: { seats, left_ms, of_ms, is_bank: false } } },
  });
  assert.equal(untilLate(clock(60_000, 60_000), 0), 50_000);
  assert.equal(untilLate(clock(60_000, 60_000), 20_000), 30_000);
  assert.equal(untilLate(clock(8_000, 8_000), 0), 6_000);
  assert.equal(untilLate(clock(1_000, 8_000), 0), undefined, "it is too late");
  assert.equal(untilLate(clock(8_000, 8_000, [2]), 0), undefined, "another clock runs");
  assert.equal(untilLate(next(opened, []), 0), undefined, "it is another player's turn");
});

test("sounds follow each other closely, and a burst leaves out all but the important ones", () => {
  assert.equal(slotAfter("chip", 0, 100), 100);
  /** Number of twenty such cues at once that are played. */
  const played = (cue: Cue) => {
    let [count, latest] = [0, 0];
    for (let tries = 0; tries < 20; tries++) {
      const at = slotAfter(cue, latest, 100);
      if (at === undefined) continue;
      latest = at;
      count += 1;
    }
    return count;
  };
  assert.equal(played("chip"), 5);
  assert.equal(played("turn"), 20);
});

test("every sound is short and soft", () => {
  for (const [cue, voices] of Object.entries(TONES)) {
    const end = Math.max(...voices.map(({ at, lasts }) => at + lasts));
    assert.ok(end <= 0.8, `${cue} lasts ${end} s`);
    for (const { at } of voices) {
      const together = voices.filter((other) => other.at <= at && at < other.at + other.lasts);
      const peak = together.reduce((sum, { gain }) => sum + gain, 0);
      assert.ok(peak <= 0.5, `${cue} has the amplitude ${peak}`);
    }
  }
});
