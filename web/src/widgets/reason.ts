import { html, type TemplateResult } from "lit";
import { t } from "../i18n/catalog.js";
import { fieldText } from "./forms.js";

/** The field for the reason of a decision or correction, of at most `most` characters; `why` names its readers. */
export const reasonField = (why: string, most: number): TemplateResult =>
  html`<label
    >${t("correct-reason")}<input name="reason" required maxlength=${most} autocomplete="off" /><small
      >${why}</small
    ></label
  >`;

/** The typed reason. */
export const reasonOf = (form: FormData): string => fieldText(form, "reason").trim();
