import { html, nothing } from "lit";
import { customElement, property, state } from "lit/decorators.js";
import { refusedOf } from "../connection/api.js";
import { share } from "../connection/rest.js";
import type { Share } from "../generated/rest.js";
import type { Refused } from "../generated/server.js";
import { t } from "../i18n/catalog.js";
import { refusalWords } from "../i18n/words.js";
import { copyFrom } from "../widgets/copy.js";
import { LightDomElement } from "../widgets/light.js";
import { qrImage } from "../widgets/qr.js";

/** The Invite panel: the link and the QR code of one address, and a choice if there are several. */
@customElement("share-table")
export class ShareTable extends LightDomElement {
  @property() accessor table = "";
  @state() private accessor share: Share | undefined;
  @state() private accessor refused: Refused | undefined;
  @state() private accessor chosen = 0;
  @state() private accessor copied = false;

  override connectedCallback(): void {
    super.connectedCallback();
    share(this.table).then(
      (share) => (this.share = share),
      (error) => (this.refused = refusedOf(error)),
    );
  }

  protected override render() {
    if (this.refused) return html`<p class="refused" role="alert">${refusalWords(this.refused)}</p>`;
    const link = this.share?.links[this.chosen];
    if (!this.share || !link) return nothing;
    return html`<div class="share">
      ${this.share.loopback ? this.#loopback(this.share) : html`<p>${t("share-how")}</p>`}
      ${link.qr_svg && !this.share.loopback ? qrImage(link.url, link.qr_svg) : nothing}
      <label>${t("share-link")}<input readonly .value=${link.url} @focus=${select} /></label>
      <button type="button" @click=${() => this.#copy()}>${this.copied ? t("copied") : t("copy")}</button>
      ${this.share.links.length > 1 ? this.#others(this.share) : nothing}
    </div>`;
  }

  #loopback({ command }: Share) {
    return html`<p class="warning">${t("share-loopback")}</p>
      ${command ? html`<pre><code>${command}</code></pre>` : nothing}`;
  }

  #others({ links }: Share) {
    return html`<ul class="links" aria-label=${t("share-others")}>
      ${links.map(
        ({ url }, index) =>
          html`<li>
            <button type="button" aria-pressed=${index === this.chosen} @click=${() => (this.chosen = index)}>
              ${url}
            </button>
          </li>`,
      )}
    </ul>`;
  }

  async #copy(): Promise<void> {
    this.copied = await copyFrom(this.querySelector("input")!);
  }
}

const select = (event: Event) => (event.target as HTMLInputElement).select();
