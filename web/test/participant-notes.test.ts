// What the page of a participant says about void cards, about blocks that are not on the sheet, and about a noted hash.
import assert from "node:assert/strict";
import { test } from "node:test";
import { logLines, wholeLog } from "../src/connection/log-file.js";
import { voidedCards } from "../src/draw-phone/check.js";
import type { Entry, Fact } from "../src/draws/fact.js";
import { t } from "../src/i18n/catalog.js";
import { setLanguage } from "../src/i18n/language.js";
import { blocksOf, laterWords } from "../src/run/draw-blocks.js";
import { countWords } from "../src/run/draws-report.js";
import { notedHead, notedWords } from "../src/run/draw-head-check.js";
import { BLOCK, EVENT } from "./fake-draws.js";
import "./texts.js";

Object.defineProperty(globalThis, "navigator", { value: { languages: ["en-US"] }, configurable: true });
(globalThis as { document?: unknown }).document = { documentElement: { lang: "" } };
setLanguage("en");

const HAND = "7-1";
const draw = { event: EVENT, hand: HAND, slot: "stop_1", attempt: 1 };
const drawn = { kind: "drawn", phone: 1, excluded: [], proof: { draw, card: "4c" } } as unknown as Fact;
const committed = (number: number): Fact => ({ kind: "block_committed", number, block: BLOCK, root: String(number) });
const log = (...facts: Fact[]): Entry[] => facts.map((fact, at) => ({ position: at + 1, fact }));

const day = { date: "2026-01-10", time_zone: "UTC" };

test("void cards of a hand are listed with their reason, also if no card has followed", () => {
  const entries = log(
    drawn,
    { kind: "declared_void", draw, staff: 3, reason: "Wrong card" },
    { kind: "entered_by_hand", hand: HAND, slot: "extra", card: "As", staff: 3 },
    { kind: "by_hand_declared_void", hand: HAND, slot: "extra", staff: 3, reason: "Not sold" },
  );
  assert.deepEqual(voidedCards(entries, HAND), [
    { slot: "stop_1", attempt: 1, card: "4c", reason: "Wrong card" },
    { slot: "extra", attempt: undefined, card: "As", reason: "Not sold" },
  ]);
  assert.deepEqual(voidedCards(entries, "7-2"), []);
  assert.equal(
    t("draws-voided-card", { attempt: 1, card: "4♣", reason: "Wrong card" }),
    "First draw: 4♣, declared void: Wrong card",
  );
});

test("blocks since a rollback are told from those on the sheet, with the time of the move", () => {
  const entries = log(committed(1), { kind: "rolled_back" }, committed(2), { kind: "rolled_back" }, committed(3));
  const blocks = blocksOf(entries, [HAND]);
  assert.deepEqual(
    blocks.map(({ number, rolledBack }) => [number, rolledBack]),
    [
      [1, undefined],
      [2, 2],
      [3, 4],
    ],
  );
  assert.deepEqual(blocksOf(entries, ["99-1"]), []);
  const at_ms = Date.parse("2026-01-10T18:08:00Z");

  assert.match(
    laterWords(day, blocks[1]!, { cause: "imported", at_ms }),
    /^The event moved to another computer at 6:08\sPM\. Cards drawn since then belong to block 2/,
  );
  assert.match(laterWords(day, blocks[2]!, undefined), /or a backup was restored\. .* block 3/);
});

test("characters that a restored log lacks are no fault of it, and the time says why", () => {
  const at_ms = Date.parse("2026-01-10T13:35:00Z");
  const words = (cause: string) => notedWords(day, { lost: { cause, at_ms } });
  assert.match(words("backup"), /The room lost entries \(1:35 PM\); a draw from before then may be among them\./);
  assert.match(words("imported"), /moved to another computer \(1:35 PM\)/);
  assert.match(notedWords(day, "missing"), /never had/);
});

test("a reply that is no whole log is refused, and does not count as a log without entries", () => {
  const entry = JSON.stringify({ entry: { seq: 1, kind: "run.acted", body: "{}", hash: "ab" } });
  const end = '{"end":{"entries":1,"head":"ab","results":null}}';
  assert.deepEqual(wholeLog(`{"event":{"format":1}}\n${entry}\n${end}\n`), [{ seq: 1, hash: "ab" }]);
  for (const text of ["", "<!doctype html><title>Wi-Fi</title>", `{"event":{}}\n${entry}\n`, `${entry}\n${end}\n`])
    assert.throws(() => wholeLog(text), /no log/);
});

test("the characters that were noted at a draw are found in the log, or not", () => {
  const line = (seq: number, hash: string, change: object = { kind: "acted" }) =>
    JSON.stringify({
      entry: {
        seq,
        kind: `run.${(change as { kind: string }).kind}`,
        body: bodyOf(change),
        hash: hash.padEnd(64, "0"),
      },
    });
  const bodyOf = (change: object) => JSON.stringify({ at_ms: 5, entry: { by: "room", change } });
  const back = { kind: "rolled_back", cause: "continued" };
  const lines = logLines(["{}", line(1, "131525cd"), line(2, "ab"), line(3, "cd", back), ""].join("\n"));
  assert.deepEqual(lines[2]!.rollback, { cause: "continued", at_ms: 5 });
  assert.deepEqual(notedHead(lines, " 1315 25CD"), { found: 1 });
  assert.equal(notedHead(lines.slice(0, 2), "131525ce"), "missing");
  assert.deepEqual(notedHead(lines, "131525ce"), { lost: lines[2]!.rollback }, "the log may have had it before");
  assert.equal(notedHead(lines, "1315"), "unread");
  assert.equal(notedHead(lines, "131525cg"), "unread");
});

test("the report names the counts that are not zero", () => {
  const none = { takeovers: 0, voids: 0, by_hand: 0, second_attempts: 0, open_scans: 0 };
  assert.equal(countWords({ ...none, by_hand: 2, open_scans: 2 }), "2 by hand and 2 open scans");
  assert.equal(
    countWords({ ...none, takeovers: 1, voids: 1, second_attempts: 1 }),
    "1 takeover, 1 void, and 1\u00A0second attempt",
  );
});
