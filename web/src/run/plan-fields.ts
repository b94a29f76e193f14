import { html, nothing, type TemplateResult } from "lit";
import { t } from "../i18n/catalog.js";
import { type ChoiceSetting, optionId, settingId, whyId } from "./plan-settings.js";
import type { Faults } from "./plan-draft.js";
import type { PrizeText } from "./plan-form.js";

/** A text field of a form. */
export interface TextField {
  key: string;
  label: string;
  value: string;
  set(value: string): void;
  type?: "text" | "date" | "time";
  /** The kind of keyboard on a phone. */
  inputmode?: "text" | "decimal" | "numeric" | "tel";
  /** Text below the field. */
  why?: TemplateResult | string;
  placeholder?: string;
  maxlength?: number;
  /** `false` for a label that only screen readers read. */
  labelled?: boolean;
}

/** A text field with its label, its explanation, and its fault if it has one. */
export function textField(faults: Faults, field: TextField): TemplateResult {
  const { key, label, value, set, type = "text", inputmode, why, placeholder, maxlength, labelled = true } = field;
  const id = `plan-${key}`;
  return html`<div class="field">
    <label for=${id} class=${labelled ? "" : "hidden"}>${label}</label>
    <input
      id=${id}
      type=${type}
      inputmode=${inputmode ?? nothing}
      placeholder=${placeholder ?? nothing}
      maxlength=${maxlength ?? nothing}
      autocomplete="off"
      .value=${value}
      @input=${(event: Event) => set((event.target as HTMLInputElement).value)}
      aria-invalid=${key in faults ? "true" : nothing}
      aria-describedby=${described(id, key in faults, why !== undefined)}
    />
    ${why === undefined ? nothing : html`<small id="${id}-why">${why}</small>`} ${faultText(faults, key)}
  </div>`;
}

/** A checkbox with its label and its explanation. */
export const checkField = (
  { name, label, why, checked }: { name: string; label: string; why: string; checked: boolean },
  set: (checked: boolean) => void,
): TemplateResult =>
  html`<label class="check"
      ><input
        type="checkbox"
        name=${name}
        aria-describedby="plan-${name}-why"
        .checked=${checked}
        @change=${(event: Event) => set((event.target as HTMLInputElement).checked)}
      />
      ${label}</label
    >
    <small id="plan-${name}-why">${why}</small>`;

/** The fault of a field, which its `aria-describedby` names, so that a screen reader reads it with the field. */
export function faultText(faults: Faults, key: string): TemplateResult | typeof nothing {
  const fault = faults[key];
  return fault === undefined ? nothing : html`<p class="refused" id="plan-${key}-fault">${fault}</p>`;
}

const described = (id: string, isWrong: boolean, isExplained: boolean) =>
  [isWrong && `${id}-fault`, isExplained && `${id}-why`].filter(Boolean).join(" ") || nothing;

/** A link to a ruling, in a new tab, so that the form keeps its content. */
export const rulingLink = (ruling: string): TemplateResult =>
  html`<a href="/rules/poker-run#${ruling}" target="_blank" aria-label=${t("run-ruling", { ruling })}>${ruling}</a>`;

/**
 * A setting with its options, each with a large target area, its explanation and its ruling. The usual option is
 * marked.
 */
export function choiceField(
  { name, ruling, options, initial }: ChoiceSetting,
  value: string,
  set: (value: string) => void,
): TemplateResult {
  return html`<fieldset class="options" aria-describedby="plan-${name}-why">
    <legend>${t(settingId(name))}</legend>
    <small id="plan-${name}-why">${t(whyId(name))} ${rulingLink(ruling)}</small>
    ${options.map(
      (option) =>
        html`<label class="choice">
          <input type="radio" name=${name} value=${option} .checked=${option === value} @change=${() => set(option)} />
          <span>${t(optionId(name, option))}${option === initial ? html` <em>${t("run-default")}</em>` : nothing}</span>
        </label>`,
    )}
  </fieldset>`;
}

/** A prize: its kind and its amount. */
export function prizeField(
  faults: Faults,
  { key, label, prize, kinds }: { key: string; label: string; prize: PrizeText; kinds: PrizeText["kind"][] },
  set: (prize: PrizeText) => void,
): TemplateResult {
  const choose = (event: Event) =>
    set({ ...prize, kind: (event.target as HTMLSelectElement).value as PrizeText["kind"] });
  const amount = { label: t("run-prize-amount", { prize: label }), inputmode: "decimal", labelled: false } as const;
  return html`<div class="prize">
    <label for="plan-${key}-kind">${label}</label>
    <select id="plan-${key}-kind" @change=${choose}>
      ${kinds.map((kind) => html`<option value=${kind} .selected=${kind === prize.kind}>${t(`run-prize-kind-${kind}`)}</option>`)}
    </select>
    ${
      prize.kind === "none"
        ? nothing
        : textField(faults, { key, ...amount, value: prize.text, set: (text) => set({ ...prize, text }) })
    }
  </div>`;
}

/** Moves the focus from a button that removes its row to the button that adds one. */
export const focusAdd = (event: Event): void =>
  (event.currentTarget as Element).closest("fieldset")?.querySelector<HTMLElement>(":scope > button")?.focus();
