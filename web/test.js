// Runs every test/*.test.ts, from a temporary folder. `node test.js rounds FILE` runs rounds/*.test.ts instead, on the
// rounds that the room's example program wrote to FILE.
import { build } from "esbuild";
import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { bundleAndRun, isTest } from "./bundle-tests.js";

const here = dirname(fileURLToPath(import.meta.url));
const [folder = "test", rounds] = process.argv.slice(2);
if (folder === "rounds" && !rounds) throw new Error("name the file with the rounds: node test.js rounds FILE");
const from = join(here, folder);
const into = mkdtempSync(join(tmpdir(), "cardroom-web-"));
const define = { ROOT: JSON.stringify(dirname(here)), ROUNDS: JSON.stringify(resolve(rounds ?? "")) };
const extra = { loader: { ".ftl": "text" }, define };
const status = await bundleAndRun({ build, from, tests: readdirSync(from).filter(isTest), into, extra });
rmSync(into, { recursive: true });
process.exit(status);
