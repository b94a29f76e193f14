// The keyboard at a table: shortcuts, questions and panels. The client alone, with server messages from the test.
import assert from "node:assert/strict";
import { test } from "node:test";
import type { Page } from "playwright-core";
import { DESKTOP, PHONE } from "../support/browser.js";
import { isAccessible } from "../support/people.js";
import { onStage, type Spoken } from "../support/stage.js";
import { holdemTurn, hosted, packsToWager } from "../support/tables.js";

const { sees, shows, visits } = onStage;

const turn = holdemTurn({ least: 200, most: 10_000 });
const BOOK = { book: { title: "The book", blocks: [], chapters: [] }, rulings: [] };
const ANSWERS = { "/api/games": [], "/api/rules/holdem": BOOK, "/api/rules/packs_poker": BOOK };
/** A desktop at 200 % zoom. */
const ZOOMED = { viewport: { width: 640, height: 400 } };

/** The name of the focused element: its label or its text. */
const focused = (page: Page) =>
  page.evaluate(() => {
    const { activeElement: element } = document;
    return (element!.getAttribute("aria-label") ?? (element as HTMLElement).innerText).trim();
  });

const presses = async (page: Page, ...keys: string[]) => {
  for (const key of keys) await page.keyboard.press(key);
};

/** The commands sent by the page, oldest first. */
const sent = (page: Page) =>
  page.evaluate(() => (globalThis as unknown as { spoken: Spoken }).spoken.sent.map((command) => command["do"]));

/** Opens a panel with its button, by keyboard. */
async function opens(page: Page, panel: string): Promise<void> {
  await page.getByRole("button", { name: panel, exact: true }).focus();
  await presses(page, "Enter");
  await page.getByRole("complementary", { name: panel }).waitFor();
}

test("a cancelled question returns the focus to the button that asked, and never to the one that folds", async () => {
  const page = await sees(turn);
  for (const cancel of ["Escape", "Enter"]) {
    await presses(page, "a", "Enter");
    assert.equal(await focused(page), "Cancel");
    await presses(page, cancel);
    await page.getByRole("alertdialog").waitFor({ state: "detached" });
    assert.match(await focused(page), /^All in, 10,000\schips/);
  }
  await page.context().close();

  const called = await sees(holdemTurn(null, { call: 10_000 }));
  await presses(called, "c", "Escape");
  assert.match(await focused(called), /^Call 10,000\schips/);
  assert.deepEqual(await sent(called), []);
  await called.context().close();
});

test("Escape cancels a question before it closes the panel beside it", async () => {
  const page = await sees(turn, DESKTOP, ANSWERS);
  const question = page.getByRole("alertdialog");
  await page.getByRole("button", { name: "Rules", exact: true }).click();
  const panel = page.getByRole("complementary", { name: "Rules" });
  await page.getByRole("button", { name: "Leave the table" }).click();
  await question.waitFor();
  assert.equal(await focused(page), "Cancel");
  await presses(page, "Escape");
  await question.waitFor({ state: "detached" });
  assert.equal(await focused(page), "Leave the table");
  await page.locator("main").focus();
  await presses(page, "a", "Enter");
  await question.waitFor();
  await panel.getByRole("button", { name: "Close" }).focus();
  await presses(page, "Escape");
  await question.waitFor({ state: "detached" });
  assert.equal(await panel.count(), 1);
  await presses(page, "Escape");
  await panel.waitFor({ state: "detached" });
  assert.deepEqual(await sent(page), []);
  await page.context().close();
});

test("closing the table asks a question with the focus on its safe answer", async () => {
  const page = await sees(hosted(), DESKTOP, ANSWERS);
  await opens(page, "Host");
  await page.getByRole("button", { name: "Close the table" }).focus();
  await presses(page, "Enter");
  await page.getByRole("alertdialog", { name: "The table closes after this hand" }).waitFor();
  assert.equal(await focused(page), "Cancel");
  await isAccessible(page);
  await presses(page, "Escape");
  assert.equal(await focused(page), "Close the table");
  await presses(page, "Enter", "Shift+Tab", "Enter");
  assert.deepEqual(await sent(page), ["close"]);
  await page.context().close();
});

test("a shortcut acts while the focus is at the table, and not on a control elsewhere", async () => {
  const page = await sees(turn, DESKTOP, ANSWERS);
  for (const name of ["Send", "Nice hand", "Sit out", "Settings"]) {
    await page.getByRole("button", { name, exact: true }).focus();
    await presses(page, "f", "c", "a");
    assert.equal(await focused(page), name);
  }
  await opens(page, "Settings");
  await page.getByRole("checkbox", { name: "Sound" }).focus();
  await presses(page, "f", "c");
  assert.deepEqual(await sent(page), []);
  await page.locator("main").focus();
  await presses(page, "c");
  assert.deepEqual(await sent(page), ["act"]);
  await page.context().close();
});

