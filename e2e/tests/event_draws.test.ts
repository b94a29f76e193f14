// Provable draws in an event: the participant names a number, and the card is proved to the phone and on the page of the
// participant. A phone goes on after a reload with the message that it signed, another one takes a draw over, and a proof
// that was changed on the way raises the alarm.
import assert from "node:assert/strict";
import { test } from "node:test";
import type { Locator, Route } from "playwright-core";
import type { DrawRule, FactOf } from "../../web/src/draws/fact.js";
import { verifyLog } from "../../web/src/draws/log.js";
import type { DrawsLog, DrawsReport, RunReceipt, TallySheets } from "../../web/src/generated/run.js";
import { DESKTOP, type Person, PHONE } from "../support/browser.js";
import { evening } from "../support/evening.js";
import { acts, asks, draftOf, finds, handAt, hasAnEvent, joins, makesALink, registers } from "../support/event.js";
import { isAccessible, keepsAPicture, readsWell } from "../support/people.js";

const here = evening();

/** Time in which a phone prepares its draws, at most, in milliseconds. */
const PREPARED = 120_000;

/** An event with provable draws, with two riders and a participant who does not ride. */
async function hasARide(olga: Person): Promise<string> {
  const run = await hasAnEvent(olga, draftOf("Ride", { provable_draws: true, settings: { extra_price: 500 } }));
  for (const name of ["Ann", "Bo"]) await registers(olga, run, { name, rides: true, hands: 1 });
  await registers(olga, run, { name: "Cy", rides: false, hands: 1 });
  return run;
}

/** Joins the event with a phone and opens the first stop. */
async function isAtTheStop(olga: Person, run: string, name: string): Promise<Person> {
  const phone = await here.arrives({ ...PHONE, reducedMotion: "reduce" });
  await joins(phone, (await makesALink(olga, run, { stop: 1 }, "finish")).url, name);
  await phone.page.goto(`${phone.room}/e/${run}/stops/1`);
  return phone;
}

/** Scans the draw of a hand, until the page asks for the number. */
async function scans(person: Person, participant: number, button = "Spin"): Promise<Locator> {
  await finds(person, participant);
  const desk = handAt(person, `${participant}-1`);
  await desk.getByRole("button", { name: button, exact: true }).click();
  await desk.getByText("Name a number from 1 to 52").waitFor({ timeout: PREPARED });
  return desk;
}

/** Names a number, by tapping it. */
async function names(desk: Locator, cut: number): Promise<void> {
  await desk.locator(`.cuts input[value="${cut}"]`).check();
  await desk.getByRole("button", { name: `Draw the card at ${cut}` }).click();
}

/** The public log of the draws, which has to verify. */
async function logOf(person: Person, run: string, participant?: number): Promise<DrawsLog> {
  const query = participant === undefined ? "" : `?participant=${participant}`;
  const { status, body } = await asks<DrawsLog>(person, "GET", `/runs/${run}/draws${query}`);
  assert.equal(status, 200);
  assert.deepEqual(verifyLog(run, body.rule as DrawRule, body.entries).violations, []);
  return body;
}

const drawn = (log: DrawsLog): FactOf<"drawn">[] =>
  (log.entries as { fact: FactOf<"drawn"> }[]).map(({ fact }) => fact).filter(({ kind }) => kind === "drawn");

const cutsOf = (log: DrawsLog) => drawn(log).map(({ proof }) => proof.phone.cut);

