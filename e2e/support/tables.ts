// Synthetic table states as a server could send them, most of them with as many elements on the table as possible.
import type { Moves, SeatView as HoldemSeat, View as Holdem } from "../../web/src/generated/holdem.js";
import type { View as Flush } from "../../web/src/generated/high_card_flush.js";
import type { View as Holyoke } from "../../web/src/generated/mount_holyoke.js";
import type { View as Packs } from "../../web/src/generated/packs_poker.js";
import type { Moment, SeatView, Step, TableView } from "../../web/src/generated/server.js";

/** A table state, with a name for reports. */
export interface Made {
  name: string;
  moment: Moment;
  /** Labels of the buttons to press once the moment is shown, by language; none if omitted. */
  presses?: Record<"en" | "es", string[]>;
}

/** A stack of eight digits, in chips or in cents. */
const STACK = 88_888_888;

const DECK = "AKQJT98765432".split("").flatMap((rank) => "shdc".split("").map((suit) => rank + suit));
const cards = (count: number, from = 0) =>
  Array.from({ length: count }, (_, index) => DECK[(from + index * 5) % DECK.length]!);
export const numbers = (count: number) => Array.from({ length: count }, (_, index) => index + 1);

/** A seat whose player has a name of 24 characters, all wide but the last. Every third player is a bot. */
function seat(chair: number, stack: number | null): SeatView {
  return {
    name: `${"W".repeat(23)}${chair % 10}`,
    bot: chair % 3 === 0 ? "tight" : null,
    stack,
    bank_ms: 30_000,
    connected: true,
    leaving: false,
    needs_chips: false,
    sits_out: false,
    waits: false,
  };
}

/** The settings that name the stakes of a game, with amounts as high as friends play for. */
const RULES: Record<string, Record<string, unknown>> = {
  holdem: { small_blind: 5_000, big_blind: 10_000, ante: 1_000 },
  packs_poker: { pack_min: 500, pack_max: 500_000 },
  high_card_flush: { ante_min: 500, ante_max: 500_000 },
  mount_holyoke: { end: { points: 500 } },
};

/** A table state, without what all of them have in common. */
export interface Table {
  game: string;
  seats: number;
  view: unknown;
  phase?: TableView["phase"];
  /** The chairs whose clock is running. */
  turns?: number[];
  stack?: number | null;
  steps?: Step[];
  /** Changes to individual seats, by chair. */
  but?: Record<number, Partial<SeatView>>;
  you?: Partial<Moment["you"]>;
}

export function moment({
  game,
  seats,
  view,
  phase = "playing",
  turns = [],
  stack = STACK,
  steps = [],
  but = {},
  you = {},
}: Table): Moment {
  return {
    seq: 0,
    steps,
    game: view,
    chat: [],
    run_out: [],
    you: {
      seat: 1,
      hand_seat: 1,
      host: true,
      rebuys_left: null,
      turn: 0,
      departed: null,
      may_stay: false,
      fast_forward: false,
      waiting_place: null,
      ...you,
    },
    table: {
      id: "made-up",
      name: "W".repeat(40),
      game,
      seats: numbers(seats).map((chair) => ({ ...seat(chair, stack), ...but[chair] })),
      lineup: numbers(seats),
      players: numbers(seats).map((chair) => `${"W".repeat(23)}${chair % 10}`),
      button: game === "holdem" ? seats : null,
      clock: turns.length > 0 ? { left_ms: 599_000, of_ms: 600_000, is_bank: false, seats: turns } : null,
      clocks: { turn: 600, bank: 60, grace: 30, between: 5 },
      demo: false,
      listed: true,
      host: "W".repeat(24),
      house_rules: { away: 600, going_south: 60, pauses: 5 },
      missing: 0,
      hand: 123_456,
      phase,
      pause_left_ms: null,
      pauses_left: 3,
      rules: RULES[game] ?? {},
      stakes: stack === null ? null : { buy_in_min: 100, buy_in_max: STACK, rebuys: null },
      watchers: 12,
      chat_open: true,
      waiting: [],
    },
  };
}

export const step = (seen: Record<string, unknown>, clauses: string[]): Step => ({
  hand: 123_456,
  seq: 999_999_999,
  game: { clauses, seen },
});

