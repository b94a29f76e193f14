import { html, nothing, type TemplateResult } from "lit";
import type { RunHead, Settings } from "../generated/run.js";
import { t } from "../i18n/catalog.js";
import { capitalized, longDate } from "../i18n/clock.js";
import { exactTime, handNumber, participantOf } from "./board-words.js";
import { grouped, isBlank, isLong, type PrintedPage, shortRules } from "./sheets-layout.js";
import { routeOf } from "./plan-form.js";
import { chosen } from "./plan-settings.js";
import { cardStops } from "./words.js";

/** The parts that every sheet of an event shares. */
export interface SheetEvent {
  run: RunHead;
  settings: Settings | undefined;
  /** The telephone number for emergencies, if the plan has one. */
  emergency?: string | null | undefined;
  /** The URL of the board; undefined in a preview. */
  board?: string | undefined;
}

/** A page of a tally sheet, in black on white. */
export function sheetPaper(event: SheetEvent, page: PrintedPage): TemplateResult {
  const { run, settings } = event;
  const { sheet } = page;
  const deadline = run.deadline ?? settings?.deadline ?? "16:00";
  return html`<article
    class=${isProvable(page) ? "sheet provable" : "sheet"}
    aria-label=${t("run-sheet-of", { number: `${sheet.participant}${sheet.check}` })}
  >
    <header>
      <div>
        <p class="sheet-event">${run.name}</p>
        <p class="sheet-day">
          ${capitalized(longDate(run.date))} · <strong>${t("board-deadline", { time: exactTime(deadline) })}</strong>
        </p>
        <div class="sheet-row">
          <p class="sheet-number">${sheet.participant}<small>${sheet.check}</small></p>
          ${roots(page)}
        </div>
        ${isBlank(sheet) ? writeIn() : html`<p class=${sized("sheet-name", sheet.name ?? "")}><bdi>${sheet.name}</bdi></p>`}
        <p class="sheet-note">${notes(page).join(" · ")}</p>
      </div>
      ${code(page)}
    </header>
    ${handsTable(event, page)} ${whereList(event)}
    <ul class="sheet-rules">
      ${isProvable(page) ? html`<li>${t("run-rule-cut")}</li>` : nothing}
      ${shortRules(settings, deadline).map((rule) => html`<li>${rule}</li>`)}
    </ul>
  </article>`;
}

/**
 * The blocks of the participant's draws with the roots of the room, to compare with those in the log. They are beside
 * the number, where they take no height from the hands.
 */
function roots({ sheet }: PrintedPage): TemplateResult | typeof nothing {
  if (sheet.draws.length === 0) return nothing;
  return html`<div class=${sheet.draws.length > 1 ? "sheet-roots several" : "sheet-roots"}>
    <p>${t("run-sheet-roots")} ${t("run-sheet-root-is")}</p>
    ${sheet.draws.map(
      ({ number, participants: [first, last], hands: [low, high], root }) =>
        html`<p>
          ${t("run-sheet-block", { block: String(number), first: String(first), last: String(last), low, high })}
          <code>${root.slice(0, 32)}<wbr />${root.slice(32)}</code>
        </p>`,
    )}
  </div>`;
}

/** The finish, the telephone number for emergencies, and the address of the board. */
function whereList({ run, emergency, board }: SheetEvent): TemplateResult {
  const { finish } = routeOf(run.route);
  return html`<ul class="sheet-where">
    ${finish === "" ? nothing : html`<li><strong>${t("run-finish")}:</strong> ${finish}</li>`}
    ${emergency ? html`<li><strong>${t("run-sheet-emergency")}</strong> ${emergency}</li>` : nothing}
    ${board ? html`<li><strong>${t("run-sheet-board")}</strong> ${board}</li>` : nothing}
  </ul>`;
}

/** The fields of a blank sheet that are filled in by hand. */
const writeIn = (): TemplateResult =>
  html`<p class="sheet-name">${t("run-sheet-name")} <span class="blank"></span></p>
    <p class="sheet-ticks">
      <span><i></i>${t("run-rides")}</span>
      <span><i></i>${t("run-rides-not")}</span>
    </p>`;

/** The class of a name. A long name is set in smaller type, so that six hands fit on the page. */
const sized = (kind: string, name: string): string => (isLong(name) ? `${kind} long` : kind);

/** The notes of a page: not riding, a replaced sheet, several pages. */
function notes({ sheet, page, pages }: PrintedPage): string[] {
  const all = [
    sheet.rides === false && t("run-rides-not"),
    sheet.issue > 1 && t("run-sheet-issue", { issue: sheet.issue }),
    pages > 1 && t("page-of", { page, pages }),
  ];
  return all.filter((note) => note !== false);
}

/** The QR code of a sheet, with its code as text; a preview has neither. */
function code({ sheet }: PrintedPage): TemplateResult {
  if (!sheet.qr) return html`<p class="sheet-code preview">${t("run-sheet-preview")}</p>`;
  return html`<p class="sheet-code">
    <img alt=${t("run-sheet-qr", { url: sheet.url ?? "" })} src="data:image/svg+xml,${encodeURIComponent(sheet.qr)}" />
    <span>${grouped(sheet.code)}</span>
  </p>`;
}

/** Returns whether the participant names a number at each draw. */
const isProvable = ({ sheet }: PrintedPage): boolean => sheet.draws.length > 0;

function handsTable({ run, settings }: SheetEvent, page: PrintedPage): TemplateResult {
  const { hands } = page;
  const stops = cardStops(run.route);
  const hasExtra = chosen(settings, "extra_card") !== "none";
  const box = html`<td>
    <span
      >${t("run-sheet-card")}${isProvable(page) ? html`<em class="sheet-cut">${t("run-sheet-cut")}</em>` : nothing}</span
    >
    <span>${t("run-sheet-time")}</span>
    <span>${t("run-sheet-initials")}</span>
  </td>`;
  // With fewer hands on the page, their boxes are larger.
  return html`<table class="hands-${hands.length}">
    <thead>
      <tr>
        <th scope="col">${t("run-sheet-hand")}</th>
        ${stops.map(
          ({ name }, index) =>
            html`<th scope="col"><strong>${index + 1}</strong> <span class="sheet-stop">${name}</span></th>`,
        )}
        ${hasExtra ? html`<th scope="col">${t("run-setting-extra-card")}</th>` : nothing}
      </tr>
    </thead>
    <tbody>
      ${hands.map(
        (hand) =>
          html`<tr>
            <th scope="row">${participantOf(hand)}-<wbr />${handNumber(hand)}</th>
            ${stops.map(() => box)} ${hasExtra ? box : nothing}
          </tr>`,
      )}
    </tbody>
  </table>`;
}
