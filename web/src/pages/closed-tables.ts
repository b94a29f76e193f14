import { html, nothing, type TemplateResult } from "lit";
import type { ClosedPage, ClosedTable } from "../generated/rest.js";
import { t } from "../i18n/catalog.js";
import { dateAndTime } from "../i18n/clock.js";
import { money, unitOf } from "../i18n/money.js";
import { refusalWords } from "../i18n/words.js";
import { address } from "../router.js";
import type { PagedList } from "../widgets/paged-list.js";

/**
 * The closed tables at which the guest sat or which the guest hosted, with links to their results and hands. Empty if
 * there are none.
 */
export function closedTables(closed: PagedList<ClosedPage>): TemplateResult | typeof nothing {
  const { list, refused } = closed;
  if (refused) return html`<p class="refused" role="alert">${refusalWords(refused)}</p>`;
  if (!list?.total) return nothing;
  return html`<div class="closed-tables">
    <h2 tabindex="-1">${t("closed-tables")}</h2>
    <ul class="tables" aria-label=${t("closed-tables")}>
      ${list.tables.map(line)}
    </ul>
    ${closed.turner(t("closed-pages"))}
  </div>`;
}

function line({ id, name, game, closed_ms, host, net }: ClosedTable) {
  return html`<li>
    <a class="table-card game-${game}" href=${address({ page: "table", id })}>
      <span class="pips" aria-hidden="true"></span>
      <strong>${name}</strong>
      <span class="quiet">${t(`game-${game}`)}</span>
      <span class="counts">${t("closed-at", { time: dateAndTime(closed_ms) })}</span>
      ${net == null && !host ? nothing : html`<span class="counts">${net == null ? t("was-host") : resultWords(game, net)}</span>`}
    </a>
  </li>`;
}

function resultWords(game: string, net: number): string {
  const way = net > 0 ? "won" : net < 0 ? "lost" : "even";
  return t("own-result", { way, amount: money(unitOf(game), Math.abs(net)) });
}
