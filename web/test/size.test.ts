import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { test } from "node:test";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import { type Module, SHEETS_OF, TEXTS_OF } from "../src/pages/modules.js";
import { built } from "./built.js";

/** The most bytes of scripts and styles that a page of players or spectators may load, compressed. */
const MOST = 150_000;

/** The module that each of these pages loads (`pages/modules.ts`). A table and a hand load the felt of their game too. */
const PAGES = {
  lobby: "src/pages/lobby-pages.ts",
  "create form": "src/pages/create-pages.ts",
  "table and a hand": "src/pages/table-pages.ts",
  rules: "src/pages/rules-pages.ts",
  board: "src/run/board-pages.ts",
};
const LANGUAGES = ["en", "es"];

const client = await built();
const output = (source: string) => client.outputOf(client.metafile, source);
const withImports = (...sources: string[]) => client.withImports(client.metafile, ...sources.map(output));

/** The texts that a page loads in a language. */
const textsOf = (page: string, language: string): string[] =>
  ["", ...TEXTS_OF[basename(page, ".ts") as Module].map((part) => `-${part}`)].map(
    (part) => `locales/${language}${part}.ftl`,
  );

/** The style sheets that a page loads. */
const sheetsOf = (page: string): string[] => ["common", ...(SHEETS_OF[basename(page, ".ts") as Module] ?? [])];

/** The felts of which a page loads one: none except for a table and a hand. */
const feltsOf = (page: string): string[] => (page.endsWith("/table-pages.ts") ? client.felts : []);

/** The scripts and styles that a page loads in a language, with a felt if it needs one. */
function filesOf(page: string, language: string, felt?: string): string[] {
  const sheets = sheetsOf(page).map((name) => output(`src/styles/${name}.css`));
  return [...withImports(page, ...(felt ? [felt] : []), ...textsOf(page, language)), ...sheets];
}

/** The files as the room compresses them: with Brotli, or with gzip for a browser without it. */
const compressed = {
  Brotli: (text: Buffer) => brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length,
  gzip: (text: Buffer) => gzipSync(text, { level: 9 }).length,
};

/** The texts that every page loads once it shows. */
const later = (language: string): string => output(`locales/${language}-refusals.ftl`);

function weight(files: string[], bytes: (text: Buffer) => number): number {
  const sizes = files.map((file) => bytes(readFileSync(join(client.folder, "assets", basename(file)))));
  return sizes.reduce((sum, size) => sum + size, 0);
}

for (const [name, page] of Object.entries(PAGES))
  test(`scripts and styles of the ${name} are small`, (context) => {
    for (const [encoding, bytes] of Object.entries(compressed)) {
      const felts = feltsOf(page).length > 0 ? feltsOf(page) : [undefined];
      const loads = LANGUAGES.flatMap((language) =>
        felts.map((felt) => [...filesOf(page, language, felt), later(language)]),
      );
      const most = Math.max(...loads.map((files) => weight(files, bytes)));
      context.diagnostic(`${name}: ${(most / 1000).toFixed(1)} kB with ${encoding}`);
      assert.ok(most <= MOST, `${name}: ${most} bytes with ${encoding}`);
    }
  });

test("only the start of the client loads code later, so that the files of a page are known", () => {
  const outputs = Object.values(client.metafile.outputs);
  const importing = outputs.filter(({ imports }) => imports.some(({ kind }) => kind === "dynamic-import"));
  const start = client.withImports(client.metafile, client.containing(client.metafile, "src/main.ts"));
  assert.deepEqual(
    importing.filter((one) => !start.some((path) => client.metafile.outputs[path] === one)),
    [],
  );
});

const index = readFileSync(join(client.folder, "index.html"), "utf8");
const preloaded = [...index.matchAll(/rel="modulepreload" href="([^"]+)"/g)].map(([, url]) => url!);
const files = JSON.parse(/id="files">(.*?)</.exec(index)![1]!) as Record<string, string[]>;
const sorted = (paths: string[]) => paths.map((path) => basename(path)).sort();

/** The most bytes of the page itself, compressed. A server sends ten packets before it waits for the browser (RFC 6928). */
const MOST_OF_PAGE = 10_000;

test("the page, with its style and its script, comes with the first packets", (context) => {
  for (const [encoding, bytes] of Object.entries(compressed)) {
    const size = bytes(Buffer.from(index));
    context.diagnostic(`${(size / 1000).toFixed(1)} kB with ${encoding}`);
    assert.ok(size <= MOST_OF_PAGE, `${size} bytes with ${encoding}`);
  }
});

test("the page preloads the client, and names the other scripts, texts and styles that each page loads at once", () => {
  assert.deepEqual(preloaded, files["main"]);
  const start = client.containing(client.metafile, "src/main.ts");
  assert.equal(basename(preloaded[0]!), basename(start), "the script in the page loads the first one");
  for (const page of Object.values(PAGES))
    for (const language of LANGUAGES) {
      const texts = textsOf(page, language).map((path) => basename(path, ".ftl"));
      const sheets = sheetsOf(page).map((name) => `${name}.css`);
      const named = ["main", basename(page, ".ts"), ...texts, ...sheets].flatMap((part) => files[part]!);
      const loaded = filesOf(page, language);
      assert.deepEqual(sorted(named), sorted(loaded), page);
    }
});

test("the page names the files of each felt, and a table loads no other felt than that of its game", () => {
  const pages = files["table-pages"]!;
  assert.equal(client.felts.length, 4);
  for (const source of client.felts) {
    const named = files[basename(source, ".ts")]!;
    assert.equal(named[0], `/assets/${basename(output(source))}`, source);
    const others = named.filter((path) => !pages.includes(path));
    assert.ok(others.length <= 2, `${source}: ${named.join()}`);
    assert.ok(!pages.includes(named[0]), source);
  }
});

test("a page needs few files at once, since a browser has six connections without HTTP/2", () => {
  for (const [name, most] of Object.entries({
    "lobby-pages": 1,
    "table-pages": 2,
    "create-pages": 2,
    "board-pages": 2,
  }))
    assert.ok(files[name]!.length <= most, `${name}: ${files[name]!.join()}`);
  assert.equal(files["main"]!.length, 1);
  // Two more round trips of a new connection, whose server sends 10 packets and then twice as many (RFC 6928): 20 packets
  // of 1460 bytes.
  const main = weight(files["main"]!, compressed.Brotli);
  assert.ok(main <= 29_000, `${main} bytes of the client itself`);
});

test("every package whose code is in a file is named", () => {
  assert.ok(
    ["lit-html", "@fluent/bundle", "@noble/curves"].every((name) => client.packages.includes(`node_modules/${name}`)),
  );
});
