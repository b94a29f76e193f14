import type { ParticipantPage, RunHead, Unranked } from "../generated/run.js";
import { t } from "../i18n/catalog.js";
import { list } from "../i18n/words.js";
import { whereWords } from "./board-lists.js";
import { whereabouts } from "./board-model.js";
import { handNumber, reasonWords, stopWords } from "./board-words.js";
import { routeOf } from "./plan-form.js";
import { cardStops, isOpen } from "./words.js";

/** The next step of a participant: the place, and the hands that it concerns if not all are named by it. */
export interface NextStep {
  place: string;
  /** The hands that get their next card there; undefined for a participant with one hand. */
  hands?: string | undefined;
}

/**
 * The next step of a participant; undefined once every hand is turned in or the event is closed. `late` is `true` if
 * the deadline has passed.
 */
export function nextStep({ participant: row, run }: ParticipantPage, late: boolean): NextStep | undefined {
  const where = whereabouts(row);
  if (where === undefined || !isOpen(run)) return undefined;
  const { finish } = routeOf(run.route);
  if (late && row.arrived == null) return { place: t("participant-next-late", { finish: finish || "none" }) };
  if (where === "to_finish") return { place: t("participant-next-finish", { finish: finish || "none" }) };
  if (where === "to_spin") return { place: spinWords(run) };
  if (typeof where !== "number") return { place: whereWords({ run }, where) };
  const there = row.hands.filter(({ next, turned_in }) => next === where && turned_in == null);
  const numbers = list(there.map(({ hand }) => String(handNumber(hand))));
  const hands = t("participant-next-hands", { count: there.length, numbers });
  return { place: stopWords(run, where), hands: row.hands.length > 1 ? hands : undefined };
}

/** The place where a participant who does not ride draws the five cards: the first open stop, or the finish. */
function spinWords({ route, closed_stops: closed }: RunHead): string {
  const first = cardStops(route).find((_, index) => !closed.includes(index + 1));
  return t("participant-next-spin", { place: first?.name ?? "none" });
}

/**
 * The reason why a hand is not ranked; undefined if it is, or if it can still be turned in while the event is open.
 */
export function unrankedWords({ participant: row, run, unranked }: ParticipantPage, hand: string): string | undefined {
  const found = unranked.find(({ id }: Unranked) => id === hand);
  const isOut = row.hands.some((each) => each.hand === hand && each.turned_in == null);
  if (!found || (isOpen(run) && isOut)) return undefined;
  return t("participant-not-ranked", { stage: run.stage, reason: reasonWords(run, found, row.arrived ?? null) });
}
