import { html, nothing } from "lit";
import type { Step } from "../generated/server.js";
import { t } from "../i18n/catalog.js";
import { stepText } from "../i18n/words.js";
import { clauseLink } from "../pages/clause-link.js";
import { playersOf, type TableState } from "../state/table.js";
import { amountsAt } from "./amounts.js";

/** Events that are results of a hand. */
const RESULTS = new Set(["won", "settled", "scored", "match_over", "misdealt"]);

/**
 * The events with the results of the last hand. In a game against the house, only the viewer's results are returned, if
 * there are any.
 */
export function resultSteps({ moment, steps }: Pick<TableState, "moment" | "steps">): Step[] {
  const found = steps.filter((step) => step.hand === moment.table.hand && isResult(step));
  const own = found.filter((step) => seen(step)["event"] === "settled" && seen(step)["seat"] === moment.you.hand_seat);
  return own.length > 0 ? own : found;
}

/** The game's events of the current or last hand, oldest first. */
export const eventsOf = ({ moment, steps }: Pick<TableState, "moment" | "steps">): unknown[] =>
  steps.filter(({ hand }) => hand === moment.table.hand).flatMap((step) => ("game" in step ? [step.game.seen] : []));

const seen = (step: Step) => ("game" in step ? (step.game.seen as Record<string, unknown>) : {});
const isResult = (step: Step) => RESULTS.has(String(seen(step)["event"]));

/**
 * The results of the last hand, until the next one begins. The clauses that they cite are behind one button, since few
 * players ask for them.
 */
export function results(state: TableState) {
  const lines = state.moment.table.phase === "playing" ? [] : resultSteps(state);
  if (lines.length === 0) return nothing;
  const { table, game } = state.moment;
  const { words } = amountsAt(table, game);
  const clauses = new Set(lines.flatMap((step) => ("game" in step ? step.game.clauses : [])));
  return html`<div class="hand-results">
    <ul aria-label=${t("results")}>
      ${lines.map((step) => html`<li>${stepText(step, table, playersOf(state, step), { words })}</li>`)}
    </ul>
    ${clauses.size > 0 ? why([...clauses]) : nothing}
  </div>`;
}

const why = (clauses: string[]) =>
  html`<details class="why">
    <summary>${t("why")}</summary>
    <p class="clauses">${clauses.map((id) => clauseLink(id))}</p>
  </details>`;
