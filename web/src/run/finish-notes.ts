import { html, type TemplateResult } from "lit";
import { cardText } from "../cards/card.js";
import type { HandView, StaffRow, StaffView } from "../generated/run.js";
import { secondsOf } from "../i18n/clock.js";
import { t } from "../i18n/catalog.js";
import { money } from "../i18n/money.js";
import { list } from "../i18n/words.js";
import { lacksWaiver } from "./registration-entry.js";
import { CENTS } from "./words.js";
import { validCards } from "./offers.js";

/** The parts of a view on which the notes of a hand depend. */
type Context = Pick<StaffView, "draft"> & { run: Pick<StaffView["run"], "deadline"> };

/**
 * The notes on a hand for its participant at the finish: the reasons why it is not ranked, and the fee and the waiver
 * that are still open.
 */
export function handNotes({ run, draft }: Context, row: StaffRow, hand: HandView): string[] {
  const notes: string[] = [];
  const due = draft.settings?.deadline_for === "turn_in" ? hand.turned_in : row.arrived;
  if (run.deadline != null && due != null && due > run.deadline)
    notes.push(t("desk-late-by", { time: durationWords(secondsOf(due) - secondsOf(run.deadline)) }));
  const twice = repeatedCard(draft, hand);
  if (twice !== undefined) notes.push(t("desk-card-twice", { card: cardText(twice) }));
  if (hand.unpaid) notes.push(t("desk-fee-unpaid", { price: money(CENTS, draft.settings?.hand_price ?? 0) }));
  if (lacksWaiver(draft, row)) notes.push(t("desk-waiver-unsigned"));
  return notes;
}

/** The notes, each as a warning. */
export const noteItems = (notes: readonly string[]): TemplateResult[] =>
  notes.map((note) => html`<p class="warning">${note}</p>`);

/** A card that a hand has twice, if the event draws no card twice for a hand; the hand is then not ranked (PR-15). */
export function repeatedCard({ settings }: StaffView["draft"], hand: HandView): string | undefined {
  const cards = validCards(hand);
  const repeats = (settings?.draw ?? "wheel") === "wheel";
  return repeats ? undefined : cards.find((card, at) => cards.indexOf(card) !== at);
}

/** A duration in seconds: `1 second`, `2 minutes and 5 seconds`. */
function durationWords(seconds: number): string {
  const parts = { hours: Math.floor(seconds / 3600), minutes: Math.floor(seconds / 60) % 60, seconds: seconds % 60 };
  const some = Object.entries(parts).filter(([, count]) => count > 0);
  return list(some.map(([unit, count]) => t(`desk-${unit}`, { count })));
}
