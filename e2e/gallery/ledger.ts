// The results of an evening: the ledger, the chart and the hands of a table, as the room would send them.
import type { Answers } from "../support/client.js";

/** The end of the evening. */
export const CLOSED_MS = Date.UTC(2026, 10, 20, 22, 41);
const MINUTE = 60_000;

const PLAYERS = [
  { name: "Ann", bought: 10_000, standing: 7_450 },
  { name: "Ben", bought: 20_000, standing: -11_800 },
  { name: "Cleo", bought: 10_000, standing: 2_350 },
  { name: "Dan", bought: 10_000, standing: -2_600 },
  { name: "Eve", bought: 15_000, standing: 4_600 },
];

const isBot = (name: string) => name === "Cleo";
const isYou = (name: string) => name === "Ann";

/** The total of a player after a hand: a winding way to where the player stands. */
const totalAt = (standing: number, player: number, hand: number): number =>
  Math.round((standing * hand) / 37 + Math.sin(hand / 4 + player) * 120 * Math.sqrt(hand) * (1 - hand / 37)) || 0;

/** The responses about the results of a table. */
export function ledger(id: string, closed = false): Answers {
  const results = {
    name: "Friday night",
    game: "holdem",
    closed,
    hands: 37,
    from_ms: CLOSED_MS - 150 * MINUTE,
    to_ms: CLOSED_MS,
    closing: closed ? { by: "host" } : null,
    players: PLAYERS.map(({ name, bought, standing }) => ({
      name,
      bot: isBot(name),
      you: isYou(name),
      bought,
      cashed_out: closed ? bought + standing : 0,
      net: closed ? standing : null,
      stack: closed ? null : bought + standing,
      standing,
    })),
    payments: [
      { from: 1, to: 0, amount: 7_450 },
      { from: 1, to: 4, amount: 2_000 },
      { from: 1, to: null, amount: 2_350 },
      { from: 3, to: 4, amount: 2_600 },
    ],
  };
  const chart = {
    players: PLAYERS.map(({ name }) => ({ name, bot: isBot(name), you: isYou(name) })),
    first: 1,
    points: Array.from({ length: 37 }, (_, index) => ({
      hand: index + 1,
      at_ms: CLOSED_MS - (36 - index) * 4 * MINUTE,
      totals: PLAYERS.map(({ standing }, player) => totalAt(standing, player, index + 1)),
    })),
  };
  const hands = Array.from({ length: 12 }, (_, index) => ({
    hand: 37 - index,
    at_ms: CLOSED_MS - index * 4 * MINUTE,
    players: PLAYERS.slice(0, 2 + (index % 3)).map(({ name }, seat) => ({
      seat: seat + 1,
      name,
      bot: isBot(name),
      you: isYou(name),
      net: [1_250, -400, -850, 0][(seat + index) % 4],
    })),
  }));
  return {
    [`/api/tables/${id}/results`]: results,
    [`/api/tables/${id}/chart`]: chart,
    [`/api/tables/${id}/hands`]: hands,
  };
}
