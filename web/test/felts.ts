// The felts of all games, which the client loads one by one and the tests have from the start.
import type { Felt } from "../src/felts/felt.js";
import { highCardFlush } from "../src/felts/high_card_flush/felt.js";
import { holdem } from "../src/felts/holdem/felt.js";
import { mountHolyoke } from "../src/felts/mount_holyoke/felt.js";
import { packsPoker } from "../src/felts/packs_poker/felt.js";

const FELTS: Record<string, Felt<never>> = {
  holdem,
  packs_poker: packsPoker,
  high_card_flush: highCardFlush,
  mount_holyoke: mountHolyoke,
};

/** The felt of a game. */
export const feltOf = (game: string): Felt<unknown> => FELTS[game]!;
