import type { Game, Setting } from "../generated/rest.js";
import { t } from "../i18n/catalog.js";
import { stakesNames } from "./table-stakes.js";

/** The settings of each game besides its stakes, grouped by meaning. */
const GROUPS: Record<string, Record<string, readonly string[]>> = {
  holdem: {
    betting: ["order", "first_raise", "reraise", "short_blind", "straddle", "straddle_raise"],
    antes: ["ante_from", "ante_order", "short_ante"],
    seats: ["button", "coming_in"],
    dealing: ["burn"],
    showdown: ["showdown", "called_bettor", "compare"],
  },
  packs_poker: {
    dealing: ["packs", "dealer_hand"],
    payouts: ["pay_table", "bonus_pays", "tie_bonus"],
    limits: ["aggregate", "aggregate_covers", "aggregate_sharing"],
  },
  high_card_flush: {
    play: ["qualifier", "raise_limits", "straight_flush_ace"],
    payouts: ["flush_bonus", "straight_flush_bonus", "bonus_limit", "progressive", "progressive_ties"],
  },
  mount_holyoke: {
    play: ["opening", "direction", "pass", "later_rounds", "leftover"],
    combinations: ["singles", "pairs", "straights", "straight_ties", "flushes", "five_cards"],
  },
};

/** Settings with a common heading. */
export interface Group {
  title: string;
  settings: Setting[];
}

/** The settings of a game's stakes. */
export const stakesSettings = (game: Game): Setting[] => named(game, stakesNames(game.game));

/** The heading of the stakes. A game without chips has the length of its match there. */
export const stakesTitle = (game: Pick<Game, "stakes">): string => t(game.stakes ? "stakes" : "match");

/** All settings of a game in groups, the stakes first. */
export const settingGroups = (game: Game): Group[] =>
  [{ title: stakesTitle(game), settings: stakesSettings(game) }, ...ruleGroups(game)].filter(hasSettings);

/** The settings of a game besides its stakes in groups; those in no group are in a last one, so that none is missing. */
export function ruleGroups(game: Game): Group[] {
  const groups = GROUPS[game.game] ?? {};
  const known = new Set([...stakesNames(game.game), ...Object.values(groups).flat()]);
  const other = game.settings.filter(({ name }) => !known.has(name));
  return [
    ...Object.entries(groups).map(([name, names]) => ({
      title: t(`rules-group-${name}`),
      settings: named(game, names),
    })),
    { title: t("rules-group-other"), settings: other },
  ].filter(hasSettings);
}

const hasSettings = ({ settings }: Group): boolean => settings.length > 0;

const named = (game: Game, names: readonly string[]): Setting[] =>
  names.flatMap((name) => game.settings.find((setting) => setting.name === name) ?? []);
