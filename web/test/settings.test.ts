import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import type { Game } from "../src/generated/rest.js";
import type { TableView } from "../src/generated/server.js";
import { refusedOf } from "../src/connection/api.js";
import { setLanguage } from "../src/i18n/language.js";
import { ledgerLines } from "../src/admin/account.js";
import { ruleGroups, settingGroups, stakesSettings } from "../src/pages/rule-groups.js";
import { asTyped, differences, valueOf } from "../src/pages/setting.js";
import { settingLines, valueWords } from "../src/pages/table-rules.js";
import { range } from "../src/i18n/money.js";
import { refusalWords } from "../src/i18n/words.js";
import { QUALIFIERS, qualifierWords } from "../src/cards/qualifier.js";
import "./texts.js";

declare const ROOT: string;

(globalThis as { document?: unknown }).document = { documentElement: { lang: "" } };

const setting = (name: string, kind: string, presets = {}) => ({ name, kind, explanation: "", default: null, presets });
const GAME = {
  game: "holdem",
  players: [2, 10],
  presets: [{ value: "document" }, { value: "tournament" }],
  bots: [],
  settings: [
    setting("burn", "flag", { document: false, tournament: true }),
    setting("order", "choice", { document: "after_big_blind", tournament: "left_of_button" }),
  ],
} as unknown as Game;
const TABLE = {
  rules: { burn: true, order: "left_of_button" },
  stakes: { buy_in_min: 200, buy_in_max: 200, rebuys: 2 },
  clocks: { turn: 30, bank: 60 },
  house_rules: { away: 300, going_south: 60, pauses: null },
} as unknown as TableView;
const linesOf = (table: Partial<TableView>) => settingLines(GAME, { ...TABLE, ...table }).flatMap(({ lines }) => lines);

test("the settings of a table name its rule set, rebuys, time bank and house rules", () => {
  setLanguage("en");
  assert.deepEqual(linesOf({}).slice(0, 8), [
    ["Rule set", "Tournament"],
    ["Buy-in", "200\u00A0chips"],
    ["Rebuys per player", "2"],
    ["Time to act", "30\u00A0s"],
    ["Time bank", "60\u00A0s"],
    ["Free a seat after sitting out for", "5\u00A0minutes"],
    ["Previous stack required on return", "within 60\u00A0minutes"],
    ["Pauses allowed", "no limit"],
  ]);
  assert.deepEqual(linesOf({ rules: { burn: false, order: "left_of_button" } })[0], [
    "Rule set",
    "Rule sheet, with changes",
  ]);
  setLanguage("es");
  assert.deepEqual(linesOf({ house_rules: { away: null, going_south: 0, pauses: 3 } }).slice(5, 8), [
    ["Liberar el asiento de un jugador sin conexión tras", "10\u00A0minutos"],
    ["Fichas anteriores obligatorias al volver", "no se aplica"],
    ["Pausas permitidas", "3"],
  ]);
});

test("limits by the number of cards and the end of a match have a text", () => {
  const words = (name: string, value: unknown) => valueWords(setting(name, "list") as never, value);
  setLanguage("en");
  assert.match(
    words("raise_limits", [1, 1, 1, 2, 3, 3]),
    /^1 ante with 2 cards, .*2 antes with 5 cards.* and 3 antes with 7 cards$/,
  );
  assert.equal(words("end", { rounds: 5 }), "after 5 rounds");
  assert.equal(words("end", { points: 1 }), "at 1\u00A0point");
  assert.equal(words("flush_bonus", "pays_300"), "7 cards 300 to 1, 6 cards 100 to 1, 5 cards 10 to 1, 4 cards 1 to 1");
  assert.equal(words("qualifier", "9-high-3"), "3-card flush, nine high");
  assert.equal(range("chips", { least: 200, most: 200 }), "200\u00A0chips");
  setLanguage("es");
  assert.equal(words("end", { rounds: 1 }), "tras 1 ronda");
});

/** Names of the hands in a source file of the rules. */
const handNames = (path: string, pattern: RegExp) =>
  [...readFileSync(join(ROOT, "crates/games/src", path), "utf8").matchAll(pattern)].map(([, name]) =>
    name!.replaceAll(/(?<=.)([A-Z])/g, "_$1").toLowerCase(),
  );

