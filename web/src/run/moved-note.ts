import { html, nothing, type TemplateResult } from "lit";
import { continueHere, privateLogPath } from "../connection/runs.js";
import type { RunHead, RunMoved, StaffView } from "../generated/run.js";
import { t } from "../i18n/catalog.js";
import { address } from "../router.js";
import { eventMoment } from "./board-time.js";
import "./corrections-form.js";

type Head = Pick<RunHead, "moved" | "date" | "time_zone">;

/** The sentence that an event continues on another computer; undefined if it does not. */
export const movedWords = (run: Head): string | undefined =>
  run.moved == null ? undefined : t("moved-since", { time: eventMoment(run, run.moved.since_ms) });

/** The notice of the public pages that an event continues on another computer; nothing if it does not. */
export function publicMovedNote(run: Head): TemplateResult | typeof nothing {
  const words = movedWords(run);
  return words === undefined ? nothing : html`<p class="warning moved" role="alert">${words} ${t("moved-public")}</p>`;
}

/** The notice of the staff's pages that an event continues on another computer; nothing if it does not. */
export function movedNote(view: Pick<StaffView, "run" | "organiser">): TemplateResult | typeof nothing {
  const words = movedWords(view.run);
  if (words === undefined) return nothing;
  return html`<div class="warning moved" role="alert">
    <p>${words} ${t("moved-staff")}</p>
    ${movedLink(view)}
  </div>`;
}

/** The organiser's link from another page to what can be done now; nothing for anybody else, and if nothing is to be done. */
export const movedLink = ({ run, organiser }: Pick<StaffView, "run" | "organiser">): TemplateResult | typeof nothing =>
  run.moved != null && organiser
    ? html`<p><a class="button" href=${address({ page: "staff", run: run.id })}>${t("moved-do")}</a></p>`
    : nothing;

/** The sentence that tells the organiser when the room learnt that the event has moved. */
export const learntWords = (run: Head, { at_ms }: RunMoved): string =>
  t("moved-learnt", { time: eventMoment(run, at_ms) });

/**
 * The organiser's part of the staff page of an event that continues on another computer: what happened, the log of this
 * computer, and the way back. Nothing if the event has not moved.
 */
export function movedPart({ run }: StaffView): TemplateResult | typeof nothing {
  if (run.moved == null) return nothing;
  return html`<section class="warning moved" aria-labelledby="moved-title">
    <h2 id="moved-title">${t("moved-title")}</h2>
    <p role="alert">${movedWords(run)} ${learntWords(run, run.moved)} ${t("moved-no-entries")}</p>
    <p>${t("moved-download-why")}</p>
    <p><a class="button" href=${privateLogPath(run.id)} download>${t("moved-download")}</a></p>
    <p>${t("moved-continue-when")}</p>
    <correction-form
      .run=${run.id}
      .label=${t("moved-continue")}
      .why=${t("moved-continue-why")}
      .send=${() => continueHere(run.id)}
      danger
    ></correction-form>
  </section>`;
}
