import { html, type TemplateResult } from "lit";
import type { Refused, Stakes } from "../generated/server.js";
import { t } from "../i18n/catalog.js";
import { figure, money, unitOf, type Unit } from "../i18n/money.js";
import { fieldText } from "../widgets/forms.js";
import { amountTyped, refusal } from "./amount-typed.js";
import { faultAt } from "./field-fault.js";

/** Maximum number of rebuys that a host may set as the limit. */
const MAX_REBUYS = 1000;

/** Form fields for the buy-in limits, with their unit. A refusal is displayed at the field that it is about. */
export function stakesFields(game: string, stakes: Stakes, refused?: Refused): TemplateResult {
  const unit = unitOf(game);
  const amount = (name: string, amount: number) => {
    const { invalid, describedBy, named, fault } = faultAt(name, refused, game);
    return html`<label
      >${t(name)}
      <input
        name=${name}
        inputmode="decimal"
        required
        .value=${figure(unit, amount)}
        aria-label=${named}
        aria-invalid=${invalid}
        aria-describedby=${describedBy}
      /><small>${fault}${t(`unit-name-${unit}`)}</small></label
    >`;
  };
  return html`<div class="row">
    ${amount("buy-in-min", stakes.buy_in_min)} ${amount("buy-in-max", stakes.buy_in_max)} ${rebuysField(stakes.rebuys)}
  </div>`;
}

/** The field for the number of rebuys, which is empty without a limit. */
export const rebuysField = (rebuys: number | null | undefined): TemplateResult =>
  html`<label
    >${t("rebuys")}<input
      name="rebuys"
      type="number"
      min="0"
      max=${MAX_REBUYS}
      placeholder=${t("no-limit")}
      .value=${String(rebuys ?? "")}
    /><small>${t("rebuys-how")}</small></label
  >`;

/** The number of rebuys in the form; null without a limit. */
export function rebuysTyped(form: FormData): number | null {
  const text = fieldText(form, "rebuys");
  return text === "" ? null : Number(text);
}

/** Parses the buy-in limits from the form. Throws a refusal if the limits are invalid. */
export function stakesTyped(form: FormData, unit: Unit): Stakes {
  const amount = (name: string) => amountTyped(unit, t(name), fieldText(form, name), name);
  const [least, most] = [amount("buy-in-min"), amount("buy-in-max")];
  return checkedStakes(unit, { buy_in_min: least, buy_in_max: most, rebuys: rebuysTyped(form) });
}

/** Returns the limits. Throws a refusal if they are in the wrong order or zero. */
export function checkedStakes(unit: Unit, stakes: Stakes): Stakes {
  const { buy_in_min: least, buy_in_max: most } = stakes;
  if (least === 0 || least > most)
    throw refusal("buy_in_order", { first: money(unit, least), second: money(unit, most), field: "buy-in-min" });
  return stakes;
}
