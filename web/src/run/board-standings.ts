import { html, nothing, type TemplateResult } from "lit";
import { repeat } from "lit/directives/repeat.js";
import type { RunBoard, RunHandOdds, Standing } from "../generated/run.js";
import { t } from "../i18n/catalog.js";
import { linesOf, sharing, type BoardLine } from "./board-model.js";
import { boardChances, chanceWords } from "./board-odds.js";
import { cardRow, cardsSpoken, clauseLinks, whoIs } from "./board-parts.js";
import { handWords, holdingWords, lowHandWords, placeWords, prizeWords } from "./board-words.js";
import { spunWords } from "./board-spin-off.js";

/** Presentation of the standings. */
interface Options {
  /** The rows to show; all if omitted. */
  rows?: readonly Standing[];
  /** `false` for a projector: no links and no clauses, since its viewers cannot follow links. */
  linked?: boolean;
}

/** The standings as a table. Its parts have explicit roles, because narrow pages lay them out as a grid. */
export function standingsTable(board: RunBoard, { rows, linked = true }: Options = {}): TemplateResult {
  const standings = board.standings ?? [];
  const lines = linesOf(board.participants);
  const chances = boardChances(board);
  return html`<table class="run-standings" role="table">
    <caption class="hidden">
      ${t("board-standings")}
    </caption>
    <thead role="rowgroup">
      <tr role="row">
        <th role="columnheader" scope="col">${t("board-place")}</th>
        <th role="columnheader" scope="col">${t("board-participant")}</th>
        <th role="columnheader" scope="col">${t("board-hand")}</th>
        <th role="columnheader" scope="col" class="number">${t("board-prize")}</th>
      </tr>
    </thead>
    <tbody role="rowgroup">
      ${repeat(
        rows ?? standings,
        ({ id }) => id,
        (standing) =>
          standingRow(board, standing, linked, {
            line: lines.get(standing.id),
            chance: chances.get(standing.id),
            spun: spunWords(lines, standings, standing),
          }),
      )}
    </tbody>
  </table>`;
}

/** The parts of a row besides its standing. */
interface RowParts {
  line: BoardLine | undefined;
  chance: RunHandOdds | undefined;
  /** The cards of a spin-off, as text. */
  spun: string | undefined;
}

function standingRow(board: RunBoard, standing: Standing, linked: boolean, { line, chance, spun }: RowParts) {
  if (!line) return nothing;
  const { row, hand } = line;
  const several = row.hands.length > 1;
  const number = row.name == null && !several ? nothing : html`<small>${handWords(hand.hand, several)}</small>`;
  return html`<tr role="row" data-move=${`${linked}-${standing.id}`} class=${standing.prize > 0 ? "wins" : ""}>
    <td role="cell" class="place">${placeWords(standing)}</td>
    <th role="rowheader" scope="row" class="run-who">${whoIs(board.run, row, linked)} ${number}</th>
    <td role="cell" class="what">
      <span class="run-holding">${holdingWords(standing)}</span>
      ${spun === undefined ? nothing : html`<small class="run-spun">${spun}</small>`}
      ${cardRow(hand.cards, standing.best)} ${linked ? why(board, standing) : nothing}
    </td>
    <td role="cell" class="prize number">${prizeCell(standing, chance)}</td>
  </tr>`;
}

function prizeCell(standing: Standing, chance: RunHandOdds | undefined): TemplateResult {
  const small = [lowHandWords(standing), chanceWords(chance)].filter((words) => words !== undefined);
  const prize = prizeWords(standing);
  return html`${prize === undefined ? nothing : html`<strong>${prize}</strong>`}
  ${small.map((words) => html`<small>${words}</small>`)}`;
}

/** The reasons for a place: the best five in order, the number of hands that share it, and the clauses that decide. */
function why({ standings }: RunBoard, standing: Standing): TemplateResult {
  const count = standing.tied ? sharing(standings ?? [], standing) : 1;
  return html`<details>
    <summary>${t("board-why")}</summary>
    <p>${t("board-best-five", { cards: cardsSpoken(standing.best) })}</p>
    ${count > 1 ? html`<p>${t("board-shared", { count, from: standing.place, to: standing.place + count - 1 })}</p>` : nothing}
    ${clauseLinks(standing.clauses)}
  </details>`;
}
