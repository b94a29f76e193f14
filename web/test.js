// Runs every test/*.test.ts, from a temporary folder.
import { build } from "esbuild";
import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { bundleAndRun, isTest } from "./bundle-tests.js";

const here = dirname(fileURLToPath(import.meta.url));
const from = join(here, "test");
const into = mkdtempSync(join(tmpdir(), "cardroom-web-"));
const extra = { loader: { ".ftl": "text" }, define: { ROOT: JSON.stringify(dirname(here)) } };
const status = await bundleAndRun({ build, from, tests: readdirSync(from).filter(isTest), into, extra });
rmSync(into, { recursive: true });
process.exit(status);
