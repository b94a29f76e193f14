import { html, nothing, type TemplateResult } from "lit";
import type { TableView } from "../generated/rest.js";
import { t } from "../i18n/catalog.js";
import { address } from "../router.js";
import { tablePicture } from "./table-picture.js";
import { playersWords, stakesWords } from "./table-stakes.js";

/** A table in the lobby: its picture, its stakes, who plays, and how many seats are taken. */
export function tableCard(table: TableView): TemplateResult {
  const taken = table.seats.filter((seat) => seat !== null).length;
  const players = playersWords(table);
  const stakes = stakesWords(table);
  return html`<li>
    <a class="table-card pictured game-${table.game}" href=${address({ page: "table", id: table.id })}>
      ${tablePicture(table)}
      <strong>${table.name}</strong>
      <span class="quiet dotted"
        ><span>${t(`game-${table.game}`)}</span>${table.demo ? html` <span>${t("demo")}</span>` : nothing}</span
      >
      ${stakes ? html`<span class="stakes">${stakes}</span>` : nothing}
      ${players ? html`<span class="counts">${players}</span>` : nothing}
      <span class="counts dotted"
        ><span>${t("seats-taken", { taken, seats: table.seats.length })}</span>
        ${table.waiting.length > 0 ? html`<span>${t("waiting-people", { count: table.waiting.length })}</span>` : nothing}
        <span>${t(`phase-${table.phase}`)}</span></span
      >
    </a>
  </li>`;
}
