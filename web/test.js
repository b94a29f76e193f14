// Runs every test/*.test.ts, from a temporary folder. `node test.js rounds ROUNDS BOARDS` runs rounds/*.test.ts instead,
// on the files that the room's example programs `rounds` and `boards` wrote.
import { build } from "esbuild";
import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { bundleAndRun, isTest } from "./bundle-tests.js";

const here = dirname(fileURLToPath(import.meta.url));
const [folder = "test", rounds, boards] = process.argv.slice(2);
if (folder === "rounds" && !boards)
  throw new Error("name the files with the rounds and the boards: node test.js rounds ROUNDS BOARDS");
const from = join(here, folder);
const into = mkdtempSync(join(tmpdir(), "cardroom-web-"));
const define = {
  ROOT: JSON.stringify(dirname(here)),
  ROUNDS: JSON.stringify(resolve(rounds ?? "")),
  BOARDS: JSON.stringify(resolve(boards ?? "")),
};
const extra = { loader: { ".ftl": "text" }, define };
const status = await bundleAndRun({ build, from, tests: readdirSync(from).filter(isTest), into, extra });
rmSync(into, { recursive: true });
process.exit(status);
