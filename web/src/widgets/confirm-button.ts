import { html } from "lit";
import { customElement, property, state } from "lit/decorators.js";
import { t } from "../i18n/catalog.js";
import { cancelOnEscape } from "./keys.js";
import { LightDomElement } from "./light.js";

/** A button whose action cannot be undone: a press shows a question, whose safe answer gets the focus, and a second press
 * dispatches `confirmed`. Escape closes the question. */
@customElement("confirm-button")
export class ConfirmButton extends LightDomElement {
  @property() accessor label = "";
  /** The consequences, as a question. */
  @property() accessor question = "";
  /** The name of the button for screen readers, if the label alone is ambiguous. */
  @property() accessor named = "";
  /** The label of the answer that confirms, if it is not that of the button. */
  @property() accessor yes = "";
  /** The class of the button. */
  @property() accessor kind = "";
  @state() private accessor asking = false;

  constructor() {
    super();
    cancelOnEscape(this, () => this.asking && this.#ask(false));
  }

  protected override render() {
    if (!this.asking)
      return html`<button
        type="button"
        class=${this.kind}
        aria-label=${this.named || this.label}
        @click=${() => this.#ask(true)}
      >
        ${this.label}
      </button>`;
    return html`<div class="confirm" role="alertdialog" aria-label=${this.question}>
      <p>${this.question}</p>
      <div class="controls">
        <button type="button" class="danger" @click=${() => this.#confirm()}>${this.yes || this.label}</button>
        <button type="button" class="cancel" @click=${() => this.#ask(false)}>${t("cancel")}</button>
      </div>
    </div>`;
  }

  #ask(asking: boolean): true {
    this.asking = asking;
    void this.updateComplete.then(() => this.querySelector<HTMLElement>(asking ? ".cancel" : "button")?.focus());
    return true;
  }

  #confirm(): void {
    this.#ask(false);
    this.dispatchEvent(new CustomEvent("confirmed", { bubbles: true }));
  }
}
