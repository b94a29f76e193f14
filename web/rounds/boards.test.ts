// Applies the updates of live boards, as the room sent them, and compares the result with the room's whole board. The
// updates are printed by `cargo run --example boards` of the room; `cargo xtask test web` runs both.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import type { RunBoard } from "../src/generated/run.js";
import { mergedBoard } from "../src/run/board-model.js";

declare const BOARDS: string;

/** Updates of a board, and the whole board after them. */
interface Group {
  updates: RunBoard[];
  board: RunBoard;
}

const events = readFileSync(BOARDS, "utf8")
  .trim()
  .split("\n")
  .map((line) => JSON.parse(line) as Group[]);

test("the updates of a board lead to the whole board, whichever lines of it they contain", () => {
  for (const [index, groups] of events.entries()) {
    let board: RunBoard | undefined;
    for (const [number, { updates, board: whole }] of groups.entries()) {
      for (const update of updates) board = mergedBoard(board, update);
      assert.deepEqual(board, whole, `event ${index + 1}, group ${number + 1}`);
    }
  }
});

test("the updates contain every kind of change", () => {
  const updates = events.flatMap((groups) => groups.flatMap(({ updates }) => updates));
  const kinds: [string, (update: RunBoard) => boolean][] = [
    ["a whole board", ({ whole }) => whole],
    ["changed participants", ({ whole, participants }) => !whole && participants.length > 0],
    ["lines of the standings", ({ ranking_changes: changes }) => (changes?.standings.length ?? 0) > 0],
    ["lines of hands that are not ranked", ({ ranking_changes: changes }) => (changes?.unranked.length ?? 0) > 0],
    ["odds", ({ odds_changes: changes }) => (changes?.hands.length ?? 0) > 0],
    ["hands without odds", ({ odds_changes: changes }) => (changes?.gone.length ?? 0) > 0],
    ["all odds", ({ whole, odds }) => !whole && odds != null],
  ];
  for (const [kind, has] of kinds) assert.ok(updates.some(has), kind);
  const boards = events.flatMap((groups) => groups.map(({ board }) => board));
  const ties = boards.filter(
    ({ standings }) => new Set(standings?.map(({ place }) => place)).size < (standings ?? []).length,
  );
  assert.ok(ties.length > 0, "hands that share a place");
});
