import { html, nothing, type TemplateResult } from "lit";
import type { SeatDisplay } from "../felts/felt.js";
import { t } from "../i18n/catalog.js";
import type { Amounts } from "./amounts.js";
import { chipStacks } from "./stacks.js";

/** The chips in front of a seat, with its latest action or, after the hand, with what it won. */
export function bet(amounts: Amounts, chair: number, pod: SeatDisplay): TemplateResult | typeof nothing {
  if (pod.won) return won(amounts, chair, pod.won);
  if (pod.wager) return wager(amounts, chair, pod.wager, pod.label);
  return pod.label ? html`<span class="wager label">${pod.label}</span>` : nothing;
}

function wager(amounts: Amounts, chair: number, amount: number, label = ""): TemplateResult {
  const words = { seat: chair, amount: amounts.words(amount), label };
  return html`<span
    class="wager"
    role="img"
    title=${amounts.chips(amount) ?? nothing}
    data-move="wager-${chair}"
    data-from="chair-${chair}"
    data-to="pot"
    aria-label=${t(label ? "wager-labelled" : "wager-of", words)}
  >
    ${label ? html`<span class="label" aria-hidden="true">${label}</span>` : nothing}${laid(amounts, amount)}
  </span>`;
}

const won = (amounts: Amounts, chair: number, { amount, words }: NonNullable<SeatDisplay["won"]>): TemplateResult =>
  html`<span
    class="wager won"
    role="img"
    title=${amounts.chips(amount) ?? nothing}
    data-move="won-${chair}"
    data-from="pot"
    aria-label=${t("won-by", { seat: chair, amount: amounts.words(amount) })}
  >
    ${laid(amounts, amount, words)}
  </span>`;

/** The chips and the figure of an amount. */
const laid = (amounts: Amounts, amount: number, words = amounts.figure(amount)): TemplateResult =>
  html`<span class="laid" aria-hidden="true">${chipStacks(amounts.unit, amount)}<span>${words}</span></span>`;
