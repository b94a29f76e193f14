import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { commitment } from "../src/draws/commitment.js";
import { digestBytes, hex } from "../src/draws/bytes.js";
import { blockSize, drawsOf, encoded, indexIn, type Block, type Draw } from "../src/draws/draw.js";
import { violations, type Entry, type Fact } from "../src/draws/log.js";
import { leafHash, nodeHash, rootFrom, sides } from "../src/draws/merkle.js";
import { cardAt, order, PACK, shuffled } from "../src/draws/order.js";
import { faultOf, type Opening, type Proof, type Terms } from "../src/draws/proof.js";

declare const ROOT: string;

interface Vectors {
  secrets: { event: string; event_key: string; phone_secrets: [string, string] };
  encodings: { draw: Draw; bytes: string }[];
  commitments: {
    block: Block;
    size: number;
    event_key: string;
    room_root: string;
    phone_secret: string;
    phone_root: string;
  }[];
  values: { draw: Draw; index: number; room: Opening; phone: Opening }[];
  orders: { draw: Draw; room_root: string; room: string; phone: string; cards: string }[];
  proofs: { name: string; terms: Terms; proof: Proof; error: string | null }[];
  facts: Fact[];
  logs: {
    name: string;
    entries: { position: number; fact: number }[];
    violations: { position: number; code: string }[];
  }[];
}

const vectors = JSON.parse(readFileSync(join(ROOT, "docs/draws-vectors.json"), "utf8")) as Vectors;

const valid = vectors.proofs.filter(({ error }) => error === null);

test("draws are encoded as in the vectors", () => {
  for (const { draw, bytes } of vectors.encodings) assert.equal(hex(encoded(draw)), bytes);
});

test("every draw of a block has its position as its index", () => {
  const block: Block = { event: "7k3m9qx2vd", participants: [4, 6], hands: [2, 3] };
  const draws = [...drawsOf(block)];
  assert.equal(draws.length, blockSize(block));
  draws.forEach((draw, index) => assert.equal(indexIn(block, draw), index));
});

test("roots and values are those of the vectors", () => {
  for (const { block, size, ...one } of vectors.commitments) {
    assert.equal(blockSize(block), size);
    assert.equal(commitment("room", digestBytes(one.event_key), block).root, one.room_root);
    assert.equal(commitment("phone", digestBytes(one.phone_secret), block).root, one.phone_root);
  }
  const block = vectors.commitments[0]!.block;
  const room = commitment("room", digestBytes(vectors.secrets.event_key), block);
  const phone = commitment("phone", digestBytes(vectors.secrets.phone_secrets[0]), block);
  for (const value of vectors.values) {
    assert.equal(indexIn(block, value.draw), value.index);
    assert.deepEqual([room.open(value.draw), phone.open(value.draw)], [value.room, value.phone]);
  }
});

test("orders are those of the vectors", () => {
  for (const { draw, room_root: root, room, phone, cards } of vectors.orders) {
    assert.equal(order(digestBytes(root), digestBytes(room), digestBytes(phone), draw).join(" "), cards);
  }
});

test("proofs have the results of the vectors", () => {
  assert.ok(vectors.proofs.length > valid.length && valid.length > 0);
  for (const { name, terms, proof, error } of vectors.proofs)
    assert.equal(faultOf(proof, terms), error ?? undefined, name);
});

test("logs have the violations of the vectors", () => {
  for (const { name, entries, violations: expected } of vectors.logs) {
    const facts = entries.map(({ position, fact }): Entry => ({ position, fact: vectors.facts[fact]! }));
    assert.deepEqual(violations(vectors.secrets.event, facts), expected, name);
  }
});

/** The digest with one bit changed, from 0 to 255. */
function flipped(digest: string, bit: number): string {
  const bytes = digestBytes(digest);
  bytes[bit >> 3]! ^= 1 << (bit & 7);
  return hex(bytes);
}

