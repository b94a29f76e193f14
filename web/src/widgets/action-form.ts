import { html, nothing, type TemplateResult } from "lit";
import { customElement, property, state } from "lit/decorators.js";
import { refusedOf } from "../connection/api.js";
import type { Refused } from "../generated/server.js";
import { t } from "../i18n/catalog.js";
import { language } from "../i18n/language.js";
import { refusalWords } from "../i18n/words.js";
import { onEscape } from "./keys.js";
import { LightDomElement } from "./light.js";

/** The number of forms created so far. It makes the ids of their fault messages unique. */
let forms = 0;

/**
 * A button that opens a form for one decision or entry. Fires `changed` after it is stored, with the words of `done` as
 * its detail. After a refusal the form stays open with its content. Escape closes it.
 */
@customElement("action-form")
export class ActionForm extends LightDomElement {
  /** The label of the button that opens the form, and of the button that sends it. */
  @property() accessor label = "";
  /** The object of the action, which screen readers announce after the label where the label alone is ambiguous. */
  @property() accessor about = "";
  /** The consequences of the action. */
  @property() accessor why = "";
  /** `true` for an action with lasting consequences: the button that sends it is red. */
  @property({ type: Boolean }) accessor danger = false;
  /** The fields of the form. */
  @property({ attribute: false }) accessor fields: () => TemplateResult | typeof nothing = () => nothing;
  /** Sends the content of the form. Text that cannot be sent causes a `Refusal`, like a refusal of the server. */
  @property({ attribute: false }) accessor send: (form: FormData) => Promise<unknown> = () => Promise.resolve();
  /** The result of a stored decision, for an announcement, from the content of the form and the response. */
  @property({ attribute: false }) accessor done: (form: FormData, response: unknown) => string = () => "";
  @state() private accessor open = false;
  @state() private accessor busy = false;
  @state() private accessor refused: Refused | undefined;
  /** The fault of the first invalid field, in the language in which it was found. */
  @state() private accessor fault = "";
  #faultLanguage = language();
  readonly #faultId = `action-fault-${++forms}`;

  /** The fault of a field; undefined for a valid one. */
  protected faultOf(field: Field): string | undefined {
    return fieldFault(field);
  }

  /** A refusal in the language of the page. */
  protected refusalOf(refused: Refused): string {
    return refusalWords(refused);
  }

  /** A fault in another language than that of the page is found again when the form is sent. */
  protected override willUpdate(): void {
    const form = this.querySelector("form");
    if (form && this.fault !== "" && this.#faultLanguage !== language()) this.#typed(form);
  }

  protected override render() {
    const { label, danger } = this;
    const name = [label, this.about].filter(Boolean).join(": ");
    if (!this.open)
      return html`<button type="button" aria-label=${this.about ? name : nothing} @click=${() => this.#show(true)}>
        ${label}
      </button>`;
    return html`<form
      class="action-form"
      novalidate
      aria-label=${name}
      @keydown=${onEscape(() => this.#show(false))}
      @input=${(event: Event) => this.#typed(event.currentTarget as HTMLFormElement)}
      @submit=${(event: SubmitEvent) => this.#send(event)}
    >
      ${this.why ? html`<p>${this.why}</p>` : nothing} ${this.fields()}
      ${this.fault ? html`<p class="refused" id=${this.#faultId}>${this.fault}</p>` : nothing}
      ${this.refused ? html`<p class="refused" role="alert">${this.refusalOf(this.refused)}</p>` : nothing}
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
    const faults = fieldsOf(form).map((field) => [field, this.faultOf(field)] as const);
    const [field, fault] = faults.find(([, fault]) => fault !== undefined) ?? [];
    if (!field || fault === undefined) return false;
    this.fault = isNamed(field) ? fault : t("correct-fault", { field: labelOf(field), fault });
    this.#faultLanguage = language();
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
      const content = new FormData(form);
      const response = await this.send(content);
      this.#show(false);
      this.dispatchEvent(new CustomEvent<string>("changed", { bubbles: true, detail: this.done(content, response) }));
    } catch (error) {
      this.refused = refusedOf(error);
    }
    this.busy = false;
  }
}

export type Field = HTMLInputElement | HTMLSelectElement;

const fieldsOf = (form: HTMLFormElement) => [...form.querySelectorAll<Field>("input, select")];

/** The text of a field's label, without the explanation below the field. */
function labelOf(field: Field): string {
  const nodes = [...(field.labels?.[0]?.childNodes ?? [])];
  const texts = nodes.filter(({ nodeType }) => nodeType === Node.TEXT_NODE);
  return texts.map(({ textContent }) => textContent?.trim()).find(Boolean) ?? field.name;
}

/** The properties of a field on which its fault depends. */
export type Checked = Pick<Field, "name" | "value" | "title" | "validity" | "validationMessage">;

/**
 * The fault of a field in the language of the page, which may differ from the language of the browser's own messages;
 * undefined for a valid field.
 */
export function fieldFault(field: Checked): string | undefined {
  const { validity } = field;
  if (validity.valueMissing) return t(isReason(field) ? "correct-fault-reason" : "run-fault-empty");
  return validity.valid ? undefined : field.title || field.validationMessage;
}

/** Returns whether a field is that for a reason, whose fault names it. */
const isReason = ({ name }: Pick<Field, "name">): boolean => name === "reason";

/** Returns whether the fault of a field says which field it is: that of a reason, or of a word that confirms an action. */
const isNamed = (field: Pick<Field, "name" | "value">): boolean =>
  isReason(field) || (field.name === "word" && field.value.trim() !== "");
