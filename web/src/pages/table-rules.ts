import { html, type TemplateResult } from "lit";
import type { Game, Setting } from "../generated/rest.js";
import type { Stakes, TableView } from "../generated/server.js";
import { t } from "../i18n/catalog.js";
import { count, money, range, type Unit, unitOf } from "../i18n/money.js";
import { list } from "../i18n/words.js";
import { payTableWords } from "./pay-table.js";
import { settingTitle, unitOfSetting } from "./setting.js";
import { optionWords } from "./setting-fields.js";

type Line = [name: string, value: string];

/** The settings of a table, as a list of titles and values. */
export const settingsInWords = (game: Game, table: TableView): TemplateResult =>
  html`<section class="table-rules">
    <h2>${t("table-rules")}</h2>
    <dl>
      ${settingLines(game, table).map(
        ([name, value]) =>
          html`<div>
            <dt>${name}</dt>
            <dd>${value}</dd>
          </div>`,
      )}
    </dl>
  </section>`;

/**
 * The settings of a table with their titles: the rule set, buy-ins, clocks, house rules, and the settings of the game.
 */
export function settingLines(game: Game, { rules, stakes, clocks, house_rules: house }: TableView): Line[] {
  const unit = unitOf(game.game);
  const values = rules as Record<string, unknown>;
  const seconds = (seconds = 0) => t("seconds-short", { seconds });
  return [
    ...presetLine(game, values),
    ...(stakes ? stakesLines(unit, stakes) : []),
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
    ...game.settings.flatMap((setting): Line[] => {
      const words = valueWords(setting, values[setting.name]);
      return words ? [[settingTitle(setting.name), words]] : [];
    }),
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
  if (typeof value === "string" && setting.name === "qualifier") return qualifierWords(value);
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

/** The name of the lowest hand with which the dealer qualifies, such as `9-high-3`. */
function qualifierWords(value: string): string {
  const [, rank, length] = /^(\w+)-high-(\d)$/.exec(value) ?? [];
  return length
    ? t("qualifier", { rank: t(`rank-${rank === "10" ? "T" : rank}`), length })
    : optionWords(value, "qualifier");
}

const numberWords = (value: number, unit: Unit | undefined) => (unit === undefined ? count(value) : money(unit, value));
