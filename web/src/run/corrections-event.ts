import { html, nothing, type TemplateResult } from "lit";
import type { Action, RunHead, StaffView, Stop } from "../generated/run.js";
import { t } from "../i18n/catalog.js";
import { fieldText } from "../widgets/forms.js";
import { whereWords } from "./board-lists.js";
import { deadlineWords } from "./board-time.js";
import { numberWords, stopWords } from "./board-words.js";
import { reasonField, timeField, timeTyped } from "./corrections-form.js";
import { openMatters } from "./corrections-model.js";
import { cardStops } from "./words.js";

/** The corrections of the whole event, which only its organiser makes: stops, deadline, close and cancellation. */
export function eventPart(view: StaffView): TemplateResult {
  const { run } = view;
  const open = run.stage === "registration" || run.stage === "running";
  if (!open && run.stage !== "counting") return html`<p>${t(`board-note-${run.stage}`, { out: 0 })}</p>`;
  return html`${open ? html`${stops(view)} ${deadline(run)} ${close(view)}` : nothing} ${cancel(run)}`;
}

function stops({ run, draft }: StaffView): TemplateResult {
  const all = cardStops(run.route).map((_, index): Stop => index + 1);
  const byTime = draft.settings?.stamps === "by_time";
  return html`<h2>${t("correct-stops")}</h2>
    <ul class="lines correct-stops">
      ${all.map(
        (stop) =>
          html`<li>
            <span>${stopWords(run, stop)}</span>
            ${run.closed_stops.includes(stop) ? html`<strong>${t("correct-stop-closed")}</strong>` : closeStop(run, stop)}
            ${byTime ? html`${report(run, stop)} ${retract(run, stop)}` : nothing}
          </li>`,
      )}
    </ul>`;
}

const closeStop = (run: RunHead, stop: Stop): TemplateResult =>
  html`<correction-form
    .run=${run.id}
    .label=${t("correct-close-stop")}
    .about=${stopWords(run, stop)}
    .why=${t("correct-close-stop-why")}
    .fields=${reasonField}
    .entry=${(form: FormData): Action => ({ close_stop: { stop, reason: fieldText(form, "reason") } })}
    danger
  ></correction-form>`;

const report = (run: RunHead, stop: Stop): TemplateResult =>
  html`<correction-form
    .run=${run.id}
    .label=${t("correct-report")}
    .about=${stopWords(run, stop)}
    .why=${t("correct-report-why")}
    .fields=${() => timeField(t("correct-report-until"))}
    .entry=${(form: FormData): Action => ({ report: { stop, until: timeTyped(form) } })}
  ></correction-form>`;

/** A wrong report is taken back, whole or to an earlier time (PR-22). */
const retract = (run: RunHead, stop: Stop): TemplateResult =>
  html`<correction-form
    .run=${run.id}
    .label=${t("correct-retract")}
    .about=${stopWords(run, stop)}
    .why=${t("correct-retract-why")}
    .fields=${() => html`${timeField(t("correct-retract-until"), "", false)} ${reasonField()}`}
    .entry=${(form: FormData): Action => ({
      retract_report: { stop, until: timeTyped(form) || null, reason: fieldText(form, "reason") },
    })}
  ></correction-form>`;

const deadline = (run: RunHead): TemplateResult =>
  html`<h2>${t("correct-deadline")}</h2>
    <p>${t("board-deadline", { time: deadlineWords(run) })}</p>
    <correction-form
      .run=${run.id}
      .label=${t("correct-move-deadline")}
      .why=${t("correct-move-deadline-why")}
      .fields=${() => html`${timeField(t("correct-new-deadline"))} ${reasonField()}`}
      .entry=${(form: FormData): Action => ({
        move_deadline: { to: timeTyped(form), reason: fieldText(form, "reason") },
      })}
    ></correction-form>`;

const close = (view: StaffView): TemplateResult =>
  html`<h2>${t("correct-close")}</h2>
    ${matters(view)}
    <correction-form
      .run=${view.run.id}
      .label=${t("correct-close")}
      .why=${t("correct-close-why")}
      .entry=${(): Action => "close"}
    ></correction-form>`;

/** Lists the open matters before the event is closed. */
function matters(view: StaffView): TemplateResult {
  const { out, hands, provisional, unpaid } = openMatters(view);
  if (out.length === 0 && !provisional && unpaid === 0) return html`<p>${t("correct-nothing-open")}</p>`;
  return html`<ul class="correct-open">
    ${hands > 0 ? html`<li>${t("correct-open-hands", { count: hands })}</li>` : nothing}
    ${out.map(
      ({ where, rows }) =>
        html`<li>
          ${whereWords(view, where)}:
          ${rows.map(
            ({ participant, name }, index) =>
              html`${index > 0 ? ", " : ""}<a href="?participant=${participant}"><bdi>${name}</bdi></a>
                (${numberWords(participant)})`,
          )}
        </li>`,
    )}
    ${provisional ? html`<li>${t("correct-open-provisional")}</li>` : nothing}
    ${unpaid > 0 ? html`<li>${t("correct-open-unpaid", { count: unpaid })}</li>` : nothing}
  </ul>`;
}

/** Cancelling asks for a typed word, since it cannot be undone. */
function cancel(run: RunHead): TemplateResult {
  const word = t("correct-cancel-word");
  const fields = () =>
    html`${reasonField()}
      <label
        >${t("correct-cancel-type", { word })}<input
          name="word"
          required
          pattern="\\s*${word}\\s*"
          title=${t("correct-cancel-type", { word })}
          autocomplete="off"
          autocapitalize="off"
        />
      </label>`;
  return html`<h2>${t("correct-cancel")}</h2>
    <correction-form
      .run=${run.id}
      .label=${t("correct-cancel")}
      .why=${t("correct-cancel-why")}
      .fields=${fields}
      .entry=${(form: FormData): Action => ({ cancel: { reason: fieldText(form, "reason") } })}
      danger
    ></correction-form>`;
}
