import assert from "node:assert/strict";
import { test } from "node:test";
import { logLines } from "../src/connection/log-file.js";
import { changedHeads, differences, ownSteps } from "../src/draw-phone/compare.js";
import { LocalEngine } from "../src/draw-phone/engine.js";
import { DrawRecords, type KeptMessage } from "../src/draw-phone/kept.js";
import { refusedOf } from "../src/connection/api.js";
import { DrawAlarm, DrawPhone, type DrawRoom, isDue } from "../src/draw-phone/phone.js";
import type { Entry } from "../src/draws/fact.js";
import type { Proof } from "../src/draws/proof.js";
import { verifyLog } from "../src/draws/log.js";
import { t } from "../src/i18n/catalog.js";
import { setLanguage } from "../src/i18n/language.js";
import { deskRefusal } from "../src/run/desk-words.js";
import { codeWords } from "../src/run/draw-names.js";
import { differenceWords, phoneWords } from "../src/run/draw-words.js";
import { EVENT, FakeRoom, MemoryRecords, type ProvenCard, refusal } from "./fake-draws.js";
import "./texts.js";

(globalThis as { document?: unknown }).document = { documentElement: { lang: "" } };
setLanguage("en");

const STAFF = 3;
const SPIN = { stop: { hand: "7-1", stop: 1 } };

const opens = (room: DrawRoom, records = new MemoryRecords()) => {
  const states: string[] = [];
  const engine = new LocalEngine();
  const phone: DrawPhone = new DrawPhone(
    EVENT,
    () => states.push(phone.state.name),
    room,
    () => engine,
    new DrawRecords(records),
  );
  return { phone, records, states };
};

/** A phone that has joined the block of the room. */
async function joined(room: FakeRoom, records = new MemoryRecords()) {
  const opened = opens(room, records);
  opened.phone.update(room.view, STAFF);
  while (opened.phone.state.name !== "ready") await new Promise((done) => setTimeout(done, 5));
  return opened;
}

async function scanned(phone: DrawPhone) {
  const outcome = await phone.scan(SPIN);
  assert.ok("scanned" in outcome);
  return outcome;
}

const entriesOf = (room: FakeRoom) => structuredClone(room.facts) as Entry[];

test("a phone stores its secret before the room gets its root, and joins each block once", async () => {
  const room = new FakeRoom();
  const records = new MemoryRecords();
  const join = room.join.bind(room);
  room.join = async (...args) => {
    const [block] = await records.list<{ root: string; secret: Uint8Array }>("block/");
    assert.equal(block?.root, args[1].root);
    assert.equal(block?.secret.length, 32);
    return join(...args);
  };
  const { phone, states } = await joined(room, records);
  assert.equal(phone.number, 1);
  assert.ok(states.includes("preparing"));
  phone.update(room.view, STAFF);
  await joined(room, records);
  assert.equal(room.view.phones.length, 1, "a reload and a later view join again");
});

test("a phone that the room has lost joins again with the same root", async () => {
  const room = new FakeRoom();
  const { phone } = await joined(room);
  const [before] = room.view.phones;
  room.facts.pop();
  room.scan = () => Promise.reject(refusal("run.no_such_phone", { phone: 1 }));
  await assert.rejects(phone.scan(SPIN));
  phone.update(room.view, STAFF);
  while (phone.state.name !== "ready") await new Promise((done) => setTimeout(done, 5));
  assert.deepEqual(room.view.phones, [before]);
});

test("another staff member on the same device is another phone, with a root of its own", async () => {
  const room = new FakeRoom();
  const { phone, records } = await joined(room);
  phone.update(room.view, 4);
  while (room.view.phones.length < 2) await new Promise((done) => setTimeout(done, 5));
  const [one, other] = room.view.phones;
  assert.notEqual(one!.key, other!.key);
  assert.notEqual(one!.root, other!.root);
  assert.equal((await records.list("block/")).length, 2);
});

