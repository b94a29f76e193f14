import assert from "node:assert/strict";
import { test } from "node:test";
import type { HandView, MarkView, OrganiserPart, RunHead, StaffRow, StaffView } from "../src/generated/run.js";
import { prizeLines, sold, sumOf, unpaidFees } from "../src/run/money-model.js";

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

test("what was sold excludes unpaid hands, void extra cards and participants who withdrew", () => {
  assert.deepEqual(sold(rows), { hands: 2, extras: 2 });
  assert.deepEqual(
    unpaidFees(rows).map(({ hand }) => hand.hand),
    ["1-2", "2-1"],
  );
});
