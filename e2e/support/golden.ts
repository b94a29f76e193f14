import assert from "node:assert/strict";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/**
 * Asserts that the lines equal the snapshot `golden/NAME.txt`. If CARDROOM_GOLDEN is `write`, the file is written
 * instead.
 */
export function isGolden(name: string, lines: string[]): void {
  const path = join("golden", `${name}.txt`);
  if (process.env["CARDROOM_GOLDEN"] === "write") writeFileSync(path, `${lines.join("\n")}\n`);
  const kept = readFileSync(path, "utf8").trimEnd().split("\n");
  assert.deepEqual(lines, kept, `${path} differs: if the new lines are correct, run again with CARDROOM_GOLDEN=write`);
}
