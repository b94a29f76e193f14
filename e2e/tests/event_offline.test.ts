// Stops without a connection, over HTTPS on a host name: stamps are kept on the phone, survive the end of its browser,
// and are sent once; two phones with different cards, and clocks that are wrong or were set; a new version of the client.
import assert from "node:assert/strict";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, before, test, type TestContext } from "node:test";
import type { Browser } from "playwright-core";
import type { RunEntries, RunQuestion } from "../../web/src/generated/run.js";
import { homeThatTrusts, makesAnAuthority } from "../support/authority.js";
import { DESKTOP, Person, PHONE, startBrowser } from "../support/browser.js";
import { asks, cardName, draftOf, finds, hasAnEvent, joins, makesALink, registers, viewOf } from "../support/event.js";
import { type Network, startNetwork } from "../support/network.js";
import { buildsPages, type PageServer, servesPages } from "../support/pages.js";
import { isAccessible, readsWell } from "../support/people.js";
import { Phone, setsItsClock } from "../support/phone.js";
import { type Room, startRoom } from "../support/room.js";
import { opensTheStop, shows, stamps } from "../support/stops.js";

const HOST = "den.local";
const HOUR = 3_600_000;

const folder = mkdtempSync(join(tmpdir(), "cardroom-offline-"));
const certificates = join(folder, "certificates");
let room: Room;
let browser: Browser;
let olga: Person;

before(async () => {
  makesAnAuthority(certificates, HOST);
  room = await startRoom({ publicUrl: `https://${HOST}`, tls: certificates });
  const mapping = { host: HOST, room: new URL(room.address).host };
  browser = await startBrowser({ mapping, home: homeThatTrusts(folder, certificates) });
  olga = await Person.arrives(browser, `https://${HOST}`, DESKTOP);
  await olga.page.goto(olga.room);
});

after(async () => {
  await browser?.close();
  await room?.stop();
  rmSync(folder, { recursive: true, maxRetries: 5 });
});

/** A phone with a network of its own. */
async function phoneWithNetwork(
  test: TestContext,
  server = new URL(room.address).host,
): Promise<{ phone: Phone; network: Network }> {
  const network = await startNetwork(server);
  const phone = Phone.new(folder, certificates, HOST, network);
  test.after(async () => {
    await phone.closes();
    await network.stop().catch(() => undefined);
  });
  return { phone, network };
}

/** An event with three riders, whose stamps count by time. Returns it with the link to the first stop. */
async function hasARide(): Promise<{ run: string; link: string }> {
  const run = await hasAnEvent(olga, draftOf("Ride", { settings: { stamps: "by_time" } }));
  for (const name of ["Ann", "Bo", "Cy"]) await registers(olga, run, { name, rides: true, hands: 1 });
  return { run, link: (await makesALink(olga, run, { stop: 1 })).url };
}

const questionsOf = async (run: string): Promise<RunQuestion[]> =>
  ((await viewOf(olga, run)).organiser?.questions ?? []).filter(({ kind }) => kind !== "stamp_missing");

/** The kinds of the entries with stamps, without those of the game that are none. */
async function stampEntries(run: string): Promise<string[]> {
  const { body } = await asks<RunEntries>(olga, "GET", `/runs/${run}/entries`);
  return body.entries.flatMap(({ change }) => {
    if (change.kind === "acted") return typeof change.action === "object" && "stamp" in change.action ? ["stamp"] : [];
    return ["conflicted", "repeated"].includes(change.kind) ? [change.kind] : [];
  });
}

test("a stop goes on without a connection, also after its browser was killed, and each stamp is sent once", async (test) => {
  const { run, link } = await hasARide();
  const { phone, network } = await phoneWithNetwork(test);
  let sue = await phone.starts();
  await joins(sue, link, "Sue");
  await opensTheStop(sue, run);
  // The browser writes its cookies to the disk when it is closed, or after half a minute.
  await phone.closes();
  sue = await phone.starts();
  await opensTheStop(sue, run);

  await network.stop();
  await shows(sue, /No connection\. Stamps are kept on this phone/);
  await stamps(sue, "1", "1-1", "Ks");
  await shows(sue, /1 stamp waits on this phone, from \d+:\d\d/);
  await finds(sue, "7");
  await sue.page.getByText("Type it with its letter").waitFor();
  await finds(sue, "7A");
  await sue.page.getByText("the letter belongs to another number").waitFor();
  await stamps(sue, "7F", "7-1", "9d");
  await isAccessible(sue.page);
  await readsWell(sue.page);

  await phone.isKilled();
  sue = await phone.starts();
  await sue.page.goto(`${sue.room}/e/${run}/stops/1`);
  await shows(sue, /2 stamps wait on this phone, oldest \d+:\d\d/);
  await stamps(sue, "2", "2-1", "Qh");
  await shows(sue, /3 stamps wait/);
  await sue.page.getByText("1 rider is still to come, 3 were here").waitFor();

  await network.start();
  await shows(sue, /Every stamp has reached the room; 1 waits for the organiser/);
  const hands = (await viewOf(olga, run)).participants.flatMap(({ hands }) => hands);
  const cards = hands.map(({ stamps }) => stamps.map(({ card, screen }) => [card, screen]));
  assert.deepEqual(cards, [[["Ks", false]], [["Qh", false]], []]);
  const [asked, ...others] = await questionsOf(run);
  assert.deepEqual([asked?.kind, asked?.hand, asked?.typed, others.length], ["offline", "7-1", "9d", 0]);
  await sue.page.reload();
  await shows(sue, /Every stamp (of this phone is in|has reached) the room/);
  assert.deepEqual(await stampEntries(run), ["stamp", "conflicted", "stamp"]);

  await olga.page.goto(`${olga.room}/e/${run}/questions`);
  await olga.page.getByText("A phone sent this stamp for number 7 later").waitFor();
  await olga.page.getByText(cardName("9d")).first().waitFor();
  await isAccessible(olga.page);
});

