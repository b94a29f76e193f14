// What a desk knows of draws besides the draw itself: who may take it over, numbers without an answer, and cards that were
// drawn before the page was loaded.
import assert from "node:assert/strict";
import { test } from "node:test";
import { drawnOfFive } from "../src/draw-phone/check.js";
import { LocalEngine } from "../src/draw-phone/engine.js";
import { DrawRecords } from "../src/draw-phone/kept.js";
import { DrawPhone, DrawRefused } from "../src/draw-phone/phone.js";
import { takeoverBar } from "../src/draw-phone/takeover.js";
import type { Entry, Fact } from "../src/draws/fact.js";
import type { DrawsView, HandView, RunHead, StaffView } from "../src/generated/run.js";
import { t } from "../src/i18n/catalog.js";
import { setLanguage } from "../src/i18n/language.js";
import type { KeptStamp } from "../src/offline/stamp.js";
import { handsOf, openWords, ownDraws, withoutCard } from "../src/run/draw-phone.js";
import { askedOf, isAskedAt } from "../src/run/stop-asked.js";
import { BLOCK, EVENT, FakeRoom, MemoryRecords, refusal } from "./fake-draws.js";
import "./texts.js";

(globalThis as { document?: unknown }).document = { documentElement: { lang: "" } };
setLanguage("en");

const ZEROS = "0".repeat(64);
const HAND = "7-1";
const DRAW = { event: EVENT, hand: HAND, slot: "stop_1", attempt: 1 };
const committed = (number: number): Fact => ({ kind: "block_committed", number, block: BLOCK, root: ZEROS });
const joined = (phone: number, block = 1): Fact => ({
  kind: "phone_joined",
  phone,
  staff: phone,
  block,
  root: ZEROS,
  key: ZEROS,
});
const scanned = (phone: number): Fact => ({ kind: "scanned", draw: DRAW, phone });
const takenOver = (phone: number): Fact => ({ kind: "taken_over", draw: DRAW, phone, staff: phone, reason: "x" });
const log = (...facts: Fact[]): Entry[] => facts.map((fact, at) => ({ position: at + 1, fact }));

test("a takeover is barred for a phone that had the draw, or that joined after its scan", () => {
  const begun = [committed(1), joined(1), joined(2), scanned(1)];
  assert.equal(takeoverBar(log(...begun), HAND, 2), undefined);
  assert.equal(takeoverBar(log(...begun, takenOver(2)), HAND, 1), "same_phone");
  assert.equal(takeoverBar(log(...begun, takenOver(2)), HAND, 2), "same_phone");
  assert.equal(takeoverBar(log(...begun, joined(3)), HAND, 3), "phone_joined_late");
  assert.equal(takeoverBar(log(...begun), "7-2", 1), undefined, "another hand");
  const again = [...begun, { kind: "rolled_back" } as const, committed(2), joined(1, 2), joined(2, 2), scanned(2)];
  assert.equal(takeoverBar(log(...again), HAND, 1), undefined, "a rollback unbinds the draw");
});

/** A phone on these records, and a way to load its page again. */
async function opens(room: FakeRoom, records = new MemoryRecords()): Promise<DrawPhone> {
  const engine = new LocalEngine();
  const phone = new DrawPhone(
    EVENT,
    () => undefined,
    room,
    () => engine,
    new DrawRecords(records),
  );
  phone.update(room.view, 3);
  while (phone.state.name !== "ready") await new Promise((done) => setTimeout(done, 5));
  return phone;
}

