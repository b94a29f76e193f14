import { html } from "lit";
import { customElement, state } from "lit/decorators.js";
import { refusedOf } from "../connection/api.js";
import { tables } from "../connection/rest.js";
import type { Refused, TableView } from "../generated/server.js";
import { t } from "../i18n/catalog.js";
import { refusalWords } from "../i18n/words.js";
import { address } from "../router.js";
import { Light } from "../widgets/light.js";

const REFRESH_MS = 5000;

/** The listed tables. */
@customElement("lobby-page")
export class LobbyPage extends Light {
  @state() private accessor tables: TableView[] | undefined;
  @state() private accessor refused: Refused | undefined;
  #timer: ReturnType<typeof setInterval> | undefined;

  override connectedCallback(): void {
    super.connectedCallback();
    void this.#load();
    this.#timer = setInterval(() => document.hidden || void this.#load(), REFRESH_MS);
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    clearInterval(this.#timer);
  }

  async #load(): Promise<void> {
    try {
      this.tables = await tables();
      this.refused = undefined;
    } catch (error) {
      this.refused = refusedOf(error);
    }
  }

  protected override render() {
    return html`<section class="page">
      <div class="head">
        <h1>${t("lobby")}</h1>
        <a class="button primary" href="/new">${t("new-table")}</a>
      </div>
      ${this.refused ? html`<p class="refused" role="alert">${refusalWords(this.refused)}</p>` : ""}
      ${this.tables?.length === 0 ? html`<p class="quiet">${t("no-tables")}</p>` : ""}
      <ul class="tables">
        ${this.tables?.map(line)}
      </ul>
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
