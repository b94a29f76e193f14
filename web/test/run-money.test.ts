import assert from "node:assert/strict";
import { test } from "node:test";
import type {
  HandView,
  Item,
  MarkView,
  Method,
  MoneyReport,
  OrganiserPart,
  Received,
  RunHead,
  StaffRow,
  StaffView,
  TillChoice,
  TillLine,
  Unsettled,
} from "../src/generated/run.js";
import { entryWords } from "../src/run/corrections-history.js";
import {
  handedOver,
  mayVoid,
  netOf,
  prizeLines,
  receivedSum,
  refundLines,
  sumOf,
  tillSums,
  unpaidFees,
  unrecordedLines,
} from "../src/run/money-model.js";
import { chosenTill, methodsNow, paymentOf, payments, refundMethods, total } from "../src/run/payment-model.js";
import { askIfShort } from "../src/run/money-fields.js";
import "./texts.js";

const extra = (reason?: string) =>
  ({ mark: "extra", card: "Ks", at: "15:00:00", screen: false, void: reason ?? null }) as MarkView;

const row = (participant: number, hands: Partial<HandView>[], withdrawn = false) =>
  ({
    participant,
    withdrawn,
    hands: hands.map((hand, index) => ({ hand: `${participant}-${index + 1}`, stamps: [], ...hand })),
  }) as unknown as StaffRow;

const rows = [
  row(1, [{ prize_paid: true, stamps: [extra()] }, { unpaid: true }]),
  row(2, [{ unpaid: true, stamps: [extra("misread"), extra()] }]),
  row(3, [{ stamps: [extra("misread")] }]),
  row(4, [{ unpaid: true }], true),
];

const view = (stage: RunHead["stage"]) =>
  ({
    run: { stage },
    participants: rows,
    organiser: {
      standings: [
        { id: "1-1", prize: 50_000 },
        { id: "2-1", prize: 25_001 },
        { id: "3-1", prize: 25_000 },
        { id: "1-2", prize: 0 },
      ],
    } as unknown as OrganiserPart,
  }) as unknown as StaffView;

test("a prize is due once it is final and the fee of its hand is paid, until it is paid", () => {
  const lines = prizeLines(view("final"));
  assert.deepEqual(
    lines.map(({ row, state }) => [row.participant, state]),
    [
      [1, "paid"],
      [2, "fee"],
      [3, "due"],
    ],
  );
  assert.deepEqual([sumOf(lines, "paid"), sumOf(lines, "due", "fee"), sumOf(lines, "open")], [50_000, 50_001, 0]);
  assert.deepEqual(
    prizeLines(view("running")).map(({ state }) => state),
    ["open", "open", "open"],
  );
});

test("the history of a participant has a text for an entry about money", () => {
  const words = (movement: object) =>
    entryWords({ route: { stops: [] } } as never, { change: { kind: "money", movement } } as never);
  assert.equal(words({ kind: "fee", hand: "1-2", cents: 1000 }), "Fee of hand 1-2: $10.00.");
  const refund = { kind: "refund_fee", hand: "1-2", cents: -1000, text: "sold out" };
  assert.equal(words(refund), "Fee of hand 1-2 given back: −$10.00. sold out");
  const wrong = { kind: "void_fee", hand: "1-2", cents: 0, text: "a typing error" };
  assert.equal(words(wrong), "Fee of hand 1-2, payment declared void. a typing error");
});

test("unpaid fees are those of participants who did not withdraw", () => {
  assert.deepEqual(
    unpaidFees(rows).map(({ hand }) => hand.hand),
    ["1-2", "2-1"],
  );
});

test("refunds due and unrecorded payments are listed separately, without unpaid hands", () => {
  const due = (hand: string, item: Item, paid?: Method): Unsettled => ({
    hand,
    item,
    cents: 1235,
    paid: paid ?? null,
    ...(paid ? { refund: true } : {}),
  });
  const people = [
    { ...row(1, [{}, { unpaid: true }]), unsettled: [due("1-1", "fee"), due("1-2", "fee"), due("1-2", "extra")] },
    { ...row(2, [{}], true), unsettled: [due("2-1", "fee", "cash")] },
    row(3, [{}]),
    { ...row(4, [{}]), unsettled: [{ ...due("4-1", "extra"), refund: true }] },
  ];
  const articles = (lines: { due: Unsettled }[]) => lines.map(({ due }) => `${due.hand} ${due.item}`);
  assert.deepEqual(articles(refundLines(people)), ["2-1 fee", "4-1 extra"]);
  assert.deepEqual(articles(unrecordedLines(people)), ["1-1 fee", "1-2 extra"]);
  assert.equal(total(unrecordedLines(people).map(({ due }) => due)), 2470);
});