test("a draw gives the card of the proof, and the log verifies", async () => {
  const room = new FakeRoom();
  room.sells("7-1");
  const { phone } = await joined(room);
  const { scanned: bound, signed } = await scanned(phone);
  assert.equal(signed, undefined);
  const { drawn, cut, fault } = await phone.draw(SPIN, bound, 17);
  assert.deepEqual([cut, fault, drawn.cut], [17, undefined, 17]);
  assert.deepEqual(verifyLog(EVENT, "wheel", room.facts).violations, []);
  assert.deepEqual(differences(await phone.kept(), entriesOf(room)), []);
});

test("a retry sends the same message, whatever the cut, also after a reload", async () => {
  const room = new FakeRoom();
  room.sells("7-1");
  room.lost = 2;
  const { phone, records } = await joined(room);
  const { scanned: bound } = await scanned(phone);
  await assert.rejects(phone.draw(SPIN, bound, 17));
  const [kept] = await records.list<KeptMessage>("message/");
  assert.deepEqual(kept?.message, room.messages[0], "the message is stored before it is sent");
  await assert.rejects(phone.draw(SPIN, bound, 18));

  const reloaded = (await joined(room, records)).phone;
  const { drawn, cut, fault } = await reloaded.draw(SPIN, bound, 19);
  assert.equal(new Set(room.messages.map((message) => JSON.stringify(message))).size, 1);
  assert.deepEqual([room.messages.length, cut, fault, drawn.again], [3, 17, undefined, true]);
  assert.equal(room.facts.filter(({ fact }) => fact.kind === "drawn").length, 1);
});

test("a scan after a reload says which cut this phone has signed", async () => {
  const room = new FakeRoom();
  room.sells("7-1");
  const { phone, records } = await joined(room);
  const { scanned: bound } = await scanned(phone);
  const card = room.card.bind(room);
  room.card = () => Promise.reject(new TypeError("Failed to fetch"));
  await assert.rejects(phone.draw(SPIN, bound, 5));
  room.card = card;
  const reloaded = (await joined(room, records)).phone;
  assert.equal((await scanned(reloaded)).signed, 5);
});

/** A room that is restored from a backup in the middle: another one takes its place, whose block has the same number. */
function restorable(): { room: DrawRoom; before: FakeRoom; after: FakeRoom; restore(): void } {
  const [before, after] = [new FakeRoom(1), new FakeRoom(2)];
  for (const room of [before, after]) room.sells("7-1");
  let now = before;
  const room: DrawRoom = {
    join: (run, request) => now.join(run, request),
    scan: (run, spin, phone) => now.scan(run, spin, phone),
    takeOver: (run, spin, phone) => now.takeOver(run, spin, phone),
    card: (run, spin, phone, message) => now.card(run, spin, phone, message),
    log: () => now.log(),
  };
  return { room, before, after, restore: () => void (now = after) };
}

test("a number is never signed for another root than that of its scan, though the block has the same number", async () => {
  for (const isSigned of [false, true]) {
    const { room, before, after, restore } = restorable();
    const { phone, records } = opens(room);
    phone.update(before.view, STAFF);
    const { scanned: bound } = await scanned(phone);
    before.card = () => Promise.reject(new TypeError("Failed to fetch"));
    if (isSigned) await assert.rejects(phone.draw(SPIN, bound, 33));
    restore();
    phone.update(after.view, STAFF);
    while (after.view.phones.length === 0) await new Promise((done) => setTimeout(done, 5));
    await assert.rejects(phone.draw(SPIN, bound, 33), (error) => refusedOf(error).code === "run.draw_not_scanned");
    const messages = await records.list<KeptMessage>("message/");
    assert.ok(messages.every(({ roomRoot }) => roomRoot === before.committer.root));
    assert.equal(await phone.unanswered("7-1", ["stop_1"]), undefined, "that number was for a draw that has ended");
    const again = await scanned(phone);
    assert.equal(again.signed, undefined, "the participant names a number again");
    assert.equal((await phone.draw(SPIN, again.scanned, 12)).cut, 12);
  }
});

