// The registration desk of an event, by clicks on a phone, once participants are registered: corrections, payments and
// their corrections, the count of the till, the waiver; and the public list of events. Each is compared with the room's
// account.
import assert from "node:assert/strict";
import { test } from "node:test";
import type { MoneyReport } from "../../web/src/generated/run.js";
import { type Person, PHONE } from "../support/browser.js";
import { evening } from "../support/evening.js";
import { asks, draftOf, finds, hasAnEvent, joins, makesALink, registers, viewOf } from "../support/event.js";
import { decimal, dollars, fills, opens } from "../support/forms.js";
import { pageFaults } from "../support/measure.js";
import { isAccessible, readsWell } from "../support/people.js";

const here = evening();

/** Price of a hand and the float of the till, in cents. */
const [HAND, FLOAT] = [1235, 5000];

const reportOf = async (olga: Person, run: string) =>
  (await asks<MoneyReport>(olga, "GET", `/runs/${run}/report`)).body;

/** The hands sold, the refunds, and the cash that should be in the only till, according to the room. */
async function account(olga: Person, run: string) {
  const { hands, account, tills } = await reportOf(olga, run);
  return { sold: hands.count, refunds: account?.refunds ?? 0, till: tills[0]!.expected };
}

/** The fees received by each method, according to the room. */
async function fees(olga: Person, run: string): Promise<Record<string, number>> {
  const { received } = await reportOf(olga, run);
  return Object.fromEntries(received.filter(({ fees }) => fees > 0).map(({ method, fees }) => [method, fees]));
}

/** Asserts that the page is accessible and fits a phone. */
async function isFit({ page }: Person): Promise<void> {
  await isAccessible(page, { strict: true });
  await readsWell(page);
  assert.deepEqual(await page.evaluate(pageFaults, "main"), []);
}

/** An event with a till at registration, on the phone of its organiser. */
async function hasATill(olga: Person): Promise<string> {
  const settings = { fees: "recorded", hand_price: HAND } as const;
  const run = await hasAnEvent(olga, draftOf("Ride", { settings }));
  const main = olga.page.locator("main");
  await olga.page.goto(`${olga.room}/e/${run}/money`);
  await fills(main, "Open a till", { "Name of the till": "Desk", "Cash at the opening": decimal(FLOAT) });
  return run;
}

/** Registers a person who pays cash for this number of hands. */
async function paysCash({ page }: Person, name: string, hands: number): Promise<void> {
  await page.getByLabel("Name of the participant").fill(name);
  await page.getByLabel("Hands", { exact: true }).fill(String(hands));
  await page.getByRole("group", { name: "Payment" }).getByRole("radio", { name: "Cash", exact: true }).check();
  await page.getByRole("button", { name: "Register", exact: true }).click();
  await page
    .getByRole("status")
    .filter({ hasText: `${name}: ` })
    .waitFor();
}

test("a registration is corrected: the name, whether they ride, and a hand, whose fee is refunded", async () => {
  const olga = await here.arrives(PHONE);
  const { page, room } = olga;
  const run = await hasATill(olga);
  await page.goto(`${room}/e/${run}/registration`);
  await paysCash(olga, "Anna", 2);
  await page.getByRole("button", { name: /Anna/ }).click();
  const person = page.locator("registered-person");

  await fills(person, "Correct the name", { "Name of the participant": "Ann Archer", Reason: "misheard" });
  await page.getByRole("button", { name: /^1 ?Ann Archer/ }).waitFor();
  const rides = await opens(person, "Does not ride after all");
  await rides.getByRole("button", { name: "Does not ride after all" }).click();
  await rides.getByText("Write a reason.").waitFor();
  await rides.getByLabel("Reason").fill("no motorcycle");
  await rides.getByRole("button", { name: "Does not ride after all" }).click();
  await person.getByRole("button", { name: "Rides after all" }).waitFor();
  const removal = await opens(person, "Remove hand 1-2: Ann Archer");
  await removal.getByText(`Hand 1-2 of Ann Archer does not play`).waitFor();
  await removal.getByText(`Give back ${dollars(HAND)}.`).waitFor();
  await removal.getByLabel("Reason").fill("one was meant");
  await isFit(olga);
  await removal.getByRole("button", { name: /^Remove hand 1-2/ }).click();
  const refund = person.getByRole("group", { name: `How does Ann Archer get ${dollars(HAND)} back?` });
  await refund.waitFor();
  assert.equal((await account(olga, run)).till, FLOAT + 2 * HAND, "the cash is still in the till");
  await refund.getByRole("button", { name: "Cash" }).click();
  await refund.waitFor({ state: "detached" });

  assert.deepEqual(await account(olga, run), { sold: 1, refunds: HAND, till: FLOAT + HAND });
  const [ann] = (await viewOf(olga, run)).participants;
  assert.deepEqual([ann!.name, ann!.rides, ann!.hands.map(({ hand }) => hand)], ["Ann Archer", false, ["1-1"]]);
  await olga.leaves();
});

