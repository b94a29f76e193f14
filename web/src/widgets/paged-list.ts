import { html, type LitElement, nothing, type ReactiveController, type TemplateResult } from "lit";
import { refusedOf } from "../connection/api.js";
import type { Refused } from "../generated/server.js";
import { t } from "../i18n/catalog.js";
import { type LobbyPages, lobbyAddress, lobbyPages } from "../router.js";

/** A page of a list, numbered from 1. */
interface Paged {
  page: number;
  pages: number;
}

/** Options of a paged list. */
interface Options<List> {
  /** Name of the page in the lobby URL. */
  name: keyof LobbyPages;
  load(page: number): Promise<List>;
  /** Selector of the heading, which gets the focus after the page is turned. */
  heading: string;
}

/**
 * A paged list in the lobby. Its page is part of the URL, so that the browser's Back and Forward buttons turn pages
 * too.
 */
export class PagedList<List extends Paged> implements ReactiveController {
  /** The page of the list that was last loaded. */
  list: List | undefined;
  /** Refusal of the last request. */
  refused: Refused | undefined;
  readonly #host: LitElement;
  readonly #options: Options<List>;
  #page: number;
  /** `true` from turning the page until the new page is rendered. */
  #turned = false;

  constructor(host: LitElement, options: Options<List>) {
    this.#host = host;
    this.#options = options;
    this.#page = this.#addressed();
    host.addController(this);
  }

  /** `true` once the room has answered or refused the first request. */
  get isAnswered(): boolean {
    return this.list !== undefined || this.refused !== undefined;
  }

  hostConnected(): void {
    window.addEventListener("popstate", this.#back);
    void this.load();
  }

  hostDisconnected(): void {
    window.removeEventListener("popstate", this.#back);
  }

  /** After the page is turned, scrolls to the heading and focuses it. */
  hostUpdated(): void {
    if (!this.#turned || this.list?.page !== this.#page) return;
    this.#turned = false;
    const heading = this.#host.querySelector<HTMLElement>(this.#options.heading);
    heading?.focus({ preventScroll: true });
    heading?.scrollIntoView({ block: "start" });
  }

  /** Requests the current page again. The response is dropped if another page is wanted by then. */
  async load(): Promise<void> {
    const wanted = this.#page;
    const isWanted = () => wanted === this.#page && this.#host.isConnected;
    try {
      const list = await this.#options.load(wanted);
      if (!isWanted()) return;
      [this.list, this.refused] = [list, undefined];
      // The page is past the end: tables were closed, or the URL names a page that never existed.
      if (list.page > list.pages) this.#show(list.pages, "replaceState");
    } catch (error) {
      if (!isWanted()) return;
      this.refused = refusedOf(error);
    }
    this.#host.requestUpdate();
  }

  /** The buttons that turn the pages; nothing for a single page. */
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
