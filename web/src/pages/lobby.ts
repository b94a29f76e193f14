import { html, nothing } from "lit";
import { customElement, state } from "lit/decorators.js";
import { lobby, ownTables } from "../connection/rest.js";
import type { Me, TableView } from "../generated/rest.js";
import { t } from "../i18n/catalog.js";
import { refusalWords } from "../i18n/words.js";
import { address } from "../router.js";
import { EventLists } from "../run/events-list.js";
import { me } from "../state/me.js";
import { NoticeWatcher } from "../state/notice.js";
import { LightDomElement } from "../widgets/light.js";
import { PagedList } from "../widgets/paged-list.js";
import "./closed-tables.js";
import "./install-hint.js";

const REFRESH_MS = 5000;

/** The lobby: events, the guest's unlisted tables, the listed tables, and the guest's closed tables. */
@customElement("lobby-page")
export class LobbyPage extends LightDomElement {
  readonly #open = new PagedList(this, { name: "page", load: openTables, heading: "[data-list]" });
  readonly #events = new EventLists(this);
  readonly #notice = new NoticeWatcher(this);
  @state() private accessor me: Me | undefined;
  #timer: ReturnType<typeof setInterval> | undefined;

  override connectedCallback(): void {
    super.connectedCallback();
    void me().then((me) => (this.me = me));
    this.#timer = setInterval(() => document.hidden || void this.#open.load(), REFRESH_MS);
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    clearInterval(this.#timer);
  }

  protected override render() {
    const { list, refused } = this.#open;
    // Every list of a banned guest would have the same refusal.
    if (refused?.code === "banned")
      return html`<section class="page">
        <h1>${t("lobby")}</h1>
        <p class="refused" role="alert">${refusalWords(refused)}</p>
        <p><a href=${address({ page: "you" })}>${t("you-banned")}</a></p>
      </section>`;
    const own = list?.own ?? [];
    const isTitled = own.length > 0 || this.#events.hasEvents;
    return html`<section class="page">
      <div class="head">
        <h1 tabindex="-1" ?data-list=${!isTitled}>${t("lobby")}</h1>
        <div class="controls">
          ${this.me?.admin ? html`<a class="button" href=${address({ page: "admin" })}>${t("admin")}</a>` : nothing}
          <a class="button primary" href="/new">${t("new-table")}</a>
        </div>
      </div>
      ${this.#notice.holdNote} ${refused ? html`<p class="refused" role="alert">${refusalWords(refused)}</p>` : ""}
      ${this.#events.events()}
      ${
        own.length > 0
          ? html`<h2>${t("own-tables")}</h2>
              <ul class="tables" aria-label=${t("own-tables")}>
                ${own.map(line)}
              </ul>`
          : ""
      }
      ${isTitled ? html`<h2 tabindex="-1" data-list>${t("listed-tables")}</h2>` : ""}
      ${list?.total === 0 ? html`<p class="quiet">${t("no-tables")}</p>` : ""}
      <ul class="tables">
        ${list?.tables.map(line)}
      </ul>
      ${this.#open.turner(t("lobby-pages"))}
      <closed-tables></closed-tables>
      ${this.#events.invitation()}
      <p class="quiet">
        <a href=${address({ page: "you" })}
          >${this.me?.name == null ? t("you-guest") : t("you-lobby", { name: this.me.name })}</a
        >
      </p>
      <install-hint></install-hint>
    </section>`;
  }
}

/** A page of the listed tables, with the guest's unlisted tables. */
async function openTables(page: number) {
  const [list, own] = await Promise.all([lobby(page), ownTables()]);
  return { ...list, own };
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
