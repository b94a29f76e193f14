import { html } from "lit";
import { customElement, property, state } from "lit/decorators.js";
import { t } from "../i18n/catalog.js";
import { onEscape } from "./keys.js";
import { LightDomElement } from "./light.js";

/** A button whose action cannot be undone: a press shows a question, and a second press dispatches `confirmed`.
 * Escape closes the question. */
@customElement("confirm-button")
export class ConfirmButton extends LightDomElement {
  @property() accessor label = "";
  /** The consequences, as a question. */
  @property() accessor question = "";
  /** The name of the button for screen readers, if the label alone is ambiguous. */
  @property() accessor named = "";
  @state() private accessor asking = false;

  protected override render() {
    if (!this.asking)
      return html`<button type="button" aria-label=${this.named || this.label} @click=${() => this.#ask(true)}>
        ${this.label}
      </button>`;
    return html`<div
      class="confirm"
      role="group"
      aria-label=${this.named || this.label}
      @keydown=${onEscape(() => this.#ask(false))}
    >
      <p tabindex="-1">${this.question}</p>
      <div class="controls">
        <button type="button" class="danger" @click=${() => this.#confirm()}>${this.label}</button>
        <button type="button" @click=${() => this.#ask(false)}>${t("cancel")}</button>
      </div>
    </div>`;
  }

  #ask(asking: boolean): void {
    this.asking = asking;
    void this.updateComplete.then(() => this.querySelector<HTMLElement>(asking ? "p" : "button")?.focus());
  }

  #confirm(): void {
    this.#ask(false);
    this.dispatchEvent(new CustomEvent("confirmed", { bubbles: true }));
  }
}
