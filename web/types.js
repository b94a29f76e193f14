// Makes TypeScript of JSON Schemas: node types.js FOLDER < SCHEMAS. `cargo xtask types` calls it.
//
// SCHEMAS is one object, the name of a file to its schema. Each becomes FOLDER/NAME.ts.
import { compile } from "json-schema-to-typescript";
import { readFileSync } from "node:fs";
import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";

const OPTIONS = {
  bannerComment: "// Made from the Rust types by `cargo xtask types`. Do not edit.",
  additionalProperties: false,
  format: true,
  style: { printWidth: 120 },
};

const capitalized = (word) => word[0].toUpperCase() + word.slice(1);
const pascal = (name) => name.split("_").map(capitalized).join("");

const folder = process.argv[2];
if (!folder) throw new Error("name the folder to write into: node types.js FOLDER < SCHEMAS");
await mkdir(folder, { recursive: true });
for (const [name, schema] of Object.entries(JSON.parse(readFileSync(0, "utf8")))) {
  await writeFile(join(folder, `${name}.ts`), await compile(schema, pascal(name), OPTIONS));
}
