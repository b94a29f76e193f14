// The settings of a new table: the client alone, with server messages from the test.
import assert from "node:assert/strict";
import { join } from "node:path";
import { test } from "node:test";
import type { Page } from "playwright-core";
import { DESKTOP, PHONE } from "../support/browser.js";
import { isAccessible } from "../support/people.js";
import { type Answers, onStage } from "../support/stage.js";

const setting = (name: string, options: unknown[], value: unknown) => ({
  name,
  kind: "either",
  options: options.map((option) => ({ name: null, explanation: "", ...(option as object) })),
  explanation: "",
  ruling: "HF-4",
  default: value,
  presets: {},
});
const words = (...values: string[]) => ({ kind: "choice", options: values.map((value) => ({ value })) });
const GAME = {
  game: "high_card_flush",
  title: "High Card Flush",
  chips: true,
  players: [1, 6],
  presets: [],
  settings: [
    setting("bonus_limit", [{ kind: "money", unit: "cents" }, words("none")], "none"),
    setting("flush_bonus", [words("pays_300", "pays_100"), { kind: "table" }], "pays_300"),
    { ...setting("qualifier", [], "9-high-3"), kind: "text" },
  ],
  bots: [],
  stakes: { buy_in_min: 1000, buy_in_max: 5000, rebuys: null },
  clocks: { turn: 30, bank: 60, grace: 5, between: 5 },
  house_rules: { away: null, going_south: 60, pauses: null },
};
const ANSWERS: Answers = {
  "/api/games": [{ ...GAME, game: "holdem" }, GAME],
  "/api/tables": {
    error: {
      code: "high_card_flush.pay_table",
      message: "",
      args: { name: "flush_bonus", wrong: "outcome", found: "seven", known: "seven_card_flush, six_card_flush" },
    },
  },
};

/**
 * The form for a new table of High Card Flush, and the `rules` of each request to create it. All requests are refused.
 */
async function form(window: Parameters<typeof onStage.visits>[1]): Promise<{ page: Page; wished: unknown[] }> {
  const page = await onStage.visits("/new", window, ANSWERS);
  const wished: unknown[] = [];
  await page.route("**/api/tables", (route) => {
    wished.push((route.request().postDataJSON() as { rules: unknown }).rules);
    return route.fulfill({ status: 400, json: ANSWERS["/api/tables"] });
  });
  await page.getByRole("radio", { name: "High Card Flush" }).check();
  return { page, wished };
}

const isFocused = (page: Page, id: string) => page.waitForFunction((id) => document.activeElement?.id === id, id);

test("a setting's refusal is shown at its field, which is expanded, marked and focused, on a phone and a desktop", async () => {
  for (const [name, window] of [
    ["phone", { ...PHONE, locale: "es" }],
    ["desk", DESKTOP],
  ] as const) {
    const { page, wished } = await form(window);
    await page.locator("summary").last().click();
    await page.locator("#setting-flush_bonus").selectOption("custom");
    const pays = page.locator("#setting-flush_bonus-custom");
    await pays.fill("seven = 300 to 1");
    await page.locator("summary").last().click();
    await page.locator("form.create > button.primary").click();
    await isFocused(page, "setting-flush_bonus-custom");
    assert.deepEqual(wished, [{ flush_bonus: { seven: "300 to 1" } }]);
    assert.equal(await pays.getAttribute("aria-invalid"), "true");
    const [described] = (await pays.getAttribute("aria-describedby"))!.split(" ");
    const fault = page.locator(`#${described}`);
    assert.match(
      await fault.innerText(),
      /^(Flush bonus|Bonus de color): [“«]seven[”»].* seven_card_flush, six_card_flush\.$/,
    );
    assert.equal(await page.getByRole("alert").count(), 1, "no second message under the button");
    assert.equal(await pays.inputValue(), "seven = 300 to 1");
    await isAccessible(page);
    const folder = process.env["CARDROOM_TABLES"];
    if (folder) await page.screenshot({ path: join(folder, `setting-refused-${name}.png`), fullPage: true });
    await page.context().close();
  }
});

test("the bonus limit is an amount in dollars, none if empty, and refused at its field if invalid", async () => {
  const { page, wished } = await form(DESKTOP);
  await page.locator("summary").last().click();
  const limit = page.getByRole("textbox", { name: "Bonus limit" });
  assert.equal(await limit.inputValue(), "");
  assert.equal(await limit.getAttribute("placeholder"), "no limit");
  const create = page.locator("form.create > button.primary");
  await limit.fill("much");
  await create.click();
  await page.locator("#setting-bonus_limit-fault").getByText("Bonus limit: “much” is not an amount.").waitFor();
  await isFocused(page, "setting-bonus_limit");
  assert.deepEqual(wished, []);
  for (const text of ["1,000", ""]) {
    await limit.fill(text);
    await create.click();
    await page.locator("#setting-flush_bonus-fault").waitFor();
  }
  await page.context().close();
  assert.deepEqual(wished[0], { bonus_limit: 100_000 });
  assert.deepEqual(wished.at(-1), {});
});

test("a named value is chosen by its words, a custom one is typed, and the rule set brings the named one back", async () => {
  for (const [window, custom] of [
    [{ ...PHONE, locale: "es" }, "Bonus de color, personalizado"],
    [DESKTOP, "Flush bonus, custom"],
  ] as const) {
    const { page, wished } = await form(window);
    await page.locator("summary").last().click();
    const named = page.locator("#setting-flush_bonus");
    await named.focus();
    assert.doesNotMatch(await page.locator("create-rules").innerText(), /pays_|-high-/, "no raw names");
    await named.selectOption("pays_100");
    const create = page.locator("form.create > button.primary");
    const refused = page.locator("#setting-flush_bonus-fault");
    await create.click();
    await refused.waitFor();
    assert.equal(await named.getAttribute("aria-invalid"), "true");

    await named.selectOption("custom");
    const own = page.getByRole("textbox", { name: custom });
    await own.waitFor();
    await page.waitForFunction(() => document.activeElement?.id === "setting-flush_bonus-custom");
    await create.click();
    await own.pressSequentially("pays_300");
    assert.equal(await own.inputValue(), "pays_300", "a name that is typed stays text while it is typed");
    await own.fill("seven_card_flush = 400 to 1");
    await page.locator("#setting-qualifier").selectOption("10-high-4");
    await isAccessible(page);
    await create.click();
    await page.waitForFunction(() => document.activeElement?.id === "setting-flush_bonus-custom");
    assert.deepEqual(wished, [
      { flush_bonus: "pays_100" },
      { flush_bonus: "" },
      { flush_bonus: { seven_card_flush: "400 to 1" }, qualifier: "10-high-4" },
    ]);

    await page.locator(".differ button").click();
    assert.equal(await named.inputValue(), "pays_300");
    assert.equal(await own.count(), 0);
    assert.equal(await page.locator("#setting-qualifier").inputValue(), "9-high-3");
    await page.context().close();
  }
});
