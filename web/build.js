// Bundles the client: `node build.js FOLDER`. Writes only into FOLDER. Prints the folders of the packages whose code or
// fonts are in the bundle, one per line.
//
// The code is divided into files that load with the pages that need them. Their names contain a hash of the content, so
// that browsers can cache files indefinitely; only index.html, the icons and the service worker keep their names. The
// worker contains the names of the other files, so it changes with each of them.
import { FluentBundle, FluentResource } from "@fluent/bundle";
import { build } from "esbuild";
import { createHash } from "node:crypto";
import { realpathSync } from "node:fs";
import { cp, mkdir, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { basename, dirname, join, relative } from "node:path";
import { fileURLToPath } from "node:url";

const here = dirname(fileURLToPath(import.meta.url));

/** The script in the page itself; the client, which it loads; and the modules that are in one file with the client. */
const EARLY = "src/early.ts";
const MAIN = "src/main.ts";
const COMMON = "src/pages/common.ts";

/** The style in the page itself, and the style sheets, by their names in `src/pages/modules.ts`. */
const EARLY_STYLE = "src/styles/early.css";
const SHEETS = ["common", "tables", "boards", "events", "admin"];
const sheet = (name) => `src/styles/${name}.css`;

/** The output that was built from this source. */
export function outputOf(metafile, source) {
  const outputs = Object.entries(metafile.outputs);
  const [path] = outputs.find(([, output]) => output.entryPoint?.endsWith(source)) ?? [];
  if (!path) throw new Error(`${source} was not built`);
  return path;
}

/** The output with the code of this source, which is not an entry point. */
export function containing(metafile, source) {
  const outputs = Object.entries(metafile.outputs);
  const [path] = outputs.find(([, { inputs }]) => inputs[source]?.bytesInOutput > 0) ?? [];
  if (!path) throw new Error(`${source} is in no file`);
  return path;
}

/** The outputs that these ones import statically, directly or not, and these ones themselves. */
export function withImports(metafile, ...paths) {
  const found = new Set(paths);
  for (const path of found) {
    const imports = metafile.outputs[path].imports.filter(({ kind }) => kind === "import-statement");
    imports.forEach((one) => found.add(one.path));
  }
  return [...found];
}

/** The URL path of an output. */
const addressOf = (path) => `/assets/${basename(path)}`;

/** The folders of the packages whose code or fonts are in the outputs. */
function packagesOf(...metafiles) {
  const outputs = metafiles.flatMap(({ outputs }) => Object.values(outputs));
  const inputs = outputs.flatMap(({ inputs }) => Object.entries(inputs));
  const used = inputs.filter(([, { bytesInOutput }]) => bytesInOutput > 0);
  const folders = used.flatMap(([path]) => path.match(/^.*node_modules\/(@[^/]+\/)?[^/]+/)?.[0] ?? []);
  return [...new Set(folders)].sort();
}

/**
 * Writes the texts of the catalogue as modules of their own. As files of the same build they would import esbuild's helpers,
 * which would then be in a file apart from the client.
 */
const textsIn = (folder) => ({
  name: "texts",
  setup({ onResolve, onEnd }) {
    const written = {};
    onResolve({ filter: /\.ftl$/ }, async ({ path, resolveDir }) => {
      const source = join(resolveDir, path);
      const text = `export default ${JSON.stringify(await readFile(source, "utf8"))}`;
      const name = `${basename(path, ".ftl")}-${createHash("sha256").update(text).digest("hex").slice(0, 8).toUpperCase()}.js`;
      await writeFile(join(folder, name), text);
      written[join(folder, name)] = { entryPoint: relative(here, source), imports: [], inputs: {}, bytes: text.length };
      return { path: `./${name}`, external: true };
    });
    onEnd(({ metafile }) => void Object.assign(metafile?.outputs ?? {}, written));
  },
});

/** Bundles the client into a folder. Returns what esbuild tells of its files, and the packages whose code is in them. */
export async function bundle(folder) {
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  const drawWorker = await bundleDrawWorker(folder);
  const earlyStyle = await bundleEarlyStyle(join(folder, "assets"));
  const { metafile } = await build({
    absWorkingDir: here,
    entryPoints: [COMMON, ...SHEETS.map(sheet)],
    define: { DRAW_WORKER: JSON.stringify(addressOf(outputOf(drawWorker, "src/draw-phone/worker.ts"))) },
    outdir: join(folder, "assets"),
    entryNames: "[name]-[hash]",
    chunkNames: "[name]-[hash]",
    assetNames: "[name]-[hash]",
    bundle: true,
    splitting: true,
    format: "esm",
    target: "es2022",
    minify: true,
    legalComments: "none",
    plugins: [textsIn(join(folder, "assets"))],
    logLevel: "warning",
    metafile: true,
  });
  await cp(join(here, "static"), folder, { recursive: true });
  const index = await writePage(folder, metafile, earlyStyle);
  await bundleWorker(folder, index);
  return { metafile, packages: packagesOf(metafile, drawWorker, earlyStyle.metafile) };
}

/**
 * Writes the page, with its style, its script and the names of the files that this requests. Returns the text of the page.
 */
async function writePage(folder, metafile, earlyStyle) {
  const page = await readFile(join(here, "index.html"), "utf8");
  const files = filesOfParts(metafile);
  const parts = {
    style: earlyStyle.text,
    preload: files.main.map((url) => `<link rel="modulepreload" href="${url}">`).join("\n    "),
    icon: `data:image/svg+xml,${encodeURIComponent(await readFile(join(folder, "icon.svg"), "utf8"))}`,
    files: JSON.stringify(files),
    early: await bundleEarly(),
  };
  const index = filled(page, parts);
  await writeFile(join(folder, "index.html"), index);
  return index;
}

/** The page with each `{name}` replaced by the part with this name. */
export const filled = (page, parts) =>
  Object.entries(parts).reduce((text, [name, part]) => text.replaceAll(`{${name}}`, () => part), page);

/**
 * The URLs of the files of each part of the client, which load together: `main`, the client itself; the module of each group
 * of pages and the felt of each game, with what it imports beyond `main`; the texts of each language; and the style sheets.
 */
function filesOfParts(metafile) {
  const main = withImports(metafile, containing(metafile, MAIN));
  const sources = Object.values(metafile.outputs).flatMap(({ entryPoint }) => entryPoint ?? []);
  const parts = sources.filter((source) => /-(pages|felt)\.ts$|\.ftl$/.test(source));
  const files = parts.map((source) => {
    const own = withImports(metafile, outputOf(metafile, source)).filter((path) => !main.includes(path));
    return [basename(source).replace(/\.\w+$/, ""), own.map(addressOf)];
  });
  const sheets = SHEETS.map((name) => [`${name}.css`, [addressOf(outputOf(metafile, sheet(name)))]]);
  return { main: main.map(addressOf), ...Object.fromEntries([...files, ...sheets]) };
}

/** The texts that the script in the page shows, by language. */
const EARLY_TEXTS = ["room-line", "new-table", "new-table-lead", "connecting", "connecting-lead", "admin"];

async function earlyTexts(language) {
  const bundle = new FluentBundle(language);
  for (const part of ["", "-table"])
    bundle.addResource(new FluentResource(await readFile(join(here, `locales/${language}${part}.ftl`), "utf8")));
  return Object.fromEntries(EARLY_TEXTS.map((id) => [id, bundle.formatPattern(bundle.getMessage(id).value)]));
}

/** Bundles the script in the page itself. Returns its text. */
export async function bundleEarly() {
  const texts = { en: await earlyTexts("en"), es: await earlyTexts("es") };
  const { outputFiles } = await build({
    absWorkingDir: here,
    entryPoints: [EARLY],
    define: { EARLY_TEXTS: JSON.stringify(texts) },
    bundle: true,
    write: false,
    format: "iife",
    target: "es2022",
    minify: true,
    legalComments: "none",
    logLevel: "warning",
  });
  const text = outputFiles[0].text.trim();
  if (/<\/script|<!--/i.test(text)) throw new Error("the script in the page would end early");
  return text;
}

/**
 * Bundles the style in the page itself, and writes the fonts that it names into `folder`. Returns its text, and what esbuild
 * tells of its files.
 */
export async function bundleEarlyStyle(folder) {
  const { outputFiles, metafile } = await build({
    absWorkingDir: here,
    entryPoints: [EARLY_STYLE],
    outdir: folder,
    publicPath: "/assets/",
    assetNames: "[name]-[hash]",
    bundle: true,
    write: false,
    target: "es2022",
    minify: true,
    legalComments: "none",
    loader: { ".woff2": "file" },
    logLevel: "warning",
    metafile: true,
  });
  const fonts = outputFiles.filter(({ path }) => path.endsWith(".woff2"));
  await mkdir(folder, { recursive: true });
  await Promise.all(fonts.map(({ path, contents }) => writeFile(path, contents)));
  const { text } = outputFiles.find(({ path }) => path.endsWith(".css"));
  if (/<\/style/i.test(text)) throw new Error("the style in the page would end early");
  return { text: text.trim(), metafile };
}

/** Bundles the worker that computes and verifies draws. It is loaded only where a page needs it. */
async function bundleDrawWorker(folder) {
  const { metafile } = await build({
    absWorkingDir: here,
    entryPoints: { "draw-worker": "src/draw-phone/worker.ts" },
    outdir: join(folder, "assets"),
    entryNames: "[name]-[hash]",
    bundle: true,
    format: "iife",
    target: "es2022",
    minify: true,
    legalComments: "none",
    logLevel: "warning",
    metafile: true,
  });
  return metafile;
}

/**
 * Bundles the service worker, with the files that it caches, which are all of the client's code, styles and texts, and a
 * version that changes with each of them.
 */
async function bundleWorker(folder, index) {
  const icon = await readFile(join(folder, "icon.svg"));
  const names = (await readdir(join(folder, "assets"))).sort();
  const files = [...names.map(addressOf), "/icon.svg"];
  const named = files.filter((file) => index.includes(file));
  const version = createHash("sha256").update(index).update(files.join()).update(icon).digest("hex").slice(0, 16);
  await build({
    absWorkingDir: here,
    entryPoints: { worker: "src/offline/worker.ts" },
    outdir: folder,
    bundle: true,
    format: "iife",
    target: "es2022",
    minify: true,
    legalComments: "none",
    define: { SHELL: JSON.stringify({ version, files, named }) },
    logLevel: "warning",
  });
}

/** Whether this module is the program that was started, and not imported by a test. */
const isProgram = process.argv[1] !== undefined && realpathSync(process.argv[1]) === fileURLToPath(import.meta.url);
if (isProgram) {
  const folder = process.argv[2];
  if (!folder) throw new Error("name the folder to build into: node build.js FOLDER");
  const { packages } = await bundle(folder);
  packages.forEach((name) => console.log(name));
}
