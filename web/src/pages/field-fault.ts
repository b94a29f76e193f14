import { html, nothing, type TemplateResult } from "lit";
import type { Refused } from "../generated/server.js";
import { t } from "../i18n/catalog.js";
import { refusalWords } from "../i18n/words.js";

/** The arguments of a refusal that say which field is at fault. */
interface At {
  field?: string;
  clock?: string;
  rule?: string;
  least?: number;
  needed?: number;
}

/** The name of the field for the buy-in limits, the time limits or the house rules that a refusal is about, if any. */
export function fieldOf({ code, args = {} }: Refused): string | undefined {
  const { field, clock, rule, least = 0, needed = 0 } = args as At;
  if (code === "clock") return `clock-${clock}`;
  if (code === "house_rule") return `house-${rule?.replaceAll("_", "-")}`;
  if (code === "stakes") return least < needed ? "buy-in-min" : "buy-in-max";
  if (code === "forced_bets") return "buy-in-max";
  return field?.startsWith("buy-in-") ? field : undefined;
}

/** The parts of a field: its attributes in a fault, and the fault below it. */
interface Faulty {
  invalid: unknown;
  describedBy: unknown;
  /** The name of the field, which would otherwise be all of its label, with the fault. */
  named: unknown;
  fault: TemplateResult | typeof nothing;
}

/** The fault of the field with this name, if the refusal is about it. */
export function faultAt(name: string, refused: Refused | undefined, game: string): Faulty {
  if (!refused || fieldOf(refused) !== name)
    return { invalid: nothing, describedBy: nothing, named: nothing, fault: nothing };
  const id = `${name}-fault`;
  return {
    invalid: "true",
    describedBy: id,
    named: t(name),
    fault: html`<span class="refused" role="alert" id=${id}>${refusalWords(refused, game)}</span>`,
  };
}
