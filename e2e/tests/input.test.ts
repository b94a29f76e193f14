// Text fields and keyboard shortcuts: the client alone, with server messages from the test.
import assert from "node:assert/strict";
import { test } from "node:test";
import type { Page } from "playwright-core";
import type { View as Holdem } from "../../web/src/generated/holdem.js";
import type { Moment } from "../../web/src/generated/server.js";
import { DESKTOP, PHONE } from "../support/browser.js";
import { onStage, type Spoken } from "../support/stage.js";
import {
  flushToWager,
  fullTables,
  holdemCovering,
  holdemTurn,
  packsDealt,
  packsToWager,
  watched,
} from "../support/tables.js";

const { sees, shows } = onStage;

/** The actions sent by the page, oldest first. */
const acted = (page: Page) =>
  page.evaluate(() =>
    (globalThis as unknown as { spoken: Spoken }).spoken.sent
      .filter((sent) => sent["do"] === "act")
      .map((sent) => sent["action"]),
  );

/** Replies to the last message sent by the page. */
const answer = (page: Page, how: Record<string, unknown>) =>
  page.evaluate((how) => {
    const { spoken } = globalThis as unknown as { spoken: Spoken };
    spoken.tell({ id: spoken.sent.at(-1)!["id"], ...how });
  }, how);

const amount = (page: Page) => page.locator("input[name=to]");
const button = (page: Page, name: string | RegExp) => page.getByRole("button", { name });

test("label and slider follow each keystroke of an amount, and an invalid amount is refused at its field and not sent", async () => {
  const page = await sees(holdemTurn({ least: 200, most: 9900 }));
  const slider = page.getByRole("slider");
  await page.keyboard.press("r");
  for (const [key, label, at] of [
    ["2", /^Raise to …/, "200"],
    ["5", /^Raise to …/, "200"],
    ["0", /^Raise to 250 /, "250"],
    ["0", /^Raise to 2,500 /, "2500"],
  ] as const) {
    await page.keyboard.press(key);
    await button(page, label).waitFor();
    assert.equal(await slider.inputValue(), at);
  }
  for (const [typed, why] of [
    ["garbage", "“garbage” is not an amount"],
    ["1.000", "“1.000” is not an amount"],
    ["1,00", "not an amount"],
    ["", "Raise to, in chips: enter an amount."],
    ["199", "The minimum is 200 chips."],
    ["10k", "The maximum is 9,900 chips."],
  ] as const) {
    await amount(page).fill(typed);
    await page.locator("#raise-fault").getByText(why).waitFor();
    await page.keyboard.press("Enter");
    assert.ok(
      await amount(page).evaluate(
        (field) => !(field as HTMLInputElement).checkValidity() && field === document.activeElement,
      ),
      typed,
    );
  }
  assert.deepEqual(await acted(page), []);
  await amount(page).fill("2.5k");
  await page.keyboard.press("Enter");
  assert.deepEqual(await acted(page), [{ raise_to: 2500 }]);
  await page.context().close();
});

test("in Spanish the point groups thousands and the comma does not", async () => {
  const page = await sees(holdemTurn({ least: 200, most: 9900 }), { ...DESKTOP, locale: "es" });
  await amount(page).fill("1,000");
  await page.locator("#raise-fault").waitFor();
  await page.keyboard.press("Enter");
  await amount(page).fill("1.000");
  await page.locator("#raise-fault").waitFor({ state: "detached" });
  await page.keyboard.press("Enter");
  assert.deepEqual(await acted(page), [{ raise_to: 1000 }]);
  await page.context().close();
});

test("letters are shortcuts outside the field and only text inside it", async () => {
  const page = await sees(holdemTurn({ least: 200, most: 9900 }));
  await page.keyboard.press("h");
  await page.keyboard.press("p");
  assert.ok(
    await button(page, /^Raise to/).evaluate((element) => element === document.activeElement),
    "the next letter still works as a shortcut",
  );
  await page.keyboard.press("r");
  await page.keyboard.type("fcpha");
  assert.equal(await amount(page).inputValue(), "fcpha");
  assert.deepEqual(await acted(page), []);
  await page.context().close();
});

