import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { bytesOf, hex } from "../src/draws/bytes.js";
import { phoneCommitter, roomCommitter } from "../src/draws/committer.js";
import type { LogCounts } from "../src/draws/counts.js";
import { blockSize, drawsOf, encoded, indexIn, type Block, type Draw } from "../src/draws/draw.js";
import type { DrawRule, Fact } from "../src/draws/fact.js";
import { verifyLog, type Violation } from "../src/draws/log.js";
import { leafHash, nodeHash, rootFrom, sides } from "../src/draws/merkle.js";
import { cardAt, order, PACK, shuffled } from "../src/draws/order.js";
import { verifyProof, type Opening, type Proof, type PublicInputs } from "../src/draws/proof.js";
import { readBlock, readDraw, readEntry, readFact, readInputs, readProof } from "../src/draws/read.js";
import { isValidKey, message, publicKey, sign, verifies, type SignedCut } from "../src/draws/signature.js";

declare const ROOT: string;

interface Vectors {
  secrets: { event: string; event_key: string; phone_secrets: [string, string] };
  encodings: { draw: Draw; bytes: string }[];
  commitments: {
    number: number;
    block: Block;
    size: number;
    event_key: string;
    room_root: string;
    phone_secret: string;
    phone_root: string;
  }[];
  values: { draw: Draw; index: number; room: Opening; phone: Opening }[];
  orders: { draw: Draw; room_root: string; room: string; phone: string; cards: string }[];
  shuffles: { words: number[]; cards: string | null }[];
  signatures: (SignedCut & { secret_key: string; key: string; message: string; signature: string })[];
  keys: { name: string; key: string; valid: boolean }[];
  proofs: { name: string; inputs: PublicInputs; proof: Proof; error: string | null }[];
  malformed: { of: "proof" | "inputs" | "block" | "fact" | "entry"; value: unknown }[];
  facts: Fact[];
  logs: {
    name: string;
    rule: DrawRule;
    entries: { position: number; fact: number }[];
    violations: Violation[];
    counts: LogCounts;
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
  for (const { number, block, size, ...one } of vectors.commitments) {
    assert.equal(blockSize(block), size);
    assert.equal(roomCommitter(bytesOf(one.event_key), number, block).root, one.room_root);
    assert.equal(phoneCommitter(bytesOf(one.phone_secret), one.room_root, block).root, one.phone_root);
  }
  const { number, block } = vectors.commitments[0]!;
  const room = roomCommitter(bytesOf(vectors.secrets.event_key), number, block);
  const phone = phoneCommitter(bytesOf(vectors.secrets.phone_secrets[0]), room.root, block);
  for (const value of vectors.values) {
    assert.equal(indexIn(block, value.draw), value.index);
    assert.deepEqual([room.open(value.draw), phone.open(value.draw)], [value.room, value.phone]);
  }
});

test("a secret of another length is refused", () => {
  const { block } = vectors.commitments[0]!;
  for (const length of [0, 31, 33, 64])
    assert.throws(() => roomCommitter(new Uint8Array(length), 1, block), RangeError, `${length}`);
});

test("orders are those of the vectors", () => {
  for (const { draw, room_root: root, room, phone, cards } of vectors.orders) {
    assert.equal(order(bytesOf(root), bytesOf(room), bytesOf(phone), draw).join(" "), cards);
  }
});

test("shuffles are those of the vectors", () => {
  for (const { words, cards } of vectors.shuffles)
    if (cards === null) assert.throws(() => shuffled(words), { code: "words_exhausted" });
    else assert.equal(shuffled(words).join(" "), cards);
});

test("signatures and keys are those of the vectors", () => {
  for (const { secret_key: secret, key, message: bytes, signature, ...cut } of vectors.signatures) {
    assert.deepEqual([publicKey(bytesOf(secret)), hex(message(cut))], [key, bytes]);
    assert.equal(sign(bytesOf(secret), cut), signature);
    assert.ok(verifies(key, cut, signature));
  }
  for (const { name, key, valid } of vectors.keys) assert.equal(isValidKey(key), valid, `${name}: ${key}`);
});

