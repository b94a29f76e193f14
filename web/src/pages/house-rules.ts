import { html, type TemplateResult } from "lit";
import type { HouseRules, Refused } from "../generated/server.js";
import { t } from "../i18n/catalog.js";
import { fieldText } from "../widgets/forms.js";
import { faultAt } from "./field-fault.js";

/** Maximum values: minutes of absence, minutes of the rule against going south, and number of pauses. */
const MAX_AWAY = 120;
const MAX_SOUTH = 1440;
const MAX_PAUSES = 1000;

/**
 * Form fields for the house rules: minutes, and a number of pauses. A refusal is displayed at the field that it is about.
 */
export function houseRulesFields(
  { away, going_south, pauses }: HouseRules,
  game: string,
  refused?: Refused,
): TemplateResult {
  const minutes = (name: string, value: string, least: number, most: number, required: boolean, unit: string) => {
    const { invalid, describedBy, named, fault } = faultAt(`house-${name}`, refused, game);
    return html`<label
      >${t(`house-${name}`)}
      <input
        name="house-${name}"
        type="number"
        min=${least}
        max=${most}
        step="any"
        ?required=${required}
        .value=${value}
        aria-label=${named}
        aria-invalid=${invalid}
        aria-describedby=${describedBy}
      /><small>${fault}${unit}</small></label
    >`;
  };
  return html`<div class="row wide-fields">
    ${minutes("away", away == null ? "" : String(away / 60), 0.5, MAX_AWAY, false, t("minutes"))}
    ${minutes("going-south", String(going_south ?? 0), 0, MAX_SOUTH, true, t("minutes-or-off"))}
    <label
      >${t("house-pauses")}<input
        name="house-pauses"
        type="number"
        min="0"
        max=${MAX_PAUSES}
        placeholder=${t("no-limit")}
        .value=${String(pauses ?? "")}
      /><small>${t("rebuys-how")}</small></label
    >
  </div>`;
}

/** The house rules from the form: the absence in seconds, the rule against going south in minutes. */
export function houseRulesTyped(form: FormData): HouseRules {
  const text = (name: string) => fieldText(form, `house-${name}`);
  const number = (name: string) => (text(name) === "" ? null : Number(text(name)));
  const away = number("away");
  return {
    away: away === null ? null : Math.round(away * 60),
    going_south: Math.round(number("going-south") ?? 0),
    pauses: number("pauses"),
  };
}
