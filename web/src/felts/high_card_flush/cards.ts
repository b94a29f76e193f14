import { html, type TemplateResult } from "lit";
import { face } from "../../cards/face.js";
import { t } from "../../i18n/catalog.js";

/** Number of cards in a hand. */
const HAND = 7;

/** The places of a hand that is not dealt yet. */
export const outlines = (): TemplateResult[] =>
  Array.from({ length: HAND }, () => html`<span class="card place" aria-hidden="true"></span>`);

/** The name of a flush; `words` formats its cards. */
export const flushWords = (flush: string[], words: (cards: string[]) => string): string =>
  t("holding-flush", { length: flush.length, cards: words(flush) });

/** The cards with their best flush first. */
export function flushFirst(cards: readonly string[], flush: readonly string[]): string[] {
  return [...flush, ...cards.filter((each) => !flush.includes(each))];
}

/** The cards with their best flush first and raised, and the others dimmed. */
export function lifted(cards: readonly string[], best: readonly string[] | null | undefined, key: string) {
  const flush = best ?? [];
  return html`${flushFirst(cards, flush).map((each) => face(each, { key: `${key}-${each}`, from: "dealer", state: flush.includes(each) ? "lifted" : "dim" }))}`;
}
