import { html, nothing, type TemplateResult } from "lit";
import { face } from "../cards/face.js";
import { cardName } from "../cards/card.js";
import type { BoardCard, BoardRow, PokerRunClause, RunHead } from "../generated/run.js";
import { t } from "../i18n/catalog.js";
import { list } from "../i18n/words.js";
import { address } from "../router.js";
import { counted } from "./board-model.js";
import { numberWords } from "./board-words.js";

/** Number of characters above which a name is set in smaller type, so that it takes at most two lines. */
const LONG = 20;

/** The cards of a hand along the route. If the best five are given, the other cards are dimmed. */
export function cardRow(cards: readonly BoardCard[], best?: readonly string[]): TemplateResult {
  const counts = best ? counted(cards, best) : cards.map(() => true);
  const marks = best !== undefined && cards.length > best.length;
  const item = ({ card }: BoardCard, index: number) => {
    const state = !marks ? "" : counts[index] ? "best" : "dim";
    return html`<li>
      ${face(card, { state })}${counts[index] ? nothing : html`<span class="hidden">${t("board-not-counted")}</span>`}
    </li>`;
  };
  return html`<ol class="run-cards">
    ${cards.map(item)}
  </ol>`;
}

/** The names of the cards, for a screen reader. */
export const cardsSpoken = (cards: readonly string[]): string => list(cards.map(cardName));

/** The name of a participant in the chosen form, or the number. If `linked`, it is a link to the participant's page. */
export function whoIs(run: RunHead, row: BoardRow, linked = true): TemplateResult {
  const text = row.name ?? numberWords(row.participant);
  const name = html`<bdi class=${text.length > LONG ? "long" : ""}>${text}</bdi>`;
  if (!linked) return name;
  const page = address({ page: "participant", run: run.id, number: row.participant });
  return html`<a href=${page}>${name}</a>`;
}

/** Links to the clauses behind a result, which open the rules at the clause. */
export const clauseLinks = (clauses: readonly PokerRunClause[]): TemplateResult =>
  html`<ul class="run-clauses">
    ${clauses.map((clause) => html`<li><a href="/rules/poker-run#${clause}">${clause}</a></li>`)}
  </ul>`;
