import assert from "node:assert/strict";
import { test } from "node:test";
import type {
  Action,
  HandView,
  MarkView,
  OrganiserPart,
  RunHead,
  RunQuestion,
  StaffRow,
  StaffView,
  TillChoice,
} from "../src/generated/run.js";
import { openScans } from "../src/draw-phone/open-scans.js";
import type { Fact } from "../src/draws/fact.js";
import { verifyLog } from "../src/draws/log.js";
import { t } from "../src/i18n/catalog.js";
import { setLanguage } from "../src/i18n/language.js";
import { eventMoment } from "../src/run/board-time.js";
import { entryWords } from "../src/run/corrections-history.js";
import { entryFault, wordPattern } from "../src/run/corrections-form.js";
import { openDrawWords } from "../src/run/corrections-draws.js";
import { found, missingFees, openDraws, openItems, skippable, toReplace } from "../src/run/corrections-model.js";
import { entryOf } from "../src/run/corrections-stamp.js";
import "./texts.js";

(globalThis as { document?: unknown }).document = { documentElement: { lang: "" } };

const row = (participant: number, name: string, hands: Partial<HandView>[] = [], change: Partial<StaffRow> = {}) =>
  ({ participant, name, rides: true, withdrawn: false, arrived: null, hands, ...change }) as StaffRow;

const stamp = (mark: MarkView["mark"], reason?: string): MarkView => ({
  mark,
  card: "Ks",
  at: "12:00:00",
  screen: false,
  ...(reason ? { void: reason } : {}),
});

const hand = (stamps: MarkView[], offers: HandView["legal"]["offers"]): HandView => ({
  hand: "7-1",
  stamps,
  legal: { offers, barred: [] },
});

test("a participant is found by number or by words of the name, regardless of accents and case", () => {
  const rows = [row(1, "Ana María Núñez"), row(12, "王小明"), row(21, "Nunez 1"), row(121, "Łukasz"), row(3, "Æsa")];
  const numbers = (typed: string) => found(rows, typed).map(({ participant }) => participant);
  assert.deepEqual(numbers("12"), [12, 121]);
  assert.deepEqual(numbers("121"), [121]);
  assert.deepEqual(numbers(" #1 "), [1, 12, 121]);
  assert.deepEqual(numbers("nunez MARIA"), [1]);
  assert.deepEqual(numbers("小明"), [12]);
  assert.deepEqual(numbers("1"), [1, 12, 21, 121]);
  assert.deepEqual([numbers(""), numbers("  "), numbers("99")], [[], [], []]);
  const many = Array.from({ length: 300 }, (_, index) => row(index + 1, `Rider ${index + 1}`));
  assert.deepEqual([found(many, "rider").length, found(many, "7")[0]!.participant], [12, 7]);
});

test("a void stamp can be replaced once, and only while the rules allow it", () => {
  const within = { from: "00:00:00", to: "47:59:59" };
  const again = { stamp: { stop: 2, within } };
  const marks = (stamps: MarkView[], offers: HandView["legal"]["offers"]) =>
    toReplace(hand(stamps, offers)).map(({ mark }) => mark);
  const two = { stop: 2 };
  assert.deepEqual(marks([stamp({ stop: 1 }), stamp(two, "misread")], [again]), [two]);
  assert.deepEqual(marks([stamp(two, "misread"), stamp(two, "again")], [again]), [two]);
  assert.deepEqual(marks([stamp(two, "misread"), stamp(two)], [again]), []);
  assert.deepEqual(marks([stamp(two, "misread")], []), [], "the event is closed");
  assert.deepEqual(marks([stamp("extra", "misread")], [again, { extra: { within } }]), ["extra"]);
  assert.deepEqual(marks([stamp({ stop: 1 })], [again]), [], "a stop that was not visited is no correction");
});

test("a stop without a stamp can be accepted as skipped once", () => {
  const stops = (skipped: number[]) =>
    skippable({ ...hand([stamp({ stop: 1 }), stamp({ stop: 4 }, "misread")], []), skipped }, 5);
  assert.deepEqual(
    [stops([]), stops([2])],
    [
      [2, 3, 5],
      [3, 5],
    ],
  );
});

test("an entry names the stop or the extra card", () => {
  const form = new FormData();
  for (const [name, value] of Object.entries({ rank: "T", suit: "h", time: "24:10" })) form.set(name, value);
  assert.deepEqual(entryOf("7-1", { stop: 3 }, form), { stamp: { hand: "7-1", stop: 3, card: "Th", at: "24:10:00" } });
  form.set("time", "3:42 pm");
  assert.deepEqual(entryOf("7-1", "extra", form), { extra: { hand: "7-1", card: "Th", at: "15:42:00" } });
  form.set("time", "noon");
  assert.deepEqual(entryOf("7-1", "extra", form), { extra: { hand: "7-1", card: "Th", at: "noon" } });
});