function holdemSeat(bid: number, standing: HoldemSeat["standing"], from?: number): HoldemSeat {
  return {
    bid,
    paid: bid,
    stack: standing === "all_in" ? 0 : STACK,
    standing,
    checked: false,
    cards: from === undefined ? null : (cards(2, from) as [string, string]),
    holding: from === undefined ? null : HOLDING,
  };
}

const HOLDING = { category: "two_pair", cards: ["Ks", "Kh", "Qs", "Qh", "As"] };
const WINNER = { category: "full_house", five: ["Ks", "Kh", "Kd", "Qs", "Qh"], kicker: null };
const POTS = [0, 1, 2, 3].map(() => ({ amount: STACK, eligible: [1, 2] }));

function holdem(seats: number): Made[] {
  const common = {
    big_blind: 10_000,
    small_blind: 5_000,
    ante: 1_000,
    button: seats,
    board: cards(5, 3),
    highest: STACK,
    pots: POTS.slice(0, 1),
    collected: POTS.slice(0, 1),
  };
  const others = numbers(seats).slice(1);
  const legal = {
    call: STACK,
    check: false,
    fold: true,
    muck: false,
    show: false,
    raise: { least: STACK, most: STACK * 2, all_in: STACK * 2 },
  };
  const own = holdemSeat(STACK, "in", 0);
  const turn: Holdem = {
    ...common,
    street: "river",
    legal,
    to_act: 1,
    seats: [own, ...others.map((chair) => holdemSeat(STACK, chair % 4 === 3 ? "folded" : "in"))],
  };
  const waits: Holdem = { ...turn, legal: null, to_act: 2 };
  const open: Holdem = {
    ...common,
    pots: POTS,
    collected: POTS,
    street: "river",
    legal: null,
    to_act: null,
    seats: [
      { ...own, standing: "tabled" },
      ...others.map((chair) => holdemSeat(STACK, chair % 2 ? "tabled" : "all_in", chair)),
    ],
  };
  // The bets are part of the pots, which are paid out.
  const paid: Holdem = { ...open, pots: [], collected: [] };
  const won = POTS.map((_, pot) =>
    step(
      {
        event: "won",
        seat: 1 + (pot % seats),
        amount: STACK,
        pot,
        of: 4,
        by: "combination",
        all_in: true,
        hand: WINNER,
      },
      ["holdem/stage-5", "TH-8"],
    ),
  );
  const said = others.map((chair) => step(raises(chair, STACK), []));
  const but = { 2: { connected: false }, 3: { leaving: true } };
  return [
    { name: "own turn", moment: moment({ game: "holdem", seats, view: turn, turns: [1], steps: said }) },
    { name: "another's turn", moment: moment({ game: "holdem", seats, view: waits, turns: [2], but }) },
    { name: "all in, cards up", moment: moment({ game: "holdem", seats, view: open }) },
    { name: "result", moment: moment({ game: "holdem", seats, view: paid, phase: "between", steps: won }) },
    {
      name: "watched",
      moment: moment({ game: "holdem", seats, view: open, you: { seat: null, hand_seat: null, host: false } }),
    },
    {
      name: "nobody sits",
      moment: emptied(
        moment({ game: "holdem", seats, view: undefined, phase: "waiting", you: { seat: null, hand_seat: null } }),
      ),
    },
    ...holdemPrompts(seats, waits, open),
  ];
}

/** A moment of a hand of hold'em: the seat to act, the bets of the street, the board cards, and the events since. */
interface Beat {
  name: string;
  to_act: number | null;
  bids: number[];
  board: number;
  events: Record<string, unknown>[];
}

const checks = (seat: number) => ({ event: "checked", seat, option: false, clock: false });
const calls = (seat: number, amount: number) => ({ event: "called", seat, amount, all_in: false });
const raises = (seat: number, to: number, opens = false) => ({
  event: "raised",
  seat,
  to,
  amount: to,
  opens,
  full: true,
  all_in: false,
});
const turns = (street: string) => ({ event: "board", street, burned: true, cards: [] });
const wins = { event: "won", seat: 1, amount: 10_400, pot: 0, of: 1, by: "combination", all_in: false, hand: WINNER };

