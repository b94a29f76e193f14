// An event that continues on another computer: the old one comes back at the same address, with a log that lacks the
// import. Its phones fence it off, and keep their stamps for the other computer.
import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import type { ReactiveControllerHost } from "lit";
import { takeoverHeader } from "../src/connection/api.js";
import { act, board, drawsLog, staffView } from "../src/connection/runs.js";
import { me } from "../src/connection/rest.js";
import type { RunHead, StaffView } from "../src/generated/run.js";
import { setLanguage } from "../src/i18n/language.js";
import { refusalWords } from "../src/i18n/words.js";
import { highestTakeover, isBehind, rememberTakeover, seenTakeover } from "../src/offline/takeover.js";
import { type KeptStamp, withKept } from "../src/offline/stamp.js";
import { kept, storeIfHigher, stampsOf } from "../src/offline/store.js";
import { sync } from "../src/offline/sync.js";
import { stateWords } from "../src/run/stop-offline.js";
import { learntWords, movedWords } from "../src/run/moved-note.js";
import { RunController } from "../src/state/run.js";
import { FakeRoom, Page, proofOf, settled } from "./fake-room.js";
import { fakeIndexedDb, fakeLocks } from "./fake-storage.js";
import "./texts.js";

Object.defineProperty(globalThis, "navigator", {
  value: { locks: fakeLocks(), languages: ["en-GB"] },
  configurable: true,
});
Object.assign(globalThis, {
  document: { documentElement: { lang: "" }, hidden: false },
  window: { addEventListener: () => undefined, removeEventListener: () => undefined },
  indexedDB: fakeIndexedDb(),
});
setLanguage("en");

/** The take-over of the other computer, by its import. */
const IMPORTED = 1_000;

let old: FakeRoom;
let next: FakeRoom;
let count = 0;
let run = "";
const open: Page[] = [];

beforeEach(() => {
  open.splice(0).forEach((page) => page.closes());
  [old, next] = [new FakeRoom(), new FakeRoom()];
  run = `moved${String(++count).padStart(5, "0")}`;
  reaches(old);
});

/** The room that answers at the address. */
function reaches(room: FakeRoom): void {
  globalThis.fetch = room.fetch;
}

async function opens(): Promise<Page> {
  const page = new Page(run, old);
  open.push(page);
  await page.sees();
  return page;
}

/** The other computer imports the first entries of the old one. */
function imports(entries: number): void {
  next.log = old.log.slice(0, entries).map((entry) => ({ ...entry, key: null }));
  next.rollback = IMPORTED;
}

/** A phone with two cards at the old computer, and a third one at the other, to which the event has moved. */
async function hasMoved(): Promise<Page> {
  const page = await opens();
  await page.stamps("1-1", "Ks", "09:10:00");
  await page.stamps("2-1", "Qd", "09:20:00");
  imports(1);
  reaches(next);
  await page.sees(next.view());
  await page.stamps("3-1", "7h", "09:30:00");
  await page.sees(next.view());
  old.received = [];
  return page;
}

const cards = ({ log }: FakeRoom) => log.map(({ hand, card }) => `${hand} ${card}`);
const states = async () =>
  (await stampsOf(run)).map(({ state, seq, rollback, again }) => [state, seq, rollback, again]);

/** A take-over as a view of the staff proves it. */
const proved = (since_ms: number) => ({ since_ms, proof: proofOf(since_ms) });
const viewAt = (takeover_ms: number, takeover_proof?: string) => ({
  run: { takeover_ms },
  ...(takeover_proof === undefined ? {} : { takeover_proof }),
});

test("the take-over that requests report, with its proof, never goes back", async () => {
  await staffView(run);
  next.rollback = IMPORTED;
  reaches(next);
  await board(run);
  await staffView(run);
  await settled();
  await act(run, { stamp: { hand: "1-1", stop: 1, card: "Ks", at: "09:10:00" } });
  reaches(old);
  await staffView(run, "0-1-0");
  await rememberTakeover(run, viewAt(5, proofOf(5)));
  await rememberTakeover(run, viewAt(5000));
  await rememberTakeover(run, viewAt(5000, "no\nproof"));
  await drawsLog(run, 7);
  const told = `1000:${proofOf(IMPORTED)}`;
  assert.deepEqual(old.told, [null, told, told]);
  assert.deepEqual(next.told, [null, null, told], "only a view of the staff has a proof");
  assert.equal(await highestTakeover(run), IMPORTED);
  assert.equal(old.moved, IMPORTED);
  await me().catch(() => undefined);
  await staffView("elsewhere0");
  assert.deepEqual(old.told.slice(3), [null, null], "other paths and events tell none");
  assert.deepEqual(await kept(run, "takeover"), proved(IMPORTED));
});

