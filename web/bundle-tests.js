// Runs tests that are written in TypeScript: bundles them, and gives them to node's own test runner.
import { spawnSync } from "node:child_process";
import { join } from "node:path";

/**
 * Bundles `tests`, names of files in `from`, into the folder `into` and runs them; how it ended is the exit code.
 * `build` is esbuild's, of the folder that calls; `extra` are more options of it, `args` more of node.
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
  const run = spawnSync(process.execPath, ["--enable-source-maps", "--test", ...args, ...files], {
    stdio: "inherit",
    ...spawning,
  });
  return run.status ?? 1;
}

export const isTest = (name) => name.endsWith(".test.ts");
