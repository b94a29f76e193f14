import { html, nothing, type TemplateResult } from "lit";
import { qualifierWords } from "../cards/qualifier.js";
import type { Game, Setting } from "../generated/rest.js";
import type { Stakes, TableView } from "../generated/server.js";
import { t } from "../i18n/catalog.js";
import { count, money, range, type Unit, unitOf } from "../i18n/money.js";
import { list } from "../i18n/words.js";
import { payTableWords } from "./pay-table.js";
import { ruleGroups, stakesSettings, stakesTitle } from "./rule-groups.js";
import { settingTitle, unitOfSetting } from "./setting.js";
import { optionWords } from "./setting-fields.js";

type Line = [name: string, value: string];

/** Settings below a common heading, which is empty for the first ones. */
interface Lines {
  title: string;
  lines: Line[];
}

/** The settings of a table, as lists of titles and values. */
export const settingsInWords = (game: Game, table: TableView): TemplateResult =>
  html`<section class="table-rules">
    <h2>${t("table-rules")}</h2>
    ${settingLines(game, table).map(
      ({ title, lines }) =>
        html`${title ? html`<h3>${title}</h3>` : nothing}
          <dl>
            ${lines.map(
              ([name, value]) =>
                html`<div>
                  <dt>${name}</dt>
                  <dd>${value}</dd>
                </div>`,
            )}
          </dl>`,
    )}
  </section>`;

/**
 * The settings of a table with their titles: the rule set, the stakes with the buy-ins, clocks and house rules, and the
 * other settings of the game, in the groups of the form for a new table.
 */
export function settingLines(game: Game, table: TableView): Lines[] {
  const { stakes } = table;
  const values = table.rules as Record<string, unknown>;
  const told = (settings: Setting[]) =>
    settings.flatMap((setting): Line[] => {
      const words = valueWords(setting, values[setting.name]);
      return words ? [[settingTitle(setting.name), words]] : [];
    });
  const buyIn = stakes ? stakesLines(unitOf(game.game), stakes) : [];
  return [
    { title: "", lines: presetLine(game, values) },
    { title: stakesTitle(game), lines: [...told(stakesSettings(game)), ...buyIn] },
    { title: t("players-and-pace"), lines: paceLines(table) },
    ...ruleGroups(game).map(({ title, settings }) => ({ title, lines: told(settings) })),
  ].filter(({ lines }) => lines.length > 0);
}

/** The clocks and the house rules. */
function paceLines({ stakes, clocks, house_rules: house }: TableView): Line[] {
  const seconds = (seconds = 0) => t("seconds-short", { seconds });
  return [
    [t("clock-turn"), seconds(clocks.turn)],
    [t("clock-bank"), seconds(clocks.bank)],
    house.away == null
      ? [t("house-away-offline"), t("minutes-many", { minutes: 10 })]
      : [t("house-away"), t("minutes-many", { minutes: house.away / 60 })],
    ...(stakes
      ? [
          [
            t("house-going-south-rule"),
            house.going_south ? t("within-minutes", { minutes: house.going_south }) : t("rule-off"),
          ] as Line,
        ]
      : []),
    [t("house-pauses"), house.pauses == null ? t("no-limit") : String(house.pauses)],
  ];
}

const stakesLines = (unit: Unit, { buy_in_min: least, buy_in_max: most, rebuys }: Stakes): Line[] => [
  [t("buy-in"), range(unit, { least, most })],
  [t("rebuys"), rebuys == null ? t("no-limit") : String(rebuys)],
];

/** The preset from which the settings differ least, in a game with several presets. */
function presetLine({ presets, settings }: Game, values: Record<string, unknown>): Line[] {
  if (presets.length < 2) return [];
  const differing = (preset: string) =>
    settings.filter(
      ({ presets, name, kind }) =>
        kind !== "money" && preset in presets && same(presets[preset], values[name]) === false,
    ).length;
  const [nearest] = presets
    .map(({ value }) => ({ value, differs: differing(value) }))
    .sort((a, b) => a.differs - b.differs);
  const words = optionWords(nearest!.value);
  return [[t("preset"), nearest!.differs === 0 ? words : t("with-changes", { preset: words })]];
}

const same = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/** The text of a setting's value; empty if the table has none. */
export function valueWords(setting: Setting, value: unknown): string {
  if (value === undefined || value === null) return "";
  if (typeof value === "number") return numberWords(value, unitOfSetting(setting));
  if (typeof value === "string" && setting.name === "qualifier") return qualifierWords(value) ?? value;
  if (typeof value === "string" || typeof value === "boolean") return optionWords(value, setting.name);
  if (setting.name === "raise_limits")
    return list((value as number[]).map((antes, place) => t("antes-by-cards", { antes, cards: place + 2 })));
  if (setting.name === "end")
    return Object.entries(value)
      .map(([kind, count]) => t(`end-${kind}`, { count: count as number }))
      .join();
  if (Array.isArray(value)) return list(value.map((each) => valueWords(setting, each)));
  return payTableWords(setting.name, value as Record<string, string | number>);
}

const numberWords = (value: number, unit: Unit | undefined) => (unit === undefined ? count(value) : money(unit, value));
