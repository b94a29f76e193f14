import { html, type TemplateResult } from "lit";
import type { Ledger, TableView } from "../generated/rest.js";
import { t } from "../i18n/catalog.js";
import { language } from "../i18n/language.js";
import { ledgerLines } from "./account.js";
import { part } from "./part.js";

const balanceWords = (balance: number) => balance.toLocaleString(language()).replace("-", "−");

/** The accounts of the ledger with their balances, and their sum. */
export const ledgerPart = ({ accounts, sum }: Ledger, tables: readonly TableView[]): TemplateResult =>
  part(
    "ledger",
    html`<p>${t("ledger-sum", { sum: balanceWords(sum) })} ${t("ledger-unit")}</p>
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
      </div>`,
  );
