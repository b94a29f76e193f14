import assert from "node:assert/strict";
import { test } from "node:test";
import type { HandView, MarkView, RunQuestion, StaffRow, StaffView, StopHeard } from "../src/generated/run.js";
import { has } from "../src/i18n/catalog.js";
import { type Language, setLanguage } from "../src/i18n/language.js";
import {
  decidedQuestions,
  lastHeard,
  lastSeen,
  currentCardWords,
  decisionWords,
  openQuestions,
  staffName,
  titleWords,
  verdictLabel,
  verdictWords,
  descriptionWords,
  subjectWords,
} from "../src/run/questions-model.js";
import "./texts.js";

(globalThis as { document?: unknown }).document = { documentElement: { lang: "" } };
setLanguage("en");

/** 10:42:31 UTC on the day of the event, in milliseconds since the Unix epoch. */
const AT_10_42 = Date.parse("2026-01-10T10:42:31Z");

const stamp = (stop: number, card: string, at: string | null, reason?: string): MarkView => ({
  mark: { stop },
  card,
  at,
  screen: false,
  void: reason ?? null,
});

const row = (stamps: MarkView[][]) =>
  ({
    participant: 7,
    name: "Ann",
    hands: stamps.map((each, index) => ({ hand: `7-${index + 1}`, stamps: each }) as HandView),
  }) as StaffRow;

const question = (change: Partial<RunQuestion>): RunQuestion => ({
  id: "12",
  kind: "other_card",
  participant: 7,
  hand: "7-1",
  verdicts: ["dismiss"],
  ...change,
});

const view = (rows: StaffRow[], questions: RunQuestion[] = [], stops: Partial<StopHeard>[] = []) =>
  ({
    run: { route: [{ name: "Mill" }, { name: "Bridge" }], date: "2026-01-10", time_zone: "UTC" },
    participants: rows,
    stops,
    organiser: { questions, staff: [{ staff: 2, name: "Finn", roles: [] }], rolled_back: "backup" },
  }) as unknown as StaffView;

test("open questions are counted, and decided ones are sorted by latest decision", () => {
  const decided = (id: string, at_ms: number) =>
    question({ id, decided: { verdict: "dismiss", reason: "read again", at_ms } });
  const shown = view([], [decided("1", 10), question({ id: "2", decided: null }), decided("3", 30)]);
  assert.deepEqual(
    openQuestions(shown).map(({ id }) => id),
    ["2"],
  );
  assert.deepEqual(
    decidedQuestions(shown).map(({ id }) => id),
    ["3", "1"],
  );
  assert.deepEqual(openQuestions({ organiser: null }), [], "only the organiser has questions");
});

test("a stop's last activity is its last stamp or report", () => {
  const stops = [
    { stop: 1, last_stamp_ms: 5, last_report_ms: 9 },
    { stop: 2, last_stamp_ms: 7 },
    { stop: 3 },
  ] as StopHeard[];
  assert.deepEqual(
    [lastHeard(stops, 1), lastHeard(stops, 2), lastHeard(stops, 3), lastHeard([], 1)],
    [9, 7, undefined, undefined],
  );
});

test("a participant was last seen at the latest valid stamp of any hand that has a time", () => {
  const seen = lastSeen(
    row([
      [stamp(1, "Ks", "09:10:00"), stamp(3, "Qs", "11:00:00", "misread")],
      [stamp(2, "2h", "10:20:00"), stamp(4, "3h", null)],
    ]),
  );
  assert.deepEqual(seen, { stop: 2, at: "10:20:00" });
  assert.equal(lastSeen(row([[]])), undefined);
});

