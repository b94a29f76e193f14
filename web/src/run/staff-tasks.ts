import { html, type TemplateResult } from "lit";
import type { Place, Role } from "../generated/run.js";
import { t } from "../i18n/catalog.js";
import { roleText } from "./words.js";

/** A description of a role's work. */
const workText = (role: Role): string => t(typeof role === "string" ? `run-role-${role}-what` : "run-desk-stops-what");

/** A list of these roles, each with a description of its work. */
export const taskList = (roles: readonly Role[], route: readonly Place[]): TemplateResult =>
  html`<ul class="tasks">
    ${roles.map((role) => html`<li><strong>${roleText(role, route)}</strong> <span>${workText(role)}</span></li>`)}
  </ul>`;
