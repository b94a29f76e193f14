import assert from "node:assert/strict";
import { test } from "node:test";
import { narrowed } from "../src/connection/server-time.js";
import type { HandView, LegalAction, MarkView, StaffRow, StaffView } from "../src/generated/run.js";
import { t } from "../src/i18n/catalog.js";
import { setLanguage } from "../src/i18n/language.js";
import { readScan, rowOf } from "../src/run/find.js";
import { handNotes } from "../src/run/finish-notes.js";
import { planPaper, typedCard, wrongCards } from "../src/run/finish-paper-plan.js";
import { drawsAtFinish, drawsAtStop, mayVoidTurnIn, passedWithoutCard } from "../src/run/offers.js";
import { deskRefusal } from "../src/run/desk-words.js";
import { expectedAt } from "../src/run/stop-expected.js";
import { lostCards, lostWords } from "../src/run/stop-lost.js";
import { eventTime, typedTime } from "../src/run/time.js";
import { cardAt, FIELDS, FULL, landing, QUICK, REDUCED } from "../src/run/wheel-turn.js";
import "./texts.js";

(globalThis as { document?: unknown }).document = { documentElement: { lang: "" } };
setLanguage("en");

const stamp = (stop: number | "extra", card: string, at: string, reason: string | null = null): MarkView => ({
  mark: stop === "extra" ? "extra" : { stop },
  card,
  at,
  screen: true,
  void: reason,
});
const hand = (id: string, stamps: MarkView[] = [], more: Partial<HandView> = {}): HandView => ({
  hand: id,
  stamps,
  legal: { offers: [], barred: [] },
  ...more,
});
const row = (participant: number, hands: HandView[], more: Partial<StaffRow> = {}): StaffRow => ({
  participant,
  check: "TRWAGMYFPDXBNJZSQVHLCKE"[participant % 23]!,
  name: `Name ${participant}`,
  shown_as: "name",
  rides: true,
  withdrawn: false,
  hands,
  spun_off: hands.map(() => 0),
  ...more,
});

test("a scan is the URL of a sheet, its code, or a number with or without its check letter", () => {
  const sheet = { run: "k3x9abcd01", code: "0H5C8RMZ7K2D" };
  for (const text of [
    "https://run.example/s/k3x9abcd01/0H5C8RMZ7K2D",
    "HTTPS://RUN.EXAMPLE/S/K3X9ABCD01/0H5C8RMZ7K2D",
    " http://192.168.1.7:8080/s/k3x9abcd01/0h5c8rmz7k2d/ ",
    // A scanner with an American keyboard layout at a device with a Spanish one.
    "httpsÑ--run.example-s-k3x9abcd01-0H5C8RMZ7K2D",
  ])
    assert.deepEqual(readScan(text, "aaaaaaaaaa"), sheet, text);
  assert.deepEqual(readScan("0h5c 8rmz-7k2d", "k3x9abcd01"), sheet);
  const number = (participant: number, check?: string) => ({ participant, check });
  for (const [text, expected] of [
    ["17", number(17)],
    ["17K", number(17, "K")],
    ["017 k", number(17, "K")],
    ["#17", number(17)],
    ["Nº 17", number(17)],
    ["17-2", number(17)],
    ["999999", number(999_999)],
  ] as const)
    assert.deepEqual(readScan(text, "k3x9abcd01"), expected, text);
  for (const text of [
    "",
    "0",
    "K17",
    "17KK",
    "1000000",
    "https://run.example/t/k3x9abcd01",
    "s/k3x9abcd01/0H5C",
    "-17",
  ])
    assert.equal(readScan(text, "k3x9abcd01"), undefined, text);
});

test("a typed number is verified against its check letter, if it has one", () => {
  const rows = [row(17, []), row(71, [])];
  assert.equal(rowOf(rows, 17)?.row?.participant, 17);
  assert.equal(rowOf(rows, 17, "V").row?.participant, 17);
  assert.match(rowOf(rows, 71, "V").fault!, /^71V is not right/);
  assert.match(rowOf(rows, 7).fault!, /sheet 7 yet/);
});

