import assert from "node:assert/strict";
import { test } from "node:test";
import type { StaffRow, TillChoice } from "../src/generated/run.js";
import { correctionOf } from "../src/run/payment-corrections.js";
import { isCorrectable, mayAddHand, removalOf, renameOf, ridesOf } from "../src/run/registration-corrections.js";
import {
  emptyEntry,
  entryField,
  found,
  lacksWaiver,
  namesake,
  paidFees,
  registrationOf,
  totals,
  unpaidHands,
} from "../src/run/registration-entry.js";
import { setLanguage } from "../src/i18n/language.js";
import { faultWords, importedWords, namedTwice, twiceWords } from "../src/run/registration-import.js";
import { desksOf, hasRole } from "../src/run/staff-desks.js";
import { tillsAt } from "../src/run/till-count.js";
import "./texts.js";

(globalThis as { document?: unknown }).document = { documentElement: { lang: "" } };

const row = (participant: number, name: string, unpaid: boolean[] = [], withdrawn = false) =>
  ({
    participant,
    name,
    withdrawn,
    hands: unpaid.map((unpaid, index) => ({ hand: `${participant}-${index + 1}`, unpaid })),
  }) as unknown as StaffRow;

const ROWS = [
  row(1, "Ann Lee", [true]),
  row(7, "Ángela Núñez-Ibarra", [false, true]),
  row(17, "Ben O’Neil", [true, true], true),
  row(70, "Lee Ann Moe", [false]),
];

test("a form results in a registration, or in faults at their fields", () => {
  const entry = { ...emptyEntry(), shownAs: "initials" as const, name: " Ann Lee ", hands: "3", rides: false };
  assert.deepEqual(registrationOf(entry), {
    participant: null,
    name: "Ann Lee",
    rides: false,
    hands: 3,
    details: { shown_as: "initials", contact: null },
  });
  const read = registrationOf({ ...entry, number: "41", contact: " 555-0100 " });
  assert.ok("name" in read && read.participant === 41 && read.details?.contact === "555-0100");
  const sheet = registrationOf({ ...entry, number: " 41 k" });
  assert.ok("name" in sheet && sheet.participant === 41 && sheet.check === "K", "the check letter of a sheet");
  const wrong = registrationOf({ ...entry, name: " ", hands: "0", number: "1234567" });
  assert.deepEqual("faults" in wrong && Object.keys(wrong.faults).sort(), ["hands", "name", "number"]);
  assert.ok("faults" in registrationOf(entry, { hands_limit: 2 }), "the limit of the event");
  assert.ok("faults" in registrationOf({ ...entry, hands: "51" }), "the limit of one request");
});

test("a search matches number and name prefixes regardless of accents, newest first", () => {
  const numbers = (search: string) => found(ROWS, search).map(({ participant }) => participant);
  assert.deepEqual(numbers(""), [70, 17, 7, 1]);
  assert.deepEqual(numbers("7"), [70, 7]);
  assert.deepEqual(numbers("ann lee"), [70, 1]);
  assert.deepEqual(numbers("ANG nunez"), [7]);
  assert.deepEqual(numbers("iba"), [7]);
  assert.deepEqual(numbers("neil"), [17]);
  assert.deepEqual(numbers("eil"), []);
});

test("participants who withdrew are not counted and owe nothing", () => {
  assert.deepEqual(totals(ROWS), { people: 3, hands: 4, unpaid: 2 });
  assert.deepEqual(unpaidHands(ROWS[1]!), ["7-2"]);
  assert.deepEqual(unpaidHands(ROWS[2]!), []);
});

test("a registration refusal is shown at the field that it names", () => {
  const field = (code: string) => entryField({ code, message: "" });
  assert.equal(field("poker_run.registered"), "number");
  assert.equal(field("run.hands_at_once"), "hands");
  assert.equal(field("run.not_your_role"), undefined);
});

