// The parts of the client that need the room: the web app manifest with its icons, and notifications.
import assert from "node:assert/strict";
import { test } from "node:test";
import type { Page } from "playwright-core";
import { DESKTOP, PHONE } from "../support/browser.js";
import { evening } from "../support/evening.js";
import { isAccessible, opensATable, readsWell, sitsDown, theTurnOf } from "../support/people.js";
import { hides, recordsSignals } from "../support/signals.js";

// The shell installs no page, and shows no notification.
const here = evening({}, "browser");

interface Manifest {
  name: string;
  start_url: string;
  display: string;
  icons: { src: string; sizes: string; type: string; purpose?: string }[];
}

/** The size of a PNG picture, which is at the start of the file. */
const sizeOf = (png: Buffer) => `${png.readUInt32BE(16)}x${png.readUInt32BE(20)}`;

test("the room can be installed: the manifest and its icons are served", async () => {
  const ann = await here.arrives(PHONE);
  await ann.page.goto(ann.room);
  const link = await ann.page.locator("link[rel=manifest]").getAttribute("href");
  const { request } = ann.page;
  const answer = await request.get(ann.room + link!);
  assert.equal(answer.headers()["content-type"], "application/manifest+json");
  const manifest = (await answer.json()) as Manifest;
  assert.deepEqual([manifest.name, manifest.start_url, manifest.display], ["Cardroom", "/", "standalone"]);
  for (const { src, sizes, type } of manifest.icons) {
    const icon = await request.get(ann.room + src);
    assert.deepEqual([icon.status(), icon.headers()["content-type"]], [200, type], src);
    if (type === "image/png") assert.equal(sizeOf(await icon.body()), sizes, src);
  }
  const sizes = manifest.icons.map(({ sizes, purpose }) => `${sizes} ${purpose ?? "any"}`);
  assert.deepEqual(sizes, ["192x192 any", "512x512 any", "512x512 maskable", "any any"]);
  const browser = await ann.page.context().newCDPSession(ann.page);
  const { data, errors } = await browser.send("Page.getAppManifest");
  assert.ok(data, "the policy lets the browser load the manifest");
  assert.deepEqual(errors, []);
  const { installabilityErrors } = await browser.send("Page.getInstallabilityErrors");
  const problems = installabilityErrors.map(({ errorId }) => errorId);
  // A test's browser has no profile on disk.
  assert.deepEqual(problems, ["in-incognito"]);
  const touch = await ann.page.locator("link[rel=apple-touch-icon]").getAttribute("href");
  assert.equal(sizeOf(await (await request.get(ann.room + touch!)).body()), "180x180");
  await ann.leaves();
});

/** The titles and texts of the notifications that are shown. */
const notices = (page: Page) =>
  page.evaluate(async () => {
    const shown = await (await navigator.serviceWorker.getRegistration())!.getNotifications();
    return shown.map(({ title, body, tag }) => [title, body, tag.replace(/-.*/, "")]);
  });

test("a hidden table notifies its player of the turn, without cards, until the player has acted", async () => {
  const ann = await here.arrives(DESKTOP);
  const { page } = ann;
  await page.context().grantPermissions(["notifications"], { origin: ann.room });
  await page.addInitScript(recordsSignals);
  await opensATable(ann, "Ann", { game: "Hold’em", seats: 2, bots: 1, between: 1 });
  await page.getByRole("button", { name: "Settings" }).click();
  await page.getByRole("checkbox", { name: "Notify me of my turn" }).check();
  await page.evaluate(() => navigator.serviceWorker.ready);
  await isAccessible(page);
  await readsWell(page);
  await page.keyboard.press("Escape");
  await hides(page, true);
  await sitsDown(ann, "Ann");
  const turn = theTurnOf(ann);
  await turn.getByRole("button", { name: /^Fold/ }).waitFor({ timeout: 30_000 });
  const [table = ""] = (await page.title()).replace("Your turn – ", "").split(" · ");
  for (let tries = 0; tries < 50 && (await notices(page)).length === 0; tries++) await page.waitForTimeout(100);
  assert.deepEqual(await notices(page), [["Your turn", table, "turn"]]);
  await turn.getByRole("button", { name: /^Fold/ }).click();
  // Where checking is free, the page asks whether to fold.
  const asked = page.getByRole("alertdialog").getByRole("button", { name: /^Fold/ });
  if (await asked.count()) await asked.click();
  for (let tries = 0; tries < 50 && (await notices(page)).length > 0; tries++) await page.waitForTimeout(50);
  assert.deepEqual(await notices(page), []);
  await ann.leaves();
});
