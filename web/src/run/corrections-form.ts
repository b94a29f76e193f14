import { html, nothing, type TemplateResult } from "lit";
import { customElement, property, state } from "lit/decorators.js";
import { refusedOf } from "../connection/api.js";
import { act } from "../connection/runs.js";
import type { Action } from "../generated/run.js";
import type { Refused } from "../generated/server.js";
import { t } from "../i18n/catalog.js";
import { refusalWords } from "../i18n/words.js";
import { fieldText } from "../widgets/forms.js";
import { LightDomElement } from "../widgets/light.js";
import { typedTime } from "./time.js";

/** The number of forms created so far. It makes the ids of their fault messages unique. */
let forms = 0;

/**
 * A button that opens a form for one entry of an event. Fires `changed` after the entry is stored. After a refusal
 * the form stays open with its content.
 */
@customElement("correction-form")
export class CorrectionForm extends LightDomElement {
  /** Id of the event. */
  @property() accessor run = "";
  /** The label of the button that opens the form, and of the button that sends it. */
  @property() accessor label = "";
  /** The object of the entry, which screen readers announce after the label where the label alone is ambiguous. */
  @property() accessor about = "";
  /** The consequences of the entry. */
  @property() accessor why = "";
  /** `true` for an entry with lasting consequences: the button that sends it is red. */
  @property({ type: Boolean }) accessor danger = false;
  /** The fields of the form. */
  @property({ attribute: false }) accessor fields: () => TemplateResult | typeof nothing = () => nothing;
  /** The entry that the fields describe, unless `send` sends the form otherwise. */
  @property({ attribute: false }) accessor entry: ((form: FormData) => Action) | undefined;
  /** Sends the content of the form. Text that cannot be sent causes a `Refusal`, like a refusal of the server. */
  @property({ attribute: false }) accessor send: (form: FormData) => Promise<unknown> = (form) =>
    act(this.run, this.entry!(form));
  @state() private accessor open = false;
  @state() private accessor busy = false;
  @state() private accessor refused: Refused | undefined;
  /** The fault of the first invalid field. */
  @state() private accessor fault = "";
  readonly #faultId = `correction-fault-${++forms}`;

  protected override render() {
    const { label, danger } = this;
    const name = [label, this.about].filter(Boolean).join(": ");
    if (!this.open)
      return html`<button type="button" aria-label=${this.about ? name : nothing} @click=${() => this.#show(true)}>
        ${label}
      </button>`;
    return html`<form
      class="correction"
      novalidate
      aria-label=${name}
      @input=${(event: Event) => this.#typed(event.currentTarget as HTMLFormElement)}
      @submit=${(event: SubmitEvent) => this.#send(event)}
    >
      ${this.why ? html`<p>${this.why}</p>` : nothing} ${this.fields()}
      ${this.fault ? html`<p class="refused" id=${this.#faultId}>${this.fault}</p>` : nothing}
      ${this.refused ? html`<p class="refused" role="alert">${refusalWords(this.refused, "poker_run")}</p>` : nothing}
      <div class="controls">
        <button class=${danger ? "danger" : "primary"} aria-label=${name} aria-disabled=${this.busy ? "true" : nothing}>
          ${label}
        </button>
        <button type="button" @click=${() => this.#show(false)}>${t("cancel")}</button>
      </div>
    </form>`;
  }

  #show(open: boolean): void {
    this.open = open;
    [this.refused, this.fault] = [undefined, ""];
    const first = open ? "input, select, button" : "button";
    void this.updateComplete.then(() => this.querySelector<HTMLElement>(first)?.focus());
  }

  /** Shows the fault of the first invalid field, and moves the focus there. Returns whether there is one. */
  #isFaulty(form: HTMLFormElement): boolean {
    this.#typed(form);
    const faults = fieldsOf(form).map((field) => [field, fieldFault(field)] as const);
    const [field, fault] = faults.find(([, fault]) => fault !== undefined) ?? [];
    if (!field || fault === undefined) return false;
    this.fault = isReason(field) ? fault : t("correct-fault", { field: labelOf(field), fault });
    field.setAttribute("aria-invalid", "true");
    field.setAttribute("aria-describedby", this.#faultId);
    field.focus();
    return true;
  }

  /** Removes the fault once something is typed. */
  #typed(form: HTMLFormElement): void {
    this.fault = "";
    form.querySelectorAll(`[aria-describedby="${this.#faultId}"]`).forEach((field) => {
      field.removeAttribute("aria-invalid");
      field.removeAttribute("aria-describedby");
    });
  }

  async #send(event: SubmitEvent): Promise<void> {
    event.preventDefault();
    const form = event.target as HTMLFormElement;
    if (this.busy || this.#isFaulty(form)) return;
    [this.busy, this.refused] = [true, undefined];
    try {
      await this.send(new FormData(form));
      this.#show(false);
      this.dispatchEvent(new CustomEvent("changed", { bubbles: true }));
    } catch (error) {
      this.refused = refusedOf(error);
    }
    this.busy = false;
  }
}

type Field = HTMLInputElement | HTMLSelectElement;

const fieldsOf = (form: HTMLFormElement) => [...form.querySelectorAll<Field>("input, select")];

/** The text of a field's label, without the explanation below the field. */
function labelOf(field: Field): string {
  const nodes = [...(field.labels?.[0]?.childNodes ?? [])];
  const texts = nodes.filter(({ nodeType }) => nodeType === Node.TEXT_NODE);
  return texts.map(({ textContent }) => textContent?.trim()).find(Boolean) ?? field.name;
}

/**
 * The fault of a field in the language of the page, which may differ from the language of the browser's own messages;
 * undefined for a valid field.
 */
export function fieldFault(
  field: Pick<Field, "name" | "value" | "title" | "validity" | "validationMessage">,
): string | undefined {
  const { name, validity } = field;
  if (validity.valueMissing) return t(isReason(field) ? "correct-fault-reason" : "run-fault-empty");
  if (name === "time" && field.value.trim() !== "" && typedTime(field.value) === undefined)
    return t("correct-fault-time");
  return validity.valid ? undefined : field.title || field.validationMessage;
}

/** Returns whether a field is that for the reason of an entry, whose fault names it. */
const isReason = ({ name }: Pick<Field, "name">): boolean => name === "reason";

/** A pattern that a word matches in capitals too, as the keyboard of a phone may begin it, and with spaces around it. */
export const wordPattern = (word: string): string =>
  `\\s*${Array.from(word, (sign) => `[${sign.toLowerCase()}${sign.toUpperCase()}]`).join("")}\\s*`;

/** The field for a word that confirms an entry that cannot be undone. */
export const wordField = (word: string): TemplateResult =>
  html`<label
    >${t("correct-type", { word })}<input
      name="word"
      required
      pattern=${wordPattern(word)}
      title=${t("correct-fault-word")}
      autocomplete="off"
      autocapitalize="off"
  /></label>`;

/** The field for a reason of at most `maxLength` characters, which stays in the record. */
export const reasonField = (maxLength = 80): TemplateResult =>
  html`<label
    >${t("correct-reason")}<input name="reason" required maxlength=${maxLength} autocomplete="off" /><small
      >${t("correct-reason-why")}</small
    ></label
  >`;

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
