import { html, nothing } from "lit";
import { customElement, state } from "lit/decorators.js";
import { refusedOf } from "../connection/api.js";
import { adminClose, adminIntegrity, adminLedger, adminLogin, adminTables } from "../connection/rest.js";
import type { Ledger, Report } from "../generated/rest.js";
import type { Refused, TableView } from "../generated/server.js";
import { t } from "../i18n/catalog.js";
import { language } from "../i18n/language.js";
import { list, refusalWords } from "../i18n/words.js";
import { address } from "../router.js";
import { LightDomElement } from "../widgets/light.js";
import { ledgerLines } from "./account.js";
import { fieldText } from "../widgets/forms.js";

/** Administration page: the integrity check, every open table, and the ledger, but no hidden cards. */
@customElement("admin-page")
export class AdminPage extends LightDomElement {
  @state() private accessor tables: TableView[] | undefined;
  @state() private accessor ledger: Ledger | undefined;
  @state() private accessor integrity: Report | undefined;
  /** Id of the table that the administrator is asked to confirm closing. */
  @state() private accessor closing: string | undefined;
  @state() private accessor refused: Refused | undefined;

  override connectedCallback(): void {
    super.connectedCallback();
    void this.#load();
  }

  async #load(): Promise<void> {
    try {
      [this.tables, this.ledger, this.integrity] = await Promise.all([adminTables(), adminLedger(), adminIntegrity()]);
      this.refused = undefined;
    } catch (error) {
      const refused = refusedOf(error);
      this.refused = refused.code === "not_admin" ? undefined : refused;
    }
  }

  async #login(event: SubmitEvent): Promise<void> {
    event.preventDefault();
    const token = fieldText(new FormData(event.target as HTMLFormElement), "token").trim();
    try {
      await adminLogin(token);
      await this.#load();
    } catch (error) {
      this.refused = refusedOf(error);
    }
  }

  protected override render() {
    return html`<section class="page">
      <h1>${t("admin")}</h1>
      ${this.refused ? html`<p class="refused" role="alert">${refusalWords(this.refused)}</p>` : nothing}
      ${
        this.ledger && this.tables && this.integrity
          ? html`${integrityList(this.integrity, this.tables)} ${this.#tableList(this.tables)}
            ${ledgerTable(this.ledger, this.tables)}`
          : this.#form()
      }
    </section>`;
  }

  #tableList(tables: TableView[]) {
    return html`<h2>${t("tables")}</h2>
      ${tables.length === 0 ? html`<p>${t("none")}</p>` : nothing}
      <ul class="lines">
        ${byName(tables).map(
          (table) =>
            html`<li>
              <a href=${address({ page: "table", id: table.id })}>${table.name}</a>
              <span class="quiet"
                >${t(`game-${table.game}`)} ·
                ${t(`phase-${table.phase}`)}${table.hand > 0 ? ` · ${t("hand-number", { hand: table.hand })}` : nothing}</span
              >
              ${this.#close(table)}
            </li>`,
        )}
      </ul>`;
  }

  #close({ id, name, phase }: TableView) {
    if (this.closing !== id) {
      return html`<button type="button" class="danger" @click=${() => (this.closing = id)}>
        ${t("close-named", { name })}
      </button>`;
    }
    return html`<p>${t("close-sure", { playing: phase === "playing" ? "yes" : "no" })}</p>
      <div class="row">
        <button type="button" class="danger" @click=${() => this.#closeNow(id)}>${t("close-yes")}</button>
        <button type="button" @click=${() => (this.closing = undefined)}>${t("cancel")}</button>
      </div>`;
  }

  async #closeNow(id: string): Promise<void> {
    this.closing = undefined;
    try {
      await adminClose(id);
      await this.#load();
    } catch (error) {
      this.refused = refusedOf(error);
    }
  }

  #form() {
    return html`<form @submit=${this.#login}>
      <p>${t("admin-how")}</p>
      <label>${t("token")}<input name="token" required autocomplete="off" spellcheck="false" /></label>
      <button class="primary">${t("log-in")}</button>
    </form>`;
  }
}

const byName = (tables: TableView[]) => [...tables].sort((a, b) => a.name.localeCompare(b.name, language()));

/**
 * Result of the integrity check: a sentence, then each problem with the tables that it suspends, and the tables that
 * were rolled back.
 */
const integrityList = (integrity: Report, tables: TableView[]) =>
  html`<h2>${t("integrity")}</h2>
    <p role=${integrity.problems.length > 0 || integrity.broke_off ? "alert" : nothing}>${integrityWords(integrity)}</p>
    <ul class="lines">
      ${integrity.problems.map(
        ({ wrong, held, retried }) =>
          html`<li>
            <span class="refused">${refusalWords(wrong)}</span>
            ${retried ? html`<span class="quiet">${t("integrity-retried")}</span>` : nothing}
            ${held.length > 0 ? html`<span class="quiet">${t("integrity-held", { tables: list(held.map((id) => tableName(id, tables))) })}</span>` : nothing}
          </li>`,
      )}
      ${integrity.rolled_back.map(({ table, cause, hand }) => html`<li>${t("integrity-rolled-back", { table: tableName(table, tables), cause, hand })}</li>`)}
    </ul>`;

function integrityWords({ checking, entries, problems, broke_off }: Report): string {
  const inconsistencies = problems.filter(({ retried }) => !retried).length;
  const found = inconsistencies > 0 ? [t("integrity-problems", { problems: inconsistencies })] : [];
  if (broke_off) return [...found, t("integrity-broke-off", { entries, why: refusalWords(broke_off) })].join(" ");
  if (found.length > 0) return found.join(" ");
  return t(checking ? "integrity-checking" : "integrity-good", { entries });
}

const tableName = (id: string, tables: TableView[]) => tables.find((table) => table.id === id)?.name ?? id;

const balanceWords = (balance: number) => balance.toLocaleString(language()).replace("-", "−");

const ledgerTable = ({ accounts, sum }: Ledger, tables: TableView[]) =>
  html`<h2>${t("ledger")}</h2>
    <p>${t("ledger-sum", { sum: balanceWords(sum) })} ${t("ledger-unit")}</p>
    <div class="scroll" tabindex="0">
      <table>
        <thead>
          <tr>
            <th>${t("account")}</th>
            <th>${t("balance")}</th>
          </tr>
        </thead>
        <tbody>
          ${ledgerLines(accounts, tables).map(
            ({ name, balance }) =>
              html`<tr>
                <td>${name}</td>
                <td class="number">${balanceWords(balance)}</td>
              </tr>`,
          )}
        </tbody>
      </table>
    </div>`;
