// The stamps that a phone keeps, and sends again to a room that lost entries.
import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import type { Action, StaffView } from "../src/generated/run.js";
import { setLanguage } from "../src/i18n/language.js";
import { compare } from "../src/offline/compare.js";
import { copiesOf, isLost, isOld, logEnd, sentAgain } from "../src/offline/lost.js";
import type { KeptStamp } from "../src/offline/stamp.js";
import { addStamp, stampsOf } from "../src/offline/store.js";
import { sync } from "../src/offline/sync.js";
import { stopDraw } from "../src/run/offers.js";
import { againWords } from "../src/run/stop-offline.js";
import { FakeRoom, Page, settled } from "./fake-room.js";
import { fakeIndexedDb, fakeLocks } from "./fake-storage.js";
import "./texts.js";

const HOUR = 3_600_000;

Object.defineProperty(globalThis, "navigator", { value: { locks: fakeLocks() }, configurable: true });
Object.assign(globalThis, {
  document: { documentElement: { lang: "" }, hidden: false },
  window: { addEventListener: () => undefined, removeEventListener: () => undefined },
  indexedDB: fakeIndexedDb(),
});
setLanguage("en");

let room: FakeRoom;
let count = 0;
let run = "";
const open: Page[] = [];

beforeEach(() => {
  open.splice(0).forEach((page) => page.closes());
  room = new FakeRoom();
  run = `run${String(++count).padStart(7, "0")}`;
  globalThis.fetch = room.fetch;
});

async function opens(): Promise<Page> {
  const page = new Page(run, room);
  open.push(page);
  await page.sees();
  return page;
}

const cards = () =>
  room.log.filter(({ question }) => question === undefined).map(({ hand, card }) => `${hand} ${card}`);
const words = async () => againWords(await stampsOf(run));

test("a phone keeps each stamp that it made or drew, once, with the key of its request", async () => {
  const page = await opens();
  await page.stamps("1-1", "Ks", "09:10:00");
  await page.shows(stopDraw("1-1", 1), "Ks", "09:10:00");
  await page.draws("2-1", "Qd", "09:20:00");
  room.isUp = false;
  await page.stamps("3-1", "7h", "09:30:00", false);
  const kept = await stampsOf(run);
  assert.deepEqual(
    kept.map(({ state, rollback, seq }) => [state, rollback, seq]),
    [
      ["entered", 0, 1],
      ["entered", 0, undefined],
      ["waiting", undefined, undefined],
    ],
  );
  assert.equal(kept[0]!.key, room.log[0]!.key);
  assert.equal(copiesOf(kept), 3);
  // A card without a time, and one that breaks a tie, are no stamps of a stop.
  await page.shows(
    { ...stopDraw("4-1", 1), entry: (): Action => ({ spin_off: { hand: "4-1", card: "Ks" } }) },
    "Ks",
    "",
  );
  assert.equal((await stampsOf(run)).length, 3);
});

test("after a rollback every stamp is sent again as one without a connection, in the order of the times, once", async () => {
  const page = await opens();
  await page.stamps("1-1", "Ks", "09:30:00");
  await page.draws("2-1", "Qd", "09:20:00");
  await page.stamps("3-1", "7h", "09:10:00");
  await page.sees();
  room.restores(1);
  room.received = [];
  // Another phone has a different card for one of them.
  room.log.push({ key: "other", hand: "3-1", stop: 1, card: "8c", at: "09:11:00" });
  await page.sees();
  assert.deepEqual(
    room.received.map(({ hand, isOffline }) => [hand, isOffline]),
    [
      ["3-1", true],
      ["2-1", true],
      ["1-1", true],
    ],
  );
  assert.deepEqual(cards().sort(), ["1-1 Ks", "2-1 Qd", "3-1 8c"]);
  assert.equal(await words(), "3 stamps re-sent: 1 added, 1 already there, 1 for the organiser to decide.");
  room.received = [];
  for (let views = 0; views < 3; views++) await page.sees();
  assert.deepEqual(room.received, []);
});

test("a second rollback is another one", async () => {
  const page = await opens();
  await page.stamps("1-1", "Ks", "09:10:00");
  for (const rollback of [1_000, 2_000]) {
    room.restores(0, { rollback });
    const next = new Page(run, room);
    open.push(next);
    await next.sees();
    assert.deepEqual(cards(), ["1-1 Ks"]);
    assert.equal(await words(), "1 stamp re-sent: 1 added.");
  }
  assert.equal(room.received.length, 3);
});

