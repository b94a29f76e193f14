import assert from "node:assert/strict";
import { networkInterfaces } from "node:os";
import { after, before, test } from "node:test";
import type { Browser } from "playwright-core";
import { DESKTOP, Person, PHONE, startBrowser } from "../support/browser.js";
import { isAccessible, opensATable, playUntilTheResult, itIsTheTurnOf, scansTheCode, sitsDown } from "../support/people.js";
import { type Room, startRoom } from "../support/room.js";

let room: Room;
let browser: Browser;

before(async () => {
  const lan = Object.values(networkInterfaces()).flat().some((each) => each && !each.internal);
  assert.ok(lan, "this machine is in no network: connect it, so that a phone's way to the room can be tried");
  room = await startRoom("0.0.0.0:0");
  browser = await startBrowser();
});

after(async () => {
  await browser?.close();
  await room?.stop();
});

async function checks(person: Person): Promise<void> {
  const move = itIsTheTurnOf(person).getByRole("button", { name: /^(Check|Call|Show)/ });
  await move.first().click({ timeout: 2000 }).catch(() => undefined);
}

test("a phone scans the code, comes over the network, and plays", async () => {
  const ann = await Person.arrives(browser, DESKTOP);
  await opensATable(ann, room.address, "Ann", { game: "Hold’em", seats: 2 });
  await sitsDown(ann, "Ann");
  await ann.page.getByRole("button", { name: "Invite" }).click();
  const url = await scansTheCode(ann);
  assert.doesNotMatch(new URL(url).hostname, /^(127\.|localhost|\[?::1)/);

  const ben = await Person.arrives(browser, PHONE);
  await ben.page.goto(url);
  assert.equal(await ben.page.evaluate(() => isSecureContext), false);
  await sitsDown(ben, "Ben");
  assert.match(await playUntilTheResult([ann, ben], checks), /wins [\d,]+ chips/);
  await ben.page.getByRole("button", { name: "Invite" }).click();
  await ben.page.getByRole("button", { name: "Copy" }).click();
  await ben.page.getByRole("button", { name: "Copied" }).waitFor();
  await ann.leaves();
  await ben.leaves();
});

test("the administrator logs in with the printed token once, and sees tables and a ledger that sums to 0", async () => {
  const token = room.printed.flatMap((line) => /token.*?: (\w{20,})/.exec(line)?.[1] ?? [])[0];
  assert.ok(token, room.printed.join("\n"));
  const ada = await Person.arrives(browser, PHONE);
  await ada.page.goto(`${room.address}/admin`);
  await ada.page.getByLabel("Token").fill(token);
  await ada.page.getByRole("button", { name: "Log in" }).click();
  await ada.page.getByText("All accounts together: 0.").waitFor();
  await isAccessible(ada.page);
  // The browser notes that the first look, before the login, was refused.
  await ada.context.close();
});
