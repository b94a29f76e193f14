import { t } from "../i18n/catalog.js";
import { typed } from "../i18n/money.js";

/**
 * The wagers typed in a form, in cents by the names of their fields; nothing typed is no wager. There are none at all
 * where one is no amount: the browser says so at its field, and waits.
 */
export function wagersTyped(form: HTMLFormElement): Record<string, number> | undefined {
  const fields = [...form.querySelectorAll("input")];
  const amounts = fields.map((field) => [field.name, field.value.trim() === "" ? 0 : typed("cents", field.value)] as const);
  const wrong = fields.find((_, index) => amounts[index]![1] === undefined);
  if (!wrong) return Object.fromEntries(amounts as [string, number][]);
  complain(wrong);
  return undefined;
}

/** Until something else is typed. */
function complain(field: HTMLInputElement): void {
  const words = [...(field.labels?.[0]?.childNodes ?? [])].filter(({ nodeType }) => nodeType === Node.TEXT_NODE);
  const what = words.map(({ textContent }) => textContent!.trim()).join("");
  field.setCustomValidity(t("refusal-no_amount", { what, typed: field.value.trim() }));
  field.addEventListener("input", () => field.setCustomValidity(""), { once: true });
  field.reportValidity();
}
