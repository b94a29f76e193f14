import assert from "node:assert/strict";
import { test } from "node:test";
import { PHONE } from "../support/browser.js";
import { evening } from "../support/evening.js";
import { isAccessible, opensATable, readsWell } from "../support/people.js";

const here = evening();

test("a host changes the buy-in limits: invalid ones are refused with a message, and the next player to sit down sees the new ones", async () => {
  const ann = await here.arrives(PHONE);
  const table = await opensATable(ann, "Ann", { game: "High Card Flush", seats: 3 });
  await ann.page.getByRole("button", { name: "Host" }).click();
  await ann.page.getByText("Buy-in limits").click();
  const [least, most] = ["Min buy-in", "Max buy-in"].map((name) => ann.page.getByLabel(name));
  const change = ann.page.getByRole("button", { name: "Apply from next hand" }).first();
  for (const [typed, words] of [
    ["many", "“many” is not an amount"],
    ["900", "$900.00 to $750.50 is not possible"],
    ["0.01", "The min buy-in must be at least"],
  ] as const) {
    await least!.fill(typed);
    await most!.fill("750.50");
    await change.click();
    await ann.page.getByRole("alert").getByText(words).waitFor();
  }
  await isAccessible(ann.page);
  await readsWell(ann.page);
  await least!.fill("25");
  await change.click();
  await ann.page.getByRole("status").getByText("The new table settings apply from the next hand").waitFor();
  assert.equal(await ann.page.getByRole("alert").count(), 0);
  const ben = await here.arrives(PHONE);
  await ben.page.goto(table);
  await ben.page.getByRole("button", { name: "Take a seat" }).click();
  await ben.page.getByText("$25.00 to $750.50").waitFor();
  await ann.leaves();
  await ben.leaves();
});

test("the Spanish page says in Spanish that the rulebook is in English, and both languages are marked for screen readers", async () => {
  const ana = await here.arrives({ ...PHONE, locale: "es" });
  await ana.page.goto(`${ana.room}/rules/packs_poker`);
  await ana.page.getByText("El reglamento y los criterios están escritos en inglés.").waitFor();
  const spoken = (text: string) =>
    ana.page
      .getByText(text)
      .first()
      .evaluate((element) => element.closest("[lang]")!.getAttribute("lang"));
  assert.deepEqual([await spoken("El reglamento"), await spoken("These are the rules")], ["es", "en"]);
  await isAccessible(ana.page);
  await readsWell(ana.page);
  await ana.leaves();
});
