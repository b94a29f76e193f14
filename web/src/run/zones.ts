import { locale } from "../i18n/clock.js";
import { fold } from "../i18n/fold.js";
import { offsetOfDay, zoneNameIn } from "./board-time.js";

const MINUTE = 60_000;
/** Minimum length of the typed text for a search of the names in the language of the page, in characters. */
const SHORT = 3;

/** The time zones that the browser knows, and the given ones, in alphabetical order. */
export const zoneIds = (...more: string[]): string[] =>
  [...new Set([...Intl.supportedValuesOf("timeZone"), "UTC", ...more])].filter((id) => id !== "").sort();

/** The value of a key, which is computed once. */
function computedOnce<T>(values: Map<string, T>, key: string, compute: () => T): T {
  const known = values.get(key) ?? compute();
  values.set(key, known);
  return known;
}

const offsets = new Map<string, number>();

/** The offset of a time zone from UTC at noon of a day, in minutes. */
export const zoneOffset = (id: string, day: string): number =>
  computedOnce(offsets, `${id} ${day}`, () => Math.round(offsetOfDay(day, id) / MINUTE));

/** An offset in minutes as text: `UTC−06:00`, `UTC+05:30`. */
export function offsetText(minutes: number): string {
  const two = (value: number) => String(value).padStart(2, "0");
  const all = Math.abs(minutes);
  return `UTC${minutes < 0 ? "−" : "+"}${two(Math.floor(all / 60))}:${two(all % 60)}`;
}

/** A time zone as its field shows it: `America/New York (UTC−04:00)`. */
export const zoneText = (id: string, day: string): string =>
  `${id.replaceAll("_", " ")} (${offsetText(zoneOffset(id, day))})`;

/** A typed offset in minutes: `-6`, `+5:30`, `UTC−06:00`, `gmt+2`; undefined for other text. */
export function offsetTyped(text: string): number | undefined {
  const found = /^(?:utc|gmt)?\s*([+\-−])\s*(\d{1,2})(?::?([0-5]\d))?$/i.exec(text.trim());
  if (!found) return undefined;
  const minutes = Number(found[2]) * 60 + Number(found[3] ?? 0);
  return found[1] === "+" || minutes === 0 ? minutes : -minutes;
}

/** Text without case, accents and punctuation, for comparison. */
const plain = (text: string): string =>
  fold(text)
    .replaceAll(/[\s_/,()]+/g, " ")
    .trim();

/** The city of a time zone: the last part of its name. */
const cityOf = (id: string): string => plain(id.split("/").at(-1)!);

/**
 * The time zone that the typed text identifies: by its full name, by the text that its field shows, or by its city if
 * no other time zone has a city of this name. Undefined for other text.
 */
export function zoneTyped(text: string, day: string, ids = zoneIds()): string | undefined {
  const typed = plain(text);
  if (typed === "") return undefined;
  const named = ids.find((id) => plain(id) === typed);
  if (named !== undefined) return named;
  const cities = ids.filter((id) => cityOf(id) === typed || RENAMED.get(id) === typed);
  return cities.length === 1
    ? cities[0]
    : ids.find((id) => typed.startsWith(plain(id)) && plain(zoneText(id, day)) === typed);
}

/** Cities under the names of today, which the browsers' list of time zones does not have, with their time zones. */
const RENAMED: ReadonlyMap<string, string> = new Map([
  ["Asia/Calcutta", "kolkata"],
  ["Asia/Katmandu", "kathmandu"],
  ["Asia/Rangoon", "yangon"],
  ["Asia/Saigon", "ho chi minh city"],
  ["Europe/Kiev", "kyiv"],
]);

/**
 * The time zones that match the typed text. For an offset, the time zones with this offset. For other text, every typed
 * word begins a word of a name: first the time zones whose city begins with these words, then those whose country or
 * abbreviation the text matches, then those whose city begins with the text, then those with other matching names, and
 * last those that match in the language of the page.
 */
export function findZones(text: string, day: string, ids = zoneIds()): string[] {
  const typed = offsetTyped(text);
  if (typed !== undefined) return ids.filter((id) => zoneOffset(id, day) === typed);
  const sought = plain(text);
  const words = sought.split(" ");
  const hasAll = (name: string) => words.every((word) => ` ${name}`.includes(` ${word}`));
  const found = ids.filter((id) => hasAll(`${plain(id)} ${RENAMED.get(id) ?? ""}`));
  const first = found.filter((id) => cityOf(id).startsWith(sought) || RENAMED.get(id)?.startsWith(sought));
  if (sought.length < SHORT) return [...new Set([...first, ...found])];
  const whole = first.filter((id) => [cityOf(id), RENAMED.get(id)].some((city) => `${city} `.startsWith(`${sought} `)));
  const exact = ids.filter((id) => localNames(id).startsWith(`${sought} `) || abbreviations(id).includes(sought));
  return [...new Set([...whole, ...exact, ...first, ...found, ...ids.filter((id) => hasAll(localNames(id)))])];
}

const short = new Map<string, string[]>();

/** The American abbreviations of a time zone in winter and in summer: `est`, `edt`. */
const abbreviations = (id: string): string[] =>
  computedOnce(short, id, () =>
    ["2026-01-10", "2026-07-10"].map((day) => plain(zoneNameIn("en-US", "short", id, new Date(day)))),
  );

const names = new Map<string, string>();

/** The names of a time zone in the language of the page: `spain time central european time`. */
const localNames = (id: string): string =>
  computedOnce(names, `${locale()} ${id}`, () =>
    plain(`${zoneNameIn(locale(), "shortGeneric", id)} ${zoneNameIn(locale(), "longGeneric", id)}`),
  );
