// The forms of dates and times.
import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { capitalized, dateAndTime, longDate, timeOfDay } from "../src/i18n/clock.js";
import { setLanguage } from "../src/i18n/language.js";
import "./texts.js";

declare const ROOT: string;
(globalThis as { document?: unknown }).document = { documentElement: { lang: "" } };

/** Some versions of ICU write a narrow no-break space before AM and PM. */
const plain = (text: string): string => text.replaceAll(/[\u202F\u00A0]/g, " ");

test("dates have a long form, and moments a short one, in both languages", () => {
  const at = Date.UTC(2026, 10, 30, 16, 5, 9);
  const all = () => [
    longDate("2026-11-30"),
    dateAndTime(at, { timeZone: "UTC" }),
    dateAndTime(at, { timeZone: "America/Denver", seconds: true }),
    timeOfDay(at, { timeZone: "UTC" }),
  ];
  setLanguage("en");
  const en = ["Monday, November 30, 2026", "Nov 30, 2026, 4:05 PM", "Nov 30, 2026, 9:05:09 AM", "4:05 PM"];
  assert.deepEqual(all().map(plain), en);
  setLanguage("es");
  const es = ["lunes, 30 de noviembre de 2026", "30 nov 2026, 16:05", "30 nov 2026, 9:05:09", "16:05"];
  assert.deepEqual(all().map(plain), es);
  setLanguage("en");
});

test("a date has a capital at the start of a line, and only there", () => {
  const start = () => capitalized(longDate("2026-11-30"));
  setLanguage("es");
  assert.equal(start(), "Lunes, 30 de noviembre de 2026");
  setLanguage("en");
  assert.equal(start(), "Monday, November 30, 2026");
});

test("no other module has a form of dates of its own", () => {
  const source = join(ROOT, "web/src");
  const files = (readdirSync(source, { recursive: true }) as string[]).filter((name) => name.endsWith(".ts"));
  const form = /\b(?:dateStyle|timeStyle|weekday|toLocale(?:Date|Time)String)\b|Date\([^)]*\)\.toLocaleString/;
  const found = files.filter((name) => form.test(readFileSync(join(source, name), "utf8")));
  assert.deepEqual(found, [join("i18n", "clock.ts")]);
});
