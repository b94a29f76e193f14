// Wagers put on the felt with chips, by touch and by keyboard: the client alone, with server messages from the test.
import assert from "node:assert/strict";
import { test } from "node:test";
import type { Page } from "playwright-core";
import type { View as Packs } from "../../web/src/generated/packs_poker.js";
import type { Moment } from "../../web/src/generated/server.js";
import { DESKTOP, type Person, PHONE } from "../support/browser.js";
import { tabsTo } from "../support/keyboard.js";
import { isAccessible } from "../support/people.js";
import { onStage, type Spoken } from "../support/stage.js";
import { flushRound, flushToWager, packsRound, packsToWager } from "../support/tables.js";

const { sees, shows } = onStage;

/** The actions sent by the page, oldest first. */
const acted = (page: Page) =>
  page.evaluate(() =>
    (globalThis as unknown as { spoken: Spoken }).spoken.sent
      .filter((sent) => sent["do"] === "act")
      .map((sent) => sent["action"]),
  );

/** Accepts the last message sent by the page. */
const accept = (page: Page) =>
  page.evaluate(() => {
    const { spoken } = globalThis as unknown as { spoken: Spoken };
    spoken.tell({ type: "accepted", id: spoken.sent.at(-1)!["id"] });
  });

/** Sends a later moment of the hand that the page showed first. */
const moves = (page: Page, moment: Moment, seq: number) =>
  page.evaluate(
    ([moment, seq]) => {
      const { spoken } = globalThis as unknown as { spoken: Spoken };
      spoken.tell({ type: "moved", ...moment, seq: 1000 + seq, table: { ...moment.table, hand: 101_000 } });
    },
    [moment, seq] as const,
  );

const chip = (page: Page, amount: string) => page.locator(".rack-chip", { hasText: `$${amount}.00 chip` });
const spot = (page: Page, name: string) => page.getByRole("button", { name, exact: true });
const button = (page: Page, name: string | RegExp) => page.getByRole("button", { name });
const note = (page: Page, words: string) => page.locator("#spot-note").getByText(words, { exact: true }).waitFor();

test("by touch, chips are put on the felt, taken back and placed, and an invalid bet is named at its spot and not sent", async () => {
  const page = await sees(flushToWager(), { ...PHONE, hasTouch: true });
  const place = button(page, /^Place bets/);
  const ante = spot(page, "Ante: no bet, $5.00 to $5,000.00");
  await place.tap();
  await note(page, "Choose a chip, then tap a spot to bet on it.");
  await chip(page, "1").tap();
  await ante.tap();
  await place.tap();
  await note(page, "Ante: the minimum is $5.00. Add $4.00.");
  assert.equal(await spot(page, "Ante: $1.00").getAttribute("aria-describedby"), "spot-note");
  await button(page, "Undo").tap();
  await chip(page, "5").tap();
  await spot(page, "Flush bonus: no bet, $1.00 to $5,000.00").tap();
  await place.tap();
  await note(page, "Flush bonus needs a bet on Ante too.");
  await ante.tap();
  await spot(page, "Ante: $5.00").tap();
  await chip(page, "1,000").tap();
  for (const amount of ["no bet, $1.00 to $5,000.00", "$1,000.00", "$2,000.00", "$3,000.00", "$4,000.00", "$5,000.00"])
    await spot(page, `Progressive: ${amount}`).tap();
  await note(page, "Progressive: the maximum is $5,000.00.");
  assert.deepEqual(await acted(page), []);
  await isAccessible(page);
  await button(page, "Place bets $5,015.00").tap();
  assert.deepEqual(await acted(page), [
    { wager: { ante: 1000, flush_bonus: 500, straight_flush_bonus: 0, progressive: 500_000 } },
  ]);
  await page.context().close();
});

/** A Packs Poker table with these bets placed on the first and the third pack. */
function placed(first: number, third: number): Moment {
  const moment = packsToWager({ bet: first, bonus: 0 });
  const view = moment.game as Packs;
  const bets = view.legal!.placed.map((bet, index) => (index === 2 ? { bet: third, bonus: 0 } : bet)) as never;
  return { ...moment, game: { ...view, legal: { ...view.legal!, placed: bets } } };
}

test("by keyboard, bets on two packs are placed one after the other, and no other key places or ends them", async () => {
  const page = await sees(packsToWager(), DESKTOP);
  const ann = { page } as Person;
  await tabsTo(ann, "radio", "$5.00 chip");
  await page.keyboard.press("ArrowLeft");
  await page.keyboard.press("Enter");
  await page.getByRole("radio", { name: "$1.00 chip", checked: true }).waitFor();
  await page.keyboard.press("ArrowRight");
  await tabsTo(ann, "button", /^Bet on pack 1/);
  await page.keyboard.press("Enter");
  await tabsTo(ann, "button", /^Bet on pack 3/);
  for (const key of ["Space", "Enter", "d", "n", "1", "p"]) await page.keyboard.press(key);
  assert.deepEqual(await acted(page), []);
  await tabsTo(ann, "button", "Place bets $15.00");
  await page.keyboard.down("Enter");
  await accept(page);
  assert.deepEqual(await acted(page), [{ wager: { pack: 1, bet: 500, bonus: 0 } }]);
  await moves(page, placed(500, 0), 1);
  await page.waitForFunction(
    () => (globalThis as unknown as { spoken: Spoken }).spoken.sent.filter((sent) => sent["do"] === "act").length === 2,
  );
  await moves(page, placed(500, 1000), 2);
  await accept(page);
  await page.waitForFunction(
    () => (globalThis as unknown as { spoken: Spoken }).spoken.sent.filter((sent) => sent["do"] === "act").length === 3,
  );
  // The key is still held, and repeats.
  await page.keyboard.down("Enter");
  await page.keyboard.up("Enter");
  assert.deepEqual(await acted(page), [
    { wager: { pack: 1, bet: 500, bonus: 0 } },
    { wager: { pack: 3, bet: 1000, bonus: 0 } },
    "done",
  ]);
  await page.context().close();
});

test("the last bets are repeated, and every result lies at its spot", async () => {
  for (const [round, bets, results] of [
    [
      flushRound(),
      ["Ante: $15.00", "Flush bonus: $5.00"],
      ["Ante wins 1:1, +$15.00", "Raise wins 1:1, +$30.00", "Flush bonus loses, −$5.00"],
    ],
    [
      packsRound(),
      ["Bet on pack 1: $5.00", "Bonus on pack 1: $1.00", "Bet on pack 3: $10.00"],
      ["Bet on pack 1 wins 1:1, +$5.00", "Bonus on pack 1 wins 40:1, +$40.00", "Bet on pack 3 loses, −$10.00"],
    ],
  ] as const) {
    const page = await sees(round.at(-1)!.moment, PHONE);
    for (const name of results) await page.getByRole("img", { name, exact: true }).waitFor();
    await isAccessible(page);
    // The next hand begins, and the bets of this one are the last.
    await shows(page, round[0]!.moment);
    await page.keyboard.press("r");
    for (const name of bets) await spot(page, name).waitFor();
    assert.deepEqual(await acted(page), []);
    await page.context().close();
  }
});
