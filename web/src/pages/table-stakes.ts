import type { TableView } from "../generated/rest.js";
import { t } from "../i18n/catalog.js";
import { range, shortFigure, type Unit, unitOf } from "../i18n/money.js";
import { list } from "../i18n/words.js";
import { usualSmallBlind } from "./big-blinds.js";

type Rules = Record<string, unknown>;

const number = (value: unknown): number | undefined => (typeof value === "number" ? value : undefined);

/** The amounts of a game by its settings: the blinds, the limits of the first wager, or the length of a match. */
const FIGURES: Record<string, (rules: Rules, unit: Unit) => string> = {
  holdem: blinds,
  packs_poker: (rules, unit) => wagers(unit, number(rules["pack_min"]), number(rules["pack_max"])),
  high_card_flush: (rules, unit) => wagers(unit, number(rules["ante_min"]), number(rules["ante_max"])),
  mount_holyoke: match,
};

type Staked = Pick<TableView, "game" | "rules">;

const figuresOf = ({ game, rules }: Staked): string => FIGURES[game]?.((rules ?? {}) as Rules, unitOf(game)) ?? "";

/** The stakes of a table in a few words, such as `Blinds 50/100`; empty if its settings name none. */
export function stakesWords(table: Staked): string {
  const figures = figuresOf(table);
  return figures && t(`stakes-${table.game.replaceAll("_", "-")}`, { figures });
}

/** The game of a table with its stakes, such as `Hold’em 50/100`. */
export const gameWithStakes = (table: Staked): string => [t(`game-${table.game}`), figuresOf(table)].join(" ").trim();

function blinds(rules: Rules, unit: Unit): string {
  const [big, ante] = [number(rules["big_blind"]), number(rules["ante"])];
  if (big === undefined) return "";
  const small = number(rules["small_blind"]) ?? usualSmallBlind(big);
  const both = `${shortFigure(unit, small)}/${shortFigure(unit, big)}`;
  return ante ? `${both} · ${t("stakes-ante", { ante: shortFigure(unit, ante) })}` : both;
}

const wagers = (unit: Unit, least: number | undefined, most: number | undefined): string =>
  least === undefined || most === undefined ? "" : shortRange(unit, least, most);

/** A range of amounts, in dollars without cents if both are whole. */
const shortRange = (unit: Unit, least: number, most: number): string =>
  least % 100 === 0 && most % 100 === 0 && unit === "cents" && least !== most
    ? t("from-to-cents", { least: shortFigure(unit, least), most: shortFigure(unit, most) })
    : range(unit, { least, most });

function match({ end }: Rules): string {
  const [[kind, count] = []] = Object.entries((end ?? {}) as Record<string, number>);
  return kind === undefined || count === undefined ? "" : t(`match-${kind}`, { count });
}

/** The people and the bots at a table, such as `Ann, Ben and 2 bots`; empty if all seats are free. */
export function playersWords({ seats }: Pick<TableView, "seats">): string {
  const seated = seats.filter((seat) => seat !== null);
  const bots = seated.filter(({ bot }) => bot != null).length;
  const names = seated.filter(({ bot }) => bot == null).map(({ name }) => name);
  return names.length + bots === 0 ? "" : list(bots > 0 ? [...names, t("bots-there", { bots })] : names);
}
