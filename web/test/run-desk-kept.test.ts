import assert from "node:assert/strict";
import { test } from "node:test";
import { keepCards, keptCards } from "../src/run/desk-kept.js";

test("cards that were taken and not entered are kept on the device, by event and draw", () => {
  const stored = new Map<string, string>();
  (globalThis as { localStorage?: unknown }).localStorage = {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
  };
  assert.deepEqual(keptCards("a1", "3-1 all"), []);
  keepCards("a1", "3-1 all", ["As", "Td"]);
  assert.deepEqual(keptCards("a1", "3-1 all"), ["As", "Td"]);
  assert.deepEqual([keptCards("a1", "4-1 all"), keptCards("b2", "3-1 all")], [[], []]);
  keepCards("a1", "3-1 all", []);
  assert.deepEqual(keptCards("a1", "3-1 all"), []);
  stored.set("cards-a1-3-1 all", "As joker");
  assert.deepEqual(keptCards("a1", "3-1 all"), ["As"]);
});
