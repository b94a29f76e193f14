import { html, nothing, type TemplateResult } from "lit";
import { changeMoney } from "../connection/runs.js";
import type { MoneyReport, MovementLine, StaffView, TillLine } from "../generated/run.js";
import { t } from "../i18n/catalog.js";
import { fieldText } from "../widgets/forms.js";
import { amountWords } from "./board-words.js";
import "./corrections-form.js";
import { reasonField } from "./corrections-form.js";
import { isContent, mayVoid } from "./money-model.js";
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

function entry(view: StaffView, tills: readonly TillLine[], line: MovementLine): TemplateResult {
  const { movement, at_ms, by } = line;
  const { kind, hand, method, text, cents } = movement;
  const till = tills.find((each) => each.till === movement.till);
  const where = [
    method && (/(^|_)prize$/.test(kind) && method !== "cash" ? t("money-not-in-cash") : t(`payment-${method}`)),
    till?.name,
  ]
    .filter(Boolean)
    .join(", ");
  const amount = isContent(movement) ? t("money-in-till", { amount: amountWords(cents) }) : amountWords(cents);
  return html`<tr>
    <th scope="row">
      ${t(`money-kind-${kind.replaceAll("_", "-")}`, { hand: hand ?? "" })}${where ? ` · ${where}` : nothing}
      ${text && kind !== "till_opened" ? html`<small class="source"><bdi>${text}</bdi></small>` : nothing}
      <small class="source">${t("questions-by", { name: staffName(view, by), time: momentText(view, at_ms) })}</small>
      ${mayVoid(line) ? voidMove(view, line) : nothing}
    </th>
    <td class="number">${kind === "till_closed" ? nothing : line.void ? html`<s>${amount}</s>` : amount}</td>
  </tr>`;
}

/** The form that declares a donation, a cost or other cash void (PR-27). */
const voidMove = ({ run }: StaffView, { seq, movement }: MovementLine): TemplateResult =>
  html`<correction-form
    .run=${run.id}
    .label=${t("money-void-prize")}
    .about=${`${t(`money-kind-${movement.kind}`)}, ${amountWords(movement.cents)}`}
    .why=${t("money-void-move-why")}
    .fields=${() => reasonField()}
    .send=${(form: FormData) => changeMoney(run.id, { void_move: { entry: seq, reason: fieldText(form, "reason") } })}
    danger
  ></correction-form>`;
