/** The files of the client: the version is a hash of their names, which contain hashes of their contents. */
export interface Shell {
  version: string;
  /** The paths of the scripts, the styles, the texts and the icon. */
  files: readonly string[];
  /** Those of them that the page names. The first script names the others, so its name changes with each of them. */
  named: readonly string[];
}

const PREFIX = "shell-";
/** Time after which the room counts as unreachable when a page is opened, in milliseconds. */
const OPEN_MS = 4_000;

export const cacheOf = ({ version }: Shell): string => PREFIX + version;

/** The caches of other versions, which are deleted once this version is in use. */
export const outdated = (names: readonly string[], shell: Shell): string[] =>
  names.filter((name) => name.startsWith(PREFIX) && name !== cacheOf(shell));

/** The paths of pages that the room makes itself, and that are not part of the client. */
const OTHER_PAGES = /^\/(api|install-certificate|metrics)(\/|$)/;

/**
 * The source of the response to a request: `page` is the room's page if it can be reached, and the cached one
 * otherwise; `file` is a cached file. Undefined for all other requests, such as those to the API, which are not touched.
 */
export function sourceOf(request: Pick<Request, "method" | "mode">, url: URL, origin: string, shell: Shell) {
  if (request.method !== "GET" || url.origin !== origin) return undefined;
  if (request.mode === "navigate") return OTHER_PAGES.test(url.pathname) ? undefined : "page";
  return shell.files.includes(url.pathname) ? "file" : undefined;
}

/** Stores the files of this version. Rejects if the room has another version by now. */
export async function install(caches: CacheStorage, shell: Shell): Promise<void> {
  const page = await fetch("/", { cache: "reload" });
  const text = await page.clone().text();
  if (!page.ok || !shell.named.every((file) => text.includes(file))) throw new Error("the room has another version");
  const cache = await caches.open(cacheOf(shell));
  await cache.put("/", page);
  await cache.addAll(shell.files);
}

/** The room's page or, if the room does not answer, the cached page of the same version as the cached files. */
export async function openPage(request: Request, caches: CacheStorage, shell: Shell): Promise<Response> {
  const cached = async () => (await (await caches.open(cacheOf(shell))).match("/")) ?? Response.error();
  const late = new Promise<undefined>((done) => setTimeout(done, OPEN_MS));
  try {
    return (await Promise.race([fetch(request), late])) ?? (await cached());
  } catch {
    return cached();
  }
}

/** A file from the cache, or from the room if it is missing. */
export async function openFile(request: Request, caches: CacheStorage, shell: Shell): Promise<Response> {
  const cache = await caches.open(cacheOf(shell));
  return (await cache.match(new URL(request.url).pathname)) ?? fetch(request);
}
