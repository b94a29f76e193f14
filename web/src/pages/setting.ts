import type { Game, Setting } from "../generated/rest.js";
import { has, t } from "../i18n/catalog.js";
import { type Unit } from "../i18n/money.js";
import { fieldText } from "../widgets/forms.js";
import { amountTyped } from "./stakes.js";

/** The title of a setting in words. */
export function settingTitle(name: string): string {
  const id = `setting-${name.replaceAll("_", "-")}`;
  return has(id) ? t(id) : name;
}

/** Reports whether a setting is an amount or the word `none`. */
export const isMoneyOrNone = (setting: Setting): boolean =>
  setting.kind === "either" &&
  setting.options.some(({ kind }) => kind === "money") &&
  setting.options.every(
    (each) => each.kind === "money" || (each.kind === "choice" && each.options.every(({ value }) => value === "none")),
  );

/** Initial text of a setting's field under a preset. */
export function startValue(setting: Setting, preset: string | undefined): string {
  return asTyped((preset === undefined ? undefined : setting.presets[preset]) ?? setting.default);
}

/** A value as it is typed: a list with commas, fields a line each, and what lies deeper as JSON. */
export function asTyped(value: unknown): string {
  if (value === undefined || value === null) return "";
  if (typeof value !== "object") return typeof value === "string" ? value : JSON.stringify(value);
  const parts = Object.values(value);
  if (parts.some((part) => typeof part === "object")) return JSON.stringify(value);
  if (Array.isArray(value)) return value.join(", ");
  return Object.entries(value)
    .map(([name, part]) => `${name} = ${String(part)}`)
    .join("\n");
}

const single = (text: string) => (/^\d+$/.test(text) ? Number(text) : text);

/** Parses text in the form of {@link asTyped}. Anything else is sent as text, for the server to refuse with its reason. */
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

/** The settings of the form that are not what each began with. */
export function changed(
  form: FormData,
  game: Game,
  began: (setting: Setting) => string,
  unit: Unit,
): Record<string, unknown> {
  const rules: Record<string, unknown> = {};
  for (const setting of game.settings) {
    const text = fieldText(form, `rule-${setting.name}`);
    const value = valueOf(setting, text, unit);
    if (value !== undefined && asTyped(value) !== began(setting)) rules[setting.name] = value;
  }
  return rules;
}

/** The settings of a new table: the preset, and what departs from it. */
export function read(form: FormData, game: Game, preset: string | undefined, unit: Unit): Record<string, unknown> {
  const chosen = preset ?? game.presets[0]?.value;
  const departs = changed(form, game, (setting) => startValue(setting, chosen), unit);
  return chosen === undefined ? departs : { preset: chosen, ...departs };
}

/**
 * A typed value; none where it was left empty. It throws a refusal for what is no amount where one belongs. What else is
 * no value is sent as it stands, for the server to say why.
 */
export function valueOf(setting: Setting, text: string, unit: Unit): unknown {
  const amount = () => amountTyped(unit, settingTitle(setting.name), text, setting.name);
  if (isMoneyOrNone(setting)) return text.trim() === "" || text.trim() === "none" ? "none" : amount();
  if (text === "") return undefined;
  if (setting.kind === "flag") return text === "true";
  if (setting.kind === "money") return amount();
  if (setting.kind === "number") return Number.isFinite(Number(text)) ? Number(text) : text;
  if (setting.kind === "choice" || setting.kind === "text") return text;
  return fromTyped(text);
}