test("a phone knows the number that it sent without an answer, also after a reload without a connection", async () => {
  const [room, records] = [new FakeRoom(), new MemoryRecords()];
  room.sells(HAND);
  room.lost = 1;
  const phone = await opens(room, records);
  const outcome = await phone.scan({ stop: { hand: HAND, stop: 1 } });
  assert.ok("scanned" in outcome);
  await assert.rejects(phone.draw({ stop: { hand: HAND, stop: 1 } }, outcome.scanned, 9));
  const reloaded = new DrawPhone(
    EVENT,
    () => undefined,
    room,
    () => new LocalEngine(),
    new DrawRecords(records),
  );
  assert.equal(await reloaded.unanswered(HAND, ["stop_1"]), 9);
  assert.equal(await reloaded.unanswered(HAND, ["stop_2"]), undefined);
  assert.equal(await reloaded.unanswered("7-2", ["stop_1"]), undefined);
  const begun = await reloaded.begunDraws(room.view.blocks);
  assert.deepEqual(begun, [DRAW], "and which draws it has begun");
  assert.deepEqual(await reloaded.begunDraws([]), [], "of current blocks only");
  const row = (stamps: object[]) => ({ participants: [{ hands: [{ hand: HAND, stamps }] }] }) as unknown as StaffView;
  const stamp = { mark: { stop: 1 }, card: "As" };
  assert.deepEqual(withoutCard(row([{ ...stamp, void: "x" }]), begun), [DRAW]);
  assert.deepEqual(withoutCard(row([stamp]), begun), []);
  await phone.draw({ stop: { hand: HAND, stop: 1 } }, outcome.scanned, 9);
  assert.equal(await reloaded.unanswered(HAND, ["stop_1"]), undefined, "the card has followed");
});

test("a phone knows with which number the room drew a card whose reply was lost, unless another phone drew it", async () => {
  for (const isTakenOver of [false, true]) {
    const room = new FakeRoom();
    room.sells(HAND);
    const [phone, other] = [await opens(room), await opens(room)];
    const spin = { stop: { hand: HAND, stop: 1 } };
    const outcome = await phone.scan(spin);
    assert.ok("scanned" in outcome);
    const card = room.card.bind(room);
    if (isTakenOver) room.card = () => Promise.reject(new TypeError("Failed to fetch"));
    else room.lost = 1;
    await assert.rejects(phone.draw(spin, outcome.scanned, 9));
    assert.equal(isTakenOver ? await phone.drawnWith(HAND, "stop_1") : undefined, undefined, "not drawn yet");
    room.card = card;
    if (isTakenOver) {
      const taken = await other.takeOver(spin, "x");
      assert.ok("scanned" in taken);
      await other.draw(spin, taken.scanned, 30);
    }
    const drawn = await phone.drawnWith(HAND, "stop_1");
    assert.deepEqual(drawn && [drawn.cut, drawn.fault], isTakenOver ? undefined : [9, undefined]);
    assert.equal(await phone.recover(HAND), undefined, "the draw of another phone is no fault of the room");
  }
});

test("the organiser decides about a typed card until the hand has it, and meanwhile no other card is drawn", () => {
  const action = { stamp: { hand: HAND, stop: 1, card: "As", at: "10:00:00" } };
  const kept = (state: KeptStamp["state"]): KeptStamp[] => [
    { key: "k", action, made_ms: 0, offset_ms: 0, state, tried: true },
  ];
  const hand = (card?: string): HandView => ({
    hand: HAND,
    stamps: card === undefined ? [] : [{ mark: { stop: 1 }, card, at: "10:00:00", screen: true }],
    legal: { offers: [], barred: [] },
    next: 2,
  });
  const asked = askedOf(kept("asked"), hand("2c"));
  assert.equal(asked.length, 1);
  assert.ok(isAskedAt(asked, { stop: 1 }) && isAskedAt(asked, "all"));
  assert.ok(!isAskedAt(asked, { stop: 2 }) && !isAskedAt(asked, "extra"));
  assert.equal(askedOf(kept("asked"), hand()).length, 1, "also if the room refused it for another reason");
  assert.equal(askedOf(kept("asked"), hand("As")).length, 0, "the organiser took the second card");
  assert.equal(askedOf(kept("waiting"), hand("2c")).length, 0);
});