test("a question names the participant and the matter, with the time of the event", () => {
  const rows = [row([[stamp(1, "Ks", "09:10:00")], []])];
  const heard = view(rows, [], [{ stop: 2, last_stamp_ms: AT_10_42 }]);
  const missing = question({ kind: "stamp_missing", mark: { stop: 2 }, stop: 2 });
  assert.equal(subjectWords(heard, missing), "Ann, No. 7, hand 1");
  assert.equal(
    descriptionWords(heard, missing),
    "Stop 2: Bridge was last heard from at 10:42 AM: does the sheet show its stamp?",
  );
  assert.match(descriptionWords(view(rows), missing), /^Nothing has been heard from Stop 2: Bridge yet/);
  const late = question({ kind: "not_arrived", hand: null });
  assert.equal(subjectWords(heard, late), "Ann, No. 7");
  assert.equal(descriptionWords(heard, late), "The deadline has passed. Last seen at Stop 1: Mill at 9:10 AM.");
  assert.match(descriptionWords(view([row([[]])]), late), /no stop has seen/);
  const typed = row([[stamp(1, "Ks", "09:10:00"), stamp(2, "2h", null)]]);
  assert.match(
    descriptionWords(view([typed]), late),
    /^The deadline has passed\. The sheet was typed in at the finish/,
  );
  assert.match(descriptionWords(heard, question({ mark: { stop: 1 } })), /^Stop 1: Mill: /);
  assert.match(
    descriptionWords(heard, question({ kind: "stop_skipped", mark: { stop: 2 }, stop: 1 })),
    /Stop 2: Bridge .* Stop 1: Mill/,
  );
  const lost = question({ kind: "rolled_back", participant: null, hand: null });
  assert.match(descriptionWords(heard, lost), /older copy/);
  assert.equal(subjectWords(heard, lost), "");
  assert.deepEqual(
    [staffName(heard, 2), staffName(heard, 9), staffName(heard, null)],
    ["Finn", "Number 9", "the room"],
  );
});

test("a conflict shows the current value of the field, if it was corrected since", () => {
  const asked = question({ mark: { stop: 1 }, stamped: "Ks", typed: "Qs" });
  const now = (stamps: MarkView[]) => currentCardWords(view([row([stamps])]), asked);
  assert.equal(now([stamp(1, "Ks", "09:10:00")]), undefined);
  assert.equal(now([stamp(1, "Ks", "09:10:00", "misread"), stamp(1, "Qs", "09:10:00")]), "Qs");
  assert.equal(now([stamp(1, "Ks", "09:10:00", "misread")]), null);
});

test("to keep a stamp that is void or corrected by now does not claim that it counts", () => {
  const asked = question({ mark: { stop: 1 }, stamped: "Ks", typed: "Qs" });
  const words = (verdict: "dismiss" | "replace", stamps: MarkView[]) => {
    const { label, effect } = decisionWords(view([row([stamps])]), asked, verdict);
    return `${label}: ${effect}`;
  };
  const isVoid = stamp(1, "Ks", "09:10:00", "misread");
  assert.match(words("dismiss", [stamp(1, "Ks", "09:10:00")]), /^Keep the stamp: The stamp counts/);
  assert.match(words("dismiss", [isVoid]), /^Leave it as it is: The stamp stays void/);
  assert.match(
    words("dismiss", [isVoid, stamp(1, "2s", "09:10:00")]),
    /^Leave it as it is: The card that the field shows/,
  );
  assert.match(words("replace", [isVoid]), /^Take the second card/);
});

test("every decision of every kind has a text in both languages", () => {
  const kinds: [RunQuestion["kind"], RunQuestion["verdicts"]][] = [
    ["other_card", ["dismiss", "replace"]],
    ["stop_skipped", ["dismiss", "accept"]],
    ["stamp_missing", ["dismiss"]],
    ["not_arrived", ["dismiss"]],
    ["rolled_back", ["dismiss"]],
  ];
  for (const language of ["en", "es"] as Language[]) {
    setLanguage(language);
    for (const [kind, verdicts] of kinds) {
      const asked = question({ kind });
      const words = [
        titleWords(asked),
        ...verdicts.flatMap((each) => [verdictLabel(asked, each), verdictWords(asked, each)]),
      ];
      assert.ok(
        words.every((each) => !has(each) && !each.startsWith("questions-")),
        words.join(),
      );
    }
  }
  setLanguage("en");
});
