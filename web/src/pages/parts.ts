import type { Route } from "../router.js";

type Page = Route["page"];
/** Loads the code of some pages, which define their elements. */
type Loader = () => Promise<unknown>;

const guest: Loader = () => import("./guest-pages.js");
const table: Loader = () => import("./table-pages.js");
const desk: Loader = () => import("../run/desk-pages.js");
const organiser: Loader = () => import("../run/organiser-pages.js");

/** The loader of each page. The page for an unknown path is in the client itself. */
const LOADERS: Record<Page, Loader | undefined> = {
  lobby: () => import("./lobby-pages.js"),
  new: () => import("./create-pages.js"),
  table,
  hand: table,
  rules: () => import("./rules-pages.js"),
  you: guest,
  move: guest,
  admin: () => import("../admin/admin-pages.js"),
  board: () => import("../run/board-pages.js"),
  participant: () => import("../run/participant-pages.js"),
  join: desk,
  stop: desk,
  finish: desk,
  sheet: desk,
  "new-event": organiser,
  plan: organiser,
  staff: organiser,
  registration: organiser,
  sheets: organiser,
  corrections: organiser,
  questions: organiser,
  money: organiser,
  missing: undefined,
};

const loaded = new Set<Loader>();

/** Returns whether the elements of a page are defined. */
export function isLoaded(page: Page): boolean {
  const loader = LOADERS[page];
  return !loader || loaded.has(loader);
}

/** Loads the code of a page. Rejects if the room cannot be reached or has another version by now. */
export async function loadPage(page: Page): Promise<void> {
  const loader = LOADERS[page];
  if (!loader) return;
  await loader();
  loaded.add(loader);
}

/** Loads the code of a page that is likely to be opened next. A failure shows when it is opened. */
export function expectPage(page: Page): void {
  loadPage(page).catch(() => undefined);
}
