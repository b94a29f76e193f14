import { html, nothing, type TemplateResult } from "lit";
import type { Game, Setting } from "../connection/rest.js";
import type { TableView } from "../generated/server.js";
import { has, t } from "../i18n/catalog.js";
import { figure, money, range, type Unit, unitOf } from "../i18n/money.js";
import { asTyped } from "./setting.js";
import { optionWords } from "./setting-fields.js";

/** The categories of the usual ranking, the highest first. */
const USUAL = [
  "royal-flush", "straight-flush", "four-of-a-kind", "full-house", "flush", "straight", "three-of-a-kind", "two-pair", "pair", "high-card",
];
/** Ranking of five-card plays in Mount Holyoke Poker. */
const FIVES = USUAL.slice(0, 6);

/** The settings of a table in words: buy-in, time to act, and each setting of its game. */
export function settingsInWords(game: Game, { rules, stakes, clocks }: TableView): TemplateResult {
  const unit = unitOf(game.game);
  const values = rules as Record<string, unknown>;
  const lines: [string, string][] = [
    ...(stakes ? [[t("buy-in"), range(unit, { least: stakes.buy_in_min, most: stakes.buy_in_max })] as [string, string]] : []),
    [t("clock-turn"), t("seconds-short", { seconds: clocks.turn ?? 0 })],
    ...game.settings.flatMap((setting): [string, string][] => {
      const words = valueWords(setting, values[setting.name], unit);
      return words ? [[label(setting), words]] : [];
    }),
  ];
  return html`<section class="table-rules">
    <h2>${t("rules-of-this-table")}</h2>
    <dl>${lines.map(([name, value]) => html`<div><dt>${name}</dt><dd>${value}</dd></div>`)}</dl>
  </section>`;
}

function label(setting: Setting): string {
  const id = `setting-${setting.name.replaceAll("_", "-")}`;
  return has(id) ? t(id) : setting.name;
}

/** A value in words; empty where the table has none. */
export function valueWords(setting: Setting, value: unknown, unit: Unit): string {
  if (value === undefined || value === null) return "";
  if (typeof value === "number") return setting.kind === "money" ? money(unit, value) : figure("points", value);
  if (typeof value === "string" || typeof value === "boolean") return optionWords(value);
  return asTyped(value).replaceAll("_", " ").replaceAll(" = ", ": ");
}

/** The hands of a game from the highest down. */
export function ranking(game: string): TemplateResult {
  const hands = {
    high_card_flush: () => [7, 6, 5, 4, 3, 2].map((length) => t("ranking-flush", { length })),
    mount_holyoke: () => FIVES.map((category) => t(`category-${category}`)),
  }[game] ?? (() => USUAL.map((category) => t(`category-${category}`)));
  const note = `ranking-note-${game.replaceAll("_", "-")}`;
  return html`<section class="ranking">
    <h2>${t("ranking-of-hands")}</h2>
    <ol>${hands().map((hand) => html`<li>${hand}</li>`)}</ol>
    ${has(note) ? html`<p>${t(note)}</p>` : nothing}
  </section>`;
}
