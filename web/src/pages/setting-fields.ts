import { html, nothing, type TemplateResult } from "lit";
import { QUALIFIERS, qualifierWords } from "../cards/qualifier.js";
import type { Game, Setting } from "../generated/rest.js";
import type { Refused } from "../generated/server.js";
import { has, t } from "../i18n/catalog.js";
import { figure, type Unit } from "../i18n/money.js";
import { refusalWords } from "../i18n/words.js";
import "./custom-value.js";
import { namedNumber, namedNumberField } from "./named-number.js";
import { type Group, settingGroups } from "./rule-groups.js";
import { isMoneyOrNone, settingTitle, unitOfSetting } from "./setting.js";

/** Groups of form fields, each below its heading. */
export const groupFields = (groups: Group[], field: (setting: Setting) => TemplateResult): TemplateResult[] =>
  groups.map(
    ({ title, settings }) =>
      html`<fieldset class="rule-group">
        <legend>${title}</legend>
        ${settings.map(field)}
      </fieldset>`,
  );

/**
 * A form field for every setting of a game in groups, with its explanation and its ruling. `value` returns the initial
 * text of a field. A refusal is displayed at the setting that it names.
 */
export function settingFields(game: Game, value: (setting: Setting) => string, refused?: Refused): TemplateResult[] {
  return groupFields(settingGroups(game), (setting) => settingField(game, setting, value(setting), refused));
}

/** The form field for one setting, with a note on its value if there is one. */
export function settingField(
  game: Game,
  setting: Setting,
  value: string,
  refused?: Refused,
  note: string = "",
): TemplateResult {
  const isWrong = settingOf(game, refused)?.name === setting.name;
  return field({ game, setting, value, fault: isWrong ? refusalWords(refused!, game.game) : undefined, note });
}

/** The setting that a refusal names, if any. */
export function settingOf(game: Game, refused: Refused | undefined): Setting | undefined {
  const { name, field } = (refused?.args ?? {}) as { name?: unknown; field?: unknown };
  return game.settings.find((setting) => setting.name === name || setting.name === field);
}

/** Opens the sections of the refused fields, and moves the focus to the first of these fields. */
export function focusRefused(form: Element): void {
  const fields = [...form.querySelectorAll<HTMLElement>("[aria-invalid=true]")];
  for (const section of fields.map((field) => field.closest("details"))) if (section) section.open = true;
  fields[0]?.focus();
}

interface Field {
  game: Game;
  setting: Setting;
  value: string;
  fault: string | undefined;
  note: string;
}

function field({ game, setting, value, fault, note }: Field): TemplateResult {
  const id = `setting-${setting.name}`;
  const title = id.replaceAll("_", "-");
  const why = has(`${title}-why`) ? t(`${title}-why`) : setting.explanation;
  return html`<div class="setting ${note ? "changed" : ""}">
    <label for=${id}>${settingTitle(setting.name)}</label>
    ${control(setting, id, value, fault !== undefined)} ${note ? html`<p class="preset-note">${note}</p>` : nothing}
    ${fault === undefined ? nothing : html`<p class="refused" role="alert" id="${id}-fault">${fault}</p>`}
    <small
      ><span id="${id}-why">${why}</span>
      ${setting.ruling ? html`<a href="/rules/${game.game}#${setting.ruling}" target="_blank">${setting.ruling}</a>` : nothing}</small
    >
  </div>`;
}

/** The text of an option in the current language; without a message for it, the value with spaces for underscores. */
export function optionWords(value: unknown, setting = ""): string {
  const id = optionMessage(value, setting);
  return id ? t(id) : String(value).replaceAll("_", " ");
}

/**
 * The id of the message for an option: the message specific to its setting or, without one, the message that settings
 * share. Undefined if there is neither.
 */
export function optionMessage(value: unknown, setting = ""): string | undefined {
  const word = String(value).replaceAll("_", "-");
  return [`option-${setting.replaceAll("_", "-")}-${word}`, `option-${word}`].find(has);
}

