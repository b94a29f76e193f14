import assert from "node:assert/strict";
import { test } from "node:test";
import { setLanguage } from "../src/i18n/language.js";
import { draftOf } from "../src/run/plan-draft.js";
import { newForm } from "../src/run/plan-form.js";
import { isPast } from "../src/run/plan-time.js";
import { findZones, offsetTyped, zoneIds, zoneText, zoneTyped } from "../src/run/zones.js";
import "./texts.js";

(globalThis as { document?: unknown }).document = { documentElement: { lang: "" } };
setLanguage("en");

const SUMMER = "2026-07-01";
const WINTER = "2026-01-10";

test("a time zone is found by city, country, name or offset", () => {
  const first = (text: string) => findZones(text, SUMMER)[0];
  assert.equal(first("denv"), "America/Denver");
  assert.equal(first("new york"), "America/New_York");
  assert.equal(first("New_York"), "America/New_York");
  assert.equal(first("bogota"), "America/Bogota");
  assert.equal(first("BOGOTÁ"), "America/Bogota");
  assert.equal(first("spain"), "Europe/Madrid", "not Port of Spain");
  assert.ok(findZones("spain", SUMMER).includes("America/Port_of_Spain"));
  assert.equal(first("kolk"), first("calcutta"));
  assert.equal(first("kyiv"), first("kiev"));
  assert.equal(zoneTyped("Kyiv", SUMMER), first("kiev"));
  assert.equal(first("Kathmandu"), first("katmandu"));
  assert.equal(first("Ho Chi Minh"), first("saigon"));
  assert.equal(first("India"), first("kolkata"), "not Indianapolis");
  assert.match(first("indianap")!, /Indianapolis$/);
  assert.ok(
    findZones("EST", SUMMER).includes("America/New_York") && !findZones("EST", SUMMER).includes("Europe/Bucharest"),
  );
  assert.ok(findZones("pst", SUMMER).includes("America/Los_Angeles"));
  assert.ok(!findZones("usa", SUMMER).includes("Africa/Lusaka"));
  assert.ok(findZones("mountain", SUMMER).includes("America/Denver"));
  assert.ok(findZones("america argentina", SUMMER).every((id) => id.startsWith("America/Argentina/")));
  assert.deepEqual(findZones("nowhere", SUMMER), []);
});

test("in Spanish a time zone is found by the Spanish name of its city", () => {
  setLanguage("es");
  assert.ok(findZones("nueva york", SUMMER).includes("America/New_York"));
  setLanguage("en");
});

test("an offset is that of the event's day, including daylight saving time", () => {
  assert.ok(findZones("-6", SUMMER).includes("America/Denver"));
  assert.ok(!findZones("-6", WINTER).includes("America/Denver"));
  assert.ok(findZones("UTC−07:00", WINTER).includes("America/Denver"));
  assert.equal(zoneText("America/Denver", SUMMER), "America/Denver (UTC−06:00)");
  assert.equal(zoneText("America/New_York", WINTER), "America/New York (UTC−05:00)");
  const read = ["-6", "+5:30", "utc+2", "GMT−0330", "+0", "-0", "6", "-6:75", "-12345"].map((text) =>
    offsetTyped(text),
  );
  assert.deepEqual(read, [-360, 330, 120, -210, 0, 0, undefined, undefined, undefined]);
});

test("a text that matches a single time zone needs no choice", () => {
  for (const text of ["America/Denver", "america/denver", "Denver", "America/Denver (UTC−06:00)"])
    assert.equal(zoneTyped(text, SUMMER), "America/Denver", text);
  for (const text of ["", "Den", "America", "-6", "Denver, Colorado"])
    assert.equal(zoneTyped(text, SUMMER), undefined, text);
  assert.equal(zoneTyped("UTC", SUMMER), "UTC");
  assert.ok(zoneIds("Mars/Olympus").includes("Mars/Olympus"), "a zone that the browser does not know stays");
});

test("a plan without a time zone is refused at the time zone field", () => {
  const read = draftOf({ ...newForm("UTC"), timeZone: "" });
  assert.ok("faults" in read && read.faults["time_zone"]?.startsWith("Choose a time zone"));
  assert.equal(isPast({ ...newForm(""), date: "2020-01-10" }), false, "there is no moment without a time zone");
});
