import { html, nothing, type TemplateResult } from "lit";
import { customElement, property } from "lit/decorators.js";
import { t } from "../i18n/catalog.js";
import { FormField } from "../widgets/form-field.js";

/** The option of the list for a value without a name. */
const CUSTOM = "custom";

/** A form field for a setting with named values and others: a list of the names, and a text area for another value. */
@customElement("custom-value")
export class CustomValue extends FormField {
  /** The named values, each with its words. */
  @property({ attribute: false }) accessor names: readonly (readonly [value: string, words: string])[] = [];
  /** The title of the setting. */
  @property({ attribute: false }) accessor label = "";
  /** The id of the list, from which that of the text area is derived. */
  @property({ attribute: false }) accessor base = "";
  /** The id of the text about a fault of the value; undefined without a fault. */
  @property({ attribute: false }) accessor fault: string | undefined;
  /** The text of a value without a name; undefined while a name is chosen. */
  #custom: string | undefined;

  override get value(): string {
    return super.value;
  }

  /** Sets the value, and shows it as a name if it is one. */
  override set value(value: string) {
    super.value = value;
    this.#custom = undefined;
  }

  protected override render() {
    const { names, value } = this;
    const custom = this.#custom ?? (names.some(([name]) => name === value) ? undefined : value);
    const isCustom = custom !== undefined;
    return html`<select
        id=${this.base}
        aria-describedby=${this.#describedBy(!isCustom)}
        aria-invalid=${this.#invalid(!isCustom)}
        @input=${(event: Event) => this.#choose((event.target as HTMLSelectElement).value)}
      >
        ${names.map(([name, words]) => html`<option value=${name} .selected=${!isCustom && name === value}>${words}</option>`)}
        <option value=${CUSTOM} .selected=${isCustom}>${t("custom-value")}</option>
      </select>
      ${isCustom ? this.#text(custom) : nothing}`;
  }

  #text(custom: string): TemplateResult {
    return html`<textarea
      id="${this.base}-custom"
      aria-label=${t("custom-value-of", { setting: this.label })}
      aria-describedby=${this.#describedBy(true)}
      aria-invalid=${this.#invalid(true)}
      rows=${Math.max(2, custom.split("\n").length)}
      spellcheck="false"
      .value=${custom}
      @input=${(event: Event) => this.#type((event.target as HTMLTextAreaElement).value)}
    ></textarea>`;
  }

  /** The fault belongs to the control that shows the value, the explanation of the setting to both. */
  #describedBy = (isShown: boolean) => [...(isShown && this.fault ? [this.fault] : []), `${this.base}-why`].join(" ");
  #invalid = (isShown: boolean) => (isShown && this.fault !== undefined ? "true" : nothing);

  #choose(chosen: string): void {
    if (chosen !== CUSTOM) {
      this.value = chosen;
      return;
    }
    this.#type("");
    void this.updateComplete.then(() => this.querySelector("textarea")?.focus());
  }

  /** An empty text is sent as a space, so that the room refuses it: the form would leave out an empty field. */
  #type(text: string): void {
    super.value = text || " ";
    this.#custom = text;
  }
}
