// The merge of another computer's log: its result, its questions and its entries in words.
import assert from "node:assert/strict";
import { test } from "node:test";
import type { Action, RunEntry, RunLeftOut, RunQuestion, StaffView } from "../src/generated/run.js";
import { has } from "../src/i18n/catalog.js";
import { type Language, setLanguage } from "../src/i18n/language.js";
import { entryWords } from "../src/run/corrections-history.js";
import { mergedWords, mergeRefusal, questionCount } from "../src/run/other-computer.js";
import {
  descriptionWords,
  leftOutWords,
  subjectWords,
  titleWords,
  verdictLabel,
  verdictWords,
} from "../src/run/questions-model.js";
import "./texts.js";

Object.defineProperty(globalThis, "navigator", { value: { languages: ["en-GB"] }, configurable: true });
(globalThis as { document?: unknown }).document = { documentElement: { lang: "" } };
setLanguage("en");

const at = (time: string) => Date.parse(`2026-01-10T${time}:00Z`);
const HEAD = { route: [{ name: "Mill" }, { name: "Bridge" }], date: "2026-01-10", time_zone: "UTC" };
const VIEW = {
  run: HEAD,
  participants: [{ participant: 7, name: "Ann", hands: [{ hand: "7-1", stamps: [] }] }],
  stops: [],
} as unknown as StaffView;
const MERGE = { entered: 12, repeated: 3, questions: 2, left_out: 1, first_ms: at("11:04") };

const merged = (change: Partial<RunQuestion>): RunQuestion => ({
  id: "12",
  kind: "merged",
  participant: 7,
  hand: "7-1",
  verdicts: ["dismiss", "accept"],
  other_ms: at("11:10"),
  refusal: { code: "poker_run.already_arrived", message: "", args: { participant: 7, at: "11:00:00" } },
  ...change,
});

const acted = (seq: number, action: Action): RunLeftOut => ({ seq, at_ms: at("11:08"), kind: "run.acted", action });

test("the result of a merge has the four counts and the time of the first merged entry", () => {
  assert.equal(
    mergedWords(HEAD, MERGE),
    "The log was merged, starting with its entry at 11:04: 12 entered, 3 already there, 2 to decide, 1 left out.",
  );
  setLanguage("es");
  const words = mergedWords(HEAD, { ...MERGE, entered: 1, left_out: 0 });
  setLanguage("en");
  assert.match(words, /11:04: 1 nueva, 3 que ya estaban, 2 por decidir y 0 omitidas\.$/);
  assert.deepEqual([questionCount(MERGE), questionCount({ ...MERGE, left_out: 0 })], [3, 2]);
});

test("a refused log says in a sentence what to do", () => {
  const words = (code: string, args = {}) => mergeRefusal({ code, message: "", args });
  assert.match(
    words("run.merge_texts", { missing: 1 }),
    /^A name or contact detail is missing from this log, as from the public one\. On the other/,
  );
  assert.match(words("run.merge_texts", { missing: 14 }), /^14 names or contact details are missing from this log, as/);
  assert.equal(words("run.merge_file", { reason: "x" }), "This file cannot be merged. The check of the log says: “x”");
  for (const reason of ["line 1: this is not UTF-8", "the first line is not that of an event"])
    assert.match(words("run.merge_file", { reason }), /^This is not the log of an event\. Choose the file event-/);
  assert.match(words("run.merge_file", { reason: "line 1: there is no format 9" }), /“line 1: there is no format 9”$/);
  assert.equal(words("too_long", {}), "This file is too large to be the log of an event.");
  assert.match(words("unreachable"), /nothing is entered twice/);
  const changed = merged({ refusal: { code: "run.changed_here", message: "", args: { participant: 7 } } });
  assert.match(descriptionWords(VIEW, changed), /Number 7 was also changed on this computer/);
  for (const code of ["run.merge_nothing", "run.merge_other_event", "run.not_moved", "not_log"])
    assert.ok(words(code).length > 20, code);
});

test("a question about an entry of the other computer has the entry in words, its time and the refusal", () => {
  const stamp = merged({ action: { stamp: { hand: "7-1", stop: 2, card: "Ks", at: "11:09:00" } }, typed: "Ks" });
  assert.equal(titleWords(stamp), "An entry from another computer");
  assert.equal(subjectWords(VIEW, stamp), "Ann, No. 7");
  assert.match(
    descriptionWords(VIEW, stamp),
    /^The other computer recorded this at 11:10: “Hand 7-1, Stop 2: Bridge: K♠.*11:09.*” It was not entered here: .+\.$/,
  );
  const withdrawn = merged({ action: { withdraw: { participant: 7 } }, hand: null, other_ms: null });
  assert.match(descriptionWords(VIEW, withdrawn), /^The other computer recorded this: “Withdrawn\.” It was not/);
});

