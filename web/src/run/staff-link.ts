import { html, nothing } from "lit";
import { customElement, property, state } from "lit/decorators.js";
import type { Place } from "../generated/run.js";
import { t } from "../i18n/catalog.js";
import { copyFrom } from "../widgets/copy.js";
import { LightDomElement } from "../widgets/light.js";
import { qrImage } from "../widgets/qr.js";
import type { MadeStaffLink, ShownLink } from "./staff-made.js";
import { taskList } from "./staff-tasks.js";

/** A staff link with its QR code and its tasks, to be scanned, copied, sent or printed. */
@customElement("staff-link")
export class StaffLink extends LightDomElement {
  /** The name of the event, which is shown in print. */
  @property() accessor event = "";
  @property({ attribute: false }) accessor route!: readonly Place[];
  @property({ attribute: false }) accessor link!: MadeStaffLink;
  @property({ attribute: false }) accessor shown!: ShownLink;
  @state() private accessor copied = false;

  protected override willUpdate(changed: Map<string, unknown>): void {
    if (changed.get("shown") && (changed.get("shown") as ShownLink).url !== this.shown.url) this.copied = false;
  }

  protected override render() {
    const { url, qr } = this.shown;
    const { link, roles } = this.link;
    const id = `link-${link}`;
    return html`<article class="made-link" aria-labelledby=${id}>
      <div>
        <p class="made-event"><bdi>${this.event}</bdi></p>
        <h3 tabindex="-1" id=${id}>${t("run-link-number", { link })}</h3>
        ${taskList(roles, this.route)}
        <p class="made-how">${t("run-link-how")}</p>
        <label><span>${t("run-link-address")}</span><input readonly .value=${url} @focus=${select} /></label>
        <p class="made-url">${url}</p>
        <div class="controls">
          <button type="button" class="primary" @click=${() => this.#copy()}>
            ${this.copied ? t("copied") : t("copy")}
          </button>
          ${
            "share" in navigator
              ? html`<button type="button" @click=${() => this.#send()}>${t("run-send")}</button>`
              : nothing
          }
        </div>
        <p class="hidden" role="status">${this.copied ? t("copied") : ""}</p>
      </div>
      ${qr === undefined ? nothing : qrImage(url, qr)}
    </article>`;
  }

  async #copy(): Promise<void> {
    this.copied = await copyFrom(this.querySelector("input")!);
  }

  /** Opens the phone's share dialog. The user may dismiss it, which is not an error. */
  async #send(): Promise<void> {
    await navigator.share({ title: this.event, url: this.shown.url }).catch(() => undefined);
  }
}

const select = (event: Event) => (event.target as HTMLInputElement).select();
