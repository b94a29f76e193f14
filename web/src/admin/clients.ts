import { html, nothing, type TemplateResult } from "lit";
import type { ClientCost, ReplacedCost } from "../generated/rest.js";
import { t } from "../i18n/catalog.js";
import { count } from "../i18n/money.js";
import { processorTime } from "./figures.js";
import { part } from "./part.js";

/** What each client costs, the most expensive first, with the guests who have a socket from it. */
export const clientsPart = (clients: readonly ClientCost[], replaced: ReplacedCost): TemplateResult =>
  part(
    "clients",
    html`<p class="quiet">${t("admin-clients-why")}</p>
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
            ${clients.map(line)}
          </tbody>
        </table>
      </div>
      ${replaced.clients === 0 ? nothing : html`<p class="quiet">${replacedWords(replaced)}</p>`}`,
  );

const replacedWords = ({ clients, requests, refused, processor_ms }: ReplacedCost): string =>
  t("admin-clients-replaced", {
    clients: count(clients),
    clients_count: clients,
    requests: count(requests),
    refused: count(refused),
    processor: processorTime(processor_ms),
  });

const line = (cost: ClientCost): TemplateResult =>
  html`<tr>
    <td>
      ${cost.client}${cost.guests.length > 0 ? html`<small class="quiet">${cost.guests.join(", ")}</small>` : nothing}
    </td>
    <td class="number">${processorTime(cost.processor_ms)}</td>
    <td class="number">${count(cost.requests)}</td>
    <td class="number">${count(cost.refused)}</td>
    <td class="number">${count(cost.connections)}</td>
    <td class="number">${count(cost.sockets)}</td>
  </tr>`;