const BEATS: Beat[] = [
  { name: "blinds", to_act: 4, bids: [0, 100, 200, 0], board: 0, events: [] },
  { name: "own turn", to_act: 1, bids: [0, 100, 200, 600], board: 0, events: [raises(4, 600)] },
  { name: "a call", to_act: 2, bids: [600, 100, 200, 600], board: 0, events: [calls(1, 600)] },
  { name: "a fold", to_act: 3, bids: [600, 600, 200, 600], board: 0, events: [calls(2, 500)] },
  { name: "flop", to_act: 2, bids: [0, 0, 0, 0], board: 3, events: [{ event: "folded", seat: 3 }, turns("flop")] },
  {
    name: "own turn on the flop",
    to_act: 1,
    bids: [0, 0, 0, 1_200],
    board: 3,
    events: [checks(2), raises(4, 1_200, true)],
  },
  { name: "own raise", to_act: 2, bids: [4_000, 0, 0, 1_200], board: 3, events: [raises(1, 4_000)] },
  {
    name: "turn",
    to_act: 2,
    bids: [0, 0, 0, 0],
    board: 4,
    events: [calls(2, 4_000), { event: "folded", seat: 4 }, turns("turn")],
  },
  { name: "own turn on the river", to_act: 1, bids: [0, 0, 0, 0], board: 5, events: [turns("river"), checks(2)] },
  { name: "showdown", to_act: null, bids: [0, 0, 0, 0], board: 5, events: [{ event: "tabled", seat: 2, cards: [] }] },
  { name: "result", to_act: null, bids: [0, 0, 0, 0], board: 5, events: [wins] },
];

/** A whole hand of hold'em for four players, moment by moment, on several streets and with a showdown. */
export function holdemHand(): Made[] {
  return BEATS.map((beat, place) => {
    const told = BEATS.slice(0, place + 1).flatMap(({ events }) => events);
    const steps = told.map((seen) => step(seen, ["holdem/stage-5"]));
    const phase = beat.name === "result" ? "between" : "playing";
    const turns = beat.to_act === null ? [] : [beat.to_act];
    const made = moment({ game: "holdem", seats: 4, view: viewOf(beat, told), turns, steps, phase, stack: 10_000 });
    return { name: beat.name, moment: made };
  });
}

function viewOf({ to_act, bids, board, events }: Beat, told: Record<string, unknown>[]): Holdem {
  const isWon = events.includes(wins);
  const folded = told.filter(({ event }) => event === "folded").map(({ seat }) => seat);
  const open = to_act === null;
  const pots = isWon ? [] : [{ amount: 2_400 + bids.reduce((sum, bid) => sum + bid, 0), eligible: [1, 2] }];
  const legal = { call: 1_200, check: false, fold: true, muck: false, show: false };
  return {
    big_blind: 10_000,
    small_blind: 5_000,
    ante: 1_000,
    button: 4,
    board: WINNER.five.slice(0, 3).concat("2c", "3d").slice(0, board),
    highest: Math.max(...bids),
    pots,
    collected: pots,
    street: (["preflop", "preflop", "preflop", "flop", "turn", "river"] as const)[board]!,
    legal: to_act === 1 ? { ...legal, raise: { least: 2_400, most: 9_000, all_in: 9_000 } } : null,
    to_act,
    seats: bids.map((bid, index): HoldemSeat => ({
      ...holdemSeat(bid, folded.includes(index + 1) ? "folded" : open ? "tabled" : "in"),
      stack: 10_000 - bid,
      ...(index === 0 || (open && index === 1) ? { cards: SHOWN[index]!, holding: board > 0 ? HOLDING : null } : {}),
    })),
  };
}

const SHOWN: [string, string][] = [
  ["Qs", "Qh"],
  ["As", "10d"],
];

