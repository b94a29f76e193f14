import { html, nothing, type TemplateResult } from "lit";
import { repeat } from "lit/directives/repeat.js";
import { closeTable } from "../connection/admin.js";
import type { TableCost, TableView } from "../generated/rest.js";
import { t } from "../i18n/catalog.js";
import { count } from "../i18n/money.js";
import { address } from "../router.js";
import "../widgets/action-form.js";
import { byteSize, processorTime } from "./figures.js";
import { part } from "./part.js";
import { reasonField, reasonOf } from "./reason.js";

/** The open tables in this order, with what they cost, each with a form that closes it. */
export const tablesPart = (
  tables: readonly TableView[],
  costs: readonly TableCost[],
  order: readonly string[],
): TemplateResult =>
  part(
    "tables",
    html`<p class="quiet">${t(tables.length === 0 ? "none" : "admin-tables-order")}</p>
      <ul class="lines">
        ${repeat(
          inOrder(tables, order),
          ({ id }) => id,
          (table) =>
            line(
              table,
              costs.find((cost) => cost.table === table.id),
            ),
        )}
      </ul>`,
  );

/**
 * Appends the tables that are not in the order yet, the most expensive first. The others keep their places, so that no
 * button moves under the pointer.
 */
export const extended = (order: readonly string[], costs: readonly TableCost[]): string[] => [
  ...order,
  ...costs.map(({ table }) => table).filter((table) => !order.includes(table)),
];

/** The tables in this order; those that it lacks last. */
function inOrder(tables: readonly TableView[], order: readonly string[]): TableView[] {
  const rankOf = ({ id }: TableView) => (order.includes(id) ? order.indexOf(id) : order.length);
  return [...tables].sort((one, other) => rankOf(one) - rankOf(other));
}

function line(table: TableView, cost: TableCost | undefined): TemplateResult {
  const { id, name, game, phase, hand } = table;
  return html`<li>
    <span
      ><a href=${address({ page: "table", id })}>${name}</a>
      <small
        >${t(`game-${game}`)}${table.listed ? nothing : ` · ${t("admin-unlisted")}`}${table.host == null ? nothing : html` · ${t("admin-host", { host: table.host })}`}
        · ${t(`phase-${phase}`)}${hand > 0 ? ` · ${t("hand-number", { hand })}` : nothing}</small
      >
      ${cost ? html`<small>${costWords(cost)}</small>` : nothing}</span
    >
    <action-form
      .label=${t("admin-close")}
      .about=${name}
      .why=${t("close-sure", { playing: phase === "playing" ? "yes" : "no" })}
      .danger=${true}
      .fields=${() => reasonField(t("admin-reason-players"))}
      .send=${(form: FormData) => closeTable(id, reasonOf(form))}
      .done=${(_: FormData, closed: TableView) => t("admin-closed", { table: name, playing: closed.phase === "closed" ? "no" : "yes" })}
    ></action-form>
  </li>`;
}

const costWords = ({ processor_ms, sockets, messages, bytes, entries }: TableCost): string =>
  t("admin-table-cost", {
    processor: processorTime(processor_ms),
    sockets,
    messages: count(messages),
    messages_count: messages,
    size: byteSize(bytes),
    entries: count(entries),
    entries_count: entries,
  });
