import type { Route } from "../router.js";

type Page = Route["page"];

/** The modules that define the elements of the pages, by their names. */
const MODULES = {
  "admin-pages": () => import("../admin/admin-pages.js"),
  "board-pages": () => import("../run/board-pages.js"),
  "create-pages": () => import("./create-pages.js"),
  "desk-pages": () => import("../run/desk-pages.js"),
  "guest-pages": () => import("./guest-pages.js"),
  "lobby-pages": () => import("./lobby-pages.js"),
  "organiser-pages": () => import("../run/organiser-pages.js"),
  "participant-pages": () => import("../run/participant-pages.js"),
  "rules-pages": () => import("./rules-pages.js"),
  "table-pages": () => import("./table-pages.js"),
} satisfies Record<string, () => Promise<unknown>>;

type Module = keyof typeof MODULES;

/** The module of each page. The page for an unknown path is in the client itself. */
const MODULE_OF: Record<Page, Module | undefined> = {
  lobby: "lobby-pages",
  new: "create-pages",
  table: "table-pages",
  hand: "table-pages",
  rules: "rules-pages",
  you: "guest-pages",
  move: "guest-pages",
  admin: "admin-pages",
  board: "board-pages",
  participant: "participant-pages",
  join: "desk-pages",
  stop: "desk-pages",
  finish: "desk-pages",
  sheet: "desk-pages",
  "new-event": "organiser-pages",
  plan: "organiser-pages",
  staff: "organiser-pages",
  registration: "organiser-pages",
  sheets: "organiser-pages",
  corrections: "organiser-pages",
  questions: "organiser-pages",
  money: "organiser-pages",
  missing: undefined,
};

const loaded = new Set<Module>();
const preloaded = new Set<string>();

/** Returns whether the elements of a page are defined. */
export function isLoaded(page: Page): boolean {
  const module = MODULE_OF[page];
  return !module || loaded.has(module);
}

/** Loads the code of a page. Rejects if the room cannot be reached or has another version by now. */
export async function loadPage(page: Page): Promise<void> {
  const module = MODULE_OF[page];
  if (!module || loaded.has(module)) return;
  importsOf(module).forEach(preload);
  await MODULES[module]();
  loaded.add(module);
}

/** Loads the code of a page that is likely to be opened next. A failure shows when it is opened. */
export function expectPage(page: Page): void {
  loadPage(page).catch(() => undefined);
}

/** The URLs of the files that a module imports, which `build.js` writes into the page. */
function importsOf(module: Module): readonly string[] {
  const text = document.getElementById("imports")?.textContent;
  const all = JSON.parse(text || "{}") as Partial<Record<Module, string[]>>;
  return all[module] ?? [];
}

/** Requests a file together with the module that imports it, and not only after that has arrived. */
function preload(url: string): void {
  if (preloaded.has(url)) return;
  preloaded.add(url);
  const link = document.createElement("link");
  [link.rel, link.href] = ["modulepreload", url];
  document.head.append(link);
}
