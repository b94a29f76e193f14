// The tables of Mount Holyoke Poker in the gallery.
import type { View } from "../../web/src/generated/mount_holyoke.js";
import { numbers, step } from "../support/tables.js";
import { friday } from "./friday.js";
import type { TableSubject } from "./subject.js";

const HAND = ["3c", "4d", "4s", "6h", "7c", "8d", "9s", "Th", "Jd", "Qc", "Qs", "Ah", "2d"];

interface Beat {
  state: string;
  to_act: number | null;
  under: View["under"];
  may_pass: boolean;
  plays: string[][];
  /** Number of cards of the viewer. */
  left: number;
}

const PAIR = { cards: ["9c", "9d"], category: "pair" as const, seat: 2 };
const STRAIGHT = { cards: ["5c", "6d", "7s", "8h", "9h"], category: "straight" as const, seat: 2 };
const BEATS: Beat[] = [
  { state: "opening", to_act: 1, under: null, may_pass: false, plays: [["3c"]], left: 13 },
  {
    state: "own turn, a pair to beat",
    to_act: 1,
    under: PAIR,
    may_pass: true,
    plays: [["Qc", "Qs"]],
    left: 13,
  },
  {
    state: "own turn, a straight to beat",
    to_act: 1,
    under: STRAIGHT,
    may_pass: true,
    plays: [["7c", "8d", "9s", "Th", "Jd"]],
    left: 12,
  },
  {
    state: "another's turn",
    to_act: 2,
    under: { ...PAIR, seat: 1, cards: ["Qc", "Qs"] },
    may_pass: false,
    plays: [],
    left: 8,
  },
  { state: "result", to_act: null, under: STRAIGHT, may_pass: false, plays: [], left: 0 },
];

const viewOf = (seats: number, beat: Beat): View => ({
  round: 2,
  to_act: beat.to_act,
  opening: beat.state === "opening" ? "3c" : null,
  match_winners: null,
  direction: "clockwise",
  opening_play: "alone",
  out_of_play: seats === 4 ? 0 : 52 - 13 * seats,
  legal: beat.to_act === 1 ? { may_pass: beat.may_pass, plays: beat.plays } : null,
  under: beat.under ?? null,
  seats: numbers(seats).map((seat) => ({
    hand: seat === 1 ? HAND.slice(0, beat.left) : null,
    left: seat === 1 ? beat.left : 9 + seat,
    passed: seat === 3,
    plays: true,
    total: 7 * seat,
  })),
});

const scored = (seats: number) =>
  numbers(seats).map((seat) => {
    const left = seat === 1 ? 0 : 9 + seat;
    return step({ event: "scored", seat, left, points: left, total: 7 * seat + left, winner: seat === 1 }, ["MH-5"]);
  });

/** All tables of Mount Holyoke Poker, with four, two and three seats. */
export const mountHolyoke = (): TableSubject[] =>
  [4, 2, 3].flatMap((seats) =>
    BEATS.map((beat) => ({
      page: "Mount Holyoke Poker",
      state: beat.state,
      seats,
      isVariant: seats !== 4,
      moment: friday({
        game: "mount_holyoke",
        seats,
        view: viewOf(seats, beat),
        turns: beat.to_act === null ? [] : [beat.to_act],
        stack: null,
        steps: beat.to_act === null ? scored(seats) : [],
        phase: beat.to_act === null ? "between" : "playing",
      }),
    })),
  );
