import type { Game, Setting } from "../generated/rest.js";
import { has, t } from "../i18n/catalog.js";
import type { Unit } from "../i18n/money.js";
import { fieldText } from "../widgets/forms.js";
import { amountTyped } from "./amount-typed.js";
import { inOrderOfRank } from "./pay-table.js";

/** The translated title of a setting, or its key if there is none. */
export function settingTitle(name: string): string {
  const id = `setting-${name.replaceAll("_", "-")}`;
  return has(id) ? t(id) : name;
}

/** The unit of a setting that is an amount, or may be one among several kinds of values; undefined for any other. */
export function unitOfSetting(setting: Setting): Unit | undefined {
  if (setting.kind === "money") return setting.unit;
  return setting.kind === "either" ? setting.options.find((each) => each.kind === "money")?.unit : undefined;
}

/** Returns whether a setting is an amount or the word `none`. */
export const isMoneyOrNone = (setting: Setting): boolean =>
  setting.kind === "either" &&
  unitOfSetting(setting) !== undefined &&
  setting.options.every(
    (each) => each.kind === "money" || (each.kind === "choice" && each.options.every(({ value }) => value === "none")),
  );

/** The initial text of a setting's field under a preset. */
export function startValue(setting: Setting, preset: string | undefined): string {
  return asTyped((preset === undefined ? undefined : setting.presets[preset]) ?? setting.default);
}

/**
 * A value as text: a list with commas, an object with one field per line, a pay table with the highest hand first, and
 * nested values as JSON.
 */
export function asTyped(value: unknown): string {
  if (value === undefined || value === null) return "";
  if (typeof value !== "object") return typeof value === "string" ? value : JSON.stringify(value);
  const parts = Object.values(value);
  if (parts.some((part) => typeof part === "object")) return JSON.stringify(value);
  if (Array.isArray(value)) return value.join(", ");
  return inOrderOfRank(value as Record<string, unknown>)
    .map(([name, part]) => `${name} = ${String(part)}`)
    .join("\n");
}

const single = (text: string) => (/^\d+$/.test(text) ? Number(text) : text);

/**
 * Parses text in the format of {@link asTyped}. Any other text is returned unchanged, so that the server's refusal
 * gives the reason.
 */
export function fromTyped(text: string): unknown {
  const trimmed = text.trim();
  if (/^[[{]/.test(trimmed)) return parsed(trimmed);
  if (trimmed.includes("=")) {
    const fields = trimmed.split("\n").map((line) => line.split("=").map((part) => part.trim()));
    return Object.fromEntries(fields.map(([name = "", part = ""]) => [name, single(part)]));
  }
  return trimmed.includes(",") ? trimmed.split(",").map((part) => single(part.trim())) : single(trimmed);
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

/** The settings of the form that differ from their initial values. */
export function changed(form: FormData, game: Game, began: (setting: Setting) => string): Record<string, unknown> {
  const rules: Record<string, unknown> = {};
  for (const setting of game.settings) {
    const text = fieldText(form, `rule-${setting.name}`);
    const value = valueOf(setting, text);
    if (value !== undefined && asTyped(value) !== began(setting)) rules[setting.name] = value;
  }
  return rules;
}

/**
 * The names of the settings whose fields differ from a preset, or from the defaults without one. A text that is no valid
 * value differs.
 */
export function differences(form: FormData, settings: readonly Setting[], preset: string | undefined): string[] {
  return settings
    .filter((setting) => differs(setting, fieldText(form, `rule-${setting.name}`), preset))
    .map(({ name }) => name);
}

function differs(setting: Setting, text: string, preset: string | undefined): boolean {
  try {
    const value = valueOf(setting, text);
    return value !== undefined && asTyped(value) !== startValue(setting, preset);
  } catch {
    return true;
  }
}

/** The settings of a new table: the preset, and the differences from it. */
export function read(form: FormData, game: Game, preset: string | undefined): Record<string, unknown> {
  const chosen = preset ?? game.presets[0]?.value;
  const departs = changed(form, game, (setting) => startValue(setting, chosen));
  return chosen === undefined ? departs : { preset: chosen, ...departs };
}

/**
 * Parses a typed value. An empty field is `none` if the setting is an amount or `none`, and undefined otherwise. Throws
 * a refusal if an amount is expected and the text is not one. Any other invalid value is returned unchanged, so that
 * the server's refusal gives the reason.
 */
export function valueOf(setting: Setting, text: string): unknown {
  const amount = () => amountTyped(unitOfSetting(setting)!, settingTitle(setting.name), text, setting.name);
  if (isMoneyOrNone(setting)) return text.trim() === "" || text.trim() === "none" ? "none" : amount();
  if (text === "") return undefined;
  if (setting.kind === "flag") return text === "true";
  if (setting.kind === "money") return amount();
  if (setting.kind === "number") return Number.isFinite(Number(text)) ? Number(text) : text;
  if (setting.kind === "choice" || setting.kind === "text") return text;
  return fromTyped(text);
}
