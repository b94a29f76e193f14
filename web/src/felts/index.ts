import { preload } from "../pages/preload.js";
import type { Felt } from "./felt.js";

/** The felts, each in a file of its own, because a table has one game. */
const LOADERS: Record<string, () => Promise<{ felt: Felt<never> }>> = {
  holdem: () => import("./holdem-felt.js"),
  packs_poker: () => import("./packs_poker-felt.js"),
  high_card_flush: () => import("./high_card_flush-felt.js"),
  mount_holyoke: () => import("./mount_holyoke-felt.js"),
};

const loaded = new Map<string, Felt<never>>();

/** Returns whether the felt of a game has loaded; `true` for an unknown game, which has none. */
export const hasFelt = (game: string): boolean => loaded.has(game) || !(game in LOADERS);

/** Loads the felt of a game. Rejects if the room cannot be reached or has another version by now. */
export async function loadFelt(game: string): Promise<void> {
  if (hasFelt(game)) return;
  preload(`${game}-felt`);
  loaded.set(game, (await LOADERS[game]!()).felt);
}

/**
 * The felt of a game; undefined for an unknown game, and before it has loaded. This is the only module of the client that
 * selects a felt; the tests have all of them from the start (`web/test/felts.ts`).
 */
export const feltOf = (game: string): Felt<unknown> | undefined => loaded.get(game);
