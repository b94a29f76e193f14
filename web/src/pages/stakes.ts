import { html, type TemplateResult } from "lit";
import { Refusal } from "../connection/api.js";
import type { Stakes } from "../generated/server.js";
import { t } from "../i18n/catalog.js";
import { figure, money, parseAmount, type Unit } from "../i18n/money.js";
import { fieldText } from "../widgets/forms.js";

/** Maximum number of rebuys that a host may set as the limit. */
const MAX_REBUYS = 1000;

/** Form fields for the buy-in limits, with their unit. */
export function stakesFields(unit: Unit, stakes: Stakes): TemplateResult {
  const amount = (name: string, amount: number) =>
    html`<label
      >${t(name)} <input name=${name} inputmode="decimal" required .value=${figure(unit, amount)} /><small
        >${t(`unit-name-${unit}`)}</small
      ></label
    >`;
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
  const text = (name: string) => fieldText(form, name);
  const [least, most] = [
    amountTyped(unit, t("buy-in-min"), text("buy-in-min")),
    amountTyped(unit, t("buy-in-max"), text("buy-in-max")),
  ];
  return checkedStakes(unit, { buy_in_min: least, buy_in_max: most, rebuys: rebuysTyped(form) });
}

/** Returns the limits. Throws a refusal if they are in the wrong order or zero. */
export function checkedStakes(unit: Unit, stakes: Stakes): Stakes {
  const { buy_in_min: least, buy_in_max: most } = stakes;
  if (least === 0 || least > most)
    throw refusal("buy_in_order", { first: money(unit, least), second: money(unit, most) });
  return stakes;
}

/**
 * Parses the amount in a field, in the game's smallest unit. Throws a refusal that names the field if the text is not
 * an amount.
 */
export function amountTyped(unit: Unit, what: string, text: string, field?: string): number {
  const amount = parseAmount(unit, text);
  return amount ?? noAmount(what, text, field);
}

/** Throws the refusal of a text that is not an amount. */
export function noAmount(what: string, text: string, field?: string): never {
  throw refusal("no_amount", { what, typed: text.trim(), field });
}

/** A refusal by the page itself, in the format of the server's refusals. */
const refusal = (code: string, args: Record<string, unknown>) => new Refusal({ code, message: code, args });
