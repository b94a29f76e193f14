import { html } from "lit";
import { customElement, state } from "lit/decorators.js";
import { refusedOf } from "../connection/api.js";
import { type LobbyList, lobby, ownTables } from "../connection/rest.js";
import type { Refused, TableView } from "../generated/server.js";
import { t } from "../i18n/catalog.js";
import { refusalWords } from "../i18n/words.js";
import { address, lobbyAddress, lobbyPages } from "../router.js";
import { Light } from "../widgets/light.js";
import { pageTurner } from "../widgets/pages.js";
import "./closed-tables.js";

const REFRESH_MS = 5000;

/** The listed tables. */
@customElement("lobby-page")
export class LobbyPage extends Light {
  @state() private accessor list: LobbyList | undefined;
  /** The own tables that are not listed. */
  @state() private accessor own: TableView[] = [];
  @state() private accessor refused: Refused | undefined;
  #page = lobbyPages(location.search).page;
  /** `true` if the next list was requested by turning the page. */
  #turned = false;
  #timer: ReturnType<typeof setInterval> | undefined;

  override connectedCallback(): void {
    super.connectedCallback();
    void this.#load();
    window.addEventListener("popstate", this.#back);
    this.#timer = setInterval(() => document.hidden || void this.#load(), REFRESH_MS);
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    window.removeEventListener("popstate", this.#back);
    clearInterval(this.#timer);
  }

  /** Back and forward between pages of the list. */
  #back = () => {
    if (location.pathname !== "/") return;
    this.#page = lobbyPages(location.search).page;
    void this.#load();
  };

  /** The list after a turn begins at its heading, for the eyes and for the keyboard. */
  protected override updated(changed: Map<string, unknown>): void {
    if (!this.#turned || !changed.has("list")) return;
    this.#turned = false;
    const heading = this.querySelector<HTMLElement>("[data-list]");
    heading?.focus({ preventScroll: true });
    heading?.scrollIntoView({ block: "start" });
  }

  async #load(): Promise<void> {
    try {
      const wanted = this.#page;
      const [list, own] = await Promise.all([lobby(wanted), ownTables()]);
      if (wanted !== this.#page || !this.isConnected) return;
      [this.list, this.own] = [list, own];
      // Tables were closed, and the page with them.
      if (list.page > list.pages) this.#show(list.pages, "replaceState");
      this.refused = undefined;
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
    history[put](null, "", lobbyAddress({ ...lobbyPages(location.search), page }));
    void this.#load();
  }

  protected override render() {
    return html`<section class="page">
      <div class="head">
        <h1 tabindex="-1" ?data-list=${this.own.length === 0}>${t("lobby")}</h1>
        <a class="button primary" href="/new">${t("new-table")}</a>
      </div>
      ${this.refused ? html`<p class="refused" role="alert">${refusalWords(this.refused)}</p>` : ""}
      ${this.own.length > 0
        ? html`<h2>${t("own-tables")}</h2>
            <ul class="tables" aria-label=${t("own-tables")}>
              ${this.own.map(line)}
            </ul>
            <h2 tabindex="-1" data-list>${t("listed-tables")}</h2>`
        : ""}
      ${this.list?.total === 0 ? html`<p class="quiet">${t("no-tables")}</p>` : ""}
      <ul class="tables">
        ${this.list?.tables.map(line)}
      </ul>
      ${pageTurner(this.list, t("lobby-pages"), (by) => this.#turn(by))}
      <closed-tables></closed-tables>
    </section>`;
  }
}

function line(table: TableView) {
  const seated = table.seats.filter((seat) => seat !== null);
  const free = table.seats.length - seated.length;
  return html`<li>
    <a class="table-card game-${table.game}" href=${address({ page: "table", id: table.id })}>
      <span class="pips" aria-hidden="true"></span>
      <strong>${table.name}</strong>
      <span class="quiet">${t(`game-${table.game}`)}${table.demo ? ` · ${t("demo")}` : ""}</span>
      <span class="counts"
        >${t("seats-taken", { taken: seated.length, seats: table.seats.length })} ·
        ${free > 0 ? t("seats-free", { free }) : t("full")} · ${t(`phase-${table.phase}`)}</span
      >
    </a>
  </li>`;
}
