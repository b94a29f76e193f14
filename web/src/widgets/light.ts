import { LitElement } from "lit";
import { onLanguage } from "../i18n/language.js";

/**
 * An element that renders into the page itself (light DOM), with the page's styles, and renders again when the language
 * changes.
 */
export class LightDomElement extends LitElement {
  #forget: (() => void) | undefined;

  protected override createRenderRoot() {
    return this;
  }

  override connectedCallback(): void {
    super.connectedCallback();
    this.#forget = onLanguage(() => this.requestUpdate());
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#forget?.();
  }
}
