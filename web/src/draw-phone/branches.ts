import type { LogLine } from "../connection/log-file.js";
import { type Draw, drawKey, hasHand } from "../draws/draw.js";
import type { Entry } from "../draws/fact.js";
import type { Difference } from "./compare.js";
import type { Kept, KeptScan } from "./kept.js";

/** Differences between a phone and the log: those that a rollback explains, and the others. */
export interface Sorted {
  open: Difference[];
  explained: Difference[];
}

/**
 * Tells the differences that a rollback of the log explains from the others: what the phone keeps was entered on another
 * computer, or was lost before the rollback. The log itself shows that, since its hash is not the one that the phone got,
 * and the block of the draw either ended with a rollback before, or is one that this log never had.
 */
export function sorted(differences: readonly Difference[], kept: Kept, entries: readonly Entry[], file: LogLine[]) {
  const branches = new Branches(kept, entries, file);
  const found: Sorted = { open: [], explained: [] };
  for (const difference of differences) (branches.explains(difference) ? found.explained : found.open).push(difference);
  return found;
}

class Branches {
  readonly #hashes: ReadonlyMap<number, string>;
  /** The positions and the times of the rollbacks. */
  readonly #rollbacks: readonly { seq: number; at_ms: number }[];
  /** The positions of the room's roots. */
  readonly #roots: ReadonlyMap<string, number>;

  constructor(
    private readonly kept: Kept,
    entries: readonly Entry[],
    file: readonly LogLine[],
  ) {
    this.#hashes = new Map(file.map(({ seq, hash }) => [seq, hash]));
    this.#rollbacks = file.flatMap(({ seq, rollback }) => (rollback ? [{ seq, at_ms: rollback.at_ms }] : []));
    this.#roots = new Map(
      entries.flatMap(({ position, fact }) => (fact.kind === "block_committed" ? [[fact.root, position]] : [])),
    );
  }

  explains(difference: Difference): boolean {
    switch (difference.kind) {
      case "head_differs":
        return this.#areElsewhere(({ head }) => head.seq === difference.seq && !this.#isInLog(head));
      case "scan_missing":
      case "proof_missing":
      case "proof_differs":
        return this.#areElsewhere(({ draw, head }) => isSame(draw, difference.draw) && !this.#isInLog(head));
      case "block_differs":
        return this.#isBlockElsewhere(difference.block, (root) => !this.#roots.has(root));
      case "join_missing":
        return this.#isBlockElsewhere(difference.block, (root) => this.#roots.has(root));
      default:
        return false;
    }
  }

  /** Returns whether there are such scans of this phone, and all of them are of another branch. */
  #areElsewhere(which: (scan: KeptScan) => boolean): boolean {
    const scans = this.kept.scans.filter(which);
    return scans.length > 0 && scans.every((scan) => this.#isElsewhere(scan));
  }

  /** A block that this log does not have, or has without this phone, is of another branch if all scans for it are. */
  #isBlockElsewhere(number: number, which: (root: string) => boolean): boolean {
    const blocks = this.kept.blocks.filter((block) => block.number === number && which(block.roomRoot));
    const roots = blocks.map(({ roomRoot }) => roomRoot);
    const ended = roots.every((root) => {
      const at = this.#roots.get(root);
      return at === undefined ? this.#rollbacks.length > 0 : this.#rollbacks.some(({ seq }) => at < seq);
    });
    const scans = this.kept.scans.filter((scan) => this.#rootsOf(scan).some((root) => roots.includes(root)));
    return ended && scans.every((scan) => this.#isElsewhere(scan));
  }

  #isInLog({ seq, hash }: KeptScan["head"]): boolean {
    return this.#hashes.get(seq) === hash;
  }

  #isElsewhere(scan: KeptScan): boolean {
    const roots = this.#rootsOf(scan);
    return !this.#isInLog(scan.head) && roots.length > 0 && roots.every((root) => this.#isEnded(root, scan));
  }

  /**
   * Returns whether a rollback ended a block before the scan got its place in the log. A block that this log never had was
   * made on another computer, so the rollback is later than the scan.
   */
  #isEnded(root: string, { head, at_ms }: KeptScan): boolean {
    const committed = this.#roots.get(root);
    return this.#rollbacks.some((rollback) =>
      committed === undefined
        ? at_ms !== undefined && at_ms < rollback.at_ms
        : committed < rollback.seq && rollback.seq <= head.seq,
    );
  }

  /** The roots of the block of a scan: one, or all that it may be if this phone did not keep which one it is. */
  #rootsOf({ draw, publicKey, roomRoot }: KeptScan): string[] {
    if (roomRoot !== undefined) return [roomRoot];
    const signed = this.kept.messages.filter((kept) => kept.publicKey === publicKey && isSame(kept.draw, draw));
    if (signed.length === 1) return [signed[0]!.roomRoot];
    const blocks = this.kept.blocks.filter((kept) => kept.publicKey === publicKey && hasHand(kept.block, draw.hand));
    return blocks.map(({ roomRoot }) => roomRoot);
  }
}

const isSame = (one: Draw, other: Draw): boolean => drawKey(one) === drawKey(other);
