import { html } from "lit";
import { customElement, property, state } from "lit/decorators.js";
import { t } from "../i18n/catalog.js";
import { copyFrom } from "./copy.js";
import { LightDomElement } from "./light.js";

/** The token of a new bot account, which is shown only now, with a button that copies it. */
@customElement("bot-token")
export class BotToken extends LightDomElement {
  /** The name of the account. */
  @property() accessor name = "";
  @property() accessor value = "";
  /** The value that was copied last. */
  @state() private accessor copied: string | undefined;

  protected override render() {
    return html`<label
        >${t("bot-token", { name: this.name })}<input readonly .value=${this.value} @focus=${select}
      /></label>
      <button type="button" @click=${() => this.#copy()}>${t(this.copied === this.value ? "copied" : "copy")}</button>
      <p class="quiet">${t("bot-token-why")}</p>`;
  }

  async #copy(): Promise<void> {
    const { value } = this;
    if (await copyFrom(this.querySelector("input")!)) this.copied = value;
  }
}

const select = (event: Event) => (event.target as HTMLInputElement).select();
