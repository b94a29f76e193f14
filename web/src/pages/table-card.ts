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
      <span class="quiet">${t(`game-${table.game}`)}${table.demo ? ` · ${t("demo")}` : ""}</span>
      ${stakes ? html`<span class="stakes">${stakes}</span>` : nothing}
      ${players ? html`<span class="counts">${players}</span>` : nothing}
      <span class="counts"
        >${t("seats-taken", { taken, seats: table.seats.length })} · ${t(`phase-${table.phase}`)}</span
      >
    </a>
  </li>`;
}