test("before the event is closed, the draws without a card are named with the phones that finish them", () => {
  setLanguage("en");
  const open = [
    ["9-1", "extra", 1, 2, 4],
    ["7-1", "stop_1", 1, 1, 3],
    // A hand that draws five cards at one stop.
    ["8-1", "stop_3", 1, 1, 3],
    ["7-1", "stop_2", 1, 1, 3],
  ].map(([hand, slot, attempt, phone, staff]) => ({ draw: { event: "x", hand, slot, attempt }, phone, staff }));
  const draws = { blocks: [], phones: [], open } as unknown as StaffView["draws"] & object;
  const organiser = { staff: [{ staff: 3, name: "Sue" }] } as unknown as OrganiserPart;
  const words = (draws: StaffView["draws"] & object) => openDrawWords({ draws, organiser });
  assert.match(
    words(draws)!,
    /^3 draws were started but have no card yet: hands 7-1 and 8-1, on Sue’s phone; hand 9-1, on staff member 4’s phone\. If/,
  );
  assert.deepEqual(openDraws({ draws })[0], { staff: 3, phone: undefined, hands: ["7-1", "8-1"] });
  const two = open.map((one, at) => ({ ...one, staff: 3, phone: at + 1 }));
  assert.equal(openDraws({ draws: { ...draws, open: two as never } })[1]!.phone, 2, "the staff member has several");
  assert.equal(words({ ...draws, open: [] }), undefined);
  assert.equal(openDrawWords({ organiser }), undefined);
  setLanguage("es");
  assert.match(
    words({ ...draws, open: [draws.open[1]!] })!,
    /^Hay 1 sorteo empezado y sin carta: mano 7-1, en el móvil de Sue\./,
  );
  setLanguage("en");
});

test("the scans that a rollback cut off are told from the draws that can still be finished", () => {
  const draw = (hand: string) => ({ event: "7k3m9qx2vd", hand, slot: "stop_1", attempt: 1 });
  const scanned = (hand: string): Fact => ({ kind: "scanned", draw: draw(hand), phone: 1 });
  const byHand: Fact = { kind: "entered_by_hand", hand: "3-1", slot: "stop_1", card: "As", staff: 3 };
  const drawn = { kind: "drawn", phone: 1, excluded: [], proof: { draw: draw("4-1"), card: "Ks" } } as unknown as Fact;
  const before = ["1-1", "2-1", "3-1", "4-1"].map(scanned);
  const facts: Fact[] = [...before, byHand, drawn, { kind: "rolled_back" }, scanned("1-1"), scanned("4-1")];
  const entries = facts.map((fact, at) => ({ position: at + 1, fact }));
  assert.deepEqual(openScans(entries), { total: 4, cutOff: 2 }, "1-1 counts twice, and 3-1 was ended by hand");
  const undrawn = entries.filter(({ fact }) => fact.kind !== "drawn");
  const { total } = verifyLog("7k3m9qx2vd", "wheel", undrawn);
  assert.equal(openScans(undrawn).total, total.open_scans, "the report counts them the same way");
  assert.match(
    t("correct-close-cut-off", { total: 5, cutOff: 4 }),
    /^The report will show 5 open scans; 4 of them were cut off when a backup was restored/,
  );
  assert.match(t("draws-report-cut-off", { cutOff: 1 }), /^1 of the open scans was cut off/);
});

test("all open items are listed before the event is closed", () => {
  const done = { turned_in: "15:00:00" };
  const rows = [
    row(1, "Ann", [done]),
    row(2, "Ben", [done, { turned_in: null, next: null, unpaid: true }], { arrived: "15:00:00" }),
    row(3, "Cleo", [{ turned_in: null, next: 4 }]),
    row(4, "Dan", [{ turned_in: null, next: 1, unpaid: true }], { withdrawn: true }),
  ];
  const questions = [{ decided: null }, { decided: { reason: "read again" } }] as RunQuestion[];
  const organiser = { questions } as OrganiserPart;
  const run = { provisional: true, deadline: "16:00:00" } as RunHead;
  const stops = [{ stop: 1, reported_until: "16:00:00" }, { stop: 2, reported_until: "15:59:59" }, { stop: 3 }];
  const tills = [
    { name: "Desk", closed: false, uncounted: false },
    { name: "Bar", closed: false, uncounted: true },
    { name: "Gate", closed: true, uncounted: true },
  ] as TillChoice[];
  const { out, ...rest } = openItems({ run, participants: rows, organiser, stops, tills });
  assert.deepEqual(rest, { hands: 2, silent: [2, 3], unpaid: 1, tills: ["Bar"], questions: 1, draws: [] });
  const unprovisional = { run: { ...run, provisional: false }, participants: rows, organiser, stops, tills };
  assert.deepEqual(openItems(unprovisional).silent, []);
  assert.deepEqual(
    out.map(({ where, rows }) => [where, rows.map(({ name }) => name)]),
    [
      [4, ["Cleo"]],
      ["at_finish", ["Ben"]],
    ],
  );
});

