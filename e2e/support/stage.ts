import { after, before } from "node:test";
import type { Browser, BrowserContextOptions, Page } from "playwright-core";
import type { Moment } from "../../web/src/generated/server.js";
import { DESKTOP, startBrowser } from "./browser.js";
import { type Answers, buildClient, type Client, isOpen, type Spoken } from "./client.js";

export { type Answers, refusedAnswer, type Spoken } from "./client.js";

/** Default response to /api/me: the visitor is a guest called Ann. */
const GUEST: Answers = { "/api/me": { name: "Ann" } };

/** The browser and the built client for a test file, started before its first test and stopped after its last one. */
export const onStage = {
  /** Opens the page of a table whose messages come from the test, in English unless the window has another locale. */
  opens: (window: BrowserContextOptions, answers: Answers = {}): Promise<Page> =>
    onStage.visits("/t/made-up", window, answers),
  /** Opens the page at this path. */
  visits: (path: string, window: BrowserContextOptions, answers: Answers = {}): Promise<Page> =>
    client.opens(browser, { locale: "en", ...window }, { path, answers: { ...GUEST, ...answers } }),
  /** Opens a page and shows this moment. */
  async sees(moment: Moment, window: BrowserContextOptions = DESKTOP, answers: Answers = {}): Promise<Page> {
    const page = await onStage.opens(window, answers);
    await onStage.shows(page, moment);
    return page;
  },
  /** Loads the page anew. */
  async reloads(page: Page): Promise<void> {
    await page.reload();
    await isOpen(page);
  },
  /** Sends this moment to the page of a table, once its code has loaded, and waits until it is rendered. */
  async shows(page: Page, moment: Moment): Promise<void> {
    await page.locator("table-page").waitFor({ state: "attached" });
    await page.evaluate((moment) => (globalThis as unknown as { spoken: Spoken }).spoken.show(moment), moment);
  },
};

let browser: Browser;
let client: Client;
before(async () => {
  [browser, client] = await Promise.all([startBrowser(), buildClient()]);
});
after(async () => {
  await browser?.close();
  client?.close();
});
