import { html, nothing, type TemplateResult } from "lit";
import { face } from "../cards/face.js";
import type { Game, Setting } from "../generated/rest.js";
import type { TableView } from "../generated/server.js";
import { has, t } from "../i18n/catalog.js";
import { settingTitle } from "./setting.js";
import { valueWords } from "./table-rules.js";
import "./wager-edges.js";

/** The categories of the standard ranking with an example of each, the highest first. */
const USUAL: [category: string, cards: string][] = [
  ["royal-flush", "As Ks Qs Js Ts"],
  ["straight-flush", "9h 8h 7h 6h 5h"],
  ["four-of-a-kind", "Qs Qh Qd Qc 4h"],
  ["full-house", "Js Jd Jc 8h 8s"],
  ["flush", "Ad Jd 9d 6d 3d"],
  ["straight", "Th 9c 8s 7d 6h"],
  ["three-of-a-kind", "7s 7h 7c Kd 4c"],
  ["two-pair", "Kh Kc 5s 5d 9h"],
  ["pair", "Ac Ad Ts 6h 4c"],
  ["high-card", "As Qd 9c 7h 3s"],
];
/** The longest flush of High Card Flush; a shorter one is its beginning. */
const LONGEST = "Ac Kc Jc 9c 8c 5c 3c";

/** The settings that are pay tables. */
const PAY_TABLES = ["pay_table", "flush_bonus", "straight_flush_bonus", "progressive"];

/** The hands of a game with examples, the highest first. The anchor is `ranking`. */
export function ranking(game: string): TemplateResult {
  const note = `ranking-note-${game.replaceAll("_", "-")}`;
  return html`<section class="ranking" data-clause="ranking" tabindex="-1">
    <h2>${t("ranking-of-hands")}</h2>
    <ol>
      ${hands(game).map(
        ([name, cards]) =>
          html`<li><span>${name}</span><span class="example">${cards.split(" ").map((card) => face(card))}</span></li>`,
      )}
    </ol>
    ${has(note) ? html`<p>${t(note)}</p>` : nothing}
  </section>`;
}

function hands(game: string): [name: string, cards: string][] {
  if (game === "high_card_flush")
    return [7, 6, 5, 4, 3, 2].map((length) => [
      t("ranking-flush", { length }),
      LONGEST.split(" ").slice(0, length).join(" "),
    ]);
  const shown = game === "mount_holyoke" ? USUAL.slice(0, 6) : USUAL;
  return shown.map(([category, cards]) => [t(`category-${category}`), cards]);
}

/** Returns whether a game has pay tables. */
export const hasPayTables = ({ settings }: Game): boolean => settings.some(({ name }) => PAY_TABLES.includes(name));

/**
 * The pay tables of a game as a table of the room plays them; those of new tables without one. The anchor is
 * `pay-tables`. Nothing if the game has none.
 */
export function payTables(game: Game, table: TableView | undefined): TemplateResult | typeof nothing {
  if (!hasPayTables(game)) return nothing;
  const rules = (table?.rules ?? {}) as Record<string, unknown>;
  const tables = PAY_TABLES.flatMap((name) => game.settings.find((setting) => setting.name === name) ?? [])
    .map((setting) => ({ setting, pays: rules[setting.name] ?? setting.default }))
    .filter(({ pays }) => pays !== "none");
  return html`<section class="pay-tables" data-clause="pay-tables" tabindex="-1">
    <h2>${t("pay-tables")}</h2>
    ${tables.map(
      ({ setting, pays }) =>
        html`<h3>${settingTitle(setting.name)}</h3>
          ${payTable(setting, pays)}`,
    )}
    ${table ? html`<wager-edges .table=${table}></wager-edges>` : nothing}
  </section>`;
}

/** A pay table with a line for each hand. Its words are such lines with commas between them. */
const payTable = (setting: Setting, pays: unknown): TemplateResult =>
  html`<ul>
    ${valueWords(setting, pays)
      .split(", ")
      .map((line) => html`<li>${line}</li>`)}
  </ul>`;
