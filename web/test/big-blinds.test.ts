import assert from "node:assert/strict";
import { test } from "node:test";
import { bigBlinds, bigBlindsRange, fromBigBlinds, typedBigBlinds } from "../src/i18n/big-blinds.js";
import { LANGUAGES, setLanguage } from "../src/i18n/language.js";
import "./texts.js";

(globalThis as { document?: unknown }).document = { documentElement: { lang: "" } };

const LIMITS = { what: "Bet", least: 1, most: 1_000_000_000 };
const typed = (text: string, big: number, limits: Partial<typeof LIMITS> = {}) =>
  typedBigBlinds("chips", text, { ...LIMITS, ...limits, big });

test("an amount in big blinds has no more decimals than it needs", () => {
  setLanguage("en");
  for (const [amount, big, text] of [
    [2000, 100, "20"],
    [250, 100, "2.5"],
    [201, 100, "2.01"],
    [1, 200, "0.005"],
    [100, 3, "33.33"],
    [1_000_000, 50, "20,000"],
    [123_456, 1, "123,456"],
  ] as const)
    assert.equal(bigBlinds(amount, big), text);
  setLanguage("es");
  assert.equal(bigBlinds(250, 100), "2,5");
  assert.equal(bigBlinds(1_000_050, 100), "10.000,5");
});

test("every amount in big blinds is read as the same number of chips, in both languages", () => {
  const bigs = [1, 2, 3, 7, 25, 99, 100, 101, 150, 200, 999, 1000, 1024, 12_345, 100_000, 1_000_000];
  const amounts = [...Array(400).keys()].map((place) => place + 1);
  for (let amount = 401; amount < 90_000_000; amount = Math.ceil(amount * 1.37)) amounts.push(amount, amount + 1);
  for (const language of LANGUAGES) {
    setLanguage(language);
    for (const big of bigs)
      for (const amount of amounts)
        assert.deepEqual(typed(bigBlinds(amount, big), big), { amount }, `${amount} chips at ${big} in ${language}`);
  }
  setLanguage("en");
});

test("a range in big blinds has one unit, and a single amount if both ends are equal", () => {
  setLanguage("en");
  assert.equal(bigBlindsRange({ least: 9300, most: 10_000 }, 100), "93 to 100\u00A0BB");
  assert.equal(bigBlindsRange({ least: 9300, most: 9300 }, 100), "93\u00A0BB");
});

test("a typed number of big blinds is never adjusted", () => {
  setLanguage("en");
  const faults: [string, number, string][] = [
    ["", 100, "Bet: enter an amount."],
    ["much", 100, "Bet: “much” is not an amount."],
    ["1.000.000", 100, "Bet: “1.000.000” is not an amount."],
    ["1.99", 100, "The minimum is 2\u00A0BB (200\u00A0chips)."],
    ["99.001", 100, "The maximum is 99\u00A0BB (9,900\u00A0chips)."],
    ["2.333", 100, "The nearest amounts are 2.33\u00A0BB and 2.34\u00A0BB."],
    ["100.1", 3, "The nearest amounts are 100\u00A0BB and 100.33\u00A0BB."],
  ];
  for (const [text, big, fault] of faults) assert.deepEqual(typed(text, big, { least: 200, most: 9900 }), { fault });
  for (const [text, amount] of [
    ["2", 200],
    ["2.50", 250],
    ["0.09k", 9000],
    ["99", 9900],
  ] as const)
    assert.deepEqual(typed(text, 100, { least: 200, most: 9900 }), { amount });
});

test("a buy-in in big blinds is the nearest number of chips", () => {
  setLanguage("en");
  assert.equal(fromBigBlinds("2.5", 3), 8);
  assert.equal(fromBigBlinds("20,000", 50), 1_000_000);
  assert.equal(fromBigBlinds("many", 100), undefined);
});
