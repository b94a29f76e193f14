// A table on a small screen, where there is little room: the client alone, with server messages from the test.
import assert from "node:assert/strict";
import { test } from "node:test";
import type { Page } from "playwright-core";
import type { Moment } from "../../web/src/generated/server.js";
import { PHONE } from "../support/browser.js";
import { keepsAPicture } from "../support/layout.js";
import { isAccessible } from "../support/people.js";
import { onStage, type Spoken } from "../support/stage.js";
import {
  flushRound,
  fullTables,
  holdemHand,
  holdemTurn,
  packsRound,
  packsToWager,
  promptsAndFullTables,
  watched,
} from "../support/tables.js";

const { sees, shows } = onStage;

const TOUCH = { ...PHONE, hasTouch: true };
const turn = holdemTurn({ least: 200, most: 9900 });
const box = async (page: Page, selector: string) => (await page.locator(selector).first().boundingBox())!;
const bottom = async (page: Page, selector: string) => {
  const { y, height } = await box(page, selector);
  return y + height;
};

test("a panel over the table says that it is the player's turn and how long, and a tap on that closes it", async () => {
  const clock = { left_ms: 12_900, of_ms: 30_000, is_bank: false, seats: [1] };
  const waiting: Moment = { ...turn, game: { ...(turn.game as object), legal: null } };
  const page = await sees(waiting, TOUCH);
  const strip = page.getByRole("button", { name: /^Your turn · \d+\ss · Back to the table$/ });
  for (const panel of ["Settings", "Log", "Rules"]) {
    await shows(page, waiting);
    await page.getByRole("button", { name: panel, exact: true }).tap();
    assert.equal(await strip.count(), 0);
    await shows(page, { ...turn, table: { ...turn.table, clock } });
    await strip.waitFor();
    await keepsAPicture(page, `turn-under-${panel}`);
    await isAccessible(page);
    assert.equal(await bottom(page, "turn-strip"), (await box(page, ".side")).y);
    await page.getByRole("button", { name: /^Your turn · (1[01]|\d)\ss/ }).waitFor();
    await strip.tap();
    await page.getByRole("complementary").waitFor({ state: "detached" });
    assert.equal(await page.evaluate(() => document.activeElement!.className.split(" ")[0]), "dock");
  }
  await page.context().close();
});

test("a player who did not act in time reads why, beside the button to be dealt in, and nothing moves", async () => {
  for (const locale of ["en", "es"])
    for (const window of [
      TOUCH,
      { viewport: { width: 320, height: 640 } },
      { viewport: { width: 740, height: 360 } },
    ]) {
      const page = await sees(turn, { ...window, locale });
      const before = await box(page, "table-oval");
      const own = { ...turn.table.seats[0]!, sits_out: true };
      const seats = turn.table.seats.with(0, own);
      const late = { hand: turn.table.hand, seq: 1, table: { event: "sat_out", seat: 1, clock: true } } as const;
      await shows(page, { ...turn, table: { ...turn.table, seats }, steps: [late] });
      const why = page.getByText(
        locale === "en" ? "You did not act in time, so you sit out." : /^No actuaste a tiempo/,
      );
      await why.waitFor();
      await page.getByRole("button", { name: locale === "en" ? "Deal me in" : "Volver a jugar" }).waitFor();
      await keepsAPicture(page, `late-${locale}`);
      assert.deepEqual(await box(page, "table-oval"), before);
      await isAccessible(page);
      // The reason stays once the events of the hand are gone.
      await shows(page, { ...turn, table: { ...turn.table, seats } });
      await why.waitFor();
      await page.context().close();
    }
});

test("a button that was tapped looks like the others", async () => {
  const page = await sees(turn, { ...TOUCH, isMobile: true });
  const pot = page.getByRole("button", { name: /^Pot: / });
  const border = () => pot.evaluate((button) => getComputedStyle(button).borderColor);
  const before = await border();
  await pot.tap();
  await pot.hover();
  assert.equal(await border(), before);
  await page.context().close();
});

const SMALL = { viewport: { width: 320, height: 640 } };
const inView = async (page: Page, part: string, whole: string) => {
  const [inner, outer] = [await box(page, part), await box(page, whole)];
  assert.ok(inner.y >= outer.y && inner.y + inner.height <= outer.y + outer.height + 0.6, `${part} is in ${whole}`);
};

test("in a game against the house the player's own plate is in view on every small screen", async () => {
  for (const [name, round] of [
    ["flush", flushRound()],
    ["packs", packsRound()],
  ] as const)
    for (const window of [SMALL, TOUCH]) {
      const page = await onStage.opens(window);
      for (const { name: beat, moment } of round) {
        await shows(page, moment);
        await keepsAPicture(page, `own-${name}-${beat}`);
        await inView(page, ".own .pod", ".stage");
        if (moment.table.clock?.seats.includes(1)) await inView(page, ".own .clock", ".own .pod");
      }
      await page.context().close();
    }
});

