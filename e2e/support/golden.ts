import assert from "node:assert/strict";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/** The lines are those of `golden/NAME.txt`. Where CARDROOM_GOLDEN is `write`, that file is written instead. */
export function isGolden(name: string, lines: string[]): void {
  const path = join("golden", `${name}.txt`);
  if (process.env["CARDROOM_GOLDEN"] === "write") writeFileSync(path, `${lines.join("\n")}\n`);
  const kept = readFileSync(path, "utf8").trimEnd().split("\n");
  assert.deepEqual(lines, kept, `${path} differs: where the new words are right, run again with CARDROOM_GOLDEN=write`);
}
