import { Refusal } from "../connection/api.js";
import { parseAmount, type Unit } from "../i18n/money.js";

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
export const refusal = (code: string, args: Record<string, unknown>) => new Refusal({ code, message: code, args });
