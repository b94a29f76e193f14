// Runs every tests/*.test.ts: node run.js PROGRAM [--fixed-deal PROGRAM] [NAME…].
//
// PROGRAM starts the room and prints its address; the second program is one built with the feature `fixed-deal`, for
// the tests that need known cards. With names, only the tests whose file name contains one of them are run.
import { build } from "esbuild";
import { mkdirSync, readdirSync, rmSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { bundleAndRun, isTest } from "../web/bundle-tests.js";

const here = dirname(fileURLToPath(import.meta.url));
const { values, positionals } = parseArgs({ options: { "fixed-deal": { type: "string" } }, allowPositionals: true });
const [program, ...only] = positionals;
if (!program) throw new Error("name the program that starts the room: node run.js PROGRAM");

const from = join(here, "tests");
const wanted = (name) => isTest(name) && (only.length === 0 || only.some((word) => name.includes(word)));
const tests = readdirSync(from).filter(wanted);
if (tests.length === 0) throw new Error("no test has this name");

// The output goes to the folder of the installed packages, where Node finds the packages that are not bundled.
const into = join(here, "node_modules/.built");
rmSync(into, { recursive: true, force: true });
mkdirSync(into, { recursive: true });
const fixed = values["fixed-deal"];
const programs = { CARDROOM_PROGRAM: resolve(program), ...(fixed && { CARDROOM_FIXED_PROGRAM: resolve(fixed) }) };
const status = await bundleAndRun({
  build,
  from,
  tests,
  into,
  extra: { packages: "external" },
  // Each file starts a browser, and most start a room. The tests spend most of their time waiting for these.
  args: ["--test-concurrency=3"],
  cwd: here,
  env: { ...process.env, ...programs },
});
process.exit(status);