test("two phones with different cards, and a clock that was set, are questions with both facts", async (test) => {
  const { run, link } = await hasARide();
  const phones = [await phoneWithNetwork(test), await phoneWithNetwork(test)];
  const [sue, tom] = (await Promise.all(phones.map(({ phone }) => phone.starts()))) as [Person, Person];
  await joins(sue, link, "Sue");
  await tom.page.goto(tom.room);
  // This clock is an hour ahead all the time, so its times are right by the last contact.
  await setsItsClock(tom, HOUR);
  await joins(tom, link, "Tom");
  for (const person of [sue, tom]) await opensTheStop(person, run);
  for (const { network } of phones) await network.stop();
  for (const person of [sue, tom]) await shows(person, /No connection/);
  await stamps(sue, "1", "1-1", "Ks");
  await stamps(tom, "1", "1-1", "Qd");
  await stamps(tom, "2", "2-1", "Jc");
  // Sue's clock is set while there is no connection.
  await setsItsClock(sue, -HOUR);
  await stamps(sue, "3", "3-1", "8h");
  for (const [person, { network }] of [
    [sue, phones[0]!],
    [tom, phones[1]!],
  ] as const) {
    await network.start();
    await shows(person, /Every stamp (of this phone is in|has reached) the room/);
  }

  const view = await viewOf(olga, run);
  const stamp = (hand: number) => view.participants[hand - 1]!.hands[0]!.stamps[0];
  assert.equal(stamp(2)?.card, "Jc", "a clock that is wrong all the time is no question");
  const seconds = (time = "") => time.split(":").reduce((sum, part) => sum * 60 + Number(part), 0);
  const now = seconds(new Intl.DateTimeFormat("en-GB", { timeStyle: "medium", timeZone: view.run.time_zone }).format());
  assert.ok(Math.abs(seconds(stamp(2)?.at ?? "") - now) < 120, `${stamp(2)?.at} is the time of the event`);

  const questions = await questionsOf(run);
  // Both stamps of Sue are in doubt, since it is unknown when her clock was set; Tom's card was then entered first.
  const clock = questions.filter(({ refusal }) => refusal?.code === "run.clock_changed");
  assert.deepEqual(
    clock.map(({ hand, typed }) => [hand, typed]),
    [
      ["1-1", "Ks"],
      ["3-1", "8h"],
    ],
  );
  for (const { at, corrected } of clock)
    assert.equal(Math.round((seconds(corrected ?? "") - seconds(at ?? "")) / 60), 60);
  assert.equal(stamp(1)?.card, "Qd");
});

test("a new version of the room replaces the pages on a phone", async (test) => {
  const servers = [];
  for (const version of ["old", "new"]) servers.push(await servesPages(buildsPages(folder, version), certificates));
  const [old, next] = servers as [PageServer, PageServer];
  test.after(() => Promise.all([old.close(), next.close()]));
  const { phone, network } = await phoneWithNetwork(test, old.address);
  const { page, room: url } = await phone.starts();
  // A page does not wait for its script before it counts as loaded.
  const version = async () =>
    (await page.waitForFunction(() => document.documentElement.dataset["version"])).jsonValue();
  const stop = `${url}/e/3f7k2m9x0a/stops/1`;
  await page.goto(stop);
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await network.stop();
  await page.reload();
  assert.equal(await version(), "old", "without a connection the page opens");
  const [cached] = await page.evaluate(() => caches.keys());

  await network.start(next.address);
  await page.reload();
  assert.equal(await version(), "new", "the page of the room comes first");
  const names = () => page.evaluate(() => caches.keys());
  while ((await names()).length !== 1 || (await names())[0] === cached) await page.waitForTimeout(100);
  await network.stop();
  await page.reload();
  assert.equal(await version(), "new", "the old version is not in use without a connection either");
});

test("without HTTPS the page of a stop says that it does not open again without a connection", async () => {
  const host = "den.lan";
  const plain = await startRoom({ publicUrl: `http://${host}` });
  const visitor = await startBrowser({ mapping: { host, room: new URL(plain.address).host } });
  const person = await Person.arrives(visitor, `http://${host}`, PHONE);
  await person.page.goto(person.room);
  assert.equal(await person.page.evaluate(() => isSecureContext), false);
  const run = await hasAnEvent(person, draftOf("Ride"));
  await person.page.goto(`${person.room}/e/${run}/stops/1`);
  await person.page.getByText("this page does not open again once it is closed").waitFor();
  await readsWell(person.page);
  await visitor.close();
  await plain.stop();
});
