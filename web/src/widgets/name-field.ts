import { html, nothing, type TemplateResult } from "lit";
import type { Refused } from "../generated/server.js";
import { t } from "../i18n/catalog.js";
import { refusalWords } from "../i18n/words.js";

/** Returns whether a refusal is about the guest's name, which another one may replace. */
export const isOfName = (refused: Refused | undefined): boolean => refused?.code.startsWith("name_") === true;

/** The field for the guest's name, with the refusal of the name. */
export function nameField(field: string, name: string | undefined, refused: Refused | undefined): TemplateResult {
  const isRefused = isOfName(refused);
  return html`${isRefused ? html`<p class="refused" role="alert" id="name-fault">${refusalWords(refused!)}</p>` : nothing}<label
      >${t("your-name")}<input
        name=${field}
        required
        maxlength="24"
        autocomplete="nickname"
        .value=${name ?? ""}
        aria-invalid=${isRefused ? "true" : nothing}
        aria-describedby=${isRefused ? "name-fault" : nothing}
    /></label>`;
}
