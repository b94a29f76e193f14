// The code of a page loads when it is opened. Tests the client alone, with requests for its files that wait or fail.
import assert from "node:assert/strict";
import { test } from "node:test";
import type { BrowserContextOptions, Page } from "playwright-core";
import { DESKTOP, PHONE } from "../support/browser.js";
import { GAME } from "../support/create_form.js";
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
  const release = await holds(page, FORM);
  const before = await heading(page).innerText();
  await page.getByRole("link", { name: "New event" }).click();
  await page.waitForURL("**/events/new");
  assert.equal(await heading(page).innerText(), before);
  const status = page.getByRole("status").filter({ hasText: "The page is loading" });
  await status.waitFor({ state: "attached" });
  release();
  await page.locator("run-plan-page").waitFor();
  assert.equal(await page.locator("lobby-page").count(), 0);
  assert.equal(await status.count(), 0);
  await page.context().close();
});

/** Holds the requests for a file until the returned function is called. */
async function holds(page: Page, file: string): Promise<() => void> {
  let release = (): void => undefined;
  const held = new Promise<void>((done) => (release = done));
  await page.route(file, (route) => held.then(() => route.fallback()));
  return release;
}

test("a form that has made a table waits for the code of the table, and starts anew after Back", async () => {
  let made = 0;
  const page = await onStage.visits("/", PHONE, {
    ...LOBBY,
    "/api/games": [GAME],
    "/api/tables": (body: unknown) => (body ? { id: "made-up", made: ++made } : LOBBY["/api/tables"]),
  });
  const release = await holds(page, "**/table-pages-*.js");
  await page.getByRole("link", { name: "New table" }).click();
  await page.getByLabel("Take a seat yourself").uncheck();
  const button = page.locator("form.create > button");
  await button.click();
  await page.waitForURL("**/t/made-up");
  await page.locator("main[inert][aria-busy=true]").waitFor();
  assert.ok(await button.isDisabled());
  await page.goBack();
  await page.waitForURL("**/new");
  await page.locator("main:not([inert])").waitFor();
  assert.ok(await button.isEnabled(), "a new form");
  assert.equal(made, 1);
  await page.goForward();
  release();
  await page.locator("table-page:not([inert])").waitFor({ state: "attached" });
  await page.context().close();
});

test("a volunteer joins once, and keeps the page of the link until that of the staff has loaded", async () => {
  let joined = 0;
  const page = await onStage.visits("/", PHONE, {
    ...LOBBY,
    "/api/runs/made-up/links/check": { run: { name: "Spring", date: "2026-05-01", route: [] }, roles: ["organiser"] },
    "/api/runs/made-up/join": () => ({ joined: ++joined }),
  });
  const release = await holds(page, FORM);
  await page.evaluate(() => {
    history.pushState(null, "", "/e/made-up/join#token");
    window.dispatchEvent(new PopStateEvent("popstate"));
  });
  await page.locator("run-join-page button").click();
  await page.waitForURL("**/staff");
  await page.locator("main[inert]").waitFor();
  assert.ok(await page.locator("run-join-page button").isDisabled());
  assert.equal(await page.locator(".warning").count(), 0, "the link is complete");
  release();
  await page.locator("run-staff-page").waitFor();
  assert.equal(joined, 1);
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
