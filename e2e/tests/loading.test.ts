// The code of a page loads when it is opened. Tests the client alone, with requests for its files that wait or fail.
import assert from "node:assert/strict";
import { test } from "node:test";
import type { BrowserContextOptions, Page } from "playwright-core";
import { DESKTOP, PHONE } from "../support/browser.js";
import { isAccessible, readsWell } from "../support/people.js";
import { type Answers, onStage } from "../support/stage.js";

const LOBBY: Answers = {
  "/api/tables": { tables: [], page: 1, pages: 1, total: 0 },
  "/api/me/tables": [],
  "/api/me/runs": [],
  "/api/runs": [],
  "/api/games": [],
  "/api/me/tables/closed": { tables: [], page: 1, pages: 1, total: 0 },
};
/** The form of a new event, which no other page loads. */
const FORM = "**/organiser-pages-*.js";

const visits = (window: BrowserContextOptions) => onStage.visits("/", window, LOBBY);
const heading = (page: Page) => page.getByRole("heading", { level: 1 });

test("the lobby loads no code of the organiser, and stays until the code of the next page has loaded", async () => {
  const page = await visits(DESKTOP);
  const loaded = await page.evaluate(() => performance.getEntriesByType("resource").map(({ name }) => name));
  assert.deepEqual(
    loaded.filter((name) => /organiser|desk|participant|admin|\/es-/.test(name)),
    [],
  );
  let release = (): void => undefined;
  const held = new Promise<void>((done) => (release = done));
  await page.route(FORM, (route) => held.then(() => route.fallback()));
  const before = await heading(page).innerText();
  await page.getByRole("link", { name: "New event" }).click();
  await page.waitForURL("**/events/new");
  assert.equal(await heading(page).innerText(), before);
  release();
  await page.locator("run-plan-page").waitFor();
  assert.equal(await page.locator("lobby-page").count(), 0);
  await page.context().close();
});

for (const [locale, link, failed, reload] of [
  ["en", "New event", "This page could not be loaded", "Reload"],
  ["es", "Nuevo evento", "No se ha podido cargar esta página", "Recargar"],
] as const)
  test(`a page whose code does not load says so and can be reloaded (${locale})`, async () => {
    const page = await visits({ ...PHONE, locale });
    await page.route(FORM, (route) => route.abort());
    await page.getByRole("link", { name: link }).click();
    await page.getByRole("alert").getByText(failed).waitFor();
    await isAccessible(page);
    await readsWell(page);
    await page.goBack();
    await page.locator("lobby-page").waitFor();
    await page.goForward();
    await page.getByRole("alert").waitFor();
    await page.unroute(FORM);
    await page.getByRole("button", { name: reload }).click();
    await page.locator("run-plan-page").waitFor();
    await page.context().close();
  });

test("a language whose texts do not load leaves the page as it is", async () => {
  const page = await visits(PHONE);
  await page.route("**/es-*.js", (route) => route.abort());
  const language = page.getByLabel("Language");
  await language.selectOption("es");
  await page.getByRole("alert").getByText("The language could not be changed").waitFor();
  assert.equal(await language.inputValue(), "en");
  await isAccessible(page);
  await page.getByRole("button", { name: "Hide" }).click();
  assert.equal(await page.getByRole("alert").count(), 0);
  await page.context().close();
});

for (const file of ["app-*.js", "en-*.js", "lobby-pages-*.js", "style.css"])
  test(`a client that does not load shows a message, not an empty page (${file})`, async () => {
    const page = await visits(DESKTOP);
    await page.route(`**/${file}`, (route) => route.abort());
    await onStage.reloads(page);
    await page.getByRole("alert").getByText("This page could not be loaded").waitFor();
    await page.unroute(`**/${file}`);
    await page.getByRole("button", { name: "Reload" }).click();
    await page.locator("lobby-page").waitFor();
    await page.context().close();
  });