test("exact amounts and a lost connection leave the player's plate and the note about a bet in view", async () => {
  const page = await sees(packsToWager(), TOUCH);
  await page.getByRole("button", { name: "Exact amounts" }).tap();
  await page.getByRole("textbox", { name: "Bet" }).fill("abc");
  await keepsAPicture(page, "packs-exact");
  await inView(page, ".own .pod", ".stage");
  assert.ok((await bottom(page, ".spot-note")) <= (await box(page, ".own .pod")).y, "the plate hides no note");
  const felt = await box(page, ".oval");
  await page.evaluate(() => (globalThis as unknown as { spoken: Spoken }).spoken.lose());
  await page.getByText("Connection lost").waitFor();
  await keepsAPicture(page, "packs-lost");
  assert.deepEqual(await box(page, ".oval"), felt);
  await page.context().close();
});

test("a clock stays on one line of its plate, whatever the name", async () => {
  const clock = { left_ms: 29_900, of_ms: 30_000, is_bank: false, seats: [1] };
  for (const window of [SMALL, TOUCH, { viewport: { width: 740, height: 360 } }])
    for (const { name, moment } of fullTables().filter(({ moment }) => moment.table.clock)) {
      const page = await sees({ ...moment, table: { ...moment.table, clock } }, window);
      const time = await box(page, ".own .clock");
      const line = await page.locator(".own .clock").evaluate((clock) => parseFloat(getComputedStyle(clock).fontSize));
      await keepsAPicture(page, `clock-${name}`);
      assert.ok(time.height < line * 1.9, `${name}: ${time.height} high`);
      const plate = await box(page, ".own .pod");
      for (const part of [".own .clock", ".own .stack"]) {
        if ((await page.locator(part).count()) === 0) continue;
        const { x, width } = await box(page, part);
        assert.ok(x > plate.x + 2 && x + width < plate.x + plate.width - 2, `${name}: ${part} is within the plate`);
      }
      await page.context().close();
    }
});

test("a refusal of the chat goes away once its time is over, and the field stays in view", async () => {
  for (const window of [TOUCH, SMALL]) {
    const page = await sees(turn, window);
    await page.getByRole("button", { name: "Chat" }).click();
    await page.getByRole("button", { name: "Thank you" }).click();
    await page.evaluate(() => {
      const { spoken } = globalThis as unknown as { spoken: Spoken };
      const refused = { code: "chat_too_fast", message: "", args: { retry_seconds: 1 } };
      spoken.tell({ type: "refused", id: spoken.sent.at(-1)!["id"], refused });
    });
    await page.getByText("Not so fast.").waitFor();
    await keepsAPicture(page, "chat-refused");
    await inView(page, ".chat-entry", ".side");
    await page.getByText("Not so fast.").waitFor({ state: "detached" });
    await inView(page, ".chat-entry", ".side");
    await page.context().close();
  }
});

const RESULT = holdemHand().at(-1)!.moment;
const changed = (moment: Moment, own: Partial<NonNullable<Moment["table"]["seats"][0]>>): Moment => ({
  ...moment,
  table: { ...moment.table, seats: moment.table.seats.with(0, { ...moment.table.seats[0]!, ...own }) },
});

test("the form for a seat, with its notes and a refusal, does not move the table", async () => {
  const free = watched(RESULT);
  const departed = { by: "player", stack: 9300, bring_back: 9300, owes: { amount: 150, small: true } } as const;
  const page = await sees({ ...free, you: { ...free.you, departed } }, TOUCH);
  const felt = await box(page, ".oval");
  await page.getByRole("button", { name: "Take a seat" }).tap();
  const form = page.getByRole("form", { name: "Take seat 1" });
  await form.waitFor();
  assert.deepEqual(await box(page, ".oval"), felt);
  await page.getByRole("textbox", { name: "Buy-in" }).fill("abc");
  await form.getByRole("button", { name: "Take seat 1" }).tap();
  await form.getByRole("alert").waitFor();
  await keepsAPicture(page, "taking-a-seat");
  await isAccessible(page);
  assert.deepEqual(await box(page, ".oval"), felt);
  await page.context().close();
});

