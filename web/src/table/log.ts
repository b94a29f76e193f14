import { html, type TemplateResult } from "lit";
import { repeat } from "lit/directives/repeat.js";
import type { Step } from "../generated/server.js";
import { t } from "../i18n/catalog.js";
import { stepText } from "../i18n/words.js";
import { clauseLink } from "../pages/rules.js";
import { playersOf, type TableState } from "../state/table.js";

/** Event log, newest first, each line with its clauses. */
export function log(state: TableState): TemplateResult {
  const lines = state.steps.map((step, index) => ({ step, key: `${step.seq}-${index}` })).reverse();
  return html`<ol class="log" aria-label=${t("log")}>
    ${repeat(
      lines,
      ({ key }) => key,
      ({ step }) => line(step, state),
    )}
  </ol>`;
}

/** One step with its clauses. */
export function line(step: Step, state: Pick<TableState, "moment" | "players">): TemplateResult {
  const clauses = "game" in step ? step.game.clauses : [];
  const begins = "table" in step && step.table.event === "hand_began";
  return html`<li class=${begins ? "begins" : ""}>
    <span>${stepText(step, state.moment.table, playersOf(state, step))}</span>
    <span class="clauses">${clauses.map((id) => clauseLink(id))}</span>
  </li>`;
}