test("the wheel stops with the drawn card under the pointer, from any angle", () => {
  assert.equal(new Set(FIELDS).size, 52);
  for (const motion of [FULL, QUICK, REDUCED])
    for (const card of FIELDS)
      for (let from = -400; from < 800; from += 7.3) {
        const { to, seconds } = landing(from, card, motion);
        assert.equal(cardAt(to), card);
        const turn = to - from;
        assert.ok(turn >= motion.minTurn && turn < motion.minTurn + 360, `${turn}`);
        assert.ok(seconds > 0.3 && seconds < 3.3, `${seconds}`);
        // The motion 1 − (1 − x)³ begins at three times its average speed, so there is no jerk.
        if (motion.seconds === undefined) assert.ok(Math.abs((3 * turn) / seconds - motion.speed) < 1e-6);
      }
  for (let at = 1; at < 52; at += 1) {
    assert.notEqual(FIELDS[at]![0], FIELDS[at - 1]![0]);
    assert.notEqual(FIELDS[at]![1], FIELDS[at - 1]![1]);
  }
});

test("a stop expects the riders without its card who are still on the way", () => {
  const rows = [
    row(1, [hand("1-1", [stamp(1, "Ks", "09:10:00"), stamp(2, "2c", "10:00:00")])]),
    row(2, [hand("2-1", [stamp(1, "Ks", "09:30:00")])]),
    row(3, [hand("3-1", [stamp(1, "Ks", "09:20:00")]), hand("3-2", [stamp(1, "4d", "09:20:30")])]),
    row(4, [hand("4-1")]),
    row(5, [hand("5-1", [stamp(2, "Ks", "09:00:00")])], { rides: false }),
    row(6, [hand("6-1")], { withdrawn: true }),
    row(7, [hand("7-1", [stamp(1, "Ks", "09:00:00")])], { arrived: "11:00:00" }),
    row(8, [hand("8-1", [stamp(1, "Ks", "09:00:00"), stamp(3, "5c", "11:00:00")], { awaited: [2] })]),
    row(9, [hand("9-1", [stamp(1, "Ks", "09:40:00"), stamp(2, "2c", "10:00:00", "wrong hand")])]),
    row(10, [hand("10-1", [stamp(1, "Ks", "09:05:00"), stamp(2, "3c", "10:01:00")]), hand("10-2")]),
  ];
  const { coming, here, passed, served } = expectedAt(rows, 2, []);
  const numbers = (list: typeof coming) => list.map((one) => one.row.participant);
  assert.deepEqual(numbers(coming), [3, 2, 4], "the last stop first, the longest on the way first");
  assert.deepEqual(coming[0]!.last, { stop: 1, at: "09:20:30" });
  assert.deepEqual(numbers(here), [10], "one of two hands has its card");
  assert.equal(
    t("desk-expected", { coming: 1, here: 1, served: 0 }),
    "1 rider is still to come, 1 is here now, nobody was here before",
  );
  assert.equal(t("desk-expected", { coming: 2, here: 0, served: 1 }), "2 riders are still to come, 1 was here");
  assert.deepEqual(numbers(passed), [8]);
  assert.equal(served, 2, "a void stamp is a visit too, and only riders come to a stop");
  assert.deepEqual(expectedAt(rows, 2, [2]).coming, []);
});

test("pr_21: a stop draws its own cards and those of closed stops before it, the finish those of all closed stops", () => {
  const within = { from: "00:00:00", to: "16:00:00" };
  const offers: LegalAction[] = [2, 3, 4].map((stop) => ({ stamp: { stop, within } }));
  offers.push({ extra: { within } });
  const one = hand("7-1", [stamp(1, "Ks", "09:00:00")], { legal: { offers, barred: [] } });
  const keys = (draws: ReturnType<typeof drawsAtStop>) => draws.map(({ key }) => key);
  assert.deepEqual(keys(drawsAtStop(one, 3, [], "ordered")), ["7-1 stop 3"]);
  assert.deepEqual(keys(drawsAtStop(one, 3, [2, 4], "ordered")), ["7-1 stop 2", "7-1 stop 3"]);
  assert.deepEqual(keys(drawsAtFinish(one, [2])), ["7-1 stop 2"]);
  const [draw] = drawsAtStop(one, 3, [], "ordered");
  assert.deepEqual(draw!.spin(undefined), { stop: { hand: "7-1", stop: 3 } });
  assert.deepEqual(draw!.spin("10:42:00"), { stop: { hand: "7-1", stop: 3, at: "10:42:00" } });
});

