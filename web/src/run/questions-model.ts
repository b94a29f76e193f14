import type { RunLeftOut, RunQuestion, StaffRow, StaffView, Stop, StopHeard, Verdict } from "../generated/run.js";
import { has, t } from "../i18n/catalog.js";
import { dateAndTime } from "../i18n/clock.js";
import { amountWords, exactTime, handWords, markWords, stopWords } from "./board-words.js";
import { actionWords } from "./corrections-history.js";
import { deskRefusal } from "./desk-words.js";
import { stampOf } from "./offers.js";
import { eventTime } from "./time.js";

/** The open questions; none for anybody but the organiser. */
export const openQuestions = ({ organiser }: Pick<StaffView, "organiser">): RunQuestion[] =>
  (organiser?.questions ?? []).filter(({ decided }) => decided == null);

/** The decided questions, the latest decision first. */
export const decidedQuestions = ({ organiser }: Pick<StaffView, "organiser">): RunQuestion[] =>
  (organiser?.questions ?? [])
    .filter(({ decided }) => decided != null)
    .sort((a, b) => b.decided!.at_ms - a.decided!.at_ms);

/** The participant of a question; undefined if it concerns none. */
export const rowOf = ({ participants }: Pick<StaffView, "participants">, { participant }: RunQuestion) =>
  participants.find((row) => row.participant === participant);

/** The name of a staff member, as the organiser sees it; the number if there is no name. */
export function staffName({ organiser }: Pick<StaffView, "organiser">, staff: number | null | undefined): string {
  if (staff == null) return t("correct-by-room");
  const member = organiser?.staff.find((each) => each.staff === staff);
  return member?.name ?? t("run-staff-number", { staff });
}

/** A moment in the event's local time, with the date if it is another day. */
export function momentText({ run }: Pick<StaffView, "run">, ms: number): string {
  const time = eventTime(run, ms);
  // Seconds of 0 are not displayed.
  return time === undefined ? dateAndTime(ms, { timeZone: run.time_zone }) : exactTime(time.replace(/:\d\d$/, ":00"));
}

/** The time of the latest entry from a stop, in milliseconds since the Unix epoch; undefined if there is none. */
export function lastHeard(stops: readonly StopHeard[], stop: Stop): number | undefined {
  const heard = stops.find((each) => each.stop === stop);
  const moments = [heard?.last_stamp_ms, heard?.last_report_ms].filter((ms) => ms != null);
  return moments.length === 0 ? undefined : Math.max(...moments);
}

/** The place and time at which a participant was last seen. */
export interface Seen {
  stop: Stop;
  at: string;
}

/** The stop of the participant's latest valid stamp, by its time; undefined without one. */
export function lastSeen({ hands }: StaffRow): Seen | undefined {
  const seen = hands.flatMap(({ stamps }) =>
    stamps.flatMap(({ mark, at, void: reason }) =>
      mark !== "extra" && at != null && reason == null ? [{ stop: mark.stop, at }] : [],
    ),
  );
  return seen.sort((a, b) => a.at.localeCompare(b.at)).at(-1);
}

/** Returns whether the sheet of a participant lay at the finish: a card of it was typed in without a time. */
const isTypedIn = ({ hands }: StaffRow): boolean =>
  hands.some(({ stamps }) => stamps.some(({ at, void: reason }) => at == null && reason == null));

/** The participant and hand of a question: `Ann, No. 7, hand 2`; empty if it concerns the log. */
export function subjectWords(view: Pick<StaffView, "participants">, question: RunQuestion): string {
  const row = rowOf(view, question);
  if (!row) return question.hand ? t("correct-of-hand", { hand: question.hand }) : "";
  const several = row.hands.length > 1;
  const hand = question.hand ?? row.hands[0]?.hand ?? "";
  return t("questions-who", { name: row.name, hand: handWords(hand, several && question.hand != null) });
}

/** The title of a question: its kind. */
export function titleWords({ kind, offline }: RunQuestion): string {
  // A stamp that was made with a connection has no time by the clock of the phone: the phone sent it again after a move.
  if (kind === "offline" && offline == null) return t("questions-kind-sent-again");
  return t(`questions-kind-${kind.replaceAll("_", "-")}`);
}

/** A sentence that describes the question. */
export function descriptionWords(view: StaffView, question: RunQuestion): string {
  const { run } = view;
  const mark = question.mark ? markWords(run, question.mark) : "";
  const stop = question.stop == null ? "" : stopWords(run, question.stop);
  switch (question.kind) {
    case "other_card":
      return t("questions-what-other-card", { mark });
    case "stop_skipped":
      return t("questions-what-stop-skipped", { mark, stop });
    case "offline":
      return offlineWords(view, question);
    case "stamp_missing":
      return missingWords(view, question.stop ?? 0, stop);
    case "not_arrived":
      return lateWords(view, question);
    case "rolled_back":
      return t("questions-what-rolled-back", { cause: view.organiser?.rolled_back ?? "lost" });
    case "merged":
      return mergedWords(view, question);
    case "left_out":
      return t("questions-what-left-out", { count: question.left_out?.length ?? 0 });
  }
}

