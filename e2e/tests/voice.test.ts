// Speech of a screen reader at a table, and the keys that its users need: the client alone, with server messages from
// the test.
import assert from "node:assert/strict";
import { test } from "node:test";
import type { Page } from "playwright-core";
import type { View as Holdem } from "../../web/src/generated/holdem.js";
import type { Moment } from "../../web/src/generated/server.js";
import { DESKTOP } from "../support/browser.js";
import { onStage, type Spoken } from "../support/stage.js";
import { flushToWager, holdemTurn, step, watched } from "../support/tables.js";

const { sees } = onStage;
const RAISE = { least: 200, most: 400 };

const alert = (page: Page, words: RegExp) => page.getByRole("alert").getByText(words);
const urgent = (page: Page) => page.locator("[aria-live=assertive] p");
const button = (page: Page, name: string | RegExp) => page.getByRole("button", { name });

/** Sends a later moment of the hand that the page showed first. */
const moves = (page: Page, moment: Moment) =>
  page.evaluate(async (moment) => {
    const { spoken } = globalThis as unknown as { spoken: Spoken };
    spoken.tell({ type: "moved", ...moment, steps: [], seq: 1001, table: { ...moment.table, hand: 101_000 } });
    await spoken.drawn();
  }, moment);

test("a refused amount of a raise is spoken after Enter, each time, and not at every key", async () => {
  const page = await sees(holdemTurn(RAISE));
  const field = page.getByRole("textbox", { name: "Raise to, in chips", exact: true });
  await field.fill("9x");
  await page.locator("#raise-fault").waitFor();
  assert.equal(await page.getByRole("alert").count(), 0);
  await page.keyboard.press("Enter");
  const first = await alert(page, /not an amount/).elementHandle();
  await page.keyboard.press("Enter");
  await page.waitForFunction((line) => !line.isConnected, first);
  await alert(page, /not an amount/).waitFor();
  assert.ok(await field.evaluate((field) => field === document.activeElement && field.ariaInvalid === "true"));
  await page.context().close();
});

test("a refused bet in a field for exact amounts is spoken after Enter", async () => {
  const page = await sees(flushToWager());
  await button(page, "Exact amounts").click();
  const field = page.getByRole("textbox", { name: /^Ante / });
  await field.fill("0.01");
  assert.equal(await page.getByRole("alert").count(), 0);
  await field.press("Enter");
  await alert(page, /minimum/).waitFor();
  await page.context().close();
});

test("a refused buy-in marks its field, which has the focus", async () => {
  const page = await sees(watched(holdemTurn(null)));
  await button(page, "Take a seat").click();
  const field = page.getByLabel("Buy-in");
  await field.fill("x");
  await button(page, /^Take seat/).click();
  await alert(page, /not an amount/).waitFor();
  await page.waitForFunction(() => document.activeElement?.getAttribute("aria-invalid") === "true");
  assert.match((await field.getAttribute("aria-describedby")) ?? "", /seat-refused/);
  await page.context().close();
});

test("chips that are taken back or cleared by a key are spoken as those put on a spot", async () => {
  const page = await sees(flushToWager());
  const note = page.locator("#spot-note");
  await button(page, /^Ante: no bet/).click();
  const laid = await note.innerText();
  assert.match(laid, /^Ante: \$/);
  await page.keyboard.press("u");
  await note.getByText("Ante: no bet").waitFor({ state: "attached" });
  await button(page, /^Ante: no bet/).click();
  await page.keyboard.press("c");
  await note.getByText("Ante: no bet").waitFor({ state: "attached" });
  const view = flushToWager().game as { legal: unknown };
  await moves(page, { ...flushToWager(), game: { ...view, legal: null } });
  assert.equal((await note.innerText()).trim(), "", "the note ends with the betting");
  await page.context().close();
});

test("the turn interrupts other speech, unless a choice in advance answers it", async () => {
  const turn = holdemTurn(null, { check: true, call: null });
  const view = turn.game as Holdem;
  const waits = { ...turn, game: { ...view, legal: null, to_act: 2 } };
  for (const isChosen of [false, true]) {
    const page = await sees(waits);
    if (isChosen) await button(page, "Check/fold").click();
    await moves(page, turn);
    assert.equal(await urgent(page).count(), isChosen ? 0 : 1);
    assert.equal((await page.title()).startsWith("Your turn"), !isChosen);
    await page.context().close();
  }
});

test("the clauses of the log are one tab stop, with arrow keys between them", async () => {
  const steps = [1, 2, 3].map((seat) => step({ event: "folded", seat }, ["TH-3", "TH-4"]));
  const page = await sees({ ...holdemTurn(null), steps }, DESKTOP);
  const stops = page.locator(".log .clause-link:not([tabindex='-1'])");
  assert.equal(await stops.count(), 0, "the clauses take no room until they are asked for");
  await button(page, "Show the rule for each line").click();
  assert.equal(await stops.count(), 1);
  await stops.focus();
  await page.keyboard.press("ArrowDown");
  const isSecond = await page
    .locator(".log .clause-link")
    .nth(1)
    .evaluate((link) => link === document.activeElement);
  assert.ok(isSecond);
  await page.keyboard.press("Tab");
  assert.ok(await page.evaluate(() => document.activeElement!.closest(".chat") !== null), "the chat is next");
  await page.context().close();
});

test("with forced colours, a pressed button and a chosen setting are marked", async () => {
  const page = await sees(holdemTurn(null), { ...DESKTOP, forcedColors: "active" });
  await button(page, "Settings").click();
  await page.locator("look-choices").waitFor();
  const grounds = (selector: string) =>
    page
      .locator(selector)
      .evaluateAll((all) => new Set(all.map((each) => getComputedStyle(each).backgroundColor)).size);
  assert.equal(await grounds(".table-top nav button"), 2);
  assert.equal(await grounds("look-choices fieldset:first-child label"), 2);
  await page.context().close();
});
