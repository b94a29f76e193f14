import { hkdf } from "@noble/hashes/hkdf.js";
import { sha512 } from "@noble/hashes/sha2.js";
import { ascii, concat, DrawError } from "./bytes.js";
import { encoded, type Draw } from "./draw.js";

const LABEL = ascii("cardroom/wheel/2");
const LENGTH = 1024;

/** All cards in the order of the pack: two to ace of clubs, diamonds, hearts and spades. */
export const PACK: readonly string[] = "cdhs"
  .split("")
  .flatMap((suit) => "23456789TJQKA".split("").map((rank) => rank + suit));

/**
 * The order of the 52 cards in a draw, from the room's root and the values of the room and the phone. Throws
 * `words_exhausted` if they give none.
 */
export function order(roomRoot: Uint8Array, room: Uint8Array, phone: Uint8Array, draw: Draw): string[] {
  const bytes = hkdf(sha512, concat(room, phone), roomRoot, concat(LABEL, encoded(draw)), LENGTH);
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  return shuffled(Array.from({ length: LENGTH / 4 }, (_, at) => view.getUint32(4 * at, true)));
}

/** The pack, shuffled with these words of 32 bits. */
export function shuffled(words: readonly number[]): string[] {
  const cards = [...PACK];
  let next = 0;
  for (let last = 51; last >= 1; last--) {
    const limit = Math.floor(2 ** 32 / (last + 1)) * (last + 1);
    while (next < words.length && words[next]! >= limit) next++;
    if (next === words.length) throw new DrawError("words_exhausted");
    const chosen = words[next++]! % (last + 1);
    [cards[last], cards[chosen]] = [cards[chosen]!, cards[last]!];
  }
  return cards;
}

/** The card at the cut, or the next one that is not excluded, cyclically; `undefined` if all are excluded. */
export const cardAt = (cards: readonly string[], cut: number, excluded: readonly string[]): string | undefined =>
  [...cards.slice(cut - 1), ...cards.slice(0, cut - 1)].find((card) => !excluded.includes(card));