/** The reason for which a stamp that was made without a connection is not entered. */
function offlineWords({ run }: StaffView, { refusal, participant, at, corrected }: RunQuestion): string {
  const number = String(participant ?? "");
  if (refusal?.code === "run.clock_changed")
    return t("questions-what-offline-clock", {
      time: at == null ? "" : exactTime(at),
      corrected: corrected == null ? "none" : exactTime(corrected),
    });
  const why = refusal ? deskRefusal(refusal, run.route) : "";
  return t("questions-what-offline", { participant: number, why });
}

/** The entry of the other computer, and the reason for which it is not entered. */
function mergedWords(view: StaffView, { action, other_ms, refusal }: RunQuestion): string {
  const { run } = view;
  return t("questions-what-merged", {
    time: other_ms == null ? "none" : momentText(view, other_ms),
    words: action ? actionWords(run, action) : "",
    why: refusal ? deskRefusal(refusal, run.route) : "",
  });
}

/**
 * An entry of the other computer that a merge left out: its number, its time, its participant, what it says, and the
 * reason for which it was refused.
 */
export const leftOutWords = (view: Pick<StaffView, "run">, entry: RunLeftOut): string =>
  t("left-out-line", {
    seq: String(entry.seq),
    time: momentText(view, entry.at_ms),
    participant: entry.participant == null ? "none" : String(entry.participant),
    what: entry.action ? actionWords(view.run, entry.action) : leftOutKind(entry),
    why: entry.refusal ? deskRefusal(entry.refusal, view.run.route) : "none",
  });

/** The kind of an entry in words, with its hand and amount; the kind itself if the catalogue has no message for it. */
function leftOutKind({ kind, hand, cents }: RunLeftOut): string {
  const id = `left-out-${kind.replace(/^run\./, "").replaceAll("_", "-")}`;
  if (!has(id)) return kind;
  return t(id, { hand: hand ?? "none", amount: cents == null ? "none" : amountWords(cents) });
}

function missingWords(view: StaffView, stop: Stop, name: string): string {
  const heard = lastHeard(view.stops, stop);
  if (heard === undefined) return t("questions-what-missing-unheard", { stop: name });
  return t("questions-what-missing", { stop: name, time: momentText(view, heard) });
}

function lateWords(view: StaffView, question: RunQuestion): string {
  const row = rowOf(view, question);
  const seen = row && lastSeen(row);
  if (row && isTypedIn(row)) return t("questions-what-late-typed");
  if (!seen) return t("questions-what-late-unseen");
  return t("questions-what-late", { stop: stopWords(view.run, seen.stop), time: exactTime(seen.at) });
}

/**
 * The card in the field of a conflict, if it is no longer the stamped card; `null` if the stamp is void and not
 * replaced; undefined otherwise.
 */
export function currentCardWords(
  view: Pick<StaffView, "participants">,
  question: RunQuestion,
): string | null | undefined {
  if (question.kind !== "other_card" || !question.mark) return undefined;
  const hand = rowOf(view, question)?.hands.find((each) => each.hand === question.hand);
  const stamp = hand && stampOf(hand, question.mark);
  if (!stamp) return null;
  return stamp.card === question.stamped ? undefined : stamp.card;
}

/** The label of the button for a decision. It depends on the kind of the question. */
export const verdictLabel = ({ kind }: RunQuestion, verdict: Verdict): string =>
  t(`questions-${verdict}-${kind.replaceAll("_", "-")}`);

/** A sentence that describes the effect of a decision. */
export const verdictWords = ({ kind }: RunQuestion, verdict: Verdict): string =>
  t(`questions-${verdict}-${kind.replaceAll("_", "-")}-why`);

/** The label and the effect of a decision now: the stamp of a conflict may be void or corrected by now, and then stays so. */
export function decisionWords(view: Pick<StaffView, "participants">, question: RunQuestion, verdict: Verdict) {
  const now = verdict === "dismiss" ? currentCardWords(view, question) : undefined;
  if (now === undefined) return { label: verdictLabel(question, verdict), effect: verdictWords(question, verdict) };
  const effect = now === null ? t("questions-dismiss-void-why") : t("questions-dismiss-corrected-why");
  return { label: t("questions-dismiss-changed"), effect };
}