test("the guest whom the backup lacks joins again, and nothing is lost or sent before", async () => {
  const page = await opens();
  await page.stamps("1-1", "Ks", "09:10:00");
  room.restores(0, { isStaff: false });
  room.received = [];
  // A card is entered before the page knows: it waits, although the room refuses it.
  await page.stamps("2-1", "Qd", "09:20:00");
  assert.deepEqual(
    (await stampsOf(run)).map(({ state }) => state),
    ["entered", "waiting"],
  );
  assert.deepEqual(room.received, []);
  room.isStaff = true;
  // The page through which the person joins sends the stamps.
  await sync(run);
  assert.deepEqual(cards(), ["1-1 Ks", "2-1 Qd"]);
  assert.equal((await stampsOf(run)).filter(({ again }) => again).length, 1);
});

test("two windows of one phone send each stamp once", async () => {
  const pages = [await opens(), await opens()];
  await pages[0]!.stamps("1-1", "Ks", "09:10:00");
  await pages[0]!.stamps("2-1", "Qd", "09:20:00");
  // The other window reads the stamps when it is opened.
  pages[1] = await opens();
  room.restores(0);
  room.received = [];
  await Promise.all(pages.map((page) => page.sees()));
  assert.deepEqual(
    room.received.map(({ hand }) => hand),
    ["1-1", "2-1"],
  );
});

test("a phone that was off since before the restore sends its stamps when it comes back", async () => {
  const page = await opens();
  await page.stamps("1-1", "Ks", "09:10:00");
  room.isUp = false;
  await page.stamps("2-1", "Qd", "09:20:00", false);
  page.closes();
  room.isUp = true;
  room.restores(0);
  // Other phones were first, so the new log is longer than the old one.
  for (const hand of ["5-1", "6-1", "7-1"]) room.log.push({ key: hand, hand, stop: 1, card: "2c", at: "09:00:00" });
  await opens();
  await settled();
  assert.deepEqual(cards().slice(3), ["1-1 Ks", "2-1 Qd"]);
});

test("without a connection the stamps wait, and an interrupted attempt goes on", async () => {
  const page = await opens();
  for (const [number, at] of [
    [1, "09:10:00"],
    [2, "09:20:00"],
    [3, "09:30:00"],
  ] as const)
    await page.stamps(`${number}-1`, "Ks", at);
  room.restores(0);
  const view = room.view();
  const answer = room.fetch;
  globalThis.fetch = (async (url: string, init: RequestInit) => {
    const answered = await answer(url, init);
    if (init.method === "POST" && room.received.at(-1)?.hand === "2-1") throw new TypeError("the reply was lost");
    return answered;
  }) as typeof fetch;
  await page.sees(view);
  assert.equal(await words(), "The room has lost entries. This phone sends its stamps again: 1 of 3.");
  globalThis.fetch = answer;
  await page.queue.send();
  assert.deepEqual(cards(), ["1-1 Ks", "2-1 Ks", "3-1 Ks"]);
  assert.match((await words())!, /^3 stamps re-sent: 3 added\.$/);
});

test("stamps that were sent while the log could not be seen were not there before", async () => {
  const page = await opens();
  await page.stamps("1-1", "Ks", "09:10:00");
  room.isUp = false;
  for (const hand of ["2-1", "3-1", "4-1"]) await page.stamps(hand, "Ks", "09:20:00", false);
  page.closes();
  room.isUp = true;
  room.restores(0);
  const answer = room.fetch;
  // The connection carries small requests, but is lost during the view, which is large.
  globalThis.fetch = (async (url: string, init: RequestInit) => {
    if (/\/runs\/\w+(\?|$)/.test(url)) throw new TypeError("the connection was lost");
    return answer(url, init);
  }) as typeof fetch;
  await sync(run);
  assert.deepEqual(cards(), ["2-1 Ks", "3-1 Ks", "4-1 Ks"]);
  globalThis.fetch = answer;
  await opens();
  assert.deepEqual(cards(), ["2-1 Ks", "3-1 Ks", "4-1 Ks", "1-1 Ks"]);
  assert.match((await words())!, /^4 stamps re-sent: 4 added\.$/);
  assert.deepEqual(
    room.log.map(({ question }) => question),
    [undefined, undefined, undefined, undefined],
  );
});

test("an older log without a record of the rollback is noticed by its end, or by the missing stamps", async () => {
  const page = await opens();
  await page.stamps("1-1", "Ks", "09:10:00");
  await page.stamps("2-1", "Qd", "09:20:00");
  await page.sees();
  room.restores(1, { rollback: 0 });
  await page.sees();
  assert.deepEqual(cards(), ["1-1 Ks", "2-1 Qd"]);
  // The log has grown past the stamps in the meantime.
  room.log = ["5-1", "6-1", "7-1"].map((hand) => ({ key: hand, hand, stop: 1, card: "2c", at: "09:00:00" }));
  room.received = [];
  await opens();
  assert.deepEqual(cards().slice(3), ["1-1 Ks"], "a stamp that was missing before is not looked for again");
  for (let pages = 0; pages < 3; pages++) await opens();
  assert.equal(room.received.length, 1, "no endless loop");
});

