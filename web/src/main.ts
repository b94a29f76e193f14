// The client, which the script in the page (`early.ts`) loads.
import { beforeRefusals } from "./connection/api.js";
import { closeFirstSocket } from "./connection/first-socket.js";
import { loadFelt } from "./felts/index.js";
import { language } from "./i18n/language.js";
import { refusalTexts } from "./i18n/refusal-texts.js";
import { loadTexts } from "./i18n/texts.js";
import { startApp } from "./pages/app.js";
import { previewGame } from "./pages/link-preview.js";
import { showLoadFailure } from "./pages/load-failure.js";
import { loadPage } from "./pages/parts.js";
import { stylesLoaded } from "./pages/styles.js";
import { parse } from "./router.js";
import { firstNotice } from "./state/notice.js";

/** Time after which the client loads the texts that no page shows at first, in milliseconds. */
const LATER_MS = 2000;

/**
 * Starts the client once all that its first page needs has loaded, so that nothing shows without its texts or styles, and the
 * banner moves nothing that shows.
 */
async function start(): Promise<void> {
  beforeRefusals(refusalTexts);
  const { page } = parse(location.pathname);
  const game = page === "table" ? previewGame() : undefined;
  const felt = game === undefined ? undefined : loadFelt(game);
  await Promise.all([loadPage(page), felt, loadTexts(language()), stylesLoaded(), firstNotice()]);
  startApp();
  setTimeout(() => void refusalTexts(), LATER_MS);
}

start().catch((error: unknown) => {
  closeFirstSocket();
  showLoadFailure();
  throw error;
});
