import { html, nothing, type TemplateResult } from "lit";
import { t } from "../i18n/catalog.js";
import type { Faults } from "./plan-draft.js";
import { choiceField, prizeField, rulingLink, textField } from "./plan-fields.js";
import type { PlanForm } from "./plan-form.js";
import { CHOICES } from "./plan-settings.js";
import "./plan-zone.js";

type Change = (form: PlanForm) => void;

/** Name, date, time zone and deadline. */
export function basicFields(form: PlanForm, faults: Faults, change: Change): TemplateResult {
  return html`${textField(faults, {
      key: "name",
      label: t("run-name"),
      value: form.name,
      maxlength: 80,
      why: t("run-name-why"),
      set: (name) => change({ ...form, name }),
    })}
    <div class="row">
      ${textField(faults, { key: "date", label: t("run-date"), type: "date", value: form.date, set: (date) => change({ ...form, date }) })}
      ${zoneField(form, faults, change)}
    </div>
    ${textField(faults, {
      key: "deadline",
      label: t("run-deadline"),
      type: "time",
      value: form.deadline,
      why: html`${t("run-deadline-why")} ${rulingLink("PR-6")}`,
      set: (deadline) => change({ ...form, deadline }),
    })}
    <label class="check"
      ><input
        type="checkbox"
        .checked=${form.nextDay}
        @change=${(event: Event) => change({ ...form, nextDay: (event.target as HTMLInputElement).checked })}
      />
      ${t("run-next-day")}</label
    >
    ${textField(faults, {
      key: "emergency",
      label: t("run-emergency"),
      inputmode: "tel",
      value: form.emergency,
      maxlength: 32,
      why: t("run-emergency-why"),
      set: (emergency) => change({ ...form, emergency }),
    })}`;
}

const zoneField = (form: PlanForm, faults: Faults, change: Change): TemplateResult =>
  html`<plan-zone
    .zone=${form.timeZone}
    .day=${form.date}
    .fault=${faults["time_zone"]}
    @zone=${(event: CustomEvent<string>) => change({ ...form, timeZone: event.detail })}
  ></plan-zone>`;

/** The prices, and the number of hands. */
export function moneyFields(form: PlanForm, faults: Faults, change: Change): TemplateResult {
  return html`<h2>${t("run-money")}</h2>
    <div class="row">
      ${textField(faults, {
        key: "hand_price",
        label: t("run-hand-price"),
        inputmode: "decimal",
        placeholder: t("run-free"),
        value: form.handPrice,
        why: t("unit-name-cents"),
        set: (handPrice) => change({ ...form, handPrice }),
      })}
      ${textField(faults, {
        key: "hands_limit",
        label: t("run-hands-limit"),
        inputmode: "numeric",
        placeholder: t("no-limit"),
        value: form.handsLimit,
        why: rulingLink("PR-8"),
        set: (handsLimit) => change({ ...form, handsLimit }),
      })}
      ${
        form.choices.extra_card === "none"
          ? nothing
          : textField(faults, {
              key: "extra_price",
              label: t("run-extra-price"),
              inputmode: "decimal",
              placeholder: t("run-free"),
              value: form.extraPrice,
              why: t("unit-name-cents"),
              set: (extraPrice) => change({ ...form, extraPrice }),
            })
      }
    </div>`;
}

/** The settings that the form shows above the collapsed section. */
const SHOWN: ReadonlySet<string> = new Set(["extra_card", "fees", "stamps"]);

/** The other rules, in a collapsed section. */
export function moreRules(form: PlanForm, faults: Faults, change: Change): TemplateResult {
  const others = CHOICES.filter(({ name }) => !SHOWN.has(name));
  return html`<details class="more">
    <summary>${t("run-more-rules")}</summary>
    <p class="quiet">${t("run-more-rules-why")}</p>
    ${others.map((setting) =>
      choiceField(setting, form.choices[setting.name], (value) =>
        change({ ...form, choices: { ...form.choices, [setting.name]: value } }),
      ),
    )}
    <fieldset class="prizes">
      <legend>${t("run-setting-low-hand")}</legend>
      <small>${t("run-setting-low-hand-why")} ${rulingLink("PR-18")}</small>
      ${prizeField(
        faults,
        { key: "low_hand", label: t("run-low-hand-prize"), prize: form.lowHand, kinds: ["none", "share", "amount"] },
        (lowHand) => change({ ...form, lowHand }),
      )}
    </fieldset>
  </details>`;
}