test("a late view of the log is no rollback", async () => {
  const page = await opens();
  const early = room.view();
  await page.stamps("1-1", "Ks", "09:10:00");
  room.received = [];
  await page.sees(early);
  assert.deepEqual(room.received, []);
  assert.equal((await stampsOf(run))[0]!.state, "entered");
});

test("a stamp that was declared void is not sent again", async () => {
  const page = await opens();
  await page.stamps("1-1", "Ks", "09:10:00");
  room.log[0]!.void = "wrong card";
  await page.sees();
  assert.equal((await stampsOf(run))[0]!.isVoid, true);
  assert.equal(copiesOf(await stampsOf(run)), 0);
  await page.stamps("1-1", "Qd", "09:12:00");
  room.restores(0);
  await page.sees();
  assert.deepEqual(cards(), ["1-1 Qd"]);
});

test("a question that the room lost is asked again", async () => {
  const page = await opens();
  room.isUp = false;
  await page.stamps("12-1", "Ks", "09:10:00", false);
  room.isUp = true;
  await page.queue.send();
  assert.equal((await stampsOf(run))[0]!.state, "asked");
  room.restores(0);
  await page.sees();
  const [stamp] = await stampsOf(run);
  assert.deepEqual([stamp!.state, stamp!.question, stamp!.again?.result], ["asked", "1", "asked"]);
  assert.equal(await words(), "1 stamp re-sent: 1 for the organiser to decide.");
});

test("five cards are void once none of them is valid", () => {
  const cards = ["Ks", "Qs", "Js", "Ts", "9s"] as [string, string, string, string, string];
  const stamp: KeptStamp = {
    key: "1",
    action: { spin_all: { hand: "1-1", spins_at: "first_stop", cards, at: "11:00:00" } },
    made_ms: 0,
    offset_ms: 0,
    state: "entered",
    tried: true,
    rollback: 0,
    seq: 1,
  };
  const compared = (valid: number) => {
    const stamps = cards.map((card, index) => ({
      mark: { stop: index + 1 },
      card,
      screen: false,
      void: index < valid ? null : "wrong card",
    }));
    const participants = [{ participant: 1, hands: [{ hand: "1-1", stamps }] }];
    return compare([stamp], { run: { position: "0-9-0" }, participants } as unknown as StaffView);
  };
  assert.deepEqual([compared(5).changed, compared(1).changed, compared(1).missing], [[], [], []]);
  assert.equal(compared(0).changed[0]?.isVoid, true);
});

test("stamps of earlier days are removed, also those of other events", async () => {
  const old = { offset_ms: 0, made_ms: Date.now() - 49 * HOUR, tried: true };
  const stamp = (hand: string) => ({ stamp: { hand, stop: 1, card: "Ks", at: "09:10:00" } });
  const add = (id: string, key: string, more: Partial<KeptStamp>) =>
    addStamp(id, { key, action: stamp("1-1"), state: "entered", seq: 0, rollback: 0, isVoid: true, ...old, ...more });
  await add(run, "old", {});
  await add(run, "new", { made_ms: Date.now() });
  await add("other00000", "old", {});
  await opens();
  await opens();
  assert.deepEqual(
    (await stampsOf(run)).map(({ key }) => key),
    ["new"],
  );
  assert.deepEqual(await stampsOf("other00000"), []);
  assert.equal(isOld({ ...old, key: "", action: stamp("1-1"), state: "waiting" }, Date.now()), false);
});

test("what a log lacks follows from the last rollback and its end", () => {
  const stamp: KeptStamp = {
    key: "1",
    action: { stamp: { hand: "1-1", stop: 1, card: "Ks", at: "09:10:00" } },
    made_ms: 0,
    offset_ms: 0,
    state: "entered",
    tried: true,
    rollback: 5,
    seq: 7,
  };
  assert.deepEqual(logEnd("5-7-3"), { rollback: 5, seq: 7 });
  assert.equal(isLost(stamp, logEnd("5-7-0")), false);
  assert.equal(isLost(stamp, logEnd("5-6-0")), true);
  assert.equal(isLost(stamp, logEnd("6-9-0")), true);
  assert.equal(isLost({ ...stamp, state: "asked" }, logEnd("6-9-0")), true);
  for (const more of [{ state: "waiting" }, { state: "taken_back" }, { isVoid: true }] as const)
    assert.equal(isLost({ ...stamp, ...more }, logEnd("6-9-0")), false);
  assert.deepEqual(sentAgain([stamp]), { count: 0, entered: 0, there: 0, asked: 0 });
  assert.deepEqual(compare([stamp], { run: { position: "5-7-0" }, participants: [] } as unknown as StaffView).missing, [
    "1",
  ]);
});