/** Hold'em tables at which the page has a prompt other than the game's controls, or gives the reason for waiting. */
function holdemPrompts(seats: number, waits: Holdem, open: Holdem): Made[] {
  const table = { game: "holdem", seats };
  const folded: Holdem = {
    ...waits,
    seats: waits.seats.map((seat, index) => (index === 0 ? { ...seat, standing: "folded" } : seat)),
  };
  const removed = { by: "host" as const, host: "W".repeat(24), stack: STACK, bring_back: STACK };
  const paused = moment({ ...table, view: open });
  const leave = { en: ["Leave the table"], es: ["Salir"] };
  const chips = { en: ["Add chips"], es: ["Más fichas"] };
  const turn: Holdem = {
    ...waits,
    to_act: 1,
    legal: {
      call: STACK,
      check: false,
      fold: true,
      muck: false,
      show: false,
      raise: { least: STACK, most: STACK * 2, all_in: STACK * 2 },
    },
  };
  return [
    { name: "asked whether to leave", moment: moment({ ...table, view: waits, turns: [2] }), presses: leave },
    { name: "asked whether to leave in turn", moment: moment({ ...table, view: turn, turns: [1] }), presses: leave },
    { name: "adding chips in turn", moment: moment({ ...table, view: turn, turns: [1] }), presses: chips },
    {
      name: "broke",
      moment: moment({
        ...table,
        view: open,
        phase: "between",
        but: { 1: { needs_chips: true, stack: 0 } },
        you: { rebuys_left: 1 },
      }),
    },
    {
      name: "a blind is owed",
      moment: moment({
        ...table,
        view: { ...waits, legal: null },
        turns: [2],
        but: { 1: { waits: true, coming_in: "wait" } },
        you: { hand_seat: null, owes: { amount: 150_000, coming_in: "wait" } },
      }),
    },
    {
      name: "leaving",
      moment: moment({ ...table, view: waits, turns: [2], but: { 1: { leaving: true } }, you: { may_stay: true } }),
    },
    { name: "folded", moment: moment({ ...table, view: folded, turns: [2], you: { fast_forward: true } }) },
    { name: "paused", moment: { ...paused, table: { ...paused.table, phase: "paused", pause_left_ms: 3_599_000 } } },
    {
      name: "removed by the host",
      moment: emptied(
        moment({
          ...table,
          view: undefined,
          phase: "waiting",
          you: { seat: null, hand_seat: null, host: false, departed: removed },
        }),
      ),
    },
  ];
}

const emptied = (made: Moment): Moment => ({
  ...made,
  table: { ...made.table, id: "q9rtgf5d6c", lineup: [], hand: 0, missing: 2, seats: made.table.seats.map(() => null) },
});

function packs(seats: number, packs: number): Made[] {
  const wager = { bet: 500_000, bonus: 500_000 };
  const placed = numbers(5).map((pack) => (pack <= packs ? wager : { bet: 0, bonus: 0 })) as never;
  const legal = {
    open: true,
    stack: STACK,
    unit: 100,
    packs,
    placed,
    pack_bet: { least: 500, most: 500_000 },
    bonus_bet: { least: 100, most: 500_000 },
  };
  const wagers = numbers(packs).map(() => wager);
  const before: Packs = {
    house: 0,
    void: false,
    dealer: null,
    legal,
    to_wager: numbers(seats),
    packs: numbers(packs).map(() => ({ cards: null })),
    seats: numbers(seats).map((chair) => ({ cards: null, done: chair % 2 === 0, stack: STACK, wagers, holdings: [] })),
  };
  const after: Packs = {
    ...before,
    legal: null,
    to_wager: [],
    dealer: cards(5, 7) as never,
    packs: numbers(packs).map((pack) => ({ cards: cards(2, pack) as [string, string] })),
    seats: numbers(seats).map((chair) => ({
      cards: cards(5, chair) as never,
      done: true,
      stack: STACK,
      wagers,
      holdings: chair === 1 ? numbers(packs).map(() => HOLDING) : [],
    })),
  };
  const steps = numbers(packs).flatMap((pack) =>
    ["pack", "bonus"].map((bet) =>
      step({ event: "settled", seat: 1, pack, bet, result: "won", net: 500_000, clauses: [] }, [
        "packs-poker/11",
        "PK-13",
      ]),
    ),
  );
  return [
    { name: "wagers", moment: moment({ game: "packs_poker", seats, view: before, turns: numbers(seats) }) },
    { name: "result", moment: moment({ game: "packs_poker", seats, view: after, phase: "between", steps }) },
  ];
}