for (const [locale, words] of [
  ["en", { settings: "Settings", shortcuts: "Keyboard shortcuts", list: "List of the keys", fold: "Fold" }],
  ["es", { settings: "Ajustes", shortcuts: "Atajos de teclado", list: "Lista de las teclas", fold: "Retirarse" }],
] as const)
  test(`shortcuts can be listed and switched off (${locale})`, async () => {
    const page = await sees(turn, { ...DESKTOP, locale }, ANSWERS);
    const panel = page.getByRole("complementary", { name: words.shortcuts });
    await presses(page, "?");
    assert.equal(await focused(page), words.shortcuts);
    await panel.getByText(words.fold, { exact: true }).waitFor();
    await isAccessible(page);
    await presses(page, "Escape");
    await panel.waitFor({ state: "detached" });

    assert.ok((await page.locator(".actions kbd").count()) > 5);
    await opens(page, words.settings);
    await page.getByRole("checkbox", { name: words.shortcuts }).uncheck();
    assert.equal(await page.locator("kbd, [aria-keyshortcuts]").count(), 0);
    await page.getByRole("button", { name: words.list }).click();
    await panel.waitFor();
    await onStage.reloads(page);
    await shows(page, turn);
    await page.locator("main").focus();
    await presses(page, "c", "f", "a", "?");
    assert.equal(await page.locator("kbd, [aria-keyshortcuts]").count(), 0);
    assert.deepEqual(await sent(page), []);
    await page.context().close();
  });

test("the heading of a panel has the focus once it is open, and its opener once it is closed", async () => {
  const page = await sees(turn, DESKTOP, ANSWERS);
  for (const panel of ["Rules", "Hands", "Invite", "Settings"]) {
    await opens(page, panel);
    assert.equal(await focused(page), panel);
    assert.equal(await page.evaluate(() => document.activeElement!.localName), "h2");
    await presses(page, "Escape");
    await page.getByRole("complementary", { name: panel }).waitFor({ state: "detached" });
    assert.equal(await focused(page), panel);
    assert.equal(await page.evaluate(() => document.activeElement!.localName), "button");
  }
  await page.context().close();
});

test("the rules do not return to the part that was read before", async () => {
  const page = await sees(packsToWager(), DESKTOP, ANSWERS);
  await opens(page, "Rules");
  await page.evaluate(() =>
    document
      .querySelector(".table-page")!
      .dispatchEvent(new CustomEvent("clause", { detail: "rulebook", bubbles: true })),
  );
  await page.waitForFunction(() => document.activeElement!.textContent === "The book");
  await presses(page, "Escape");
  await opens(page, "Rules");
  await page.getByRole("heading", { name: "The book" }).waitFor();
  assert.equal(await focused(page), "Rules");
  await page.context().close();
});

for (const [name, window] of [
  ["a phone", PHONE],
  ["200 % zoom", ZOOMED],
] as const)
  test(`Tab reaches no control that a panel covers, on ${name}`, async () => {
    const page = await sees(turn, window, ANSWERS);
    await opens(page, "Settings");
    for (let stops = 0; stops < 40; stops++) {
      await presses(page, "Tab");
      const covered = await page.evaluate(() => {
        const element = document.activeElement!;
        const { left, top, width, height } = element.getBoundingClientRect();
        const above = document.elementFromPoint(left + width / 2, top + height / 2);
        const isSeen = element === document.body || !above || element.contains(above) || above.contains(element);
        return isSeen || element.closest("label") ? "" : element.outerHTML.slice(0, 120);
      });
      assert.equal(covered, "");
    }
    await presses(page, "Escape");
    await page.getByRole("button", { name: "Leave the table" }).focus();
    assert.equal(await focused(page), "Leave the table");
    await page.context().close();
  });

test("the content of another page is named by its heading", async () => {
  const page = await visits("/you", DESKTOP, { "/api/me": { name: "Ann" }, "/api/games": [] });
  await page.getByRole("link", { name: "Cardroom" }).click();
  await page.locator("main:focus").waitFor();
  const heading = await page.getByRole("heading", { level: 1 }).innerText();
  await page.getByRole("main", { name: heading, exact: true }).waitFor();
  await page.getByRole("link", { name: "New table" }).click();
  await page.getByRole("main", { name: "New table", exact: true }).waitFor();
  await page.locator("main:focus").waitFor();
  await page.context().close();
});

test("the buttons of a replay keep the focus at its ends, and only sentences are announced", async () => {
  const view = turn.game;
  const fold = { seq: 2, hand: 1, game: { seen: { event: "folded", seat: 1 }, clauses: ["holdem/trade-2"] } };
  const page = await visits("/t/made-up/hands/1", DESKTOP, {
    "/api/tables/made-up": turn.table,
    "/api/tables/made-up/hands/1": {
      hand: 1,
      game: "holdem",
      at_ms: 0,
      button: null,
      house: null,
      players: [],
      frames: [
        { steps: [], view },
        { steps: [fold], view },
      ],
    },
  });
  const next = page.getByRole("button", { name: "Next step" });
  await next.focus();
  await presses(page, "Enter", "Enter");
  await page.getByText("2 of 2", { exact: true }).waitFor();
  assert.equal(await focused(page), "Next step");
  assert.equal(await next.getAttribute("aria-disabled"), "true");
  assert.equal(await page.getByRole("slider", { name: "Step" }).getAttribute("aria-valuetext"), "Step 2 of 2");
  const announced = await page.locator(".replay [aria-live]").innerText();
  assert.ok(announced.length > 0);
  assert.doesNotMatch(announced, /holdem\//);
  await isAccessible(page);
  await page.context().close();
});
