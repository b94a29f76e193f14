import assert from "node:assert/strict";
import { test } from "node:test";
import type { Chart } from "../src/generated/rest.js";
import { lineOf, rangeOf } from "../src/table/ledger-chart.js";

const player = (name: string) => ({ name, bot: false, you: false });
const chart = (...totals: (number | null)[][]): Chart => ({
  players: (totals[0] ?? []).map((_, at) => player(`Guest ${at}`)),
  first: 1,
  points: totals.map((totals, at) => ({ hand: at + 1, at_ms: at, totals })),
});

test("the range of a chart has 0 and every total, and is never empty", () => {
  assert.deepEqual(rangeOf(chart([5, null], [10, 7])), { least: 0, most: 10 });
  assert.deepEqual(rangeOf(chart([-5, 5], [-10, 10])), { least: -10, most: 10 });
  assert.deepEqual(rangeOf(chart([0], [0])), { least: -1, most: 1 });
});

test("a player's line goes from the first hand of the player to the last hand, with the most at the top", () => {
  const evening = chart([10, null], [0, null], [-10, 5]);
  const range = rangeOf(evening);
  assert.equal(lineOf(evening, 0, range), "0,0 300,120 600,240");
  assert.equal(lineOf(evening, 1, range), "600,60");
});
