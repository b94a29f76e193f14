import assert from "node:assert/strict";
import { test } from "node:test";
import type {
  BoardCard,
  BoardRow,
  ParticipantPage,
  RunBoard,
  RunHead,
  Standing,
  Unranked,
} from "../src/generated/run.js";
import { setLanguage } from "../src/i18n/language.js";
import { counted, leadersChanged, linesOf, mergedBoard, notRanked, stillOut } from "../src/run/board-model.js";
import { boardChances, chanceWords, chancesOf, chancesWords, percentWords } from "../src/run/board-odds.js";
import { slides } from "../src/run/board-slides.js";
import { spunWords } from "../src/run/board-spin-off.js";
import { deadlineWords, eventMoment, leftWords, momentOf } from "../src/run/board-time.js";
import { holdingWords, prizeWords, reasonWords, stopWords } from "../src/run/board-words.js";
import { nextStep, unrankedWords } from "../src/run/participant-next.js";
import { eventTime } from "../src/run/time.js";
import "./texts.js";

(globalThis as { document?: unknown }).document = { documentElement: { lang: "" } };

const run = (change: Partial<RunHead> = {}): RunHead => ({
  id: "k3x9",
  seq: 10,
  position: "0-10-0",
  name: "Grand Lake",
  date: "2026-09-12",
  time_zone: "America/Denver",
  stage: "running",
  route: [{ name: "Lodge" }, { name: "Fuel", card: false }, { name: "Sawmill" }],
  closed_stops: [],
  provisional: false,
  entries_lost: false,
  deadline: "16:00:00",
  deadline_for: "arrival",
  ...change,
});

const row = (
  participant: number,
  change: Partial<BoardRow> & { next?: number | null; in?: string } = {},
): BoardRow => ({
  participant,
  check: "A",
  name: null,
  rides: true,
  withdrawn: false,
  arrived: null,
  hands: [{ hand: `${participant}-1`, cards: [], next: change.next ?? null, turned_in: change.in ?? null }],
  ...change,
});

const standing = (id: string, place: number, prize = 0): Standing => ({
  id,
  place,
  prize,
  tied: false,
  best: ["Ks", "Kd", "Kc", "9h", "9d"],
  category: "full_house",
  clauses: [],
  strength: 1,
  text: "",
});

const unranked = (id: string, reason: string, clauses: Unranked["clauses"] = []): Unranked => ({
  id,
  reason,
  clauses,
  text: "",
});

const board = (change: Partial<RunBoard> = {}): RunBoard => ({
  run: run(),
  whole: true,
  odds: null,
  participants: [],
  standings: [],
  unranked: [],
  ...change,
});

const utc = (moment: number) => new Date(moment).toISOString();

test("a time on the event's day is the same moment in every browser, even after midnight", () => {
  assert.equal(utc(momentOf("2026-09-12", "16:00", "America/Denver")), "2026-09-12T22:00:00.000Z");
  assert.equal(utc(momentOf("2026-09-12", "24:10:30", "America/Denver")), "2026-09-13T06:10:30.000Z");
  assert.equal(utc(momentOf("2026-12-31", "47:59:59", "Asia/Kathmandu")), "2027-01-01T18:14:59.000Z");
  assert.equal(utc(momentOf("2026-03-01", "00:00", "Pacific/Kiritimati")), "2026-02-28T10:00:00.000Z");
});

test("a clock change does not change the times of an event", () => {
  const madrid = (day: string, time: string) => utc(momentOf(day, time, "Europe/Madrid"));
  // Summer time ends on 25 October: clocks show the hour from two to three twice.
  assert.equal(madrid("2026-10-24", "25:59"), "2026-10-24T23:59:00.000Z");
  assert.equal(madrid("2026-10-24", "26:30"), "2026-10-25T00:30:00.000Z");
  assert.equal(madrid("2026-10-24", "27:30"), "2026-10-25T01:30:00.000Z");
  assert.equal(madrid("2026-10-25", "16:00"), "2026-10-25T15:00:00.000Z");
  // It begins on 29 March: clocks skip the hour from two to three.
  assert.equal(madrid("2026-03-28", "26:30"), "2026-03-29T01:30:00.000Z");
  assert.equal(madrid("2026-03-29", "03:00"), "2026-03-29T01:00:00.000Z");
  // Lord Howe Island changes its clocks by half an hour; its summer time ends in April.
  assert.equal(utc(momentOf("2026-04-04", "26:15", "Australia/Lord_Howe")), "2026-04-04T15:15:00.000Z");
});

