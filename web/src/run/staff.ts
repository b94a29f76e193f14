import { html, nothing, type TemplateResult } from "lit";
import { customElement, property } from "lit/decorators.js";
import type { StaffView } from "../generated/run.js";
import { t } from "../i18n/catalog.js";
import { capitalized, longDate } from "../i18n/clock.js";
import { refusalWords } from "../i18n/words.js";
import { RunController } from "../state/run.js";
import { LightDomElement } from "../widgets/light.js";
import { exactTime } from "./board-words.js";
import { badge } from "./questions-link.js";
import { desksOf } from "./staff-desks.js";
import { movedNote, movedPart } from "./moved-note.js";
import "./other-computer.js";
import "./staff-links.js";
import { roleText } from "./words.js";

/**
 * The page of a staff member: their roles and links to their desks; for the organiser also the staff and the staff
 * links.
 */
@customElement("run-staff-page")
export class RunStaffPage extends LightDomElement {
  @property() accessor run = "";
  readonly #event = new RunController(this, () => this.run);

  protected override render() {
    const { view, refused } = this.#event;
    return html`<section class="page event" @changed=${() => void this.#event.refresh()}>
      <h1>${view ? html`<bdi>${view.run.name}</bdi>` : t("run-title-staff")}</h1>
      ${refused ? html`<p class="refused" role="alert">${refusalWords(refused)}</p>` : nothing}
      ${view ? this.#content(view) : nothing}
    </section>`;
  }

  #content(view: StaffView): TemplateResult {
    const { run, you } = view;
    const stage = t(`run-stage-${run.stage}`);
    const deadline = run.deadline ? t("run-deadline-at", { time: exactTime(run.deadline) }) : undefined;
    return html`<p>${[capitalized(longDate(run.date)), stage, deadline].filter(Boolean).join(" · ")}</p>
      <p>
        ${t("run-you-are", { name: you.name ?? "", roles: you.roles.map((role) => roleText(role, run.route)).join(", ") })}
      </p>
      ${view.organiser ? movedPart(view) : movedNote(view)}
      ${run.stage === "draft" ? html`<p class="warning">${t("run-still-draft")}</p>` : nothing}
      ${view.organiser?.rolled_back ? html`<p class="warning">${t("correct-rolled-back", { cause: view.organiser.rolled_back })}</p>` : nothing}
      ${you.roles.length === 0 ? html`<p class="warning">${t("run-no-roles")}</p>` : nothing}
      <h2>${t("run-desks")}</h2>
      <ul class="desks">
        ${desksOf(view).map(
          ({ path, title, what, waiting }) =>
            html`<li>
              <a href=${path}><strong>${title} ${badge(waiting)}</strong><span>${what}</span></a>
            </li>`,
        )}
        <li>
          <a href="/e/${this.run}"><strong>${t("run-desk-board")}</strong><span>${t("run-desk-board-what")}</span></a>
        </li>
      </ul>
      ${
        view.organiser
          ? html`<staff-links .event=${view} @changed=${() => void this.#event.refresh()}></staff-links>
              <other-computer .run=${run} ?provable=${view.draws != null}></other-computer>`
          : nothing
      }`;
  }
}
