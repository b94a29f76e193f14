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
    ${amount("buy-in-min", stakes.buy_in_min)} ${amount("buy-in-max", stakes.buy_in_max)}
    <label
      >${t("rebuys")}<input
        name="rebuys"
        type="number"
        min="0"
        max=${MAX_REBUYS}
        placeholder=${t("no-limit")}
        .value=${String(stakes.rebuys ?? "")}
      /><small>${t("rebuys-how")}</small></label
    >
  </div>`;
}

/** Parses the buy-in limits from the form. Throws a refusal if the limits are invalid. */
export function stakesTyped(form: FormData, unit: Unit): Stakes {
  const text = (name: string) => fieldText(form, name);
  const [least, most] = [
    amountTyped(unit, t("buy-in-min"), text("buy-in-min")),
    amountTyped(unit, t("buy-in-max"), text("buy-in-max")),
  ];
  if (least === 0 || least > most)
    throw refusal("buy_in_order", { first: money(unit, least), second: money(unit, most) });
  return { buy_in_min: least, buy_in_max: most, rebuys: text("rebuys") === "" ? null : Number(text("rebuys")) };
}

/**
 * Parses the amount in a field, in the game's smallest unit. Throws a refusal that names the field if the text is not
 * an amount.
 */
export function amountTyped(unit: Unit, what: string, text: string, field?: string): number {
  const amount = parseAmount(unit, text);
  if (amount === undefined) throw refusal("no_amount", { what, typed: text.trim(), field });
  return amount;
}

/** A refusal by the page itself, in the format of the server's refusals. */
const refusal = (code: string, args: Record<string, unknown>) => new Refusal({ code, message: code, args });
