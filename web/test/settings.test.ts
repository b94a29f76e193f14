import assert from "node:assert/strict";
import { test } from "node:test";
import type { Game } from "../src/connection/rest.js";
import type { TableView } from "../src/generated/server.js";
import { speak } from "../src/i18n/language.js";
import { ledgerLines } from "../src/pages/account.js";
import { settingLines, valueWords } from "../src/pages/table-rules.js";
import { range } from "../src/i18n/money.js";

(globalThis as { document?: unknown }).document = { documentElement: { lang: "" } };

const setting = (name: string, kind: string, presets = {}) => ({ name, kind, explanation: "", default: null, presets });
const GAME = {
  game: "holdem", players: [2, 10], presets: [{ value: "document" }, { value: "tournament" }], bots: [],
  settings: [setting("burn", "flag", { document: false, tournament: true }), setting("order", "choice", { document: "after_big_blind", tournament: "left_of_button" })],
} as unknown as Game;
const TABLE = {
  rules: { burn: true, order: "left_of_button" }, stakes: { buy_in_min: 200, buy_in_max: 200, rebuys: 2 }, clocks: { turn: 30, bank: 60 },
  house_rules: { away: 300, going_south: 60, pauses: null },
} as unknown as TableView;
const linesOf = (table: Partial<TableView>) => settingLines(GAME, { ...TABLE, ...table } as TableView);

test("the settings of a table name its rule set, rebuys, time bank and house rules", () => {
  speak("en");
  assert.deepEqual(linesOf({}).slice(0, 8), [
    ["Rule set", "Tournament"],
    ["Buy-in", "200 chips"],
    ["Rebuys per player", "2"],
    ["Time to act", "30 s"],
    ["Time bank", "60 s"],
    ["Free a seat after sitting out for", "5 minutes"],
    ["Returning players bring back their stack for", "60 minutes"],
    ["Pauses", "no limit"],
  ]);
  assert.deepEqual(linesOf({ rules: { burn: false, order: "left_of_button" } })[0], ["Rule set", "Rule sheet, with changes"]);
  speak("es");
  assert.deepEqual(linesOf({ house_rules: { away: null, going_south: 0, pauses: 3 } }).slice(5, 8), [
    ["Liberar el asiento tras una ausencia de", "10 minutos sin conexión"],
    ["Quien vuelve trae sus fichas durante", "no se pide"],
    ["Pausas", "3"],
  ]);
});

test("limits by the number of cards and the end of a match are words", () => {
  const words = (name: string, value: unknown) => valueWords(setting(name, "list") as never, value, "cents");
  speak("en");
  assert.match(words("raise_limits", [1, 1, 1, 2, 3, 3]), /^1 ante with 2 cards, .*2 antes with 5 cards.* and 3 antes with 7 cards$/);
  assert.equal(words("end", { rounds: 5 }), "after 5 rounds");
  assert.equal(words("end", { points: 1 }), "at 1 point");
  assert.equal(words("flush_bonus", "pays_300"), "7 cards 300 to 1, 6 cards 100 to 1, 5 cards 10 to 1, 4 cards 1 to 1");
  assert.equal(words("qualifier", "9-high-3"), "3 cards of one suit, nine high");
  assert.equal(range("chips", { least: 200, most: 200 }), "200 chips");
  speak("es");
  assert.equal(words("end", { rounds: 1 }), "tras 1 ronda");
});

test("accounts of the ledger are words with the names of their tables, in their order", () => {
  const accounts = ["seat/t2/10", "seat/t2/9", "issue/t1", "house/t2", "bots/t1", "demo/t3", "issue"].map((account) => ({ account, balance: 0 }));
  const tables = [{ id: "t1", name: "Zinc" }, { id: "t2", name: "Amber" }];
  const names = () => ledgerLines(accounts, tables).map(({ name }) => name);
  speak("en");
  assert.deepEqual(names(), [
    "Amber, seat 9", "Amber, seat 10", "Amber: house", "Chips issued to players", "closed table t3: demo bots and players",
    "Zinc: bots", "Zinc: chips issued to players",
  ]);
  speak("es");
  assert.ok(names().every((name) => !name.includes("/")), names().join());
});
