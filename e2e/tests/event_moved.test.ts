// An event that moves to a second computer at the same address, over HTTPS on a host name: the file of the organiser, the
// phone of a stop, the old computer that comes back, and the merge of its log.
import assert from "node:assert/strict";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, before, test } from "node:test";
import type { Browser } from "playwright-core";
import type { RunBoard, RunEntries, SheetPage } from "../../web/src/generated/run.js";
import { homeThatTrusts, makesAnAuthority } from "../support/authority.js";
import { DESKTOP, Person, startBrowser } from "../support/browser.js";
import {
  acts,
  asks,
  cardName,
  codesOf,
  draftOf,
  hasAnEvent,
  hasAWheel,
  joins,
  makesALink,
  registers,
  viewOf,
} from "../support/event.js";
import { type Network, startNetwork } from "../support/network.js";
import { isAccessible, readsWell } from "../support/people.js";
import { Phone } from "../support/phone.js";
import { type Room, startRoom } from "../support/room.js";
import { enters, opensTheStop, shows, stamps } from "../support/stops.js";

const HOST = "den.local";
const URL_OF_ROOM = `https://${HOST}`;

const folder = mkdtempSync(join(tmpdir(), "cardroom-moved-"));
const certificates = join(folder, "certificates");
const browsers: Browser[] = [];
let first: Room;
let second: Room | undefined;
let network: Network;
let phone: Phone;

before(async () => {
  makesAnAuthority(certificates, HOST);
  first = await startRoom({ publicUrl: URL_OF_ROOM, tls: certificates });
  network = await startNetwork(hostOf(first));
  phone = Phone.new(folder, certificates, HOST, network);
});

after(async () => {
  await phone?.closes();
  for (const browser of browsers) await browser.close();
  await network?.stop().catch(() => undefined);
  await second?.stop();
  await first?.stop();
  rmSync(folder, { recursive: true, maxRetries: 5 });
});

const hostOf = ({ address }: Room): string => new URL(address).host;

/** A person who sits at a computer, and so reaches the room on it whatever the network does. */
async function sitsAt(room: Room): Promise<Person> {
  const browser = await startBrowser({
    mapping: { host: HOST, room: hostOf(room) },
    home: homeThatTrusts(folder, certificates),
  });
  browsers.push(browser);
  const person = await Person.arrives(browser, URL_OF_ROOM, DESKTOP);
  await person.page.goto(person.room);
  return person;
}

/** From now on, the phones reach this room at the address. */
async function isReached(room: Room): Promise<void> {
  await network.stop().catch(() => undefined);
  await network.start(hostOf(room));
}

/** The cards on the board, each with its hand. */
async function boardOf(person: Person, run: string): Promise<string[]> {
  const { body } = await asks<RunBoard>(person, "GET", `/runs/${run}/board`);
  const hands = body.participants.flatMap(({ hands }) => hands);
  return hands.flatMap(({ hand, cards }) => cards.map(({ card }) => `${hand} ${card}`));
}

/** The number of the log's entries with a stamp of this hand. */
async function stampsOf(person: Person, run: string, hand: string): Promise<number> {
  const { body } = await asks<RunEntries>(person, "GET", `/runs/${run}/entries`);
  return body.entries.filter(
    ({ change }) =>
      change.kind === "acted" &&
      typeof change.action === "object" &&
      "stamp" in change.action &&
      change.action.stamp.hand === hand,
  ).length;
}

/** Opens the part of the staff page for a second computer. */
async function opensTheOtherComputer({ page, room }: Person, run: string): Promise<void> {
  await page.goto(`${room}/e/${run}/staff`);
  await page.getByText("Another computer", { exact: true }).click();
}

/** Downloads the file with the key of the sheet codes through the page. Returns its path. */
async function downloadsTheFile(person: Person, run: string): Promise<string> {
  const { page } = person;
  await opensTheOtherComputer(person, run);
  await page.getByText("Keep this file secret").waitFor();
  await page.getByText(`cardroom run import event-${run}.jsonl`).waitFor();
  await isAccessible(page);
  await readsWell(page);
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("link", { name: "Download the file for another computer" }).click(),
  ]);
  assert.equal(download.suggestedFilename(), `event-${run}.jsonl`);
  const file = join(folder, download.suggestedFilename());
  await download.saveAs(file);
  return file;
}

/** Chooses a log on the staff page, and merges it. */
async function merges(person: Person, run: string, file: string): Promise<void> {
  const { page } = person;
  await opensTheOtherComputer(person, run);
  await page.getByLabel("Log of the other computer (.jsonl)").setInputFiles(file);
  await page.getByRole("button", { name: "Merge this log" }).click();
}

