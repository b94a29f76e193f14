// Bundles the client: `node build.js FOLDER`. Writes only into FOLDER. Prints the folders of the packages whose code is
// in the bundle, one per line.
//
// File names contain a hash of the content, so that browsers can cache files indefinitely; only index.html keeps its
// name.
import { build } from "esbuild";
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

/** The folders of the packages whose code is in the output. */
function packagesOf(metafile) {
  const inputs = Object.values(metafile.outputs).flatMap(({ inputs }) => Object.entries(inputs));
  const used = inputs.filter(([, { bytesInOutput }]) => bytesInOutput > 0);
  const folders = used.flatMap(([path]) => path.match(/^.*node_modules\/(@[^/]+\/)?[^/]+/)?.[0] ?? []);
  return [...new Set(folders)].sort();
}

async function bundle(folder) {
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  const { metafile } = await build({
    absWorkingDir: here,
    entryPoints: ["src/main.ts", "src/styles/main.css"],
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
  await writeFile(join(folder, "index.html"), page.replace("{script}", script).replace("{style}", style));
  await cp(join(here, "static"), folder, { recursive: true });
  packagesOf(metafile).forEach((name) => console.log(name));
}

const folder = process.argv[2];
if (!folder) throw new Error("name the folder to build into: node build.js FOLDER");
await bundle(folder);
