import { html } from "lit";
import { customElement } from "lit/decorators.js";
import { languages } from "../pages/languages.js";
import "../turn/signal-choices.js";
import { LightDomElement } from "../widgets/light.js";
import "../widgets/look-choices.js";

/** Preferences of this viewer. */
@customElement("display-settings")
export class DisplaySettings extends LightDomElement {
  protected override render() {
    return html`<section class="looks">
      <look-choices></look-choices>
      <signal-choices></signal-choices>
      ${languages()}
    </section>`;
  }
}
