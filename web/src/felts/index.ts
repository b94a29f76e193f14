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

/** The felt of a game: the one place that chooses. */
export const feltOf = (game: string): Felt<unknown> | undefined => FELTS[game];
