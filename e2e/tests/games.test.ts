import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import type { Browser } from "playwright-core";
import { DESKTOP, Person, PHONE, startBrowser } from "../support/browser.js";
import { isAccessible, itIsTheTurnOf, opensATable, playUntilTheResult, readsWell, sitsDown } from "../support/people.js";
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

/** Presses the first of these buttons that can be pressed. */
async function presses(person: Person, ...names: RegExp[]): Promise<void> {
  for (const name of names) {
    const button = itIsTheTurnOf(person).getByRole("button", { name, disabled: false }).first();
    if (!(await button.count())) continue;
    // A turn that is over before the click is nobody's fault.
    await button.click({ timeout: 1000 }).catch(() => undefined);
    return;
  }
}

async function looksRight({ page }: Person): Promise<void> {
  await isAccessible(page);
  await readsWell(page);
}

test("Packs Poker: a bet and a bonus on a pack, and the packs are turned up", async () => {
  const ann = await Person.arrives(browser, PHONE);
  await opensATable(ann, room.address, "Ann", { game: "Packs Poker", seats: 2 });
  await sitsDown(ann, "Ann");
  await itIsTheTurnOf(ann).waitFor();
  await itIsTheTurnOf(ann).getByLabel("Bonus").fill("1");
  await itIsTheTurnOf(ann).getByRole("button", { name: "Lay on pack 1" }).click();
  await ann.page.getByRole("list", { name: "Packs" }).getByLabel("Bonus $1.00").waitFor();
  await looksRight(ann);
  const result = await playUntilTheResult([ann], (person) => presses(person, /^Done/));
  assert.match(result, /Ann, pack 1, bet: (won|lost|a push)/);
  assert.match(result, /Ann, pack 1, bonus: (won|lost)/);
  await looksRight(ann);
  await ann.leaves();
});

test("High Card Flush: an ante and a bonus, then a raise", async () => {
  const ann = await Person.arrives(browser, PHONE);
  await opensATable(ann, room.address, "Ann", { game: "High Card Flush", seats: 2 });
  await sitsDown(ann, "Ann");
  await itIsTheTurnOf(ann).waitFor();
  await itIsTheTurnOf(ann).getByLabel(/^Flush bonus/).fill("1");
  await looksRight(ann);
  const result = await playUntilTheResult([ann], (person) => presses(person, /^Wager/, /^Raise/));
  assert.match(result, /Ann, ante: (won|lost|a push)/);
  assert.match(result, /Ann, raise: (won|lost|a push)/);
  assert.match(result, /Ann, flush bonus: (won|lost)/);
  await looksRight(ann);
  await ann.leaves();
});

test("Mount Holyoke Poker: single cards and passes to the end of the round", async () => {
  const ann = await Person.arrives(browser, DESKTOP);
  const ben = await Person.arrives(browser, PHONE);
  const link = await opensATable(ann, room.address, "Ann", { game: "Mount Holyoke Poker", seats: 2 });
  await sitsDown(ann, "Ann");
  await ben.page.goto(link);
  await sitsDown(ben, "Ben");
  await ben.page.getByRole("group", { name: "Your cards" }).waitFor();
  await looksRight(ben);
  const result = await playUntilTheResult([ann, ben], async (person) => {
    const card = person.page.getByRole("group", { name: "Your cards" }).getByRole("button", { disabled: false, pressed: false });
    await card.first().click({ timeout: 1000 }).catch(() => undefined);
    await presses(person, /^Play 1 card/, /^Pass/);
  });
  assert.match(result, /(Ann|Ben) wins the round/);
  await ann.leaves();
  await ben.leaves();
});
