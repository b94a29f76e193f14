import { html, nothing, type TemplateResult } from "lit";
import { cardName } from "../cards/card.js";
import { face } from "../cards/face.js";
import { decide } from "../connection/runs.js";
import type { RunQuestion, StaffView, Verdict } from "../generated/run.js";
import { t } from "../i18n/catalog.js";
import { address } from "../router.js";
import { fieldText } from "../widgets/forms.js";
import { exactTime } from "./board-words.js";
import { reasonField } from "./corrections-form.js";
import { sourceWords } from "./corrections-sheet.js";
import { stampOf } from "./offers.js";
import {
  momentText,
  currentCardWords,
  decisionWords,
  rowOf,
  staffName,
  titleWords,
  verdictLabel,
  leftOutWords,
  descriptionWords,
  subjectWords,
} from "./questions-model.js";

/** Maximum length of the reason for a decision, in characters. */
const MAX_REASON = 200;

/** An open question: a description, the facts, and a form for each decision. */
export const openItem = (view: StaffView, question: RunQuestion): TemplateResult =>
  html`<li class="asked">
    ${head(view, question)} ${facts(view, question)}
    <ul class="verdicts" aria-label=${t("questions-decisions")}>
      ${question.verdicts.map((verdict) => html`<li>${decision(view, question, verdict)}</li>`)}
    </ul>
    ${links(view, question)}
  </li>`;

/** A question that was decided, with the decision, its reason and its author. */
export function decidedItem(view: StaffView, question: RunQuestion): TemplateResult {
  const { verdict, reason, by, at_ms } = question.decided!;
  return html`<li class="asked">
    ${head(view, question)} ${facts(view, question)}
    <p>
      <strong>${verdictLabel(question, verdict)}</strong>: <bdi>${reason}</bdi>
      <small class="source">${t("questions-by", { name: staffName(view, by), time: momentText(view, at_ms) })}</small>
    </p>
    ${links(view, question)}
  </li>`;
}

function head(view: StaffView, question: RunQuestion): TemplateResult {
  const who = subjectWords(view, question);
  return html`<h3>${titleWords(question)}${who ? html`<small><bdi>${who}</bdi></small>` : nothing}</h3>
    <p>${descriptionWords(view, question)}</p>`;
}

function decision(view: StaffView, question: RunQuestion, verdict: Verdict): TemplateResult {
  const { run } = view;
  const { label, effect } = decisionWords(view, question, verdict);
  return html`<p>${effect}</p>
    <correction-form
      .run=${run.id}
      .label=${label}
      .about=${question.hand ? t("correct-of-hand", { hand: question.hand }) : ""}
      .fields=${() => reasonField(MAX_REASON)}
      .send=${(form: FormData) => decide(run.id, question.id, verdict, fieldText(form, "reason"))}
    ></correction-form>`;
}

/**
 * The facts of a question: both sides of a conflict with their cards, or the contact details of a rider who is
 * missing.
 */
function facts(view: StaffView, question: RunQuestion): TemplateResult | typeof nothing {
  switch (question.kind) {
    case "other_card":
      return html`<div class="asked-sides">${stampedSide(view, question)} ${typedSide(view, question)}</div>
        ${nowNote(view, question)}`;
    case "stop_skipped":
    case "offline":
      return html`<div class="asked-sides">${typedSide(view, question)}</div>`;
    case "merged":
      return hasCards(question) ? html`<div class="asked-sides">${typedSide(view, question)}</div>` : nothing;
    case "left_out":
      return html`<ul class="left-out">
        ${(question.left_out ?? []).map((entry) => html`<li>${leftOutWords(view, entry)}</li>`)}
      </ul>`;
    case "not_arrived":
      return contact(view, question);
    default:
      return nothing;
  }
}

/** Returns whether a refused entry has cards. */
const hasCards = ({ typed, cards }: RunQuestion): boolean => typed != null || (cards ?? []).length > 0;