test("a participant names a number, and can check the card that it gives", async () => {
  const olga = await here.arrives(DESKTOP);
  await olga.page.goto(olga.room);
  const run = await hasARide(olga);
  const sue = await isAtTheStop(olga, run, "Sue");
  const desk = await scans(sue, 1);
  await desk.getByRole("button", { name: "Draw the card", exact: true }).click();
  await desk.getByText("Choose the number that the participant named").waitFor();
  await keepsAPicture(sue, "run-cut-phone");
  await isAccessible(sue.page);
  await desk.getByLabel("Type the number").fill("17");
  await desk.getByLabel("Type the number").press("Enter");
  await desk.getByText(/^Stamp or write/).waitFor();
  await desk.getByText(/^Number 17 · log [0-9a-f]{8}$/).waitFor();
  await readsWell(sue.page);

  const log = await logOf(olga, run);
  assert.deepEqual(cutsOf(log), [17]);
  const block = (log.entries as { fact: { kind: string; root: string } }[]).find(
    ({ fact }) => fact.kind === "block_committed",
  )!;
  const sheets = await asks<TallySheets>(olga, "GET", `/runs/${run}/sheets?from=1&to=3&preview=true`);
  for (const { draws } of sheets.body.sheets) assert.ok(draws.some(({ root }) => root === block.fact.root));

  const ann = await here.arrives({ ...PHONE, reducedMotion: "reduce" });
  await ann.page.goto(`${ann.room}/e/${run}/p/1`);
  await ann.page.getByText("Checked: nobody could have picked this card on their own. You named 17.").click();
  const scan = await ann.page.getByText(/^Log at the scan: [0-9a-f]{8}$/).innerText();
  await ann.page.getByLabel("Eight characters of the log").fill(scan.slice(-8));
  await ann.page.getByRole("button", { name: "Look for them" }).click();
  await ann.page.getByText("The log has these characters after entry").waitFor();
  assert.equal(
    (await ann.page.locator("participant-draws").innerText()).replaceAll(/\s/g, "").includes(block.fact.root),
    true,
  );
  await isAccessible(ann.page);
  await readsWell(ann.page);
  await ann.leaves();

  await sue.page.getByText("Compare this phone with the log").click();
  await sue.page.getByRole("button", { name: "Compare" }).click();
  await sue.page.getByText("The log agrees with this phone. It keeps 1 proof and 1 scan.").waitFor();
  await sue.leaves();
  await olga.leaves();
});

test("a phone goes on after a reload with the number that it signed", async () => {
  const olga = await here.arrives(DESKTOP);
  await olga.page.goto(olga.room);
  const run = await hasARide(olga);
  const sue = await isAtTheStop(olga, run, "Sue");
  // The request never reaches the room.
  await sue.page.route("**/draws/cards", (route) => route.abort());
  const desk = await scans(sue, 1);
  await names(desk, 5);
  await desk.getByText("No reply yet").waitFor();
  await sue.page.unroute("**/draws/cards");
  await sue.page.reload();
  await sue.page.getByText("This phone has begun a draw of hand 1-1").waitFor({ timeout: PREPARED });
  await finds(sue, 1);
  await desk.getByRole("button", { name: "Go on with number 5" }).click();
  await desk.getByText(/^Number 5 · log/).waitFor({ timeout: PREPARED });
  await desk.getByText(/^Stamp or write/).waitFor();
  assert.deepEqual(cutsOf(await logOf(olga, run)), [5]);

  // The request reaches the room, and the reply is lost.
  await sue.page.route("**/draws/cards", async (route: Route) => {
    await route.fetch();
    await route.abort();
  });
  const next = await scans(sue, 2);
  await names(next, 52);
  await next.getByText("No reply yet").waitFor();
  await sue.page.unroute("**/draws/cards");
  await next.getByText(/^Stamp or write/).waitFor({ timeout: 30_000 });
  assert.deepEqual(cutsOf(await logOf(olga, run)), [5, 52]);
  await sue.page.goto(`${sue.room}/e/${run}/finish`);
  await sue.page.getByRole("button", { name: "Compare" }).click();
  await sue.page.getByText("The log agrees with this phone. It keeps 2 proofs").waitFor();
  await sue.leavesAnyway();
  await olga.leaves();
});

test("another phone takes a draw over with a reason, and the report counts it", async () => {
  const olga = await here.arrives(DESKTOP);
  await olga.page.goto(olga.room);
  const run = await hasARide(olga);
  const sue = await isAtTheStop(olga, run, "Sue");
  const tom = await isAtTheStop(olga, run, "Tom");
  // Both phones join before the scan: one that joins later cannot take it over.
  await scans(tom, 2);
  await scans(sue, 1);

  await finds(tom, 1);
  const desk = handAt(tom, "1-1");
  await desk.getByRole("button", { name: "Spin", exact: true }).click();
  await desk.getByText(/^Sue has begun this draw on another phone/).waitFor();
  await isAccessible(tom.page);
  await desk.getByRole("button", { name: "Its battery is empty" }).click();
  await desk.getByRole("button", { name: "Take the draw over" }).click();
  await desk.getByText("Name a number from 1 to 52").waitFor();
  await names(desk, 30);
  await desk.getByText(/^Stamp or write/).waitFor();
  await desk.getByText(/^Number 30 · log/).waitFor();
  assert.deepEqual(cutsOf(await logOf(olga, run)), [30]);

  const { body } = await asks<DrawsReport>(olga, "GET", `/runs/${run}/draws/report`);
  assert.deepEqual([body.violations, body.stops.map(({ counts }) => counts.takeovers)], [[], [1]]);
  await olga.page.goto(`${olga.room}/e/${run}/money`);
  await olga.page.getByRole("heading", { name: "Draws on the screen" }).waitFor();
  await olga.page.getByText("The proof of the card drawn on the screen is valid.").waitFor();
  await olga.page.goto(`${olga.room}/e/${run}/p/1`);
  await olga.page.locator(".draw-mark", { hasText: "You named 30." }).click();
  await olga.page.getByText("Its battery is empty").waitFor();
  for (const person of [sue, olga]) await person.leaves();
  // His first scan was refused.
  await tom.leavesAnyway();
});