test("pr_04: the finish offers the extra card once the hand has five cards, or the organiser accepted what is missing", () => {
  const within = { from: "15:00:00", to: "47:59:59" };
  const legal = { offers: [{ extra: { within } }] satisfies LegalAction[], barred: [] };
  const stamps = [1, 2, 3, 4, 5].map((stop) => stamp(stop, "Ks", `11:0${stop}:00`));
  const keys = (more: Partial<HandView>) =>
    drawsAtFinish(hand("7-1", more.stamps, { legal, ...more }), []).map(({ key }) => key);
  assert.deepEqual(keys({ stamps }), ["7-1 extra"]);
  const four = stamps.filter(({ mark }) => typeof mark === "string" || mark.stop !== 2);
  assert.deepEqual(keys({ stamps: four, awaited: [2] }), [], "the stop may still enter its card");
  assert.deepEqual(keys({ stamps: [...four, stamp(2, "Ks", "11:02:00", "wrong hand")] }), []);
  assert.deepEqual(keys({ stamps: four, skipped: [2] }), ["7-1 extra"]);
});

test("pr_22: a stop asks for the missing stamps of the open stops before it", () => {
  const one = hand("4-1", [stamp(2, "Ks", "09:00:00", "wrong hand")], { skipped: [3] });
  assert.deepEqual(passedWithoutCard(one, 5, []), [1, 4], "a void stamp is a visit");
  assert.deepEqual(passedWithoutCard(one, 5, [4]), [1]);
  assert.deepEqual(passedWithoutCard(one, 1, []), []);
});

test("pr_05: after a void spin a desk offers to spin all five cards again, and not each by itself", () => {
  const within = { from: "15:00:00", to: "47:59:59" };
  const cards: LegalAction[] = [1, 2, 3, 4, 5].map((stop) => ({ stamp: { stop, within } }));
  const all: LegalAction[] = [{ spin_all: { spins_at: "finish", within } }];
  const stamps = [1, 2, 3, 4, 5].map((stop) => stamp(stop, "Ks", "11:00:00", "wrong number"));
  const keys = (offers: LegalAction[]) =>
    drawsAtFinish(hand("7-1", stamps, { legal: { offers, barred: [] } }), []).map(({ key }) => key);
  assert.deepEqual(keys([...all, ...cards]), ["7-1 all finish"]);
  assert.equal(keys(cards).length, 5);
});

test("pr_24: the turn-in of a hand can be declared void", () => {
  const one = (offers: LegalAction[]) => hand("7-1", [], { legal: { offers, barred: [] } });
  assert.ok(mayVoidTurnIn(one(["void_turn_in"])));
  assert.ok(!mayVoidTurnIn(one([])));
});

test("pr_21: if stops may be visited in any order, a closed stop's card is drawn at any other stop, even an earlier one", () => {
  const within = { from: "00:00:00", to: "16:00:00" };
  const offers: LegalAction[] = [1, 2, 3, 4, 5].map((stop) => ({ stamp: { stop, within } }));
  const one = hand("7-1", [], { legal: { offers, barred: [] } });
  const keys = (route: "ordered" | "any_order") => drawsAtStop(one, 3, [2, 5], route).map(({ key }) => key);
  assert.deepEqual(keys("any_order"), ["7-1 stop 2", "7-1 stop 3", "7-1 stop 5"]);
  assert.deepEqual(keys("ordered"), ["7-1 stop 2", "7-1 stop 3"]);
});

