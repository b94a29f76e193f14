import type { HandView, Place, StaffRow, StaffView, Stop } from "../generated/run.js";
import { clockTime } from "../i18n/clock.js";
import { t } from "../i18n/catalog.js";
import { stopName } from "./offers.js";
import { eventTime } from "./time.js";

/** The reason why a hand gets no card at a stop, phrased so that a volunteer can act on it. */
export function blocked(row: StaffRow, hand: HandView, stop: Stop, route: readonly Place[]): string {
  if (hand.turned_in != null) return t("desk-blocked-turned-in", { time: clockTime(hand.turned_in) });
  if (!row.rides) return t("desk-blocked-no-rider", { name: stopName(route, 1) });
  if (row.arrived != null) return t("desk-blocked-arrived", { time: clockTime(row.arrived) });
  if (hand.next != null && hand.next < stop)
    return t("desk-blocked-next", { name: stopName(route, hand.next), hand: hand.hand });
  return t("desk-blocked");
}

/** The time of the latest entry from a stop, as text. */
export function lastHeard({ run, stops }: StaffView, stop: Stop): string {
  const heard = stops.find((each) => each.stop === stop);
  const name = stopName(run.route, stop);
  const moments = [heard?.last_stamp_ms, heard?.last_report_ms].filter((ms) => ms != null);
  const at = moments.length === 0 ? undefined : eventTime(run, Math.max(...moments));
  return at === undefined ? t("desk-not-heard", { name }) : t("desk-heard", { name, time: clockTime(at) });
}
