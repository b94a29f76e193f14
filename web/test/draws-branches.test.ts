// The comparison of a phone after the event moved to another computer: what the move explains, and what it does not.
import assert from "node:assert/strict";
import { test } from "node:test";
import type { LogLine } from "../src/connection/log-file.js";
import { sorted } from "../src/draw-phone/branches.js";
import { changedHeads, differences } from "../src/draw-phone/compare.js";
import type { Kept, KeptBlock, KeptScan } from "../src/draw-phone/kept.js";
import type { Entry, Fact } from "../src/draws/fact.js";
import { BLOCK, EVENT } from "./fake-draws.js";

const KEY = "k".repeat(64);
/** The hash after an entry of one of the computers. */
const hashOf = (computer: string, seq: number) => `${computer}${seq}`.padEnd(64, "0");
const draw = (hand: string) => ({ event: EVENT, hand, slot: "stop_1", attempt: 1 });

const committed = (number: number, root: string): Fact => ({ kind: "block_committed", number, block: BLOCK, root });
const joined = (block: number): Fact => ({
  kind: "phone_joined",
  phone: 1,
  staff: 3,
  block,
  root: `r${block}`,
  key: KEY,
});
const scanned = (hand: string): Fact => ({ kind: "scanned", draw: draw(hand), phone: 1 });

/** The block of a phone that joined it, with the root of the room. */
const block = (number: number, roomRoot: string): KeptBlock => ({
  publicKey: KEY,
  number,
  block: BLOCK,
  roomRoot,
  root: `r${number}`,
  phone: 1,
  secret: new Uint8Array(32),
});

const scan = (hand: string, roomRoot: string, seq: number, computer: string, at_ms = 10): KeptScan => ({
  publicKey: KEY,
  draw: draw(hand),
  phone: 1,
  kind: "scanned",
  head: { seq, hash: hashOf(computer, seq) },
  roomRoot,
  at_ms,
});

/**
 * The log of the second computer: three entries of the first one, the import as the fourth, and then a block of its own. The
 * time of the import is 20.
 */
const FACTS: Fact[] = [
  committed(1, "one"),
  joined(1),
  scanned("7-1"),
  { kind: "rolled_back" },
  committed(2, "two"),
  joined(2),
];
const ENTRIES: Entry[] = FACTS.map((fact, at) => ({ position: at + 1, fact }));
const FILE: LogLine[] = FACTS.map(({ kind }, at) => ({
  seq: at + 1,
  hash: hashOf(at < 3 ? "a" : "b", at + 1),
  ...(kind === "rolled_back" ? { rollback: { cause: "imported", at_ms: 20 } } : {}),
}));

/** The kinds of the differences that the move leaves open, and of those that it explains. */
function compared(scans: KeptScan[], blocks = [block(1, "one"), block(2, "two")]) {
  const kept: Kept = { blocks, scans, messages: [], proofs: [] };
  const all = [...differences(kept, ENTRIES), ...changedHeads(kept, FILE)];
  const { open, explained } = sorted(all, kept, ENTRIES, FILE);
  return { open: open.map(({ kind }) => kind), explained: explained.map(({ kind }) => kind) };
}

const SHARED = scan("7-1", "one", 3, "a");
const BOTH = ["scan_missing", "head_differs"];

test("a scan on the first computer after the file was made is explained by the import", () => {
  assert.deepEqual(compared([SHARED, scan("8-1", "one", 5, "a")]), { open: [], explained: BOTH });
});

test("a scan in the part that both computers have is not explained", () => {
  assert.deepEqual(compared([SHARED, scan("8-1", "one", 2, "x")]), { open: BOTH, explained: [] });
});

test("a scan for the block since the move is not explained", () => {
  assert.deepEqual(compared([SHARED, scan("8-1", "two", 7, "b")]), { open: BOTH, explained: [] });
});

test("a scan that the log lacks although it has the hash is not explained", () => {
  assert.deepEqual(compared([SHARED, scan("8-1", "one", 4, "b")]), { open: ["scan_missing"], explained: [] });
});

test("a block of another computer is explained by a rollback after its scans only", () => {
  const blocks = [block(1, "one"), block(2, "two"), block(2, "other")];
  const kinds = ["block_differs", ...BOTH];
  assert.deepEqual(compared([SHARED, scan("8-1", "other", 9, "c", 10)], blocks), { open: [], explained: kinds });
  assert.deepEqual(compared([SHARED, scan("8-1", "other", 9, "c", 30)], blocks), { open: kinds, explained: [] });
});

test("a number of this phone on another computer may be that of another phone here", () => {
  const elsewhere = { ...block(1, "one"), phone: 9 };
  const other: Entry[] = [...ENTRIES, { position: 7, fact: { kind: "scanned", draw: draw("8-2"), phone: 9 } }];
  const kept: Kept = { blocks: [elsewhere, block(2, "two")], scans: [SHARED], messages: [], proofs: [] };
  assert.deepEqual(
    differences(kept, other).map(({ kind }) => kind),
    ["join_differs"],
  );
});
