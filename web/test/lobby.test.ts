import assert from "node:assert/strict";
import { test } from "node:test";
import type { TableView } from "../src/generated/rest.js";
import { setLanguage } from "../src/i18n/language.js";
import { bestTable, tableCode } from "../src/pages/open-tables.js";
import { gameWithStakes, playersWords, stakesWords } from "../src/pages/table-stakes.js";
import "./texts.js";

(globalThis as { document?: unknown }).document = { documentElement: { lang: "" } };

const person = (name: string) => ({ name, bot: null });
const bot = { name: "Carl", bot: "tight" };
const table = (id: string, seats: unknown[], more: Partial<TableView> = {}) =>
  ({ id, game: "packs_poker", seats, phase: "playing", missing: 0, closing: null, ...more }) as unknown as TableView;
const bestOf = (...tables: TableView[]) => bestTable(tables)?.id;

test("the best table is one that deals, with most people, and a free seat", () => {
  const bots = table("bots", [bot, bot, bot, null]);
  const pair = table("pair", [person("Ann"), person("Ben"), null]);
  assert.equal(bestOf(bots, pair), "pair");
  assert.equal(bestOf(table("many", [person("Ann"), person("Ben"), null], { missing: 2 }), bots), "bots");
  assert.equal(bestOf(table("full", [person("Ann"), person("Ben")]), bots), "bots");
  assert.equal(bestOf(table("paused", [person("Ann"), null], { phase: "paused" }), bots), "bots");
  assert.equal(bestOf(bots, table("holdem", [bot, null], { game: "holdem" })), "holdem");
  assert.equal(bestOf(table("full", [bot])), undefined);
});

test("a table is named by its code in any case, or by a link at any address of the room", () => {
  for (const text of [
    "q9rtgf5d6c",
    " Q9RTGF5D6C ",
    "https://room.example/t/q9rtgf5d6c",
    "http://192.168.1.5:8080/t/q9rtgf5d6c/?x=1#top",
    "room.example/t/q9rtgf5d6c/hands/3",
    "/t/q9rtgf5d6c",
  ])
    assert.equal(tableCode(text), "q9rtgf5d6c", text);
  for (const text of ["", "   ", "two words", "https://room.example/", "https://room.example/e/q9rtgf5d6c"])
    assert.equal(tableCode(text), undefined, text);
});

test("the stakes of each game, and who plays, in both languages", () => {
  const stakes = (game: string, rules: unknown) => stakesWords({ game, rules });
  setLanguage("en");
  assert.equal(stakes("holdem", { big_blind: 2000, small_blind: 1000, ante: 0 }), "Blinds 1,000/2,000");
  assert.equal(stakes("holdem", { big_blind: 100, small_blind: null, ante: 10 }), "Blinds 50/100 · ante 10");
  assert.equal(stakes("packs_poker", { pack_min: 200, pack_max: 1000 }), "Bets $2 to $10");
  assert.equal(stakes("high_card_flush", { ante_min: 550, ante_max: 1000 }), "Ante $5.50 to $10.00");
  assert.equal(stakes("mount_holyoke", { end: { points: 50 } }), "Match to 50\u00A0points");
  assert.equal(stakes("whist", {}), "");
  const inHeader = (game: string, rules: unknown) => gameWithStakes({ game, rules });
  assert.equal(inHeader("holdem", { big_blind: 100, ante: 0 }), "Hold’em 50/100");
  const ofHand = { big_blind: 100, small_blind: 40 };
  const next = { big_blind: 200, small_blind: 100, ante: 0 };
  assert.equal(gameWithStakes({ game: "holdem", rules: next }, ofHand), "Hold’em 40/100, next hand 100/200");
  assert.equal(gameWithStakes({ game: "holdem", rules: next }, next), "Hold’em 100/200");
  assert.equal(inHeader("packs_poker", { pack_min: 200, pack_max: 1000 }), "Packs Poker $2 to $10");
  assert.equal(inHeader("mount_holyoke", { end: { rounds: 5 } }), "Mount Holyoke Poker over 5 rounds");
  assert.equal(inHeader("holdem", {}), "Hold’em");
  assert.equal(playersWords(table("a", [person("Ann"), bot, null, bot])), "Ann and 2 bots");
  assert.equal(playersWords(table("a", [null, null])), "");
  setLanguage("es");
  assert.equal(stakes("packs_poker", { pack_min: 200, pack_max: 1000 }), "Apuestas de 2 $ a 10 $");
  setLanguage("en");
});
