import assert from "node:assert/strict";
import { test } from "node:test";
import type { Scene } from "../src/felts/felt.js";
import type { Step } from "../src/generated/server.js";
import { applyMessage, type TableState } from "../src/state/table.js";
import { turnBegan } from "../src/state/turn.js";
import { announcements } from "../src/table/announcements.js";
import { feltOf } from "./felts.js";
import { momentMessage, seat } from "./fake-table.js";
import "./texts.js";

(globalThis as { document?: unknown }).document = { documentElement: { lang: "" } };

const VIEW = { pots: [{ amount: 300 }], seats: [{}, {}] };
const LEGAL = { fold: true, check: true, call: null, raise: null };

/** A state of a hold'em hand, on the viewer's turn or before it. */
function state(turn: number, isTurn: boolean, clock: object = {}, isOut = false): TableState {
  const message = momentMessage("welcome", turn, 7, []);
  const { table } = message;
  return applyMessage(
    undefined,
    {
      ...message,
      game: { ...VIEW, legal: isTurn ? LEGAL : null },
      you: { ...message.you, turn },
      table: {
        ...table,
        seats: [{ ...seat("Ann"), sits_out: isOut }, ...table.seats.slice(1)],
        clock: { ...table.clock!, ...clock },
      },
    },
    0,
  )!;
}

const sceneOf = ({ moment }: TableState) =>
  ({ view: moment.game, table: moment.table, you: moment.you, name: String }) as unknown as Scene<unknown>;
const heard = (before: TableState, after: TableState) =>
  announcements(before, after, sceneOf(after), feltOf(after.moment.table.game));

test("the turn and the start of the time bank are urgent, and each is announced once", () => {
  const [waits, turn] = [state(0, false), state(1, true)];
  const bank = state(1, true, { is_bank: true, of_ms: 60_000, left_ms: 60_000 });
  const began = heard(waits, turn);
  assert.ok(began.isUrgent);
  assert.match(began.lines[0]!, /^Your turn, 30\u00A0seconds\. Nothing to call/);
  assert.deepEqual(heard(turn, bank), { lines: ["Your time bank is running, 60\u00A0seconds."], isUrgent: true });
  assert.deepEqual(heard(bank, bank), { lines: [], isUrgent: false });
});

test("no turn begins for a player who is absent, or whose choice in advance answers it", () => {
  const waits = state(0, false);
  const absent = state(1, true, { of_ms: 500, left_ms: 500 }, true);
  const sitsOutNext = state(1, true, {}, true);
  const answered = { ...state(1, true), isAnswered: true };
  assert.deepEqual(
    [absent, answered, sitsOutNext].map((after) => [turnBegan(waits, after, false), heard(waits, after).lines.length]),
    [
      [false, 0],
      [false, 0],
      [true, 1],
    ],
  );
});

test("after a round against the house the viewer's result comes first, and each other player has one line", () => {
  const before = state(0, false);
  const event = (seen: Record<string, unknown>): Step => ({
    seq: 2,
    hand: 7,
    game: { seen, clauses: [] },
  });
  const settled = (seat: number, net: number) =>
    event({ event: "settled", seat, wager: "ante", result: net > 0 ? "won" : "lost", net, reason: "folded" });
  const fresh: Step[] = [
    event({ event: "turned_up", of: "dealer", cards: ["Ah"], flush: 1 }),
    event({ event: "dealer", qualifies: true }),
    settled(1, -500),
    settled(2, 1000),
    { seq: 2, hand: 7, table: { event: "hand_over", nets: [-500, 1000], house: -500 } },
  ];
  const table = { ...before.moment.table, game: "high_card_flush", players: ["Ann", "Ben"] };
  const after = { ...before, fresh, moment: { ...before.moment, table }, players: { 7: table.players } };
  const { lines } = heard(before, after);
  assert.equal(lines[0], "The hand is over. You lost $5.00 and have $1.00.");
  assert.match(lines[1]!, /^The dealer shows/);
  assert.equal(lines[2], "The dealer qualifies.");
  assert.match(lines[3]!, /^Ann loses \$5.00 on the ante/);
  assert.deepEqual(lines.slice(4), ["Ben: +$10.00."]);
});