test("proofs have the results of the vectors", () => {
  assert.ok(vectors.proofs.length > valid.length && valid.length > 0);
  for (const { name, inputs, proof, error } of vectors.proofs)
    assert.equal(verifyProof(proof, inputs), error ?? undefined, name);
});

test("logs have the violations and counts of the vectors", () => {
  for (const { name, rule, entries, violations, counts } of vectors.logs) {
    const log = entries.map(({ position, fact }) => ({ position, fact: vectors.facts[fact]! }));
    assert.deepEqual(verifyLog(vectors.secrets.event, rule, log), { violations, ...counts }, name);
  }
});

test("values of another form are refused", () => {
  const readers = { proof: readProof, inputs: readInputs, block: readBlock, fact: readFact, entry: readEntry };
  for (const { of, value } of vectors.malformed)
    assert.throws(() => void readers[of](value), { code: "malformed" }, `${of} ${JSON.stringify(value)}`);
});

test("forms that JSON cannot have are refused", () => {
  const { draw } = valid[0]!.proof;
  const inherited = Object.create(draw) as unknown;
  for (const value of [inherited, { ...draw, attempt: NaN }, { ...draw, attempt: Infinity }, undefined, () => draw])
    assert.throws(() => readDraw(value), { code: "malformed" });
  const reason = { kind: "declared_void", draw, staff: 1, reason: "half \ud800 of a pair" };
  assert.throws(() => readFact(reason), { code: "malformed" });
});

test("no entry of a malformed log is verified", () => {
  const entries: unknown[] = [
    { position: 1, fact: { kind: "rolled_back" } },
    { position: 2, fact: null },
  ];
  assert.throws(() => verifyLog(vectors.secrets.event, "pack", entries), { code: "malformed" });
  assert.equal(verifyProof({}, valid[0]!.inputs), "malformed");
  assert.equal(verifyProof(valid[0]!.proof, null), "malformed");
});

test("a log of many hands is verified in linear time", () => {
  const facts: Fact[] = Array.from({ length: 130_000 }, (_, at) => ({ kind: "hand_sold", hand: `${at + 1}-1` }));
  const log = facts.map((fact, position) => ({ position, fact }));
  assert.deepEqual(verifyLog(vectors.secrets.event, "wheel", log).violations, []);
});

/** The digest with one bit changed, from 0 to 255. */
function flipped(digest: string, bit: number): string {
  const bytes = bytesOf(digest);
  bytes[bit >> 3]! ^= 1 << (bit & 7);
  return hex(bytes);
}

test("every single bit of values, paths and roots counts", () => {
  const { inputs, proof } = valid[0]!;
  const refused = (code: string, changed: Partial<Proof>, facts: Partial<PublicInputs> = {}) =>
    assert.equal(verifyProof({ ...proof, ...changed }, { ...inputs, ...facts }), code);
  for (let bit = 0; bit < 256; bit++) {
    for (const party of ["room", "phone"] as const) {
      const { value, path } = proof[party];
      const code = `${party}_root`;
      refused(code, { [party]: { ...proof[party], value: flipped(value, bit) } });
      path.forEach((hash, at) =>
        refused(code, { [party]: { ...proof[party], path: path.with(at, flipped(hash, bit)) } }),
      );
      refused(code, {}, { [code]: flipped(inputs[`${party}_root`], bit) });
    }
  }
});

test("every other cut and card is refused", () => {
  const { inputs, proof } = valid[0]!;
  for (let cut = 1; cut <= 52; cut++) {
    if (cut === proof.phone.cut) continue;
    const changed = { ...proof, phone: { ...proof.phone, cut } };
    assert.equal(verifyProof(changed, { ...inputs, cut: null }), "phone_signature", `cut ${cut}`);
  }
  for (const card of PACK) if (card !== proof.card) assert.equal(verifyProof({ ...proof, card }, inputs), "other_card");
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

test("excluded cards are passed over cyclically", () => {
  assert.equal(cardAt(PACK, 52, []), "As");
  assert.equal(cardAt(PACK, 52, ["As", "2c"]), "3c");
  assert.equal(cardAt(PACK, 1, PACK), undefined);
});
