import { html, nothing, type TemplateResult } from "lit";
import { Refusal } from "../connection/api.js";
import { t } from "../i18n/catalog.js";
import { parseAmount } from "../i18n/money.js";
import { fieldText } from "../widgets/forms.js";
import { amountWords } from "./board-words.js";
import { CENTS } from "./words.js";

/** A row in a table of amounts. `label` may be a template with further elements. */
export const line = (label: string | TemplateResult, amount: number | string, total = false): TemplateResult =>
  html`<tr class=${total ? "total" : ""}>
    <th scope="row">${label}</th>
    <td class="number">${typeof amount === "number" ? amountWords(amount) : amount}</td>
  </tr>`;

/** A table of labels and amounts under a caption. */
export const amountTable = (caption: string, lines: unknown, amount = t("money-amount")): TemplateResult =>
  html`<table class="money-table">
    <caption>
      ${caption}
    </caption>
    <thead class="hidden">
      <tr>
        <th scope="col">${t("money-item")}</th>
        <th scope="col">${amount}</th>
      </tr>
    </thead>
    <tbody>
      ${lines}
    </tbody>
  </table>`;

/** The field for an amount in units of the currency. */
export const amountField = (label: string): TemplateResult =>
  html`<label
    >${label}<input name="amount" required inputmode="decimal" autocomplete="off" /><small
      >${t("money-amount-why")}</small
    ></label
  >`;

/**
 * The typed amount in cents.
 *
 * @throws {Refusal} If the text is not an amount.
 */
export function amountTyped(form: FormData): number {
  const cents = parseAmount(CENTS, fieldText(form, "amount"));
  if (cents === undefined) throw new Refusal({ code: "amount", message: t("run-fault-amount") });
  return cents;
}

/** The payment about which `askIfShort` asked last. */
let askedAbout = "";

/**
 * Asks before more cash is paid out of a till than should be in it: the first time, the payment is refused with a
 * question; the same payment sent again is not.
 *
 * @throws {Refusal} With the question.
 */
export function askIfShort(payment: string, cents: number, expected: number): void {
  const about = `${payment} ${cents}`;
  const ask = cents > expected && about !== askedAbout;
  askedAbout = ask ? about : "";
  if (ask) throw new Refusal({ code: "till_short", message: t("money-till-short", { amount: amountWords(expected) }) });
}

/** A list of options in a form, with a label. The first option is selected. */
export const choiceField = (
  name: string,
  label: string,
  options: readonly (readonly [value: string, words: string])[],
): TemplateResult =>
  html`<label
    >${label}<select name=${name}>
      ${options.map(([value, words], index) => html`<option value=${value} ?selected=${index === 0}>${words}</option>`)}
    </select></label
  >`;

/** The text for a cash difference: short, over, or none. */
export function differenceWords(cents: number): string {
  if (cents === 0) return t("money-difference-none");
  return t(cents < 0 ? "money-difference-short" : "money-difference-over", { amount: amountWords(Math.abs(cents)) });
}

/** A sentence in small type; nothing for an empty one. */
export const small = (words: string | undefined): TemplateResult | typeof nothing =>
  words ? html`<small class="source">${words}</small>` : nothing;
