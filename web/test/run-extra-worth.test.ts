import assert from "node:assert/strict";
import { test } from "node:test";
import { winsOf } from "../src/run/extra-worth.js";

test("the finish says whether an extra card wins a prize with none, some or all of the cards", () => {
  const kind = (wins: number) => winsOf({ cards: 52, improves: 8, wins });
  assert.deepEqual([kind(0), kind(1), kind(51), kind(52)], ["none", "some", "some", "all"]);
});