test("every event time is unchanged by conversion to a moment and back, and later times are later moments", () => {
  const zones = ["Europe/Madrid", "America/Denver", "Australia/Lord_Howe", "UTC"];
  for (const time_zone of zones)
    for (const date of ["2026-03-08", "2026-03-28", "2026-03-29", "2026-04-04", "2026-10-24", "2026-10-31"]) {
      let last = -Infinity;
      for (let minute = 0; minute < 48 * 60; minute += 7) {
        const time = `${String(Math.floor(minute / 60)).padStart(2, "0")}:${String(minute % 60).padStart(2, "0")}:00`;
        const moment = momentOf(date, time, time_zone);
        assert.equal(eventTime({ date, time_zone }, moment), time, `${time_zone} ${date}`);
        assert.ok(moment > last);
        last = moment;
      }
    }
});

test("the time left is shown in minutes and seconds in the last hour, and the last second is in time", () => {
  setLanguage("en");
  const left = (seconds: number) => leftWords(seconds * 1000);
  assert.deepEqual([50 * 3600, 3 * 3600 + 300, 3600, 3599, 5, 0, -0.999].map(left), [
    "2\u00A0days 2\u00A0h",
    "3\u00A0h 05\u00A0min",
    "1\u00A0h 00\u00A0min",
    "59\u00A0min 59\u00A0s",
    "0\u00A0min 05\u00A0s",
    "0\u00A0min 00\u00A0s",
    "0\u00A0min 00\u00A0s",
  ]);
  assert.equal(left(-1), undefined);
});

test("the deadline names the time zone only to a browser whose clock differs, or if clocks change before it", () => {
  setLanguage("en");
  assert.equal(deadlineWords(run(), "America/Denver"), "Sep 12, 2026, 4:00 PM");
  assert.equal(deadlineWords(run(), "Europe/Madrid"), "Sep 12, 2026, 4:00 PM MDT");
  setLanguage("es");
  assert.match(deadlineWords(run(), "Europe/Madrid"), /^12 sept? 2026, 16:00 MDT$/);
  setLanguage("en");
  assert.equal(deadlineWords(run({ deadline: "24:10:30" }), "America/Denver"), "Sep 13, 2026, 12:10:30 AM");
  const halloween = run({ date: "2026-10-31", deadline: "27:00:00" });
  assert.equal(deadlineWords(halloween, "America/Denver"), "Nov 1, 2026, 2:00 AM MST");
  assert.equal(deadlineWords(run({ deadline: null }), "UTC"), "");
});

test("an update replaces the rows and the standings that changed, and keeps the others", () => {
  const before = board({ participants: [row(1), row(7)], standings: [standing("7-1", 1)] });
  const update = board({
    whole: false,
    run: run({ seq: 11 }),
    participants: [row(3), row(7, { arrived: "15:00:00" })],
    standings: null,
    unranked: null,
  });
  const after = mergedBoard(before, update);
  assert.deepEqual(
    after.participants.map(({ participant, arrived }) => [participant, arrived]),
    [
      [1, null],
      [3, null],
      [7, "15:00:00"],
    ],
  );
  assert.deepEqual([after.run.seq, after.standings?.length, after.unranked], [11, 1, []]);
  // After a rollback the room sends the whole board, in which lost entries are missing.
  const back = board({ run: run({ seq: 14 }), participants: [row(1)] });
  assert.equal(mergedBoard(after, back), back);
});

