// The host's panel of a table: the client alone, with server messages from the test.
import assert from "node:assert/strict";
import { test } from "node:test";
import type { BrowserContextOptions, Locator, Page } from "playwright-core";
import { DESKTOP, PHONE } from "../support/browser.js";
import { GAME } from "../support/create_form.js";
import { isAccessible } from "../support/people.js";
import { onStage, type Spoken } from "../support/stage.js";
import { hosted } from "../support/tables.js";

const setting = (name: string, kind: string, value: unknown) => ({
  name,
  kind,
  unit: "chips",
  explanation: "",
  ruling: null,
  default: value,
  presets: {},
});
const HOLDEM = {
  ...GAME,
  settings: [
    setting("ante", "money", 0),
    setting("big_blind", "money", 100),
    setting("burn", "flag", true),
    setting("small_blind", "money", 50),
  ],
};

/** The host's panel of a table in this window. */
async function panel(window: BrowserContextOptions = PHONE, moment = hosted()): Promise<Page> {
  const page = await onStage.sees(moment, window, { "/api/games": [HOLDEM] });
  await page.getByRole("button", { name: /^(Host|Anfitrión)$/ }).click();
  await page.getByText(/^(Table rules|Reglas de la mesa)$/).waitFor();
  return page;
}

/** The fields of the house rules in the host's panel. */
async function houseRules(locale: string): Promise<Locator> {
  const page = await panel({ ...PHONE, locale });
  const fields = page.locator("host-tools details").filter({ has: page.locator("[name=house-away]") });
  await fields.locator("summary").click();
  return fields;
}

/** The fields of the house rules in the form for a new table. */
async function houseRulesOfNewTable(locale: string): Promise<Locator> {
  const page = await onStage.visits("/new", { ...PHONE, locale }, { "/api/games": [HOLDEM] });
  const fields = page.locator("form.create details").filter({ has: page.locator("[name=house-away]") });
  await fields.locator("summary").click();
  return fields;
}

/** Accepts the last message sent by the page, or refuses it. */
const answers = (page: Page, refused?: { code: string; args: Record<string, unknown> }) =>
  page.evaluate((refused) => {
    const { spoken } = globalThis as unknown as { spoken: Spoken };
    const id = spoken.sent.at(-1)!["id"];
    spoken.tell(refused ? { type: "refused", id, refused: { message: "", ...refused } } : { type: "accepted", id });
  }, refused);

/** Asserts that an element is in the window as a whole. */
async function isInView(page: Page, words: string): Promise<void> {
  const { y, height } = (await page.getByText(words).boundingBox())!;
  assert.ok(y >= 0 && y + height <= page.viewportSize()!.height, `${words} is in view`);
}

test("a refused time limit is named at its field with the range, in view, and an accepted one is confirmed at its button", async () => {
  for (const window of [PHONE, DESKTOP]) {
    const page = await panel(window);
    await page.getByText("Time limits").click();
    const field = page.getByLabel("Time to act");
    await field.fill("1");
    await page.getByRole("button", { name: "Apply from next hand" }).click();
    await answers(page, { code: "clock", args: { clock: "turn", seconds: 1, least: 5, most: 300 } });
    await page.waitForFunction(() => document.activeElement!.matches("[name=clock-turn][aria-invalid=true]"));
    await isInView(page, "1 second is not possible here: enter 5 to 300 seconds.");
    assert.equal(await page.getByRole("alert").count(), 1);
    await isAccessible(page);
    await field.fill("20");
    await page.keyboard.press("Enter");
    const sent = await page.evaluate(() => (globalThis as unknown as { spoken: Spoken }).spoken.sent.at(-1)!["clocks"]);
    assert.deepEqual(sent, { turn: 20, bank: 60, grace: 30, between: 5 });
    await answers(page);
    await page.getByRole("status").getByText("The new table settings apply from the next hand.").waitFor();
    await isInView(page, "The new table settings apply from the next hand.");
    assert.equal(await page.getByRole("alert").count(), 0);
    await page.context().close();
  }
});

test("each house rule has a line of its own in the panel and on a phone, with more space above its label than below", async () => {
  for (const locale of ["en", "es"])
    for (const open of [houseRules, houseRulesOfNewTable]) {
      const fields = await open(locale);
      const boxes = await fields.locator(".row > label").evaluateAll((labels) =>
        labels.map((label) => {
          const { top, bottom } = label.getBoundingClientRect();
          const field = label.querySelector("input")!;
          const words = document.createRange();
          words.setStart(label, 0);
          words.setEndBefore(field);
          return { top, bottom, below: field.getBoundingClientRect().top - words.getBoundingClientRect().bottom };
        }),
      );
      assert.equal(boxes.length, 3);
      for (const [at, { top }] of boxes.entries())
        if (at > 0)
          assert.ok(
            top - boxes[at - 1]!.bottom > 2 * boxes[at]!.below,
            `${locale}, field ${at}: ${JSON.stringify(boxes)}`,
          );
      await fields.page().context().close();
    }
});

test("a refused buy-in limit and a refused house rule are named at their fields", async () => {
  const page = await panel();
  await page.getByText("Buy-in limits").click();
  await page.getByRole("button", { name: "Apply from next hand" }).last().click();
  await answers(page, { code: "stakes", args: { least: 1, most: 100, needed: 30, limit: 1000 } });
  await page.waitForFunction(() => document.activeElement!.matches("[name=buy-in-min][aria-invalid=true]"));
  await page.getByText("House rules").click();
  await page.getByRole("button", { name: "Apply from next hand" }).last().click();
  await answers(page, { code: "house_rule", args: { rule: "going_south", value: 2000, least: 0, most: 1440 } });
  await page.waitForFunction(() => document.activeElement!.matches("[name=house-going-south][aria-invalid=true]"));
  assert.equal(await page.getByRole("alert").count(), 1);
  await page.context().close();
});

test("the rules are in groups, the stakes first", async () => {
  const page = await panel();
  await page.getByText("Table rules").click();
  const labels = await page
    .locator(".rule-group")
    .evaluateAll((groups) =>
      groups.map((group) => [...group.querySelectorAll("legend, label")].map(({ textContent }) => textContent)),
    );
  assert.deepEqual(labels, [
    ["Stakes", "Small blind", "Big blind", "Ante"],
    ["Dealing", "Burn cards"],
  ]);
  await isAccessible(page);
  await page.context().close();
});

test("the host sees who waits for a seat, in order", async () => {
  const made = hosted();
  const waiting = [
    { name: "Hanna", left_ms: 60_000 },
    { name: "Ivo", left_ms: null },
  ];
  const page = await panel(PHONE, { ...made, table: { ...made.table, waiting } });
  const list = page.getByRole("list", { name: "Waiting list" });
  assert.deepEqual(await list.getByRole("listitem").allInnerTexts(), ["Hanna a seat is held", "Ivo"]);
  await isAccessible(page);
  await page.context().close();
});

test("the panel says when a player can be removed, as long as one at the table cannot", async () => {
  const page = await panel();
  const removes = await page.getByRole("button", { name: /^Remove / }).count();
  const players = (await page.locator(".host-seats li").count()) - (await page.locator(".host-seats select").count());
  assert.equal((await page.getByText("A player can be removed while sitting out").count()) > 0, players > removes);
  await page.close();
});
