import { html, nothing, type TemplateResult } from "lit";
import type { StaffView } from "../generated/run.js";
import { t } from "../i18n/catalog.js";
import { list } from "../i18n/words.js";
import { participantOf } from "../offline/stamp.js";
import { openDraws, type OpenDraws } from "./corrections-model.js";
import "./open-scans.js";

/** The open draws in the list before an event is closed: a line for each phone, with links to the participants. */
export const openDrawLines = (view: StaffView, draws: readonly OpenDraws[]): TemplateResult[] =>
  draws.map(
    (open) =>
      html`<li>
        ${t("correct-open-draws", { ...phoneArgs(view, open, "draws-report-member"), count: open.hands.length })}
        <span class="open-hands"
          >${open.hands.map((hand) => html`<a href="?participant=${participantOf(hand)}">${hand}</a> `)}</span
        >
      </li>`,
  );

/** The warning in the form that closes an event: which draws have no card, and on whose phones; nothing if there are none. */
export function openDrawsFirst(view: StaffView): TemplateResult | typeof nothing {
  const words = openDrawWords(view);
  const hasLost = view.draws?.blocks.some((block) => !block.is_current) ?? false;
  return html`${words === undefined ? nothing : html`<p class="warning">${words}</p>`}
  ${hasLost ? html`<open-scans .run=${view.run.id} .seq=${view.run.seq}></open-scans>` : nothing}`;
}

/** The open draws, and the phones on which they were begun, as text; undefined if there are none. */
export function openDrawWords(view: Pick<StaffView, "draws" | "organiser">): string | undefined {
  const open = openDraws(view);
  if (open.length === 0) return undefined;
  const places = open.map((each) =>
    t("correct-close-draws-at", {
      hands: list(each.hands),
      count: each.hands.length,
      ...phoneArgs(view, each, "correct-staff-member"),
    }),
  );
  const count = open.reduce((sum, { hands }) => sum + hands.length, 0);
  return t("correct-close-draws", { count, places: places.join("; ") });
}

/** The arguments of a text about the phone of a staff member, who has a number if there is no name. */
function phoneArgs({ organiser }: Pick<StaffView, "organiser">, { staff, phone }: OpenDraws, nameless: string) {
  const name = organiser?.staff.find((each) => each.staff === staff)?.name;
  return { name: name ?? t(nameless, { staff }), phone: phone ?? "none" };
}
