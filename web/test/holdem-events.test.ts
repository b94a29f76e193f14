import assert from "node:assert/strict";
import { test } from "node:test";
import { emphasis, latestActions, stakesOf, winsOf } from "../src/felts/holdem/events.js";
import "./texts.js";

const raised = (seat: number, opens: boolean) => ({ event: "raised", seat, opens, to: 400 });
const board = { event: "board", street: "flop", cards: [] };
const won = (seat: number, amount: number, five?: string[]) => ({
  event: "won",
  seat,
  amount,
  hand: five && { category: "pair", five },
});

test("the latest action of each seat is shown until the street ends", () => {
  const street = [raised(1, true), { event: "called", seat: 2 }, raised(3, false), { event: "folded", seat: 2 }];
  assert.deepEqual(
    [...latestActions(street)],
    [
      [1, "bet"],
      [3, "raise to"],
    ],
  );
  assert.deepEqual([...latestActions([...street, board, { event: "checked", seat: 3 }])], [[3, "check"]]);
  assert.equal(latestActions([...street, won(1, 900)]).size, 0);
});

test("a winner of several pots is shown once, with all chips and the hand", () => {
  const events = [won(2, 300, ["As", "Ah", "Kd", "9c", "8c"]), won(1, 100), won(2, 200)];
  assert.deepEqual(
    [...winsOf(events)].map(([seat, { amount, hand }]) => [seat, amount, hand?.category]),
    [
      [2, 500, "pair"],
      [1, 100, undefined],
    ],
  );
  assert.equal(emphasis("As", events), "winning lifted");
  assert.equal(emphasis("2s", events), "dim");
  assert.equal(emphasis("As", [won(1, 100)]), "", "no hand was shown");
});

test("the stakes of a hand are those of its view, whatever the next hand has", () => {
  const scene = { view: { small_blind: 40, big_blind: 100, ante: 10 }, table: { rules: { big_blind: 200 } } };
  assert.deepEqual(stakesOf(scene as never), { small_blind: 40, big_blind: 100, ante: 10 });
});