/**
 * Kinds with an input field of one line. Choices and flags have a list of options. The other kinds have a text area,
 * unless their value is an amount or `none`.
 */
const PLAIN = new Set<Setting["kind"]>(["number", "money", "text"]);

function control(setting: Setting, id: string, value: string, wrong: boolean): TemplateResult {
  const invalid = wrong ? "true" : nothing;
  const describedBy = `${wrong ? `${id}-fault ` : ""}${id}-why`;
  const name = `rule-${setting.name}`;
  const named = setting.kind === "named" ? namedNumber(value) : undefined;
  if (named) return namedNumberField(named, { id, name, invalid, describedBy, options: namesOf(setting) });
  const options = optionsOf(setting, value);
  if (options)
    return html`<select id=${id} name=${name} aria-invalid=${invalid} aria-describedby=${describedBy}>
      ${options.map(([each, words]) => html`<option value=${each} ?selected=${each === value}>${words}</option>`)}
    </select>`;
  const orNone = isMoneyOrNone(setting);
  const names = orNone ? [] : namesOf(setting);
  if (names.length > 0)
    return html`<custom-value
      name=${name}
      .base=${id}
      .label=${settingTitle(setting.name)}
      .names=${names}
      .fault=${wrong ? `${id}-fault` : undefined}
      .value=${value}
    ></custom-value>`;
  if (!PLAIN.has(setting.kind) && !orNone) {
    // Enough rows to show every line of a pay table.
    const rows = Math.max(2, value.split("\n").length);
    return html`<textarea
      id=${id}
      name=${name}
      rows=${rows}
      spellcheck="false"
      .value=${value}
      aria-invalid=${invalid}
      aria-describedby=${describedBy}
    ></textarea>`;
  }
  return html`<input
    id=${id}
    name=${name}
    inputmode=${setting.kind === "text" ? "text" : "decimal"}
    placeholder=${orNone ? t("no-limit") : nothing}
    .value=${fieldValue(setting, value)}
    aria-invalid=${invalid}
    aria-describedby=${describedBy}
  />`;
}

/** The values of a setting whose field is a list of them, each with its words; undefined for other settings. */
function optionsOf(setting: Setting, value: string): [value: string, words: string][] | undefined {
  const worded = (values: string[]): [string, string][] =>
    values.map((each) => [each, optionWords(each, setting.name)]);
  if (setting.kind === "flag") return worded(["true", "false"]);
  if (setting.kind === "choice") return worded(setting.options.map(({ value }) => value));
  if (setting.name === "qualifier") return qualifiersWith(value).map((each) => [each, qualifierWords(each) ?? each]);
  return undefined;
}

/** The qualifiers to choose from, with the present one, which may be one that no hand has. */
const qualifiersWith = (value: string) => (QUALIFIERS.includes(value) ? QUALIFIERS : [value, ...QUALIFIERS]);

/** The names of the values of a setting, or of the kinds of its values, each with its words. */
function namesOf(setting: Setting): [name: string, words: string][] {
  const names =
    setting.kind === "named"
      ? setting.options.map(({ name }) => name ?? "")
      : setting.kind === "either"
        ? setting.options.flatMap((each) => (each.kind === "choice" ? each.options.map(({ value }) => value) : []))
        : [];
  return names.map((name) => [name, optionWords(name, setting.name)]);
}

/** The value of the field for a setting, from its text: an amount as the language writes it. */
export function fieldValue(setting: Setting, value: string): string {
  const unit = unitOfSetting(setting);
  const isAmount = setting.kind === "money" || isMoneyOrNone(setting);
  return unit === undefined || !isAmount ? value : amountShown(unit, value);
}

/** An amount as text for its field; empty if there is none. */
const amountShown = (unit: Unit, value: string) =>
  value === "" || value === "none" ? "" : figure(unit, Number(value));