test("a payment is moved to another method, declared void and taken again, and the till is updated", async () => {
  const olga = await here.arrives(PHONE);
  const { page, room } = olga;
  const run = await hasATill(olga);
  await page.goto(`${room}/e/${run}/registration`);
  await paysCash(olga, "Ann", 1);
  await page.getByRole("button", { name: /Ann/ }).click();
  const person = page.locator("registered-person");
  await person.getByText("Hand 1-1, fee: Cash, Desk", { exact: true }).waitFor();
  assert.deepEqual([await fees(olga, run), (await account(olga, run)).till], [{ cash: HAND }, FLOAT + HAND]);

  const correction = await opens(person, "Correct the payment: hand 1-1");
  await correction.getByLabel("How it was paid").selectOption("Card");
  await correction.getByLabel("Reason").fill("paid by card");
  await isFit(olga);
  await correction.getByRole("button", { name: /^Correct the payment/ }).click();
  await person.getByText("Hand 1-1, fee: Card", { exact: true }).waitFor();
  assert.deepEqual([await fees(olga, run), (await account(olga, run)).till], [{ card: HAND }, FLOAT]);

  const undo = await opens(person, "Declare the payment void: hand 1-1");
  await undo.getByText("The fee is unpaid again.").waitFor();
  await undo.getByLabel("Reason").fill("the card was declined");
  await undo.getByRole("button", { name: /^Declare the payment void/ }).click();
  const due = person.getByRole("group", { name: `Ann: how is ${dollars(HAND)} paid?` });
  await due.waitFor();
  assert.deepEqual(await fees(olga, run), {});
  await due.getByRole("button", { name: "Cash" }).click();
  await person.getByText("Hand 1-1, fee: Cash, Desk", { exact: true }).waitFor();
  assert.deepEqual([await fees(olga, run), (await account(olga, run)).till], [{ cash: HAND }, FLOAT + HAND]);
  await olga.leaves();
});

test("a volunteer counts the till without seeing its sum, and it is closed once the count is newer than its last cash movement", async () => {
  const [olga, rita] = [await here.arrives(PHONE), await here.arrives(PHONE)];
  const run = await hasATill(olga);
  const short = 35;
  await joins(rita, (await makesALink(olga, run, "registration")).url, "Rita");
  await rita.page.goto(`${rita.room}/e/${run}/registration`);
  await paysCash(rita, "Ann", 1);
  await rita.page.getByText("Count the cash").click();
  const counts = rita.page.locator(".till-counts");
  await counts.getByText("not counted").waitFor();
  const form = await opens(counts, "Count: Desk");
  const expected = FLOAT + HAND;
  assert.ok(!(await rita.page.locator("main").innerText()).includes(dollars(expected)), "the sum is not shown");
  await form.getByLabel("Cash counted").fill(decimal(expected - short));
  await isFit(rita);
  await form.getByRole("button", { name: "Count: Desk" }).click();
  await counts.getByText(`last counted: ${dollars(expected - short)}, `).waitFor();
  await paysCash(rita, "Ben", 1);

  const main = olga.page.locator("main");
  const till = main.getByRole("table", { name: "Desk (Registration)" });
  await olga.page.goto(`${olga.room}/e/${run}/money`);
  for (const [label, amount] of [
    ["Cash at the opening", dollars(FLOAT)],
    ["Cash that should be in it", dollars(expected + HAND)],
    ["Cash that should have been in it at the count", dollars(expected)],
    ["Difference at the count", `${dollars(short)} short`],
  ] as const)
    await till.getByRole("row", { name: `${label} ${amount}`, exact: true }).waitFor();
  const close = await opens(main, "Close the till: Desk");
  await close.getByText("Count the till first: cash has moved since the last count.").waitFor();
  await close.getByRole("button", { name: "Close the till: Desk" }).click();
  await close.getByRole("alert").waitFor();
  await close.getByRole("button", { name: "Cancel" }).click();
  await fills(main, "Count: Desk", { "Cash counted": decimal(expected + HAND) });
  await till.getByRole("row", { name: "Difference at the count none" }).waitFor();
  await fills(main, "Close the till: Desk", {});
  await main.getByRole("table", { name: "Desk (Registration), closed" }).waitFor();
  const [closed] = (await reportOf(olga, run)).tills;
  assert.deepEqual(
    [closed!.closed, closed!.expected, closed!.counted, closed!.difference],
    [true, expected + HAND, expected + HAND, 0],
  );
  await rita.leaves();
  // The browser logs the refusal to close the till before the count.
  await olga.leavesAnyway();
});

