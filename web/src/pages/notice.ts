import { html, nothing, type TemplateResult } from "lit";
import { customElement, state } from "lit/decorators.js";
import { t } from "../i18n/catalog.js";
import { dropTold, loadNotice, NoticeWatcher } from "../state/notice.js";
import { LightDomElement } from "../widgets/light.js";

/** Key of the hidden text in the storage of the window. */
const KEY = "hidden-notice";

/** Time between two requests for the banner, in milliseconds. */
const REFRESH_MS = 15_000;

/**
 * The banner of the administrator, above every page. A text that does not fit into its two lines can be opened and
 * scrolled; it then covers the page. A viewer can hide it until its text changes. The property `--notice` of the
 * document is its closed height, which pages as high as the window leave free. A message to the guest takes its place.
 */
@customElement("room-notice")
export class RoomNotice extends LightDomElement {
  readonly #notice = new NoticeWatcher(this);
  /** The text that the viewer has hidden, in this window also after the page is loaded again. */
  @state() private accessor hiddenText = readHidden();
  /** The text that the viewer has opened. */
  @state() private accessor openText: string | undefined;
  /** `true` if the text does not fit into its lines. */
  @state() private accessor isCut = false;
  #timer: ReturnType<typeof setInterval> | undefined;
  readonly #size = new ResizeObserver(() => this.#measure());
  readonly #moved = () => this.#notice.told === undefined && dropTold();
  readonly #refresh = () => document.hidden || void loadNotice();

  override connectedCallback(): void {
    super.connectedCallback();
    void loadNotice();
    this.#timer = setInterval(this.#refresh, REFRESH_MS);
    document.addEventListener("visibilitychange", this.#refresh);
    window.addEventListener("popstate", this.#moved);
    this.#size.observe(this);
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    clearInterval(this.#timer);
    document.removeEventListener("visibilitychange", this.#refresh);
    window.removeEventListener("popstate", this.#moved);
    this.#size.disconnect();
  }

  protected override updated(): void {
    this.#measure();
  }

  /** Keeps the height of the closed banner, and whether its text is cut. The open text covers the page. */
  #measure(): void {
    if (this.querySelector(".open")) return;
    document.documentElement.style.setProperty("--notice", `${this.offsetHeight}px`);
    const text = this.querySelector("p");
    if (text) this.isCut = text.scrollHeight > text.clientHeight + 1;
  }

  /** Opens the text, with the focus on it so that the arrow keys scroll it, or closes it. */
  async #toggle(text: string): Promise<void> {
    this.openText = this.openText === text ? undefined : text;
    await this.updateComplete;
    if (this.openText !== undefined) this.querySelector("p")?.focus();
  }

  /** Closes the text with Escape, with the focus on the button that opens it. */
  async #pressed(event: KeyboardEvent): Promise<void> {
    if (event.key !== "Escape" || this.openText === undefined) return;
    event.preventDefault();
    this.openText = undefined;
    await this.updateComplete;
    this.querySelector("button")?.focus();
  }

  /** Hides the text, and moves the focus from the button to the page. */
  #hide(text: string): void {
    if (text === this.#notice.told) dropTold();
    else this.#hideBanner(text);
    document.getElementById("content")?.focus({ preventScroll: true });
  }

  #hideBanner(text: string): void {
    this.hiddenText = text;
    try {
      sessionStorage.setItem(KEY, text);
    } catch {
      // Without storage the text comes back when the page is loaded again.
    }
  }

  protected override render() {
    const { told, banner } = this.#notice;
    const text = told ?? (banner === this.hiddenText ? undefined : banner);
    // The status region stays in the page, so that a screen reader announces new content.
    return html`<div
      class=${text === undefined ? nothing : `room-notice ${this.openText === text ? "open" : ""}`}
      @keydown=${(event: KeyboardEvent) => this.#pressed(event)}
    >
      <div role="status">${text === undefined ? nothing : this.#text(text)}</div>
      ${text === undefined ? nothing : this.#controls(text)}
    </div>`;
  }

  #text(text: string): TemplateResult {
    const isOpen = this.openText === text;
    return html`<p id="notice-text" tabindex=${isOpen ? "0" : nothing}>${text}</p>`;
  }

  #controls(text: string): TemplateResult {
    const isOpen = this.openText === text;
    return html`${
        isOpen || this.isCut
          ? html`<button
              type="button"
              aria-expanded=${isOpen ? "true" : "false"}
              aria-controls="notice-text"
              @click=${() => this.#toggle(text)}
            >
              ${t(isOpen ? "notice-less" : "notice-more")}
            </button>`
          : nothing
      } <button type="button" class="close" aria-label=${t("notice-hide")} @click=${() => this.#hide(text)}>×</button>`;
  }
}

function readHidden(): string | undefined {
  try {
    return sessionStorage.getItem(KEY) ?? undefined;
  } catch {
    return undefined;
  }
}