function flush(seats: number): Made[] {
  const wagers = { ante: 500_000, flush_bonus: 500_000, straight_flush_bonus: 500_000, progressive: 500_000 };
  const view = (stage: Flush["stage"], up: boolean, legal: Flush["legal"]): Flush => ({
    stage,
    legal: legal ?? null,
    awaited: stage === "over" ? [] : numbers(seats),
    meter: STACK,
    qualifier: "9-high-3",
    dealer: up ? (cards(7, 2) as never) : null,
    dealer_flush: up ? cards(7, 2).slice(0, 3) : null,
    seats: numbers(seats).map((chair) => ({
      cards: up || (chair === 1 && stage !== "wagers") ? (cards(7, chair * 3) as never) : null,
      flush: up || (chair === 1 && stage !== "wagers") ? cards(7, chair * 3).slice(0, 3) : null,
      raise: stage === "over" ? 1_500_000 : 0,
      stack: STACK,
      wagers,
      standing: stage === "wagers" ? "to_wager" : !up && chair === 2 ? "folded" : "raised",
    })),
  });
  const limits = {
    ante_min: 500,
    ante_max: 500_000,
    bonus_min: 100,
    bonus_max: 500_000,
    progressive: true,
    stack: STACK,
    unit: 100,
  };
  const steps = ["ante", "raise", "flush_bonus", "straight_flush_bonus", "progressive"].map((wager) =>
    step({ event: "settled", seat: 1, wager, result: "won", net: 500_000, by: { by: "length", length: 5 } }, [
      "high-card-flush/b-5",
      "HF-7",
    ]),
  );
  const game = "high_card_flush";
  return [
    {
      name: "wagers",
      moment: moment({
        game,
        seats,
        view: view("wagers", false, { fold: false, sit_out: true, raise: null, wager: limits }),
        turns: numbers(seats),
      }),
    },
    {
      name: "decisions",
      moment: moment({
        game,
        seats,
        view: view("decisions", false, {
          fold: true,
          sit_out: false,
          wager: null,
          raise: { ante: 500_000, most: 1_500_000 },
        }),
        turns: numbers(seats),
      }),
    },
    { name: "result", moment: moment({ game, seats, view: view("over", true, null), phase: "between", steps }) },
  ];
}

function holyoke(seats: number): Made[] {
  const hand = cards(13);
  // With `leftover=dealt_out`, two or three players are dealt the whole deck.
  const whole = cards(Math.ceil(52 / seats));
  const view: Holyoke = {
    round: 3,
    to_act: 1,
    opening: null,
    match_winners: null,
    direction: "clockwise",
    opening_play: "alone",
    out_of_play: 0,
    legal: { may_pass: true, plays: [hand.slice(0, 5)] },
    under: { cards: cards(5, 3), category: "straight_flush", seat: 2 },
    seats: numbers(seats).map((chair) => ({
      hand: chair === 1 ? hand : null,
      left: 13,
      passed: chair === 3,
      plays: true,
      total: 8888,
    })),
  };
  const steps = numbers(seats).map((chair) =>
    step({ event: "scored", seat: chair, left: 13, points: 8888, total: 88_888, winner: chair === 1 }, ["MH-5"]),
  );
  const game = "mount_holyoke";
  return [
    { name: "own turn", moment: moment({ game, seats, view, turns: [1], stack: null }) },
    {
      name: "another's turn",
      moment: moment({ game, seats, view: { ...view, legal: null, to_act: 2 }, turns: [2], stack: null }),
    },
    {
      name: `a hand of ${whole.length} cards`,
      moment: moment({
        game,
        seats,
        view: {
          ...view,
          seats: view.seats.map((seat, index) => ({ ...seat, left: whole.length, hand: index === 0 ? whole : null })),
        },
        turns: [1],
        stack: null,
      }),
    },
    {
      name: "result",
      moment: moment({
        game,
        seats,
        view: { ...view, legal: null, to_act: null },
        phase: "between",
        steps,
        stack: null,
      }),
    },
  ];
}

/** The games. Each has its maximum number of seats, and a function that returns its states for a number of seats. */
const GAMES: [game: string, most: number, made: (seats: number) => Made[]][] = [
  ["hold'em", 10, holdem],
  ...[1, 3, 5].map((count): [string, number, (seats: number) => Made[]] => [
    `packs poker with ${count} packs`,
    Math.floor((47 - 2 * count) / 5),
    (seats) => packs(seats, count),
  ]),
  ["high card flush", 6, flush],
  ["mount holyoke", 4, holyoke],
];

const tablesFor = (fewest: (most: number) => number) =>
  GAMES.flatMap(([game, most, made]) =>
    numbers(most)
      .slice(fewest(most) - 1)
      .flatMap((seats) => made(seats).map((each) => ({ ...each, name: `${game} for ${seats}, ${each.name}` }))),
  );

