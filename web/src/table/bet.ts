import { html, nothing, type TemplateResult } from "lit";
import type { SeatDisplay } from "../felts/felt.js";
import { t } from "../i18n/catalog.js";
import { figure, money, type Unit } from "../i18n/money.js";
import { chipStacks } from "./stacks.js";

/** The chips in front of a seat, with its latest action or, after the hand, with what it won. */
export function bet(unit: Unit, chair: number, pod: SeatDisplay): TemplateResult | typeof nothing {
  if (pod.won) return won(unit, chair, pod.won.amount);
  if (pod.wager) return wager(unit, chair, pod.wager, pod.said);
  return pod.said ? html`<span class="wager said">${pod.said}</span>` : nothing;
}

function wager(unit: Unit, chair: number, amount: number, said = ""): TemplateResult {
  const words = { seat: chair, amount: money(unit, amount), said };
  return html`<span
    class="wager"
    role="img"
    data-move="wager-${chair}"
    data-from="chair-${chair}"
    data-to="pot"
    aria-label=${t(said ? "wager-said" : "wager-of", words)}
  >
    ${chipStacks(unit, amount)}${said ? html`<span class="said" aria-hidden="true">${said}</span>` : nothing}<span
      aria-hidden="true"
      >${figure(unit, amount)}</span
    >
  </span>`;
}

const won = (unit: Unit, chair: number, amount: number): TemplateResult =>
  html`<span
    class="wager won"
    role="img"
    data-move="won-${chair}"
    data-from="pot"
    aria-label=${t("won-by", { seat: chair, amount: money(unit, amount) })}
  >
    ${chipStacks(unit, amount)}<span aria-hidden="true">${figure(unit, amount)}</span>
  </span>`;
