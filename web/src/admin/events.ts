import { html, nothing, type TemplateResult } from "lit";
import { repeat } from "lit/directives/repeat.js";
import type { OrganisedRun } from "../generated/run.js";
import { t } from "../i18n/catalog.js";
import { capitalized, longDate } from "../i18n/clock.js";
import { address } from "../router.js";
import { part } from "./part.js";

/** The events that are not over, each with its organiser and a link to its board. */
export const eventsPart = (runs: readonly OrganisedRun[]): TemplateResult =>
  part(
    "events",
    html`<p class="quiet">${t(runs.length === 0 ? "admin-no-events" : "admin-events-why")}</p>
      <ul class="lines">
        ${repeat(runs, ({ id }) => id, line)}
      </ul>`,
  );

function line({ id, name, date, stage, organiser_name }: OrganisedRun): TemplateResult {
  const title = html`<bdi>${name}</bdi>`;
  // A draft has no board yet.
  return html`<li>
    <span
      >${stage === "draft" ? html`<strong>${title}</strong>` : html`<a href=${address({ page: "board", run: id })}>${title}</a>`}
      <small class="dotted"><span>${capitalized(longDate(date))}</span> <span>${t(`run-stage-${stage}`)}</span></small>
      ${organiser_name == null ? nothing : html`<small>${t("admin-organiser", { name: organiser_name })}</small>`}</span
    >
  </li>`;
}
