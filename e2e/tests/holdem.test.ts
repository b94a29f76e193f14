import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import type { Browser } from "playwright-core";
import { DESKTOP, Person, PHONE, startBrowser } from "../support/browser.js";
import { cardsOf, isAccessible, itIsTheTurnOf, keepsAPicture, opensATable, playUntilTheResult, readsWell, sitsDown } from "../support/people.js";
import { type Room, startRoom } from "../support/room.js";

let room: Room;
let browser: Browser;

before(async () => {
  room = await startRoom();
  browser = await startBrowser();
});

after(async () => {
  await browser?.close();
  await room?.stop();
});

/** Checks or calls, and shows at the end. */
async function plays({ page }: Person): Promise<void> {
  const move = itIsTheTurnOf({ page } as Person).getByRole("button", { name: /^(Check|Call|Show)/ });
  await move.first().click({ timeout: 2000 }).catch(() => undefined);
}

test("a host opens a table, a friend comes by the link on a phone, and they play a hand to its end", async () => {
  const ann = await Person.arrives(browser, DESKTOP);
  const ben = await Person.arrives(browser, PHONE);
  const link = await opensATable(ann, room.address, "Ann", { game: "Hold’em", seats: 2 });
  await sitsDown(ann, "Ann");
  await ben.page.goto(link);
  await sitsDown(ben, "Ben");

  const [hers, his] = [await cardsOf(ann), await cardsOf(ben)];
  assert.equal(new Set([...hers, ...his]).size, 4);
  await isAccessible(ben.page);
  await readsWell(ben.page);
  await keepsAPicture(ann, "table");

  const result = await playUntilTheResult([ann, ben], plays);
  // Equal hands share the bank.
  assert.match(result, /(Ann|Ben) wins [12]00 chips/);
  await ann.page.getByRole("button", { name: "Log" }).click();
  await ann.page.getByRole("button", { name: "Rule holdem/stage-5" }).first().click();
  await ann.page.locator(".clause.chosen").getByText("holdem/stage-5").waitFor();
  await isAccessible(ann.page);
  await ann.leaves();
  await ben.leaves();
});

test("who loads the page again in the middle of a hand has the same seat and the same cards", async () => {
  const ann = await Person.arrives(browser, PHONE);
  await opensATable(ann, room.address, "Ann", { game: "Hold’em", seats: 3, bots: 2 });
  await sitsDown(ann, "Ann");
  await itIsTheTurnOf(ann).waitFor();
  const before = await cardsOf(ann);
  await ann.page.reload();
  assert.deepEqual(await cardsOf(ann), before);
  await itIsTheTurnOf(ann).waitFor();
  await ann.leaves();
});

test("when the room is killed in the middle of a hand and comes back, the page finds it by itself and the hand goes on", async () => {
  const ann = await Person.arrives(browser, PHONE);
  await opensATable(ann, room.address, "Ann", { game: "Hold’em", seats: 2, bots: 1 });
  await sitsDown(ann, "Ann");
  await itIsTheTurnOf(ann).waitFor();
  const before = await cardsOf(ann);
  await room.falls();
  await ann.page.getByText("The connection is lost").waitFor({ state: "hidden" });
  assert.deepEqual(await cardsOf(ann), before);
  assert.match(await playUntilTheResult([ann], plays), /wins [\d,]+ chips/);
  // The browser itself notes the sockets that could not be opened meanwhile.
  await ann.context.close();
});

test("a whole hand by keyboard alone, and every step of it is announced", async () => {
  const ann = await Person.arrives(browser, DESKTOP);
  await opensATable(ann, room.address, "Ann", { game: "Hold’em", seats: 2, bots: 1 });
  await sitsDown(ann, "Ann");
  const heard = await ann.page.evaluateHandle(() => {
    const said: string[] = [];
    const region = document.querySelector("[aria-live=polite][role=log]")!;
    new MutationObserver(() => said.push(...region.textContent!.split("\n").map((line) => line.trim()))).observe(region, { childList: true, subtree: true, characterData: true });
    return said;
  });
  await playUntilTheResult([ann], async ({ page }) => {
    for (const key of ["c", "s"]) await page.keyboard.press(key);
  });
  const said = (await heard.jsonValue()).join(" ");
  assert.match(said, /Ann (checks|calls|shows)/);
  assert.match(said, / of (spades|hearts|diamonds|clubs)/);
  assert.match(said, /wins [\d,]+ chips/);
  await ann.leaves();
});

test("the same in Spanish, with no word left out", async () => {
  const ana = await Person.arrives(browser, PHONE, "es");
  await ana.page.goto(room.address);
  await ana.page.getByRole("link", { name: "Mesa nueva" }).waitFor();
  await readsWell(ana.page);
  await isAccessible(ana.page);
  await ana.page.getByRole("link", { name: /Packs Poker/ }).click();
  await ana.page.getByRole("list", { name: "Asientos" }).waitFor();
  await readsWell(ana.page);
  await isAccessible(ana.page);
  await ana.leaves();
});
