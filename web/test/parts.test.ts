import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { test } from "node:test";
import { FluentResource } from "@fluent/bundle";
import { type Module, TEXTS_OF } from "../src/pages/modules.js";
import { built } from "./built.js";
import { PARTS } from "./texts.js";

const client = await built();

/** The folder of each module that is not in `pages`. */
const FOLDERS: Partial<Record<Module, string>> = {
  "admin-pages": "admin",
  "board-pages": "run",
  "desk-pages": "run",
  "organiser-pages": "run",
  "participant-pages": "run",
};

/** The code of a page as it is loaded, with all felts at a table, without the parts of its sources that it does not use. */
function codeOf(module: Module): string {
  const page = `src/${FOLDERS[module] ?? "pages"}/${module}.ts`;
  const sources = module === "table-pages" ? [page, ...client.felts] : [page];
  const outputs = sources.map((source) => client.outputOf(client.metafile, source));
  const paths = client.withImports(client.metafile, ...outputs);
  return paths.map((path) => readFileSync(join(client.folder, "assets", basename(path)), "utf8")).join("\n");
}

/**
 * Beginnings that code which every page has names, for the pages that have the texts: the refusals of an event, the words of
 * a table's events and bots, and the titles of settings. On a board, they are those of countdowns.
 */
const SHARED = ["refusal-", "board-", "table-event-", "style-", "manner-", "setting-", "option-"];

/** The messages of these that code names, whole or by their beginning: `"run-new"`, or `run-stage-${…}` in a template. */
function named(code: string, ids: string[]): string[] {
  const whole = new Set([...code.matchAll(/["'`]([a-z][\w-]+)["'`]/g)].map(([, id]) => id));
  const begun = [...code.matchAll(/`([a-z][\w-]*-)\$\{/g)].map(([, start]) => start!);
  const starts = begun.filter((start) => !SHARED.includes(start));
  return ids.filter((id) => whole.has(id) || starts.some((start) => id.startsWith(start)));
}

for (const [module, parts] of Object.entries(TEXTS_OF))
  test(`${module} uses no text that it does not load`, () => {
    const others = Object.entries(PARTS.en).filter(([part]) => part !== "room" && !parts.some((own) => own === part));
    const ids = others.flatMap(([, text]) => new FluentResource(text).body.map(({ id }) => id));
    assert.equal(client.felts.length, 4);
    const code = codeOf(module as Module);
    assert.ok(code.length > 50_000 && ids.length > 100);
    assert.deepEqual(named(code, ids), []);
  });

/** The codes of refusals that the client makes itself, which can be shown before the texts of the room's refusals have loaded. */
function ownCodes(): string[] {
  const files = readdirSync("src", { encoding: "utf8", recursive: true }).filter(
    (file) => file.endsWith(".ts") && !file.startsWith("generated"),
  );
  const code = files.map((file) => readFileSync(join("src", file), "utf8")).join("\n");
  return [...code.matchAll(/(?:\brefusal\(|\bcode: )"([\w.]+)"/g)].map(([, code]) => code!);
}

test("the texts of refusals that the client makes itself load with its pages", () => {
  const later = new Set(new FluentResource(PARTS.en.refusals).body.map(({ id }) => id));
  const codes = ownCodes();
  assert.ok(codes.includes("buy_in_order") && codes.includes("run.moved"), String(codes));
  assert.deepEqual(
    codes.filter((code) => later.has(`refusal-${code.replaceAll(".", "-")}`)),
    [],
  );
});

test("the files of both languages have the same messages", () => {
  for (const [part, text] of Object.entries(PARTS.en)) {
    const [en, es] = [text, PARTS.es[part as keyof typeof PARTS.es]].map((text) => new FluentResource(text).body);
    assert.deepEqual(en!.map(({ id }) => id).sort(), es!.map(({ id }) => id).sort(), part);
  }
});
