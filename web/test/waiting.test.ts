import assert from "node:assert/strict";
import { test } from "node:test";
import type { TableView } from "../src/generated/server.js";
import { showsTableCode, waitingWords } from "../src/table/waiting.js";
import { seat, table } from "./fake-table.js";
import "./texts.js";

const waiting = (more: Partial<TableView>): TableView => ({ ...table(0), phase: "waiting", missing: 1, ...more });

test("before the first hand, the felt shows the code of a table while players are missing who are not there yet", () => {
  const broke = { ...seat("Ben"), needs_chips: true };
  assert.equal(waitingWords(waiting({ seats: [seat("Ann"), null] })), "Waiting for 1 more player");
  assert.equal(showsTableCode(waiting({ seats: [seat("Ann"), null] })), true);
  // The board of the last hand stays while its loser decides about a rebuy.
  assert.equal(waitingWords(waiting({ seats: [seat("Ann"), broke] })), "Waiting for Ben to rebuy");
  assert.equal(showsTableCode(waiting({ seats: [seat("Ann"), broke] })), false);
  assert.equal(showsTableCode(waiting({ seats: [seat("Ann"), broke], missing: 2 })), true);
  assert.equal(showsTableCode(waiting({ missing: 0 })), false);
  assert.equal(showsTableCode(waiting({ phase: "playing" })), false);
  assert.equal(showsTableCode(waiting({ demo: true })), false);
  // The result of a hand stays when the opponent leaves.
  assert.equal(showsTableCode(waiting({ hand: 1, seats: [seat("Ann"), null] })), false);
});
