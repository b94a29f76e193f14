import { html, nothing } from "lit";
import { customElement, property, state } from "lit/decorators.js";
import { t } from "../i18n/catalog.js";
import { LightDomElement } from "../widgets/light.js";

/**
 * The button that looks up in the public log when and why it was rolled back. The log is long, so it is loaded on request
 * only. Fires `found` if the log has the time.
 */
@customElement("draw-times")
export class DrawTimes extends LightDomElement {
  /** Loads the public log, and returns whether it has the time. */
  @property({ attribute: false }) accessor log!: () => Promise<boolean>;
  @state() private accessor phase: "ready" | "loading" | "unknown" | "failed" = "ready";

  protected override render() {
    const { phase } = this;
    return html`<p>
        <button ?disabled=${phase === "loading"} @click=${() => this.#look()}>${t("draws-sheet-when")}</button>
      </p>
      <div role="status">
        ${phase === "loading" ? html`<p>${t("draws-sheet-loading")}</p>` : nothing}
        ${phase === "unknown" ? html`<p>${t("draws-sheet-unknown")}</p>` : nothing}
      </div>
      ${phase === "failed" ? html`<p class="refused" role="alert">${t("draws-head-unloaded")}</p>` : nothing}`;
  }

  async #look(): Promise<void> {
    this.phase = "loading";
    try {
      const isKnown = await this.log();
      this.phase = isKnown ? "ready" : "unknown";
      if (isKnown) this.dispatchEvent(new CustomEvent("found"));
    } catch {
      this.phase = "failed";
    }
  }
}
