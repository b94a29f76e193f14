import { html, nothing, type TemplateResult } from "lit";
import { customElement, property, state } from "lit/decorators.js";
import { refusedOf } from "../connection/api.js";
import { roomLinks } from "../connection/rest.js";
import { makeLink } from "../connection/runs.js";
import type { Share } from "../generated/rest.js";
import type { Refused } from "../generated/server.js";
import { t } from "../i18n/catalog.js";
import { refusalWords } from "../i18n/words.js";
import { LightDomElement } from "../widgets/light.js";

/** Host names of this machine, under which other devices cannot reach it. */
const LOOPBACK = /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/;

/** Returns whether the page was opened at an address that other devices cannot reach. */
export const isLoopback = (host = location.hostname): boolean => LOOPBACK.test(host);

/**
 * The warning on a page that was opened at an address that only this computer can open: the addresses of the same page
 * for phones, or the command that makes the room reachable. A page at any other address has no warning.
 */
@customElement("room-address")
export class RoomAddress extends LightDomElement {
  /**
   * Id of the event whose organiser continues at another address with the same rights; empty for a page that needs no
   * rights.
   */
  @property() accessor run = "";
  @state() private accessor share: Share | undefined;
  @state() private accessor refused: Refused | undefined;
  @state() private accessor busy = false;

  override connectedCallback(): void {
    super.connectedCallback();
    if (isLoopback())
      void roomLinks().then(
        (share) => (this.share = share),
        () => undefined,
      );
  }

  protected override render() {
    if (!isLoopback() || !this.share) return nothing;
    const { links, loopback, command } = this.share;
    return html`<div class="warning room-address">
      <p>
        ${t("run-address-loopback", { address: location.host })}
        ${loopback ? t(this.run ? "run-address-command" : "run-address-command-new") : t(this.run ? "run-address-why" : "run-address-why-new")}
      </p>
      ${
        loopback
          ? html`<pre><code>${command}</code></pre>`
          : html`<div class="controls">${links.map(({ url }) => this.#continue(url))}</div>`
      }
      ${this.refused ? html`<p class="refused" role="alert">${refusalWords(this.refused)}</p>` : nothing}
    </div>`;
  }

  /**
   * The link or button that leads to the same page at another address. There, the browser is a guest without rights, so
   * the button opens a new organiser's link.
   */
  #continue(origin: string): TemplateResult {
    const words = t("run-address-continue", { address: origin });
    if (this.run === "")
      return html`<a class="button" href="${origin}${location.pathname}${location.search}">${words}</a>`;
    return html`<button type="button" ?disabled=${this.busy} @click=${() => this.#carry(origin)}>${words}</button>`;
  }

  /** Makes an organiser's link and opens it at the other address. */
  async #carry(origin: string): Promise<void> {
    [this.busy, this.refused] = [true, undefined];
    try {
      const { urls } = await makeLink(this.run, ["organiser"]);
      const found = urls.find(({ url }) => url.startsWith(`${origin}/`)) ?? urls[0];
      if (found) location.href = found.url;
    } catch (error) {
      this.refused = refusedOf(error);
    }
    this.busy = false;
  }
}
