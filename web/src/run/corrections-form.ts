import { html, type TemplateResult } from "lit";
import { customElement, property } from "lit/decorators.js";
import { keyed } from "lit/directives/keyed.js";
import { act } from "../connection/runs.js";
import type { Action } from "../generated/run.js";
import type { Refused } from "../generated/server.js";
import { t } from "../i18n/catalog.js";
import { refusalWords } from "../i18n/words.js";
import { ActionForm, type Checked, type Field, fieldFault } from "../widgets/action-form.js";
import { fieldText } from "../widgets/forms.js";
import * as widget from "../widgets/reason.js";
import { typedTime } from "./time.js";

/** A button that opens a form for one entry of an event. */
@customElement("correction-form")
export class CorrectionForm extends ActionForm {
  /** Id of the event. */
  @property() accessor run = "";
  /** The entry that the fields describe, unless `send` sends the form otherwise. */
  @property({ attribute: false }) accessor entry: ((form: FormData) => Action) | undefined;

  constructor() {
    super();
    this.send = (form) => act(this.run, this.entry!(form));
  }

  protected override faultOf(field: Field): string | undefined {
    return entryFault(field);
  }

  protected override refusalOf(refused: Refused): string {
    return refusalWords(refused, "poker_run");
  }
}

/** The fault of a field of a form for an entry, in the language of the page; undefined for a valid field. */
export const entryFault = (field: Checked): string | undefined => timeFault(field) ?? fieldFault(field);

/** The fault of a field with a time that cannot be read. */
function timeFault({ name, value }: Checked): string | undefined {
  return name === "time" && value.trim() !== "" && typedTime(value) === undefined ? t("correct-fault-time") : undefined;
}

/** A pattern that a word matches in capitals too, as the keyboard of a phone may begin it, and with spaces around it. */
export const wordPattern = (word: string): string =>
  `\\s*${Array.from(word, (sign) => `[${sign.toLowerCase()}${sign.toUpperCase()}]`).join("")}\\s*`;

/** The field for a word that confirms an entry that cannot be undone. In another language it is another field, empty. */
export const wordField = (word: string): TemplateResult => html`${keyed(word, wordLabel(word))}`;

const wordLabel = (word: string): TemplateResult =>
  html`<label
    >${t("correct-type", { word })}<input
      name="word"
      required
      pattern=${wordPattern(word)}
      title=${t("correct-fault-word", { word })}
      autocomplete="off"
      autocapitalize="off"
  /></label>`;

/** The field for a reason of at most `maxLength` characters, which stays in the record. */
export const reasonField = (maxLength = 80): TemplateResult => widget.reasonField(t("correct-reason-why"), maxLength);

/** The field for a time of the event's day; required unless stated otherwise. */
export const timeField = (label: string, value = "", required = true): TemplateResult =>
  html`<label
    >${label}<input
      name="time"
      ?required=${required}
      placeholder="15:42"
      autocomplete="off"
      .value=${value.replace(/^(\d\d:\d\d):00$/, "$1")}
    /><small>${t("correct-time-why")}</small></label
  >`;

/**
 * The typed time in the format of the API. Text that is not a time is left to the server, whose refusal states the
 * format.
 */
export function timeTyped(form: FormData): string {
  const typed = fieldText(form, "time");
  return typedTime(typed) ?? typed;
}
