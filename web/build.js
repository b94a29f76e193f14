// Bundles the client: `node build.js FOLDER`. Writes only into FOLDER. Prints the folders of the packages whose code or
// fonts are in the bundle, one per line.
//
// The code is divided into files that load with the pages that need them. Their names contain a hash of the content, so
// that browsers can cache files indefinitely; only index.html, the icons and the service worker keep their names. The
// worker contains the names of the other files, so it changes with each of them.
import { build } from "esbuild";
import { createHash } from "node:crypto";
import { realpathSync } from "node:fs";
import { cp, mkdir, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { basename, dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

const here = dirname(fileURLToPath(import.meta.url));

/** The script that every page runs first, and the module that it loads at every page. */
const MAIN = "src/main.ts";
const APP = "src/pages/app.ts";
const STYLE = "src/styles/main.css";

/** The output that was built from this source. */
export function outputOf(metafile, source) {
  const outputs = Object.entries(metafile.outputs);
  const [path] = outputs.find(([, output]) => output.entryPoint?.endsWith(source)) ?? [];
  if (!path) throw new Error(`${source} was not built`);
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

/** The path of the font that every page needs, so that the page loads it together with the style. */
function mainFont(metafile) {
  const font = Object.keys(metafile.outputs).find((path) => /-latin-wght-.*\.woff2$/.test(path));
  if (!font) throw new Error("the font with the Latin letters was not built");
  return addressOf(font);
}

/** The folders of the packages whose code or fonts are in the outputs. */
function packagesOf(...metafiles) {
  const outputs = metafiles.flatMap(({ outputs }) => Object.values(outputs));
  const inputs = outputs.flatMap(({ inputs }) => Object.entries(inputs));
  const used = inputs.filter(([, { bytesInOutput }]) => bytesInOutput > 0);
  const folders = used.flatMap(([path]) => path.match(/^.*node_modules\/(@[^/]+\/)?[^/]+/)?.[0] ?? []);
  return [...new Set(folders)].sort();
}

/** Bundles the client into a folder. Returns what esbuild tells of its files, and the packages whose code is in them. */
export async function bundle(folder) {
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  const drawWorker = await bundleDrawWorker(folder);
  const { metafile } = await build({
    absWorkingDir: here,
    entryPoints: [MAIN, STYLE],
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
    loader: { ".ftl": "text", ".woff2": "file" },
    logLevel: "warning",
    metafile: true,
  });
  await cp(join(here, "static"), folder, { recursive: true });
  const index = await writePage(folder, metafile);
  await bundleWorker(folder, index);
  return { metafile, packages: packagesOf(metafile, drawWorker) };
}

/**
 * Writes the page, with the files that a browser would find only in other files: those that every page needs, and those
 * that the modules of the pages import. Returns its text.
 */
async function writePage(folder, metafile) {
  const page = await readFile(join(here, "index.html"), "utf8");
  const [main, app, style] = [MAIN, APP, STYLE].map((source) => outputOf(metafile, source));
  const first = withImports(metafile, main, app);
  const preloaded = first.filter((path) => path !== main).map(addressOf);
  const index = page
    .replace("{script}", addressOf(main))
    .replace("{style}", addressOf(style))
    .replace("{font}", mainFont(metafile))
    .replace("{preload}", preloaded.map((url) => `<link rel="modulepreload" href="${url}">`).join("\n    "))
    .replace("{imports}", JSON.stringify(importsOfPages(metafile, first)));
  await writeFile(join(folder, "index.html"), index);
  return index;
}

/** The URLs of the files that the module of each page imports, except `first`, by the name of the module. */
function importsOfPages(metafile, first) {
  const sources = Object.values(metafile.outputs).flatMap(({ entryPoint }) => entryPoint ?? []);
  const modules = sources.filter((source) => source.endsWith("-pages.ts"));
  const imports = (source) => {
    const path = outputOf(metafile, source);
    return withImports(metafile, path).filter((one) => one !== path && !first.includes(one));
  };
  return Object.fromEntries(modules.map((source) => [basename(source, ".ts"), imports(source).map(addressOf)]));
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