test("changed lines of the standings and of the odds replace those of their hands, and places follow", () => {
  const strong = (id: string, place: number, strength: number) => ({ ...standing(id, place), strength });
  const odds = (hand: string, prize: number) => ({ hand, prize, first: 0 });
  const rows = [row(1), row(2, { in: "15:00:00" }), row(7, { in: "14:00:00" }), row(10, { in: "14:30:00" })];
  const before = board({
    participants: rows,
    standings: [strong("7-1", 1, 9), strong("2-1", 2, 5), strong("3-1", 3, 4)],
    unranked: [unranked("1-1", "late"), unranked("10-1", "late")],
    odds: { seq: 9, hands: [odds("1-1", 0.2), odds("7-1", 0.3), odds("10-1", 0.5)] },
  });
  const after = mergedBoard(
    before,
    board({
      whole: false,
      standings: null,
      unranked: null,
      ranking_changes: { standings: [strong("10-1", 2, 5)], unranked: [unranked("1-1", "stop_missing")] },
      odds_changes: { seq: 11, hands: [odds("10-1", 0.6), odds("2-1", 0.1)], gone: ["1-1"] },
    }),
  );
  const places = after.standings?.map(({ id, place }) => [place, id]);
  // The hand of participant 3, who has withdrawn, is gone.
  assert.deepEqual(places, [
    [1, "7-1"],
    [2, "10-1"],
    [2, "2-1"],
  ]);
  assert.deepEqual(after.unranked, [unranked("1-1", "stop_missing")]);
  assert.deepEqual(after.odds, { seq: 11, hands: [odds("2-1", 0.1), odds("7-1", 0.3), odds("10-1", 0.6)] });
  assert.equal("ranking_changes" in after || "odds_changes" in after, false);
});

test("pr_16: tied hands have the prizes for which they spin, and then the cards that they spun", () => {
  const plain = (text = "") => text.replaceAll(/\u2068|\u2069|\uFE0E/g, "");
  const tied = { ...standing("3-1", 3, 500), tied: true, spin_off: [1000, 0] };
  assert.equal(plain(prizeWords(tied)), "$10.00 or nothing: spin-off");
  const low = "$10.00 or nothing: spin-off; $5.00 for the low hand";
  assert.equal(plain(prizeWords({ ...tied, low_hand: 500 })), low);
  assert.equal(prizeWords(standing("3-1", 3, 1000)), "$10.00");
  assert.equal(prizeWords(standing("4-1", 4)), undefined);
  const spun = (number: number, cards: string[]): BoardRow => ({
    ...row(number),
    hands: [{ hand: `${number}-1`, cards: [], spun_off: cards }],
  });
  const after = board({
    participants: [spun(3, ["9s", "Kd"]), spun(4, ["9d", "4d"]), row(5)],
    standings: [standing("3-1", 1, 1000), standing("4-1", 2), standing("5-1", 3)],
  });
  const [first, , third] = after.standings!;
  const lines = linesOf(after.participants);
  assert.equal(plain(spunWords(lines, after.standings!, first!)), "Spin-off: 9♠ K♦ against 9♦ 4♦");
  assert.equal(spunWords(lines, after.standings!, third!), undefined);
});

test("participants are out until they turn in every hand, grouped by the first stop that a hand lacks", () => {
  const two = row(5, { next: 3 });
  two.hands.push({ hand: "5-2", cards: [], next: 2, turned_in: null });
  const half = row(6, { arrived: "15:00:00", in: "15:05:00" });
  half.hands.push({ hand: "6-2", cards: [], next: null, turned_in: null });
  const all = [
    row(1, { next: 3 }),
    row(2, { in: "15:00:00", arrived: "14:00:00" }),
    row(3, { next: 1, withdrawn: true }),
    row(4, { next: null }),
    two,
    half,
    row(8, { rides: false, next: 1 }),
  ];
  const out = (stage: RunHead["stage"]) =>
    stillOut(board({ run: run({ stage }), participants: all })).map(({ where, rows }) => [
      where,
      rows.map(({ participant }) => participant),
    ]);
  assert.deepEqual(out("running"), [
    [2, [5]],
    [3, [1]],
    ["to_spin", [8]],
    ["to_finish", [4]],
    ["at_finish", [6]],
  ]);
  assert.deepEqual(out("final"), []);
});

test("a hand that is not turned in becomes unranked only when the event is closed", () => {
  const rows = [row(1, { next: 2 }), row(2, { arrived: "17:00:00", in: "17:01:00" })];
  const late = [unranked("1-1", "late"), unranked("2-1", "late")];
  const ids = (stage: RunHead["stage"]) =>
    notRanked(board({ run: run({ stage }), participants: rows, unranked: late })).map(({ id }) => id);
  assert.deepEqual([ids("running"), ids("final")], [["2-1"], ["1-1", "2-1"]]);
});

test("as many copies of a card count as the best five cards contain", () => {
  const cards = ["Ks", "Ks", "2h", "Ks", "9d", "9d"].map((card): BoardCard => ({
    card,
    at: "12:00:00",
    mark: "extra",
  }));
  assert.deepEqual(counted(cards, ["Ks", "Ks", "Ks", "9d", "9d"]), [true, true, false, true, true, true]);
  assert.deepEqual(counted(cards, ["Ks", "Ks", "9d", "9d", "2h"]), [true, true, true, false, true, true]);
});

