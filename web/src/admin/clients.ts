import { html, nothing, type TemplateResult } from "lit";
import type { ClientCost, GuestLine } from "../generated/rest.js";
import { t } from "../i18n/catalog.js";
import { count } from "../i18n/money.js";
import { processorTime } from "./figures.js";

/** What each client costs, the most expensive first, with the guests who have a socket from it. */
export const clientsPart = (clients: readonly ClientCost[], guests: readonly GuestLine[]): TemplateResult =>
  html`<h2>${t("admin-clients")}</h2>
    <p class="quiet">${t("admin-clients-why")}</p>
    <div class="scroll" tabindex="0" role="region" aria-label=${t("admin-clients")}>
      <table>
        <thead>
          <tr>
            <th>${t("admin-client")}</th>
            <th class="number">${t("admin-processor")}</th>
            <th class="number">${t("admin-requests")}</th>
            <th class="number">${t("admin-refused")}</th>
            <th class="number">${t("admin-connections")}</th>
            <th class="number">${t("admin-sockets")}</th>
          </tr>
        </thead>
        <tbody>
          ${clients.map((client) => line(client, namesAt(client, guests)))}
        </tbody>
      </table>
    </div>`;

const namesAt = ({ client }: ClientCost, guests: readonly GuestLine[]): string[] =>
  guests.filter(({ clients }) => clients.includes(client)).map(({ name }) => name);

const line = (cost: ClientCost, names: string[]): TemplateResult =>
  html`<tr>
    <td>${cost.client}${names.length > 0 ? html`<small class="quiet">${names.join(", ")}</small>` : nothing}</td>
    <td class="number">${processorTime(cost.processor_ms)}</td>
    <td class="number">${count(cost.requests)}</td>
    <td class="number">${count(cost.refused)}</td>
    <td class="number">${count(cost.connections)}</td>
    <td class="number">${count(cost.sockets)}</td>
  </tr>`;
