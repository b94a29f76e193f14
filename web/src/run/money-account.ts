import { html, nothing, type TemplateResult } from "lit";
import type { Account, MoneyReport, StaffView } from "../generated/run.js";
import { t } from "../i18n/catalog.js";
import { amountWords } from "./board-words.js";
import { amountTable, differenceWords, line } from "./money-fields.js";
import { netOf, receivedSum, tillSums } from "./money-model.js";
import { isOpen } from "./words.js";

/** The takings and their use: takings = prizes + charity + event (PR-13). */
export function accountTable(
  account: Account,
  { run, draft: { settings } }: StaffView,
  { hands, extras }: MoneyReport,
): TemplateResult {
  const [price, extra] = [settings?.hand_price ?? 0, settings?.extra_price ?? 0];
  const refunds = account.refunds ?? 0;
  const cancelled = account.takings === 0;
  const lines = html`${
    cancelled || price === 0
      ? nothing
      : line(t("money-hands", { count: hands.count, price: amountWords(price) }), hands.cents)
  }
  ${
    cancelled || extra === 0
      ? nothing
      : line(t("money-extras", { count: extras.count, price: amountWords(extra) }), extras.cents)
  }
  ${line(t("money-takings"), account.takings, true)} ${line(t("money-prizes"), account.prizes)}
  ${line(t("money-charity"), account.charity)}
  ${account.event < 0 ? line(t("money-event-adds"), -account.event) : line(t("money-event"), account.event)}
  ${refunds > 0 ? line(t("money-refunds"), refunds) : nothing}`;
  const open = isOpen(run);
  return amountTable(t(open ? "money-account-now" : "money-account"), lines);
}

/** Payments of fees and extra cards by method, less refunds; nothing before the first recorded payment. */
export function receivedTable({
  received,
  unrecorded,
  unrecorded_sales: sales,
}: MoneyReport): TemplateResult | typeof nothing {
  const { fees, extras, refunds } = receivedSum(received);
  if (fees + extras + refunds + sales === 0) return nothing;
  const detail = (line: { fees: number; extras: number; refunds: number }) =>
    html`<small class="source"
      >${t("money-received-detail", {
        fees: amountWords(line.fees),
        extras: amountWords(line.extras),
        refunds: amountWords(line.refunds),
      })}</small
    >`;
  const lines = received.map((each) => line(html`${t(`payment-${each.method}`)} ${detail(each)}`, netOf(each)));
  return amountTable(
    t("money-received"),
    html`${lines} ${line(t("money-received-sum"), fees + extras - refunds, true)}
    ${sales === 0 ? nothing : line(t("money-unrecorded"), sales)}
    ${unrecorded === 0 ? nothing : line(t(unrecorded > 0 ? "money-unrecorded" : "money-not-refunded"), Math.abs(unrecorded))}`,
  );
}

/**
 * Table of donations, costs, the net amount for the charity, other movements of cash, prizes handed over, and the cash
 * of all tills. Nothing if there are no tills.
 */
export function otherTable(report: MoneyReport): TemplateResult | typeof nothing {
  if (report.tills.length === 0) return nothing;
  const { expected, difference, counted } = tillSums(report.tills);
  const marked = report.prizes_paid - report.prizes_handed;
  return amountTable(
    t("money-other"),
    html`${line(t("money-donations"), report.donations)} ${line(t("money-costs"), report.costs)}
    ${line(html`${t("money-charity-net")} <small class="source">${t("money-charity-net-why")}</small>`, report.charity_net, true)}
    ${report.other === 0 ? nothing : line(t("money-moved"), report.other)}
    ${line(t("money-prizes-handed"), report.prizes_handed)}
    ${marked === 0 ? nothing : line(t("money-prizes-marked"), marked)}
    ${line(t("money-tills-expected"), expected, true)}
    ${counted ? line(t("money-tills-difference"), differenceWords(difference)) : nothing}`,
  );
}
