import { html, nothing, type TemplateResult } from "lit";
import { customElement, property, state } from "lit/decorators.js";
import type { Game, Setting } from "../generated/rest.js";
import type { Refused } from "../generated/server.js";
import { t } from "../i18n/catalog.js";
import { LightDomElement } from "../widgets/light.js";
import { ruleGroups } from "./rule-groups.js";
import { differences, startValue } from "./setting.js";
import { fieldValue, groupFields, optionWords, settingField } from "./setting-fields.js";
import { valueWords } from "./table-rules.js";

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** The rules of a new table, grouped by meaning: the preset first, and the differences from it marked. */
@customElement("create-rules")
export class CreateRules extends LightDomElement {
  @property({ attribute: false }) accessor game: Game | undefined;
  @property({ attribute: false }) accessor refused: Refused | undefined;
  @state() private accessor preset: string | undefined;
  /** The names of the settings that differ from the preset. */
  @state() private accessor differing: readonly string[] = [];

  protected override render() {
    const { game } = this;
    if (!game) return nothing;
    return html`<details @input=${() => this.#compare(game)}>
      <summary>
        ${t("table-rules")}
        <span class="quiet">${this.#summary(game)}</span>
      </summary>
      ${game.presets.length > 1 ? this.#presets(game) : nothing}
      ${
        this.differing.length > 0
          ? html`<p class="differ">
              <span>${this.#differ(game)}</span>
              <button type="button" @click=${() => this.#reset(game)}>
                ${t("rules-reset", { preset: this.#presetName(game) })}
              </button>
            </p>`
          : nothing
      }
      ${groupFields(ruleGroups(game), (setting) => this.#field(game, setting))}
    </details>`;
  }

  /** The preset, with the number of rules that differ from it, for the closed section; empty for usual rules. */
  #summary(game: Game): string {
    if (this.differing.length > 0) return this.#differ(game);
    return game.presets.length > 1 ? this.#presetName(game) : "";
  }

  #differ(game: Game): string {
    return t("rules-differ", { count: this.differing.length, preset: this.#presetName(game) });
  }

  #presetName(game: Game): string {
    const preset = this.#chosen(game);
    return preset === undefined ? t("usual-rules") : t("quoted", { words: optionWords(preset) });
  }

  #chosen = (game: Game): string | undefined => this.preset ?? game.presets[0]?.value;

  #presets(game: Game): TemplateResult {
    const choose = (event: Event) => {
      event.stopPropagation();
      this.preset = (event.target as HTMLSelectElement).value;
      this.#reset(game);
    };
    return html`<label
      >${t("preset")}<select name="preset" @input=${choose}>
        ${game.presets.map(({ value }) => html`<option value=${value}>${optionWords(value)}</option>`)}
      </select></label
    >`;
  }

  #field(game: Game, setting: Setting): TemplateResult {
    const preset = this.#chosen(game);
    const usual = (preset === undefined ? undefined : setting.presets[preset]) ?? setting.default;
    const note = this.differing.includes(setting.name)
      ? t("rule-differs", { preset: this.#presetName(game), value: valueWords(setting, usual) })
      : "";
    return settingField(game, setting, startValue(setting, preset), this.refused, note);
  }

  #compare(game: Game): void {
    const settings = ruleGroups(game).flatMap(({ settings }) => settings);
    this.differing = differences(new FormData(this.closest("form")!), settings, this.#chosen(game));
  }

  /** Sets every field to its value in the preset. */
  #reset(game: Game): void {
    const settings = ruleGroups(game).flatMap(({ settings }) => settings);
    for (const setting of settings) {
      const field = this.querySelector<Control>(`[name="rule-${setting.name}"]`);
      if (field) field.value = fieldValue(setting, startValue(setting, this.#chosen(game)));
    }
    this.differing = [];
    this.querySelector<HTMLElement>("summary")?.focus();
  }
}
