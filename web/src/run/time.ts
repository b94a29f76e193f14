import { secondsOf, timeOf } from "../i18n/clock.js";
import { serverNow } from "../connection/server-time.js";
import { offsetOfDay } from "./board-time.js";

/** The day and the time zone of an event. */
export interface EventDay {
  date: string;
  time_zone: string;
}

const LAST_SECOND = 48 * 3600 - 1;

/**
 * Converts milliseconds since the Unix epoch to a local time of the event's day. Hours continue from 24 after midnight,
 * with the UTC offset of the day's noon even if clocks change in the meantime (PR-12). Undefined before the day, and
 * from the second midnight on.
 */
export function eventTime({ date, time_zone }: EventDay, now = serverNow()): string | undefined {
  const local = now + offsetOfDay(date, time_zone);
  const seconds = Math.floor((local - Date.parse(date)) / 1000);
  return seconds < 0 || seconds > LAST_SECOND ? undefined : timeOf(seconds);
}

/**
 * Parses a typed time: `15:42`, `15:42:07`, `1542`, `3:42 pm`, `24:10`. Without am or pm, hours are on the 24-hour
 * clock. Undefined for other text.
 */
export function typedTime(text: string): string | undefined {
  const found = /^(\d{1,2})[:.h]?(\d\d)(?:[:.](\d\d))?\s*(?:([ap])\.?\s?m\.?)?$/i.exec(text.trim());
  if (!found) return undefined;
  const [hour, minute, second] = found.slice(1, 4).map((part) => Number(part ?? 0)) as [number, number, number];
  const half = found[4]?.toLowerCase();
  if (minute > 59 || second > 59 || hour > 47 || (half && (hour < 1 || hour > 12))) return undefined;
  const hours = half ? (hour % 12) + (half === "p" ? 12 : 0) : hour;
  return timeOf(hours * 3600 + minute * 60 + second);
}

/** The earliest of some times; undefined for none. */
export const earliest = (...times: (string | null | undefined)[]): string | undefined =>
  times.filter((time) => time != null).sort((a, b) => secondsOf(a) - secondsOf(b))[0];

/** The latest of some times; undefined for none. */
export const latest = (...times: (string | null | undefined)[]): string | undefined =>
  times.filter((time) => time != null).sort((a, b) => secondsOf(b) - secondsOf(a))[0];
