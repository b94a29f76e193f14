import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { checkedCards } from "../src/draw-phone/check.js";
import { LocalEngine } from "../src/draw-phone/engine.js";
import { phoneCommitter } from "../src/draws/committer.js";
import type { Draw } from "../src/draws/draw.js";
import type { Entry, FactOf } from "../src/draws/fact.js";
import { publicKey, sign } from "../src/draws/signature.js";
import type { DrawsLog, Mark } from "../src/generated/run.js";
import { has } from "../src/i18n/catalog.js";
import { checkLog } from "../src/run/participant-draws.js";
import { BLOCK, EVENT, FakeRoom } from "./fake-draws.js";
import "./texts.js";

declare const ROOT: string;

/** A phone without a page. */
class BarePhone {
  readonly key = new Uint8Array(32).fill(7);
  readonly committer;

  constructor(readonly room: FakeRoom) {
    this.committer = phoneCommitter(new Uint8Array(32).fill(9), room.committer.root, BLOCK);
  }

  joins = () => this.room.join(EVENT, { block: 1, root: this.committer.root, key: publicKey(this.key) });

  async draws(hand: string, stop: number, cut: number): Promise<void> {
    const spin = { stop: { hand, stop } };
    const { scanned } = await this.room.scan(EVENT, spin, 1);
    await this.room.card(EVENT, spin, 1, this.message(scanned!.draw, cut));
  }

  message(draw: Draw, cut: number) {
    const opening = this.committer.open(draw)!;
    const signature = sign(this.key, { room_root: this.room.committer.root, draw, phone: opening.value, cut });
    return { ...opening, cut, signature };
  }
}

const HAND = "7-1";

/** The log of a participant with two cards from the wheel and one by hand, and the cards on the page. */
async function aLog(): Promise<{ log: DrawsLog; cards: { card: string; mark: Mark }[] }> {
  const room = new FakeRoom();
  const phone = new BarePhone(room);
  room.sells(HAND);
  await phone.joins();
  await phone.draws(HAND, 1, 17);
  await phone.draws(HAND, 2, 52);
  room.facts.push({
    position: room.facts.length + 1,
    fact: { kind: "entered_by_hand", hand: HAND, slot: "stop_3", card: "As", staff: 3 },
  });
  const log = await room.log();
  const drawn = (log.entries as Entry[]).flatMap(({ fact }) => (fact.kind === "drawn" ? [fact.proof.card] : []));
  const cards = [...drawn, "As"].map((card, index) => ({ card, mark: { stop: index + 1 } }));
  return { log, cards };
}

async function check(log: DrawsLog, cards: { card: string; mark: Mark }[], event = EVENT) {
  const checked = await checkLog(event, log, new LocalEngine());
  const found = checkedCards(checked, { hand: HAND, cards });
  const codes = checked.report === "malformed" ? ["malformed"] : checked.report.violations.map(({ code }) => code);
  return { states: found.map(({ state }) => state), codes, found };
}

test("each card of a log that verifies is proved, with its cut, and one by hand is not", async () => {
  const { log, cards } = await aLog();
  const { states, codes, found } = await check(log, cards);
  assert.deepEqual([states, codes], [["proved", "proved", "by_hand"], []]);
  assert.deepEqual(
    found.map(({ drawn }) => drawn?.proof.phone.cut),
    [17, 52, undefined],
  );
  assert.deepEqual([found[0]?.block?.number, found[0]?.join?.phone], [1, 1]);
});

const zeros = "0".repeat(64);
type Drawn = FactOf<"drawn"> & { proof: { room: { path: string[] }; phone: { path: string[] } } };

/** Changes the first draw of a log. */
const drawn = (change: (fact: Drawn) => void) => (entries: Entry[]) => {
  change(entries.find(({ fact }) => fact.kind === "drawn")!.fact as Drawn);
};
const first =
  <K extends "block_committed" | "phone_joined" | "scanned">(kind: K, change: (fact: FactOf<K>) => void) =>
  (entries: Entry[]) =>
    change(entries.find(({ fact }) => fact.kind === kind)!.fact as FactOf<K>);