test("pr_05: all five cards of a participant who does not ride are drawn at the first stop or at the finish", () => {
  const within = { from: "00:00:00", to: "16:00:00" };
  const offers: LegalAction[] = (["first_stop", "finish"] as const).map((spins_at) => ({
    spin_all: { spins_at, within },
  }));
  const one = hand("7-1", [], { legal: { offers, barred: [] } });
  const spins = (draws: ReturnType<typeof drawsAtStop>) => draws.map((draw) => draw.spin(undefined));
  assert.deepEqual(spins(drawsAtStop(one, 1, [], "ordered")), [{ all: { hand: "7-1", spins_at: "first_stop" } }]);
  assert.deepEqual(drawsAtStop(one, 2, [], "ordered"), []);
  assert.equal(drawsAtStop(one, 2, [1], "ordered").length, 1, "the first stop is closed");
  assert.deepEqual(spins(drawsAtFinish(one, [])), [{ all: { hand: "7-1", spins_at: "finish" } }]);
});

test("pr_12: event times are local to the event, and continue after midnight", () => {
  const madrid = (utc: string) => eventTime({ date: "2026-10-24", time_zone: "Europe/Madrid" }, Date.parse(utc));
  assert.equal(madrid("2026-10-24T14:00:00Z"), "16:00:00");
  assert.equal(madrid("2026-10-23T21:59:59Z"), undefined, "the day before");
  assert.equal(madrid("2026-10-23T22:00:00Z"), "00:00:00");
  assert.equal(madrid("2026-10-25T00:30:00Z"), "26:30:00");
  assert.equal(madrid("2026-10-25T01:30:00Z"), "27:30:00", "clocks show half past two again");
  assert.equal(madrid("2026-10-25T21:59:59Z"), "47:59:59");
  assert.equal(madrid("2026-10-25T22:00:00Z"), undefined, "48 hours have passed");
  for (const [typed, time] of [
    ["15:42", "15:42:00"],
    ["942", "09:42:00"],
    ["1542", "15:42:00"],
    ["3:42 pm", "15:42:00"],
    ["12:05 a.m.", "00:05:00"],
    ["24:10:30", "24:10:30"],
  ] as const)
    assert.equal(typedTime(typed), time, typed);
  for (const wrong of ["", "9", "25:60", "48:00", "13:00 pm", "noon"]) assert.equal(typedTime(wrong), undefined, wrong);
});

test("the server clock is estimated within the bounds of its responses", () => {
  const open = { min: -Infinity, max: Infinity };
  // The server's clock is 10 s ahead; the response was made in the second that begins at 20,000 ms.
  const first = narrowed(open, 20_000, 10_300, 10_500);
  assert.deepEqual(first, { min: 9_500, max: 10_699 });
  const second = narrowed(first, 30_000, 19_950, 20_050);
  assert.deepEqual(second, { min: 9_950, max: 10_699 });
  assert.deepEqual(narrowed(second, 50_000, 50_100, 50_200), { min: -200, max: 899 }, "the device's clock was set");
});

test("pr_07: a card that was entered but not stored is lost once the hand has another card", () => {
  const within = { from: "00:00:00", to: "16:00:00" };
  const offers: LegalAction[] = [{ stamp: { stop: 1, within } }];
  const [draw] = drawsAtStop(hand("21-1", [], { legal: { offers, barred: [] } }), 1, [], "ordered");
  const entered = { draw: draw!, cards: ["Qh"], action: draw!.entry(["Qh"], "16:15:00"), unanswered: true };
  const lost = (...stamps: MarkView[]) => lostCards(entered, [row(21, [hand("21-1", stamps)])]);
  assert.equal(lost(), undefined);
  assert.equal(lost(stamp(1, "Qh", "16:15:00")), undefined, "it is stored after all");
  assert.equal(lost(stamp(1, "Qd", "16:15:00", "wrong hand")), undefined, "void");
  assert.equal(
    lostWords(lost(stamp(1, "Qd", "16:16:00"))!)
      .replaceAll(/\u2068|\u2069|\uFE0E/g, "")
      .replace("\u202F", " "),
    "Hand 21-1: your Q♥ was not entered: Q♦ was already entered at 4:16 PM. Compare the sheet. The organiser has a question about it.",
  );
});

