import assert from "node:assert/strict";
import { test } from "node:test";
import { DESKTOP, PHONE } from "../support/browser.js";
import { evening } from "../support/evening.js";
import { isAccessible, opensATable, readsWell } from "../support/people.js";

const here = evening();

test("a host changes the limits of buying in: what is none is refused in words, and who sits down next sees the new ones", async () => {
  const ann = await here.arrives(PHONE);
  const table = await opensATable(ann, "Ann", { game: "High Card Flush", seats: 3 });
  await ann.page.getByRole("button", { name: "Host" }).click();
  await ann.page.getByText("Limits of buying in").click();
  const [least, most] = ["Least buy-in", "Largest buy-in"].map((name) => ann.page.getByLabel(name));
  const change = ann.page.getByRole("button", { name: "From the next hand" }).first();
  for (const [typed, words] of [["many", "“many” is no amount"], ["900", "$900.00 to $750.50 is not possible"], ["0.01", "The least buy-in must allow a hand"]] as const) {
    await least!.fill(typed);
    await most!.fill("750.50");
    await change.click();
    await ann.page.getByRole("alert").getByText(words).waitFor();
  }
  await isAccessible(ann.page);
  await readsWell(ann.page);
  await least!.fill("25");
  await change.click();
  await ann.page.getByRole("status").getByText("other settings from the next hand on").waitFor();
  assert.equal(await ann.page.getByRole("alert").count(), 0);
  const ben = await here.arrives(PHONE);
  await ben.page.goto(table);
  await ben.page.getByRole("button", { name: "Take a seat" }).click();
  await ben.page.getByText("25.00 to 750.50 dollars").waitFor();
  await ann.leaves();
  await ben.leaves();
});

test("a hand that is over can be downloaded from the replayer, in each game", async () => {
  const games = { "Hold’em": "NT", "Packs Poker": "_packs_poker", "High Card Flush": "_high_card_flush", "Mount Holyoke Poker": "_mount_holyoke" };
  const downloads = Object.entries(games).map(async ([game, variant]) => {
    const ann = await here.arrives(DESKTOP);
    await opensATable(ann, "Ann", { game, seats: 3, bots: 2 });
    await ann.page.getByRole("button", { name: "Hands" }).click();
    await ann.page.getByRole("link", { name: "Hand 1" }).click({ timeout: 90_000 });
    const link = ann.page.getByRole("link", { name: "Download as a PHH file" });
    const [file] = await Promise.all([ann.page.waitForEvent("download"), link.click()]);
    assert.equal(file.suggestedFilename(), "hand-1.phh");
    const text = await (await ann.page.request.get(file.url())).text();
    assert.ok(text.startsWith(`variant = "${variant}"\n`), text);
    await ann.leaves();
  });
  await Promise.all(downloads);
});

test("in Spanish the page says, in Spanish, that the rulebook is in English, and a screen reader is told of both", async () => {
  const ana = await here.arrives({ ...PHONE, locale: "es" });
  await ana.page.goto(`${ana.room}/rules/packs_poker`);
  await ana.page.getByText("El reglamento y los criterios están escritos en inglés.").waitFor();
  const spoken = (text: string) =>
    ana.page.getByText(text).first().evaluate((element) => element.closest("[lang]")!.getAttribute("lang"));
  assert.deepEqual([await spoken("El reglamento"), await spoken("These are the rules")], ["es", "en"]);
  await isAccessible(ana.page);
  await readsWell(ana.page);
  await ana.leaves();
});
