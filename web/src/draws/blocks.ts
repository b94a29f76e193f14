import { hasHand, indexIn, overlaps, sameBlock, type Block, type Draw } from "./draw.js";

export interface CommittedBlock {
  number: number;
  block: Block;
  root: string;
  ended: boolean;
}

/** The blocks of a log. */
export class Blocks {
  /** By number; the log has at most 256. */
  readonly #blocks = new Map<number, CommittedBlock>();
  readonly #roots = new Set<string>();
  /** The hands that were sold and that no block has so far. */
  readonly #soldOutside = new Set<string>();

  constructor(readonly event: string) {}

  /** Commits a block. Returns the codes of the violations. */
  commit(number: number, block: Block, root: string): string[] {
    const codes = block.event === this.event ? [] : ["other_event"];
    const known = this.#blocks.get(number);
    if (known)
      return [...codes, sameBlock(known.block, block) && known.root === root ? "block_repeated" : "block_changed"];
    if (number !== Math.max(0, ...this.#blocks.keys()) + 1) codes.push("block_number_gap");
    for (const earlier of this.#blocks.values())
      if (!earlier.ended && overlaps(earlier.block, block)) codes.push("block_overlaps");
    if (this.#roots.has(root)) codes.push("block_root_reused");
    const before = [...this.#soldOutside].filter((hand) => hasHand(block, hand));
    if (before.length > 0) codes.push("sold_before");
    for (const hand of before) this.#soldOutside.delete(hand);
    this.#roots.add(root);
    this.#blocks.set(number, { number, block, root, ended: false });
    return codes;
  }

  sell(hand: string) {
    if (![...this.#blocks.values()].some(({ block }) => hasHand(block, hand))) this.#soldOutside.add(hand);
  }

  /** Returns whether there is a block with this number that no rollback ended. */
  isCurrent(number: number): boolean {
    return this.#blocks.get(number)?.ended === false;
  }

  /** The block of a draw: the latest one that has the draw and that no rollback ended. */
  blockOf(draw: Draw): CommittedBlock | undefined {
    let latest: CommittedBlock | undefined;
    for (const known of this.#blocks.values())
      if (!known.ended && known.number > (latest?.number ?? 0) && indexIn(known.block, draw) !== undefined)
        latest = known;
    return latest;
  }

  endAll() {
    for (const block of this.#blocks.values()) block.ended = true;
  }
}
