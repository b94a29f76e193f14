// The script in the page itself, which `build.js` inserts there. It runs before the first paint, and requests all files of
// the page that is opened at once. It is a bundle of its own, which shares no state with the client but the first socket of a
// table (`connection/first-socket.ts`).
import { closeFirstSocket, openFirstSocket } from "./connection/first-socket.js";
import { language } from "./i18n/language.js";
import { previewGame } from "./pages/link-preview.js";
import { showLoadFailure } from "./pages/load-failure.js";
import { MODULE_OF, TEXTS_OF } from "./pages/modules.js";
import { filesOf, preload, preloadAnswer } from "./pages/preload.js";
import { defineShell } from "./pages/shell.js";
import { requestSheets } from "./pages/styles.js";
import { parse, type Route } from "./router.js";
import { applyLook } from "./state/look.js";
import { afterPaint } from "./widgets/after-paint.js";

document.documentElement.lang = language();
applyLook();

/** The requests whose answers the first rendering of a page needs, apart from the banner, which every page has. */
function answersOf(route: Route): string[] {
  switch (route.page) {
    case "new":
      return ["/api/me", "/api/games"];
    case "board":
      return [`/api/runs/${route.run}/board`];
    default:
      return [];
  }
}

/** Connects to a table, and requests the felt of its game. */
function openTable(table: string): void {
  openFirstSocket(table);
  const game = previewGame();
  if (game !== undefined) preload(`${game}-felt`);
}

const route = parse(location.pathname);
const module = MODULE_OF[route.page];
requestSheets(module);
preload(language());
if (module) [module, ...TEXTS_OF[module].map((part) => `${language()}-${part}`)].forEach(preload);
if (route.page === "table") openTable(route.id);
["/api/notice", ...answersOf(route)].forEach(preloadAnswer);

defineShell(route.page);

/** Uses the formats of numbers and times, which takes the browser up to 20 ms each the first time. */
function prepareFormats(): void {
  new Intl.NumberFormat(language()).format(0);
  if (route.page === "board") setTimeout(() => new Intl.DateTimeFormat(language()).format(0));
}

// After the first texts of the page show, and while its files load.
document.addEventListener("DOMContentLoaded", () => afterPaint(prepareFormats));

// The first file of the part is the client itself.
import(filesOf("main")[0]!).catch((error: unknown) => {
  closeFirstSocket();
  showLoadFailure();
  throw error;
});