test("somebody who does not ride names five numbers, and each card is proved", async () => {
  const olga = await here.arrives(DESKTOP);
  await olga.page.goto(olga.room);
  const run = await hasARide(olga);
  const sue = await isAtTheStop(olga, run, "Sue");
  const desk = await scans(sue, 3, "Spin all five");
  for (const [index, cut] of [1, 13, 26, 39, 52].entries()) {
    await desk.getByText(`Card ${index + 1} of 5`).waitFor();
    await names(desk, cut);
  }
  await desk.getByText(/^Stamp or write all five cards/).waitFor();
  assert.deepEqual(cutsOf(await logOf(olga, run, 3)), [1, 13, 26, 39, 52]);
  await olga.page.goto(`${olga.room}/e/${run}/p/3`);
  await olga.page.locator(".draw-mark.proved").nth(4).waitFor();
  await sue.leaves();
  await olga.leaves();
});

test("a card that is entered by hand has no proof, and the screen draws only with a phone", async () => {
  const olga = await here.arrives(DESKTOP);
  await olga.page.goto(olga.room);
  const run = await hasARide(olga);
  const spin = { stop: { hand: "1-1", stop: 1 } };
  const { status, body } = await asks<{ error: { code: string } }>(olga, "POST", `/runs/${run}/spins`, { spin });
  assert.deepEqual([status, body.error.code], [422, "run.draw_needs_phone"]);
  await acts(olga, run, { stamp: { hand: "1-1", stop: 1, card: "Ks", at: "09:00" } });
  await olga.page.goto(`${olga.room}/e/${run}/p/1`);
  await olga.page.getByText("Drawn by hand, no proof.").waitFor();
  await olga.leaves();
});

test("a proof that was changed on the way raises the alarm, and the comparison shows it", async () => {
  const olga = await here.arrives(DESKTOP);
  await olga.page.goto(olga.room);
  const run = await hasARide(olga);
  const sue = await isAtTheStop(olga, run, "Sue");
  await sue.page.route("**/draws/cards", async (route: Route) => {
    const response = await route.fetch();
    const receipt = (await response.json()) as RunReceipt;
    const proof = receipt.drawn!.proof as { card: string };
    const card = proof.card === "As" ? "Ks" : "As";
    receipt.drawn = { ...receipt.drawn!, card, proof: { ...proof, card } };
    await route.fulfill({ response, json: receipt });
  });
  const desk = await scans(sue, 1);
  await names(desk, 9);
  await desk.getByText("Do not stamp: this card is not proved.").waitFor();
  await isAccessible(sue.page);
  assert.equal(await desk.getByText(/^Stamp or write/).count(), 0);
  await sue.page.goto(`${sue.room}/e/${run}/finish`);
  await sue.page.getByRole("button", { name: "Compare" }).click();
  await sue.page.getByText("Hand 1-1, Stop 1: Mill: the room sent a proof that is not valid.").waitFor();
  await sue.leaves();
  await olga.leaves();
});

test("a browser that keeps nothing says that it cannot draw, and offers a real wheel", async () => {
  const olga = await here.arrives(DESKTOP);
  await olga.page.goto(olga.room);
  const run = await hasARide(olga);
  const sue = await here.arrives({ ...PHONE, reducedMotion: "reduce" });
  await sue.page.addInitScript(() => Object.defineProperty(globalThis, "indexedDB", { value: undefined }));
  await joins(sue, (await makesALink(olga, run, { stop: 1 })).url, "Sue");
  await sue.page.goto(`${sue.room}/e/${run}/stops/1`);
  await sue.page.getByText("This phone cannot draw on the screen: its browser keeps nothing").waitFor();
  await finds(sue, 1);
  await handAt(sue, "1-1").getByRole("button", { name: "Type a card from a real wheel or pack" }).click();
  await handAt(sue, "1-1").getByRole("radio", { name: "king", exact: true }).waitFor();
  await sue.leaves();
  await olga.leaves();
});