test("registration finds who has not signed the waiver, the first stop says so, and a signature is added", async () => {
  const olga = await here.arrives({ ...PHONE, reducedMotion: "reduce" });
  const { page, room } = olga;
  const run = await hasAnEvent(olga, draftOf("Ride", { waiver: { text: "I ride at my own risk." } }));
  await page.goto(`${room}/e/${run}/registration`);
  await page.getByText("I ride at my own risk.").waitFor();
  for (const [name, signed] of [
    ["Ann", true],
    ["Ben", false],
  ] as const) {
    await page.getByLabel("Name of the participant").fill(name);
    await page.getByLabel("Waiver signed").setChecked(signed);
    await page.getByRole("button", { name: "Register", exact: true }).click();
    await page
      .getByRole("status")
      .filter({ hasText: `${name}: ` })
      .waitFor();
  }
  await page.getByText("One rider has not signed the waiver.").waitFor();
  await page.getByLabel("Only riders who have not signed the waiver").check();
  const rows = page.locator(".people > li > button");
  assert.deepEqual(await rows.locator("bdi").allTextContents(), ["Ben"]);
  await isFit(olga);

  const warning = page.getByRole("alert").filter({ hasText: "Waiver not signed." });
  const isWarned = async (number: number) => {
    await finds(olga, number);
    await page
      .locator(".desk-person")
      .getByText(number === 1 ? "Ann" : "Ben")
      .waitFor();
    return (await warning.count()) > 0;
  };
  await page.goto(`${room}/e/${run}/stops/1`);
  assert.deepEqual([await isWarned(1), await isWarned(2)], [false, true]);
  await isFit(olga);

  await page.goto(`${room}/e/${run}/registration`);
  await page.getByRole("button", { name: /Ben.*waiver not signed/ }).click();
  const person = page.locator("registered-person");
  await person.getByLabel("Waiver signed").check();
  await person.getByRole("button", { name: "Save", exact: true }).click();
  await person.getByRole("status").filter({ hasText: "Saved." }).waitFor();
  await page.getByText(/not signed the waiver\./).waitFor({ state: "detached" });
  const { participants } = await viewOf(olga, run);
  assert.deepEqual(
    participants.map(({ name, waiver }) => [name, waiver]),
    [
      ["Ann", true],
      ["Ben", true],
    ],
  );
  await page.goto(`${room}/e/${run}/stops/1`);
  await finds(olga, 2);
  // The page shows what it has stored until the room has answered.
  await warning.waitFor({ state: "detached" });
  await page.locator(".desk-person").getByText("Ben").waitFor();
  await olga.leaves();
});

test("the lobby lists open events for every guest, and an organiser's own event only once, above the tables", async () => {
  const [olga, stranger] = [await here.arrives(PHONE), await here.arrives(PHONE)];
  const listed = await hasAnEvent(olga, draftOf("Listed ride", { listed: true }));
  await hasAnEvent(olga, draftOf("Secret ride"));
  await hasAnEvent(olga, draftOf("Draft ride", { listed: true }), { open: false });
  await registers(olga, listed, { name: "Ann", rides: true });
  const events = (page: Person["page"]) => page.locator("a.game-poker_run");
  const named = async (page: Person["page"]) =>
    (await events(page).locator("strong").allTextContents()).filter(
      (name) => name.endsWith(" ride") && !name.startsWith("Demo"),
    );

  await stranger.page.goto(stranger.room);
  await stranger.page.getByRole("link", { name: /^Listed ride/ }).waitFor();
  assert.deepEqual(await named(stranger.page), ["Listed ride"]);
  assert.deepEqual(await events(stranger.page).getByText("Draft", { exact: false }).allTextContents(), []);
  await stranger.page.getByRole("heading", { name: "Your events" }).waitFor();
  await isFit(stranger);
  await stranger.page.getByRole("link", { name: /^Listed ride/ }).click();
  await stranger.page.getByRole("heading", { level: 1, name: /Listed ride/ }).waitFor();

  await olga.page.goto(olga.room);
  await olga.page.getByRole("link", { name: /^Secret ride/ }).waitFor();
  await olga.page.getByRole("link", { name: /Hold.em demo/ }).waitFor();
  assert.deepEqual((await named(olga.page)).sort(), ["Draft ride", "Listed ride", "Secret ride"]);
  const top = async (name: RegExp) => (await olga.page.getByRole("link", { name }).boundingBox())!.y;
  assert.ok((await top(/^Listed ride/)) < (await top(/Hold.em demo/)), "events are above the tables");
  await isFit(olga);
  await olga.page.getByRole("link", { name: /^Listed ride/ }).click();
  await olga.page.getByRole("heading", { name: "Your desks" }).waitFor();
  await stranger.leaves();
  await olga.leaves();
});