const TAMPERED: Record<string, (entries: Entry[]) => void> = {
  "the card": drawn(({ proof }) => (proof.card = proof.card === "2c" ? "3c" : "2c")),
  "the cut": drawn(({ proof }) => (proof.phone.cut = 18)),
  "the value of the room": drawn(({ proof }) => (proof.room.value = zeros)),
  "a hash in the path of the room": drawn(({ proof }) => (proof.room.path[0] = zeros)),
  "the path of the phone": drawn(({ proof }) => void proof.phone.path.pop()),
  "the signature": drawn(({ proof }) => (proof.phone.signature = "0".repeat(128))),
  "the hand of the proof": drawn(({ proof }) => (proof.draw.hand = "7-2")),
  "the attempt of the proof": drawn(({ proof }) => (proof.draw.attempt = 2)),
  "the excluded cards": drawn((fact) => (fact.excluded = ["2c"])),
  "the phone of the card": drawn((fact) => (fact.phone = 2)),
  "the root of the room": first("block_committed", (fact) => (fact.root = zeros)),
  "the root of the phone": first("phone_joined", (fact) => (fact.root = zeros)),
  "the key of the phone": first("phone_joined", (fact) => (fact.key = zeros)),
  "the hands of the block": first("block_committed", (fact) => (fact.block = { ...fact.block, hands: [2, 2] })),
  "the scan": first("scanned", (fact) => (fact.phone = 2)),
};

for (const [what, change] of Object.entries(TAMPERED))
  test(`the page of a participant shows that ${what} was changed`, async () => {
    const { log, cards } = await aLog();
    change(log.entries as Entry[]);
    const { states, codes } = await check(log, cards);
    assert.notEqual(states[0], "proved");
    assert.ok(codes.length > 0, "a violation is listed");
    for (const code of codes) assert.ok(has(`draws-code-${code.replaceAll("_", "-")}`), code);
  });

test("a card that was entered after a rollback may be a draw that a phone sent again", async () => {
  const { log, cards } = await aLog();
  const entries = log.entries as Entry[];
  assert.deepEqual(
    (await check(log, cards)).found.map((each) => each.isAfterRollback),
    [false, false, false],
  );
  entries.splice(-1, 0, { position: entries.at(-1)!.position, fact: { kind: "rolled_back" } });
  entries.at(-1)!.position += 1;
  assert.deepEqual(
    (await check(log, cards)).found.map((each) => each.isAfterRollback),
    [false, false, true],
  );
});

test("a card that the log lacks, or has otherwise, is not proved", async () => {
  const { log, cards } = await aLog();
  const other = [{ ...cards[0]!, card: cards[0]!.card === "2c" ? "3c" : "2c" }, ...cards.slice(1)];
  assert.deepEqual((await check(log, other)).states, ["other", "proved", "by_hand"]);
  log.entries = (log.entries as Entry[]).filter(({ fact }) => fact.kind !== "drawn");
  assert.deepEqual((await check(log, cards)).states, ["missing", "missing", "by_hand"]);
});

test("nothing is proved by a log of another event, or by one that cannot be read", async () => {
  const { log, cards } = await aLog();
  assert.deepEqual((await check(log, cards, "aaaaaaaaaa")).states.slice(0, 2), ["violated", "violated"]);
  const { states, codes } = await check(
    { ...log, entries: [...log.entries, { position: 99, fact: { kind: "magic" } }] },
    cards,
  );
  assert.deepEqual([states, codes], [["missing", "missing", "missing"], ["malformed"]]);
});

test("every code of the document on draws has words", () => {
  const document = readFileSync(join(ROOT, "docs/draws.md"), "utf8");
  const [, ...tables] = document.split(/^## (?:One draw|The log)$/m);
  const rows = tables.flatMap((table) => table.split("\n## ")[0]!.split("\n")).filter((line) => line.startsWith("| "));
  const cells = rows.flatMap((row) => row.split("|").slice(1, 3));
  const codes = cells.flatMap((cell) => [...cell.matchAll(/`([a-z_]+)`/g)].map(([, code]) => code!));
  const facts = rows.map((row) => /^\| `(\w+)` \|/.exec(row)?.[1]).filter((fact) => fact !== undefined);
  const wanted = [...new Set(codes)].filter((code) => !facts.includes(code) || code.startsWith("other_"));
  const fields = [
    "number",
    "block",
    "root",
    "hand",
    "phone",
    "staff",
    "key",
    "draw",
    "reason",
    "excluded",
    "proof",
    "slot",
    "card",
  ];
  assert.ok(wanted.length > 40);
  assert.deepEqual(
    wanted.filter((code) => !fields.includes(code) && !has(`draws-code-${code.replaceAll("_", "-")}`)),
    [],
  );
});
