import { hmac } from "@noble/hashes/hmac.js";
import { sha256 } from "@noble/hashes/sha2.js";
import { bytesOf, concat, hex } from "./bytes.js";
import { blockSize, drawsOf, encoded, indexIn, type Block, type Draw } from "./draw.js";
import { nodeHash } from "./merkle.js";
import { leafOf, type Opening, type Party } from "./proof.js";

/** Number of draws after which the progress is reported. */
const PROGRESS_STEP = 1_000;

/** A committer to the values of all draws of a block: the root, which is the commitment, and the opening of a draw. */
export interface Committer {
  root: string;
  open(draw: Draw): Opening | undefined;
}

/** The room's committer for the block with this number. */
export function roomCommitter(key: Uint8Array, number: number, block: Block): Committer {
  const context = new Uint8Array(4);
  new DataView(context.buffer).setUint32(0, number);
  return committer("room", key, context, block);
}

/**
 * A phone's committer for the block with this root of the room. A phone uses a new secret for each block. `progress` is
 * called now and then with the share of the work that is done, from 0 to 1.
 */
export const phoneCommitter = (
  secret: Uint8Array,
  roomRoot: string,
  block: Block,
  progress?: (share: number) => void,
): Committer => committer("phone", secret, bytesOf(roomRoot), block, progress);

/**
 * Commits to the values of a block with a secret of 32 bytes from `crypto.getRandomValues`. Throws a `RangeError` for a
 * secret of another length. The largest block takes seconds, so a page calls this in a worker.
 */
function committer(
  party: Party,
  secret: Uint8Array,
  context: Uint8Array,
  block: Block,
  progress?: (share: number) => void,
): Committer {
  if (secret.length !== 32) throw new RangeError("a secret has 32 bytes");
  const value = (draw: Draw) => hmac(sha256, secret, concat(context, encoded(draw)));
  const size = blockSize(block);
  const leaves = new Uint8Array(32 * size);
  let at = 0;
  for (const draw of drawsOf(block)) {
    if (at % PROGRESS_STEP === 0) progress?.(at / size);
    leaves.set(leafOf(party, draw, value(draw)), 32 * at++);
  }
  const levels = [leaves];
  for (let level = leaves; level.length > 32; level = levels.at(-1)!) levels.push(above(level));
  return {
    root: hex(levels.at(-1)!),
    open(draw) {
      const index = indexIn(block, draw);
      if (index === undefined) return undefined;
      const siblings = levels.map((level, height) => node(level, (index >>> height) ^ 1));
      return { value: hex(value(draw)), path: siblings.filter((sibling) => sibling.length > 0).map(hex) };
    },
  };
}

/** The node at an index of a level; empty if there is none. */
const node = (level: Uint8Array, index: number) => level.subarray(32 * index, 32 * index + 32);

/** The level above. A node without a right neighbour moves up unchanged. */
function above(level: Uint8Array): Uint8Array<ArrayBuffer> {
  const nodes = level.length / 32;
  const hashes = new Uint8Array(32 * Math.ceil(nodes / 2));
  for (let at = 0; at < nodes; at += 2) {
    const [left, right] = [node(level, at), node(level, at + 1)];
    hashes.set(right.length > 0 ? nodeHash(left, right) : left, 16 * at);
  }
  return hashes;
}
