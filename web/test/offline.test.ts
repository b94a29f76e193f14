import assert from "node:assert/strict";
import { test } from "node:test";
import type { HandView, StaffRow, StaffView } from "../src/generated/run.js";
import { setLanguage } from "../src/i18n/language.js";
import { narrowed } from "../src/connection/server-time.js";
import { cacheOf, install, openPage, outdated, sourceOf } from "../src/offline/shell.js";
import { checkLetter, fieldsOf, type KeptStamp, numberOf, waitingOf, withKept } from "../src/offline/stamp.js";
import { runOfTag, syncTag } from "../src/offline/worker-client.js";
import { drawsAtStop, stampOf } from "../src/run/offers.js";
import { expectedAt } from "../src/run/stop-expected.js";
import { stateWords } from "../src/run/stop-offline.js";
import "./texts.js";

(globalThis as { document?: unknown }).document = { documentElement: { lang: "" } };
setLanguage("en");

const kept = (hand: string, stop: number, at: string, more: Partial<KeptStamp> = {}): KeptStamp => ({
  key: `${hand} ${stop}`,
  action: { stamp: { hand, stop, card: "Ks", at } },
  made_ms: 0,
  offset_ms: 0,
  state: "waiting",
  tried: false,
  ...more,
});

const offer = (stop: number) => ({ stamp: { stop, within: { from: "00:00:00", to: "16:00:00" } } });
const hand = (id: string, more: Partial<HandView> = {}): HandView => ({
  hand: id,
  stamps: [],
  legal: { offers: [offer(1)], barred: [] },
  next: 1,
  ...more,
});
const row = (participant: number, hands: HandView[], more: Partial<StaffRow> = {}): StaffRow => ({
  participant,
  check: checkLetter(participant),
  name: `Name ${participant}`,
  shown_as: "name",
  rides: true,
  withdrawn: false,
  hands,
  spun_off: hands.map(() => 0),
  ...more,
});
const view = (...participants: StaffRow[]) =>
  ({ run: { seq: 10, closed_stops: [], deadline: "16:00:00" }, participants }) as unknown as StaffView;
const handsOf = (found: StaffView) => found.participants.flatMap(({ hands }) => hands);

test("the state counts the stamps that wait and says the time on the oldest", () => {
  const stamps = [
    kept("1-1", 1, "11:00:00", { state: "entered" }),
    kept("2-1", 1, "11:04:00"),
    kept("3-1", 1, "10:59:00"),
    kept("4-1", 1, "11:09:00", { state: "asked" }),
    kept("5-1", 1, "11:10:00", { state: "taken_back" }),
  ];
  assert.deepEqual(waitingOf(stamps), { count: 2, oldest: "11:04:00" });
  const { bar, more } = stateWords(stamps, true);
  assert.match(bar, /^No connection\. 2 stamps wait on this phone, oldest 11:04[^.]*\.$/);
  assert.deepEqual(more, ["The organiser decides about 1 stamp."]);
  assert.deepEqual(stateWords([stamps[3]!], false), {
    bar: "Every stamp has reached the room; 1 waits for the organiser.",
    more: [],
  });
  assert.deepEqual(stateWords([], false), { bar: "Every stamp of this phone is in the room.", more: [] });
});

test("the check letter and the number in a code need no key of the room", () => {
  assert.deepEqual([17, 23, 71, 999_999].map(checkLetter), ["V", "T", "W", "M"]);
  // 17 · 2^40 in base32 is 000H and eight more characters.
  assert.equal(numberOf("000h8RMZ7K2D"), 17);
  assert.equal(numberOf("OOOH8RMZ7K2D"), 17);
  assert.equal(numberOf("YGZZ00000000"), undefined, "more than six digits");
  assert.equal(numberOf("000000000000"), undefined);
  assert.equal(numberOf("U00H00000000"), undefined, "not a digit");
});

test("a stamp that waits is shown as stamped, counts in the lists and is offered no more", () => {
  const found = withKept(view(row(1, [hand("1-1")]), row(2, [hand("2-1")])), [kept("1-1", 1, "11:00:00")], {
    stop: 1,
    offline: false,
  });
  const [first, second] = handsOf(found);
  assert.equal(stampOf(first!, { stop: 1 })?.card, "Ks");
  assert.deepEqual([first!.next, first!.legal.offers, first!.legal.barred], [2, [], ["Ks"]]);
  assert.equal(drawsAtStop(second!, 1, [], "ordered").length, 1);
  assert.deepEqual(
    [expectedAt(found.participants, 1, []).served, expectedAt(found.participants, 1, []).coming.length],
    [1, 1],
  );
});

test("a stamp is shown from this phone until the view has the entry of the room", () => {
  const at = { stop: 1, offline: false };
  const entered = (seq: number) => [kept("1-1", 1, "11:00:00", { state: "entered", seq })];
  assert.ok(stampOf(handsOf(withKept(view(row(1, [hand("1-1")])), entered(11), at))[0]!, { stop: 1 }));
  // The organiser may have declared it void since then.
  assert.equal(stampOf(handsOf(withKept(view(row(1, [hand("1-1")])), entered(10), at))[0]!, { stop: 1 }), undefined);
});