test("a player chooses big blinds and other bet sizes by keyboard, and the browser keeps them", async () => {
  const page = await sees(holdemTurn({ least: 200, most: 9900 }));
  const sizes = () =>
    page
      .locator(".proposals button")
      .evaluateAll((all) => all.map((one) => one.querySelector(".hidden")!.textContent.replaceAll("\u00A0", " ")));
  assert.deepEqual(await sizes(), [
    "1/3 of the pot",
    "1/2 of the pot: 200 chips",
    "2/3 of the pot: 233 chips",
    "Pot: 300 chips",
    "Put WWWWWWWWWWWWWWWWWWWWWWW2 all in",
  ]);
  await button(page, "Settings").press("Enter");
  await page.getByRole("radio", { name: "Chips" }).press("ArrowRight");
  for (const name of ["1/3", "2/3", "3/4"]) await page.getByRole("checkbox", { name }).press("Space");
  await page.keyboard.press("Escape");
  const CHOSEN = [
    "1/2 of the pot: 2 BB (200 chips)",
    "3/4 of the pot: 2.5 BB (250 chips)",
    "Pot: 3 BB (300 chips)",
    "Put WWWWWWWWWWWWWWWWWWWWWWW2 all in",
  ];
  const isKept = async () => assert.deepEqual(await sizes(), CHOSEN);
  await isKept();
  await onStage.reloads(page);
  await shows(page, holdemTurn({ least: 200, most: 9900 }));
  await isKept();
  await button(page, /^Call 1 BB \(100\schips\)/).waitFor();
  await page.keyboard.press("2");
  await button(page, /^Raise to 2\.5 BB \(250\schips\)/).waitFor();
  await page.keyboard.press("r");
  await page.keyboard.type("3.333");
  await page.getByText("The nearest amounts are 3.33 BB and 3.34 BB.").waitFor();
  await page.keyboard.press("Backspace");
  await page.keyboard.press("Enter");
  assert.deepEqual(await acted(page), [{ raise_to: 333 }]);
  await page.context().close();
});

/** Letters and digits: the keys that may be shortcuts of a felt. */
const KEYS = "abcdefghijklmnopqrstuvwxyz0123456789".split("");

/** Runs in the page: returns the shortcuts whose control is visible and enabled. */
function offered(): string[] {
  const controls = [...document.querySelectorAll<HTMLElement>("[aria-keyshortcuts]")].filter(
    (control) => control.checkVisibility() && !control.matches(":disabled"),
  );
  return controls.flatMap((control) => control.getAttribute("aria-keyshortcuts")!.toLowerCase().split(" "));
}

test("letters and digits have no effect unless their button is on the page and enabled, at any game", async () => {
  const wagered = { bet: 1000, bonus: 1000 };
  const felts = [
    ...fullTables(),
    { name: "packs poker, nothing laid", moment: packsToWager() },
    { name: "packs poker, a bet and a bonus laid", moment: packsToWager(wagered) },
  ];
  const page = await onStage.opens(DESKTOP);
  const does: string[] = [];
  let shortcuts = 0;
  for (const { name, moment } of felts) {
    await onStage.shows(page, moment);
    const live = await page.evaluate(offered);
    shortcuts += live.length;
    const state = () =>
      page.evaluate(
        () =>
          `${(globalThis as unknown as { spoken: Spoken }).spoken.sent.length} ${document.querySelector(".dock")!.outerHTML.replaceAll(/<!--.*?-->/g, "")}`,
      );
    for (const key of KEYS.filter((key) => !live.includes(key))) {
      const before = await state();
      await page.keyboard.press(key);
      if ((await state()) !== before) does.push(`${name}: ${key}`);
    }
  }
  assert.ok(shortcuts > 20, "the felts have shortcuts");
  assert.deepEqual(does, []);
  await page.context().close();
});

test("chosen cards in Mount Holyoke Poker are cleared with C or the button", async () => {
  const { moment } = fullTables().find(({ name }) => /mount holyoke.*own turn/.test(name))!;
  const page = await sees(moment, PHONE);
  const clear = button(page, "Clear the selection");
  assert.ok(await clear.isDisabled());
  for (const take of [() => page.keyboard.press("c"), () => clear.click()]) {
    await page.locator(".pick:not(.dark)").first().click();
    await page.locator(".pick.on").waitFor();
    await take();
    await page.locator(".pick.on").waitFor({ state: "detached" });
  }
  await page.context().close();
});

test("in Packs Poker every pack is an empty placeholder until the bets are closed", async () => {
  const page = await sees(packsToWager(), PHONE);
  const backs = () => page.getByRole("list", { name: "Packs" }).getByRole("img", { name: "a card face down" }).count();
  assert.equal(await backs(), 0);
  await shows(page, packsDealt());
  assert.equal(await backs(), 6);
  await page.context().close();
});

