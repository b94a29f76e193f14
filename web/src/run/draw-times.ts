import { html, nothing } from "lit";
import { customElement, property, state } from "lit/decorators.js";
import { t } from "../i18n/catalog.js";
import { LightDomElement } from "../widgets/light.js";

/**
 * The button that looks up in the public log when and why it was rolled back. The log is long, so it is loaded on request
 * only. Fires `found` once it is loaded.
 */
@customElement("draw-times")
export class DrawTimes extends LightDomElement {
  /** Loads the public log. */
  @property({ attribute: false }) accessor log!: () => Promise<unknown>;
  @state() private accessor isFailed = false;

  protected override render() {
    return html`<p><button @click=${() => this.#look()}>${t("draws-sheet-when")}</button></p>
      ${this.isFailed ? html`<p class="refused" role="alert">${t("draws-head-unloaded")}</p>` : nothing}`;
  }

  async #look(): Promise<void> {
    this.isFailed = false;
    try {
      await this.log();
      this.dispatchEvent(new CustomEvent("found"));
    } catch {
      this.isFailed = true;
    }
  }
}
