import { html, nothing, type TemplateResult } from "lit";
import { customElement, property, state } from "lit/decorators.js";
import { t } from "../i18n/catalog.js";
import { LightDomElement } from "../widgets/light.js";

const NUMBERS = Array.from({ length: 52 }, (_, at) => at + 1);

/**
 * The number from 1 to 52 that a participant names, the cut: to tap or to type, and then to confirm, since it cannot be
 * changed. Nothing is chosen at first. Fires `cut`.
 */
@customElement("cut-form")
export class CutForm extends LightDomElement {
  /** Distinguishes the radio buttons from those of other forms on the page. */
  @property() accessor name = "";
  /** The label of the button for screen readers, if it is not its text. */
  @property({ attribute: false }) accessor named: (label: string) => string | typeof nothing = () => nothing;
  /**
   * The text of the field, which may be no number from 1 to 52. Its length is not limited: otherwise the start of a sheet's
   * code from a hand scanner could be one.
   */
  @state() private accessor typed = "";
  @state() private accessor fault = false;

  /** Focuses the field where a keyboard is likely, and otherwise the question, so that no keyboard covers the numbers. */
  override focus(): void {
    const target = matchMedia("(pointer: fine)").matches ? "input[type=text]" : "p";
    this.querySelector<HTMLElement>(target)?.focus();
  }

  /** The number that is chosen; undefined until there is one. */
  get #cut(): number | undefined {
    const number = /^\d{1,2}$/.test(this.typed.trim()) ? Number(this.typed) : 0;
    return number >= 1 && number <= 52 ? number : undefined;
  }

  protected override render() {
    const cut = this.#cut;
    const words = cut === undefined ? t("draws-cut-button-none") : t("draws-cut-button", { cut });
    const id = `cut-${this.name}`;
    return html`<form class="cut" @submit=${(event: SubmitEvent) => this.#submit(event)}>
      <p class="say" tabindex="-1" id="${id}-ask">${t("draws-cut-ask")}</p>
      <p id="${id}-why">${t("draws-cut-why")}</p>
      <label
        >${t("draws-cut-type")}
        <input
          type="text"
          inputmode="numeric"
          autocomplete="off"
          .value=${this.typed}
          aria-invalid=${this.fault ? "true" : nothing}
          aria-describedby="${id}-ask ${id}-why${this.fault ? ` ${id}-fault` : ""}"
          @input=${(event: Event) => this.#choose((event.target as HTMLInputElement).value)}
      /></label>
      <fieldset class="cuts">
        <legend>${t("draws-cut-tap")}</legend>
        ${NUMBERS.map((number) => this.#number(number, number === cut))}
      </fieldset>
      ${this.fault ? html`<p class="fault" role="alert" id="${id}-fault">${t("draws-cut-missing")}</p>` : nothing}
      <button class="primary spin" aria-label=${this.named(words)}>${words}</button>
    </form>`;
  }

  #number(number: number, checked: boolean): TemplateResult {
    return html`<label class="desk-pick"
      ><input
        type="radio"
        name="cut-${this.name}"
        value=${number}
        .checked=${checked}
        @change=${() => this.#choose(String(number))}
      /><span>${number}</span></label
    >`;
  }

  #choose(typed: string): void {
    [this.typed, this.fault] = [typed, false];
  }

  #submit(event: SubmitEvent): void {
    event.preventDefault();
    const cut = this.#cut;
    this.fault = cut === undefined;
    if (cut !== undefined) this.dispatchEvent(new CustomEvent("cut", { detail: cut, bubbles: true }));
  }
}
