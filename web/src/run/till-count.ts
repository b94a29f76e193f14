import { html, nothing, type TemplateResult } from "lit";
import { changeMoney } from "../connection/runs.js";
import type { Role, StaffView, TillChoice } from "../generated/run.js";
import { t } from "../i18n/catalog.js";
import { amountWords } from "./board-words.js";
import "./corrections-form.js";
import { amountField, amountTyped } from "./money-fields.js";
import { openTills } from "./payment-model.js";
import { momentText } from "./questions-model.js";

/** The open tills at the desk of a role. */
export const tillsAt = (tills: readonly TillChoice[], place: Role): TillChoice[] =>
  openTills(tills).filter((till) => till.place === place);

/**
 * The forms to count the cash in the tills at a desk; nothing if it has no till. The expected cash is not shown, so
 * that it does not influence the count.
 */
export function tillCounts(view: StaffView, place: "registration" | "finish"): TemplateResult | typeof nothing {
  const tills = tillsAt(view.tills, place);
  if (tills.length === 0) return nothing;
  return html`<details class="till-counts">
    <summary>${t("till-count-title")}</summary>
    <p class="quiet">${t("till-count-why")}</p>
    <ul class="lines">
      ${tills.map((till) => count(view, till))}
    </ul>
  </details>`;
}

function count(view: StaffView, { till, name, counted, counted_at_ms }: TillChoice): TemplateResult {
  const last =
    counted == null
      ? t("money-not-counted")
      : t("till-count-last", { amount: amountWords(counted), time: momentText(view, counted_at_ms ?? 0) });
  return html`<li>
    <span><bdi>${name}</bdi></span> <span class="quiet" role="status">${last}</span>
    <correction-form
      .run=${view.run.id}
      .label=${t("money-count")}
      .about=${name}
      .fields=${() => amountField(t("money-cash-counted"))}
      .send=${async (form: FormData) => changeMoney(view.run.id, { count_till: { till, counted: amountTyped(form) } })}
    ></correction-form>
  </li>`;
}
