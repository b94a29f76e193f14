import assert from "node:assert/strict";
import { test } from "node:test";
import type { Limits, Moves } from "../src/generated/packs_poker.js";
import { amountsOf, nextAction } from "../src/felts/packs_poker/wagers.js";
import { sideBySide } from "../src/table/place.js";
import { WagerDraft } from "../src/wagers/draft.js";
import { firstChip, rackOf } from "../src/wagers/rack.js";
import { netAt, oddsOf, settledAt } from "../src/wagers/settled.js";
import { chipFault, chipFaultWords, faultIn, faultWords, type Spot, total } from "../src/wagers/spots.js";
import "./texts.js";

const spot = (name: string, least: number, most: number, step = 100, needs?: string): Spot => ({
  name,
  words: name,
  least,
  most,
  step,
  ...(needs ? { needs } : {}),
});
const ANTE = spot("Ante", 500, 10_000);
const BONUS = spot("Flush bonus", 100, 2_500, 100, "Ante");
const SPOTS = [ANTE, BONUS];
const amounts = (spots: Spot[]) => rackOf("cents", spots).map(({ amount }) => amount);

test("a rack has the usual chips between the lowest minimum and the highest maximum, at most six", () => {
  assert.deepEqual(amounts(SPOTS), [100, 500, 2_500, 10_000]);
  assert.deepEqual(amounts([spot("Ante", 2_500, 5_000_000)]), [2_500, 10_000, 50_000, 100_000, 500_000, 2_500_000]);
  assert.deepEqual(
    rackOf("chips", [spot("Bet", 5, 100, 1)]).map(({ amount }) => amount),
    [5, 25, 100],
  );
});

test("every minimum can be bet with the chips of a rack, and every chip is a multiple of the unit", () => {
  for (const step of [1, 5, 25, 50, 100, 200, 300, 500, 2_500])
    for (const least of [step, step * 2, step * 7])
      for (const most of [least, least * 20]) {
        const chips = amounts([spot("Bet", least, most, step)]);
        assert.ok(chips.length > 0 && chips.length <= 6 && chips[0]! <= least, `${least} to ${most} by ${step}`);
        assert.ok(
          chips.every((chip) => chip % step === 0 && chip <= most),
          `${chips.join()} by ${step}`,
        );
      }
});

test("the first chip is a whole bet on the first spot, if there is such a chip", () => {
  assert.equal(firstChip(rackOf("cents", SPOTS), SPOTS), 500);
  const packs = [spot("Bet", 200, 1_000), spot("Bonus", 100, 1_000, 100, "Bet")];
  assert.equal(firstChip(rackOf("cents", packs), packs), 500);
  const narrow = [spot("Bet", 300, 400)];
  assert.equal(firstChip(rackOf("cents", narrow), narrow), 100);
});

test("a chip beyond the maximum or the stack is not added, and the amount that still fits is named", () => {
  const rich = { spots: SPOTS, stack: 50_000 };
  assert.equal(chipFault(rich, {}, BONUS, 2_500), undefined);
  const words = (wagering: typeof rich, there: Record<string, number>, at: Spot, chip: number) =>
    chipFaultWords("cents", wagering, there, chipFault(wagering, there, at, chip)!);
  const above = "Flush bonus: the maximum is $25.00.";
  assert.equal(words(rich, { "Flush bonus": 2_000 }, BONUS, 2_500), `${above} Add at most $5.00.`);
  assert.equal(words(rich, { "Flush bonus": 2_500 }, BONUS, 100), above);
  const poor = { spots: SPOTS, stack: 1_200 };
  assert.equal(words(poor, { Ante: 1_000 }, BONUS, 500), "That chip is more than you have left: $2.00.");
});

