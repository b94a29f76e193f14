import { secondsOf, timeOf } from "../i18n/clock.js";
import { serverNow } from "../connection/server-time.js";

/** The day and the time zone of an event. */
export interface EventDay {
  date: string;
  time_zone: string;
}

const DAY_MS = 24 * 3600 * 1000;

/**
 * The local time of the event's day at a moment in milliseconds since the Unix epoch. Hours count on past midnight
 * (PR-12). Undefined before the day, and from the second midnight on.
 */
export function eventTime({ date, time_zone }: EventDay, now = serverNow()): string | undefined {
  const form = new Intl.DateTimeFormat("en-US", {
    timeZone: time_zone,
    hourCycle: "h23",
    year: "numeric",
    month: "2-digit",
    day: "2-digit",
    hour: "2-digit",
    minute: "2-digit",
    second: "2-digit",
  });
  const parts = new Map(form.formatToParts(now).map(({ type, value }) => [type, value]));
  const today = Date.parse(`${parts.get("year")}-${parts.get("month")}-${parts.get("day")}`);
  const days = (today - Date.parse(date)) / DAY_MS;
  if (days !== 0 && days !== 1) return undefined;
  const clock = (["hour", "minute", "second"] as const).map((part) => parts.get(part)!).join(":");
  return timeOf(days * 24 * 3600 + secondsOf(clock));
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
