// The panel of the rules at a table: the ranking and the pay tables are one tap away from anywhere in it. Tests the
// client alone, with server messages from the test.
import assert from "node:assert/strict";
import { test } from "node:test";
import { PHONE } from "../support/browser.js";
import { isAccessible } from "../support/people.js";
import { cutTexts, pageFaults } from "../support/measure.js";
import { onStage, refusedAnswer } from "../support/stage.js";
import { packsToWager } from "../support/tables.js";

const LONG = Array.from({ length: 60 }, (_, place) => ({
  id: `PK-${place}`,
  title: "A clause",
  blocks: [{ block: "paragraph", text: [{ text: "Its text." }] }],
}));
const CHAPTER = { title: "A chapter", blocks: [], entries: LONG };
const PAYS = { name: "pay_table", kind: "choice", default: { flush: "4 to 1" }, presets: {}, choices: [] };

const ANSWERS = {
  "/api/rules/packs_poker": { book: { title: "The book", blocks: [], chapters: [CHAPTER] }, rulings: [] },
  "/api/games": [{ game: "packs_poker", presets: [], settings: [PAYS] }],
};

test("the ranking and the pay tables are one tap away, wherever the reader is", async () => {
  const page = await onStage.sees(packsToWager(), PHONE, ANSWERS);
  await page.getByRole("button", { name: "Rules", exact: true }).click();
  const panel = page.getByRole("complementary", { name: "Rules" });
  const parts = panel.getByRole("navigation", { name: "Parts of this page" });
  for (const [part, heading] of [
    ["Rulebook", "The book"],
    ["Pay tables", "Pay tables"],
    ["Ranking", "Ranking of hands, highest first"],
  ] as const) {
    await parts.getByRole("button", { name: part }).click();
    const [row, title] = [await parts.boundingBox(), await panel.getByRole("heading", { name: heading }).boundingBox()];
    assert.ok(title!.y >= row!.y + row!.height, `${heading} lies under the links`);
    assert.ok(title!.y < page.viewportSize()!.height, `${heading} is not in view`);
  }
  const before = await parts.boundingBox();
  await panel.getByText("PK-59").scrollIntoViewIfNeeded();
  assert.deepEqual(await parts.boundingBox(), before);
  await isAccessible(page);
  await page.context().close();
});

test("the page of the rules begins with the name of the game, at the left edge of every part", async () => {
  const page = await onStage.visits("/rules/packs_poker", PHONE, ANSWERS);
  const title = page.getByRole("heading", { name: "Rules of Packs Poker", level: 1 });
  const { x } = (await title.boundingBox())!;
  assert.equal(await page.title(), "Rules of Packs Poker · Cardroom");
  for (const part of [".book-parts", ".ranking h2", ".pay-tables h2", ".book h2"])
    assert.equal((await page.locator(part).first().boundingBox())!.x, x, part);
  assert.deepEqual(await page.evaluate(pageFaults, "main"), []);
  await page.context().close();
});

const EDGES = {
  wagers: [
    { wager: "pack", numerator: "1", denominator: "29", edge: 0.034567, hit_frequency: 0.4321 },
    { wager: "bonus", numerator: "1", denominator: "11", edge: 0.0909, hit_frequency: 0.0753 },
  ],
};

for (const [locale, words] of [
  ["en", { rules: "Rules", counted: /Counting/, pack: /3\.46%.*43\.21%/, bonus: /9\.09%.*7\.53%/, again: "Try again" }],
  [
    "es",
    {
      rules: "Reglas",
      counted: /Contando/,
      pack: /3,46.*43,21/,
      bonus: /9,09.*7,53/,
      again: "Intentarlo de nuevo",
    },
  ],
] as const)
  test(`below the pay tables are the exact edges of the wagers, once they are counted (${locale})`, async () => {
    let finish = () => {};
    const counted = new Promise((done) => (finish = () => done(EDGES)));
    let requests = 0;
    const path = `/api/tables/${packsToWager().table.id}/edges`;
    // The first request is refused, and the second one takes a while.
    const answered = () => (requests++ ? counted : refusedAnswer("busy"));
    const page = await onStage.sees(packsToWager(), { ...PHONE, locale }, { ...ANSWERS, [path]: answered });
    await page.getByRole("button", { name: words.rules, exact: true }).click();
    const edges = page.locator("wager-edges");
    await edges.getByRole("alert").waitFor();
    await edges.getByRole("button", { name: words.again }).click();
    await edges.getByRole("status").getByText(words.counted).waitFor();
    finish();
    await edges.getByRole("listitem").filter({ hasText: words.pack }).waitFor();
    await edges.getByRole("listitem").filter({ hasText: words.bonus }).waitFor();
    assert.equal(requests, 2);
    assert.deepEqual(await page.evaluate(pageFaults, "wager-edges"), []);
    assert.deepEqual(await page.evaluate(cutTexts, "wager-edges"), []);
    await isAccessible(page);
    await page.context().close();
  });
