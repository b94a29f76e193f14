import { html, nothing } from "lit";
import { customElement } from "lit/decorators.js";
import { t } from "../i18n/catalog.js";
import { canInstall, install, onInstallOffer } from "../state/install.js";
import { LightDomElement } from "../widgets/light.js";

/** A button that adds the room to the home screen, where the browser offers that; otherwise nothing. */
@customElement("install-hint")
export class InstallHint extends LightDomElement {
  #leave: (() => void) | undefined;

  override connectedCallback(): void {
    super.connectedCallback();
    this.#leave = onInstallOffer(() => this.requestUpdate());
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#leave?.();
  }

  protected override render() {
    if (!canInstall()) return nothing;
    return html`<p><button type="button" class="install" @click=${() => void install()}>${t("install")}</button></p>`;
  }
}