test("only a change of the hands with a prize is announced", () => {
  const before = board({ standings: [standing("1-1", 1, 500), standing("2-1", 2)] });
  const same = board({ standings: [standing("1-1", 1, 500), standing("3-1", 2)] });
  const other = board({ standings: [standing("3-1", 1, 500), standing("1-1", 2)] });
  assert.deepEqual(
    [leadersChanged(undefined, before), leadersChanged(before, same), leadersChanged(before, other)],
    [false, false, true],
  );
});

test("the slides show every hand and every participant who is out exactly once", () => {
  const standings = Array.from({ length: 15 }, (_, place) => standing(`${place + 1}-1`, place + 1));
  const rows = Array.from({ length: 40 }, (_, index) => row(index + 1, index < 15 ? { in: "15:00:00" } : { next: 2 }));
  const pages = slides(board({ standings, participants: rows }), 7);
  assert.deepEqual(
    pages.map(({ show, rows }) => [show, rows.length]),
    [
      ["standings", 7],
      ["standings", 7],
      ["standings", 1],
      ["out", 14],
      ["out", 11],
    ],
  );
  assert.deepEqual(slides(board(), 7), [{ show: "standings", rows: [] }]);
});

test("stops, hands and reasons have texts in both languages", () => {
  const both = (words: () => string) =>
    (["en", "es"] as const).map((language) => {
      setLanguage(language);
      return words();
    });
  assert.deepEqual(
    both(() => stopWords(run(), 2)),
    ["Stop 2: Sawmill", "Parada 2: Sawmill"],
  );
  assert.deepEqual(
    both(() => holdingWords(standing("1-1", 1))),
    ["a full house, kings full of nines", "full de reyes y nueves"],
  );
  const five = {
    ...standing("1-1", 1),
    category: "five_of_a_kind",
    best: ["Ks", "Ks", "Kd", "Kh", "Kc"] as Standing["best"],
  };
  assert.deepEqual(
    both(() => holdingWords(five)),
    ["five kings", "repóker de reyes"],
  );
  const faults: [Unranked["clauses"], string][] = [
    [["poker-run/five-only", "PR-6", "PR-11"], "Fewer than five cards"],
    [["poker-run/3", "poker-run/five-only", "PR-11", "PR-15"], "More than six cards"],
    [["poker-run/3", "PR-4", "PR-15"], "An extra card that was not on offer"],
    [["poker-run/1", "PR-1", "PR-15"], "The same card twice, which this event does not allow"],
  ];
  setLanguage("en");
  for (const [clauses, words] of faults) assert.equal(reasonWords(run(), unranked("1-1", "cards", clauses)), words);
  for (const reason of ["late", "stop_missing", "not_turned_in", "other_hand", "cancelled"])
    assert.notEqual(reasonWords(run(), unranked("1-1", reason)), `board-reason-${reason.replaceAll("_", "-")}`);
});

test("odds are whole percentages, and only certainties are 0% or 100%", () => {
  setLanguage("en");
  const space = "\u{202f}";
  assert.deepEqual([0, 0.000001, 0.0099, 0.01, 0.126, 0.5, 0.99, 0.9901, 0.999999, 1].map(percentWords), [
    "0%",
    `<${space}1%`,
    `<${space}1%`,
    "1%",
    "13%",
    "50%",
    "99%",
    `>${space}99%`,
    `>${space}99%`,
    "100%",
  ]);
  const chance = { hand: "7-1", prize: 0.25, first: 0.1 };
  assert.equal(chancesOf({ odds: { seq: 1, hands: [chance] } }).get("7-1"), chance);
  assert.deepEqual(
    [chancesOf({ odds: null }).size, chancesOf({ odds: { seq: 1, hands: null } }).size, chancesOf({}).size],
    [0, 0, 0],
  );
  const odds = { seq: 1, hands: [chance] };
  assert.equal(boardChances(board({ odds, participants: [row(7, { next: 2 })] })).size, 1);
  assert.equal(boardChances(board({ odds, participants: [row(7, { in: "15:00:00" })] })).size, 0, "everybody is back");
  assert.equal(chancesWords(chance), "Chance of a prize 25%, of the first place 10%.");
  assert.match(chancesWords({ ...chance, low_hand: 0 }), /low hand 0%\.$/);
  const plain = (text = "") => text.replaceAll(/\u2068|\u2069/g, "");
  assert.equal(plain(chanceWords(chance)), "25% chance");
  assert.equal(chanceWords({ ...chance, prize: 0 }), "no chance");
  const both = "0% chance of a place prize, 90% of the low hand";
  assert.equal(plain(chanceWords({ ...chance, prize: 0, low_hand: 0.9 })), both);
});

