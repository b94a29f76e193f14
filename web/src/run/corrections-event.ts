import { html, nothing, type TemplateResult } from "lit";
import type { Action, RunHead, StaffView, Stop } from "../generated/run.js";
import { t } from "../i18n/catalog.js";
import { list } from "../i18n/words.js";
import { address } from "../router.js";
import { fieldText } from "../widgets/forms.js";
import { whereWords } from "./board-lists.js";
import { deadlineWords } from "./board-time.js";
import { amountWords, exactTime, numberWords, stopWords } from "./board-words.js";
import { reasonField, timeField, timeTyped, wordField } from "./corrections-form.js";
import { openDrawLines, openDrawsFirst } from "./corrections-draws.js";
import { openItems, missingFees, type MissingFees } from "./corrections-model.js";
import { cardStops, isOpen } from "./words.js";

/** The corrections to the whole event, reserved for its organiser: stops, deadline, close and cancellation. */
export function eventPart(view: StaffView): TemplateResult {
  const { run } = view;
  const open = isOpen(run);
  if (!open && run.stage !== "counting") return html`<p>${t(`board-note-${run.stage}`, { out: 0 })}</p>`;
  return html`${open ? html`${stops(view)} ${deadline(run)} ${close(view)}` : spinOff(run)} ${cancel(run)}`;
}

/** Notice of a closed event that tied hands spin at the finish. */
const spinOff = ({ id }: RunHead): TemplateResult =>
  html`<p class="warning">${t("correct-spin-off")}</p>
    <p><a class="button" href=${address({ page: "finish", run: id })}>${t("correct-to-finish")}</a></p>`;

function stops({ run, draft, stops: heard }: StaffView): TemplateResult {
  const all = cardStops(run.route).map((_, index): Stop => index + 1);
  const byTime = draft.settings?.stamps === "by_time";
  const row = (stop: Stop) => {
    const until = heard.find((each) => each.stop === stop)?.reported_until;
    const closed = run.closed_stops.includes(stop);
    return html`<li>
      <span
        >${stopWords(run, stop)} ${closed ? html`<strong>${t("correct-stop-closed")}</strong>` : nothing}
        ${byTime ? html`<small>${reportWords(until)}</small>` : nothing}</span
      >
      <div class="controls">
        ${byTime ? html`${report(run, stop)} ${until == null ? nothing : retract(run, stop)}` : nothing}
        ${closed ? nothing : closeStop(run, stop)}
      </div>
    </li>`;
  };
  return html`<h2>${t("correct-stops")}</h2>
    <ul class="lines correct-stops">
      ${all.map(row)}
    </ul>`;
}

/** The time up to which a stop has reported, as text. */
const reportWords = (until: string | null | undefined): string =>
  until == null ? t("correct-never-reported") : t("correct-reported-until", { time: exactTime(until) });

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

/** The form that withdraws a wrong report, or moves it back to an earlier time (PR-22). */
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

function close(view: StaffView): TemplateResult {
  const fees = missingFees(view);
  return html`<h2>${t("correct-close")}</h2>
    ${openItemList(view)} ${view.draws ? html`<p>${t("correct-close-compare")}</p>` : nothing}
    <correction-form
      .run=${view.run.id}
      .label=${t("correct-close")}
      .why=${t("correct-close-why")}
      .fields=${() => html`${fees ? feesFirst(view, fees) : nothing} ${openDrawsFirst(view)} ${wordField(t("correct-close-word"))}`}
      .entry=${(): Action => "close"}
      danger
    ></correction-form>`;
}

/** The prizes that would be forfeited because of unpaid fees, and the link to the page that records fees (PR-20). */
const feesFirst = ({ run }: StaffView, { count, fees, prizes, takings }: MissingFees): TemplateResult =>
  html`<p class="warning">
      ${t("correct-close-unpaid", {
        count,
        fees: amountWords(fees),
        prizes: amountWords(prizes),
        takings: amountWords(takings),
      })}
    </p>
    <p><a class="button primary" href=${address({ page: "money", run: run.id })}>${t("correct-record-fees")}</a></p>`;

/** Lists the open items, before the event is closed. */
function openItemList(view: StaffView): TemplateResult {
  const { out, hands, silent, unpaid, tills, questions, draws } = openItems(view);
  if (out.length + silent.length + unpaid + tills.length + questions + draws.length === 0)
    return html`<p>${t("correct-nothing-open")}</p>`;
  return html`<ul class="correct-open">
    ${hands > 0 ? html`<li>${t("correct-open-hands", { count: hands })}</li>` : nothing}
    ${out.map(
      ({ where, rows }) =>
        html`<li>
          ${whereWords(view, where)}:
          ${rows.map(
            ({ participant, name }, index) =>
              html`${index > 0 ? ", " : ""}<a href="?participant=${participant}"><bdi>${name}</bdi></a>
                <span class="of-number">(${numberWords(participant)})</span>`,
          )}
        </li>`,
    )}
    ${openDrawLines(view, draws)} ${silent.length > 0 ? html`<li>${silentWords(view.run, silent)}</li>` : nothing}
    ${unpaid > 0 ? html`<li>${t("correct-open-unpaid", { count: unpaid })}</li>` : nothing}
    ${
      tills.length > 0
        ? html`<li>
            <a href=${address({ page: "money", run: view.run.id })}
              >${t("correct-open-tills", { tills: list(tills), count: tills.length })}</a
            >
          </li>`
        : nothing
    }
    ${
      questions > 0
        ? html`<li>
            <a href=${address({ page: "questions", run: view.run.id })}>${t("questions-open", { count: questions })}</a>
          </li>`
        : nothing
    }
  </ul>`;
}

/** A list of the stops that have not reported up to the deadline, as text. */
function silentWords(run: RunHead, silent: readonly Stop[]): string {
  const stops = list(silent.map((stop) => t("correct-open-stop", { stop })));
  return t("correct-open-provisional", { time: run.deadline ? exactTime(run.deadline) : "", stops });
}

/** The form that cancels the event. The user must type a word, since cancelling cannot be undone. */
const cancel = (run: RunHead): TemplateResult =>
  html`<h2>${t("correct-cancel")}</h2>
    <correction-form
      .run=${run.id}
      .label=${t("correct-cancel")}
      .why=${t("correct-cancel-why")}
      .fields=${() => html`${reasonField()} ${wordField(t("correct-cancel-word"))}`}
      .entry=${(form: FormData): Action => ({ cancel: { reason: fieldText(form, "reason") } })}
      danger
    ></correction-form>`;
