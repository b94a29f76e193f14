import { html, nothing } from "lit";
import { customElement, state } from "lit/decorators.js";
import { refusedOf } from "../connection/api.js";
import { type ClosedList, type ClosedTable, closedTables } from "../connection/rest.js";
import type { Refused } from "../generated/server.js";
import { t } from "../i18n/catalog.js";
import { language } from "../i18n/language.js";
import { money, unitOf } from "../i18n/money.js";
import { refusalWords } from "../i18n/words.js";
import { address, lobbyAddress, lobbyPages } from "../router.js";
import { Light } from "../widgets/light.js";
import { pageTurner } from "../widgets/pages.js";

/** The closed tables where the guest sat or was the host, which keep their results and hands. Nothing if there are none. */
@customElement("closed-tables")
export class ClosedTables extends Light {
  @state() private accessor list: ClosedList | undefined;
  @state() private accessor refused: Refused | undefined;
  #page = lobbyPages(location.search).closed;
  /** `true` if the next list was requested by turning the page. */
  #turned = false;

  override connectedCallback(): void {
    super.connectedCallback();
    window.addEventListener("popstate", this.#back);
    void this.#load();
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    window.removeEventListener("popstate", this.#back);
  }

  #back = () => {
    const { closed } = lobbyPages(location.search);
    if (location.pathname !== "/" || closed === this.#page) return;
    this.#page = closed;
    void this.#load();
  };

  /** The list after a turn begins at its heading. */
  protected override updated(changed: Map<string, unknown>): void {
    if (!this.#turned || !changed.has("list")) return;
    this.#turned = false;
    const heading = this.querySelector("h2");
    heading?.focus({ preventScroll: true });
    heading?.scrollIntoView({ block: "start" });
  }

  async #load(): Promise<void> {
    const wanted = this.#page;
    try {
      const list = await closedTables(wanted);
      if (wanted !== this.#page || !this.isConnected) return;
      [this.list, this.refused] = [list, undefined];
      // An address may name a page that never was.
      if (list.page > list.pages) this.#show(list.pages, "replaceState");
    } catch (error) {
      this.refused = refusedOf(error);
    }
  }

  #turn(by: number): void {
    this.#turned = true;
    this.#show(this.#page + by, "pushState");
  }

  #show(page: number, put: "pushState" | "replaceState"): void {
    this.#page = page;
    history[put](null, "", lobbyAddress({ ...lobbyPages(location.search), closed: page }));
    void this.#load();
  }

  protected override render() {
    if (this.refused) return html`<p class="refused" role="alert">${refusalWords(this.refused)}</p>`;
    if (!this.list?.total) return nothing;
    return html`<h2 tabindex="-1">${t("closed-tables")}</h2>
      <ul class="tables" aria-label=${t("closed-tables")}>
        ${this.list.tables.map(line)}
      </ul>
      ${pageTurner(this.list, t("closed-pages"), (by) => this.#turn(by))}`;
  }
}

function line({ id, name, game, closed_ms, host, net }: ClosedTable) {
  const time = new Date(closed_ms).toLocaleString(language(), { dateStyle: "medium", timeStyle: "short" });
  return html`<li>
    <a class="table-card game-${game}" href=${address({ page: "table", id })}>
      <span class="pips" aria-hidden="true"></span>
      <strong>${name}</strong>
      <span class="quiet">${t(`game-${game}`)}</span>
      <span class="counts">${t("closed-at", { time })}</span>
      ${net == null && !host ? nothing : html`<span class="counts">${net == null ? t("was-host") : resultWords(game, net)}</span>`}
    </a>
  </li>`;
}

function resultWords(game: string, net: number): string {
  const way = net > 0 ? "won" : net < 0 ? "lost" : "even";
  return t("own-result", { way, amount: money(unitOf(game), Math.abs(net)) });
}