test("a reply to a scan from before a restore does not bind a draw to the root from after it", async () => {
  const { room, before, after, restore } = restorable();
  const { phone } = opens(room);
  const scan = room.scan.bind(room);
  room.scan = async (...args) => {
    const reply = await scan(...args);
    room.scan = scan;
    restore();
    phone.update(after.view, STAFF);
    while (after.view.phones.length === 0 || phone.state.name !== "ready")
      await new Promise((done) => setTimeout(done, 5));
    return reply;
  };
  phone.update(before.view, STAFF);
  await assert.rejects(phone.scan(SPIN), (error) => refusedOf(error).code === "run.draw_not_scanned");
  assert.equal((await phone.kept()).scans.length, 0);
  assert.equal((await scanned(phone)).signed, undefined);
});

test("the proof of a draw without a reply is verified once the hand has the card", async () => {
  for (const tampered of [false, true]) {
    const room = new FakeRoom();
    room.sells("7-1");
    room.lost = 1;
    const { phone, records } = await joined(room);
    await assert.rejects(phone.draw(SPIN, (await scanned(phone)).scanned, 5));
    assert.ok("spun" in (await phone.scan(SPIN)));
    const fact = room.facts.at(-1)!.fact;
    if (tampered && fact.kind === "drawn") fact.proof = { ...fact.proof, card: fact.proof.card === "As" ? "Ks" : "As" };
    assert.equal(await phone.recover("7-1"), tampered ? "other_card" : undefined);
    assert.equal((await records.list("proof/")).length, 1);
    assert.equal(await phone.recover("7-1"), undefined, "each is verified once");
  }
});

const zeros = "0".repeat(64);
type Mutable<T> = T extends readonly (infer Item)[]
  ? Item[]
  : T extends object
    ? { -readonly [K in keyof T]: Mutable<T[K]> }
    : T;
type Tampered = Omit<ProvenCard, "proof"> & { proof: Mutable<Proof> };
const TAMPERED: Record<string, [(drawn: Tampered) => void, string]> = {
  "the card": [(drawn) => (drawn.proof.card = drawn.card = drawn.card === "As" ? "Ks" : "As"), "other_card"],
  "the card beside the proof": [(drawn) => (drawn.card = drawn.card === "As" ? "Ks" : "As"), "other_card"],
  "the cut": [(drawn) => (drawn.proof.phone.cut = 18), "other_message"],
  "the signature": [(drawn) => (drawn.proof.phone.signature = "0".repeat(128)), "other_message"],
  "the value of the phone": [(drawn) => (drawn.proof.phone.value = zeros), "other_message"],
  "the value of the room": [(drawn) => (drawn.proof.room.value = zeros), "room_root"],
  "the path of the room": [(drawn) => void drawn.proof.room.path.pop(), "room_path_length"],
  "a hash in the path": [(drawn) => (drawn.proof.room.path[0] = zeros), "room_root"],
  "the hand": [(drawn) => (drawn.proof.draw.hand = "7-2"), "other_hand"],
  "the attempt": [(drawn) => (drawn.proof.draw.attempt = 2), "other_attempt"],
  "its form": [(drawn) => (drawn.proof.room.path = ["no digest"]), "malformed"],
};

for (const [what, [change, code]] of Object.entries(TAMPERED))
  test(`a proof with ${what} changed raises the alarm, and is kept`, async () => {
    const room = new FakeRoom();
    room.sells("7-1");
    room.tamper = (drawn) => {
      change(drawn as Tampered);
      return drawn;
    };
    const { phone } = await joined(room);
    const { fault } = await phone.draw(SPIN, (await scanned(phone)).scanned, 17);
    assert.equal(fault, code);
    const { proofs } = await phone.kept();
    assert.deepEqual(
      proofs.map((kept) => kept.fault),
      [code],
    );
    assert.notEqual(codeWords(code), code, "the alarm says what is wrong");
    assert.deepEqual(
      differences(await phone.kept(), entriesOf(room)).map(({ kind }) => kind),
      ["proof_invalid"],
    );
  });