test("pr_20: the organiser sees the fees and prizes that closing the event now would void", () => {
  const hands = (...unpaid: boolean[]) => unpaid.map((unpaid): Partial<HandView> => ({ unpaid }));
  const participants = [row(1, "Ann", hands(true, false)), row(2, "Ben", hands(true), { withdrawn: true })];
  const organiser = { account: { prizes: 1250, takings: 2500 } } as OrganiserPart;
  const draft = { settings: { hand_price: 1000 } } as StaffView["draft"];
  assert.deepEqual(missingFees({ draft, participants, organiser }), {
    count: 1,
    fees: 1000,
    prizes: 1250,
    takings: 2500,
  });
  assert.equal(missingFees({ draft, participants: [row(1, "Ann", hands(false))], organiser }), undefined);
});

test("a field's fault is in the page's language", () => {
  const valid = { valid: true, valueMissing: false } as ValidityState;
  const field = { name: "time", value: "16:30", title: "", validity: valid, validationMessage: "browser" };
  assert.equal(entryFault(field), undefined);
  assert.equal(entryFault({ ...field, value: "banana" }), "This is not a time. Write it like 16:30.");
  assert.equal(entryFault({ ...field, value: "" }), undefined, "a time that may be left out");
  const missing = { valid: false, valueMissing: true } as ValidityState;
  assert.equal(entryFault({ ...field, value: "", validity: missing }), "Fill in this field.");
  assert.equal(entryFault({ ...field, name: "reason", value: "", validity: missing }), "Write a reason.");
  const word = new RegExp(`^(?:${wordPattern("close")})$`, "v");
  assert.deepEqual(
    ["close", "Close", "CLOSE ", "clos"].map((typed) => word.test(typed)),
    [true, true, true, false],
  );
  const wrong = { valid: false, valueMissing: false } as ValidityState;
  assert.equal(
    entryFault({ ...field, name: "word", value: "clsoe", validity: wrong, title: "Type “close”" }),
    "Type “close”",
  );
});

test("a time on the event's day is shown without a date", () => {
  setLanguage("en");
  const run = { date: "2026-11-24", time_zone: "America/Denver" };
  assert.equal(
    eventMoment(run, Date.UTC(2026, 10, 24, 14, 11), { seconds: true }).replace("\u202f", " "),
    "7:11:00 AM",
  );
  assert.match(eventMoment(run, Date.UTC(2026, 10, 25, 14, 11), { seconds: true }), /^Nov 25, 2026, 7:11:00/);
});

test("a history entry is a sentence in both languages", () => {
  const route = [{ name: "Lodge" }, { name: "Fuel", card: false }, { name: "Sawmill" }];
  const words = (action: Action, screen = false) =>
    (["en", "es"] as const).map((language) => {
      setLanguage(language);
      return entryWords(
        { route, date: "2026-11-24", time_zone: "America/Denver" },
        { change: { kind: "acted", action, screen } },
      );
    });
  assert.deepEqual(words({ stamp: { hand: "7-1", stop: 2, card: "Td", at: "10:44:00" } }, true), [
    "Hand 7-1, Stop 2: Sawmill: 10♦, at 10:44 AM, wheel on the screen.",
    "Mano 7-1, Parada 2: Sawmill: 10♦, a las 10:44, ruleta en pantalla.",
  ]);
  assert.deepEqual(words({ void: { hand: "7-1", mark: "extra", reason: "misread" } }), [
    "Hand 7-1, Extra card, declared void: misread",
    "Mano 7-1, Carta extra, anulado: misread",
  ]);
  assert.deepEqual(words({ rename: { participant: 7, name: "Ann Lee", reason: "misspelt" } }), [
    "The name is Ann Lee: misspelt",
    "El nombre es Ann Lee: misspelt",
  ]);
  assert.deepEqual(words({ stamp: { hand: "7-1", stop: 2, card: "Td" } }), [
    "Hand 7-1, Stop 2: Sawmill: 10♦, from paper.",
    "Mano 7-1, Parada 2: Sawmill: 10♦, del papel.",
  ]);
  const actions: Action[] = [
    { register: { participant: 7, name: "Ann", rides: true } },
    { add_hand: { participant: 7 } },
    { spin_all: { hand: "7-1", spins_at: "finish", cards: ["Ks", "Qs", "Js", "Ts", "9s"], at: "12:00:00" } },
    { arrive: { participant: 7, at: "12:00:00" } },
    { extra: { hand: "7-1", card: "Ks", at: "12:00:00" } },
    { void_arrival: { participant: 7, reason: "wrong number" } },
    { turn_in: { hand: "7-1", at: "12:00:00" } },
    { void_turn_in: { hand: "7-1", reason: "wrong number" } },
    { spin_off: { hand: "7-1", card: "Ks" } },
    { withdraw: { participant: 7 } },
    { rename: { participant: 7, name: "Ann Lee", reason: "misspelt" } },
    { set_rides: { participant: 7, rides: false, reason: "no motorcycle" } },
    { remove_hand: { hand: "7-2", reason: "one too many" } },
    { pay: { hand: "7-1" } },
    { pay_prize: { hand: "7-1" } },
    { allow_skip: { hand: "7-1", stop: 1, reason: "sent on" } },
  ];
  for (const action of actions) assert.match(words(action)[0]!, / |\.$/, JSON.stringify(action));
  setLanguage("en");
});