test("the take-over survives the page, and another window of the device may raise it", async () => {
  await storeIfHigher(run, proved(700));
  await storeIfHigher(run, proved(30));
  assert.equal(await highestTakeover(run), 700);
  await storeIfHigher(run, proved(900));
  assert.deepEqual(await seenTakeover(run), proved(900));
  assert.deepEqual(await takeoverHeader(`/runs/${run}/board?since=0-1-0`), { "event-takeover": `900:${proofOf(900)}` });
});

test("without a storage the take-over is remembered until the page is closed", async () => {
  const storage = globalThis.indexedDB;
  Object.assign(globalThis, { indexedDB: undefined });
  assert.equal(await highestTakeover(run), 0);
  await rememberTakeover(run, viewAt(800, proofOf(800)));
  await rememberTakeover(run, viewAt(7, proofOf(7)));
  assert.equal(await highestTakeover(run), 800);
  Object.assign(globalThis, { indexedDB: storage });
});

test("somebody who only looks at the board of an event gets no storage", async () => {
  old.rollback = IMPORTED;
  await board(run);
  await settled();
  assert.ok(!(await indexedDB.databases()).some(({ name }) => name === `cardroom-${run}`));
});

test("the other computer gets the stamps that it lacks, and the old one none, whatever it shows", async () => {
  const page = await hasMoved();
  assert.deepEqual(cards(next), ["1-1 Ks", "2-1 Qd", "3-1 7h"]);
  const before = await states();
  const position = await kept(run, "position");
  reaches(old);
  // First the old computer does not know it yet, then it does.
  for (const moved of [undefined, IMPORTED]) {
    old.moved = moved;
    await page.sees(old.view());
    assert.equal((await sync(run))?.code, "run.moved");
    await page.sees(old.view());
  }
  assert.deepEqual(await states(), before, "nothing is requeued, cleared or marked");
  assert.deepEqual(old.received, []);
  assert.equal(await kept(run, "position"), position, "the position of the other computer stays");
  assert.equal(await highestTakeover(run), IMPORTED);
  reaches(next);
  next.received = [];
  for (let views = 0; views < 3; views++) await page.sees(next.view());
  assert.deepEqual(next.received, [], "nothing is sent again");
});

test("a stamp that the old computer refuses waits, can be taken back, and is entered once by the other", async () => {
  const page = await hasMoved();
  reaches(old);
  // The page does not know yet that the event has moved, and sends the stamp at once.
  await page.stamps("4-1", "2c", "09:40:00");
  await page.stamps("5-1", "3c", "09:50:00");
  await page.queue.send();
  const waiting = (await stampsOf(run)).slice(3);
  assert.deepEqual(
    waiting.map(({ state, tried, refused }) => [state, tried, refused?.code]),
    [
      ["waiting", false, "run.moved"],
      ["waiting", false, undefined],
    ],
  );
  assert.deepEqual(cards(old), ["1-1 Ks", "2-1 Qd"]);
  assert.deepEqual(
    old.received.map(({ hand }) => hand),
    ["4-1"],
    "a sync ends before it sends a stamp",
  );
  assert.equal(await page.queue.takeBack(waiting[1]!, "wrong hand"), true);
  reaches(next);
  await page.queue.send();
  assert.deepEqual(cards(next), ["1-1 Ks", "2-1 Qd", "3-1 7h", "4-1 2c"]);
  assert.deepEqual(
    (await stampsOf(run)).slice(3).map(({ state, refused }) => [state, refused]),
    [
      ["entered", undefined],
      ["taken_back", undefined],
    ],
  );
});

test("a sync that the old computer refuses in the middle ends there", async () => {
  const page = await hasMoved();
  old.isUp = false;
  reaches(old);
  for (const hand of ["4-1", "5-1"]) await page.stamps(hand, "2c", "09:40:00", false);
  old.isUp = true;
  // This person has no role at the old computer, and sees no view of it.
  const answer = old.fetch;
  globalThis.fetch = (async (url: string, init: RequestInit) => {
    if (init.method !== "GET" || url.endsWith("/notice")) return answer(url, init);
    return new Response(JSON.stringify({ error: { code: "run.not_staff", message: "" } }), { status: 403 });
  }) as typeof fetch;
  assert.equal((await sync(run))?.code, "run.moved");
  assert.deepEqual(
    old.received.map(({ hand }) => hand),
    ["4-1"],
  );
  assert.deepEqual(
    (await stampsOf(run)).slice(3).map(({ state, tried }) => [state, tried]),
    [
      ["waiting", false],
      ["waiting", false],
    ],
  );
});

