import { html, nothing } from "lit";
import { customElement, property } from "lit/decorators.js";
import { t } from "../i18n/catalog.js";
import { shortcutsChoice } from "../state/choices.js";
import "../felts/holdem/holdem-choices.js";
import { languages } from "../pages/languages.js";
import { check } from "../turn/signal-choices.js";
import { LightDomElement } from "../widgets/light.js";
import "../widgets/look-choices.js";

/** Preferences of this viewer; those of hold'em only at its tables. */
@customElement("display-settings")
export class DisplaySettings extends LightDomElement {
  @property() accessor game = "";
  /** Opens the list of the keys. */
  @property({ attribute: false }) accessor listKeys: (() => void) | undefined;

  protected override render() {
    return html`<section class="looks">
      <look-choices></look-choices>
      ${this.game === "holdem" ? html`<holdem-choices></holdem-choices>` : nothing}
      <signal-choices></signal-choices>
      ${check(t("tab-keys"), shortcutsChoice)}
      <button type="button" @click=${this.listKeys}>${t("keys-list")}</button>
      ${languages()}
    </section>`;
  }
}
