// Bundles every test/*.test.ts and runs it with node's own test runner, from a temporary folder.
import { build } from "esbuild";
import { spawnSync } from "node:child_process";
import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

const here = dirname(fileURLToPath(import.meta.url));
const folder = mkdtempSync(join(tmpdir(), "cardroom-web-"));
const tests = readdirSync(join(here, "test")).filter((name) => name.endsWith(".test.ts"));

await build({
  absWorkingDir: here,
  entryPoints: tests.map((name) => `test/${name}`),
  outdir: folder,
  outExtension: { ".js": ".mjs" },
  bundle: true,
  platform: "node",
  format: "esm",
  target: "node20",
  loader: { ".ftl": "text" },
  define: { ROOT: JSON.stringify(dirname(here)) },
  sourcemap: "inline",
  logLevel: "warning",
});
const files = tests.map((name) => join(folder, name.replace(/\.ts$/, ".mjs")));
const run = spawnSync(process.execPath, ["--enable-source-maps", "--test", ...files], { stdio: "inherit" });
rmSync(folder, { recursive: true });
process.exit(run.status ?? 1);
