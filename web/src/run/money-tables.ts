import { html, nothing, type TemplateResult } from "lit";
import type { Account, Action, RunDraft, StaffRow, StaffView } from "../generated/run.js";
import { t } from "../i18n/catalog.js";
import { amountWords, handWords, holdingWords, lowHandWords, placeWords } from "./board-words.js";
import "./corrections-form.js";
import { type FeeLine, type PrizeLine, prizeLines, sold, sumOf, unpaidFees } from "./money-model.js";

/** A line of a table of amounts. */
const line = (label: string, amount: number, total = false): TemplateResult =>
  html`<tr class=${total ? "total" : ""}>
    <th scope="row">${label}</th>
    <td class="number">${amountWords(amount)}</td>
  </tr>`;

/** The takings and their use: takings = prizes + charity + event (PR-13). */
export function accountTable(account: Account, { settings }: RunDraft, rows: readonly StaffRow[]): TemplateResult {
  const { hands, extras } = sold(rows);
  const [price, extra] = [settings?.hand_price ?? 0, settings?.extra_price ?? 0];
  const refunds = account.refunds ?? 0;
  const cancelled = account.takings === 0;
  return html`<table class="money-table">
    <caption>
      ${t("money-account")}
    </caption>
    <thead class="hidden">
      <tr>
        <th scope="col">${t("money-item")}</th>
        <th scope="col">${t("money-amount")}</th>
      </tr>
    </thead>
    <tbody>
      ${cancelled || price === 0 ? nothing : line(t("money-hands", { count: hands, price: amountWords(price) }), hands * price)}
      ${cancelled || extra === 0 ? nothing : line(t("money-extras", { count: extras, price: amountWords(extra) }), extras * extra)}
      ${line(t("money-takings"), account.takings, true)} ${line(t("money-prizes"), account.prizes)}
      ${line(t("money-charity"), account.charity)}
      ${account.event < 0 ? line(t("money-event-adds"), -account.event) : line(t("money-event"), account.event)}
      ${refunds > 0 ? line(t("money-refunds"), refunds) : nothing}
    </tbody>
  </table>`;
}

/** The prizes, to whom they go and whether they are paid; nothing if there are none. */
export function prizesTable(view: StaffView): TemplateResult {
  const lines = prizeLines(view);
  if (lines.length === 0) return html`<p>${t("money-no-prizes")}</p>`;
  const final = view.run.stage === "final";
  return html`<table class="money-table">
      <caption>
        ${t(final ? "money-prizes-final" : "money-prizes-now")}
      </caption>
      <thead>
        <tr>
          <th scope="col">${t("board-place")}</th>
          <th scope="col">${t("board-participant")}</th>
          <th scope="col" class="number">${t("board-prize")}</th>
        </tr>
      </thead>
      <tbody>
        ${lines.map((each) => prizeRow(view, each))}
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

function prizeRow({ run }: StaffView, { standing, row, hand, state }: PrizeLine): TemplateResult {
  const [amount, low] = [amountWords(standing.prize), lowHandWords(standing)];
  const pay = html`<correction-form
    .run=${run.id}
    .label=${t("money-pay-prize")}
    .about=${t("money-prize-of", { amount, name: row.name })}
    .why=${t("money-pay-prize-why", { amount, name: row.name })}
    .entry=${(): Action => ({ pay_prize: { hand: hand.hand } })}
  ></correction-form>`;
  return html`<tr>
    <td>${placeWords(standing)}</td>
    <th scope="row">
      <bdi>${row.name}</bdi> <small>${handWords(hand.hand, row.hands.length > 1)}</small>
      <small class="source">${holdingWords(standing)}</small> ${state === "due" ? pay : nothing}
    </th>
    <td class="number">
      <strong>${amount}</strong>
      ${low ? html`<small class="source">${low}</small>` : nothing}
      ${state === "open" ? nothing : html`<small class="source ${state}">${t(`money-prize-${state}`)}</small>`}
    </td>
  </tr>`;
}

/** The fees that are not paid. */
export function feesTable({ run, draft, participants }: StaffView): TemplateResult {
  const lines = unpaidFees(participants);
  const price = draft.settings?.hand_price ?? 0;
  if (lines.length === 0) return html`<p>${t("money-no-fees")}</p>`;
  return html`<table class="money-table">
      <caption>
        ${t("money-fees")}
      </caption>
      <thead>
        <tr>
          <th scope="col">${t("board-participant")}</th>
          <th scope="col" class="number">${t("money-fee")}</th>
        </tr>
      </thead>
      <tbody>
        ${lines.map((each) => feeRow(run.id, each, price))}
      </tbody>
    </table>
    <p>${t("money-fees-sum", { amount: amountWords(lines.length * price), count: lines.length })}</p>`;
}

const feeRow = (run: string, { row, hand }: FeeLine, price: number): TemplateResult =>
  html`<tr>
    <th scope="row">
      <bdi>${row.name}</bdi> <small>${handWords(hand.hand, row.hands.length > 1)}</small>
      <correction-form
        .run=${run}
        .label=${t("money-pay-fee")}
        .about=${t("correct-of-hand", { hand: hand.hand })}
        .why=${t("money-pay-fee-why", { amount: amountWords(price), name: row.name })}
        .entry=${(): Action => ({ pay: { hand: hand.hand } })}
      ></correction-form>
    </th>
    <td class="number">${amountWords(price)}</td>
  </tr>`;
