import { html, nothing } from "lit";
import { customElement, state } from "lit/decorators.js";
import { notice } from "../connection/rest.js";
import { t } from "../i18n/catalog.js";
import { LightDomElement } from "../widgets/light.js";

/** Key of the hidden text in the storage of the window. */
const KEY = "hidden-notice";

/** Time between two requests for the banner, in milliseconds. */
const REFRESH_MS = 15_000;

/**
 * The banner of the administrator, above every page. A viewer can hide it until its text changes. The property
 * `--notice` of the document is its height, which pages as high as the window leave free.
 */
@customElement("room-notice")
export class RoomNotice extends LightDomElement {
  @state() private accessor text: string | undefined;
  /** The text that the viewer has hidden, in this window also after the page is loaded again. */
  @state() private accessor hiddenText = readHidden();
  #timer: ReturnType<typeof setInterval> | undefined;
  readonly #size = new ResizeObserver(([entry]) => keepHeight(entry!.target as HTMLElement));
  readonly #refresh = () => document.hidden || void this.#load();

  override connectedCallback(): void {
    super.connectedCallback();
    void this.#load();
    this.#timer = setInterval(this.#refresh, REFRESH_MS);
    document.addEventListener("visibilitychange", this.#refresh);
    this.#size.observe(this);
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    clearInterval(this.#timer);
    document.removeEventListener("visibilitychange", this.#refresh);
    this.#size.disconnect();
  }

  async #load(): Promise<void> {
    try {
      this.text = (await notice()).banner ?? undefined;
    } catch {
      // The page itself tells that the server cannot be reached. The last banner stays.
    }
  }

  /** Hides the text, and moves the focus from the button to the page. */
  #hide(text: string): void {
    this.hiddenText = text;
    try {
      sessionStorage.setItem(KEY, text);
    } catch {
      // Without storage the text comes back when the page is loaded again.
    }
    document.getElementById("content")?.focus({ preventScroll: true });
  }

  protected override render() {
    const { text } = this;
    const isShown = text !== undefined && text !== this.hiddenText;
    // The status region stays in the page, so that a screen reader announces new content.
    return html`<div role="status">
      ${
        isShown
          ? html`<div class="room-notice">
              <p>${text}</p>
              <button type="button" aria-label=${t("notice-hide")} @click=${() => this.#hide(text)}>×</button>
            </div>`
          : nothing
      }
    </div>`;
  }
}

function readHidden(): string | undefined {
  try {
    return sessionStorage.getItem(KEY) ?? undefined;
  } catch {
    return undefined;
  }
}

const keepHeight = (element: HTMLElement): void =>
  document.documentElement.style.setProperty("--notice", `${element.offsetHeight}px`);
