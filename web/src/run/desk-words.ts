import { html, nothing, type TemplateResult } from "lit";
import { cardName, cardText } from "../cards/card.js";
import type { Place, RunHead, StaffRow } from "../generated/run.js";
import type { Refused } from "../generated/server.js";
import { t } from "../i18n/catalog.js";
import { refusalWords } from "../i18n/words.js";
import { codeWords, slotWords } from "./draw-names.js";
import { stopName } from "./offers.js";

/** Names of refusal arguments that are stops. */
const STOPS = new Set(["stop", "next", "other", "skipped"]);

/** The text of a refusal at a desk: stops are named, and a lost connection has a separate message. */
export function deskRefusal(refused: Refused, route: readonly Place[]): string {
  if (refused.code === "unreachable") return t("desk-offline");
  if (DRAWS.has(refused.code)) return drawRefusal(refused, route);
  const args = Object.fromEntries(
    Object.entries(refused.args ?? {}).map(([name, value]) => {
      if (name === "mark" && typeof value === "object" && value !== null && "stop" in value)
        return ["stop", numbered(route, Number(value.stop))];
      if (STOPS.has(name) && typeof value === "number") return [name, numbered(route, value)];
      return [name, name === "first" && typeof value === "number" ? String(value) : value];
    }),
  );
  return refusalWords({ ...refused, args }, "poker_run");
}

/** Refusals with the code of a fault of a draw, or with its slot. */
const DRAWS = new Set(["run.phone_refused", "run.draw_message", "run.draw_refused", "run.other_draw_open"]);

function drawRefusal({ args = {}, ...refused }: Refused, route: readonly Place[]): string {
  const { reason, slot, text } = args;
  const words = {
    ...(typeof reason === "string" ? { reason: codeWords(reason, text) } : {}),
    ...(typeof slot === "string" ? { slot: slotWords(route, slot) } : {}),
  };
  return refusalWords({ ...refused, args: { ...args, ...words } });
}

/** A stop with its number and name: `stop 2 (Gore Pass)`. */
export const numbered = (route: readonly Place[], stop: number) =>
  t("desk-stop-name", { stop: String(stop), name: stopName(route, stop) });

/** A refusal, announced at once by screen readers; nothing if there is none. */
export const refusedNote = (refused: Refused | undefined, route: readonly Place[]): TemplateResult | typeof nothing =>
  refused ? html`<p class="refused" role="alert">${deskRefusal(refused, route)}</p>` : nothing;

/** Cards in a sentence: by name for a screen reader, otherwise with suit symbols. */
export const cardWords = (cards: readonly string[], { spoken = false } = {}): string =>
  cards.map(spoken ? cardName : cardText).join(", ");

/** The heading of a participant: number, name, and whether the participant rides. */
export const personHead = (row: StaffRow): TemplateResult =>
  html`<h2 class="desk-person" tabindex="-1">
    <span class="big-number">${row.participant}<small aria-hidden="true">${row.check}</small></span>
    <span><bdi>${row.name || t("offline-unknown")}</bdi></span>
    <small>${row.withdrawn ? t("desk-withdrawn") : row.rides ? t("desk-rides") : t("desk-rides-not")}</small>
  </h2>`;

/** The warning that confirmed entries are missing, so that a card drawn now may differ from the one on a sheet. */
export function entriesLostWarning(run: RunHead): TemplateResult | typeof nothing {
  return run.entries_lost ? html`<p class="warning" role="alert">${t("desk-entries-lost")}</p>` : nothing;
}
