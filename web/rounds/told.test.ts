// Compares every line of the log and every announcement of random rounds with their settlement. The rounds are printed
// by `cargo run --example rounds` of the room; `cargo xtask test web` runs both.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import type { Moment, SeatView, Step, TableView } from "../src/generated/server.js";
import { setLanguage } from "../src/i18n/language.js";
import { handNames, stepText } from "../src/i18n/words.js";
import type { TableState } from "../src/state/table.js";
import { announcements } from "../src/table/announcements.js";
import { accountOf, resultIs, type Round } from "./accounts.js";
import { cardsIn, read, type Said, type Tongue } from "./reading.js";
import { feltOf } from "../test/felts.js";
import "../test/texts.js";

declare const ROUNDS: string;

(globalThis as { document?: unknown }).document = { documentElement: { lang: "" } };

const NAMES = ["Ann", "Ben Dover", "Cleo", "D’Arcy", "José María", "Zoë"];
const GAMES = ["holdem", "packs_poker", "high_card_flush", "mount_holyoke"];
const rounds = readFileSync(ROUNDS, "utf8")
  .trim()
  .split("\n")
  .map((line) => JSON.parse(line) as Round);

/** The chair of a hand seat. It differs from the seat's number, so that mixing them up is detected. */
const chairOf = (seat: number) => seat + 2;

/** The table as displayed after a round; everybody but the viewer has left it. */
function tableOf(round: Round): TableView {
  const seats: (SeatView | null)[] = Array.from({ length: 9 }, () => null);
  const stack = round.game === "mount_holyoke" ? null : 5000;
  if (round.viewer) {
    const there = {
      bot: null,
      coming: null,
      sits_out: false,
      leaving: false,
      needs_chips: false,
      waits: false,
      connected: true,
      bank_ms: 0,
    };
    seats[chairOf(round.viewer) - 1] = { ...there, name: NAMES[round.viewer - 1]!, stack };
  }
  const lineup = Array.from({ length: round.seats }, (_, place) => chairOf(place + 1));
  return {
    id: "t",
    name: "T",
    game: round.game,
    demo: false,
    listed: true,
    rules: {},
    clocks: { turn: 30, bank: 60, grace: 20, between: 5 },
    stakes: null,
    phase: "between",
    hand: 7,
    seats,
    lineup,
    players: NAMES.slice(0, round.seats),
    button: null,
    clock: null,
    pause_left_ms: null,
    pauses_left: 3,
    watchers: 0,
  } as unknown as TableView;
}

/** The steps of a round: its events and its end. */
function stepsOf(round: Round): Step[] {
  const game = round.events.map((seen): Step => ({ seq: 1, hand: 7, game: { seen, clauses: [] } }));
  return [...game, { seq: 1, hand: 7, table: { event: "hand_over", nets: round.nets, house: null } }];
}

function announced(round: Round, table: TableView, steps: Step[]): string[] {
  const you = {
    seat: round.viewer ? chairOf(round.viewer) : null,
    hand_seat: round.viewer,
    turn: 0,
    host: false,
    rebuys_left: null,
  };
  const moment = { seq: 0, steps: [], table, game: round.view, you } as unknown as Moment;
  const before: TableState = {
    moment,
    steps: [],
    fresh: [],
    chat: [],
    freshChat: [],
    caughtUp: false,
    players: {},
    at: 0,
  };
  const after: TableState = {
    moment: { ...moment, seq: 1 },
    steps,
    fresh: steps,
    chat: [],
    freshChat: [],
    caughtUp: false,
    players: { 7: table.players },
    at: 0,
  };
  const scene = {
    view: round.view,
    table,
    you: moment.you,
    act: async () => false,
    busy: true,
    name: handNames(table.players),
  };
  return announcements(before, after, scene, feltOf(table.game)).lines;
}

/** Returns whether the step deals face-down cards, which are not announced. */
const isFaceDown = (step: Step) => {
  const { cards } = ("game" in step ? step.game.seen : {}) as { cards?: unknown[] };
  return Array.isArray(cards) && cards.length > 0 && cards.every((card) => card === null);
};