test("going all-in by keyboard needs confirmation, as a raise or a call, and by mouse it does not", async () => {
  const all = holdemTurn({ least: 200, most: 10_000 });
  const page = await sees(all);
  for (const keys of [
    ["a", "Enter"],
    ["a", "Space"],
    ["r", "1", "0", "k", "Enter"],
  ]) {
    for (const key of keys) await page.keyboard.press(key);
    await page.getByRole("alertdialog", { name: "Go all in for 10,000 chips?" }).waitFor();
    await page.keyboard.press("Enter");
    await page.getByRole("alertdialog").waitFor({ state: "detached" });
    assert.deepEqual(await acted(page), [], "a second Enter cancels it");
  }
  await page.keyboard.press("a");
  await page.keyboard.press("Enter");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  assert.deepEqual(await acted(page), [{ raise_to: 10_000 }]);
  await page.context().close();

  const called = await sees(holdemTurn(null, { call: 10_000 }));
  await called.keyboard.press("c");
  await called.getByRole("alertdialog", { name: "Go all in for 10,000 chips?" }).waitFor();
  await called.keyboard.press("Escape");
  assert.deepEqual(await acted(called), []);
  await button(called, /^Call 10,000/).click();
  assert.deepEqual(await acted(called), ["call"]);
  await called.context().close();
});

test("a raise by keyboard that puts the opponent all in needs confirmation, and its button names the effect", async () => {
  const page = await sees(holdemCovering(5000), DESKTOP);
  await button(page, /^Put W+2 all in$/).waitFor();
  for (const keys of [
    ["a", "Enter"],
    ["r", "6", "k", "Enter"],
  ]) {
    for (const key of keys) await page.keyboard.press(key);
    await page.getByRole("alertdialog", { name: /^Raise to [56],000\schips and put W+2 all in\?$/ }).waitFor();
    await page.keyboard.press("Escape");
    await button(page, /^Put W+2 all in, [56],000\schips/).waitFor();
  }
  assert.deepEqual(await acted(page), []);
  await amount(page).fill("4999");
  await page.keyboard.press("Enter");
  assert.deepEqual(await acted(page), [{ raise_to: 4999 }], "a smaller raise needs no confirmation");
  await page.context().close();
});

test("Enter on an invalid amount shows only the form's message, not the browser's own", async () => {
  const page = await sees(holdemTurn({ least: 200, most: 9900 }));
  const complaints = () => page.evaluate(() => (globalThis as unknown as { bubbles: number }).bubbles);
  await amount(page).fill("garbage");
  await page.locator("#raise-fault").waitFor();
  await page.evaluate(() => {
    Object.assign(globalThis, { bubbles: 0 });
    document.addEventListener("invalid", () => (globalThis as unknown as { bubbles: number }).bubbles++, true);
  });
  await page.keyboard.press("Enter");
  assert.equal(await complaints(), 0);
  await shows(page, watched(holdemTurn(null)));
  await button(page, "Take a seat").click();
  await page.getByLabel("Buy-in").fill("");
  await page.keyboard.press("Enter");
  await page.getByRole("alert").getByText("not an amount").waitFor();
  assert.equal(await complaints(), 0);
  assert.deepEqual(await acted(page), []);
  await page.context().close();
});

test("folding needs confirmation only if checking is possible", async () => {
  const free = await sees(holdemTurn(null, { call: null, check: true }));
  for (const fold of [() => free.keyboard.press("f"), () => button(free, /^Fold/).click()]) {
    await fold();
    await free.getByRole("alertdialog", { name: /check for free/ }).waitFor();
    assert.deepEqual(await acted(free), []);
    await free.keyboard.press("Escape");
  }
  await free.keyboard.press("f");
  await free.keyboard.press("Enter");
  assert.deepEqual(await acted(free), ["check"]);
  await free.context().close();

  const owed = await sees(holdemTurn(null, { call: 100 }));
  await owed.keyboard.press("f");
  assert.deepEqual(await acted(owed), ["fold"]);
  await owed.context().close();
});

const TOO_LITTLE = {
  type: "refused",
  refused: {
    code: "packs_poker.not_enough",
    message: "",
    args: { pack: 2, needed: 90_000, left: 500 },
    clauses: ["packs-poker/2"],
  },
};

