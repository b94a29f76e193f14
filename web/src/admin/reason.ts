import { html, type TemplateResult } from "lit";
import { t } from "../i18n/catalog.js";
import { fieldText } from "../widgets/forms.js";

/** Maximum length of a reason and of a banner, in characters. */
export const MAX_TEXT = 200;

/** The field for the reason of a decision; `why` names its readers. */
export const reasonField = (why = t("admin-reason-why")): TemplateResult =>
  html`<label
    >${t("correct-reason")}<input name="reason" required maxlength=${MAX_TEXT} autocomplete="off" /><small
      >${why}</small
    ></label
  >`;

/** The typed reason. */
export const reasonOf = (form: FormData): string => fieldText(form, "reason").trim();
