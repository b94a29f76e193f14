import { html, type LitElement, nothing, type ReactiveController, type TemplateResult } from "lit";
import { refusedOf } from "../connection/api.js";
import type { Refused } from "../generated/server.js";
import { t } from "../i18n/catalog.js";
import { type LobbyPages, lobbyAddress, lobbyPages } from "../router.js";

/** A list in pages, which count from 1. */
interface Paged {
  page: number;
  pages: number;
}

/** Properties of a list in pages. */
interface Options<List> {
  /** Name of its page in the address of the lobby. */
  name: keyof LobbyPages;
  load(page: number): Promise<List>;
  /** Selector of its heading, which gets the focus after a turn. */
  heading: string;
}

/** A list of the lobby in pages. Its page is in the address, so that Back and Forward turn pages too. */
export class PagedList<List extends Paged> implements ReactiveController {
  /** The list as last loaded. */
  list: List | undefined;
  /** Refusal of the last request. */
  refused: Refused | undefined;
  readonly #host: LitElement;
  readonly #options: Options<List>;
  #page: number;
  /** `true` from a turn of the page until its list is rendered. */
  #turned = false;

  constructor(host: LitElement, options: Options<List>) {
    this.#host = host;
    this.#options = options;
    this.#page = this.#addressed();
    host.addController(this);
  }

  hostConnected(): void {
    window.addEventListener("popstate", this.#back);
    void this.load();
  }

  hostDisconnected(): void {
    window.removeEventListener("popstate", this.#back);
  }

  /** The list after a turn begins at its heading, for the eyes and for the keyboard. */
  hostUpdated(): void {
    if (!this.#turned || this.list?.page !== this.#page) return;
    this.#turned = false;
    const heading = this.#host.querySelector<HTMLElement>(this.#options.heading);
    heading?.focus({ preventScroll: true });
    heading?.scrollIntoView({ block: "start" });
  }

  /** Requests the page anew. An answer is dropped if another page is wanted by then. */
  async load(): Promise<void> {
    const wanted = this.#page;
    const isWanted = () => wanted === this.#page && this.#host.isConnected;
    try {
      const list = await this.#options.load(wanted);
      if (!isWanted()) return;
      [this.list, this.refused] = [list, undefined];
      // Tables were closed, and the page with them, or an address names a page that never was.
      if (list.page > list.pages) this.#show(list.pages, "replaceState");
    } catch (error) {
      if (!isWanted()) return;
      this.refused = refusedOf(error);
    }
    this.#host.requestUpdate();
  }

  /** Buttons that turn the pages; nothing for a single page. */
  turner(label: string): TemplateResult | typeof nothing {
    if (!this.list || this.list.pages <= 1) return nothing;
    const { page, pages } = this.list;
    return html`<nav class="pages" aria-label=${label}>
      <button ?disabled=${page <= 1} @click=${() => this.#turn(-1)}>${t("previous-page")}</button>
      <span role="status">${t("page-of", { page, pages })}</span>
      <button ?disabled=${page >= pages} @click=${() => this.#turn(1)}>${t("next-page")}</button>
    </nav>`;
  }

  #back = () => {
    if (location.pathname !== "/" || this.#addressed() === this.#page) return;
    this.#page = this.#addressed();
    void this.load();
  };

  #addressed(): number {
    return lobbyPages(location.search)[this.#options.name];
  }

  #turn(by: number): void {
    this.#turned = true;
    this.#show(this.#page + by, "pushState");
  }

  #show(page: number, put: "pushState" | "replaceState"): void {
    this.#page = page;
    history[put](null, "", lobbyAddress({ ...lobbyPages(location.search), [this.#options.name]: page }));
    void this.load();
  }
}
