import { html, nothing, type TemplateResult } from "lit";
import type { RunDraft } from "../generated/run.js";
import { t } from "../i18n/catalog.js";
import { type Faults } from "./plan-draft.js";
import { checkField, faultText } from "./plan-fields.js";

/** Maximum length of a waiver text, in characters. */
export const WAIVER_LENGTH = 2000;

/** The fields of the form for the waiver. */
export interface WaiverForm {
  /** `true` if riders sign a waiver. */
  signed: boolean;
  /** The text of the waiver or its URL; may be empty. */
  text: string;
}

/** The form that shows the waiver of a draft. */
export const waiverForm = ({ waiver }: Pick<RunDraft, "waiver">): WaiverForm => ({
  signed: waiver != null,
  text: waiver?.text ?? "",
});

/** The part of a draft that the form describes: none without a waiver. */
export const waiverOf = ({ signed, text }: WaiverForm): Pick<RunDraft, "waiver"> =>
  signed ? { waiver: { text: text.trim() } } : {};

/** The choice of whether riders sign a waiver, with its text or URL. */
export function waiverFields(form: WaiverForm, faults: Faults, change: (form: WaiverForm) => void): TemplateResult {
  const words = { label: t("run-waiver-setting"), why: t("run-waiver-setting-why") };
  return html`<div class="field">
    ${checkField({ name: "waiver", ...words, checked: form.signed }, (signed) => change({ ...form, signed }))}
    ${
      form.signed
        ? html`<label for="plan-waiver">${t("run-waiver-text")}</label>
            <textarea
              id="plan-waiver"
              name="waiver-text"
              rows="3"
              .value=${form.text}
              aria-invalid=${"waiver" in faults ? "true" : nothing}
              aria-describedby=${"waiver" in faults ? "plan-waiver-fault" : nothing}
              @input=${(event: Event) => change({ ...form, text: (event.target as HTMLTextAreaElement).value })}
            ></textarea>
            ${faultText(faults, "waiver")}`
        : nothing
    }
  </div>`;
}

/** A URL as a link that opens in a new tab, and any other text unchanged. */
export const waiverText = (text: string): TemplateResult =>
  /^https?:\/\/\S+$/.test(text)
    ? html`<a href=${text} target="_blank" rel="noreferrer">${text}</a>`
    : html`<span class="waiver-text">${text}</span>`;