test("a phone that could not join without a connection joins when it draws, without waiting for the next attempt", async () => {
  const room = new FakeRoom();
  room.sells(HAND);
  const phone = new DrawPhone(
    EVENT,
    () => undefined,
    room,
    () => new LocalEngine(),
    new DrawRecords(new MemoryRecords()),
  );
  room.refuse = refusal("unreachable");
  phone.update(room.view, 3);
  await assert.rejects(phone.scan({ stop: { hand: HAND, stop: 1 } }), DrawRefused);
  room.refuse = undefined;
  assert.ok("scanned" in (await phone.scan({ stop: { hand: HAND, stop: 1 } })));
  assert.equal(phone.state.name, "ready");
});

test("the cards of five draws that were begun are found in the log", async () => {
  const room = new FakeRoom();
  room.sells("8-1");
  const phone = await opens(room);
  const spin = { all: { hand: "8-1", spins_at: "finish" as const } };
  const cards: string[] = [];
  for (const cut of [3, 4]) {
    const outcome = await phone.scan(spin);
    assert.ok("scanned" in outcome);
    cards.push((await phone.draw(spin, outcome.scanned, cut)).drawn.card);
  }
  assert.deepEqual([...(await phone.drawnBefore(8))], [["8-1", cards]]);
  assert.deepEqual(await phone.drawnHere("8-1"), cards, "also without a connection, on the phone that drew them");
  assert.deepEqual(await phone.drawnHere("7-1"), []);
  const { entries } = await room.log();
  assert.equal(drawnOfFive(entries as Entry[], "8-1"), 2, "the page of the participant counts them");
  assert.equal(drawnOfFive(entries as Entry[], "7-1"), 0);
});

test("the warning about open draws leaves out those of other phones and those on the screen", () => {
  const draw = (hand: string) => ({ event: EVENT, hand, slot: "stop_1", attempt: 1 }) as const;
  const open = [
    { draw: draw("7-1"), phone: 1, staff: 3 },
    { draw: draw("7-2"), phone: 1, staff: 3 },
    { draw: draw("8-1"), phone: 2, staff: 4 },
  ];
  const view = { draws: { blocks: [], phones: [], open } as unknown as DrawsView };
  const own = ownDraws(view, 1);
  assert.deepEqual(handsOf(own, new Set()), ["7-1", "7-2"]);
  assert.deepEqual(handsOf(own, new Set(["7-1"])), ["7-2"]);
});

test("once the event is closed, draws that were begun get no card, and only ties go on", () => {
  const draws = [
    { hand: "3-1", slot: "stop_1" },
    { hand: "4-1", slot: "stop_2" },
    { hand: "5-1", slot: "spin_off_1" },
  ];
  const words = (stage: RunHead["stage"]) => openWords({ stage }, draws, new Set());
  assert.match(words("running").join(), /^This phone has begun draws of hands 3-1, 4-1, 5-1 .* to go on\.$/);
  const closed = "The event was closed before these draws were finished: 3-1, 4-1. They get no card.";
  assert.deepEqual(words("counting").slice(1), [closed]);
  assert.match(words("counting")[0]!, /a draw of hand 5-1/);
  assert.deepEqual(words("final"), [closed.replace("4-1", "4-1, 5-1")]);
});

test("each of several notes names its card, and texts name the pack where the event has packs", () => {
  assert.equal(t("draws-note", { card: "none", cut: 7, hash: "131525cd" }), "Number 7 · log 131525cd");
  assert.equal(t("draws-note", { card: "Stop 2", cut: 7, hash: "131525cd" }), "Stop 2: number 7 · log 131525cd");
  assert.match(t("draws-by-hand", { source: "pack" }), /again\. Draw from a real pack, and type/);
  assert.match(t("draws-takeover-bar", { bar: "same_phone", source: "wheel" }), /had the draw before\..*spin a real/s);
});
