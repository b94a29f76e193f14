import { language } from "./i18n/language.js";
import { loadTexts } from "./i18n/texts.js";
import { showLoadFailure } from "./pages/load-failure.js";
import { loadPage } from "./pages/parts.js";
import { stylesLoaded } from "./pages/styles.js";
import { parse } from "./router.js";
import { applyLook } from "./state/look.js";

/** Starts the client once all that its first page needs has loaded, so that nothing shows without its texts or styles. */
async function start(): Promise<void> {
  const [app] = await Promise.all([
    import("./pages/app.js"),
    loadPage(parse(location.pathname).page),
    loadTexts(language()),
    stylesLoaded(),
  ]);
  app.startApp();
}

// Before the first paint, which waits for this module.
applyLook();
start().catch((error: unknown) => {
  showLoadFailure();
  throw error;
});