test("wagers that cannot be placed are named with what mends them", () => {
  const wagering = { spots: SPOTS, stack: 3_000 };
  const words = (there: Record<string, number>) => {
    const fault = faultIn(wagering, there);
    return fault && faultWords("cents", wagering, fault);
  };
  assert.equal(words({ Ante: 500, "Flush bonus": 100 }), undefined);
  assert.equal(words({ Ante: 0 }), "Choose a chip, then tap a spot to bet on it.");
  assert.equal(words({ Ante: 100 }), "Ante: the minimum is $5.00. Add $4.00.");
  assert.equal(words({ "Flush bonus": 100 }), "Flush bonus needs a bet on Ante too.");
  const spots = ["bet-2", "bonus-2"].map((name) => ({ ...BONUS, name, words: name }));
  spots[1]!.needs = "bet-2";
  const bonus = { spots, stack: 3_000 };
  const alone = faultIn(bonus, { "bonus-2": 100 })!;
  assert.equal(faultWords("cents", bonus, alone), "The bonus on pack 2 needs a bet on pack 2.");
  assert.equal(words({ Ante: 12_500 }), "Ante: the maximum is $100.00. Take $25.00 back.");
  assert.equal(words({ Ante: 550 }), "Ante: bets are multiples of $1.00.");
  assert.equal(words({ Ante: 3_000, "Flush bonus": 500 }), "That is $5.00 more than you have. Take $5.00 back.");
});

test("undo takes back the last chip, a typed amount as a whole, and a clearing", () => {
  const draft = new WagerDraft("one");
  draft.sync(1, {});
  draft.add("ante", 500);
  draft.add("ante", 100);
  for (const typed of [1, 12, 1_200]) draft.type("bonus", typed);
  assert.deepEqual(draft.amounts, { ante: 600, bonus: 1_200 });
  draft.clear();
  assert.equal(total(draft.amounts), 0);
  draft.undo();
  assert.deepEqual(draft.amounts, { ante: 600, bonus: 1_200 });
  draft.undo();
  draft.undo();
  assert.deepEqual(draft.amounts, { ante: 500 });
  draft.undo();
  assert.ok(!draft.canUndo && total(draft.amounts) === 0);
});

test("placed wagers are taken over, but never in place of chips that are not placed yet, except in a new hand", () => {
  const draft = new WagerDraft("two");
  draft.sync(1, { bet: 500 });
  assert.ok(!draft.isUnsent);
  draft.sync(1, { bet: 700 });
  assert.deepEqual(draft.amounts, { bet: 700 });
  draft.add("bet", 100);
  draft.sync(1, { bet: 700, bonus: 100 });
  assert.deepEqual(draft.amounts, { bet: 800 });
  assert.ok(draft.isUnsent);
  draft.sync(1, { bet: 800, bonus: 0 });
  assert.ok(!draft.isUnsent);
  draft.sync(2, {});
  assert.equal(total(draft.amounts), 0);
});

test("the wagers that are repeated are the placed ones of the hand before, on the spots of this hand", () => {
  const draft = new WagerDraft("three");
  draft.sync(1, {});
  assert.equal(draft.last, undefined);
  draft.add("ante", 9_900);
  draft.sync(1, { ante: 500, bonus: 100 });
  draft.sync(2, {});
  draft.repeat([{ name: "ante" }]);
  assert.deepEqual(draft.amounts, { ante: 500 });
  draft.sync(2, { ante: 2_500 });
  assert.deepEqual(draft.last, { ante: 500, bonus: 100 });
  // A hand that the player sat out is not repeated.
  draft.sync(4, {});
  assert.deepEqual(draft.last, { ante: 2_500 });
});