/** The states of every game for every number of seats from two to its maximum. */
export const everyTable = () => tablesFor(() => 2);

/** The states of every game with its maximum number of seats. */
export const fullTables = () => tablesFor((most) => most);

/**
 * The states of every game with its maximum number of seats, and those with a prompt other than the game's controls for
 * every number of seats from two to ten.
 */
export const promptsAndFullTables = () => {
  const full = fullTables();
  const asked = /leav|broke|owed|chips|folded|paused|removed/;
  return [...full, ...everyTable().filter(({ name }) => asked.test(name) && !full.some((made) => made.name === name))];
};

/** Seven tables for the lobby and the administration page, each with a name of the maximum length. */
export const longNamed = (): TableView[] =>
  numbers(7).map((number) => ({
    ...holdem(10)[0]!.moment.table,
    id: `made-up-${number}`,
    name: "W".repeat(39) + number,
  }));

/** A hold'em table for six as its host sees it, with bots, players in the hand, and a free seat. */
export function hosted(): Moment {
  const { moment } = holdem(6)[0]!;
  const seats = moment.table.seats.map((seat, index) =>
    index === 4 ? null : seat && { ...seat, name: "M".repeat(23) + index },
  );
  return { ...moment, table: { ...moment.table, seats } };
}

/** A heads-up hold'em table at the player's turn. The player has a stack of 10,000 chips and has not bet yet. */
export function holdemTurn(range: { least: number; most: number } | null, moves: Partial<Moves> = {}): Moment {
  const seats: HoldemSeat[] = [0, 100].map((bid) => ({
    bid,
    paid: bid,
    stack: 10_000 - bid,
    standing: "in",
    checked: false,
    cards: null,
  }));
  const raise = range && { ...range, all_in: range.most };
  const legal: Moves = { call: 100, check: false, fold: true, muck: false, show: false, raise, ...moves };
  const view: Holdem = {
    big_blind: 100,
    small_blind: 50,
    ante: 0,
    button: 2,
    board: [],
    highest: 100,
    pots: [{ amount: 100, eligible: [1, 2] }],
    collected: [],
    street: "preflop",
    legal,
    to_act: 1,
    seats,
  };
  const made = moment({ game: "holdem", seats: 2, view, turns: [1], stack: 10_000 });
  return { ...made, table: { ...made.table, rules: { small_blind: 50, big_blind: 100, ante: 0 } } };
}

/** Like {@link holdemTurn}, but against an opponent who has `most` chips in all, the bet of 100 included. */
export function holdemCovering(most: number): Moment {
  const made = holdemTurn(null, { raise: { least: 200, most, all_in: 10_000 } });
  const view = made.game as Holdem;
  return {
    ...made,
    game: {
      ...view,
      seats: view.seats.map((seat, index) => (index === 1 ? { ...seat, stack: most - seat.bid } : seat)),
    },
  };
}

/** A Packs Poker table in the wagering stage. Seat 1 has placed these wagers on the first of three packs. */
export function packsToWager(first = { bet: 0, bonus: 0 }): Moment {
  const { moment } = packs(2, 3)[0]!;
  const view = moment.game as Packs;
  const nothing = { bet: 0, bonus: 0 };
  return {
    ...moment,
    game: { ...view, legal: { ...view.legal!, placed: [first, nothing, nothing, nothing, nothing] } },
  };
}

/** A Packs Poker table in the first stage of a run-out, with the cards of three packs face down. */
export function packsDealt(): Moment {
  const { moment } = packs(2, 3)[0]!;
  return { ...moment, game: { ...(moment.game as Packs), legal: null, to_wager: [] } };
}

/** A High Card Flush table in the wagering stage, before the deal. */
export const flushToWager = (): Moment => flush(2)[0]!.moment;

/** This table as a spectator sees it while no hand is played, with seat 1 free. */
export function watched(made: Moment): Moment {
  const seats = made.table.seats.map((seat, index) => (index === 0 ? null : seat));
  return {
    ...made,
    game: null,
    you: { ...made.you, seat: null, hand_seat: null, host: false },
    table: { ...made.table, seats, lineup: [], phase: "waiting" },
  };
}

