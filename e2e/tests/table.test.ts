// Focus, history, and what stands out at a table: the client alone, told by the test what a server would say.
import assert from "node:assert/strict";
import { test } from "node:test";
import type { Page } from "playwright-core";
import { PHONE } from "../support/browser.js";
import { isAccessible } from "../support/people.js";
import { onStage, type Spoken } from "../support/stage.js";
import { holdemFolded, holdemTurn, watched } from "../support/tables.js";

const { sees, shows } = onStage;

const turn = holdemTurn({ least: 200, most: 9900 });
const focused = (page: Page) => page.evaluate(() => document.activeElement!.getAttribute("aria-label") ?? document.activeElement!.localName);

test("the focus is at the table once it is open, at the own place after sitting down, and stays where somebody has put it", async () => {
  const page = await sees(watched(turn));
  assert.equal(await focused(page), "main");
  await page.getByRole("button", { name: "Take a seat" }).click();
  await page.getByRole("button", { name: /^Take seat \d/ }).click();
  await shows(page, turn);
  assert.equal(await focused(page), "Your seat");
  await page.getByRole("button", { name: /^Fold/ }).focus();
  await shows(page, turn);
  assert.match((await page.locator(":focus").innerText()), /^Fold/);
  await page.context().close();
});

test("the first stop of the tab key leads past the head of the page", async () => {
  const page = await sees(turn);
  const link = page.getByRole("link", { name: "Skip to the content" });
  assert.ok(await link.evaluate((link) => link === document.querySelector("a, button, input, [tabindex]")));
  await link.focus();
  assert.ok((await link.boundingBox())!.y >= 0);
  await page.keyboard.press("Enter");
  assert.equal(await focused(page), "main");
  await page.context().close();
});

test("going back closes an open panel first, and each way of closing it leaves no step behind", async () => {
  const page = await sees(turn, PHONE);
  const log = page.getByRole("button", { name: "Log", exact: true });
  const panel = page.getByRole("complementary");
  const table = page.url();
  const steps = await page.evaluate(() => history.length);
  for (const close of [() => page.goBack(), () => page.keyboard.press("Escape"), () => page.getByRole("button", { name: "Close" }).click(), () => page.goBack()]) {
    await log.click();
    await panel.waitFor();
    await page.getByRole("button", { name: "Invite" }).click();
    await close();
    await panel.waitFor({ state: "detached" });
    assert.equal(page.url(), table);
  }
  assert.equal(await page.evaluate(() => history.length), steps + 1);
  assert.equal(await page.evaluate(() => history.state), null);
  await page.context().close();
});

test("a lost connection and a pause stand out and are announced, and so is that the connection is back", async () => {
  const page = await sees(turn, PHONE);
  await page.evaluate(() => (globalThis as unknown as { spoken: Spoken }).spoken.lose());
  const lost = page.getByRole("alert").getByText("Connection lost");
  await lost.waitFor();
  assert.ok((await lost.boundingBox())!.width > 300, "as wide as the table");
  await isAccessible(page);
  await shows(page, { ...turn, table: { ...turn.table, phase: "paused", pause_left_ms: 300_000 } });
  await page.getByRole("log").getByText("Connected again.").waitFor({ state: "attached" });
  const paused = page.getByRole("status").getByText(/^Paused/);
  assert.ok((await paused.boundingBox())!.width > 300, "as wide as the table");
  await isAccessible(page);
  await page.context().close();
});

/** The contrasts of these elements' texts with the ground below them, as WCAG measures them. Runs in the page. */
function contrasts(selector: string): { text: string; ratio: number }[] {
  const channels = (colour: string) => colour.match(/[\d.]+/g)!.map(Number);
  const light = (rgb: number[]) => {
    const [r, g, b] = rgb.map((value) => (value / 255 <= 0.04045 ? value / 255 / 12.92 : ((value / 255 + 0.055) / 1.055) ** 2.4));
    return 0.2126 * r! + 0.7152 * g! + 0.0722 * b!;
  };
  const above = (element: Element): Element[] => [element, ...(element.parentElement ? above(element.parentElement) : [])];
  return [...document.querySelectorAll(selector)].map((element) => {
    const grounds = above(element).map((each) => channels(getComputedStyle(each).backgroundColor));
    const ground = grounds.find(([, , , alpha = 1]) => alpha === 1)!.slice(0, 3);
    const opacity = above(element).reduce((share, each) => share * Number(getComputedStyle(each).opacity), 1);
    const text = channels(getComputedStyle(element).color).slice(0, 3).map((value, index) => value * opacity + ground[index]! * (1 - opacity));
    const [a, b] = [light(text), light(ground)].sort((a, b) => b - a);
    return { text: element.textContent!.trim(), ratio: (a! + 0.05) / (b! + 0.05) };
  });
}

test("whoever has folded can still be read", async () => {
  const page = await sees(holdemFolded());
  const found = await page.evaluate(contrasts, ".out .name, .out .stack, .out .note");
  assert.ok(found.length >= 3);
  assert.deepEqual(found.filter(({ ratio }) => ratio < 4.5), []);
  await isAccessible(page);
  await page.context().close();
});
