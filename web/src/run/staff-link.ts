import { html, nothing } from "lit";
import { customElement, property, state } from "lit/decorators.js";
import { t } from "../i18n/catalog.js";
import { copyFrom } from "../widgets/copy.js";
import { LightDomElement } from "../widgets/light.js";

/** A link for staff that was just made. */
export interface MadeStaffLink {
  url: string;
  title: string;
}

/** Host names of this machine, under which other devices cannot reach it. */
const LOOPBACK = /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/;

/** Returns whether the page was opened at an address that other devices cannot reach. */
export const isLoopback = (host = location.hostname): boolean => LOOPBACK.test(host);

/**
 * A staff link that was just made, to be copied or sent. The room does not store the token, so it is shown only once.
 */
@customElement("staff-link")
export class StaffLink extends LightDomElement {
  @property({ attribute: false }) accessor link!: MadeStaffLink;
  @state() private accessor copied = false;

  protected override willUpdate(changed: Map<string, unknown>): void {
    if (changed.has("link")) this.copied = false;
  }

  protected override render() {
    const { url, title } = this.link;
    return html`<div class="made-link">
      <h3 tabindex="-1">${title}</h3>
      ${isLoopback() ? html`<p class="warning">${t("run-link-loopback", { port: location.port || "8080", host: location.hostname })}</p>` : nothing}
      <label>${t("run-link-once")}<input readonly .value=${url} @focus=${select} /></label>
      <div class="controls">
        <button type="button" class="primary" @click=${() => this.#copy()}>
          ${this.copied ? t("copied") : t("copy")}
        </button>
        ${"share" in navigator ? html`<button type="button" @click=${() => this.#send()}>${t("run-send")}</button>` : nothing}
      </div>
    </div>`;
  }

  async #copy(): Promise<void> {
    this.copied = await copyFrom(this.querySelector("input")!);
  }

  /** Opens the phone's share dialog. The user may dismiss it, which is not an error. */
  async #send(): Promise<void> {
    const { url, title } = this.link;
    await navigator.share({ title, url }).catch(() => undefined);
  }
}

const select = (event: Event) => (event.target as HTMLInputElement).select();
