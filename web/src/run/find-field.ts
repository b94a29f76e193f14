import { html, nothing } from "lit";
import { customElement, property, state } from "lit/decorators.js";
import { t } from "../i18n/catalog.js";
import { LightDomElement } from "../widgets/light.js";
import { readScan, type Scan } from "./find.js";

const TYPED = "input:not([type=radio]):not([type=checkbox]), select, textarea";

/** A scan, with the typed text. */
export type ScanEvent = CustomEvent<{ scan: Scan; typed: string }>;

/**
 * The field for a hand scanner or a typed number. A scanner types a URL and Enter like a keyboard, so characters
 * typed outside any field are entered here. Fires `scan`, or `unread` for text that is not a number or a sheet.
 */
@customElement("find-field")
export class FindField extends LightDomElement {
  @property() accessor run = "";
  /** A fault that the page found, such as a number that is not registered. */
  @property() accessor fault: string | undefined;
  @property({ type: Boolean }) accessor busy = false;
  @state() private accessor unread: string | undefined;

  readonly #typed = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
    if (event.key.length !== 1 || event.key === " " || (event.target as Element).closest?.(TYPED)) return;
    event.preventDefault();
    const input = this.#input;
    input.value = event.key;
    input.focus({ preventScroll: true });
    input.setSelectionRange(1, 1);
  };

  override connectedCallback(): void {
    super.connectedCallback();
    document.addEventListener("keydown", this.#typed);
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    document.removeEventListener("keydown", this.#typed);
  }

  protected override firstUpdated(): void {
    this.focus();
  }

  override focus(): void {
    this.#input.focus({ preventScroll: true });
    this.#input.select();
  }

  /** Empties the field for the next scan. */
  clear(): void {
    this.#input.value = "";
    this.unread = undefined;
  }

  get #input(): HTMLInputElement {
    return this.querySelector("input")!;
  }

  #submit(event: Event): void {
    event.preventDefault();
    const typed = this.#input.value.trim();
    if (!typed || this.busy) return;
    const scan = readScan(typed, this.run);
    this.unread = scan ? undefined : t("desk-unread", { typed: typed.slice(0, 40) });
    this.dispatchEvent(scan ? new CustomEvent("scan", { detail: { scan, typed } }) : new CustomEvent("unread"));
    this.#input.select();
  }

  protected override render() {
    const fault = this.unread ?? this.fault;
    return html`<form class="find" @submit=${(event: Event) => this.#submit(event)}>
      <label for="find">${t("desk-find")}</label>
      <div class="find-row">
        <input
          id="find"
          name="find"
          autocomplete="off"
          autocapitalize="characters"
          spellcheck="false"
          enterkeyhint="go"
          aria-invalid=${fault ? "true" : nothing}
          aria-describedby=${fault ? "find-fault" : nothing}
        />
        <button class="primary" aria-disabled=${this.busy ? "true" : nothing}>${t("desk-find-button")}</button>
      </div>
      ${fault ? html`<p class="refused" role="alert" id="find-fault">${fault}</p>` : nothing}
    </form>`;
  }
}
