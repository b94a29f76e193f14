import { html, nothing } from "lit";
import { customElement, state } from "lit/decorators.js";
import { allBots, integrity, ledger, overview, runs, tables } from "../connection/admin.js";
import { refusedOf } from "../connection/api.js";
import { serverNow } from "../connection/server-time.js";
import type { BotLine, Ledger, Overview, Report, TableView } from "../generated/rest.js";
import type { OrganisedRun } from "../generated/run.js";
import type { Refused } from "../generated/server.js";
import { t } from "../i18n/catalog.js";
import { dateAndTime } from "../i18n/clock.js";
import { refusalWords } from "../i18n/words.js";
import { loginAsAdministrator, logoutAsAdministrator } from "../state/me.js";
import "../widgets/confirm-button.js";
import { fieldText } from "../widgets/forms.js";
import { LightDomElement } from "../widgets/light.js";
import "./audit.js";
import "./bots.js";
import { clientsPart } from "./clients.js";
import { eventsPart } from "./events.js";
import "./guests.js";
import { bansPart, type GuestContext } from "./guests.js";
import { integrityPart } from "./integrity.js";
import { ledgerPart } from "./ledger.js";
import { focusPart, partLinks } from "./part.js";
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
  runs: OrganisedRun[];
  bots: BotLine[];
  /** Time at which the content was loaded, in milliseconds since the Unix epoch. */
  at_ms: number;
  /** The parts of this content that the list of guests refers to. */
  guests: GuestContext;
}

/**
 * Administration page: the integrity check, decisions about the room, tables, events, guests, clients, the audit
 * log and the ledger, but no hidden cards.
 */
@customElement("admin-page")
export class AdminPage extends LightDomElement {
  @state() private accessor content: Content | undefined;
  @state() private accessor refused: Refused | undefined;
  /** The result of the last decision. */
  @state() private accessor done = "";
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
    if (document.hidden || !this.content || this.querySelector("form.action-form")) return;
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

  /**
   * Loads the content after a decision, and announces it. If the button of the decision has gone, the heading of its
   * part has the focus.
   */
  async #decided(event: CustomEvent<string>): Promise<void> {
    const part = (event.target as Element).closest("section[id]");
    this.done = "";
    await this.#load();
    await this.updateComplete;
    this.done = event.detail;
    if (part && document.activeElement === document.body) focusPart(this, part.id);
  }

  async #login(event: SubmitEvent): Promise<void> {
    event.preventDefault();
    const token = fieldText(new FormData(event.target as HTMLFormElement), "token").trim();
    try {
      await loginAsAdministrator(token);
      await this.#load();
      await this.#focusTitle();
    } catch (error) {
      this.refused = refusedOf(error);
    }
  }

  async #logout(): Promise<void> {
    try {
      await logoutAsAdministrator();
      [this.content, this.refused, this.done] = [undefined, undefined, t("admin-logged-out")];
      await this.#focusTitle();
    } catch (error) {
      this.refused = refusedOf(error);
    }
  }

  async #focusTitle(): Promise<void> {
    await this.updateComplete;
    this.querySelector("h1")?.focus();
  }

  protected override render() {
    const { content, refused } = this;
    return html`<section class="page admin" @changed=${(event: CustomEvent<string>) => this.#decided(event)}>
      <div class="head">
        <h1 tabindex="-1">${t("admin")}</h1>
        ${content ? html`<small>${t("admin-as-of", { time: dateAndTime(content.at_ms) })}</small>` : nothing}
        ${content ? this.#logoutButton() : nothing}
      </div>
      ${refused ? html`<p class="refused" role="alert">${refusalWords(refused)}</p>` : nothing}
      ${content ? html`${partLinks(this)} ${this.#parts(content)}` : this.#form()}
      <p class="done" role="status">${this.done}</p>
    </section>`;
  }

  #parts({ tables, ledger, integrity, overview, runs, bots, guests }: Content) {
    return html`${integrityPart(integrity, tables)} ${roomPart(overview)}
      ${tablesPart(tables, overview.tables, this.#order)} ${eventsPart(runs)}
      <guest-list .context=${guests}></guest-list>
      ${bansPart(overview.bans)} <room-bots .bots=${bots}></room-bots>
      ${clientsPart(overview.clients, overview.replaced_clients)}
      <audit-log .head=${overview.audit_head}></audit-log>
      ${ledgerPart(ledger, tables)}`;
  }

  #logoutButton() {
    return html`<confirm-button
      .label=${t("you-log-out")}
      .question=${t("admin-log-out-why")}
      @confirmed=${() => this.#logout()}
    ></confirm-button>`;
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
  const all = await Promise.all([tables(), ledger(), integrity(), overview(), runs(), allBots()]);
  const guests = { tables: all[0], bans: all[3].bans, runs: all[4] };
  return {
    tables: all[0],
    ledger: all[1],
    integrity: all[2],
    overview: all[3],
    runs: all[4],
    bots: all[5],
    at_ms: serverNow(),
    guests,
  };
}