const HANDS = {
  en: "royal flush|straight flush|four of a kind|full house|flush|straight|three of a kind|[2-7] cards|[3-7]-card straight flush",
  es: "escalera real|escalera de color|póker|full|color|escalera|trío|[2-7] cartas|escalera de color de [3-7] cartas",
};
const RATES = { en: "[\\d,]+ (?:to|for) [\\d,]+", es: "[\\d.]+ (?:a|por) [\\d.]+" };
const SHARES = {
  en: `(?:[\\d.]+%|\\d+/\\d+) of the meter|300 for 1`,
  es: `(?:[\\d,]+\\s%|\\d+/\\d+) del bote progresivo|300 por 1`,
};

test("a custom pay table lists a hand and its payout in each row, highest hand first", () => {
  const flushes = handNames("high_card_flush/pays.rs", /"([a-z]+_card_(?:straight_)?flush)"/g);
  const straightFlushes = flushes.filter((name) => name.includes("straight"));
  const tables: Record<string, [string[], number]> = {
    pay_table: [handNames("packs_poker/bonus.rs", /^ {4}Category::(\w+),$/gm), 7],
    flush_bonus: [flushes.filter((name) => !straightFlushes.includes(name)), 6],
    straight_flush_bonus: [straightFlushes, 5],
    progressive: [straightFlushes, 5],
  };
  const rates = ["1 to 1", "3 to 2", "8000 to 1", "12000 to 7", 5];
  const shares = ["1 to 1", "3 to 40", "1 to 3", "300 for 1", 1];
  for (const [name, [hands, length]] of Object.entries(tables)) {
    assert.equal(hands.length, length, name);
    for (const language of ["en", "es"] as const) {
      setLanguage(language);
      const pays = name === "progressive" ? shares : rates;
      for (const [shift] of pays.entries()) {
        const rows = hands.toSorted().map((hand) => [hand, pays[(hands.indexOf(hand) + shift) % pays.length]]);
        const words = valueWords(setting(name, "either") as never, Object.fromEntries(rows));
        const lines = words.split(/, /);
        assert.equal(lines.length, length, words);
        const pay = name === "progressive" ? SHARES[language] : RATES[language];
        for (const line of lines) assert.match(line, new RegExp(`^(?:${HANDS[language]}) (?:${pay})$`), line);
      }
    }
  }
});

test("custom pay tables use the terms of the named ones, and a share of the meter is a percentage", () => {
  const words = (name: string, value: unknown) => valueWords(setting(name, "either") as never, value);
  const eightThousand = {
    five_card_straight_flush: "100 to 1",
    four_card_straight_flush: "60 to 1",
    seven_card_straight_flush: "8000 to 1",
    six_card_straight_flush: "1000 to 1",
    three_card_straight_flush: "7 to 1",
  };
  const meter = {
    four_card_straight_flush: "300 for 1",
    five_card_straight_flush: "1 to 3",
    six_card_straight_flush: "1 to 8",
    seven_card_straight_flush: "1 to 1",
  };
  setLanguage("en");
  assert.equal(words("straight_flush_bonus", eightThousand), words("straight_flush_bonus", "pays_8000"));
  assert.equal(
    words("progressive", meter),
    "7-card straight flush 100% of the meter, 6-card straight flush 12.5% of the meter, 5-card straight flush 1/3 of the meter, 4-card straight flush 300 for 1",
  );
  assert.equal(
    words("pay_table", { flush: "4 to 1", royal_flush: "200 to 1", full_house: "7 to 2" }),
    "royal flush 200 to 1, full house 7 to 2, flush 4 to 1",
  );
  setLanguage("es");
  assert.equal(words("straight_flush_bonus", eightThousand), words("straight_flush_bonus", "pays_8000"));
  assert.equal(words("pay_table", { flush: "4 to 1", royal_flush: "200 to 1" }), "escalera real 200 a 1, color 4 a 1");
  assert.match(
    words("progressive", meter),
    /^escalera de color de 7 cartas 100\s%\sdel bote progresivo, .* 300 por 1$/,
  );
});

test("an amount among values of other kinds is formatted as money", () => {
  const either = (unit: string) => ({
    ...setting("bonus_limit", "either"),
    options: [
      { name: null, kind: "money", unit },
      { name: null, kind: "choice" },
    ],
  });
  setLanguage("en");
  assert.equal(valueWords(either("cents") as never, 50_000), "$500.00");
  assert.equal(valueWords(either("chips") as never, [400, 8000]), "400\u00A0chips and 8,000\u00A0chips");
  assert.equal(valueWords(either("cents") as never, "none"), "none");
});

