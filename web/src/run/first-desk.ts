import type { OwnRun } from "../generated/run.js";
import { address } from "../router.js";

/**
 * The path of the page on which a staff member begins: the plan of a draft, the desk of a single role, otherwise the
 * staff page with all desks.
 */
export function firstDesk({ id: run, stage, roles }: Pick<OwnRun, "id" | "stage" | "roles">): string {
  const [role] = roles;
  if (stage === "draft") return address({ page: "plan", run });
  if (roles.length !== 1 || role === undefined || role === "organiser") return address({ page: "staff", run });
  return typeof role === "string" ? address({ page: role, run }) : address({ page: "stop", run, stop: role.stop });
}
