import { html, nothing, type TemplateResult } from "lit";
import { t } from "../i18n/catalog.js";
import { type Faults } from "./plan-draft.js";
import { checkField, faultText } from "./plan-fields.js";

/** The choice of whether the draws of the wheel on the screen can be verified. It is fixed once registration is open. */
export function provableField(
  provable: boolean,
  fixed: boolean,
  faults: Faults,
  set: (provable: boolean) => void,
): TemplateResult {
  if (fixed)
    return html`<p class="field">
      ${t(provable ? "run-provable-is" : "run-provable-is-not")} ${t("run-provable-fixed")}
    </p>`;
  const words = { label: t("run-provable"), why: t("run-provable-why") };
  return html`<div class="field">
    ${checkField({ name: "provable_draws", ...words, checked: provable }, set)}
    ${"provable_draws" in faults ? faultText(faults, "provable_draws") : nothing}
  </div>`;
}
