import type { Role, StaffView } from "../generated/run.js";
import { t } from "../i18n/catalog.js";
import { openQuestions } from "./questions-model.js";
import { cardStops, roleText, STOPS } from "./words.js";

/** A page on which a staff member works. */
export interface Desk {
  path: string;
  title: string;
  /** The work that is done there. */
  what: string;
  /** The number of open items there; omitted if there are none. */
  waiting?: number;
}

/** Returns whether the roles include one of these, or the organiser's, which includes all others. */
export const hasRole = (roles: readonly Role[], ...wanted: Role[]): boolean =>
  ["organiser" as const, ...wanted].some((role) => roles.some((own) => sameRole(own, role)));

const sameRole = (a: Role, b: Role) => (typeof a === "string" || typeof b === "string" ? a === b : a.stop === b.stop);

/** The desks of a staff member, according to their roles, in the order of the day. */
export function desksOf(view: Pick<StaffView, "run" | "you" | "organiser">): Desk[] {
  const { run, you } = view;
  const { roles } = you;
  const desk = (path: string, title = t(`run-desk-${path}`)): Desk => ({
    path: `/e/${run.id}/${path}`,
    title,
    what: t(`run-desk-${path.split("/")[0]}-what`),
  });
  if (run.stage === "draft") return [desk("plan")];
  const stops = STOPS.filter((stop) => stop <= cardStops(run.route).length && hasRole(roles, { stop }));
  return [
    hasRole(roles, "registration") && desk("registration"),
    hasRole(roles, "registration") && desk("sheets"),
    ...stops.map((stop) => desk(`stops/${stop}`, roleText({ stop }, run.route))),
    hasRole(roles, "finish") && desk("finish"),
    hasRole(roles, "finish") && desk("corrections"),
    hasRole(roles) && { ...desk("questions"), waiting: openQuestions(view).length },
    hasRole(roles) && desk("money"),
    desk("plan"),
  ].filter((each) => each !== false);
}
