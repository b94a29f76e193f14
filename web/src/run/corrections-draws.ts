import { html, nothing, type TemplateResult } from "lit";
import type { RunHead, StaffView } from "../generated/run.js";
import { t } from "../i18n/catalog.js";
import { list } from "../i18n/words.js";
import { participantOf } from "../offline/stamp.js";
import { openDraws, type OpenDraws } from "./corrections-model.js";
import { slotWords } from "./draw-names.js";

/** The open draws in the list before an event is closed: a line for each stop, with links to the participants. */
export const openDrawLines = ({ route }: RunHead, draws: readonly OpenDraws[]): TemplateResult[] =>
  draws.map(
    ({ slot, hands }) =>
      html`<li>
        ${t("correct-open-draws", { slot: slotWords(route, slot), count: hands.length })}
        <span class="open-hands"
          >${hands.map((hand) => html`<a href="?participant=${participantOf(hand)}">${hand}</a> `)}</span
        >
      </li>`,
  );

/** The warning in the form that closes an event: how many draws have no card, and where; nothing if there are none. */
export function openDrawsFirst(view: StaffView): TemplateResult | typeof nothing {
  const words = openDrawWords(view);
  return words === undefined ? nothing : html`<p class="warning">${words}</p>`;
}

/** The number of the open draws, and where they are, as text; undefined if there are none. */
export function openDrawWords(view: Pick<StaffView, "run" | "draws">): string | undefined {
  const open = openDraws(view);
  if (open.length === 0) return undefined;
  const places = open.map(({ slot, hands }) =>
    t("correct-close-draws-at", { slot: slotWords(view.run.route, slot), count: hands.length }),
  );
  const count = open.reduce((sum, { hands }) => sum + hands.length, 0);
  return t("correct-close-draws", { count, places: list(places) });
}