/** One side of a conflict: its card, its source and its author. */
const side = (title: string, cards: readonly string[], lines: string[]): TemplateResult =>
  html`<div class="asked-side">
    <h4>${title}</h4>
    ${cards.map((card) => face(card))}
    <p>
      <strong>${cards.map(cardName).join(", ")}</strong>
      ${lines.map((line) => html`<small class="source">${line}</small>`)}
    </p>
  </div>`;

function stampedSide(view: StaffView, question: RunQuestion): TemplateResult {
  const hand = rowOf(view, question)?.hands.find((each) => each.hand === question.hand);
  const stamp = hand && question.mark ? stampOf(hand, question.mark) : undefined;
  const isStill = stamp?.card === question.stamped;
  const time = isStill && stamp?.at != null ? t("questions-at", { time: exactTime(stamp.at) }) : undefined;
  const source = isStill && stamp ? sourceWords(stamp) : undefined;
  const entered = enteredWords(view, question.stamped_by, question.stamped_ms);
  return side(
    t("questions-stamped"),
    question.stamped == null ? [] : [question.stamped],
    defined(time, source, entered),
  );
}

function typedSide(view: StaffView, question: RunQuestion): TemplateResult {
  const { kind, typed, at, by, since_ms } = question;
  const time = at == null ? undefined : t("questions-at", { time: exactTime(at) });
  const title = t(kind === "other_card" ? "questions-typed" : "questions-refused");
  const cards = question.cards ?? (typed == null ? [] : [typed]);
  const entered = otherWords(view, question) ?? enteredWords(view, by, since_ms);
  return side(title, cards, defined(time, madeWords(view, question), entered));
}

/** The time at which a stamp was made without a connection; undefined for any other stamp. */
function madeWords(view: StaffView, { offline }: RunQuestion): string | undefined {
  if (!offline) return undefined;
  return t("questions-made-offline", { time: momentText(view, offline.made_ms + offline.offset_ms) });
}

/** The time of an entry of the other computer; undefined without one. Its staff may have other numbers than here. */
const otherWords = (view: StaffView, { other_ms }: RunQuestion): string | undefined =>
  other_ms == null ? undefined : t("questions-entered-there", { time: momentText(view, other_ms) });

/** Author and time of an entry; undefined without a time. */
const enteredWords = (
  view: StaffView,
  by: number | null | undefined,
  ms: number | null | undefined,
): string | undefined =>
  ms == null ? undefined : t("questions-entered-at", { name: staffName(view, by), time: momentText(view, ms) });

const defined = (...texts: (string | undefined)[]): string[] => texts.filter((text) => text !== undefined);

/** Notice that the field has been corrected since the conflict. */
function nowNote(view: StaffView, question: RunQuestion): TemplateResult | typeof nothing {
  const now = currentCardWords(view, question);
  if (now === undefined || question.decided) return nothing;
  return html`<p class="warning">
    ${now === null ? t("questions-now-void") : t("questions-now", { card: cardName(now) })}
  </p>`;
}

function contact(view: StaffView, question: RunQuestion): TemplateResult {
  const row = rowOf(view, question);
  if (!row?.contact) return html`<p>${t("questions-no-contact")}</p>`;
  return html`<p>
    ${t("run-contact")}: <strong class="contact"><bdi>${row.contact}</bdi></strong>
  </p>`;
}

/** Links to the pages on which the problem can be corrected. */
function links({ run }: StaffView, { kind, participant, stop }: RunQuestion): TemplateResult {
  const corrections = address({ page: "corrections", run: run.id });
  if (participant == null) return html`<p><a href=${corrections}>${t("run-desk-corrections")}</a></p>`;
  const query = `?participant=${participant}`;
  const missing = kind === "stamp_missing" && stop != null;
  return html`<div class="controls">
    <a class="button" href="${corrections}${query}">${t("questions-correct")}</a>
    ${
      missing
        ? html`<a class="button" href="${address({ page: "stop", run: run.id, stop })}${query}"
            >${t("questions-enter")}</a
          >`
        : nothing
    }
  </div>`;
}
