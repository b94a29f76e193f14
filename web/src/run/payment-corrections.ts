import { html, nothing, type TemplateResult } from "lit";
import { changeMoney } from "../connection/runs.js";
import type { Method, MoneyCommand, RecordedPayment, StaffRow, StaffView } from "../generated/run.js";
import { t } from "../i18n/catalog.js";
import { fieldText } from "../widgets/forms.js";
import { amountWords } from "./board-words.js";
import "./corrections-form.js";
import { reasonField } from "./corrections-form.js";
import { choiceField } from "./money-fields.js";
import { METHODS, openTills } from "./payment-model.js";
import { recordsFees } from "./registration-entry.js";
import { hasRole } from "./staff-desks.js";

/** The money entry that corrects how a payment was made. Only cash names a till. */
export function correctionOf({ hand, item }: RecordedPayment, form: FormData): MoneyCommand {
  const method = fieldText(form, "method") as Method;
  const till = method === "cash" ? Number(fieldText(form, "till")) || null : null;
  return { correct_payment: { hand, item, method, till, reason: fieldText(form, "reason") } };
}

/** The recorded payments of a participant, each with the forms that correct it; nothing if there are none. */
export function paymentCorrections(view: StaffView, row: StaffRow): TemplateResult | typeof nothing {
  const payments = row.payments ?? [];
  if (payments.length === 0 || !hasRole(view.you.roles, "registration", "finish")) return nothing;
  return html`<ul class="lines">
    ${payments.map((payment) => line(view, payment))}
  </ul>`;
}

function line(view: StaffView, payment: RecordedPayment): TemplateResult {
  const { hand, item, method, till, cents } = payment;
  const name = view.tills.find((each) => each.till === till)?.name;
  const how = [t(`payment-${method}`), name].filter(Boolean).join(", ");
  return html`<li>
    <span>${t("payment-is", { hand, item: t(`payment-for-${item}`), method: how })}</span>
    <span class="quiet">${amountWords(cents)}</span>
    ${openTills(view.tills).length > 0 ? correct(view, payment) : nothing}
    ${view.organiser && view.run.stage !== "cancelled" ? undo(view, payment) : nothing}
  </li>`;
}

function correct({ run, tills }: StaffView, payment: RecordedPayment): TemplateResult {
  const methods = METHODS.map((method) => [method, t(`payment-${method}`)] as const);
  const places = openTills(tills).map(({ till, name }) => [String(till), name] as const);
  const fields = () =>
    html`${choiceField("method", t("payment-method"), methods)} ${choiceField("till", t("payment-till"), places)}
    ${reasonField()}`;
  return html`<correction-form
    .run=${run.id}
    .label=${t("payment-correct")}
    .about=${t("correct-of-hand", { hand: payment.hand })}
    .why=${t(payment.item === "fee" ? "payment-correct-why" : "payment-correct-extra-why")}
    .fields=${fields}
    .send=${(form: FormData) => changeMoney(run.id, correctionOf(payment, form))}
  ></correction-form>`;
}

/**
 * The form that declares the record of a payment void. A fee is then unpaid, unless it counts as paid even without a
 * record (PR-20).
 */
const undo = ({ run, draft }: StaffView, { hand, item }: RecordedPayment): TemplateResult =>
  html`<correction-form
    .run=${run.id}
    .label=${t("payment-void")}
    .about=${t("correct-of-hand", { hand })}
    .why=${t(item === "fee" && recordsFees(draft.settings) ? "payment-void-why" : "payment-void-unrecorded-why")}
    .fields=${() => reasonField()}
    .send=${(form: FormData) =>
      changeMoney(run.id, { void_payment: { hand, item, reason: fieldText(form, "reason") } })}
    danger
  ></correction-form>`;