test("an event moves to another computer, the old one is fenced off, and its log is merged", async () => {
  const olga = await sitsAt(first);
  const run = await hasAnEvent(olga, draftOf("Ride", { settings: { stamps: "by_time" } }));
  for (const name of ["Ann", "Bo", "Cy", "Di", "Ed"]) await registers(olga, run, { name, rides: true, hands: 1 });
  const [code] = await codesOf(olga, run, 1);
  const link = (await makesALink(olga, run, { stop: 1 })).url;
  const sue = await phone.starts();
  await joins(sue, link, "Sue");
  await opensTheStop(sue, run);
  await hasAWheel(sue);
  await enters(sue, "1", "1-1", "Ks");
  const file = await downloadsTheFile(olga, run);
  // The file lacks this card, which only the phone and the first computer have.
  await enters(sue, "2", "2-1", "Qh");

  // The first computer dies, and a second one takes over at its address.
  await first.kill();
  await shows(sue, /No connection/);
  second = await startRoom({ publicUrl: URL_OF_ROOM, tls: certificates, imports: file });
  await isReached(second);
  const olgaThere = await sitsAt(second);
  const organiserLink = /\/e\/\w+\/join#\S+/.exec(second.imported)?.[0];
  assert.ok(organiserLink, second.imported);
  await joins(olgaThere, `${URL_OF_ROOM}${organiserLink}`, "Olga");
  await shows(sue, /The room no longer knows you as staff of this event\. This phone keeps its 2 stamps\. Join again/);
  await joins(sue, link, "Sue");
  await sue.page.goto(`${sue.room}/e/${run}/stops/1`);
  // A reply that the navigation cut off leaves open what the room had.
  await shows(sue, /2 stamps re-sent: (1 added, 1 already there|2 added)\./);
  await shows(sue, /Every stamp of this phone is in the room/);
  assert.deepEqual(await boardOf(olgaThere, run), ["1-1 Ks", "2-1 Qh"]);
  await enters(sue, "3", "3-1", "7c");
  assert.deepEqual(await boardOf(olgaThere, run), ["1-1 Ks", "2-1 Qh", "3-1 7c"]);
  const sheet = await asks<SheetPage>(olgaThere, "GET", `/runs/${run}/sheets/${code}`);
  assert.deepEqual([sheet.status, sheet.body.state, sheet.body.participant], [200, "valid", 1], "a printed sheet");

  // The first computer comes back. Before it knows, somebody who never saw the second one enters two cards there.
  await network.stop();
  await first.start();
  const at = (await viewOf(olga, run)).participants[0]!.hands[0]!.stamps[0]!.at!;
  await acts(olga, run, { stamp: { hand: "3-1", stop: 1, card: "8c", at } });
  await acts(olga, run, { stamp: { hand: "4-1", stop: 1, card: "9d", at } });
  await isReached(first);
  await shows(sue, /This event has moved to another computer/);
  await stamps(sue, "5", "5-1", "2c");
  const waits =
    /1 stamp waits on this phone, from [^]+ has moved to another computer\. Keep this phone: the stamp is sent when/;
  await shows(sue, waits);
  await isAccessible(sue.page);
  await readsWell(sue.page);

  // The first computer does not know Sue any more, but her phone has told it.
  await sue.page.reload();
  await shows(sue, waits);
  await sue.page.goto(`${sue.room}/e/${run}/staff`);
  await sue.page.getByText("This event has been running on another computer since").waitFor();
  await readsWell(sue.page);
  const refused = { action: { stamp: { hand: "5-1", stop: 1, card: "2c", at } } };
  const answer = await asks<{ error: { code: string } }>(olga, "POST", `/runs/${run}/actions`, refused);
  assert.deepEqual([answer.status, answer.body.error.code], [422, "run.moved"]);
  assert.deepEqual(await boardOf(olga, run), ["1-1 Ks", "2-1 Qh", "3-1 8c", "4-1 9d"]);
  await olga.page.goto(`${olga.room}/e/${run}/staff`);
  await olga.page.getByRole("heading", { name: "The event has moved to another computer" }).waitFor();
  await olga.page.getByText("This computer learned of it from a staff phone").waitFor();
  await olga.page.getByRole("link", { name: "Download this computer’s log" }).waitFor();
  await olga.page.getByRole("button", { name: "Continue here" }).click();
  await olga.page.getByText("This computer accepts entries again").waitFor();
  await isAccessible(olga.page);
  await readsWell(olga.page);
  await olga.page.getByRole("button", { name: "Cancel" }).click();
  await olga.page.goto(`${olga.room}/e/${run}`);
  await olga.page.getByText("This event has been running on another computer since").waitFor();
  await isAccessible(olga.page);
  const log = join(folder, "first.jsonl");
  writeFileSync(log, first.exports(run));

  // The second computer is back, gets the stamp that waited, and merges the log of the first one.
  await isReached(second);
  await sue.page.goto(`${sue.room}/e/${run}/stops/1`);
  await shows(sue, /Every stamp of this phone is in the room/);
  assert.deepEqual(await boardOf(olgaThere, run), ["1-1 Ks", "2-1 Qh", "3-1 7c", "5-1 2c"]);
  await merges(olgaThere, run, log);
  const result = olgaThere.page.getByRole("status").filter({ hasText: "The log was merged" });
  await result.waitFor();
  assert.match(await result.innerText(), /at .+: 1 entered, 1 already there, 1 to decide, \d+ left out/);
  await isAccessible(olgaThere.page);
  await readsWell(olgaThere.page);
  assert.deepEqual(await boardOf(olgaThere, run), ["1-1 Ks", "2-1 Qh", "3-1 7c", "4-1 9d", "5-1 2c"]);
  for (const hand of ["1-1", "2-1", "3-1", "4-1", "5-1"])
    assert.equal(await stampsOf(olgaThere, run, hand), 1, `${hand} is entered once`);

  await olgaThere.page.getByRole("link", { name: /^Decide the/ }).click();
  await olgaThere.page.getByRole("heading", { name: "Two cards were entered" }).waitFor();
  await olgaThere.page.getByText(cardName("8c")).first().waitFor();
  await isAccessible(olgaThere.page);
  await readsWell(olgaThere.page);
  const questions = (await viewOf(olgaThere, run)).organiser?.questions ?? [];
  assert.deepEqual(
    questions.flatMap(({ kind, hand, stamped, typed }) => (kind === "other_card" ? [[hand, stamped, typed]] : [])),
    [["3-1", "7c", "8c"]],
  );
  await merges(olgaThere, run, log);
  await olgaThere.page.getByText("There is nothing to merge").waitFor();
  await olgaThere.page.getByRole("alert").filter({ hasText: "merged it before" }).waitFor();
});
