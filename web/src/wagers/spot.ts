import { html, nothing, type TemplateResult } from "lit";
import { t } from "../i18n/catalog.js";
import { difference, money, range, shortFigure, shortRange, type Unit } from "../i18n/money.js";
import { play } from "../sound/player.js";
import { soundChoice } from "../state/choices.js";
import { chipStacks } from "../table/stacks.js";
import type { WagerDraft } from "./draft.js";
import { oddsOf, type Settled } from "./settled.js";
import { chipFault, chipFaultWords, type Spot, type Wagering } from "./spots.js";

/** The content of a spot: its wager, and the result once it is settled. */
export interface SpotContent {
  unit: Unit;
  name: string;
  /** Name of the wager for screen readers, and the name shown; the same if omitted. */
  words: string;
  label?: string;
  amount: number;
  settled?: Settled | undefined;
}

/** A spot that shows its wager or its result, and takes no chips. */
export function shownSpot(content: SpotContent): TemplateResult {
  const { settled, amount } = content;
  const kind = settled?.result ?? (amount > 0 ? "laid" : "");
  return html`<span class="spot ${kind}" role="img" aria-label=${contentWords(content)}
    >${spotLabel(content)}${settled ? resultOf(content, settled) : amount > 0 ? chipsOn(content) : nothing}</span
  >`;
}

/** A spot that takes the chosen chip when it is pressed. */
export function openSpot(
  content: SpotContent,
  { spot, wagering, draft, chip }: { spot: Spot; wagering: Wagering; draft: WagerDraft; chip: number },
): TemplateResult {
  const { unit, amount } = content;
  const isFaulty = draft.note?.isFault === true && draft.note.spot === spot.name;
  const limits = range(unit, spot);
  const isUnsent = !draft.isPlaced(spot.name);
  const kind = `${amount > 0 ? "laid" : ""} ${isUnsent ? "unsent" : ""} ${isFaulty ? "faulty" : ""}`;
  return html`<button
    type="button"
    class="spot open ${kind}"
    aria-describedby=${isFaulty ? "spot-note" : nothing}
    @click=${() => putChip(unit, { spot, wagering, draft, chip })}
  >
    <span class="hidden">${amount > 0 ? contentWords(content) : t("spot-open", { spot: content.words, limits })}</span
    >${spotLabel(content)}${amount > 0 ? chipsOn(content) : html`<span class="spot-limits" aria-hidden="true">${shortRange(unit, spot)}</span>`}
  </button>`;
}

/**
 * The line below the spots with the latest message, while they take chips: a limit and how it is met, or for screen
 * readers what was put on a spot.
 */
export const spotNote = (isOpen: boolean, { note }: WagerDraft): TemplateResult =>
  html`<p class="spot-note" id="spot-note" role="status">
    ${isOpen && note ? html`<span class=${note.isFault ? "" : "hidden"}>${note.words}</span>` : nothing}
  </p>`;

function putChip(
  unit: Unit,
  { spot, wagering, draft, chip }: { spot: Spot; wagering: Wagering; draft: WagerDraft; chip: number },
): void {
  const fault = chipFault(wagering, draft.amounts, spot, chip);
  if (fault)
    return draft.tell({
      words: chipFaultWords(unit, wagering, draft.amounts, fault),
      isFault: true,
      spot: spot.name,
    });
  const amount = money(unit, (draft.amounts[spot.name] ?? 0) + chip);
  if (soundChoice.isOn()) play(["chip"]);
  draft.add(spot.name, chip, { words: t("spot-laid", { spot: spot.words, amount }), isFault: false });
}

const spotLabel = ({ label, words }: SpotContent): TemplateResult =>
  html`<span class="spot-name" aria-hidden="true">${label ?? words}</span>`;

const chipsOn = ({ unit, amount }: SpotContent): TemplateResult =>
  html`<span class="spot-chips" aria-hidden="true">${chipStacks(unit, amount)}${shortFigure(unit, amount)}</span>`;

function resultOf({ unit, amount }: SpotContent, { result, net }: Settled): TemplateResult {
  const sign = net > 0 ? "+" : net < 0 ? "−" : "";
  return html`<span class="spot-net" aria-hidden="true">${sign}${shortFigure(unit, Math.abs(net))}</span
    ><span class="spot-odds" aria-hidden="true">${resultWords({ result, net }, amount)}</span>`;
}

/** A result with its odds, such as `wins 3:2`. */
const resultWords = ({ result, net }: Settled, amount: number): string =>
  t(`spot-${result}`, { odds: oddsOf(net, amount) ?? "none" });

/** The content of a spot for screen readers. */
function contentWords({ unit, words: spot, amount, settled }: SpotContent): string {
  if (settled) {
    const result = resultWords(settled, amount);
    return t("spot-result", {
      spot,
      result,
      net: difference(unit, settled.net),
      push: settled.net === 0 ? "yes" : "no",
    });
  }
  return amount > 0 ? t("spot-laid", { spot, amount: money(unit, amount) }) : t("spot-empty", { spot });
}
