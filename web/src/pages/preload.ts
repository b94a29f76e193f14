const requested = new Set<string>();

/**
 * Requests the files of a part of the client, which `build.js` names in the page: those of a module, or the texts of a
 * language. They load at the same time, and not each after the file that imports it.
 */
export function preload(part: string): void {
  for (const url of filesOf(part)) if (!requested.has(url)) request(url);
}

/** The URLs of the files of a part; none in a page that does not name them. */
export function filesOf(part: string): readonly string[] {
  const text = document.getElementById("files")?.textContent;
  return (JSON.parse(text || "{}") as Partial<Record<string, string[]>>)[part] ?? [];
}

function request(url: string): void {
  requested.add(url);
  document.head.append(Object.assign(document.createElement("link"), { rel: "modulepreload", href: url }));
}

/** Requests what the room answers at a path. The first `fetch` of this path takes the answer. */
export function preloadAnswer(path: string): void {
  const link = { rel: "preload", as: "fetch", crossOrigin: "anonymous", href: path };
  document.head.append(Object.assign(document.createElement("link"), link));
}