test("a card is typed as its rank and suit", () => {
  for (const [text, card] of [
    ["Ks", "Ks"],
    ["kS", "Ks"],
    ["10d", "Td"],
    ["td", "Td"],
    ["K♠", "Ks"],
    [" 2 c ", "2c"],
  ] as const)
    assert.equal(typedCard(text), card, text);
  for (const wrong of ["", "K", "sK", "1s", "11s", "Kx", "KsQ"]) assert.equal(typedCard(wrong), undefined, wrong);
});

const five = (id: string, cards: string[]) =>
  Object.fromEntries(cards.map((card, at) => [`card-${id}-${at + 1}`, card] as const));
const NOW = "17:30:00";

test("pr_23: the entries of a paper sheet keep its times, and a card without one gets none", () => {
  const one = row(7, [hand("7-1", [stamp(1, "Ks", "09:10:00")])]);
  const typed = {
    ...five("7-1", ["Ks", "2c", "", "10d", "Ah"]),
    incomplete: "on",
    "card-7-1-x": "3s",
    "time-7-1-4": "11:30",
    arrived: "3:50 pm",
    "turn-in": "on",
  };
  const plan = planPaper(one, typed, NOW);
  assert.deepEqual([plan.conflicts, plan.faults], [[], []]);
  assert.deepEqual(
    plan.entries.map(({ action }) => action),
    [
      { stamp: { hand: "7-1", stop: 2, card: "2c" } },
      { stamp: { hand: "7-1", stop: 4, card: "Td", at: "11:30:00" } },
      { stamp: { hand: "7-1", stop: 5, card: "Ah" } },
      { arrive: { participant: 7, at: "15:50:00" } },
      { extra: { hand: "7-1", card: "3s" } },
      { turn_in: { hand: "7-1", at: "17:30:00" } },
    ],
  );
});

test("pr_12: an arrival typed before a stamp is the field to correct, whichever cards are typed", () => {
  const one = row(21, [hand("21-1", [stamp(1, "Ks", "16:15:59")])]);
  const typed = { ...five("21-1", ["", "2c", "3c", "10d", "Ah"]), arrived: "16:11" };
  assert.deepEqual(planPaper(one, typed, NOW).early, { arrived: "16:11:00", stop: 1, at: "16:15:59" });
  assert.equal(planPaper(one, { ...typed, arrived: "16:16" }, NOW).early, undefined);
});

test("a paper sheet that differs from existing entries is a conflict, not an entry", () => {
  const one = row(7, [hand("7-1", [stamp(1, "Ks", "09:10:00"), stamp(2, "9s", "10:00:00", "wrong hand")])]);
  const plan = planPaper(one, five("7-1", ["Kh", "9d", "xx"]), NOW);
  assert.deepEqual(
    plan.conflicts.map(({ field, entered, typed }) => [field, entered, typed]),
    [["card-7-1-1", "Ks", "Kh"]],
  );
  assert.deepEqual(plan.faults, [{ field: "card-7-1-3", fault: "card" }]);
  assert.deepEqual(
    plan.entries.map(({ field }) => field),
    ["card-7-1-2"],
    "a card in place of a void one",
  );
});

test("fields that differ from an entry are marked, as are empty fields if cards are missing", () => {
  const one = row(7, [hand("7-1", [stamp(1, "Ks", "09:10:00")])], { arrived: "15:00:00" });
  const marked = (typed: Record<string, string>) => wrongCards(planPaper(one, typed, NOW), one, typed);
  assert.deepEqual(marked(five("7-1", ["Kh", "9d"])), ["card-7-1-1"]);
  assert.deepEqual(marked({ ...five("7-1", ["", "9d", "", "2c"]), "turn-in": "on" }), ["card-7-1-3", "card-7-1-5"]);
  assert.deepEqual(marked({ ...five("7-1", ["", "9d"]), "turn-in": "on", incomplete: "on" }), []);
});

