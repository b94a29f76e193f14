import { html, nothing } from "lit";
import type { Step } from "../generated/server.js";
import { t } from "../i18n/catalog.js";
import type { TableState } from "../state/table.js";
import { line } from "./log.js";

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

const seen = (step: Step) => ("game" in step ? (step.game.seen as Record<string, unknown>) : {});
const isResult = (step: Step) => RESULTS.has(String(seen(step)["event"]));

/** The results of the last hand, until the next one begins. */
export function results(state: TableState) {
  const lines = state.moment.table.phase === "playing" ? [] : resultSteps(state);
  if (lines.length === 0) return nothing;
  return html`<ul class="hand-results" aria-label=${t("results")}>
    ${lines.map((step) => line(step, state))}
  </ul>`;
}
