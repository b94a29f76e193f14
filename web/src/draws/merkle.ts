import { hash } from "./bytes.js";

const LEAF = Uint8Array.of(0);
const NODE = Uint8Array.of(1);

/** The hash of a leaf with this content (RFC 6962). */
export const leafHash = (content: Uint8Array) => hash(LEAF, content);

/** The hash of two nodes (RFC 6962). */
export const nodeHash = (left: Uint8Array, right: Uint8Array) => hash(NODE, left, right);

/** The sides of the siblings of a leaf on the way to the root, from the bottom. */
export function sides(index: number, size: number): ("left" | "right")[] {
  const found: ("left" | "right")[] = [];
  for (let at = index, last = size - 1; last > 0; at >>>= 1, last >>>= 1) {
    if (at % 2 === 1) found.push("left");
    else if (at < last) found.push("right");
  }
  return found;
}

/** The root to which a leaf hash leads by its path, which must have as many hashes as `sides`. */
export const rootFrom = (leaf: Uint8Array, ofPath: readonly ("left" | "right")[], path: readonly Uint8Array[]) =>
  path.reduce((node, sibling, at) => (ofPath[at] === "left" ? nodeHash(sibling, node) : nodeHash(node, sibling)), leaf);