test("the results of hands that a player sits out do not move the table", async () => {
  const out = changed(RESULT, { sits_out: true });
  const watching: Moment = { ...out, you: { ...out.you, hand_seat: null } };
  const page = await sees({ ...watching, steps: [], table: { ...out.table, phase: "playing" } }, TOUCH);
  const felt = await box(page, ".oval");
  await shows(page, watching);
  await page
    .getByRole("listitem")
    .getByText(/ wins 10,400\schips/)
    .waitFor();
  await keepsAPicture(page, "sitting-out-result");
  assert.deepEqual(await box(page, ".oval"), felt);
  await page.context().close();
});

test("a player who lost all chips still sees the cards of the hand", async () => {
  const page = await sees(changed(RESULT, { stack: 0, needs_chips: true }), TOUCH);
  await page.getByRole("form", { name: "Rebuy" }).waitFor();
  await keepsAPicture(page, "broke");
  await inView(page, ".own-cards .card", ".dock");
  await inView(page, ".own .pod", ".stage");
  await page.context().close();
});

test("with amounts in big blinds, the result, the owed blinds, the buy-in and the question about leaving are too", async () => {
  const page = await onStage.opens(TOUCH);
  await page.evaluate(() => localStorage.setItem("holdem-amounts", "big-blinds"));
  await shows(page, RESULT);
  await page.getByText(/ wins 1\.04\sBB \(10,400\schips\)/).waitFor();
  await page.getByRole("button", { name: "Leave the table" }).tap();
  await page.getByText("Leave the table with 1\u00A0BB (10,000 chips)?").waitFor();
  await shows(page, { ...RESULT, you: { ...RESULT.you, owes: { amount: 20_000, coming_in: "post" } } });
  await page.getByRole("button", { name: "Cancel" }).tap();
  await page.getByRole("button", { name: "Post 2 BB (20,000 chips) now" }).waitFor();
  await keepsAPicture(page, "owed-in-big-blinds");
  const rows = page.locator("seat-tools > .tools");
  const [first, second] = [(await rows.nth(0).boundingBox())!, (await rows.nth(1).boundingBox())!];
  assert.ok(second.y - first.y - first.height >= 4, "the rows of buttons have a gap");
  await shows(page, changed(RESULT, { stack: 0, needs_chips: true }));
  await page
    .getByText(/\sBB \(\d.*\schips\)/)
    .first()
    .waitFor();
  await page.context().close();
});

test("a net gain has its sign, and the button to bet is grey while a field has a fault", async () => {
  const page = await sees(flushRound().at(-1)!.moment, TOUCH);
  assert.equal(await page.locator(".own .wager").innerText(), "+$40.00");
  await shows(page, packsToWager({ bet: 500, bonus: 0 }));
  await page.getByRole("button", { name: "Exact amounts" }).tap();
  await page.getByRole("textbox", { name: "Bet" }).fill("20");
  const place = page.getByRole("button", { name: /^Place bets/ });
  const colour = () => place.evaluate((button) => getComputedStyle(button).backgroundColor);
  const active = await colour();
  await page.getByRole("textbox", { name: "Bonus" }).fill("abc");
  assert.notEqual(await colour(), active);
  await isAccessible(page);
  await page.context().close();
});

test("in Spanish no label touches the edge of its button at the player's place", async () => {
  const page = await sees(turn, { ...SMALL, locale: "es" });
  for (const button of await page.locator("seat-tools button").all()) {
    const room = await button.evaluate((button) => {
      const words = document.createRange();
      words.selectNodeContents(button);
      return button.getBoundingClientRect().width - words.getBoundingClientRect().width;
    });
    assert.ok(room >= 8, `${await button.innerText()}: ${room}`);
  }
  await keepsAPicture(page, "spanish");
  await page.context().close();
});

test("every label of a button at the player's place is on one line and within its button on a phone", async () => {
  for (const locale of ["en", "es"]) {
    const page = await sees(turn, { ...TOUCH, locale });
    for (const { name, moment } of promptsAndFullTables()) {
      await shows(page, moment);
      const faults = await page.evaluate(() => {
        const buttons = [...document.querySelectorAll<HTMLElement>(".actions button, seat-tools button")];
        return buttons.flatMap((button) => {
          const texts = document.createTreeWalker(button, NodeFilter.SHOW_TEXT);
          const words = document.createRange();
          const found = button.scrollWidth > button.clientWidth ? [`too wide: ${button.innerText}`] : [];
          for (let text = texts.nextNode(); text; text = texts.nextNode()) {
            words.selectNodeContents(text);
            const lines = new Set([...words.getClientRects()].map(({ top }) => Math.round(top)));
            if (lines.size > 1) found.push(text.textContent!.trim());
          }
          return found;
        });
      });
      assert.deepEqual(faults, [], `${locale}, ${name}`);
      if (/own turn/.test(name)) assert.ok((await page.locator(".actions button").count()) >= 2, name);
    }
    await page.context().close();
  }
});