/** Parses the sentences, and checks that each names its step's player and cards. */
function readAll(round: Round, tongue: Tongue, steps: Step[], sentences: string[]): Said[] {
  assert.equal(sentences.length, steps.length);
  return steps.map((step, place) => {
    const sentence = sentences[place]!;
    const said = read(round.game, tongue, NAMES, sentence);
    const seen = ("game" in step ? step.game.seen : step.table) as Record<string, unknown>;
    const to = (seen["seat"] ?? ((seen["to"] ?? seen["of"]) as { seat?: number } | undefined)?.seat) as
      number | undefined;
    if (typeof to === "number") assert.equal(said.name, NAMES[to - 1], sentence);
    const cards = (Array.isArray(seen["cards"]) ? seen["cards"] : seen["card"] ? [seen["card"]] : [])
      .flat()
      .filter((card) => card !== null);
    assert.deepEqual(cardsIn(tongue, sentence).sort(), [...(cards as string[])].sort(), sentence);
    return said;
  });
}

/** Events of a game against the house that are announced for the viewer alone. */
const FOR_VIEWER = new Set(["turned_up", "hand_up", "compared", "settled"]);

/**
 * Checks the announcements of a game against the house: the viewer's result before the other results, which are without
 * the hands and wagers of the others, then a line for each of the others who won or lost.
 */
function announcedByHouse(round: Round, tongue: Tongue, table: TableView, aloud: Step[]): void {
  const others = aloud.slice(0, -1).filter((step) => {
    const { event, seat, of } = ("game" in step ? step.game.seen : {}) as Record<string, unknown>;
    const whose = seat ?? (of as { seat?: number } | undefined)?.seat ?? round.viewer;
    return whose === round.viewer || !FOR_VIEWER.has(String(event));
  });
  const sentences = announced(round, table, aloud);
  const events = sentences.slice(0, others.length + 1);
  const isResult = (step: Step) => "game" in step && FOR_VIEWER.has((step.game.seen as { event: string }).event);
  const first = aloud.findIndex(isResult);
  const end = first < 0 ? others.length : first;
  const said = readAll(round, tongue, others.toSpliced(end, 0, aloud.at(-1)!), events);
  resultIs(round, said[end]!);
  const nets = sentences.slice(events.length).map((sentence) => read(round.game, tongue, NAMES, sentence));
  assert.deepEqual(
    nets.map(({ kind, name, amounts }) => [kind, name, ...amounts]),
    round.nets!.flatMap((net, place) => (net === 0 || place + 1 === round.viewer ? [] : [["net", NAMES[place], net]])),
  );
}

for (const game of GAMES) {
  const played = rounds.filter((round) => round.game === game);
  for (const tongue of ["en", "es"] as const) {
    test(`${game}: every line matches the settlement (${tongue})`, () => {
      setLanguage(tongue);
      assert.ok(played.length >= 500, `${played.length} rounds`);
      assert.ok(feltOf(game));
      const kinds = new Map<string, number>();
      for (const round of played) {
        const [table, steps] = [tableOf(round), stepsOf(round)];
        const lines = steps.map((step) => stepText(step, table));
        const aloud = steps.filter((step) => !isFaceDown(step));
        const isHouseGame = feltOf(game)?.sideBySide !== undefined;
        if (isHouseGame) announcedByHouse(round, tongue, table, aloud);
        for (const [sentences, of] of [
          [lines, steps],
          ...(isHouseGame ? [] : [[announced(round, table, aloud), aloud] as const]),
        ] as const) {
          const said = readAll(round, tongue, of, sentences);
          said.forEach(({ kind }) => kinds.set(kind, (kinds.get(kind) ?? 0) + 1));
          try {
            accountOf(round, tongue, NAMES, said);
          } catch (error) {
            throw new Error(`${(error as Error).message}\n${sentences.join("\n")}`, { cause: error });
          }
        }
      }
      assert.deepEqual(
        WANTED[game]!.filter((kind) => !kinds.has(kind)),
        [],
        "kinds of sentences that never occurred",
      );
    });
  }
}

const WANTED: Record<string, string[]> = {
  holdem: "ante blind hole_cards board folded checked called bet raised returned tabled mucked won hand_over".split(
    " ",
  ),
  packs_poker:
    "wagered taken_back done done_late sat_out closed pack_up dealer_up hand_up ahead behind level settled over hand_over".split(
      " ",
    ),
  high_card_flush: "wagered sat_out dealt raised folded turned_up dealer settled hand_over".split(" "),
  mount_holyoke: "dealt opens played passed run_over round_over scored hand_over".split(" "),
};
