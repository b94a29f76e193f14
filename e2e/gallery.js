// Renders every page and state into one HTML page: node gallery.js [--room PROGRAM] [--width N] [--theme NAME]
// [--language CODE] FOLDER [NAME…].
//
// PROGRAM starts the room from which the pages come that show its settings, rules or events. All others show made-up
// tables, without a room. With names, only the subjects whose name contains one of them are rendered. The options
// --width, --theme and --language may be repeated. Writes FOLDER/index.html and FOLDER/pictures, and exits with 1 if
// something could not be rendered.
import { build } from "esbuild";
import { spawnSync } from "node:child_process";
import { mkdirSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";

const here = dirname(fileURLToPath(import.meta.url));
const many = { type: "string", multiple: true };
const options = { room: { type: "string" }, width: many, theme: many, language: many };
const { values, positionals } = parseArgs({ options, allowPositionals: true });
const [folder, ...names] = positionals;
if (!folder) throw new Error("name the folder of the gallery: node gallery.js [--room PROGRAM] FOLDER [NAME…]");

// The output goes to the folder of the installed packages, where Node finds the packages that are not bundled.
const outfile = join(here, "node_modules/.gallery/main.mjs");
mkdirSync(dirname(outfile), { recursive: true });
await build({
  absWorkingDir: here,
  entryPoints: ["gallery/main.ts"],
  outfile,
  bundle: true,
  platform: "node",
  format: "esm",
  target: "node20",
  packages: "external",
  sourcemap: "inline",
  logLevel: "warning",
});
const room = values.room ? ["--room", resolve(values.room)] : [];
const views = ["width", "theme", "language"].flatMap((name) =>
  (values[name] ?? []).flatMap((one) => [`--${name}`, one]),
);
const args = ["--enable-source-maps", outfile, ...room, ...views, resolve(folder), ...names];
const run = spawnSync(process.execPath, args, { cwd: here, stdio: "inherit" });
process.exit(run.status ?? 1);
