import assert from "node:assert/strict";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";

/** Maximum time for a page to load all of its parts, in milliseconds. */
const PATIENCE = 5000;
const POLL = 100;

const isWriting = () => process.env["CARDROOM_GOLDEN"] === "write";
const pathOf = (name: string) => join("golden", `${name}.txt`);
const kept = (name: string) => readFileSync(pathOf(name), "utf8").trimEnd().split("\n");

/**
 * Asserts that the lines equal the snapshot `golden/NAME.txt`. If CARDROOM_GOLDEN is `write`, the file is written
 * instead.
 */
export function isGolden(name: string, lines: string[]): void {
  if (isWriting()) writeFileSync(pathOf(name), `${lines.join("\n")}\n`);
  const message = `${pathOf(name)} differs: if the new lines are correct, run again with CARDROOM_GOLDEN=write`;
  assert.deepEqual(lines, kept(name), message);
}

/** Reads the lines until they equal the snapshot, and asserts that they do. Parts of a page may be loaded later. */
export async function becomesGolden(name: string, read: () => Promise<string[]>): Promise<void> {
  const end = Date.now() + (isWriting() ? PATIENCE / 5 : PATIENCE);
  let lines = await read();
  while (Date.now() < end && (isWriting() || lines.join("\n") !== kept(name).join("\n"))) {
    await setTimeout(POLL);
    lines = await read();
  }
  isGolden(name, lines);
}
