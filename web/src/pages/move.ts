import { html, nothing } from "lit";
import { customElement, property, state } from "lit/decorators.js";
import { refusedOf } from "../connection/api.js";
import type { Refused } from "../generated/server.js";
import { t } from "../i18n/catalog.js";
import { refusalWords } from "../i18n/words.js";
import { address, go } from "../router.js";
import { me, moveHere } from "../state/me.js";
import { fieldText } from "../widgets/forms.js";
import { LightDomElement } from "../widgets/light.js";
import { isOnOpenPage } from "../widgets/open-page.js";

/** The page on which a guest continues on this device, with a code that the other device shows. */
@customElement("move-page")
export class MovePage extends LightDomElement {
  /** The code in the link; empty to type one. */
  @property() accessor code = "";
  /** The name of the guest of this device, who is replaced; undefined if there is none. */
  @state() private accessor here: string | undefined;
  @state() private accessor busy = false;
  @state() private accessor refused: Refused | undefined;

  override connectedCallback(): void {
    super.connectedCallback();
    void me().then(({ name }) => (this.here = name ?? undefined));
  }

  protected override render() {
    return html`<section class="page">
      <h1>${t("move")}</h1>
      ${this.refused ? html`<p class="refused" role="alert">${refusalWords(this.refused)}</p>` : nothing}
      <p>${t("move-why")}</p>
      ${this.here === undefined ? nothing : html`<p class="warning">${t("move-replaces", { name: this.here })}</p>`}
      <form @submit=${(event: SubmitEvent) => this.#move(event)}>
        <label
          >${t("move-code")}<input
            name="code"
            required
            maxlength="16"
            autocomplete="one-time-code"
            autocapitalize="characters"
            spellcheck="false"
            .value=${this.code}
        /></label>
        <button class="primary" ?disabled=${this.busy}>${t("move-button")}</button>
      </form>
    </section>`;
  }

  async #move(event: SubmitEvent): Promise<void> {
    event.preventDefault();
    this.busy = true;
    this.refused = undefined;
    try {
      await moveHere(fieldText(new FormData(event.target as HTMLFormElement), "code"));
      if (isOnOpenPage(this)) go(address({ page: "lobby" }));
    } catch (error) {
      this.refused = refusedOf(error);
      this.busy = false;
    }
  }
}
