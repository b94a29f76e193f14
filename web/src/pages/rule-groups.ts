import type { Game, Setting } from "../generated/rest.js";

/** The settings that are the stakes of a game, in the order of the form. */
const STAKES: Record<string, readonly string[]> = {
  holdem: ["small_blind", "big_blind", "ante"],
  packs_poker: ["pack_min", "pack_max", "bonus_min", "bonus_max", "unit"],
  high_card_flush: ["ante_min", "ante_max", "bonus_min", "bonus_max", "unit"],
  mount_holyoke: ["end", "points", "thirteen", "threshold"],
};

/** The other settings of each game, grouped by meaning. */
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

/** Settings with a common heading: `rules-group-` and the name of the group is its message. */
export interface Group {
  name: string;
  settings: Setting[];
}

/** The settings of a game's stakes. */
export const stakesSettings = (game: Game): Setting[] => named(game, STAKES[game.game] ?? []);

/** All other settings of a game in groups; those in no group are in a last one, so that none is missing. */
export function ruleGroups(game: Game): Group[] {
  const groups = GROUPS[game.game] ?? {};
  const known = new Set([...(STAKES[game.game] ?? []), ...Object.values(groups).flat()]);
  const other = game.settings.filter(({ name }) => !known.has(name));
  return [
    ...Object.entries(groups).map(([name, names]) => ({ name, settings: named(game, names) })),
    { name: "other", settings: other },
  ].filter(({ settings }) => settings.length > 0);
}

const named = (game: Game, names: readonly string[]): Setting[] =>
  names.flatMap((name) => game.settings.find((setting) => setting.name === name) ?? []);