test("every single bit of values, paths and roots counts", () => {
  const { terms, proof } = valid[0]!;
  const refused = (changed: Partial<Proof>, facts: Partial<Terms> = {}) =>
    assert.ok(faultOf({ ...proof, ...changed }, { ...terms, ...facts }));
  for (let bit = 0; bit < 256; bit++) {
    for (const party of ["room", "phone"] as const) {
      const { value, path } = proof[party];
      refused({ [party]: { path, value: flipped(value, bit) } });
      path.forEach((hash, at) => refused({ [party]: { value, path: path.with(at, flipped(hash, bit)) } }));
      refused({}, { [`${party}_root`]: flipped(terms[`${party}_root`], bit) });
    }
  }
});

test("every other cut and card is refused", () => {
  const { terms, proof } = valid[0]!;
  for (let cut = 0; cut <= 64; cut++)
    if (cut !== proof.cut) assert.ok(faultOf({ ...proof, cut }, { ...terms, cut: null }), `cut ${cut}`);
  for (const card of PACK) if (card !== proof.card) assert.equal(faultOf({ ...proof, card }, terms), "other_card");
});

test("JSON of another form is refused", () => {
  const { terms, proof } = valid[0]!;
  const { draw, room } = proof;
  const forms: unknown[] = [
    null,
    {},
    { ...proof, cut: "17" },
    { ...proof, cut: 17.5 },
    { ...proof, card: "10s" },
    { ...proof, draw: { ...draw, slot: "stop_6" } },
    { ...proof, draw: { ...draw, attempt: 3 } },
    { ...proof, draw: { ...draw, hand: "02-1" } },
    { ...proof, draw: { ...draw, hand: "4294967296-1" } },
    { ...proof, room: { ...room, value: room.value.toUpperCase() } },
    { ...proof, room: { ...room, path: room.path.with(0, `${room.path[0]}00`) } },
    { ...proof, room: { value: room.value } },
  ];
  for (const form of forms) assert.equal(faultOf(form as Proof, terms), "malformed", JSON.stringify(form));
  const blocks: Partial<Block>[] = [{ participants: [3, 1] }, { hands: [0, 1] }, { participants: [1, 16_385] }];
  for (const block of blocks)
    assert.equal(faultOf(proof, { ...terms, block: { ...terms.block, ...block } }), "malformed", JSON.stringify(block));
});

test("paths lead to the root of the recursive definition, for every size and index", () => {
  const naive = (leaves: Uint8Array[]): Uint8Array => {
    if (leaves.length === 1) return leaves[0]!;
    const half = 2 ** Math.ceil(Math.log2(leaves.length) - 1);
    return nodeHash(naive(leaves.slice(0, half)), naive(leaves.slice(half)));
  };
  const naivePath = (leaves: Uint8Array[], index: number): Uint8Array[] => {
    if (leaves.length === 1) return [];
    const half = 2 ** Math.ceil(Math.log2(leaves.length) - 1);
    const [left, right] = [leaves.slice(0, half), leaves.slice(half)];
    return index < half ? [...naivePath(left, index), naive(right)] : [...naivePath(right, index - half), naive(left)];
  };
  for (let size = 1; size <= 40; size++) {
    const leaves = Array.from({ length: size }, (_, at) => leafHash(Uint8Array.of(at)));
    const root = hex(naive(leaves));
    leaves.forEach((leaf, index) => {
      const path = naivePath(leaves, index);
      assert.equal(sides(index, size).length, path.length, `${index} of ${size}`);
      assert.equal(hex(rootFrom(leaf, sides(index, size), path)), root, `${index} of ${size}`);
    });
  }
});

test("too few words give no order, and words at the limit are skipped", () => {
  const zeros = (count: number) => Array.from({ length: count }, () => 0);
  assert.throws(() => shuffled(zeros(50)), { code: "words_exhausted" });
  assert.throws(() => shuffled(Array.from({ length: 256 }, () => 2 ** 32 - 1)), { code: "words_exhausted" });
  assert.deepEqual(shuffled([82_595_524 * 52, ...zeros(51)]), shuffled(zeros(51)));
  assert.equal(shuffled([82_595_524 * 52 - 1, ...zeros(50)])[51], "As");
});

test("held cards are passed over cyclically", () => {
  assert.equal(cardAt(PACK, 52, []), "As");
  assert.equal(cardAt(PACK, 52, ["As", "2c"]), "3c");
  assert.equal(cardAt(PACK, 1, PACK), undefined);
});