test("an optional amount is typed in the language's dollar format, and an empty field means none", () => {
  const limit = {
    ...setting("bonus_limit", "either"),
    options: [
      { name: null, kind: "money", unit: "cents" },
      { name: null, kind: "choice", options: [{ value: "none" }] },
    ],
  };
  const value = (text: string) => valueOf(limit as never, text);
  setLanguage("en");
  assert.deepEqual(["500", "1,000", "12.5", "", " none "].map(value), [50_000, 100_000, 1250, "none", "none"]);
  assert.throws(
    () => value("much"),
    (error) => {
      const refused = refusedOf(error);
      assert.equal(refusalWords(refused, "high_card_flush"), "Bonus limit: “much” is not an amount.");
      return refused.args?.["field"] === "bonus_limit";
    },
  );
  setLanguage("es");
  assert.deepEqual(["1.000", "12,5"].map(value), [100_000, 1250]);
});

test("a refused pay table names its setting and the error, in both languages", () => {
  const words = (code: string, args: Record<string, unknown>) => refusalWords({ code, message: "", args });
  const known = "seven_card_flush, six_card_flush";
  const cases: [Record<string, unknown>, string, string][] = [
    [
      { wrong: "outcome", found: "seven", known },
      `Flush bonus: “seven” is not a hand of this pay table. Use ${known}.`,
      `Bonus de color: «seven» no es una mano de esta tabla de pagos. Usa ${known}.`,
    ],
    [
      { wrong: "pay", found: "1,000 to 1" },
      "Flush bonus: “1,000 to 1” is not a payout. Write two whole numbers, such as “3 to 1”.",
      "Bonus de color: «1,000 to 1» no es un pago. Escribe dos números enteros, como «3 to 1».",
    ],
    [
      { wrong: "for_nothing" },
      "Flush bonus: the second number of a payout must be 1 or more.",
      "Bonus de color: el segundo número de un pago debe ser 1 o más.",
    ],
    [
      { wrong: "too_high", limit: 1_000_000 },
      "Flush bonus: the numbers of a payout cannot exceed 1,000,000.",
      "Bonus de color: los números de un pago no pueden superar 1.000.000.",
    ],
    [
      { wrong: "nothing_paid" },
      "Flush bonus: no hand pays anything. Give at least one a payout above 0.",
      "Bonus de color: ninguna mano paga nada. Pon al menos un pago mayor que 0.",
    ],
  ];
  for (const [args, english, spanish] of cases) {
    for (const [language, said] of [
      ["en", english],
      ["es", spanish],
    ] as const) {
      setLanguage(language);
      assert.equal(words("high_card_flush.pay_table", { name: "flush_bonus", ...args }), said);
    }
  }
  setLanguage("en");
  assert.equal(words("packs_poker.pay_table", { name: "pay_table", wrong: "for_nothing" }).split(":")[0], "Pay table");
  const unread = { field: "flush_bonus", wrong: "value", belongs: "other" };
  assert.equal(words("settings_unread", unread), "Flush bonus: the value cannot be read.");
});

test("ledger accounts are described with their table names and sorted", () => {
  const accounts = ["seat/t2/10", "seat/t2/9", "issue/t1", "house/t2", "bots/t1", "demo/t3", "issue"].map(
    (account) => ({ account, balance: 0 }),
  );
  const tables = [
    { id: "t1", name: "Zinc" },
    { id: "t2", name: "Amber" },
  ];
  const names = () => ledgerLines(accounts, tables).map(({ name }) => name);
  setLanguage("en");
  assert.deepEqual(names(), [
    "Amber, seat 9",
    "Amber, seat 10",
    "Amber: house",
    "Chips issued to players",
    "closed table t3: demo bots and players",
    "Zinc: bots",
    "Zinc: chips issued to players",
  ]);
  const demo = () => ledgerLines([{ account: "demo", balance: 0 }], []).map(({ name }) => name);
  assert.deepEqual(demo(), ["Demo tables: bots and players"]);
  setLanguage("es");
  assert.deepEqual(demo(), ["Mesas de demostración: bots y jugadores"]);
  assert.ok(
    names().every((name) => !name.includes("/")),
    names().join(),
  );
});