test("a scan that binds another draw than the one asked for raises the alarm", async () => {
  const room = new FakeRoom();
  const { phone } = await joined(room);
  const scan = room.scan.bind(room);
  room.scan = async (run, _, number) => scan(run, { stop: { hand: "7-2", stop: 1 } }, number);
  await assert.rejects(phone.scan(SPIN), (error) => error instanceof DrawAlarm && error.code === "other_draw");
  const draw = (slot: string) => ({ event: EVENT, hand: "7-1", slot, attempt: 1 });
  assert.ok(isDue({ all: { hand: "7-1", spins_at: "finish" } }, draw("stop_4"), EVENT));
  assert.ok(!isDue({ all: { hand: "7-1", spins_at: "finish" } }, draw("extra"), EVENT));
  assert.ok(isDue({ extra: { hand: "7-1" } }, draw("extra"), EVENT));
  assert.ok(isDue({ spin_off: { hand: "7-1", round: 1 } }, draw("spin_off_2"), EVENT));
  assert.ok(!isDue(SPIN, draw("stop_2"), EVENT));
  assert.ok(!isDue(SPIN, draw("stop_1"), "other"));
});

test("a phone whose root the room has otherwise makes a new key, once", async () => {
  const room = new FakeRoom();
  const join = room.join.bind(room);
  const keys: string[] = [];
  room.join = (run, request) => {
    keys.push(request.key);
    return keys.length === 1
      ? Promise.reject(refusal("run.phone_refused", { reason: "phone_changed" }))
      : join(run, request);
  };
  const { phone, records } = await joined(room);
  assert.equal(new Set(keys).size, 2);
  assert.equal(phone.number, 1);
  assert.equal((await records.list("retired/")).length, 1, "the old key stays for the comparison");
});

test("a phone that the room refuses, or that cannot store, says so", async () => {
  const refused = new FakeRoom();
  refused.refuse = refusal("run.phone_refused", { reason: "phone_key_invalid" });
  const { phone } = opens(refused);
  phone.update(refused.view, STAFF);
  while (phone.state.name !== "refused") await new Promise((done) => setTimeout(done, 5));
  assert.match(phoneWords(phone.state)!, /does not take this phone.*: the key of the phone is not valid\./);

  const records = new MemoryRecords();
  records.once = () => Promise.reject(new Error("no storage"));
  const private_ = opens(new FakeRoom(), records).phone;
  private_.update(new FakeRoom().view, STAFF);
  while (private_.state.name !== "broken") await new Promise((done) => setTimeout(done, 5));
  assert.match(phoneWords(private_.state)!, /private window/);
});

/** A phone that drew a card, with the log of the room. */
async function drewOne() {
  const room = new FakeRoom();
  room.sells("7-1");
  const { phone } = await joined(room);
  await phone.draw(SPIN, (await scanned(phone)).scanned, 17);
  return { kept: await phone.kept(), entries: entriesOf(room) };
}

const LOGS: Record<string, [(entries: Entry[]) => Entry[], string[]]> = {
  "without the card": [(log) => log.filter(({ fact }) => fact.kind !== "drawn"), ["proof_missing"]],
  "with another card": [
    (log) =>
      log.map(({ position, fact }) =>
        fact.kind === "drawn"
          ? { position, fact: { ...fact, proof: { ...fact.proof, card: fact.proof.card === "2c" ? "2d" : "2c" } } }
          : { position, fact },
      ),
    ["proof_differs"],
  ],
  "without the scan": [(log) => log.filter(({ fact }) => fact.kind !== "scanned"), ["scan_missing"]],
  "without the phone": [(log) => log.filter(({ fact }) => fact.kind !== "phone_joined"), ["join_missing"]],
  "with another root of the phone": [
    (log) =>
      log.map(({ position, fact }) =>
        fact.kind === "phone_joined" ? { position, fact: { ...fact, root: zeros } } : { position, fact },
      ),
    ["join_differs"],
  ],
  "with another root of the room": [
    (log) =>
      log.map(({ position, fact }) =>
        fact.kind === "block_committed" ? { position, fact: { ...fact, root: zeros } } : { position, fact },
      ),
    ["block_differs"],
  ],
  "with a scan and a card that the phone did not make": [
    (log) =>
      log.flatMap(({ position, fact }): Entry[] => {
        if (fact.kind !== "scanned" && fact.kind !== "drawn") return [{ position, fact }];
        const other = structuredClone(fact);
        (other.kind === "drawn" ? other.proof.draw : other.draw).slot = "stop_2";
        return [
          { position, fact },
          { position, fact: other },
        ];
      }),
    ["drawn_unknown", "scan_unknown"],
  ],
};

