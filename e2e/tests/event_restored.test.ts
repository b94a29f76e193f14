// A room that is restored from a backup of the night before: the phones of the stops fill it again, over HTTPS on a host
// name. First the sessions survive, as docs/deploy.md restores a backup, then nothing but the backup does.
import assert from "node:assert/strict";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, before, test, type TestContext } from "node:test";
import type { Browser } from "playwright-core";
import type { RunBoard, RunEntries } from "../../web/src/generated/run.js";
import { homeThatTrusts, makesAnAuthority } from "../support/authority.js";
import { DESKTOP, Person, startBrowser } from "../support/browser.js";
import {
  acts,
  asks,
  draftOf,
  finds,
  handAt,
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

const folder = mkdtempSync(join(tmpdir(), "cardroom-restored-"));
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
async function startsAPhone(test: TestContext): Promise<{ person: Person; phone: Phone; network: Network }> {
  const network = await startNetwork(new URL(room.address).host);
  const phone = Phone.new(folder, certificates, HOST, network);
  test.after(async () => {
    await phone.closes();
    await network.stop().catch(() => undefined);
  });
  return { person: await phone.starts(), phone, network };
}

/** The cards on the board, each with its hand and its time. */
async function boardOf(run: string): Promise<string[]> {
  const { body } = await asks<RunBoard>(olga, "GET", `/runs/${run}/board`);
  const hands = body.participants.flatMap(({ hands }) => hands);
  return hands.flatMap(({ hand, cards }) => cards.map(({ card, at }) => `${hand} ${card} ${at}`));
}

const questionsOf = async (run: string) =>
  ((await viewOf(olga, run)).organiser?.questions ?? []).filter(({ kind }) => kind === "other_card");

/** The number of the log's entries of each kind of stamp. */
async function stampEntries(run: string): Promise<Record<string, number>> {
  const { body } = await asks<RunEntries>(olga, "GET", `/runs/${run}/entries`);
  const counts: Record<string, number> = {};
  for (const { change } of body.entries) {
    const isStamp = change.kind === "acted" && typeof change.action === "object" && "stamp" in change.action;
    const kind = isStamp ? "stamp" : change.kind;
    if (["stamp", "conflicted", "repeated"].includes(kind)) counts[kind] = (counts[kind] ?? 0) + 1;
  }
  return counts;
}

test("the phones fill a room again that was restored from a backup", async (test) => {
  const run = await hasAnEvent(olga, draftOf("Ride", { settings: { stamps: "by_time" } }));
  for (const name of ["Ann", "Bo", "Cy", "Di", "Ed"]) await registers(olga, run, { name, rides: true, hands: 1 });
  const link = (await makesALink(olga, run, { stop: 1 })).url;
  const organiserLink = (await makesALink(olga, run, "organiser")).url;
  const { person, phone } = await startsAPhone(test);
  let sue = person;
  await joins(sue, link, "Sue");
  const backup = join(folder, "night.db");
  room.backsUp(backup);

  // The day: the screen's wheel and a real one, with a connection and without. Tom joins after the backup.
  const { person: tom, network } = await startsAPhone(test);
  await joins(tom, link, "Tom");
  for (const person of [sue, tom]) await opensTheStop(person, run);
  await finds(sue, "1");
  await handAt(sue, "1-1").getByRole("button", { name: "Spin" }).click();
  await handAt(sue, "1-1").getByText("Stamp or write").waitFor();
  for (const person of [sue, tom]) await hasAWheel(person);
  await enters(sue, "2", "2-1", "Qh");
  await enters(tom, "3", "3-1", "9d");
  await enters(tom, "4", "4-1", "Ks");
  await shows(sue, /This phone keeps 2 stamps of this event/);
  const day = await boardOf(run);
  assert.deepEqual(
    day.map((card) => card.slice(0, 3)),
    ["1-1", "2-1", "3-1", "4-1"],
  );
  await network.stop();
  await shows(tom, /No connection/);
  await stamps(tom, "5", "5-1", "7c");

  // The room is restored with its sessions. Somebody enters another card for a hand before Tom's phone is back.
  await room.restore(backup);
  await shows(sue, /2 stamps re-sent: 2 added\./);
  assert.deepEqual(await boardOf(run), day.slice(0, 2));
  const at = day[3]!.split(" ")[2]!;
  await acts(olga, run, { stamp: { hand: "4-1", stop: 1, card: "8c", at } });
  await network.start();
  await shows(tom, /The room no longer knows you as staff of this event\. This phone keeps its 3 stamps\. Join again/);
  await isAccessible(tom.page);
  await readsWell(tom.page);
  await joins(tom, link, "Tom");
  await tom.page.goto(`${tom.room}/e/${run}/stops/1`);
  await shows(tom, /2 stamps re-sent: 1 added, 1 for the organiser to decide\./);
  await shows(tom, /Every stamp (of this phone is in|has reached) the room/);
  const refilled = await boardOf(run);
  assert.deepEqual(refilled.slice(0, 4), [...day.slice(0, 3), `4-1 8c ${at}`]);
  assert.match(refilled.slice(4).join(), /^5-1 7c \S+$/);
  const [asked, ...others] = await questionsOf(run);
  assert.deepEqual([asked?.hand, asked?.stamped, asked?.typed, others.length], ["4-1", "8c", "Ks", 0]);
  assert.deepEqual(await stampEntries(run), { stamp: 5, conflicted: 1 });
  for (const person of [sue, tom]) {
    await person.page.reload();
    await shows(person, /Every stamp (of this phone is in|has reached) the room/);
    await readsWell(person.page);
  }
  assert.deepEqual(await stampEntries(run), { stamp: 5, conflicted: 1 }, "each stamp is sent once");

  // Nothing but the backup survives, so everybody joins again. The stamps outlive the browser of a phone.
  await phone.isKilled();
  await room.restore(backup, { alone: true });
  sue = await phone.starts();
  await sue.page.goto(`${sue.room}/e/${run}/stops/1`);
  await shows(sue, /Join again through your link/);
  await joins(olga, organiserLink, "Olga");
  for (const [person, name] of [
    [tom, "Tom"],
    [sue, "Sue"],
  ] as const) {
    await joins(person, link, name);
    await person.page.goto(`${person.room}/e/${run}/stops/1`);
  }
  // The pages show the result of the time before until they have noticed that the room was restored.
  while ((await boardOf(run)).length < 5) await olga.page.waitForTimeout(100);
  await shows(tom, /3 stamps re-sent: 3 added\./);
  await shows(sue, /2 stamps re-sent: 2 added\./);
  assert.deepEqual(await boardOf(run), [...day, refilled[4]], "the board has the cards of the day, each once");
  assert.deepEqual(await stampEntries(run), { stamp: 5 });
});
