import assert from "node:assert/strict";
import { test } from "node:test";
import { proposals, type Sizes } from "../src/felts/holdem/bets.js";
import type { Moves, RaiseRange, View } from "../src/generated/holdem.js";
import { opensChoice, potPartsChoice } from "../src/state/choices.js";

const ALL: Sizes = { parts: potPartsChoice.values, opens: opensChoice.values };
const PARTS: Sizes = { parts: potPartsChoice.chosen(), opens: [] };

interface Spot {
  pot: number;
  highest: number;
  call: number | null;
  raise: RaiseRange;
  street?: View["street"];
  big?: number;
}

const moves = ({ call, raise }: Spot): Moves => ({
  fold: true,
  check: call === null,
  call,
  raise,
  show: false,
  muck: false,
});
const view = ({ pot, highest, street = "flop", big = 100 }: Spot) =>
  ({ street, highest, big_blind: big, pots: [{ amount: pot, eligible: [1, 2] }] }) as unknown as View;
const sizes = (spot: Spot, chosen = PARTS) => proposals(view(spot), moves(spot), chosen);
/** The sizes with their amounts, or the limits that they do not meet. */
const offered = (spot: Spot, chosen?: Sizes) =>
  sizes(spot, chosen).map(({ size, to, beyond }) => `${size} ${beyond ?? to}`);

const BLINDS: Spot = {
  pot: 150,
  highest: 100,
  call: 100,
  raise: { least: 200, most: 9_900, all_in: 10_000 },
  street: "preflop",
};

test("a part of the pot is one of the pot after the call, and all in is always offered", () => {
  assert.deepEqual(offered(BLINDS), ["1/3 least", "1/2 225", "2/3 266", "1/1 350", "all-in 9900"]);
  const bet = { ...BLINDS, street: "turn", pot: 900, highest: 300, call: 300 } as const;
  assert.deepEqual(offered({ ...bet, raise: { least: 600, most: 1_200, all_in: 5_000 } }), [
    "1/3 700",
    "1/2 900",
    "2/3 1100",
    "1/1 most",
    "all-in 1200",
  ]);
  assert.deepEqual(offered(bet, { parts: [], opens: [] }), ["all-in 9900"]);
  assert.deepEqual(proposals(view(bet), { ...moves(bet), raise: null }, PARTS), []);
});

test("sizes in big blinds are offered until someone raises before the flop", () => {
  const chosen: Sizes = { parts: ["1/1"], opens: ["2", "2.5", "3"] };
  assert.deepEqual(offered(BLINDS, chosen), ["2 200", "2.5 250", "3 300", "all-in 9900"]);
  assert.deepEqual(offered({ ...BLINDS, highest: 250, call: 250, pot: 400 }, chosen), ["1/1 900", "all-in 9900"]);
  assert.deepEqual(offered({ ...BLINDS, street: "river" }, chosen), ["1/1 350", "all-in 9900"]);
  // 2.5 big blinds of 5 chips are no whole chips.
  assert.deepEqual(offered({ ...BLINDS, highest: 5, big: 5, raise: { least: 10, most: 500, all_in: 500 } }, chosen), [
    "2 10",
    "3 15",
    "all-in 500",
  ]);
});

test("every offered size is legal, a whole number of chips, and what its label says", () => {
  let seed = 1;
  const random = (most: number) => (seed = (seed * 48_271) % 2_147_483_647) % (most + 1);
  for (let round = 0; round < 20_000; round++) {
    const highest = random(1_000);
    const call = random(2) === 0 ? null : random(highest);
    const least = highest + random(500);
    const most = least + random(5_000);
    const street = random(1) === 0 ? "preflop" : "river";
    const raise = { least, most, all_in: most + random(500) };
    const spot: Spot = { pot: random(3_000), highest, call, raise, street, big: 1 + random(400) };
    const found = sizes(spot, ALL);
    assert.deepEqual(found.at(-1), { size: "all-in", to: most });
    for (const { size, to, beyond } of found) {
      assert.equal(beyond === undefined, to >= least && to <= most, JSON.stringify({ spot, size, to }));
      assert.ok(Number.isInteger(to));
      const [part, whole] = size.split("/").map(Number);
      const pot = ((spot.pot + (call ?? 0)) * part!) / whole!;
      if (whole) assert.ok(to - highest <= pot && to - highest > pot - 1, `${to} for ${size} of ${pot}`);
      else if (size !== "all-in") assert.equal(to, Number(size) * spot.big!);
    }
  }
});

test("chosen sizes are kept in order, and an unknown size is ignored", () => {
  potPartsChoice.set(["1/1", "3/4", "1/8" as never, "1/2"]);
  assert.deepEqual(potPartsChoice.chosen(), ["1/2", "3/4", "1/1"]);
  potPartsChoice.set([]);
  assert.deepEqual(potPartsChoice.chosen(), []);
});
