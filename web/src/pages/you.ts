import { html, nothing, type TemplateResult } from "lit";
import { customElement, state } from "lit/decorators.js";
import { refusedOf } from "../connection/api.js";
import { moveCode } from "../connection/rest.js";
import "../felts/holdem/holdem-choices.js";
import type { Me, MoveCode } from "../generated/rest.js";
import type { Refused } from "../generated/server.js";
import { t } from "../i18n/catalog.js";
import { refusalWords } from "../i18n/words.js";
import { address } from "../router.js";
import { logout, reloadMe, rename } from "../state/me.js";
import "../widgets/confirm-button.js";
import { fieldText } from "../widgets/forms.js";
import { LightDomElement } from "../widgets/light.js";
import "../widgets/look-choices.js";
import { qrImage } from "../widgets/qr.js";

/** The guest's own page: the name, a code for another device, logging out, and the look of the pages on this device. */
@customElement("you-page")
export class YouPage extends LightDomElement {
  @state() private accessor me: Me | undefined;
  @state() private accessor code: MoveCode | undefined;
  /** `true` once the time of the code is over. */
  @state() private accessor expired = false;
  @state() private accessor saved = false;
  @state() private accessor loggedOut = false;
  @state() private accessor refused: Refused | undefined;
  #expiry: ReturnType<typeof setTimeout> | undefined;

  override connectedCallback(): void {
    super.connectedCallback();
    void this.#try(async () => {
      this.me = await reloadMe();
    });
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    clearTimeout(this.#expiry);
  }

  protected override render() {
    return html`<section class="page">
      <h1 tabindex="-1">${t("you")}</h1>
      <p role="status">${this.loggedOut ? t("you-logged-out") : nothing}</p>
      ${this.loggedOut ? html`<a class="button" href=${address({ page: "lobby" })}>${t("to-lobby")}</a>` : nothing}
      ${this.refused ? html`<p class="refused" role="alert">${refusalWords(this.refused)}</p>` : nothing}
      ${this.me ? this.#content(this.me) : nothing}
      <h2>${t("you-look")}</h2>
      <look-choices></look-choices>
      <h3>${t("game-holdem")}</h3>
      <holdem-choices></holdem-choices>
      ${this.refused?.code === "banned" ? this.#logoutOfBanned() : nothing}
    </section>`;
  }

  #content({ name }: Me): TemplateResult {
    if (name == null)
      return html`<p>${t("you-nameless")}</p>
        ${this.#enterCode()}`;
    return html`<form class="you-name" @submit=${(event: SubmitEvent) => this.#rename(event)}>
        <label
          >${t("your-name")}<input name="me" required maxlength="24" autocomplete="nickname" .value=${name}
        /></label>
        <button>${t("you-rename")}</button>
        <span role="status">${this.saved ? t("you-renamed") : nothing}</span>
      </form>
      <h2>${t("you-other-device")}</h2>
      <p>${t("you-other-device-why")}</p>
      ${this.code ? this.#code(this.code) : nothing}
      <button type="button" @click=${() => this.#makeCode()}>${t(this.code ? "you-new-code" : "you-make-code")}</button>
      ${this.#enterCode()}
      <h2>${t("you-log-out")}</h2>
      <confirm-button
        .label=${t("you-log-out")}
        .question=${t("you-log-out-why", { name })}
        @confirmed=${() => this.#logout()}
      ></confirm-button>`;
  }

  /** The log-out of a banned guest, whose name the room does not tell. */
  #logoutOfBanned(): TemplateResult {
    return html`<confirm-button
      .label=${t("you-log-out")}
      .question=${t("you-log-out-banned")}
      @confirmed=${() => this.#logout()}
    ></confirm-button>`;
  }

  #code({ code, share }: MoveCode): TemplateResult {
    if (this.expired) return html`<p role="status">${t("you-code-expired")}</p>`;
    const link = share.links[0];
    return html`<div class="share" role="status">
      <p>${t("you-code-how")}</p>
      <p class="you-code"><code>${`${code.slice(0, 4)}-${code.slice(4)}`}</code></p>
      ${link?.qr_svg && !share.loopback ? qrImage(link.url, link.qr_svg) : nothing}
    </div>`;
  }

  #enterCode(): TemplateResult {
    return html`<p><a href=${address({ page: "move", code: "" })}>${t("you-have-code")}</a></p>`;
  }

  async #rename(event: SubmitEvent): Promise<void> {
    event.preventDefault();
    const name = fieldText(new FormData(event.target as HTMLFormElement), "me");
    await this.#try(async () => {
      this.saved = false;
      this.me = await rename(name);
      this.saved = true;
    });
  }

  async #makeCode(): Promise<void> {
    await this.#try(async () => {
      this.code = await moveCode();
      this.expired = false;
      clearTimeout(this.#expiry);
      this.#expiry = setTimeout(() => (this.expired = true), this.code.seconds * 1000);
    });
  }

  async #logout(): Promise<void> {
    await this.#try(async () => {
      await logout();
      this.me = undefined;
      this.loggedOut = true;
    });
    await this.updateComplete;
    this.querySelector("h1")?.focus();
  }

  async #try(action: () => Promise<void>): Promise<void> {
    this.refused = undefined;
    try {
      await action();
    } catch (error) {
      this.refused = refusedOf(error);
    }
  }
}
