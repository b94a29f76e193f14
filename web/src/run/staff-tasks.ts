import { html, type TemplateResult } from "lit";
import type { Place, Role } from "../generated/run.js";
import { t } from "../i18n/catalog.js";
import { roleText } from "./words.js";

/** The work that a role is for, in words. */
const workText = (role: Role): string => t(typeof role === "string" ? `run-role-${role}-what` : "run-desk-stops-what");

/** The tasks that roles give, each with the work that it is. */
export const taskList = (roles: readonly Role[], route: readonly Place[]): TemplateResult =>
  html`<ul class="tasks">
    ${roles.map((role) => html`<li><strong>${roleText(role, route)}</strong> <span>${workText(role)}</span></li>`)}
  </ul>`;