/** The field for the exact amount of a wager. */
const amountOf = (page: Page, wager: string) => page.getByRole("textbox", { name: new RegExp(`^${wager} `) });

/** Opens the fields for exact amounts. */
const opensExact = (page: Page) => button(page, "Exact amounts").click();

/** Asserts that the amount in the refusal is within the window and that its middle is not covered. */
async function isSeen(page: Page): Promise<void> {
  const amount = page.getByRole("alert").getByText("$900.00");
  const box = (await amount.boundingBox())!;
  const { width, height } = page.viewportSize()!;
  assert.ok(
    box.x >= 0 && box.y >= 0 && box.x + box.width <= width && box.y + box.height <= height,
    JSON.stringify(box),
  );
  const uncovered = await amount.evaluate((element) => {
    const { x, y, width, height } = element.getBoundingClientRect();
    const top = document.elementFromPoint(x + width / 2, y + height / 2);
    // The middle of a text of two lines can be between them.
    return (element.closest("p") ?? element).contains(top);
  });
  assert.ok(uncovered, "the amount is covered");
}

test("a refused wager in Packs Poker keeps its pack and amounts, is visible on a phone, and is sent again once corrected", async () => {
  const page = await sees(packsToWager(), PHONE);
  await opensExact(page);
  const chosen = () => page.getByRole("radio", { checked: true }).innerText();
  await page.getByRole("radio", { name: "pack 2" }).click();
  await amountOf(page, "Bet").fill("900");
  await amountOf(page, "Bonus").fill("7");
  await button(page, /^Place bets/).click();
  await answer(page, TOO_LITTLE);
  await isSeen(page);
  assert.deepEqual(
    [await chosen(), await amountOf(page, "Bet").inputValue(), await amountOf(page, "Bonus").inputValue()],
    ["pack 2", "900", "7"],
  );
  await amountOf(page, "Bet").fill("9");
  await button(page, /^Place bets/).click();
  assert.deepEqual((await acted(page)).at(-1), { wager: { pack: 2, bet: 900, bonus: 700 } });
  await page.context().close();
});

test("a wager in Packs Poker can be changed and taken back until the bets are closed", async () => {
  const page = await sees(packsToWager({ bet: 1000, bonus: 0 }), PHONE);
  await opensExact(page);
  await amountOf(page, "Bet").fill("25");
  await button(page, /^Place bets/).click();
  await answer(page, { type: "accepted" });
  await shows(page, packsToWager({ bet: 2500, bonus: 0 }));
  await button(page, "Clear").click();
  await button(page, "Take back $25.00").click();
  assert.deepEqual(await acted(page), [{ wager: { pack: 1, bet: 2500, bonus: 0 } }, { take_back: { pack: 1 } }]);
  await page.context().close();
});

test("a refused wager in High Card Flush keeps its amounts and is visible on a phone", async () => {
  const page = await sees(flushToWager(), PHONE);
  await opensExact(page);
  await amountOf(page, "Ante").fill("900");
  await amountOf(page, "Flush bonus").fill("7");
  await button(page, /^Place bets/).click();
  await answer(page, {
    ...TOO_LITTLE,
    refused: { ...TOO_LITTLE.refused, code: "high_card_flush.not_enough", args: { wanted: 90_000, stack: 500 } },
  });
  await isSeen(page);
  assert.deepEqual(
    [await amountOf(page, "Ante").inputValue(), await amountOf(page, "Flush bonus").inputValue()],
    ["900", "7"],
  );
  await page.context().close();
});

/** Invalid wagers: the field, its text and the message, by language. */
const FAULTS = {
  packs: {
    en: [
      ["Bet", "", "Bet: enter an amount."],
      ["Bet", "4.99", "The minimum is $5.00."],
      ["Bonus", "five", "Bonus: “five” is not an amount."],
      ["Bonus", "5,000.01", "The maximum is $5,000.00."],
    ],
    es: [
      ["Apuesta", "0", "El mínimo es 5,00"],
      ["Bonus", "cinco", "Bonus: «cinco» no es una cantidad."],
    ],
  },
  flush: {
    en: [
      ["Ante", "many", "Ante: “many” is not an amount."],
      ["Straight flush bonus", "0.01", "The minimum is"],
    ],
    es: [
      ["Ante", "", "Ante: escribe una cantidad."],
      ["Bonus de color", "nada", "Bonus de color: «nada» no es una cantidad."],
    ],
  },
};
const WORDS = {
  en: { exact: "Exact amounts", place: /^Place bets/ },
  es: { exact: "Importe exacto", place: /^Apostar/ },
};

