import { language } from "../i18n/language.js";
import { needTexts } from "../i18n/texts.js";
import { type Module, MODULE_OF, type Page, TEXTS_OF } from "./modules.js";
import { preload } from "./preload.js";
import { stylesLoaded } from "./styles.js";

/** The modules that define the elements of the pages, by their names. */
const MODULES = {
  "admin-pages": () => import("../admin/admin-pages.js"),
  "board-pages": () => import("../run/board-pages.js"),
  "create-pages": () => import("./create-pages.js"),
  "desk-pages": () => import("../run/desk-pages.js"),
  "guest-pages": () => import("./guest-pages.js"),
  "lobby-pages": () => import("./lobby-pages.js"),
  "organiser-pages": () => import("../run/organiser-pages.js"),
  "panel-pages": () => import("./panel-pages.js"),
  "participant-pages": () => import("../run/participant-pages.js"),
  "rules-pages": () => import("./rules-pages.js"),
  "table-pages": () => import("./table-pages.js"),
} satisfies Record<Module, () => Promise<unknown>>;

const loaded = new Set<Module>();

/** Returns whether the elements of a page are defined. */
export function isLoaded(page: Page): boolean {
  const module = MODULE_OF[page];
  return !module || loaded.has(module);
}

/** Loads the code, the texts and the styles of a page. Rejects if the room cannot be reached or has another version by now. */
export async function loadPage(page: Page): Promise<void> {
  const module = MODULE_OF[page];
  if (module) await load(module);
}

/** Loads the code of the panels of a table, which it does not need to begin with. Rejects like {@link loadPage}. */
export const loadPanels = (): Promise<void> => load("panel-pages");

async function load(module: Module): Promise<void> {
  if (loaded.has(module)) return;
  preload(module);
  await Promise.all([MODULES[module](), needTexts(language(), TEXTS_OF[module]), stylesLoaded(module)]);
  loaded.add(module);
}

/** Loads the code of a page that is likely to be opened next. A failure shows when it is opened. */
export function expectPage(page: Page): void {
  loadPage(page).catch(() => undefined);
}
