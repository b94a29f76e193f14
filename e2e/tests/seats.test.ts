import assert from "node:assert/strict";
import { test } from "node:test";
import { DESKTOP, type Person, PHONE } from "../support/browser.js";
import { evening } from "../support/evening.js";
import { isAccessible, keepsAPicture, readsWell, theTurnOf } from "../support/people.js";

const here = evening();

/** Sets the guest's name with the request that the page uses. */
async function isCalled({ page, room }: Person, name: string): Promise<void> {
  assert.ok((await page.request.put(`${room}/api/me`, { data: { name } })).ok());
}

/** Creates an unlisted hold'em table for two. Returns its URL. */
async function makesATable({ page, room }: Person, wish: Record<string, unknown>): Promise<string> {
  const clocks = { turn: 60, bank: 0, grace: 0, between: 4 };
  const made = await page.request.post(`${room}/api/tables`, {
    data: { game: "holdem", name: "Friday", seats: 2, clocks, ...wish },
  });
  assert.ok(made.ok(), await made.text());
  return `${room}/t/${((await made.json()) as { id: string }).id}`;
}

/** Seats two people at a new table. Returns its URL. */
async function twoSit(ann: Person, ben: Person, wish: Record<string, unknown>): Promise<string> {
  await isCalled(ann, "Ann");
  await isCalled(ben, "Ben");
  const table = await makesATable(ann, wish);
  for (const person of [ann, ben]) {
    await person.page.goto(table);
    await person.page.getByRole("button", { name: "Take a seat" }).click();
    await person.page
      .getByRole("button", { name: /^Take seat \d/ })
      .last()
      .click();
    await person.page.getByRole("form").waitFor({ state: "detached" });
  }
  return table;
}

test("an all-in is run out street by street, and the loser is asked to rebuy or leave", async () => {
  const [ann, ben] = [await here.arrives(PHONE), await here.arrives({ ...DESKTOP, reducedMotion: "reduce" })];
  await twoSit(ann, ben, { rules: { big_blind: 50, small_blind: 50 }, stakes: { buy_in_min: 1, buy_in_max: 50 } });
  // The blinds put both players all in. The page does not reveal the winner before the river, even with reduced motion.
  const board = ben.page.getByRole("group", { name: "Board" }).getByRole("img");
  const revealed = () => ben.page.evaluate(() => document.body.textContent.includes(" wins "));
  const seen = new Set<number>();
  for (let count = 0; count < 5; count = await board.count()) {
    seen.add(count);
    if (count < 5) assert.equal(await revealed(), false, `the winner is revealed with ${count} cards on the board`);
    await ben.page.waitForTimeout(100);
  }
  assert.deepEqual([...seen], [0, 3, 4]);
  // Equal hands share the pot, and the next hand decides.
  const rebuy = (person: Person) => person.page.getByRole("form", { name: "Rebuy" });
  const [loser, winner, name] = await Promise.any([
    rebuy(ann)
      .waitFor({ timeout: 30_000 })
      .then(() => [ann, ben, "Ann"] as const),
    rebuy(ben)
      .waitFor({ timeout: 30_000 })
      .then(() => [ben, ann, "Ben"] as const),
  ]);
  await winner.page.getByRole("status").getByText(`Waiting for ${name} to rebuy`).waitFor();
  await isAccessible(loser.page);
  await readsWell(loser.page);
  await keepsAPicture(loser, "rebuy");
  await rebuy(loser).getByLabel("Rebuy").fill("40");
  await rebuy(loser).getByRole("button", { name: "Rebuy" }).click();
  await rebuy(loser).waitFor({ state: "detached" });
  await ann.leaves();
  await ben.leaves();
});

test("a guest with a name sits down before the page knows the name", async () => {
  const [ann, ben] = [await here.arrives(PHONE), await here.arrives(DESKTOP)];
  await ben.page.route("**/api/me", async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 1_500));
    await route.continue();
  });
  await twoSit(ann, ben, {});
  await ann.page.getByText("Ben sits down.").first().waitFor({ state: "attached" });
  await ann.leaves();
  await ben.leaves();
});

test("leaving needs confirmation and can be cancelled; a closed table keeps its results for its players", async () => {
  const [ann, ben, cleo] = [await here.arrives(PHONE), await here.arrives(DESKTOP), await here.arrives(PHONE)];
  const table = await twoSit(ann, ben, {});
  await ann.page.getByRole("group", { name: "Your cards" }).getByRole("img").first().waitFor();
  const [acts, waits] = (await theTurnOf(ann).count()) > 0 ? [ann, ben] : [ben, ann];
  const leave = waits.page.getByRole("button", { name: "Leave the table" });
  await leave.click();
  await waits.page.getByText("You will leave after this hand with your chips").waitFor();
  await readsWell(waits.page);
  await keepsAPicture(waits, "leave");
  await waits.page.getByRole("button", { name: "Yes, leave" }).click();
  await waits.page.getByRole("button", { name: "Stay" }).click();
  await leave.waitFor();
  // The host finds the unlisted table in the lobby, and closes it.
  await ann.page.goto(ann.room);
  await ann.page
    .getByRole("list", { name: "Your unlisted tables" })
    .getByRole("link", { name: /Friday/ })
    .click();
  await ann.page.getByRole("button", { name: "Host" }).click();
  assert.equal(
    await ann.page.getByRole("button", { name: "Remove Ben" }).count(),
    0,
    "an active player cannot be removed",
  );
  await ann.page.getByRole("button", { name: "Close the table" }).click();
  await ann.page.getByRole("button", { name: "Yes, close it" }).click();
  await ann.page.keyboard.press("Escape");
  await theTurnOf(acts).getByRole("button", { name: /^Fold/ }).click();
  for (const person of [ann, ben]) {
    await person.page.getByText("This table is closed").waitFor();
    await person.page.getByRole("row", { name: /^Ann .*10,000/ }).waitFor();
    assert.equal(await person.page.getByRole("button", { name: /Leave|Sit|Host|Invite/ }).count(), 0);
    await isAccessible(person.page);
    await readsWell(person.page);
  }
  await keepsAPicture(ann, "closed-phone");
  await keepsAPicture(ben, "closed");
  // Both players find the table in the lobby again, by its name and with their results.
  for (const person of [ann, ben]) {
    const link = person.page
      .getByRole("list", { name: "Your closed tables" })
      .getByRole("link", { name: /^Friday.* Closed .* You (?:won [\d,]+\schips|lost [\d,]+\schips|broke even)$/s });
    await person.page.getByRole("link", { name: "Back to the lobby" }).click();
    await link.click();
    await person.page.getByText("This table is closed").waitFor();
  }
  await ben.page.getByRole("link", { name: "Hand 1" }).click();
  await ben.page.getByRole("group", { name: "Replay" }).waitFor();
  await isCalled(cleo, "Cleo");
  await cleo.page.goto(table);
  await cleo.page.getByText("This table is closed").waitFor();
  const hers = cleo.page.waitForResponse(/\/me\/tables\/closed/);
  await cleo.page.getByRole("link", { name: "Back to the lobby" }).click();
  assert.equal((await (await hers).json()).total, 0, "it is not listed for a guest who did not sit there");
  for (const person of [ann, ben]) await person.leaves();
});