test("what a merge left out is one question with its lines", () => {
  const lines: RunLeftOut[] = [
    { seq: 48, at_ms: at("11:04"), kind: "run.money", participant: 7 },
    { seq: 49, at_ms: at("11:05"), kind: "run.drafted", participant: null },
    { seq: 50, at_ms: at("11:06"), kind: "run.newer_than_the_page" },
    {
      seq: 51,
      at_ms: at("11:07"),
      kind: "run.money",
      participant: 7,
      hand: "7-1",
      cents: 2_000,
      refusal: { code: "run.no_such_till", message: "", args: { till: 2 } },
    },
    acted(52, { close_stop: { stop: 2, reason: "Snow." } }),
    acted(53, { move_deadline: { to: "17:00:00", reason: "Snow." } }),
    acted(54, { report: { stop: 2, until: "11:00:00" } }),
    acted(55, { retract_report: { stop: 2, until: null, reason: "A typo." } }),
    acted(56, "close"),
    {
      ...acted(57, { withdraw: { participant: 7 } }),
      participant: 7,
      refusal: { code: "poker_run.withdrawn", message: "", args: { first: 7 } },
    },
  ];
  assert.deepEqual(
    lines.map((line) => leftOutWords(VIEW, line)),
    [
      "Entry 48, 11:04, number 7: money: a payment, a till or a prize",
      "Entry 49, 11:05: the plan",
      "Entry 50, 11:06: run.newer_than_the_page",
      "Entry 51, 11:07, number 7: money: a payment, a till or a prize, hand 7-1, $20.00 (There is no till 2.)",
      "Entry 52, 11:08: Stop 2: Bridge, closed: Snow.",
      "Entry 53, 11:08: Deadline moved to 17:00: Snow.",
      "Entry 54, 11:08: Stop 2: Bridge: all cards are entered until 11:00.",
      "Entry 55, 11:08: Stop 2: Bridge, report withdrawn: A typo.",
      "Entry 56, 11:08: The event was closed.",
      "Entry 57, 11:08, number 7: Withdrawn. (Number 7 has withdrawn. Register under another number.)",
    ],
  );
  const asked = merged({
    kind: "left_out",
    id: "left-out-60",
    left_out: lines,
    verdicts: ["dismiss"],
    participant: null,
  });
  assert.equal(titleWords(asked), "Entries left out of a merge");
  assert.match(descriptionWords(VIEW, asked), /^10 entries from the other computer could not be merged/);
  assert.equal(subjectWords(VIEW, merged({ kind: "left_out", participant: null, hand: null })), "");
});

test("every decision has a text in both languages", () => {
  for (const language of ["en", "es"] as Language[]) {
    setLanguage(language);
    for (const [kind, verdicts] of [
      ["merged", ["dismiss", "accept"]],
      ["left_out", ["dismiss"]],
    ] as [RunQuestion["kind"], RunQuestion["verdicts"]][]) {
      const asked = merged({ kind });
      const words = [
        titleWords(asked),
        ...verdicts.flatMap((one) => [verdictLabel(asked, one), verdictWords(asked, one)]),
      ];
      assert.ok(!words.some((one) => has(one) || one.startsWith("questions-")), words.join());
    }
  }
  setLanguage("en");
});

test("the entries name the move, the merge, and the entry of the other computer", () => {
  const words = (change: RunEntry["change"], more: Partial<RunEntry> = {}) => entryWords(HEAD, { change, ...more });
  assert.equal(
    words({ kind: "moved", since_ms: at("11:02") }),
    "The event has been running on another computer since 11:02.",
  );
  const merge = { kind: "merged", fork: 40, last: 52 } as const;
  assert.match(words({ ...merge, left_out: [] }), /its entries 41 to 52\.$/);
  const line = { seq: 48, at_ms: 0, kind: "run.money" };
  assert.match(words({ ...merge, left_out: [line, line] }), /its entries 41 to 52, 2 of them left out\.$/);
  assert.equal(words({ kind: "rolled_back", cause: "continued" }), "The event continues on this computer again.");
  const withdrawn = { kind: "acted", screen: false, action: { withdraw: { participant: 7 } } } as const;
  assert.equal(
    words(withdrawn, { merged: { seq: 48, hash: "ab", at_ms: at("11:04"), by: 3 } }),
    "Withdrawn. From the other computer (entry 48, 11:04).",
  );
});