for (const [name, moment] of [
  ["packs", packsToWager()],
  ["flush", flushToWager()],
] as const) {
  for (const locale of ["en", "es"] as const) {
    test(`an invalid wager is refused with a message at its field, on a phone, and nothing is sent (${name}, ${locale})`, async () => {
      const page = await sees(moment, { ...PHONE, locale });
      await page.evaluate(() => {
        Object.assign(globalThis, { bubbles: 0 });
        document.addEventListener("invalid", () => (globalThis as unknown as { bubbles: number }).bubbles++, true);
      });
      const form = page.locator(".wager-form");
      const wager = form.getByRole("button", { name: WORDS[locale].place });
      await button(page, WORDS[locale].exact).click();
      await form.getByRole("textbox").first().fill("5");
      for (const [label, text, why] of FAULTS[name][locale] as [string, string, string][]) {
        const field = form.getByRole("textbox", { name: new RegExp(`^${label}\\b`) });
        const before = await field.inputValue();
        await field.fill(text);
        await wager.click();
        const fault = form.locator(`#${await field.getAttribute("aria-describedby")}`);
        await fault.getByText(why).waitFor();
        assert.equal(await field.getAttribute("aria-invalid"), "true");
        assert.ok(await field.evaluate((field) => field === document.activeElement), "the field has the focus");
        const box = (await fault.boundingBox())!;
        const { width, height } = page.viewportSize()!;
        assert.ok(
          box.x >= 0 && box.y >= 0 && box.x + box.width <= width && box.y + box.height <= height,
          `${why}: ${JSON.stringify(box)}`,
        );
        await field.fill(before);
        await fault.waitFor({ state: "detached" });
        assert.equal(await field.getAttribute("aria-invalid"), null);
      }
      assert.deepEqual(await acted(page), []);
      assert.equal(
        await page.evaluate(() => (globalThis as unknown as { bubbles: number }).bubbles),
        0,
        "validation messages of the browser itself",
      );
      await wager.click();
      assert.equal((await acted(page)).length, 1);
      await page.context().close();
    });
  }
}

test("in High Card Flush an amount off the unit is refused at its field, and the room's refusal disappears once the amount is changed", async () => {
  const page = await sees(flushToWager(), PHONE);
  await opensExact(page);
  const ante = amountOf(page, "Ante");
  await ante.fill("10.5");
  await page.keyboard.press("Enter");
  await page.locator("#ante-fault").getByText("$10.50 is not a multiple of $1.00.").waitFor();
  await ante.fill("10");
  await page.keyboard.press("Enter");
  assert.deepEqual(await acted(page), [], "Enter in a field places nothing");
  await page.keyboard.press("Enter");
  assert.equal((await acted(page)).length, 1, "it moved the focus to the button, which does");
  await answer(page, {
    ...TOO_LITTLE,
    refused: { ...TOO_LITTLE.refused, code: "high_card_flush.not_enough", args: { wanted: 1000, stack: 500 } },
  });
  const refusal = page.locator(".dock > .refused");
  await refusal.waitFor();
  await ante.fill("999999");
  await page
    .locator("#ante-fault")
    .getByText(/^The maximum is/)
    .waitFor();
  assert.equal(await refusal.count(), 0);
  await page.context().close();
});

test("the first bet of a street is called a bet at its field, slider and button, in both languages", async () => {
  const made = holdemTurn({ least: 100, most: 9900 }, { call: null, check: true });
  const flop = {
    ...made,
    game: {
      ...(made.game as Holdem),
      highest: 0,
      street: "flop",
      seats: (made.game as Holdem).seats.map((seat) => ({ ...seat, bid: 0 })),
    },
  } as Moment;
  for (const [locale, field, slider, bet] of [
    ["en", "Bet, in chips", "Bet", /^Bet …/],
    ["es", "Apostar (fichas)", "Apostar", /^Apostar …/],
  ] as const) {
    const page = await sees(flop, { ...DESKTOP, locale });
    await page.getByRole("slider", { name: slider, exact: true }).waitFor();
    await page.getByRole("textbox", { name: field }).fill("");
    await page.locator("#raise-fault").getByText(`${field}:`).waitFor();
    await button(page, bet).waitFor();
    await page.context().close();
  }
});