test("once the event continues on the old computer, it gets the stamps that it lacks", async () => {
  const page = await hasMoved();
  reaches(old);
  old.moved = IMPORTED;
  await page.sees(old.view());
  [old.moved, old.rollback] = [undefined, 2 * IMPORTED];
  await opens();
  assert.deepEqual(cards(old), ["1-1 Ks", "2-1 Qd", "3-1 7h"]);
  assert.equal(await highestTakeover(run), 2 * IMPORTED);
  // Now the other computer is the old one.
  reaches(next);
  assert.equal((await sync(run))?.code, "run.moved");
  assert.equal(next.moved, 2 * IMPORTED);
});

test("the old computer, which does not know somebody who joined at the other, counts as moved by its board", async () => {
  await hasMoved();
  reaches(old);
  old.isStaff = false;
  const host = { addController: () => undefined, requestUpdate: () => undefined } as unknown as ReactiveControllerHost;
  const controller = new RunController(host, () => run);
  const view = next.view();
  controller.view = view;
  await controller.refresh();
  assert.deepEqual(
    [controller.refused?.code, controller.refused?.args, controller.view],
    ["run.moved", { since_ms: IMPORTED }, view],
    "the view of the other computer stays",
  );
  reaches(next);
  next.isStaff = false;
  const there = new RunController(host, () => run);
  await there.refresh();
  assert.equal(there.refused?.code, "run.not_staff");
});

test("the stop of an event that has moved says so, and shows the cards that the other computer has", () => {
  const stamp = (hand: string, change: Partial<KeptStamp>): KeptStamp => ({
    key: hand,
    action: { stamp: { hand, stop: 1, card: "Ks", at: "11:04:00" } },
    made_ms: 0,
    offset_ms: 0,
    state: "waiting",
    tried: false,
    ...change,
  });
  const waiting = [stamp("1-1", {}), stamp("2-1", {})];
  const start = "This event has moved to another computer.";
  const { bar, more } = stateWords(waiting, false, true);
  assert.equal(bar, "2 stamps wait on this phone, oldest 11:04.");
  assert.deepEqual(more, [
    `${start} You can go on stamping: stamps are sent when this phone connects to that computer.`,
  ]);
  const one = stateWords(waiting.slice(1), false, true);
  assert.equal(one.bar, "1 stamp waits on this phone, from 11:04.");
  assert.deepEqual(one.more, [`${start} Keep this phone: the stamp is sent when it connects to that computer.`]);
  const none = stateWords([], false, true);
  assert.equal(none.bar, start, "it is said once");
  assert.match(none.more.join(), /^You can go on stamping: stamps are sent/);

  const entered = { state: "entered", seq: 5, rollback: IMPORTED } as const;
  const kept = [
    stamp("1-1", entered),
    stamp("2-1", { ...entered, isVoid: true }),
    stamp("3-1", { ...entered, rollback: 0 }),
  ];
  const shown = (run: Partial<RunHead>) => {
    const participants = [1, 2, 3].map((participant) => ({
      participant,
      hands: [{ hand: `${participant}-1`, stamps: [], legal: { offers: [], barred: [] }, next: 1 }],
    }));
    const view = { run: { position: "0-9-0", seq: 9, closed_stops: [], ...run }, participants } as unknown as StaffView;
    const rows = withKept(view, kept, { stop: 1, offline: true }).participants;
    return rows.filter(({ hands }) => hands[0]!.stamps.length > 0).map(({ participant }) => participant);
  };
  assert.deepEqual(shown({ moved: { since_ms: IMPORTED, at_ms: 0 } }), [1]);
  assert.deepEqual(shown({}), []);
});

test("a room is behind if it knows that the event has moved, or does not know the last take-over", () => {
  assert.equal(isBehind({}, 0), false);
  assert.equal(isBehind({ takeover_ms: 5 }, 5), false);
  assert.equal(isBehind({ takeover_ms: 5 }, 6), true);
  assert.equal(isBehind({ takeover_ms: 5, moved: { since_ms: 6, at_ms: 7 } }, 0), true);
});

test("the notices say since when, and when the computer learnt it", () => {
  const at = (time: string) => Date.parse(`2026-01-10T${time}:00Z`);
  const moved = { since_ms: at("11:02"), at_ms: at("12:40") };
  const head = { date: "2026-01-10", time_zone: "UTC", moved };
  assert.equal(movedWords(head), "This event has been running on another computer since 11:02.");
  assert.equal(movedWords({ date: head.date, time_zone: "UTC" }), undefined);
  assert.equal(learntWords(head, moved), "This computer learned of it from a staff phone at 12:40.");
  const refused = { code: "run.moved", message: "", args: { since_ms: at("11:02") } };
  assert.match(
    refusalWords(refused, "poker_run"),
    /^This event has been running on another computer since 10 Jan 2026, \d+:02/,
  );
});