test("without a connection a hand may get a card although the phone has not heard of its earlier stops", () => {
  const at = { stop: 3, offline: true };
  const draws = (one: StaffRow) => drawsAtStop(handsOf(withKept(view(one), [], at))[0]!, 3, [], "ordered");
  assert.deepEqual(
    draws(row(1, [hand("1-1")])).map(({ mark }) => mark),
    [{ stop: 3 }],
  );
  assert.deepEqual(draws(row(1, [hand("1-1", { turned_in: "12:00:00" })])), []);
  assert.deepEqual(draws(row(1, [hand("1-1")], { arrived: "12:00:00" })), []);
  assert.deepEqual(draws(row(1, [hand("1-1")], { withdrawn: true })), []);
});

test("a participant whom the phone does not know is added with the hands of the sheet", () => {
  const found = withKept(view(), [kept("17-2", 1, "11:00:00")], {
    stop: 1,
    offline: true,
    unknown: { participant: 30, hands: 1 },
  });
  assert.deepEqual(
    handsOf(found).map(({ hand: id }) => id),
    ["17-1", "17-2", "30-1"],
  );
  assert.equal(found.participants[0]!.check, "V");
  assert.equal(stampOf(handsOf(found)[1]!, { stop: 1 })?.card, "Ks");
});

test("five cards of a participant who does not ride are one stamp", () => {
  const cards = ["Ks", "Qs", "Js", "Ts", "9s"] as [string, string, string, string, string];
  const action = { spin_all: { hand: "1-1", spins_at: "first_stop" as const, cards, at: "11:00:00" } };
  assert.deepEqual(fieldsOf(action).cards.at(-1), { stop: 5, card: "9s" });
  const [found] = handsOf(
    withKept(view(row(1, [hand("1-1")])), [{ ...kept("1-1", 1, ""), action }], { stop: 1, offline: false }),
  );
  assert.deepEqual([found!.stamps.length, found!.next], [5, null]);
});

test("the offset of a clock that was set is measured anew", () => {
  const before = narrowed({ min: -Infinity, max: Infinity }, 1_000_000, 1_000_100, 1_000_200);
  // The device's clock is an hour ahead since then.
  const now = narrowed(before, 2_000_000, 5_600_100, 5_600_200);
  assert.ok(now.max < -3_590_000 && now.min > -3_610_000, JSON.stringify(now));
});

const SHELL = {
  version: "2",
  files: ["/assets/desk-B.js", "/assets/es-B.js", "/assets/main-B.js", "/assets/main-B.css", "/icon.svg"],
  named: ["/assets/main-B.js", "/assets/main-B.css"],
};

test("the worker touches only pages and the files of its version, never the API", () => {
  const of = (path: string, mode: RequestMode, method = "GET") =>
    sourceOf({ mode, method }, new URL(path, "https://den"), "https://den", SHELL);
  assert.equal(of("/e/3f7k2m9x0a/stops/1?participant=7", "navigate"), "page");
  assert.equal(of("/assets/main-B.js", "cors"), "file");
  for (const path of ["/api/runs/3f7k2m9x0a", "/api/notice", "/assets/main-A.js", "/healthz", "/worker.js"])
    assert.equal(of(path, "cors"), undefined, path);
  for (const path of ["/api/runs/3f7k2m9x0a/log", "/install-certificate", "/metrics"])
    assert.equal(of(path, "navigate"), undefined, path);
  assert.equal(of("https://other/assets/main-B.js", "cors"), undefined);
  assert.equal(of("/e/3f7k2m9x0a", "navigate", "POST"), undefined);
});

test("a new version deletes the caches of other versions and leaves those of other programs", () => {
  assert.deepEqual(outdated(["shell-1", "shell-2", "other"], SHELL), ["shell-1"]);
});

/** A cache in memory, of the parts that the worker uses. */
function cachesWith(page?: string) {
  const stored = new Map<string, Response>(page === undefined ? [] : [["/", new Response(page)]]);
  const cache = {
    put: async (path: string, response: Response) => void stored.set(path, response),
    addAll: async (paths: string[]) => paths.forEach((path) => stored.set(path, new Response(path))),
    match: async (path: string) => stored.get(path)?.clone(),
  };
  const caches = { open: async (name: string) => (assert.equal(name, cacheOf(SHELL)), cache) };
  return { caches: caches as unknown as CacheStorage, stored };
}

test("a version is installed as a whole, and not from a room with another version", async (context) => {
  const { caches, stored } = cachesWith();
  context.mock.method(globalThis, "fetch", async () => new Response("/assets/main-A.js"));
  await assert.rejects(install(caches, SHELL), /another version/);
  assert.equal(stored.size, 0);
  context.mock.method(globalThis, "fetch", async () => new Response("/assets/main-B.js /assets/main-B.css"));
  await install(caches, SHELL);
  assert.deepEqual([...stored.keys()], ["/", ...SHELL.files]);
});

test("the page of the room comes before the cached one", async (context) => {
  const { caches } = cachesWith("cached");
  const request = new Request("https://den/e/3f7k2m9x0a/stops/1");
  context.mock.method(globalThis, "fetch", async () => new Response("new"));
  assert.equal(await (await openPage(request, caches, SHELL)).text(), "new");
  context.mock.method(globalThis, "fetch", async () => Promise.reject(new TypeError("no connection")));
  assert.equal(await (await openPage(request, caches, SHELL)).text(), "cached");
});

test("the tag of a background sync names the event", () => {
  assert.equal(runOfTag(syncTag("3f7k2m9x0a")), "3f7k2m9x0a");
  assert.equal(runOfTag("other"), undefined);
});
