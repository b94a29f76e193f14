import assert from "node:assert/strict";
import { test } from "node:test";
import type { TallySheet } from "../src/generated/run.js";
import { setLanguage } from "../src/i18n/language.js";
import { CHOICES } from "../src/run/plan-settings.js";
import {
  askedBatch,
  grouped,
  HANDS_PER_PAGE,
  nextBatch,
  sheetFault,
  sheetPages,
  shortRules,
} from "../src/run/sheets-layout.js";
import "./texts.js";

(globalThis as { document?: unknown }).document = { documentElement: { lang: "" } };

const sheet = (participant: number, name: string | null, hands: number, withdrawn = false): TallySheet => ({
  participant,
  check: "K",
  issue: 1,
  code: "ABCDEFGHJKLM",
  draws: [],
  name,
  withdrawn,
  hands: Array.from({ length: hands }, (_, index) => `${participant}-${index + 1}`),
});

test("every hand is on exactly one page, in order, with at most six hands per page", () => {
  for (let hands = 1; hands <= 50; hands++) {
    const one = sheet(7, "Ann", hands);
    const pages = sheetPages([one], { wanted: false, hands: 1 });
    assert.deepEqual(
      pages.flatMap((page) => page.hands),
      one.hands,
    );
    assert.ok(pages.every((page) => page.hands.length >= 1 && page.hands.length <= HANDS_PER_PAGE));
    assert.deepEqual(
      pages.map(({ page, pages: of }) => [page, of]),
      pages.map((_, index) => [index + 1, Math.ceil(hands / HANDS_PER_PAGE)]),
    );
  }
});

test("blank sheets are optional, and sheets of participants who withdrew are never printed", () => {
  const batch = [sheet(1, "Ann", 2), sheet(2, null, 1), sheet(3, "Ben", 0, true)];
  const numbers = (wanted: boolean) => sheetPages(batch, { wanted, hands: 3 }).map((page) => page.sheet.participant);
  assert.deepEqual([numbers(true), numbers(false)], [[1, 2], [1]]);
  assert.deepEqual(sheetPages(batch, { wanted: true, hands: 3 })[1]?.hands, ["2-1", "2-2", "2-3"]);
});

test("a batch has at most 200 sheets, in order, and a blank sheet 1 to 6 hands", () => {
  const fault = (from: number, to: number, hands = 3) => sheetFault({ from, to, hands });
  assert.equal(fault(1, 200, 6), undefined);
  assert.deepEqual([fault(0, 5), fault(NaN, 5), fault(1.5, 5)], ["from", "from", "from"]);
  assert.deepEqual([fault(1, 201), fault(5, 4), fault(5, NaN)], ["to", "to", "to"]);
  assert.deepEqual([fault(1, 5, 7), fault(1, 5, 51), fault(1, 5, 0)], ["hands", "hands", "hands"]);
});

test("batches are consecutive, and codes are split into groups", () => {
  assert.deepEqual(nextBatch({ from: 1, to: 60 }), { from: 61, to: 120 });
  assert.deepEqual(askedBatch("?from=17&to=19"), { from: 17, to: 19 });
  for (const wrong of ["", "?from=2", "?from=0&to=3", "?from=3&to=2", "?from=a&to=b"])
    assert.equal(askedBatch(wrong), undefined, wrong);
  assert.equal(grouped("7K3MXA9PQ4TN"), "7K3M XA9P Q4TN");
});

test("the summary of the rules reflects each setting that it mentions, in both languages", () => {
  const stated = ["draw", "extra_card", "deadline_for", "route", "wins", "ties"];
  for (const language of ["en", "es"] as const) {
    setLanguage(language);
    for (const { name, options } of CHOICES.filter((choice) => stated.includes(choice.name))) {
      const texts = options.map((option) => shortRules({ [name]: option }).join("\n"));
      assert.equal(new Set(texts).size, options.length, `${name} in ${language}`);
      assert.ok(
        texts.every((text) => !text.includes("run-rule") && !text.includes("{")),
        texts.join(),
      );
    }
    assert.match(
      shortRules({ deadline: "15:30:00", extra_price: 500 }).join("\n"),
      /3:30 PM[^]*5[.,]00|15:30[^]*5[.,]00/,
    );
  }
  setLanguage("en");
});
