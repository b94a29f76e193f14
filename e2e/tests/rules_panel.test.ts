// The panel of the rules at a table: the ranking and the pay tables are one tap away from anywhere in it. Tests the
// client alone, with server messages from the test.
import assert from "node:assert/strict";
import { test } from "node:test";
import { PHONE } from "../support/browser.js";
import { isAccessible } from "../support/people.js";
import { onStage } from "../support/stage.js";
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
