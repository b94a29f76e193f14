import { execFileSync } from "node:child_process";
import { cpSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from "node:fs";
import { createServer } from "node:https";
import type { AddressInfo } from "node:net";
import { extname, join, resolve } from "node:path";

const WEB = resolve("../web");
const TYPES: Record<string, string> = {
  ".js": "text/javascript",
  ".css": "text/css",
  ".woff2": "font/woff2",
  ".svg": "image/svg+xml",
};

/** A version of the client, built from the sources with this name in the attribute `data-version` of its page. */
export function buildsPages(folder: string, version: string): string {
  const [sources, pages] = [join(folder, `web-${version}`), join(folder, `pages-${version}`)];
  mkdirSync(sources);
  for (const part of ["src", "locales", "static", "index.html", "build.js", "package.json", "tsconfig.json"])
    cpSync(join(WEB, part), join(sources, part), { recursive: true });
  symlinkSync(join(WEB, "node_modules"), join(sources, "node_modules"));
  const entry = join(sources, "src/main.ts");
  writeFileSync(entry, `${readFileSync(entry, "utf8")}document.documentElement.dataset.version = "${version}";\n`);
  execFileSync(process.execPath, [join(sources, "build.js"), pages]);
  return pages;
}

/** A server of built pages. */
export interface PageServer {
  /** Its address and port. */
  address: string;
  close(): Promise<void>;
}

/** Serves built pages over HTTPS like the room, without its API. */
export async function servesPages(pages: string, certificates: string): Promise<PageServer> {
  const [cert, key] = ["cert.pem", "key.pem"].map((name) => readFileSync(join(certificates, name)));
  const server = createServer({ cert, key }, (request, response) => {
    const path = new URL(request.url ?? "/", "https://room").pathname;
    if (path.startsWith("/api/")) return void response.writeHead(503).end();
    const type = TYPES[extname(path)];
    response.setHeader("content-type", type ?? "text/html");
    response.end(readFileSync(join(pages, type ? path : "index.html")));
  });
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  return {
    address: `127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: async () => {
      const closed = new Promise<unknown>((done) => server.close(done));
      server.closeAllConnections();
      await closed;
    },
  };
}
