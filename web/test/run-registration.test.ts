import assert from "node:assert/strict";
import { test } from "node:test";
import type { StaffRow } from "../src/generated/run.js";
import { emptyEntry, entryField, found, registrationOf, totals, unpaidHands } from "../src/run/registration-entry.js";
import { desksOf, hasRole } from "../src/run/staff-desks.js";

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

test("an entry is the registration that was typed, or has its faults at their fields", () => {
  const entry = { ...emptyEntry("initials"), name: " Ann Lee ", hands: "3", rides: false };
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

test("a search finds beginnings of numbers and of names, without accents, and the newest first", () => {
  const numbers = (search: string) => found(ROWS, search).map(({ participant }) => participant);
  assert.deepEqual(numbers(""), [70, 17, 7, 1]);
  assert.deepEqual(numbers("7"), [70, 7]);
  assert.deepEqual(numbers("ann lee"), [70, 1]);
  assert.deepEqual(numbers("ANG nunez"), [7]);
  assert.deepEqual(numbers("iba"), [7]);
  assert.deepEqual(numbers("neil"), [17]);
  assert.deepEqual(numbers("eil"), []);
});

test("participants who withdrew are not counted, and owe nothing", () => {
  assert.deepEqual(totals(ROWS), { people: 3, hands: 4, unpaid: 2 });
  assert.deepEqual(unpaidHands(ROWS[1]!), ["7-2"]);
  assert.deepEqual(unpaidHands(ROWS[2]!), []);
});

test("a refusal of a registration is at the field that it names", () => {
  const field = (code: string) => entryField({ code, message: "" });
  assert.equal(field("poker_run.registered"), "number");
  assert.equal(field("run.hands_at_once"), "hands");
  assert.equal(field("run.not_your_role"), undefined);
});

test("the desks are those of the roles, and of the stage", () => {
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
  assert.equal(desks(["organiser"]).length, 11);
  assert.deepEqual(desks(["organiser"], "draft"), ["/e/k3/plan"]);
  assert.ok(!hasRole([{ stop: 3 }], { stop: 2 }, "finish") && hasRole(["organiser"], { stop: 2 }));
});
