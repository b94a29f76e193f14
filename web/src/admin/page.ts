import { html, nothing, type TemplateResult } from "lit";
import { customElement, state } from "lit/decorators.js";
import { integrity, ledger, login, overview, tables } from "../connection/admin.js";
import { refusedOf } from "../connection/api.js";
import type { Ledger, Overview, Report, TableView } from "../generated/rest.js";
import type { Refused } from "../generated/server.js";
import { t } from "../i18n/catalog.js";
import { refusalWords } from "../i18n/words.js";
import { fieldText } from "../widgets/forms.js";
import { LightDomElement } from "../widgets/light.js";
import "./audit.js";
import { clientsPart } from "./clients.js";
import { bansPart, guestsPart } from "./guests.js";
import { integrityPart } from "./integrity.js";
import { ledgerPart } from "./ledger.js";
import { roomPart } from "./room.js";
import { extended, tablesPart } from "./tables.js";

/** Time between two requests for the content of the page, in milliseconds. */
const REFRESH_MS = 10_000;

/** The content of the page. */
interface Content {
  tables: TableView[];
  ledger: Ledger;
  integrity: Report;
  overview: Overview;
}

/**
 * Administration page: the integrity check, decisions about the room, tables, guests, clients, the audit log and the
 * ledger, but no hidden cards.
 */
@customElement("admin-page")
export class AdminPage extends LightDomElement {
  @state() private accessor content: Content | undefined;
  @state() private accessor refused: Refused | undefined;
  #timer: ReturnType<typeof setInterval> | undefined;
  /** Ids of the tables in the order in which they are listed. It stays while the page is open. */
  #order: string[] = [];

  override connectedCallback(): void {
    super.connectedCallback();
    void this.#load();
    this.#timer = setInterval(() => this.#refresh(), REFRESH_MS);
  }

  /** Loads the content again, unless that would move a form in use, or the page is not visible. */
  #refresh(): void {
    if (document.hidden || !this.content || this.querySelector("form")) return;
    void this.#load();
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    clearInterval(this.#timer);
  }

  async #load(): Promise<void> {
    try {
      this.content = await content();
      this.#order = extended(this.#order, this.content.overview.tables);
      this.refused = undefined;
    } catch (error) {
      const refused = refusedOf(error);
      const isLoggedOut = refused.code === "not_admin";
      if (isLoggedOut) this.content = undefined;
      this.refused = isLoggedOut ? undefined : refused;
    }
  }

  async #login(event: SubmitEvent): Promise<void> {
    event.preventDefault();
    const token = fieldText(new FormData(event.target as HTMLFormElement), "token").trim();
    try {
      await login(token);
      await this.#load();
    } catch (error) {
      this.refused = refusedOf(error);
    }
  }

  protected override render() {
    return html`<section class="page admin" @changed=${() => this.#load()}>
      <h1>${t("admin")}</h1>
      ${this.refused ? html`<p class="refused" role="alert">${refusalWords(this.refused)}</p>` : nothing}
      ${this.content ? parts(this.content, this.#order) : this.#form()}
    </section>`;
  }

  #form() {
    return html`<form @submit=${this.#login}>
      <p>${t("admin-how")}</p>
      <label>${t("token")}<input name="token" required autocomplete="off" spellcheck="false" /></label>
      <button class="primary">${t("log-in")}</button>
    </form>`;
  }
}

async function content(): Promise<Content> {
  const all = await Promise.all([tables(), ledger(), integrity(), overview()]);
  return { tables: all[0], ledger: all[1], integrity: all[2], overview: all[3] };
}

const parts = ({ tables, ledger, integrity, overview }: Content, order: readonly string[]): TemplateResult =>
  html`${integrityPart(integrity, tables)} ${roomPart(overview)} ${tablesPart(tables, overview.tables, order)}
    ${guestsPart(overview.guests, tables)} ${bansPart(overview.bans)} ${clientsPart(overview.clients, overview.guests)}
    <audit-log .head=${overview.audit_head}></audit-log>
    ${ledgerPart(ledger, tables)}`;
