import { html, nothing, type TemplateResult } from "lit";
import type { StaffView } from "../generated/run.js";
import { t } from "../i18n/catalog.js";
import { address } from "../router.js";
import { openQuestions } from "./questions-model.js";

/** The number of open questions, shown beside the name of the desk; nothing if there are none. */
export const badge = (waiting = 0): TemplateResult | typeof nothing =>
  waiting > 0
    ? html`<span class="badge"
        ><span aria-hidden="true">${waiting}</span
        ><span class="hidden">${t("questions-open", { count: waiting })}</span></span
      >`
    : nothing;

/** The link to the questions of an event with the number of open ones, for the organiser. */
export const questionsLink = (view: StaffView): TemplateResult | typeof nothing =>
  view.organiser
    ? html`<a class="button" href=${address({ page: "questions", run: view.run.id })}
        >${t("run-desk-questions")} ${badge(openQuestions(view).length)}</a
      >`
    : nothing;

/** The same link in a separate paragraph, while there are open questions. */
export const questionsNote = (view: StaffView): TemplateResult | typeof nothing =>
  openQuestions(view).length > 0 ? html`<p>${questionsLink(view)}</p>` : nothing;
