import { html, nothing } from "lit";
import { customElement, state } from "lit/decorators.js";
import { refusedOf } from "../connection/api.js";
import { adminLedger, adminLogin, adminTables, type Ledger } from "../connection/rest.js";
import type { Refused, TableView } from "../generated/server.js";
import { has, t } from "../i18n/catalog.js";
import { language } from "../i18n/language.js";
import { refusalWords } from "../i18n/words.js";
import { address } from "../router.js";
import { Light } from "../widgets/light.js";

/** What the administrator sees: every table and the ledger. Never a hidden card. */
@customElement("admin-page")
export class AdminPage extends Light {
  @state() private accessor tables: TableView[] | undefined;
  @state() private accessor ledger: Ledger | undefined;
  @state() private accessor refused: Refused | undefined;

  override connectedCallback(): void {
    super.connectedCallback();
    void this.#load();
  }

  async #load(): Promise<void> {
    try {
      [this.tables, this.ledger] = await Promise.all([adminTables(), adminLedger()]);
      this.refused = undefined;
    } catch (error) {
      const refused = refusedOf(error);
      this.refused = refused.code === "not_admin" ? undefined : refused;
    }
  }

  async #login(event: SubmitEvent): Promise<void> {
    event.preventDefault();
    const token = String(new FormData(event.target as HTMLFormElement).get("token")).trim();
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
      ${this.ledger && this.tables ? html`${tableList(this.tables)} ${ledgerTable(this.ledger, this.tables)}` : this.#form()}
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

const tableList = (tables: TableView[]) => html`<h2>${t("tables")}</h2>
  ${tables.length === 0 ? html`<p>${t("none")}</p>` : nothing}
  <ul class="lines">
    ${tables.map(
      ({ id, name, game, hand, phase }) =>
        html`<li><a href=${address({ page: "table", id })}>${name}</a>
          <span class="quiet">${t(`game-${game}`)} · ${t(`phase-${phase}`)}${hand > 0 ? ` · ${t("hand-number", { hand })}` : nothing}</span></li>`,
    )}
  </ul>`;

const balanceWords = (balance: number) => balance.toLocaleString(language()).replace("-", "−");

const ledgerTable = ({ accounts, sum }: Ledger, tables: TableView[]) => html`<h2>${t("ledger")}</h2>
  <p>${t("ledger-sum", { sum: balanceWords(sum) })} ${t("ledger-unit")}</p>
  <div class="scroll" tabindex="0"><table>
    <thead><tr><th>${t("account")}</th><th>${t("balance")}</th></tr></thead>
    <tbody>${accounts.map(({ account, balance }) => html`<tr><td>${accountWords(account, tables)}</td><td class="number">${balanceWords(balance)}</td></tr>`)}</tbody>
  </table></div>`;

/** An account in words: one of the room's own, or a seat with the name of its table. */
function accountWords(account: string, tables: TableView[]): string {
  const [, id, seat] = /^seat\/(\w+)\/(\d+)$/.exec(account) ?? [];
  if (!id) return has(`account-${account}`) ? t(`account-${account}`) : account;
  return t("account-seat", { table: tables.find((table) => table.id === id)?.name ?? t("account-closed"), seat: Number(seat) });
}
