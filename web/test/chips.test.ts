import assert from "node:assert/strict";
import { test } from "node:test";
import { chipsOf, DENOMINATIONS } from "../src/table/chips.js";

const sum = (chips: number[]) => chips.reduce((total, chip) => total + chip, 0);

test("an amount is made up of the fewest chips, the highest first", () => {
  assert.deepEqual(chipsOf(1_631, 20), [1_000, 500, 100, 25, 5, 1]);
  assert.deepEqual(chipsOf(0, 5), []);
  for (let amount = 1; amount < 30_000; amount += 7) {
    const chips = chipsOf(amount, Infinity);
    assert.equal(sum(chips), amount);
    assert.deepEqual(
      chips,
      chips.toSorted((one, other) => other - one),
    );
    for (const [place, value] of DENOMINATIONS.entries()) {
      const higher = DENOMINATIONS[place - 1];
      const count = chips.filter((chip) => chip === value).length;
      if (higher) assert.ok(count * value < higher, `${amount} has ${count} chips of ${value}`);
    }
  }
});

test("a stack that is too high shows its highest chips", () => {
  assert.deepEqual(chipsOf(88_888_888, 3), [1_000_000, 1_000_000, 1_000_000]);
  assert.deepEqual(chipsOf(644, 4), [500, 100, 25, 5]);
});
