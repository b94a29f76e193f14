import { html, nothing, type TemplateResult } from "lit";
import type { MoneyReport, MovementLine, StaffView, TillLine } from "../generated/run.js";
import { t } from "../i18n/catalog.js";
import { amountWords } from "./board-words.js";
import { isContent } from "./money-model.js";
import { momentText, staffName } from "./questions-model.js";

/** Every money entry with its author and time, collapsed on the screen; nothing before the first. */
export function entriesPart(view: StaffView, { movements, tills }: MoneyReport): TemplateResult | typeof nothing {
  if (movements.length === 0) return nothing;
  return html`<details class="entries">
    <summary>${t("money-entries", { count: movements.length })}</summary>
    <table class="money-table">
      <caption>
        ${t("money-entries-title")}
      </caption>
      <thead>
        <tr>
          <th scope="col">${t("money-item")}</th>
          <th scope="col" class="number">${t("money-amount")}</th>
        </tr>
      </thead>
      <tbody>
        ${movements.map((each) => entry(view, tills, each))}
      </tbody>
    </table>
  </details>`;
}

function entry(view: StaffView, tills: readonly TillLine[], { movement, at_ms, by }: MovementLine): TemplateResult {
  const { kind, hand, method, text, cents } = movement;
  const till = tills.find((each) => each.till === movement.till);
  const where = [method && t(`payment-${method}`), till?.name].filter(Boolean).join(", ");
  return html`<tr>
    <th scope="row">
      ${t(`money-kind-${kind.replaceAll("_", "-")}`, { hand: hand ?? "" })}${where ? ` · ${where}` : nothing}
      ${text && kind !== "till_opened" ? html`<small class="source"><bdi>${text}</bdi></small>` : nothing}
      <small class="source">${t("questions-by", { name: staffName(view, by), time: momentText(view, at_ms) })}</small>
    </th>
    <td class="number">
      ${kind === "till_closed" ? nothing : isContent(movement) ? html`(${amountWords(cents)})` : amountWords(cents)}
    </td>
  </tr>`;
}
