import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after } from "node:test";
import { pathToFileURL } from "node:url";
import type { Metafile } from "esbuild";

declare const ROOT: string;

/** The functions of `build.js`, which finds its sources beside itself and therefore is not bundled with a test. */
interface Build {
  bundle(folder: string): Promise<{ metafile: Metafile; packages: string[] }>;
  outputOf(metafile: Metafile, source: string): string;
  containing(metafile: Metafile, source: string): string;
  withImports(metafile: Metafile, ...paths: string[]): string[];
}

/**
 * Builds the client into a folder, which is removed after the last test of the file. `felts` are the sources of the felts of
 * all games, of which a table loads one.
 */
export async function built() {
  const build = (await import(pathToFileURL(join(ROOT, "web/build.js")).href)) as Build;
  const folder = mkdtempSync(join(tmpdir(), "cardroom-built-"));
  after(() => rmSync(folder, { recursive: true }));
  const made = await build.bundle(folder);
  const entries = Object.values(made.metafile.outputs).map(({ entryPoint = "" }) => entryPoint);
  return { ...build, folder, ...made, felts: entries.filter((entry) => entry.endsWith("-felt.ts")) };
}
