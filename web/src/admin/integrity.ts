import { html, nothing, type TemplateResult } from "lit";
import type { Report, TableView } from "../generated/rest.js";
import { t } from "../i18n/catalog.js";
import { list, refusalWords } from "../i18n/words.js";
import { tableName } from "./names.js";
import { part } from "./part.js";

/**
 * Result of the integrity check: a sentence, then each problem with the tables that it suspends, and the tables that
 * were rolled back.
 */
export const integrityPart = (integrity: Report, tables: readonly TableView[]): TemplateResult =>
  part(
    "integrity",
    html`<p role=${integrity.problems.length > 0 || integrity.broke_off ? "alert" : nothing}>
        ${integrityWords(integrity)}
      </p>
      <ul class="lines">
        ${integrity.problems.map(
          ({ wrong, suspended, retried }) =>
            html`<li>
              <span class="refused">${refusalWords(wrong)}</span>
              ${retried ? html`<span class="quiet">${t("integrity-retried")}</span>` : nothing}
              ${suspended.length > 0 ? html`<span class="quiet">${t("integrity-held", { tables: list(suspended.map((id) => tableName(id, tables))) })}</span>` : nothing}
            </li>`,
        )}
        ${integrity.rolled_back.map(({ table, cause, hand }) => html`<li>${t("integrity-rolled-back", { table: tableName(table, tables), cause, hand })}</li>`)}
      </ul>`,
  );

function integrityWords({ checking, entries, problems, broke_off }: Report): string {
  const inconsistencies = problems.filter(({ retried }) => !retried).length;
  const found = inconsistencies > 0 ? [t("integrity-problems", { problems: inconsistencies })] : [];
  if (broke_off) return [...found, t("integrity-broke-off", { entries, why: refusalWords(broke_off) })].join(" ");
  if (found.length > 0) return found.join(" ");
  return t(checking ? "integrity-checking" : "integrity-good", { entries });
}
