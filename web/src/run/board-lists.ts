import { html, nothing, type TemplateResult } from "lit";
import type { BoardHand, HandId, RunBoard, RunHandOdds, Unranked } from "../generated/run.js";
import { t } from "../i18n/catalog.js";
import { linesOf, notRanked, type OutGroup, stillOut, type Whereabouts } from "./board-model.js";
import { boardChances, chanceWords } from "./board-odds.js";
import { cardRow, clauseLinks, whoIs } from "./board-parts.js";
import { handWords, numberWords, reasonWords, stopName } from "./board-words.js";

/** The next place of participants, as text: `On the way to stop 3, Gasoline Alley`. */
export const whereWords = ({ run }: Pick<RunBoard, "run">, where: Whereabouts): string =>
  typeof where === "number"
    ? t("board-out-to-stop", { stop: where, name: stopName(run, where) })
    : t(`board-out-${where.replaceAll("_", "-")}`);

/** The heading of the participants who are still out: before the first card they are only registered. */
export const outWords = ({ run }: Pick<RunBoard, "run">, count: number): string =>
  t(run.stage === "registration" ? "board-registered" : "board-still-out", { count });

/** The participants who are still out, by next stop; nothing if there are none. */
export function outList(board: RunBoard): TemplateResult | typeof nothing {
  const groups = stillOut(board);
  if (groups.length === 0) return nothing;
  const chances = boardChances(board);
  const count = groups.reduce((sum, { rows }) => sum + rows.length, 0);
  return html`<section class="run-out">
    <h2>${outWords(board, count)}</h2>
    ${groups.map((group) => outGroup(board, group, chances))}
  </section>`;
}

/**
 * A hand that is still out: its cards so far, and its chance of a prize. The room computes the chances later, so an empty line
 * keeps their place: nothing moves when they come.
 */
function outHand(
  board: RunBoard,
  hand: BoardHand,
  several: boolean,
  chances: Map<HandId, RunHandOdds>,
): TemplateResult {
  const chance = chanceWords(chances.get(hand.hand));
  const notes = [several ? handWords(hand.hand, true) : undefined, chance].filter((each) => each !== undefined);
  if (notes.length === 0 && board.odds == null) notes.push("\u00a0");
  return html`${hand.cards.length > 0 ? cardRow(hand.cards) : nothing}
  ${notes.length > 0 ? html`<small class="chance">${notes.join(" · ")}</small>` : nothing}`;
}

const outGroup = (board: RunBoard, { where, rows }: OutGroup, chances: Map<HandId, RunHandOdds>) =>
  html`<h3>${whereWords(board, where)} <span class="quiet">${t("board-people", { count: rows.length })}</span></h3>
    <ul>
      ${rows.map(
        (row) =>
          html`<li>
            ${whoIs(board.run, row)}
            ${row.name == null ? nothing : html`<small>${numberWords(row.participant)}</small>`}
            ${row.hands.map((hand) => (hand.turned_in == null ? outHand(board, hand, row.hands.length > 1, chances) : nothing))}
          </li>`,
      )}
    </ul>`;

/** The hands that are not ranked, with the reasons; nothing if there are none. */
export function unrankedList(board: RunBoard): TemplateResult | typeof nothing {
  const unranked = notRanked(board);
  if (unranked.length === 0) return nothing;
  const lines = linesOf(board.participants);
  const item = (each: Unranked) => {
    const line = lines.get(each.id);
    if (!line) return nothing;
    return html`<li>
      <p class="run-who">
        ${whoIs(board.run, line.row)} <small>${handWords(each.id, line.row.hands.length > 1)}</small>
      </p>
      <p class="run-holding">${reasonWords(board.run, each, line.row.arrived ?? null)}</p>
      ${cardRow(line.hand.cards)} ${clauseLinks(each.clauses)}
    </li>`;
  };
  return html`<section class="run-unranked">
    <h2>${t("board-not-ranked", { count: unranked.length })}</h2>
    <ul>
      ${unranked.map(item)}
    </ul>
  </section>`;
}
