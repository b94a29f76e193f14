import { serverNow } from "../connection/server-time.js";
import { momentOf } from "./board-time.js";
import type { PlanForm } from "./plan-form.js";

const DAY = 24 * 60 * 60 * 1000;

/**
 * Returns whether the deadline of the plan in a form has passed. This causes a warning and not a fault, since the cards
 * of a past event can still be entered from paper.
 */
export function isPast({ date, deadline, nextDay, timeZone }: PlanForm, now = serverNow()): boolean {
  if (date === "" || deadline === "" || timeZone === "") return false;
  return momentOf(date, deadline, timeZone) + (nextDay ? DAY : 0) < now;
}

/**
 * Returns whether the deadline of a plan has passed on its day, but is so early that it is probably meant for the night
 * after it.
 */
export const isNight = (form: PlanForm, now = serverNow()): boolean =>
  form.deadline < "06:00" && isPast(form, now) && !isPast({ ...form, nextDay: true }, now);
