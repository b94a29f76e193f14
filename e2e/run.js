// Bundles every tests/*.test.ts and runs it with node's own test runner: node run.js PROGRAM [NAME…].
//
// PROGRAM starts the room and prints its address. With names, only the tests whose file bears one of them.
import { build } from "esbuild";
import { spawnSync } from "node:child_process";
import { mkdirSync, readdirSync, rmSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

const here = dirname(fileURLToPath(import.meta.url));
const [program, ...only] = process.argv.slice(2);
if (!program) throw new Error("name the program that starts the room: node run.js PROGRAM");

// Beside the installed packages, where node finds those that are not bundled.
const folder = join(here, "node_modules/.built");
rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });
const wanted = (name) => name.endsWith(".test.ts") && (only.length === 0 || only.some((word) => name.includes(word)));
const tests = readdirSync(join(here, "tests")).filter(wanted);
if (tests.length === 0) throw new Error("no test bears this name");

await build({
  absWorkingDir: here,
  entryPoints: tests.map((name) => `tests/${name}`),
  outdir: folder,
  outExtension: { ".js": ".mjs" },
  bundle: true,
  platform: "node",
  format: "esm",
  target: "node20",
  packages: "external",
  sourcemap: "inline",
  logLevel: "warning",
});
const files = tests.map((name) => join(folder, name.replace(/\.ts$/, ".mjs")));
const args = ["--enable-source-maps", "--test", "--test-concurrency=1", ...files];
const run = spawnSync(process.execPath, args, { stdio: "inherit", env: { ...process.env, CARDROOM_PROGRAM: program } });
process.exit(run.status ?? 1);
