import { html, nothing, type TemplateResult } from "lit";
import type { Action, HandView, StaffRow, StaffView } from "../generated/run.js";
import { t } from "../i18n/catalog.js";
import { fieldText } from "../widgets/forms.js";
import { amountWords } from "./board-words.js";
import "./corrections-form.js";
import { reasonField } from "./corrections-form.js";
import { hasRole } from "./staff-desks.js";
import { isOpen } from "./words.js";

/** Returns whether the registration can still be corrected: before the first card and the arrival (PR-26). */
export const isCorrectable = ({ withdrawn, arrived, hands }: StaffRow): boolean =>
  !withdrawn && arrived == null && hands.every(({ stamps, turned_in }) => stamps.length === 0 && turned_in == null);

/** Returns whether the participant can buy another hand: while the event is open, a rider before the arrival (PR-25). */
export const mayAddHand = ({ run, draft }: Pick<StaffView, "run" | "draft">, row: StaffRow): boolean => {
  const limit = draft.settings?.hands_limit;
  const full = typeof limit === "number" && row.hands.length >= limit;
  const open = isOpen(run);
  return open && !row.withdrawn && !full && !(row.rides && row.arrived != null);
};

/** Makes the entry of a correction from its form. */
export type CorrectionOf = (form: FormData) => Action;

export const renameOf =
  ({ participant }: StaffRow): CorrectionOf =>
  (form) => ({ rename: { participant, name: fieldText(form, "name").trim(), reason: fieldText(form, "reason") } });

export const ridesOf =
  ({ participant, rides }: StaffRow): CorrectionOf =>
  (form) => ({ set_rides: { participant, rides: !rides, reason: fieldText(form, "reason") } });

export const removalOf =
  (hand: string): CorrectionOf =>
  (form) => ({ remove_hand: { hand, reason: fieldText(form, "reason") } });

/**
 * The forms with which registration and the finish correct the name of a participant, and whether the participant
 * rides; nothing for other roles.
 */
export function corrections({ run, you }: StaffView, row: StaffRow): TemplateResult | typeof nothing {
  if (!hasRole(you.roles, "registration", "finish")) return nothing;
  if (!isCorrectable(row)) return html`<p class="quiet">${t("run-correct-over")}</p>`;
  const name = () =>
    html`<label
        >${t("run-participant-name")}<input
          name="name"
          required
          maxlength="80"
          autocomplete="off"
          .value=${row.name} /></label
      >${reasonField()}`;
  return html`<div class="controls">
    <correction-form
      .run=${run.id}
      .label=${t("run-correct-name")}
      .why=${t("run-correct-name-why")}
      .fields=${name}
      .entry=${renameOf(row)}
    ></correction-form>
    <correction-form
      .run=${run.id}
      .label=${t(row.rides ? "run-correct-rides-not" : "run-correct-rides")}
      .why=${t(row.rides ? "run-correct-rides-not-why" : "run-correct-rides-why")}
      .fields=${() => reasonField()}
      .entry=${ridesOf(row)}
    ></correction-form>
  </div>`;
}

/** The form that removes one of several hands; nothing if it cannot be removed. */
export function removal(
  { run, you, draft }: StaffView,
  row: StaffRow,
  { hand, unpaid }: HandView,
): TemplateResult | typeof nothing {
  if (row.hands.length < 2 || !isCorrectable(row) || !hasRole(you.roles, "registration", "finish")) return nothing;
  const price = draft.settings?.hand_price ?? 0;
  const refund = unpaid || price === 0 ? "" : ` ${t("run-withdraw-refund", { amount: amountWords(price) })}`;
  return html`<correction-form
    .run=${run.id}
    .label=${t("run-remove-hand", { hand })}
    .about=${row.name}
    .why=${`${t("run-remove-hand-why", { hand, name: row.name })}${refund}`}
    .fields=${() => reasonField()}
    .entry=${removalOf(hand)}
    danger
  ></correction-form>`;
}
