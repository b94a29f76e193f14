import type { RunHead } from "../generated/run.js";
import { t } from "../i18n/catalog.js";
import { locale } from "../i18n/clock.js";

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/**
 * The moment of a local time of the event's day, in milliseconds since the Unix epoch. Hours count on past midnight
 * (PR-12). A time that occurs twice, at the end of summer time, is the second one; a time that is skipped is the
 * moment of the change.
 */
export function momentOf(day: string, time: string, zone: string): number {
  const wall = wallClock(day, time);
  const [before, after] = [wall - DAY, wall + DAY].map((moment) => offset(zone, moment)) as [number, number];
  const shown = [wall - before, wall - after].filter((moment) => moment + offset(zone, moment) === wall);
  return shown.length > 0 ? Math.max(...shown) : changeOfClock(zone, wall - after, wall - before);
}

/** A local time as milliseconds since the epoch, as if it were UTC. `Date.UTC` accepts hours from 24 on. */
function wallClock(day: string, time: string): number {
  const [year = 0, month = 1, date = 1] = day.split("-").map(Number);
  const [hours = 0, minutes = 0, seconds = 0] = time.split(":").map(Number);
  return Date.UTC(year, month - 1, date, hours, minutes, seconds);
}

/** The offset of a zone from UTC at a moment, in milliseconds. */
function offset(zone: string, moment: number): number {
  const format = new Intl.DateTimeFormat("en", {
    timeZone: zone,
    hourCycle: "h23",
    year: "numeric",
    month: "numeric",
    day: "numeric",
    hour: "numeric",
    minute: "numeric",
    second: "numeric",
  });
  const parts = Object.fromEntries(format.formatToParts(moment).map(({ type, value }) => [type, Number(value)]));
  const { year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0 } = parts;
  return Date.UTC(year, month - 1, day, hour, minute, second) - Math.floor(moment / SECOND) * SECOND;
}

/** The second at which a time zone's offset changes, between two moments before and after it. */
function changeOfClock(zone: string, before: number, after: number): number {
  const first = offset(zone, before);
  let [low, high] = [before, after];
  while (high - low > SECOND) {
    const middle = low + Math.floor((high - low) / 2 / SECOND) * SECOND;
    if (offset(zone, middle) === first) low = middle;
    else high = middle;
  }
  return high;
}

/** The moment of an event's deadline, the last second that is on time; undefined in a draft. */
export const deadlineOf = ({ date, deadline, time_zone }: RunHead): number | undefined =>
  deadline == null ? undefined : momentOf(date, deadline, time_zone);

/** The time left in words: `3 h 05 min`, or `12 min 05 s` in the last hour; undefined after the deadline. */
export function leftWords(left: number): string | undefined {
  if (left <= -SECOND) return undefined;
  const seconds = Math.max(0, Math.floor(left / SECOND));
  const [days, hours, minutes] = [Math.floor(left / DAY), Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60];
  const two = (value: number) => String(value).padStart(2, "0");
  if (days > 1) return t("board-left-days", { days, hours: hours % 24 });
  if (hours > 0) return t("board-left-hours", { hours, minutes: two(minutes) });
  return t("board-left-minutes", { minutes, seconds: two(seconds % 60) });
}

/**
 * The date and time of an event's deadline in the event's time zone, which is named if the browser's local time
 * differs from it at that moment.
 */
export function deadlineWords(run: RunHead, own = Intl.DateTimeFormat().resolvedOptions().timeZone): string {
  const moment = deadlineOf(run);
  if (moment === undefined) return "";
  const differs = offset(run.time_zone, moment) !== offset(own, moment);
  return new Intl.DateTimeFormat(locale(), {
    timeZone: run.time_zone,
    weekday: "short",
    day: "numeric",
    month: "short",
    hour: "numeric",
    minute: "2-digit",
    ...(moment % MINUTE === 0 ? {} : { second: "2-digit" }),
    ...(differs ? { timeZoneName: "short" } : {}),
  }).format(moment);
}
