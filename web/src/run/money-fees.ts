import { html, nothing, type TemplateResult } from "lit";
import { repeat } from "lit/directives/repeat.js";
import type { Action, StaffRow, StaffView, TillChoice, Unsettled } from "../generated/run.js";
import { t } from "../i18n/catalog.js";
import { amountWords, handWords } from "./board-words.js";
import "./corrections-form.js";
import { refundLines, unpaidFees, unrecordedLines, type UnsettledLine } from "./money-model.js";
import { isRefund, METHODS, refundMethods, total } from "./payment-model.js";
import "./payment-record.js";

/** A table of participants with amounts and a form for each. */
const table = (caption: string, rows: unknown): TemplateResult =>
  html`<table class="money-table">
    <caption>
      ${caption}
    </caption>
    <thead>
      <tr>
        <th scope="col">${t("board-participant")}</th>
        <th scope="col" class="number">${t("money-amount")}</th>
      </tr>
    </thead>
    <tbody>
      ${rows}
    </tbody>
  </table>`;

/** The row of an item: its participant with a note, and its amount. */
const row = (of: StaffRow, hand: string, cents: number, note: unknown): TemplateResult =>
  html`<tr>
    <th scope="row"><bdi>${of.name}</bdi> <small>${handWords(hand, of.hands.length > 1)}</small> ${note}</th>
    <td class="number">${amountWords(cents)}</td>
  </tr>`;

/** The row of an item, and below it a row with its payment, which has the whole width: it has up to three buttons. */
const rowWithPayment = (item: TemplateResult, payment: TemplateResult): TemplateResult =>
  html`${item}
    <tr class="payment-row">
      <td colspan="2">${payment}</td>
    </tr>`;

/** The fees that are not paid; nothing once the event is cancelled, since nobody pays for it. */
export function feesTable({ run, draft, participants, tills }: StaffView): TemplateResult | typeof nothing {
  if (run.stage === "cancelled") return nothing;
  const lines = unpaidFees(participants);
  const price = draft.settings?.hand_price ?? 0;
  if (lines.length === 0) return html`<p>${t("money-no-fees")}</p>`;
  const form = (of: StaffRow, hand: string) =>
    html`<correction-form
      .run=${run.id}
      .label=${t("money-pay-fee")}
      .about=${t("correct-of-hand", { hand })}
      .why=${t("money-pay-fee-why", { amount: amountWords(price), name: of.name })}
      .entry=${(): Action => ({ pay: { hand } })}
    ></correction-form>`;
  const line = (of: StaffRow, hand: string) =>
    tills.length > 0
      ? rowWithPayment(row(of, hand, price, nothing), record(run.id, tills, of, { hand, item: "fee", cents: price }))
      : row(of, hand, price, form(of, hand));
  const rows = repeat(
    lines,
    ({ hand }) => hand.hand,
    ({ row: of, hand }) => line(of, hand.hand),
  );
  return html`${table(t("money-fees"), rows)}
    <p>${t("money-fees-sum", { amount: amountWords(lines.length * price), count: lines.length })}</p>`;
}

/** The payments to refund after a withdrawal or a cancellation, or for a void extra card; nothing if there are none. */
export function refundsTable({ run, participants, tills }: StaffView): TemplateResult | typeof nothing {
  const lines = refundLines(participants);
  if (lines.length === 0) return nothing;
  const note = (due: Unsettled) => t("money-refund-paid", { item: itemWords(due), method: due.paid ?? "none" });
  return html`${table(t("money-refunds-due"), unsettledRows(lines, run.id, tills, note))} ${sum(lines)}`;
}

/** Fees and extra cards whose payment method is not recorded, collapsed; nothing if there are none. */
export function unrecordedTable({ run, participants, tills }: StaffView): TemplateResult | typeof nothing {
  const lines = unrecordedLines(participants);
  if (lines.length === 0) return nothing;
  return html`<details class="unrecorded">
    <summary>${t("money-unrecorded-lines", { count: lines.length })}</summary>
    ${table(t("money-unrecorded"), unsettledRows(lines, run.id, tills, itemWords))} ${sum(lines)}
  </details>`;
}

/** The rows of payments to record or refund, each with a note. */
const unsettledRows = (
  lines: readonly UnsettledLine[],
  run: string,
  tills: readonly TillChoice[],
  note: (due: Unsettled) => string,
) =>
  repeat(
    lines,
    ({ due }) => `${due.hand} ${due.item}`,
    ({ row: of, due }) =>
      rowWithPayment(
        row(of, due.hand, due.cents, html`<small class="source">${note(due)}</small>`),
        record(run, tills, of, due),
      ),
  );

const sum = (lines: readonly UnsettledLine[]): TemplateResult =>
  html`<p>${t("money-sum", { amount: amountWords(total(lines.map(({ due }) => due))) })}</p>`;

/** The name of an item. */
export const itemWords = ({ hand, item }: Pick<Unsettled, "hand" | "item">): string =>
  t(`payment-item-${item}`, { hand });

/** The buttons that record or refund a participant's payment, `primary` if that is the next thing to do. */
export const record = (
  run: string,
  tills: readonly TillChoice[],
  { name }: StaffRow,
  due: Unsettled,
  { primary = false } = {},
): TemplateResult =>
  html`<payment-record
    .run=${run}
    .tills=${tills}
    .articles=${[due]}
    .refund=${isRefund(due)}
    .primary=${primary}
    .methods=${isRefund(due) ? refundMethods([due]) : METHODS}
    .label=${t(isRefund(due) ? "payment-refund" : "payment-how", {
      item: itemWords(due),
      amount: amountWords(due.cents),
      name,
    })}
  ></payment-record>`;
