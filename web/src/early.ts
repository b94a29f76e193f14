// The script in the page itself, which `build.js` inserts there. Before the first paint it requests what does not delay it
// and shows the first texts; after it, it requests the code and the texts of the page. It is a bundle of its own, which shares
// no state with the client but the first socket of a table (`connection/first-socket.ts`).
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

/** Requests the code and the texts of a page. */
function requestPage({ page }: Route): void {
  const module = MODULE_OF[page];
  preload(language());
  if (module) [module, ...TEXTS_OF[module].map((part) => `${language()}-${part}`)].forEach(preload);
  const game = page === "table" ? previewGame() : undefined;
  if (game !== undefined) preload(`${game}-felt`);
}

const route = parse(location.pathname);
requestSheets(MODULE_OF[route.page]);
if (route.page === "table") openFirstSocket(route.id);
["/api/notice", ...answersOf(route)].forEach(preloadAnswer);

defineShell(route.page);

/** Uses the formats of numbers and times, which takes the browser up to 20 ms each the first time. */
function prepareFormats(): void {
  new Intl.NumberFormat(language()).format(0);
  if (route.page === "board") setTimeout(() => new Intl.DateTimeFormat(language()).format(0));
}

/** Starts the client, which is the first file of its part. */
function startClient(): void {
  import(filesOf("main")[0]!).catch((error: unknown) => {
    closeFirstSocket();
    showLoadFailure();
    throw error;
  });
}

// Loading and evaluating the code would delay the first paint.
document.addEventListener("DOMContentLoaded", () =>
  afterPaint(() => {
    requestPage(route);
    startClient();
    prepareFormats();
  }),
);
