// Converts JSON Schemas to TypeScript: `node types.js FOLDER < SOURCES`. `cargo xtask types` calls it.
//
// SOURCES is a JSON object with two fields: `types` maps file names to schemas, `values` maps file names to constants.
// Each name becomes the file FOLDER/NAME.ts.
import { compile } from "json-schema-to-typescript";
import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { format } from "prettier";

const OPTIONS = {
  bannerComment: "// Made from the Rust types by `cargo xtask types`. Do not edit.",
  additionalProperties: false,
  format: true,
  style: { printWidth: 120 },
};
const NOTES = ["description", "default", "title", "examples", "format", "minimum", "maximum", "x-unit", "x-ruling"];

const capitalized = (word) => word[0].toUpperCase() + word.slice(1);
const pascal = (name) => name.split("_").map(capitalized).join("");

/**
 * Adapts a schema to the compiler, which ignores the siblings of a `$ref` and turns `true` into an object. Annotations
 * beside a `$ref` are dropped, other siblings become a second schema in `allOf`, a property that may have any value
 * gets the type `unknown`, and `prefixItems` becomes `items`.
 */
function plain(schema) {
  if (Array.isArray(schema)) return schema.map(plain);
  if (typeof schema !== "object" || schema === null) return schema;
  const entries = Object.entries(schema).map(([key, value]) => [key, plain(value)]);
  const { $ref, properties, prefixItems, ...rest } = Object.fromEntries(entries);
  if (properties) rest.properties = withUnknown(properties);
  if (prefixItems) rest.items = prefixItems;
  if (!$ref) return rest;
  const beside = Object.keys(rest).filter((key) => !NOTES.includes(key));
  return beside.length === 0 ? { $ref } : { allOf: [{ $ref }, rest] };
}

function withUnknown(properties) {
  const known = (value) => (isAnything(value) ? { tsType: "unknown" } : value);
  return Object.fromEntries(Object.entries(properties).map(([name, value]) => [name, known(value)]));
}

const isAnything = (schema) => schema === true || Object.keys(schema).every((key) => NOTES.includes(key));

const folder = process.argv[2];
if (!folder) throw new Error("name the folder to write into: node types.js FOLDER < SCHEMAS");
await mkdir(folder, { recursive: true });
const { types, values } = JSON.parse(await text(process.stdin));
for (const [name, schema] of Object.entries(types)) {
  await writeFile(join(folder, `${name}.ts`), await compile(plain(schema), pascal(name), OPTIONS));
}
for (const [name, constants] of Object.entries(values)) {
  const lines = Object.entries(constants).map(
    ([key, value]) => `export const ${key} = ${JSON.stringify(value)} as const;`,
  );
  const source = [OPTIONS.bannerComment, ...lines].join("\n\n");
  await writeFile(join(folder, `${name}.ts`), await format(source, { parser: "typescript", ...OPTIONS.style }));
}