test("turning in a paper sheet needs the arrival time, and five cards or a confirmation", () => {
  const plan = planPaper(row(7, [hand("7-1")]), { "turn-in": "on" }, NOW);
  assert.deepEqual(plan.faults, [{ field: "arrived", fault: "arrival" }]);
  const arrived = row(7, [hand("7-1")], { arrived: "15:00:00" });
  const missing = planPaper(arrived, { "turn-in": "on" }, NOW);
  assert.deepEqual([missing.faults, missing.entries], [[{ field: "turn-in", fault: "missing" }], []]);
  assert.deepEqual(planPaper(arrived, { "turn-in": "on", incomplete: "on" }, NOW).faults, []);
  assert.deepEqual(planPaper(row(7, [hand("7-1")]), { arrived: "noon", "turn-in": "on" }, NOW).faults, [
    { field: "arrived", fault: "time" },
  ]);
});

test("a paper sheet of a participant who does not ride has all five cards", () => {
  const one = row(7, [hand("7-1")], { rides: false });
  assert.deepEqual(planPaper(one, five("7-1", ["Ks", "2c"]), NOW).faults, [{ field: "card-7-1-3", fault: "five" }]);
  const cards = ["Ks", "2c", "Ks", "10d", "Ah"];
  const plan = planPaper(one, { ...five("7-1", cards), "time-7-1-1": "9:00" }, NOW);
  assert.deepEqual(plan.entries, [
    {
      field: "card-7-1-1",
      action: {
        spin_all: { hand: "7-1", spins_at: "first_stop", cards: ["Ks", "2c", "Ks", "Td", "Ah"], at: "09:00:00" },
      },
    },
  ]);
});

test("a rider is told why a hand is not ranked, and what is not paid or signed", () => {
  const settings = { draw: "respin", hand_price: 2000 } as const;
  const draft = { settings, waiver: "At your own risk." } as unknown as StaffView["draft"];
  const notes = (arrived: string, cards: string[], more: Partial<HandView> = {}, waiver = true) => {
    const one = hand(
      "44-1",
      cards.map((card, at) => stamp(at + 1, card, "11:00:00")),
      more,
    );
    const rider = row(44, [one], { arrived, waiver });
    return handNotes({ run: { deadline: "16:30:00" }, draft }, rider, one).map((text) =>
      text.replaceAll(/\u2068|\u2069|\uFE0E/g, ""),
    );
  };
  const cards = ["As", "Ah", "2c", "2d", "2h"];
  assert.deepEqual(notes("16:30:00", cards), []);
  assert.deepEqual(notes("16:30:01", cards), ["Late by 1\u00A0second: not ranked."]);
  assert.deepEqual(notes("17:32:00", cards), ["Late by 1\u00A0hour and 2\u00A0minutes: not ranked."]);
  assert.deepEqual(notes("16:00:00", ["As", "As", "2s", "3s", "9s"]), ["Not ranked: A♠ is on the sheet twice."]);
  assert.deepEqual(notes("16:00:00", cards, { unpaid: true }, false), [
    "Fee of $20.00 not paid.",
    "Waiver not signed.",
  ]);
});

test("a refusal at a desk names the stops", () => {
  const route = ["Lot", "Pass", "Cabin", "Radium", "Point"].map((name) => ({ name }));
  const args = { hand: "7-1", stop: 4, next: 2 };
  assert.match(
    deskRefusal({ code: "poker_run.not_next_stop", message: "", args }, route),
    /^Hand 7-1 has no card of stop 2 \(Pass\) yet, and that comes before stop 4 \(Radium\)\./,
  );
  assert.match(
    deskRefusal({ code: "poker_run.no_such_participant", message: "", args: { first: 1017 } }, route),
    /number 1017\./,
  );
  assert.match(deskRefusal({ code: "unreachable", message: "" }, route), /not stored/);
});
