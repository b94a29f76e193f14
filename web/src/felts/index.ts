import type { Felt } from "./felt.js";
import { highCardFlush } from "./high_card_flush/felt.js";
import { holdem } from "./holdem/felt.js";
import { mountHolyoke } from "./mount_holyoke/felt.js";
import { packsPoker } from "./packs_poker/felt.js";

const FELTS: Record<string, Felt<never>> = {
  holdem,
  packs_poker: packsPoker,
  high_card_flush: highCardFlush,
  mount_holyoke: mountHolyoke,
};

/** The felt of a game; undefined for an unknown game. This is the only module that selects a felt. */
export const feltOf = (game: string): Felt<unknown> | undefined => FELTS[game];