test("the available desks depend on the roles and the stage", () => {
  const route = [1, 2, 3, 4, 5].map((stop) => ({ name: `Place ${stop}`, card: true }));
  const desks = (roles: unknown[], stage = "running") =>
    desksOf({ run: { id: "k3", stage, route }, you: { staff: 1, roles } } as never).map(({ path }) => path);
  assert.deepEqual(desks([{ stop: 3 }]), ["/e/k3/stops/3", "/e/k3/plan"]);
  assert.deepEqual(desks(["registration", { stop: 1 }]), [
    "/e/k3/registration",
    "/e/k3/sheets",
    "/e/k3/stops/1",
    "/e/k3/plan",
  ]);
  assert.equal(desks(["organiser"]).length, 12);
  assert.deepEqual(desks(["organiser"], "draft"), ["/e/k3/plan"]);
  assert.ok(!hasRole([{ stop: 3 }], { stop: 2 }, "finish") && hasRole(["organiser"], { stop: 2 }));
});

test("a file error has a message in both languages, with its line and column", () => {
  const fault = (code: string, args: Record<string, unknown>, column = "hands") =>
    (["en", "es"] as const).map((language) => {
      setLanguage(language);
      return faultWords({ line: 1204, column, code, args, message: "in English" });
    });
  assert.deepEqual(fault("run.import_number", { found: "two" }), [
    "Line 1204, hands: Write a whole number from 1, not “two”.",
    "Línea 1204, hands: Escribe un número entero desde 1, no «two».",
  ]);
  assert.deepEqual(fault("run.hands_at_once", { hands: 51, most: 50 }), [
    "Line 1204, hands: Register 1 to 50 hands at once.",
    "Línea 1204, hands: Inscribe de 1 a 50 manos a la vez.",
  ]);
  assert.deepEqual(
    fault("poker_run.hands_limit", { participant: 4, limit: 3 }),
    ["Line 1204, hands: a participant may have 3.", "Línea 1204, hands: cada participante puede tener 3."],
    "number 4 is not in the file",
  );
  setLanguage("en");
});

test("the next entry keeps only the payment method", () => {
  const { payment, shownAs, name } = emptyEntry("cash");
  assert.deepEqual([payment, shownAs, name], ["cash", "number", ""]);
});

test("an already registered name is found regardless of case and accents", () => {
  const number = (name: string) => namesake(ROWS, name)?.participant;
  assert.deepEqual([number(" ann  LEE"), number("Angela Nunez Ibarra"), number("Ann")], [1, 7, undefined]);
  assert.equal(number("Ben O’Neil"), undefined, "who withdrew may register again");
});

test("a withdrawal refunds the paid fees", () => {
  const settings = { hand_price: 1000 };
  assert.deepEqual(
    ROWS.map((each) => paidFees(each, settings)),
    [0, 1000, 0, 1000],
  );
  assert.equal(paidFees(ROWS[3]!), 0, "an event without a price");
});

test("an import reports the numbers that it assigned", () => {
  setLanguage("en");
  const words = (...numbers: number[]) =>
    importedWords({
      again: false,
      events: numbers.flatMap((participant) => [
        { event: "registered", hand: `${participant}-1`, name: "Ann", participant, rides: true },
        { event: "hand_added", hand: `${participant}-2` },
      ]),
    });
  assert.equal(words(4, 5, 6), "3 participants registered, numbers 4 to 6.");
  assert.equal(words(4), "1 participant registered, number 4.");
  assert.equal(words(4, 17), "2 participants registered.");
  assert.equal(importedWords({ again: true, events: [] }), "This file was registered before.");
  assert.equal(importedWords({ again: false, events: [] }), "The file has no participants.");
});

test("an import names the participants with the same name", () => {
  const registered = (name: string, participant: number) =>
    ({ event: "registered", hand: `${participant}-1`, name, participant, rides: true }) as const;
  const events = [registered("Ann Lee", 4), registered("Bo", 5), registered("ann  LEE", 9)];
  const named = namedTwice({ events, lines: [2, 3, 1250] });
  const people = [
    { number: 4, line: 2 },
    { number: 9, line: 1250 },
  ];
  assert.deepEqual(named, [{ name: "Ann Lee", people }]);
  setLanguage("en");
  const question = "If this is one person, withdraw the others.";
  const places = "number 4 in line 2 and number 9 in line 1250";
  assert.equal(twiceWords(named[0]!), `Ann Lee was registered more than once: ${places}. ${question}`);
});

