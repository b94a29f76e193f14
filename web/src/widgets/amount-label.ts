import { html, nothing, type TemplateResult } from "lit";
import { keyBadge } from "./keys.js";

/** Maximum number of characters of an amount that fit into a button of a phone in the usual size. */
const LONG = 10;

/**
 * The label of a button: the action with its key above its amount, each on one line, and one sentence for a screen
 * reader. Without an amount, the action alone.
 */
export function amountLabel(
  sentence: string,
  action: string | TemplateResult,
  amount?: string,
  key?: string,
): TemplateResult {
  const sum =
    amount === undefined ? nothing : html`<span class="sum ${amount.length > LONG ? "long" : ""}">${amount}</span>`;
  return html`<span class="hidden">${sentence}</span
    ><span class="above" aria-hidden="true"
      ><span class="act">${action}${key === undefined ? nothing : keyBadge(key)}</span>${sum}</span
    >`;
}
