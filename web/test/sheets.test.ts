import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { type Module, MODULE_OF, SHEETS, SHEETS_OF, type Sheet } from "../src/pages/modules.js";
import { built } from "./built.js";

declare const ROOT: string;

const client = await built();
const source = (path: string): string => readFileSync(join(ROOT, "web", path), "utf8");
const sources = (paths: string[]): string[] =>
  paths.flatMap((path) => Object.keys(client.metafile.outputs[path]!.inputs)).filter((path) => path.startsWith("src/"));

/** The source of each module of pages. */
const MODULES = Object.values(client.metafile.outputs).flatMap(({ entryPoint }) =>
  entryPoint?.endsWith("-pages.ts") ? [entryPoint] : [],
);

/** The classes and the elements of its own that a module uses, at a table with those of all felts, as they are in CSS. */
function usedBy(module: string): Set<string> {
  const entries = module.endsWith("/table-pages.ts") ? [module, ...client.felts] : [module];
  const outputs = entries.map((entry) => client.outputOf(client.metafile, entry));
  const files = client.withImports(client.metafile, ...outputs);
  const code = sources(files).map(source).join("\n");
  const values = [...code.matchAll(/class(?:Name)?\s*=\s*("[^"]*"|\$?\{[^}]*\}|`[^`]*`)/g)];
  const classes = values.flatMap(([, value]) => value!.match(/[a-z][\w-]*/gi) ?? []);
  const elements = [...code.matchAll(/<([a-z]+-[a-z-]+)/g)].map(([, name]) => name!);
  return new Set([...classes.map((name) => `.${name}`), ...elements]);
}

/** The selectors of a sheet that name a class or an element of ours. */
function selectorsIn(sheet: Sheet): string[] {
  const parts = [...source(`src/styles/${sheet}.css`).matchAll(/@import "\.\/(.+?)"/g)].map(([, file]) => file!);
  const files = parts.length > 0 ? parts : [`${sheet}.css`];
  const css = files.map((file) => source(`src/styles/${file}`).replace(/\/\*[^]*?\*\//g, "")).join("\n");
  const preludes = [...css.matchAll(/([^{};]+)\{/g)].map(([, prelude]) => prelude!.trim());
  const selectors = preludes.filter((prelude) => !/^(@|from$|to$|\d)/.test(prelude));
  return selectors.flatMap(alternatives);
}

/** The selectors of a list, separated by the commas outside of its brackets. */
function alternatives(list: string): string[] {
  let depth = 0;
  const parts = list
    .replace(/\s+/g, " ")
    .split("")
    .map((letter) => {
      depth += letter === "(" ? 1 : letter === ")" ? -1 : 0;
      return letter === "," && depth === 0 ? "\n" : letter;
    });
  return parts
    .join("")
    .split("\n")
    .map((each) => each.trim());
}

const namesIn = (selector: string): string[] => selector.match(/\.[a-z][\w-]*|(?<![\w.:#[-])[a-z]+-[a-z-]+/gi) ?? [];

/**
 * Selectors of a table that match elsewhere too, where they change nothing, and those of parts that only tables or events
 * show, although their code loads with others.
 */
const HARMLESS =
  /^(\.(card|note|rail|place( > \*)?|above|act|sum(\.long)?|chips( \.(edge|face|stripes|inlay))?)$|\.proposals|correction-form|:root\[data-projector\])/;

test("every style of a page is in a sheet that the page loads", () => {
  assert.deepEqual(
    new Set(MODULES.map((path) => /([\w-]+)\.ts$/.exec(path)![1])),
    new Set([...Object.values(MODULE_OF).filter((module) => module !== undefined), "panel-pages"]),
  );
  for (const path of MODULES) {
    const module = /([\w-]+)\.ts$/.exec(path)![1] as Module;
    const used = usedBy(path);
    assert.ok(used.has(".page") && used.size > 50, `${module} uses ${used.size} classes and elements`);
    const loaded = new Set((["common", ...(SHEETS_OF[module] ?? [])] as const).flatMap(selectorsIn));
    const missing = SHEETS.filter((sheet) => sheet !== "common" && !SHEETS_OF[module]?.includes(sheet));
    for (const sheet of missing) {
      const matching = selectorsIn(sheet).filter((selector) => {
        const names = namesIn(selector);
        return (
          names.length > 0 && names.every((name) => used.has(name)) && !loaded.has(selector) && !HARMLESS.test(selector)
        );
      });
      assert.deepEqual(matching, [], `${module} does not load ${sheet}.css`);
    }
  }
});
