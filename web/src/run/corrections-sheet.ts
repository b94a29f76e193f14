import { html, nothing, type TemplateResult } from "lit";
import { face } from "../cards/face.js";
import type { Action, HandView, MarkView, RunHead, StaffRow, StaffView } from "../generated/run.js";
import { t } from "../i18n/catalog.js";
import { fieldText } from "../widgets/forms.js";
import { exactTime, handWords, markWords, stopWords } from "./board-words.js";
import { reasonField } from "./corrections-form.js";
import { skippable, toReplace } from "./corrections-model.js";
import "./corrections-stamp.js";
import { mayVoid, mayVoidTurnIn } from "./offers.js";
import { cardStops, isOpen } from "./words.js";

/** The tally sheets of a participant with every stamp, including void ones, and the possible corrections. */
export function sheetsOf({ run, draft, organiser }: StaffView, row: StaffRow): TemplateResult {
  const open = isOpen(run);
  const ordered = draft.settings?.route !== "any_order";
  const skips = open && ordered && organiser != null && row.rides && !row.withdrawn;
  return html`<section class="correct-person">
    <h2 tabindex="-1">
      <bdi>${row.name}</bdi> <small>${t("board-participant-number", { number: row.participant })}</small>
    </h2>
    <p>${stateWords(row)}</p>
    ${arrival(run, row)}
    ${row.hands.map((hand) => html`${sheet(run, hand, row.hands.length > 1, draft.provable_draws ?? false)} ${skips ? skip(run, hand) : nothing}`)}
  </section>`;
}

function stateWords(row: StaffRow): string {
  if (row.withdrawn) return t("board-withdrawn");
  return t(row.rides ? "correct-rides" : "correct-rides-not");
}

/** The time of the arrival, with the button to declare it void (PR-17). */
function arrival(run: RunHead, { participant, arrived, name }: StaffRow): TemplateResult {
  if (arrived == null) return html`<p>${t("correct-not-arrived")}</p>`;
  return html`<p>${t("correct-arrived", { time: exactTime(arrived) })}</p>
    ${
      isOpen(run)
        ? html`<correction-form
            .run=${run.id}
            .label=${t("correct-void-arrival")}
            .about=${name}
            .why=${t("correct-void-arrival-why")}
            .fields=${reasonField}
            .entry=${(form: FormData) => ({ void_arrival: { participant, reason: fieldText(form, "reason") } })}
            danger
          ></correction-form>`
        : nothing
    }`;
}

function sheet(run: RunHead, hand: HandView, several: boolean, provable: boolean): TemplateResult {
  const state = [
    hand.turned_in == null ? t("correct-not-turned-in") : t("board-turned-in-at", { time: exactTime(hand.turned_in) }),
    hand.unpaid ? t("correct-unpaid") : "",
  ];
  return html`<h3>${handWords(hand.hand, several)}</h3>
    <p>${state.filter(Boolean).join(" ")}</p>
    ${
      mayVoidTurnIn(hand)
        ? html`<correction-form
            .run=${run.id}
            .label=${t("correct-void-turn-in")}
            .about=${t("correct-of-hand", { hand: hand.hand })}
            .why=${t("correct-void-turn-in-why")}
            .fields=${reasonField}
            .entry=${(form: FormData) => ({ void_turn_in: { hand: hand.hand, reason: fieldText(form, "reason") } })}
            danger
          ></correction-form>`
        : nothing
    }
    ${hand.stamps.length > 0 ? stampTable(run, hand) : html`<p>${t("board-no-cards")}</p>`}
    ${toReplace(hand).map(
      ({ mark, at }) =>
        html`<p class="warning">${t("correct-missing", { mark: markWords(run, mark) })}</p>
          <correction-stamp
            .run=${run}
            .hand=${hand.hand}
            .mark=${mark}
            .at=${at}
            .provable=${provable}
          ></correction-stamp>`,
    )}
    ${
      hand.unpaid
        ? html`<correction-form
            .run=${run.id}
            .label=${t("correct-pay")}
            .about=${t("correct-of-hand", { hand: hand.hand })}
            .entry=${() => ({ pay: { hand: hand.hand } })}
          ></correction-form>`
        : nothing
    }`;
}

/** The form with which the organiser accepts that a hand skipped a stop, so that its later stamps count (PR-7). */
function skip(run: RunHead, hand: HandView): TemplateResult | typeof nothing {
  const stops = skippable(hand, cardStops(run.route).length);
  const accepted = (hand.skipped ?? []).map(
    (stop) => html`<p>${t("correct-skipped", { stop: stopWords(run, stop) })}</p>`,
  );
  if (stops.length === 0) return html`${accepted}`;
  const fields = () =>
    html`<label
        >${t("board-stop")}<select name="stop">
          ${stops.map((stop) => html`<option value=${stop}>${stopWords(run, stop)}</option>`)}
        </select></label
      >
      ${reasonField()}`;
  return html`${accepted}
    <correction-form
      .run=${run.id}
      .label=${t("correct-skip")}
      .about=${t("correct-of-hand", { hand: hand.hand })}
      .why=${t("correct-skip-why")}
      .fields=${fields}
      .entry=${(form: FormData): Action => ({
        allow_skip: { hand: hand.hand, stop: Number(fieldText(form, "stop")), reason: fieldText(form, "reason") },
      })}
    ></correction-form>`;
}

const stampTable = (run: RunHead, hand: HandView): TemplateResult =>
  html`<table class="run-stamps">
    <caption class="hidden">
      ${t("board-cards-of", { hand: hand.hand })}
    </caption>
    <thead>
      <tr>
        <th scope="col">${t("board-card")}</th>
        <th scope="col">${t("correct-field")}</th>
        <th scope="col" class="number">${t("board-time")}</th>
      </tr>
    </thead>
    <tbody>
      ${hand.stamps.map((stamp) => stampRow(run, hand, stamp))}
    </tbody>
  </table>`;

/** The source of a card: the wheel on the screen, staff at a stop, or a sheet that was typed in without times. */
export const sourceWords = ({ at, screen }: MarkView): string =>
  t(at == null ? "correct-by-sheet" : screen ? "correct-by-screen" : "correct-by-staff");

function stampRow(run: RunHead, hand: HandView, stamp: MarkView): TemplateResult {
  const { mark, card, at, void: reason } = stamp;
  const offered = reason == null && mayVoid(hand, mark);
  return html`<tr class=${reason == null ? "" : "void"}>
    <td>${face(card, { state: reason == null ? "" : "dim" })}</td>
    <th scope="row">
      ${markWords(run, mark)}
      <small class="source">${sourceWords(stamp)}</small>
      ${reason == null ? nothing : html`<strong class="reason">${t("correct-is-void", { reason })}</strong>`}
      ${
        offered
          ? html`<correction-form
              .run=${run.id}
              .label=${t("correct-void")}
              .about=${t("correct-of-mark", { hand: hand.hand, mark: markWords(run, mark) })}
              .why=${t("correct-void-why")}
              .fields=${reasonField}
              .entry=${(form: FormData) => ({ void: { hand: hand.hand, mark, reason: fieldText(form, "reason") } })}
              danger
            ></correction-form>`
          : nothing
      }
    </th>
    <td class="number">${at == null ? t("desk-without-time") : exactTime(at)}</td>
  </tr>`;
}
