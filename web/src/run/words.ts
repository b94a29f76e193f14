import type { Place, Role, RunHead, Stop } from "../generated/run.js";
import { t } from "../i18n/catalog.js";
import type { Unit } from "../i18n/money.js";

/** The unit of an event's amounts (ALL-2). */
export const CENTS: Unit = "cents";

/** Returns whether an event still takes cards: registration is open, or it is running. */
export const isOpen = ({ stage }: Pick<RunHead, "stage">): boolean => stage === "registration" || stage === "running";

/** The card stops of every event, in order. */
export const STOPS: readonly Stop[] = [1, 2, 3, 4, 5];

/** The card stops of a route, in order. */
export const cardStops = (route: readonly Place[]): Place[] => route.filter(({ card }) => card ?? true);

/** The display name of a role: `Registration`, `Stop 3: Parshall`. */
export function roleText(role: Role, route: readonly Place[]): string {
  if (typeof role === "string") return t(`run-role-${role}`);
  const name = cardStops(route)[role.stop - 1]?.name;
  return name === undefined ? t("run-place-stop", { stop: role.stop }) : t("run-stop-named", { stop: role.stop, name });
}
