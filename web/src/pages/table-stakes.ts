import type { TableView } from "../generated/rest.js";
import { usualSmallBlind } from "../i18n/big-blinds.js";
import { t } from "../i18n/catalog.js";
import { range, shortFigure, type Unit, unitOf } from "../i18n/money.js";
import { list } from "../i18n/words.js";

type Rules = Record<string, unknown>;

const number = (value: unknown): number | undefined => (typeof value === "number" ? value : undefined);

/** The stakes of a game: the blinds, the limits of wagers, or the length of a match. */
interface Stakes {
  /** The settings that are the stakes, in the order of the form. */
  settings: readonly string[];
  /** The most important of them in a few characters, such as `50/100`; empty if the settings name none. */
  figures(rules: Rules, unit: Unit): string;
}

/** The stakes by game. */
const STAKES: Record<string, Stakes> = {
  holdem: { settings: ["small_blind", "big_blind", "ante"], figures: blinds },
  packs_poker: {
    settings: ["pack_min", "pack_max", "bonus_min", "bonus_max", "unit"],
    figures: wagers("pack_min", "pack_max"),
  },
  high_card_flush: {
    settings: ["ante_min", "ante_max", "bonus_min", "bonus_max", "unit"],
    figures: wagers("ante_min", "ante_max"),
  },
  mount_holyoke: { settings: ["end", "points", "thirteen", "threshold"], figures: match },
};

/** The names of the settings that are the stakes of a game, in the order of the form. */
export const stakesNames = (game: string): readonly string[] => STAKES[game]?.settings ?? [];

type Staked = Pick<TableView, "game" | "rules">;

const figuresOf = ({ game, rules }: Staked): string =>
  STAKES[game]?.figures((rules ?? {}) as Rules, unitOf(game)) ?? "";

/** The stakes of a table in a few words, such as `Blinds 50/100`; empty if its settings name none. */
export function stakesWords(table: Staked): string {
  const figures = figuresOf(table);
  return figures && t(`stakes-${table.game.replaceAll("_", "-")}`, { figures });
}

/**
 * The game of a table with its stakes, such as `Hold’em 50/100`. If the running hand has other `rules`, the stakes of the
 * table are those of the next hand.
 */
export function gameWithStakes(table: Staked, rules: unknown = table.rules): string {
  const [now, next] = [figuresOf({ ...table, rules }), figuresOf(table)];
  return [t(`game-${table.game}`), now === next ? now : t("stakes-next", { now, next })].join(" ").trim();
}

function blinds(rules: Rules, unit: Unit): string {
  const [big, ante] = [number(rules["big_blind"]), number(rules["ante"])];
  if (big === undefined) return "";
  const small = number(rules["small_blind"]) ?? usualSmallBlind(big);
  const both = `${shortFigure(unit, small)}/${shortFigure(unit, big)}`;
  return ante ? `${both} · ${t("stakes-ante", { ante: shortFigure(unit, ante) })}` : both;
}

/** The range from the setting `from` to the setting `to`. */
function wagers(from: string, to: string): Stakes["figures"] {
  return (rules, unit) => {
    const [least, most] = [number(rules[from]), number(rules[to])];
    return least === undefined || most === undefined ? "" : stakesRange(unit, least, most);
  };
}

/** A range of amounts, in dollars without cents if both are whole. */
const stakesRange = (unit: Unit, least: number, most: number): string =>
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
