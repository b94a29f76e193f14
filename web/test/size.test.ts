import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { test } from "node:test";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import { built } from "./built.js";

/** The most bytes of scripts and styles that a page of players or spectators may load, compressed. */
const MOST = 150_000;

/** The module that each of these pages loads (`pages/parts.ts`). */
const PAGES = {
  lobby: "src/pages/lobby-pages.ts",
  "create form": "src/pages/create-pages.ts",
  table: "src/pages/table-pages.ts",
  hand: "src/pages/table-pages.ts",
  rules: "src/pages/rules-pages.ts",
  board: "src/run/board-pages.ts",
};
const LANGUAGES = ["locales/en.ftl", "locales/es.ftl"];

const client = await built();
const output = (source: string) => client.outputOf(client.metafile, source);
const withImports = (...sources: string[]) => client.withImports(client.metafile, ...sources.map(output));

/** The scripts and styles that a page loads in a language. */
const filesOf = (page: string, language: string) => [
  ...withImports("src/main.ts", "src/pages/app.ts", page, language),
  output("src/styles/main.css"),
];

/** The files as the room compresses them: with Brotli, or with gzip for a browser without it. */
const compressed = {
  Brotli: (text: Buffer) => brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length,
  gzip: (text: Buffer) => gzipSync(text, { level: 9 }).length,
};

function weight(files: string[], bytes: (text: Buffer) => number): number {
  const sizes = files.map((file) => bytes(readFileSync(join(client.folder, "assets", basename(file)))));
  return sizes.reduce((sum, size) => sum + size, 0);
}

for (const [name, page] of Object.entries(PAGES))
  test(`scripts and styles of the ${name} are small`, (context) => {
    for (const [encoding, bytes] of Object.entries(compressed)) {
      const most = Math.max(...LANGUAGES.map((language) => weight(filesOf(page, language), bytes)));
      context.diagnostic(`${name}: ${(most / 1000).toFixed(1)} kB with ${encoding}`);
      assert.ok(most <= MOST, `${name}: ${most} bytes with ${encoding}`);
    }
  });

test("only the start of the client loads code later, so that the files of a page are known", () => {
  const outputs = Object.values(client.metafile.outputs);
  const importing = outputs.filter(({ imports }) => imports.some(({ kind }) => kind === "dynamic-import"));
  const start = [...withImports("src/main.ts"), ...withImports("src/pages/app.ts")];
  assert.deepEqual(
    importing.filter((one) => !start.some((path) => client.metafile.outputs[path] === one)),
    [],
  );
});

const index = readFileSync(join(client.folder, "index.html"), "utf8");
const preloaded = [...index.matchAll(/rel="modulepreload" href="\/assets\/([^"]+)"/g)].map(([, name]) => name!);

test("the page preloads what every page needs, and names what the module of a page imports", () => {
  const imports = JSON.parse(/id="imports">(.*?)</.exec(index)![1]!) as Record<string, string[]>;
  assert.ok(preloaded.length > 0);
  for (const page of Object.values(PAGES)) {
    const scripts = [...withImports("src/main.ts", "src/pages/app.ts", page)].map((path) => basename(path));
    const own = [output("src/main.ts"), output(page)].map((path) => basename(path));
    const imported = imports[basename(page, ".ts")]!.map((url) => basename(url));
    assert.deepEqual([...preloaded, ...own, ...imported].sort(), scripts.sort(), page);
  }
});

test("every package whose code is in a file is named", () => {
  assert.ok(
    ["lit-html", "@fluent/bundle", "@noble/curves"].every((name) => client.packages.includes(`node_modules/${name}`)),
  );
});