test("the settings that differ from a preset are those of the form whose values differ, and unreadable ones", () => {
  setLanguage("en");
  const settings = [
    ...GAME.settings,
    { ...setting("ante", "money", { document: 1000, tournament: 0 }), unit: "chips" },
  ] as unknown as Game["settings"];
  const form = (burn: string, order: string, ante: string) => {
    const form = new FormData();
    for (const [name, text] of Object.entries({ burn, order, ante })) form.set(`rule-${name}`, text);
    return form;
  };
  assert.deepEqual(differences(form("true", "left_of_button", "0"), settings, "tournament"), []);
  assert.deepEqual(differences(form("false", "after_big_blind", "1,000"), settings, "document"), []);
  assert.deepEqual(differences(form("true", "after_big_blind", "1,000"), settings, "document"), ["burn"]);
  assert.deepEqual(differences(form("true", "after_big_blind", "much"), settings, "tournament"), ["order", "ante"]);
});

test("every setting of a game is in the form once, also one that no group knows", () => {
  const names = ["big_blind", "burn", "invented", "order", "showdown", "small_blind"];
  const game = { game: "holdem", settings: names.map((name) => setting(name, "flag")) } as unknown as Game;
  const shown = [...stakesSettings(game), ...ruleGroups(game).flatMap(({ settings }) => settings)];
  assert.deepEqual(shown.map(({ name }) => name).sort(), names);
  assert.equal(ruleGroups(game).at(-1)!.settings[0]!.name, "invented");
});

test("the settings of a table are in the groups and in the order of the form, the stakes first", () => {
  setLanguage("en");
  const kinds = { ante: "money", big_blind: "money", burn: "flag", small_blind: "money" };
  const settings = Object.entries(kinds).map(([name, kind]) => ({ ...setting(name, kind), unit: "chips" }));
  const game = { ...GAME, game: "holdem", stakes: TABLE.stakes, presets: [], settings } as unknown as Game;
  const rules = { ante: 0, big_blind: 100, burn: true, small_blind: 50 };
  const groups = settingLines(game, { ...TABLE, rules }).map(({ title, lines }) => [
    title,
    ...lines.map(([name]) => name),
  ]);
  assert.deepEqual(groups[0], ["Stakes", "Small blind", "Big blind", "Ante", "Buy-in", "Rebuys per player"]);
  assert.deepEqual(groups.at(-1), ["Dealing", "Burn cards"]);
  assert.deepEqual(
    settingGroups(game).map(({ title, settings }) => [title, ...settings.map(({ name }) => name)]),
    [
      ["Stakes", "small_blind", "big_blind", "ante"],
      ["Dealing", "burn"],
    ],
  );
});

test("the qualifiers to choose from are the lowest flushes that a hand can have, the weakest first (HF-4)", () => {
  setLanguage("en");
  assert.equal(QUALIFIERS.length, 12 + 11 + 10 + 9 + 8 + 7);
  assert.deepEqual([QUALIFIERS[0], QUALIFIERS.at(-1)], ["3-high-2", "A-high-7"]);
  assert.ok(!QUALIFIERS.includes("4-high-4"), "four cards of a suit are at least five high");
  assert.equal(qualifierWords("10-high-4"), "4-card flush, ten high");
  assert.equal(qualifierWords("none"), undefined);
});

test("a custom pay table is written with the highest hand first, and other objects keep their order", () => {
  const lines = (value: unknown) => asTyped(value).split("\n");
  const bonus = { flush: "5 to 1", four_of_a_kind: "25 to 1", royal_flush: "100 to 1", three_of_a_kind: 3 };
  assert.deepEqual(lines(bonus), [
    "royal_flush = 100 to 1",
    "four_of_a_kind = 25 to 1",
    "flush = 5 to 1",
    "three_of_a_kind = 3",
  ]);
  const flushes = { five_card_flush: "10 to 1", four_card_flush: "2 to 1", seven_card_flush: "300 to 1" };
  assert.deepEqual(lines(flushes), [
    "seven_card_flush = 300 to 1",
    "five_card_flush = 10 to 1",
    "four_card_flush = 2 to 1",
  ]);
  assert.deepEqual(lines({ points: 50, flush: 1 }), ["points = 50", "flush = 1"]);
});
