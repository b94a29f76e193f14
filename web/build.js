// Bundles the client: `node build.js FOLDER`. Writes only into FOLDER. Prints the folders of the packages whose code is
// in the bundle, one per line.
//
// File names contain a hash of the content, so that browsers can cache files indefinitely; only index.html, the icon and
// the service worker keep their names. The worker contains the names of the other files, so it changes with each of them.
import { build } from "esbuild";
import { createHash } from "node:crypto";
import { cp, mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { basename, dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

const here = dirname(fileURLToPath(import.meta.url));

/** The URL path of the file that was built from this source. */
function addressOf(metafile, source, folder) {
  const outputs = Object.entries(metafile.outputs);
  const [path] = outputs.find(([, output]) => output.entryPoint?.endsWith(source)) ?? [];
  if (!path) throw new Error(`${source} was not built`);
  return `/${folder}/${basename(path)}`;
}

/** The folders of the packages whose code is in the outputs. */
function packagesOf(...metafiles) {
  const outputs = metafiles.flatMap(({ outputs }) => Object.values(outputs));
  const inputs = outputs.flatMap(({ inputs }) => Object.entries(inputs));
  const used = inputs.filter(([, { bytesInOutput }]) => bytesInOutput > 0);
  const folders = used.flatMap(([path]) => path.match(/^.*node_modules\/(@[^/]+\/)?[^/]+/)?.[0] ?? []);
  return [...new Set(folders)].sort();
}

async function bundle(folder) {
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  const drawWorker = await bundleDrawWorker(folder);
  const { metafile } = await build({
    absWorkingDir: here,
    entryPoints: ["src/main.ts", "src/styles/main.css"],
    define: { DRAW_WORKER: JSON.stringify(addressOf(drawWorker, "src/draw-phone/worker.ts", "assets")) },
    outdir: join(folder, "assets"),
    entryNames: "[name]-[hash]",
    bundle: true,
    format: "esm",
    target: "es2022",
    minify: true,
    legalComments: "none",
    loader: { ".ftl": "text" },
    logLevel: "warning",
    metafile: true,
  });
  const page = await readFile(join(here, "index.html"), "utf8");
  const script = addressOf(metafile, "src/main.ts", "assets");
  const style = addressOf(metafile, "src/styles/main.css", "assets");
  const index = page.replace("{script}", script).replace("{style}", style);
  await writeFile(join(folder, "index.html"), index);
  await cp(join(here, "static"), folder, { recursive: true });
  await bundleWorker(folder, index, [script, style, "/icon.svg"]);
  packagesOf(metafile, drawWorker).forEach((name) => console.log(name));
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

/** Bundles the service worker, with the files that it caches and a version that changes with the page and the files. */
async function bundleWorker(folder, index, files) {
  const icon = await readFile(join(folder, "icon.svg"));
  const version = createHash("sha256").update(index).update(icon).digest("hex").slice(0, 16);
  await build({
    absWorkingDir: here,
    entryPoints: { worker: "src/offline/worker.ts" },
    outdir: folder,
    bundle: true,
    format: "iife",
    target: "es2022",
    minify: true,
    legalComments: "none",
    define: { SHELL: JSON.stringify({ version, files }) },
    logLevel: "warning",
  });
}

const folder = process.argv[2];
if (!folder) throw new Error("name the folder to build into: node build.js FOLDER");
await bundle(folder);
