import { html, type TemplateResult } from "lit";
import type { Clocks, Refused } from "../generated/server.js";
import { t } from "../i18n/catalog.js";
import { fieldText } from "../widgets/forms.js";
import { faultAt } from "./field-fault.js";

/** The time limits, in the order of the form. */
const NAMES = ["turn", "bank", "grace", "between"] as const;

/** Form fields for the time limits of a table. A refusal is displayed at the field that it is about. */
export function clockFields(clocks: Clocks, game: string, refused?: Refused): TemplateResult {
  return html`<div class="row">
    ${NAMES.map((name) => {
      const { invalid, describedBy, named, fault } = faultAt(`clock-${name}`, refused, game);
      return html`<label
        >${t(`clock-${name}`)}<input
          name="clock-${name}"
          type="number"
          required
          min="0"
          max="600"
          .value=${String(clocks[name] ?? 0)}
          aria-label=${named}
          aria-invalid=${invalid}
          aria-describedby=${describedBy}
        /><small>${fault}${t("seconds")}</small></label
      >`;
    })}
  </div>`;
}

/** The time limits from the form, in seconds. */
export const clocksTyped = (form: FormData): Clocks =>
  Object.fromEntries(NAMES.map((name) => [name, Number(fieldText(form, `clock-${name}`))]));
