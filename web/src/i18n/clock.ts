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

/** A time of an event's day as people write it: `10:42 AM`, `16:00`. The text itself if it is not a time. */
export function clockTime(text: string, { seconds = false } = {}): string {
  const total = secondsOf(text);
  if (Number.isNaN(total)) return text;
  const form = new Intl.DateTimeFormat(locale(), {
    hour: "numeric",
    minute: "2-digit",
    ...(seconds ? { second: "2-digit" } : {}),
    timeZone: "UTC",
  });
  const time = form.format(total * 1000);
  return total < 24 * 3600 ? time : t("time-next-day", { time });
}

/** The hour and minute of a time of the room's clock in the time zone of this device, such as `4:10 PM`. */
export const hourOf = (ms: number): string =>
  new Date(ms).toLocaleTimeString(language(), { hour: "numeric", minute: "2-digit" });

/** A time of the room's clock in the time zone of this device, such as `Nov 26, 2026, 4:10 PM`. */
export const moment = (ms: number): string =>
  new Intl.DateTimeFormat(locale(), { dateStyle: "medium", timeStyle: "short" }).format(ms);