for (const [what, [change, kinds]] of Object.entries(LOGS))
  test(`the comparison shows a log ${what}`, async () => {
    const { kept, entries } = await drewOne();
    const found = differences(kept, change(entries));
    assert.deepEqual(
      found.map(({ kind }) => kind),
      kinds,
    );
    for (const difference of found) assert.doesNotMatch(differenceWords([], difference), /draws-|\{/);
  });

test("the comparison shows a log whose entries changed after this phone saw their hash", async () => {
  const { kept } = await drewOne();
  const [{ head }] = kept.scans as [(typeof kept.scans)[number]];
  const line = (hash: string) =>
    `{"event":{}}\n${JSON.stringify({ entry: { seq: head.seq, kind: "k", body: "{}", hash } })}\n`;
  assert.deepEqual(changedHeads(kept, logLines(line(head.hash))), []);
  assert.deepEqual(changedHeads(kept, logLines(line(zeros))), [{ kind: "head_differs", seq: head.seq }]);
  assert.deepEqual(changedHeads(kept, []), [{ kind: "head_differs", seq: head.seq }]);
});

test("the comparison counts the cards by hand and the voids of the staff member", () => {
  const draw = { event: EVENT, hand: "7-1", slot: "stop_1", attempt: 1 };
  const entries: Entry[] = [
    { position: 1, fact: { kind: "entered_by_hand", hand: "7-1", slot: "extra", card: "As", staff: STAFF } },
    { position: 2, fact: { kind: "declared_void", draw, staff: STAFF, reason: "x" } },
    { position: 3, fact: { kind: "declared_void", draw, staff: 9, reason: "x" } },
  ];
  assert.deepEqual(ownSteps(STAFF, entries, { proofs: [] }), { byHand: 1, again: 0, voids: 1 });
});

test("a card that this phone drew on the screen and sent again is told from one that was typed", async () => {
  const { kept, entries } = await drewOne();
  const [{ proof, draw }] = kept.proofs as [(typeof kept.proofs)[number]];
  const byHand = (slot: string): Entry => ({
    position: 99,
    fact: { kind: "entered_by_hand", hand: draw.hand, slot, card: proof.card, staff: STAFF },
  });
  const restored = entries.filter(({ fact }) => fact.kind !== "drawn");
  const own = ownSteps(STAFF, [...restored, byHand("stop_1"), byHand("stop_2")], kept);
  assert.deepEqual(own, { byHand: 2, again: 1, voids: 0 });
  const words = () => t("draws-compare-own", { hand: own.byHand, again: own.again, voids: own.voids });
  assert.match(
    words(),
    /^By the log, you entered 2 cards by hand \(1 of them this phone drew .* and declared none void/,
  );
  setLanguage("es");
  assert.match(words(), /has escrito 2 cartas a mano \(1 la sacó este móvil .*\) y no has anulado ninguna/);
  assert.match(
    t("draws-compare-own", { hand: 0, again: 0, voids: 1 }),
    /no has escrito ninguna carta a mano y has anulado 1,/,
  );
  setLanguage("en");
  assert.equal(ownSteps(STAFF, [...entries, byHand("stop_1")], kept).again, 0, "the log still has the draw");
});

test("refusals of draws name the reason and the card", () => {
  const refused = (code: string, args: object) => deskRefusal({ code, message: "", args: args as never }, []);
  assert.match(refused("run.draw_refused", { reason: "phone_joined_late" }), /joined only after the draw was begun/);
  assert.match(
    refused("run.other_draw_open", { hand: "7-1", slot: "extra", phone: 2 }),
    /hand 7-1.*phone 2: extra card/i,
  );
  assert.match(refused("run.draw_on_other_phone", { phone: 2, staff: 4, name: null }), /Phone 2, of staff member 4/);
  assert.equal(t("draws-card-of", { number: 2, count: 5 }), "Card 2 of 5");
});
