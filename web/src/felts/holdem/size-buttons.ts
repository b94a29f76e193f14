import { html, type TemplateResult } from "lit";
import type { Moves, View } from "../../generated/holdem.js";
import { bigBlindsWords } from "../../i18n/big-blinds.js";
import { t } from "../../i18n/catalog.js";
import { shortDecimal } from "../../i18n/money.js";
import { opensChoice, potPartsChoice } from "../../state/choices.js";
import type { Amounts } from "../../table/amounts.js";
import { keyBadge, keyNames } from "../../widgets/keys.js";
import { type Proposal, proposals } from "./bets.js";

/** The turn for which sizes are offered, and the function that chooses an amount. */
interface Context {
  view: View;
  moves: Moves;
  amounts: Amounts;
  /** The name of the button for all chips. */
  allIn: string;
  choose: (to: number, event: MouseEvent) => void;
}

/** Keys of the sizes besides their places, for the usual sizes. */
const LETTERS: Partial<Record<Proposal["size"], string>> = { "1/2": "H", "1/1": "P" };

/** Buttons for the sizes that the viewer has chosen, and for all chips. Sizes that are not legal keep their places. */
export function sizeButtons(context: Context): TemplateResult {
  const sizes = { parts: potPartsChoice.chosen(), opens: opensChoice.chosen() };
  return html`<div class="proposals">
    ${proposals(context.view, context.moves, sizes).map((raise, place) => sizeButton(context, raise, place + 1))}
  </div>`;
}

function sizeButton(context: Context, raise: Proposal, place: number): TemplateResult {
  const { size, to, beyond } = raise;
  const isAll = size === "all-in";
  const key = isAll ? "A" : String(place);
  return html`<button
    type="button"
    class=${isAll ? "all-in" : ""}
    ?disabled=${beyond !== undefined}
    title=${beyond === undefined ? context.amounts.words(to) : limitWords(context, beyond)}
    aria-keyshortcuts=${keyNames([key, LETTERS[size] ?? ""].join(" ").trim())}
    @click=${(event: MouseEvent) => context.choose(to, event)}
  >
    <span aria-hidden="true">${sizeLabel(size)}</span>
    <span class="hidden">${isAll ? context.allIn : sizeName(raise, context)}</span>${keyBadge(key)}
  </button>`;
}

/** The limit of a raise, as the reason for which a size is not offered. */
const limitWords = ({ moves, amounts }: Context, limit: "least" | "most"): string =>
  t(limit === "least" ? "amount-below" : "amount-above", { amount: amounts.words(moves.raise![limit]) });

/** The accessible name of a size, with the amount if it is legal: `1/3 of the pot: 183 chips`. */
function sizeName({ size, to, beyond }: Proposal, { amounts, view }: Context): string {
  if (!size.includes("/")) return bigBlindsWords(amounts.unit, to, view.big_blind);
  const name = size === "1/1" ? t("pot") : t("size-part", { part: size });
  return beyond === undefined ? t("size-amount", { size: name, amount: amounts.words(to) }) : name;
}

/** The label of a size in a few characters; a part of the pot is set as a fraction. */
export function sizeLabel(size: Proposal["size"]): TemplateResult | string {
  if (size === "all-in") return t("all-in");
  if (size === "1/1") return t("pot");
  if (size.includes("/")) return html`<span class="fraction">${size}</span>`;
  return t("big-blinds-figure", { amount: shortDecimal(Number(size), 1) });
}
