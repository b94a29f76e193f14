import type { RunHead } from "../generated/run.js";
import { t } from "../i18n/catalog.js";
import { dateAndTime, locale, timeOfDay } from "../i18n/clock.js";

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/**
 * Converts a local time of the event's day to milliseconds since the Unix epoch. Hours continue from 24 after midnight,
 * with the UTC offset of the day's noon even if clocks change in the meantime (PR-12).
 */
export const momentOf = (day: string, time: string, zone: string): number =>
  wallClock(day, time) - offsetOfDay(day, zone);

/** A local time as milliseconds since the epoch, as if it were UTC. `Date.UTC` accepts hours from 24 on. */
function wallClock(day: string, time: string): number {
  const [year = 0, month = 1, date = 1] = day.split("-").map(Number);
  const [hours = 0, minutes = 0, seconds = 0] = time.split(":").map(Number);
  return Date.UTC(year, month - 1, date, hours, minutes, seconds);
}

const formats = new Map<string, Intl.DateTimeFormat>();

/** A format of all parts of a time in a zone, made once, because a countdown needs it several times a second. */
function partsIn(zone: string): Intl.DateTimeFormat {
  const made =
    formats.get(zone) ??
    new Intl.DateTimeFormat("en", {
      timeZone: zone,
      hourCycle: "h23",
      year: "numeric",
      month: "numeric",
      day: "numeric",
      hour: "numeric",
      minute: "numeric",
      second: "numeric",
    });
  formats.set(zone, made);
  return made;
}

/** The offset of a zone from UTC at a moment, in milliseconds. */
function offset(zone: string, moment: number): number {
  const parts = Object.fromEntries(
    partsIn(zone)
      .formatToParts(moment)
      .map(({ type, value }) => [type, Number(value)]),
  );
  const { year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0 } = parts;
  return Date.UTC(year, month - 1, day, hour, minute, second) - Math.floor(moment / SECOND) * SECOND;
}

/** The offset of a zone from UTC at noon of a day, in milliseconds. */
export function offsetOfDay(day: string, zone: string): number {
  const noon = wallClock(day, "12:00");
  return offset(zone, noon - offset(zone, noon));
}

/**
 * The event's deadline, the last second that is on time, in milliseconds since the Unix epoch; undefined in a draft.
 */
export const deadlineOf = ({ date, deadline, time_zone }: RunHead): number | undefined =>
  deadline == null ? undefined : momentOf(date, deadline, time_zone);

/**
 * A moment in milliseconds since the Unix epoch, in the event's time zone: the time, to the minute or to the second,
 * with the date unless it is on the event's day.
 */
export function eventMoment(
  { date, time_zone: timeZone }: Pick<RunHead, "date" | "time_zone">,
  moment: number,
  { seconds = false } = {},
): string {
  const form = isOnDay({ date, time_zone: timeZone }, moment) ? timeOfDay : dateAndTime;
  return form(moment, { timeZone, seconds });
}

/** Returns whether a moment is on the event's day, in the event's time zone. */
export const isOnDay = ({ date, time_zone }: Pick<RunHead, "date" | "time_zone">, moment: number): boolean =>
  new Intl.DateTimeFormat("en-CA", { timeZone: time_zone }).format(moment) === date;

/**
 * Formats the remaining time, given in milliseconds: `3 h 05 min`, or `12 min 05 s` in the last hour; undefined after
 * the deadline.
 */
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
 * The date and time of an event's deadline, in the event's time zone. The zone is named if the browser's local time
 * differs from it at that moment, or if clocks change between the event's day and the deadline.
 */
export function deadlineWords(run: RunHead, own = Intl.DateTimeFormat().resolvedOptions().timeZone): string {
  const moment = deadlineOf(run);
  if (moment === undefined) return "";
  const there = offset(run.time_zone, moment);
  const differs = there !== offset(own, moment) || there !== offsetOfDay(run.date, run.time_zone);
  const time = dateAndTime(moment, { timeZone: run.time_zone, seconds: moment % MINUTE !== 0 });
  return differs ? `${time} ${zoneName(run.time_zone, moment)}` : time;
}

/**
 * The abbreviation of a time zone at a moment: `MST`. Some languages have only an offset for a zone whose abbreviation
 * riders know from English.
 */
function zoneName(zone: string, moment: number): string {
  const name = (language: string) => zoneNameIn(language, "short", zone, moment);
  const own = name(locale());
  return own.startsWith("GMT") ? name("en-US") : own;
}

/** The name of a time zone at a moment, in a language and of this kind; empty if there is none. */
export const zoneNameIn = (
  language: string,
  timeZoneName: Intl.DateTimeFormatOptions["timeZoneName"],
  timeZone: string,
  at: Date | number = new Date(),
): string =>
  new Intl.DateTimeFormat(language, { timeZone, timeZoneName })
    .formatToParts(at)
    .find(({ type }) => type === "timeZoneName")?.value ?? "";