test("a hand is late if it missed its event's deadline", () => {
  const late = (deadline_for: RunHead["deadline_for"]) =>
    (["en", "es"] as const).map((language) => {
      setLanguage(language);
      return reasonWords(run({ deadline_for }), unranked("1-1", "late"));
    });
  assert.deepEqual(late("arrival"), [
    "Late: not at the finish by the deadline",
    "Fuera de plazo: no llegó a la meta a tiempo",
  ]);
  const absent = reasonWords(run(), unranked("1-1", "late"), null);
  assert.equal(absent, "No estaba en la meta cuando se cerró el evento");
  assert.deepEqual(late("turn_in"), ["Late: not turned in by the deadline", "Fuera de plazo: no se entregó a tiempo"]);
  setLanguage("en");
});

const personPage = (one: BoardRow, change: Partial<RunHead> = {}, lines: Unranked[] = []): ParticipantPage => ({
  draws: false,
  run: run({ route: [...run().route, { name: "Town Hall, Market Square", card: false }], ...change }),
  participant: one,
  standings: [],
  unranked: lines,
});

test("a participant's page names the next place, also the finish and where all five cards are drawn", () => {
  setLanguage("en");
  const place = (one: BoardRow, change: Partial<RunHead> = {}, late = false) =>
    nextStep(personPage(one, change), late)?.place;
  assert.equal(place(row(1, { next: 2 })), "Stop 2: Sawmill");
  assert.equal(place(row(1)), "Finish, Town Hall, Market Square");
  assert.equal(
    place(row(1, { next: 2 }), {}, true),
    "The deadline has passed. Go to the finish: Town Hall, Market Square.",
  );
  assert.equal(place(row(1), { route: [{ name: "Lodge" }] }), "Finish");
  assert.equal(place(row(1, { rides: false, next: 1 })), "Draw all five cards at Lodge, or at the finish.");
  assert.equal(
    place(row(1, { rides: false, next: 2 }), { closed_stops: [1] }),
    "Draw all five cards at Sawmill, or at the finish.",
  );
  assert.equal(place(row(1, { next: 2 }), { stage: "final" }), undefined);
});

test("a participant's page names the hands that get the next card, if there are several", () => {
  setLanguage("en");
  const hands = (...next: (number | null)[]): BoardRow =>
    row(1, { hands: next.map((stop, index) => ({ hand: `1-${index + 1}`, cards: [], next: stop, turned_in: null })) });
  assert.equal(nextStep(personPage(hands(1)), false)?.hands, undefined);
  assert.equal(nextStep(personPage(hands(1, 1)), false)?.hands, "Hands 1 and 2");
  assert.equal(nextStep(personPage(hands(2, 1)), false)?.hands, "Hand 2");
});

test("a participant's page says why a hand is not ranked, unless it can still be turned in", () => {
  setLanguage("en");
  const lines = [unranked("1-1", "stop_missing")];
  const words = (one: BoardRow, change: Partial<RunHead>) => unrankedWords(personPage(one, change, lines), "1-1");
  assert.equal(
    words(row(1), { stage: "final" }),
    "The result is final. This hand is not ranked. A stop of the route is missing.",
  );
  assert.equal(words(row(1), {}), undefined);
  assert.equal(words(row(1, { in: "15:00" }), {}), "This hand is not ranked. A stop of the route is missing.");
  assert.equal(unrankedWords(personPage(row(1), { stage: "final" }), "1-1"), undefined);
});

test("a moment is shown in the event's time zone, with the date unless it is on the event's day", () => {
  setLanguage("en");
  assert.equal(eventMoment(run(), Date.parse("2026-09-12T22:24:00Z")), "4:24 PM");
  assert.match(eventMoment(run(), Date.parse("2026-09-13T22:24:00Z")), /^Sep 13, 2026, 4:24/);
});