test("the action that is sent next is for the first pack whose chips are not as placed, where fewer lie if there are such", () => {
  const limits: Limits = { least: 200, most: 1_000 };
  const none = { bet: 0, bonus: 0 };
  const moves = (...placed: Moves["placed"]): Moves => ({
    open: true,
    packs: 3,
    stack: 5_000,
    unit: 100,
    pack_bet: limits,
    bonus_bet: limits,
    placed,
  });
  const first = moves({ bet: 500, bonus: 100 }, none, { bet: 200, bonus: 0 }, none, none);
  assert.equal(nextAction(first, amountsOf(first.placed)), undefined);
  assert.deepEqual(nextAction(first, { "bet-2": 300, "bonus-2": 200 }), { take_back: { pack: 1 } });
  assert.deepEqual(nextAction(first, { "bet-1": 500, "bonus-1": 100, "bet-2": 300 }), {
    take_back: { pack: 3 },
  });
  const more = { "bet-1": 500, "bonus-1": 200, "bet-2": 300, "bet-3": 200 };
  assert.deepEqual(nextAction(first, more), { wager: { pack: 1, bet: 500, bonus: 200 } });
  // The stack may cover the higher bet only after the lower one.
  assert.deepEqual(nextAction(first, { "bet-1": 1_000, "bonus-1": 100 }), { take_back: { pack: 3 } });
});

test("the results of a seat's wagers lie at their spots, with the odds that were paid", () => {
  const events = [
    { event: "wagered", seat: 1 },
    { event: "settled", seat: 1, wager: "straight_flush_bonus", result: "won", net: 7_000 },
    { event: "settled", seat: 1, wager: "ante", result: "lost", net: -500 },
    { event: "settled", seat: 2, pack: 3, bet: "pack", result: "push", net: 0 },
  ];
  assert.deepEqual(Object.fromEntries(settledAt(events, 1)), {
    "straight-flush-bonus": { result: "won", net: 7_000 },
    ante: { result: "lost", net: -500 },
  });
  assert.deepEqual([...settledAt(events, 2).keys()], ["bet-3"]);
  assert.deepEqual([netAt(events, 1), netAt(events, 2), netAt(events, 3)], [6_500, 0, undefined]);
  assert.deepEqual(
    [oddsOf(1_000, 500), oddsOf(750, 500), oddsOf(500, 1_000), oddsOf(1_013, 500), oddsOf(-500, 500)],
    ["2:1", "3:2", "1:2", undefined, undefined],
  );
});

test("at a game against the house, the others sit in as few rows as fit, and no two chairs share a cell", () => {
  for (let seats = 1; seats <= 9; seats++)
    for (let own = 0; own < seats; own++) {
      const { tall, wide } = sideBySide(seats, own, { tall: 3, wide: 8 });
      assert.equal(tall.rows, Math.max(1, Math.ceil((seats - 1) / 3)));
      assert.equal(wide.rows, 1);
      for (const { chairs, middle } of [tall, wide]) {
        assert.equal(chairs[own]!.side, "bottom");
        const cells = [...chairs, middle].map(({ row, column }) => `${row} / ${column}`);
        assert.equal(new Set(cells).size, cells.length);
        for (const { column } of chairs) {
          const [from, span] = column.split(" / span ").map(Number);
          assert.ok(from! >= 1 && from! + span! - 1 <= 60);
        }
      }
    }
});

test("chips that are not placed yet lie on the felt again after the page is loaded anew, in the same hand only", () => {
  const kept = new Map<string, string>();
  const storage = {
    getItem: (key: string) => kept.get(key),
    setItem: (key: string, text: string) => kept.set(key, text),
  };
  Object.assign(globalThis, { sessionStorage: storage });
  const draft = new WagerDraft("four");
  draft.sync(7, {});
  draft.add("bet-1", 500);
  draft.add("bet-2", 100);
  draft.undo();
  const again = new WagerDraft("four");
  again.sync(7, {});
  assert.deepEqual(again.amounts, { "bet-1": 500 });
  assert.ok(again.isUnsent && again.canUndo);
  const next = new WagerDraft("four");
  next.sync(8, {});
  assert.deepEqual(next.amounts, {});
  Reflect.deleteProperty(globalThis, "sessionStorage");
});
