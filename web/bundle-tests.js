// Runs tests written in TypeScript: bundles them and passes them to Node's test runner.
import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

const REPORTERS = ["tap", fileURLToPath(new URL("failed-tests.js", import.meta.url))].flatMap((reporter) => [
  `--test-reporter=${reporter}`,
  "--test-reporter-destination=stdout",
]);

/**
 * Bundles `tests`, the names of files in `from`, into the folder `into`, runs them, and returns the exit code. `build`
 * is the function of the caller's copy of esbuild, `extra` its additional options; `args` are additional arguments of
 * Node.
 */
export async function bundleAndRun({ build, from, tests, into, extra = {}, args = [], ...spawning }) {
  await build({
    absWorkingDir: from,
    entryPoints: tests,
    outdir: into,
    outExtension: { ".js": ".mjs" },
    bundle: true,
    platform: "node",
    format: "esm",
    target: "node20",
    sourcemap: "inline",
    logLevel: "warning",
    ...extra,
  });
  const files = tests.map((name) => join(into, name.replace(/\.ts$/, ".mjs")));
  const run = spawnSync(process.execPath, ["--enable-source-maps", "--test", ...REPORTERS, ...args, ...files], {
    stdio: "inherit",
    ...spawning,
  });
  return run.status ?? 1;
}

export const isTest = (name) => name.endsWith(".test.ts");
