import { html, nothing, type TemplateResult } from "lit";
import { changeMoney } from "../connection/runs.js";
import type { Action, Method, MoneyReport, StaffView } from "../generated/run.js";
import { t } from "../i18n/catalog.js";
import { fieldText } from "../widgets/forms.js";
import { amountWords, handWords, holdingWords, lowHandWords, placeWords } from "./board-words.js";
import { reasonField } from "./corrections-form.js";
import { keptTill } from "./desk-kept.js";
import { askIfShort, choiceField, small } from "./money-fields.js";
import { handedOver, type PrizeLine, prizeLines, sumOf } from "./money-model.js";
import { chosenTill, openTills } from "./payment-model.js";
import { momentText, staffName } from "./questions-model.js";
import { isOpen } from "./words.js";

/**
 * The prizes, their winners, and for paid prizes the recipient and the staff member; a sentence if there are no prizes.
 */
export function prizesTable(view: StaffView, report: MoneyReport): TemplateResult {
  const lines = prizeLines(view);
  const open = isOpen(view.run);
  if (lines.length === 0) return html`<p>${t(open ? noPrizesNow(view) : "money-no-prizes")}</p>`;
  const final = view.run.stage === "final";
  return html`<table class="money-table">
      <caption>
        ${t(final ? "money-prizes-final" : open ? "money-prizes-now" : "money-prizes-tied")}
      </caption>
      <thead>
        <tr>
          <th scope="col">${t("board-place")}</th>
          <th scope="col">${t("board-participant")}</th>
          <th scope="col" class="number">${t("board-prize")}</th>
        </tr>
      </thead>
      <tbody>
        ${lines.map((each) => prizeRow(view, report, each))}
      </tbody>
    </table>
    ${
      final
        ? html`<p>
            ${t("money-prizes-sum", {
              paid: amountWords(sumOf(lines, "paid")),
              due: amountWords(sumOf(lines, "due", "fee")),
            })}
          </p>`
        : nothing
    }`;
}

/** The message for an open event in which no hand wins a prize yet. */
const noPrizesNow = ({ participants }: StaffView): "money-no-hands" | "money-no-prizes-now" =>
  participants.some(({ hands }) => hands.some(({ turned_in }) => turned_in != null))
    ? "money-no-prizes-now"
    : "money-no-hands";

function prizeRow(view: StaffView, report: MoneyReport, each: PrizeLine): TemplateResult {
  const { standing, row, hand, state } = each;
  const low = lowHandWords(standing);
  return html`<tr>
    <td>${placeWords(standing)}</td>
    <th scope="row">
      <bdi>${row.name}</bdi> <small>${handWords(hand.hand, row.hands.length > 1)}</small>
      <small class="source">${holdingWords(standing)}</small> ${state === "paid" ? handed(view, report, each) : nothing}
      ${state === "due" ? (openTills(view.tills).length > 0 ? handOver(view, report, each) : markPaid(view, each)) : nothing}
    </th>
    <td class="number">
      <strong>${amountWords(standing.prize)}</strong>
      ${low ? html`<small class="source">${low}</small>` : nothing}
      ${state === "open" ? nothing : html`<small class="source ${state}">${t(`money-prize-${state}`)}</small>`}
    </td>
  </tr>`;
}

/** The form that marks a prize as paid, while there is no till to pay it from. */
function markPaid({ run }: StaffView, { standing, row, hand }: PrizeLine): TemplateResult {
  const words = { amount: amountWords(standing.prize), name: row.name };
  return html`<correction-form
    .run=${run.id}
    .label=${t("money-pay-prize")}
    .about=${t("money-prize-of", words)}
    .why=${t("money-pay-prize-why", words)}
    .entry=${(): Action => ({ pay_prize: { hand: hand.hand } })}
  ></correction-form>`;
}

/** The form that hands a prize over to a person, from a till or otherwise. */
function handOver({ run, tills }: StaffView, report: MoneyReport, { standing, row, hand }: PrizeLine): TemplateResult {
  const words = { amount: amountWords(standing.prize), name: row.name };
  const kept = chosenTill(tills, keptTill(run.id));
  const open = openTills(tills).toSorted((a, b) => Number(b.till === kept) - Number(a.till === kept));
  const sources = [
    ...open.map(({ till, name }) => [String(till), t("money-from-till", { name })] as const),
    ["card", t("money-not-in-cash")] as const,
  ];
  const fields = () =>
    html`<label
        >${t("money-prize-to")}<input name="to" required maxlength="80" autocomplete="off" .value=${row.name} /></label
      >${choiceField("source", t("money-prize-source"), sources)}`;
  const send = (form: FormData) => {
    const till = Number(fieldText(form, "source"));
    const method: Method = till > 0 ? "cash" : "card";
    const to = fieldText(form, "to");
    const expected = report.tills.find((each) => each.till === till)?.expected;
    if (expected !== undefined) askIfShort(`prize ${hand.hand} ${till}`, standing.prize, expected);
    return changeMoney(run.id, { hand_prize: { hand: hand.hand, to, method, till: till > 0 ? till : null } });
  };
  return html`<correction-form
    .run=${run.id}
    .label=${t("money-hand-over")}
    .about=${t("money-prize-of", words)}
    .why=${t("money-hand-over-why", words)}
    .fields=${fields}
    .send=${send}
  ></correction-form>`;
}

/** The recipient, source and time of a paid prize, as far as recorded. A wrong entry is declared void (PR-20). */
function handed(view: StaffView, report: MoneyReport, { standing, row, hand }: PrizeLine): TemplateResult {
  const entry = handedOver(report, hand.hand);
  const till = report.tills.find((each) => each.till === entry?.movement.till);
  const words =
    entry &&
    t("money-handed", {
      to: entry.movement.text ?? "",
      source: till ? t("money-from-till", { name: till.name }) : t("money-not-in-cash"),
      by: staffName(view, entry.by),
      time: momentText(view, entry.at_ms),
    });
  return html`${small(words)}
  ${
    hand.legal.offers.includes("void_prize")
      ? html`<correction-form
          .run=${view.run.id}
          .label=${t("money-void-prize")}
          .about=${t("money-prize-of", { amount: amountWords(standing.prize), name: row.name })}
          .why=${t("money-void-prize-why")}
          .fields=${() => reasonField()}
          .entry=${(form: FormData): Action => ({
            void_prize: { hand: hand.hand, reason: fieldText(form, "reason") },
          })}
          danger
        ></correction-form>`
      : nothing
  }`;
}