test("a prize counts as handed over until the entry is declared void", () => {
  const entry = (kind: string, hand: string, text: string) => ({ movement: { kind, hand, text, cents: -1 }, at_ms: 1 });
  const report = (...movements: ReturnType<typeof entry>[]) => ({ movements }) as unknown as MoneyReport;
  const first = entry("prize", "1-1", "Bea");
  const text = (given: MoneyReport, hand: string) => handedOver(given, hand)?.movement.text;
  assert.equal(text(report(first, entry("prize", "2-1", "Cleo")), "1-1"), "Bea");
  assert.equal(text(report(first, entry("void_prize", "1-1", "Bea")), "1-1"), undefined);
  assert.equal(text(report(first, entry("void_prize", "1-1", "Bea"), entry("prize", "1-1", "Dan")), "1-1"), "Dan");
  assert.equal(text(report(entry("fee", "1-1", "")), "1-1"), undefined);
});

test("only a donation, a cost and other cash are declared void in the list of entries", () => {
  const entry = (kind: string, isVoid = false) => mayVoid({ movement: { kind, cents: 1 }, void: isVoid });
  const kinds = ["donation", "cost", "other", "fee", "prize", "till_opened", "void_cost"];
  assert.deepEqual(
    kinds.filter((kind) => entry(kind)),
    ["donation", "cost", "other"],
  );
  assert.equal(entry("cost", true), false);
});

test("sums are exact to the cent", () => {
  const received = [
    { method: "cash", fees: 3705, extras: 505, refunds: 1235 },
    { method: "card", fees: 1235, extras: 0, refunds: 0 },
  ] as Received[];
  assert.deepEqual(received.map(netOf), [2975, 1235]);
  assert.deepEqual(receivedSum(received), { fees: 4940, extras: 505, refunds: 1235 });
  const till = (expected: number, difference?: number) =>
    ({ expected, difference: difference ?? null, counted: difference == null ? null : expected }) as TillLine;
  assert.deepEqual(tillSums([till(100, -7), till(30, 2)]), { expected: 130, difference: -5, counted: true });
  assert.deepEqual(tillSums([till(100, -7), till(-30)]), { expected: 70, difference: -7, counted: false });
  assert.equal(tillSums([]).counted, false);
});

test("without a till, payments are recorded as before; with one, the form of each is chosen", () => {
  const till = (number: number, closed = false): TillChoice => ({
    till: number,
    name: `Till ${number}`,
    place: "registration",
    closed,
    uncounted: false,
  });
  const recorded = { fees: "recorded", hand_price: 1000 } as const;
  assert.deepEqual(payments(recorded, []), ["unpaid", "paid"]);
  assert.deepEqual(payments(recorded, [till(1, true)]), ["unpaid", "card", "prepaid"], "only cash needs a till");
  assert.deepEqual(payments({ hand_price: 1000 }, []), []);
  assert.deepEqual(payments({ hand_price: 1000 }, [till(1)]), ["unpaid", "cash", "card", "prepaid"]);
  assert.deepEqual(payments({ hand_price: 0 }, [till(1)]), []);

  assert.equal(chosenTill([till(1)], undefined), 1, "the only one");
  assert.equal(chosenTill([till(1), till(2)], undefined), undefined, "it has to be chosen");
  assert.equal(chosenTill([till(1), till(2)], 2), 2, "the device keeps it");
  assert.equal(chosenTill([till(1), till(2, true), till(3)], 2), undefined, "a closed one is not kept");
});

test("without an open till, everything but cash can be recorded", () => {
  assert.deepEqual(methodsNow([]), ["card", "prepaid"]);
  assert.deepEqual(
    methodsNow([{ till: 1, name: "Bar", place: "finish", closed: true, uncounted: false }], ["cash"]),
    [],
  );
});

test("a refund can be prepaid only if the whole amount was prepaid", () => {
  const due = (paid: Method): Unsettled => ({ hand: "7-1", item: "fee", cents: 1235, paid });
  assert.deepEqual(refundMethods([due("prepaid")]), ["cash", "card", "prepaid"]);
  assert.deepEqual(refundMethods([due("prepaid"), due("cash")]), ["cash", "card"]);
  assert.deepEqual(refundMethods([due("card")]), ["cash", "card"]);
});

test("only cash names a till", () => {
  const fee = { hand: "7-1", item: "fee" } as const;
  assert.deepEqual(paymentOf(fee, "cash", 2), { pay: { ...fee, method: "cash", till: 2 } });
  assert.deepEqual(paymentOf(fee, "card", 2), { pay: { ...fee, method: "card", till: null } });
  assert.deepEqual(paymentOf(fee, "cash", undefined), { pay: { ...fee, method: "cash", till: null } });
  assert.deepEqual(paymentOf(fee, "cash", 2, true), { refund: { ...fee, method: "cash", till: 2 } });
});

test("cash that is short is paid only if the same payment is sent again", () => {
  const message = /only \$25\.00 in this till/;
  askIfShort("prize 1-1 1", 2500, 2500);
  assert.throws(() => askIfShort("prize 1-1 1", 6200, 2500), message);
  askIfShort("prize 1-1 1", 6200, 2500);
  assert.throws(() => askIfShort("prize 1-1 1", 6200, 2500), message, "a later payment is asked about again");
  assert.throws(() => askIfShort("move 1", 6200, 2500), message);
});
