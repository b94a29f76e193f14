import { inTab } from "../storage/texts.js";
import { html, nothing, type PropertyValues, type TemplateResult } from "lit";
import { customElement, state } from "lit/decorators.js";
import { t } from "../i18n/catalog.js";
import { dropTold, loadNotice, NoticeWatcher } from "../state/notice.js";
import { LightDomElement } from "../widgets/light.js";

/** Key of the hidden text in the storage of the window. */
const KEY = "hidden-notice";

/** Time between two requests for the banner, in milliseconds. */
const REFRESH_MS = 15_000;

/**
 * The banner of the administrator, above every page. One that comes while a page is open covers the top of this page, so that
 * nothing on it moves, and one that the administrator removes leaves its place free until the next page. A text that does not
 * fit into its two lines can be opened and scrolled; it then covers the page too. A viewer can hide it until its text changes.
 * The property `--notice` of the document is the height that the banner, or its free place, takes from the page, which pages
 * as high as the window leave free. A message to the guest takes its place.
 */
@customElement("room-notice")
export class RoomNotice extends LightDomElement {
  readonly #notice = new NoticeWatcher(this);
  /** The text that the viewer has hidden, in this window also after the page is loaded again. */
  @state() private accessor hiddenText = inTab.read(KEY);
  /** The text that the viewer has opened. */
  @state() private accessor openText: string | undefined;
  /** `true` if the text does not fit into its lines. */
  @state() private accessor isCut = false;
  /** `true` while the open page shows without a banner, so that one would move it. */
  #isBare = false;
  /** `true` if the text rendered last was a banner. */
  #wasBanner = false;
  /** `true` while the place of a removed banner stays free. */
  #isPlaceKept = false;
  #timer: ReturnType<typeof setInterval> | undefined;
  readonly #size = new ResizeObserver(() => this.#measure());
  readonly #moved = () => {
    this.#isBare = this.#isPlaceKept = false;
    this.style.height = "";
    if (this.#notice.told === undefined) dropTold();
  };
  readonly #refresh = () => document.hidden || void loadNotice();

  override connectedCallback(): void {
    super.connectedCallback();
    // The first page has just loaded them.
    if (document.querySelector("page-shell") === null) void loadNotice();
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

  protected override willUpdate(changed: PropertyValues): void {
    super.willUpdate(changed);
    // The rendered banner is in the flow of the page, and the room shows none from now on.
    if (!this.#isBare && this.#wasBanner && this.#shown === undefined && this.#notice.banner === undefined) {
      this.#isPlaceKept = true;
      this.style.height = document.documentElement.style.getPropertyValue("--notice");
    }
    this.classList.toggle("over", this.#isBare && this.#shown !== undefined);
  }

  protected override updated(): void {
    this.#isBare ||= this.#shown === undefined;
    this.#wasBanner = this.#shown !== undefined && this.#notice.told === undefined;
    this.#measure();
  }

  /** The text that shows, if any. */
  get #shown(): string | undefined {
    const { told, banner } = this.#notice;
    return told ?? (banner === this.hiddenText ? undefined : banner);
  }

  /** Stores the height of the closed banner, and whether its text is cut. The open text covers the page. */
  #measure(): void {
    if (this.querySelector(".open")) return;
    const { style } = document.documentElement;
    // Without a text there is nothing to measure, which would compute the layout of the page before its content is there.
    if (this.#shown !== undefined) style.setProperty("--notice", `${this.offsetHeight}px`);
    else if (!this.#isPlaceKept) style.removeProperty("--notice");
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
    inTab.write(KEY, text);
  }

  protected override render() {
    const text = this.#shown;
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
