import { html, nothing, type TemplateResult } from "lit";
import { repeat } from "lit/directives/repeat.js";
import type { Step } from "../generated/server.js";
import { t } from "../i18n/catalog.js";
import { stepText } from "../i18n/words.js";
import { clauseLink } from "../pages/clause-link.js";
import { clausesChoice } from "../state/choices.js";
import { playersOf, type TableState } from "../state/table.js";
import { arrowStep } from "../widgets/keys.js";

/**
 * Event log, newest first. The clauses of its lines are shown on request, since few players ask for them. The latest one is
 * the only tab stop among them, so that what follows the log is near; the arrow keys lead to the others.
 */
export function log(state: TableState): TemplateResult {
  const lines = state.steps.map((step, index) => ({ step, key: `${step.seq}-${index}` })).reverse();
  const first = lines.find(({ step }) => clausesOf(step).length > 0);
  const shown = clausesChoice.isOn();
  return html`${first ? clausesButton(shown) : nothing}
    <ol class="log" aria-label=${t("log")} @keydown=${toNextClause}>
      ${repeat(
        lines,
        ({ key }) => key,
        (each) => line(each.step, state, shown ? clauseLinks(each.step, each === first ? 1 : 0) : nothing),
      )}
    </ol>`;
}

/** The button that shows the clauses, or hides them. */
const clausesButton = (shown: boolean) =>
  html`<button
    type="button"
    class="log-clauses"
    aria-pressed=${shown ? "true" : "false"}
    @click=${() => clausesChoice.set(!shown)}
  >
    ${t("log-clauses")}
  </button>`;

/** The links to the clauses of a step, of which the first `tabStops` are tab stops; all if omitted. */
export const clauseLinks = (step: Step, tabStops = Infinity): TemplateResult =>
  html`<span class="clauses">${clausesOf(step).map((id, place) => clauseLink(id, id, place < tabStops))}</span>`;

const clausesOf = (step: Step): string[] => ("game" in step ? step.game.clauses : []);

function toNextClause(event: KeyboardEvent): void {
  const by = arrowStep(event);
  if (by === undefined) return;
  const links = [...(event.currentTarget as Element).querySelectorAll<HTMLElement>(".clause-link")];
  event.preventDefault();
  links[links.indexOf(event.target as HTMLElement) + by]?.focus();
}

/** One step, with its clauses if they are shown. */
export function line(
  step: Step,
  state: Pick<TableState, "moment" | "players">,
  clauses: TemplateResult | typeof nothing,
): TemplateResult {
  const begins = "table" in step && step.table.event === "hand_began";
  return html`<li class=${begins ? "begins" : ""}>
    <span>${stepText(step, state.moment.table, playersOf(state, step))}</span>
    ${clauses}
  </li>`;
}