test("a registration can be corrected until the first card or the arrival", () => {
  const base = { ...row(1, "Ann"), rides: true, arrived: null, hands: [{ hand: "1-1", stamps: [], turned_in: null }] };
  const blank = base as unknown as StaffRow;
  const stamps = [{ mark: "extra", card: "Ks", at: null, screen: false, void: "misread" }];
  const drawn = { ...base, hands: [{ hand: "1-1", stamps, turned_in: null }] } as unknown as StaffRow;
  assert.deepEqual(
    [blank, drawn, { ...blank, arrived: "15:00:00" }, { ...blank, withdrawn: true }].map(isCorrectable),
    [true, false, false, false],
  );
  const form = new FormData();
  form.set("name", " Ann Lee ");
  form.set("reason", "misspelt");
  assert.deepEqual(renameOf(blank)(form), { rename: { participant: 1, name: "Ann Lee", reason: "misspelt" } });
  assert.deepEqual(ridesOf(blank)(form), { set_rides: { participant: 1, rides: false, reason: "misspelt" } });
  assert.deepEqual(removalOf("1-2")(form), { remove_hand: { hand: "1-2", reason: "misspelt" } });
});

test("a waiver can be missing only for riders of an event that has one", () => {
  const rider = { ...row(1, "Ann"), rides: true } as StaffRow;
  const waiver = { text: "" };
  assert.deepEqual(
    [
      lacksWaiver({ waiver }, rider),
      lacksWaiver({}, rider),
      lacksWaiver({ waiver }, { ...rider, waiver: true }),
      lacksWaiver({ waiver }, { ...rider, rides: false }),
      lacksWaiver({ waiver }, { ...rider, withdrawn: true }),
    ],
    [true, false, false, false, false],
  );
  const signed = registrationOf({ ...emptyEntry(), name: "Ann", waiver: true });
  assert.ok(!("faults" in signed) && signed.details?.waiver === true);
});

test("a corrected payment names a till only for cash", () => {
  const payment = { hand: "1-1", item: "fee", cents: 1000, method: "card", till: null } as const;
  const form = new FormData();
  form.set("method", "cash");
  form.set("till", "2");
  form.set("reason", "mistyped");
  const correction = { hand: "1-1", item: "fee", reason: "mistyped" };
  assert.deepEqual(correctionOf(payment, form), { correct_payment: { ...correction, method: "cash", till: 2 } });
  form.set("method", "prepaid");
  assert.deepEqual(correctionOf(payment, form), { correct_payment: { ...correction, method: "prepaid", till: null } });
});

test("a desk counts its own open tills", () => {
  const till = (number: number, place: "registration" | "finish", closed = false) =>
    ({ till: number, name: String(number), place, closed }) as TillChoice;
  const tills = [till(1, "registration"), till(2, "finish"), till(3, "registration", true)];
  assert.deepEqual(
    tillsAt(tills, "registration").map((each) => each.till),
    [1],
  );
});

test("a rider buys no hand after the arrival, and nobody more than the limit or after the close", () => {
  const may = (stage: string, change: object, limit: unknown = "unlimited") =>
    mayAddHand(
      { run: { stage }, draft: { settings: { hands_limit: limit } } } as never,
      { withdrawn: false, rides: true, arrived: null, hands: [{}, {}], ...change } as never,
    );
  assert.deepEqual([may("registration", {}), may("running", {}), may("final", {})], [true, true, false]);
  const arrived = { arrived: "14:00:00" };
  assert.deepEqual([may("running", arrived), may("running", { ...arrived, rides: false })], [false, true]);
  assert.deepEqual(
    [may("running", {}, 3), may("running", {}, 2), may("running", { withdrawn: true })],
    [true, false, false],
  );
});