/** A hold'em table for three at which seat 1 is to act and another player has folded. */
export const holdemFolded = (): Moment => holdem(3)[0]!.moment;

const SETTLED = ["high-card-flush/b-5", "HF-7"];

/** A whole round of High Card Flush for four players, moment by moment: wagers, the deal, decisions and the result. */
export function flushRound(): Made[] {
  const [wagers, decisions, result] = flush(4).map(({ moment }) => moment) as [Moment, Moment, Moment];
  const laid = { ante: 1_500, flush_bonus: 500, straight_flush_bonus: 0, progressive: 0 };
  const settled = [
    step({ event: "dealer", qualifies: true }, []),
    ...[
      ["ante", "won", 1_500],
      ["raise", "won", 3_000],
      ["flush_bonus", "lost", -500],
    ].map(([wager, result, net]) =>
      step({ event: "settled", seat: 1, wager, result, net, by: { by: "length", length: 4 } }, SETTLED),
    ),
  ];
  const as = (moment: Moment, own: Partial<Flush["seats"][number]>, view: Partial<Flush> = {}): Moment => {
    const game = moment.game as Flush;
    const seats = game.seats.map((seat, index) => ({
      ...seat,
      raise: 0,
      standing: "in" as const,
      ...(index === 0 ? { wagers: laid, ...own } : {}),
    }));
    return { ...moment, game: { ...game, ...view, seats } };
  };
  const waits = (moment: Moment): Moment => ({
    ...moment,
    table: { ...moment.table, clock: moment.table.clock ? { ...moment.table.clock, seats: [2] } : null },
  });
  const none = { ante: 0, flush_bonus: 0, straight_flush_bonus: 0, progressive: 0 };
  return [
    { name: "wagers", moment: as(wagers, { wagers: none, standing: "to_wager" }) },
    { name: "wagers of others", moment: waits(as(wagers, {}, { legal: null, awaited: [2] })) },
    { name: "decisions", moment: as(decisions, {}) },
    {
      name: "decisions of others",
      moment: waits(as(decisions, { raise: 3_000, standing: "raised" }, { legal: null, awaited: [2] })),
    },
    { name: "result", moment: { ...as(result, { raise: 3_000 }), steps: settled } },
  ];
}

/** A whole round of Packs Poker for four players and three packs, moment by moment, the last packs turned up one by one. */
export function packsRound(): Made[] {
  const [wagers, result] = packs(4, 3).map(({ moment }) => moment) as [Moment, Moment];
  const laid = [
    { bet: 500, bonus: 100 },
    { bet: 0, bonus: 0 },
    { bet: 1_000, bonus: 0 },
  ];
  const none = { bet: 0, bonus: 0 };
  const as = (moment: Moment, wagers: Packs["seats"][number]["wagers"], view: Partial<Packs>): Moment => {
    const game = { ...(moment.game as Packs), ...view };
    const seats = game.seats.map((seat, index) => (index === 0 ? { ...seat, wagers } : seat));
    const placed = [...wagers, none, none].slice(0, 5) as never;
    return { ...moment, game: { ...game, seats, legal: game.legal && { ...game.legal, placed } } };
  };
  const settled = [
    ["pack", 1, "won", 500],
    ["bonus", 1, "won", 4_000],
    ["pack", 3, "lost", -1_000],
  ].map(([bet, pack, result, net]) => step({ event: "settled", seat: 1, pack, bet, result, net }, ["packs-poker/11"]));
  const over = as(result, laid, {});
  const { packs: up } = over.game as Packs;
  const turned = (count: number, ends: number): Moment => ({
    ...over,
    game: { ...(over.game as Packs), packs: up.map((pack, index) => (index < count ? pack : { cards: null })) },
    steps: settled.slice(0, ends),
    table: { ...over.table, phase: "playing" },
  });
  return [
    { name: "wagers", moment: as(wagers, [none, none, none], {}) },
    { name: "placed", moment: as(wagers, laid, {}) },
    { name: "wagers of others", moment: as(wagers, laid, { legal: null, to_wager: [2] }) },
    { name: "dealt", moment: as(wagers, laid, { legal: null, to_wager: [] }) },
    { name: "pack 1", moment: turned(1, 2) },
    { name: "pack 3", moment: turned(3, 3) },
    { name: "result", moment: { ...over, steps: settled } },
  ];
}
