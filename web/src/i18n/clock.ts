// The formats of all dates and times: a long one of dates, a short one of dates with a time, and one of times.
import { t } from "./catalog.js";
import { language } from "./language.js";

/** A time of an event's day: hours continue from 24 after midnight, and the seconds are optional. */
const TIME = /^(\d{1,2}):(\d\d)(?::(\d\d))?$/;

/**
 * Converts a time of an event's day, such as `16:00` or `24:10:00`, to seconds since its first midnight. NaN for other
 * text.
 */
export function secondsOf(text: string): number {
  const [, hours, minutes, seconds = 0] = TIME.exec(text) ?? [];
  return Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds);
}

/** Converts seconds since the first midnight of an event's day to a time in the API's format, such as `24:10:00`. */
export function timeOf(seconds: number): string {
  return [seconds / 3600, (seconds / 60) % 60, seconds % 60]
    .map((part) => String(Math.floor(part)).padStart(2, "0"))
    .join(":");
}

/** The current language with the browser's region, if it has one: some regions write 4:00 PM, others 16:00. */
export function locale(): string {
  const regions = typeof navigator === "undefined" ? [] : navigator.languages;
  return regions.find((each) => each.startsWith(language())) ?? language();
}

/** Options of a format: the time zone, by default that of this device, and whether seconds are shown. */
interface FormatOptions {
  timeZone?: string;
  seconds?: boolean;
}

const formatters = new Map<string, Intl.DateTimeFormat>();

/** A formatter of dates or times in the current language and region, made once. */
function formatter(options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = JSON.stringify([locale(), options]);
  const made = formatters.get(key) ?? new Intl.DateTimeFormat(locale(), options);
  formatters.set(key, made);
  return made;
}

const timeStyle = (seconds: boolean) => (seconds ? "medium" : "short");

/** A date such as `2026-11-26` in the long format, for the inside of a sentence: `Thursday, November 26, 2026`. */
export const longDate = (day: string): string =>
  formatter({ dateStyle: "full", timeZone: "UTC" }).format(Date.parse(`${day}T00:00:00Z`));

/** A moment in the short format, in milliseconds since the Unix epoch: `Nov 26, 2026, 4:10 PM`. */
export const dateAndTime = (ms: number, { timeZone, seconds = false }: FormatOptions = {}): string =>
  formatter({ dateStyle: "medium", timeStyle: timeStyle(seconds), timeZone }).format(ms);

/** The time of a moment, in milliseconds since the Unix epoch: `4:10 PM`. */
export const timeOfDay = (ms: number, { timeZone, seconds = false }: FormatOptions = {}): string =>
  formatter({ timeStyle: timeStyle(seconds), timeZone }).format(ms);

/**
 * A text with a capital first letter, for the start of a line or of a cell. Inside a sentence, Spanish writes a date in
 * lower case: `lunes, 30 de noviembre de 2026`.
 */
export const capitalized = (text: string): string => text.charAt(0).toLocaleUpperCase(language()) + text.slice(1);

/** A time of an event's day as people write it: `10:42 AM`, `16:00`. The text itself if it is not a time. */
export function clockTime(text: string, { seconds = false } = {}): string {
  const total = secondsOf(text);
  if (Number.isNaN(total)) return text;
  const time = timeOfDay(total * 1000, { timeZone: "UTC", seconds });
  return total < 24 * 3600 ? time : t("time-next-day", { time });
}
