import { html, nothing, type TemplateResult } from "lit";
import type { Game, Setting } from "../generated/rest.js";
import { has, t } from "../i18n/catalog.js";
import { figure, type Unit, unitOf } from "../i18n/money.js";

/** A field for every setting of a game, with its explanation and its ruling. `value` is what each begins with, as it is
 * typed. */
export function settingFields(game: Game, value: (setting: Setting) => string): TemplateResult[] {
  return game.settings.map((setting) => field(game, setting, value(setting)));
}

function field(game: Game, setting: Setting, value: string): TemplateResult {
  const id = `setting-${setting.name}`;
  const title = id.replaceAll("_", "-");
  const why = has(`${title}-why`) ? t(`${title}-why`) : setting.explanation;
  return html`<div class="setting">
    <label for=${id}>${has(title) ? t(title) : setting.name}</label>
    ${control(setting, id, value, unitOf(game.game))}
    <small
      >${why}
      ${setting.ruling ? html`<a href="/rules/${game.game}#${setting.ruling}" target="_blank">${setting.ruling}</a>` : nothing}</small
    >
  </div>`;
}

/** An option in words, those of its setting first; a value that is no word as it is. */
export function optionWords(value: unknown, setting = ""): string {
  const word = String(value).replaceAll("_", "-");
  const ids = [`option-${setting.replaceAll("_", "-")}-${word}`, `option-${word}`];
  const id = ids.find(has);
  return id ? t(id) : String(value).replaceAll("_", " ");
}

/** Kinds that are typed as they are; the others are objects and lists. */
const PLAIN = new Set<Setting["kind"]>(["number", "money", "text"]);

function control(setting: Setting, id: string, value: string, unit: Unit): TemplateResult {
  const name = `rule-${setting.name}`;
  if (setting.kind === "choice" || setting.kind === "flag") {
    const options = setting.kind === "flag" ? ["true", "false"] : setting.options.map((option) => option.value);
    return html`<select id=${id} name=${name}>
      ${options.map((each) => html`<option value=${each} ?selected=${each === value}>${optionWords(each, setting.name)}</option>`)}
    </select>`;
  }
  if (!PLAIN.has(setting.kind)) {
    // Every line of a pay table is in sight.
    const rows = Math.max(2, value.split("\n").length);
    return html`<textarea id=${id} name=${name} rows=${rows} spellcheck="false" .value=${value}></textarea>`;
  }
  const shown = setting.kind === "money" && value !== "" ? figure(unit, Number(value)) : value;
  return html`<input
    id=${id}
    name=${name}
    inputmode=${setting.kind === "text" ? "text" : "decimal"}
    .value=${shown}
  />`;
}
