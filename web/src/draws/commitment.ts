import { hmac } from "@noble/hashes/hmac.js";
import { sha256 } from "@noble/hashes/sha2.js";
import { hex } from "./bytes.js";
import { blockSize, drawsOf, encoded, indexIn, type Block, type Draw } from "./draw.js";
import { nodeHash } from "./merkle.js";
import { leafOf, type Opening, type Party } from "./proof.js";

/** A commitment to the values of all draws of a block: its root, and the opening of a draw. */
export interface Commitment {
  root: string;
  open(draw: Draw): Opening | undefined;
}

/**
 * Commits to the values of a block with a secret of 32 bytes from `crypto.getRandomValues`. A phone uses a new secret
 * for each block. Nine thousand draws take about a second.
 */
export function commitment(party: Party, secret: Uint8Array, block: Block): Commitment {
  blockSize(block);
  const value = (draw: Draw) => hmac(sha256, secret, encoded(draw));
  const levels: Uint8Array[][] = [[...drawsOf(block)].map((draw) => leafOf(party, draw, value(draw)))];
  for (let level = levels[0]!; level.length > 1; level = levels.at(-1)!) levels.push(above(level));
  return {
    root: hex(levels.at(-1)![0]!),
    open(draw) {
      const index = indexIn(block, draw);
      if (index === undefined) return undefined;
      const siblings = levels.map((level, height) => level[(index >>> height) ^ 1]);
      return { value: hex(value(draw)), path: siblings.filter((sibling) => sibling !== undefined).map(hex) };
    },
  };
}

/** The level above. A node without a right neighbour moves up unchanged. */
function above(level: readonly Uint8Array[]): Uint8Array[] {
  const pairs = Array.from(
    { length: Math.ceil(level.length / 2) },
    (_, at) => [level[2 * at]!, level[2 * at + 1]] as const,
  );
  return pairs.map(([left, right]) => (right ? nodeHash(left, right) : left));
}
