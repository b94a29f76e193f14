// A game among friends: a table with plausible names, stakes and stacks, as a server could send it.
import type { Moment, SeatView } from "../../web/src/generated/server.js";
import { moment, type Table } from "../support/tables.js";

/** The people at the tables, in the order of their seats. The viewer is the first. */
export const NAMES = ["Ann", "Ben", "Cleo", "Dan", "Eve", "Finn", "Gil", "Hal", "Ida", "Jon"];

/** The settings that name the stakes of a game. */
const RULES: Record<string, Record<string, unknown>> = {
  holdem: { small_blind: 50, big_blind: 100, ante: 0 },
  packs_poker: { pack_min: 200, pack_max: 1_000 },
  high_card_flush: { ante_min: 500, ante_max: 10_000 },
  mount_holyoke: { end: { rounds: 5 } },
};

/** The buy-ins of a game with chips. */
const BUY_INS: Record<string, [least: number, most: number]> = {
  holdem: [2_000, 10_000],
  packs_poker: [2_000, 50_000],
  high_card_flush: [5_000, 100_000],
};

/** A seat's stack: different for each, and below the greatest buy-in. */
export const stackOf = (chair: number): number => 9_800 - ((chair * 1_650) % 6_400);

function sitting(seat: SeatView, chair: number, table: Table): SeatView {
  const stack = seat.stack == null ? null : stackOf(chair);
  return { ...seat, name: NAMES[chair - 1]!, stack, ...table.but?.[chair] };
}

/** The table, with these seats and this view of the game. */
export function friday(table: Table): Moment {
  const made = moment(table);
  const { game } = table;
  const [least, most] = BUY_INS[game] ?? [0, 0];
  const { clock } = made.table;
  return {
    ...made,
    table: {
      ...made.table,
      id: "q9rtgf5d6c",
      name: "Friday night",
      host: NAMES[0]!,
      seats: made.table.seats.map((seat, index) => seat && sitting(seat, index + 1, table)),
      players: made.table.lineup.map((chair) => NAMES[chair - 1]!),
      clock: clock ? { ...clock, left_ms: 21_000, of_ms: 30_000 } : null,
      clocks: { turn: 30, bank: 60, grace: 20, between: 5 },
      hand: 37,
      rules: RULES[game] ?? {},
      stakes: made.table.stakes ? { buy_in_min: least, buy_in_max: most, rebuys: null } : null,
      watchers: 2,
    },
  };
}

/** The table before its first hand: these chairs are taken, and the next hand needs that many more players. */
export function before(table: Table, taken: number[], missing: number): Moment {
  const made = friday({ ...table, phase: "waiting" });
  const seats = made.table.seats.map((seat, index) => (taken.includes(index + 1) ? seat : null));
  return {
    ...made,
    you: { ...made.you, hand_seat: null },
    table: { ...made.table, seats, lineup: [], players: [], button: null, hand: 0, missing, watchers: 0 },
  };
}
