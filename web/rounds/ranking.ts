// Ranks and names poker hands by enumerating all five-card hands: slow, but independent of the client and the server.
import assert from "node:assert/strict";
import type { Tongue } from "./reading.js";

const LETTERS = "23456789TJQKA";

/** A hand: its category from 0, high card, to 8, straight flush; the ranks in its name; and the kickers. */
export interface Ranked {
  category: number;
  named: number[];
  kickers: number[];
}

function fives(cards: string[]): string[][] {
  if (cards.length <= 5) return [cards];
  return cards.flatMap((_, place) => fives(cards.filter((_, other) => other !== place)));
}

function rankFive(five: string[]): Ranked {
  const ranks = five.map((card) => LETTERS.indexOf(card[0]!));
  const times = (rank: number) => ranks.filter((other) => other === rank).length;
  const order = [...new Set(ranks)].sort((a, b) => times(b) - times(a) || b - a);
  const shape = order.map(times).join("");
  const suited = new Set(five.map((card) => card[1])).size === 1;
  const wheel = order.join() === "12,3,2,1,0";
  const straight = shape === "11111" && (order[0]! - order[4]! === 4 || wheel);
  if (straight) return { category: suited ? 8 : 4, named: [wheel ? 3 : order[0]!], kickers: [] };
  if (suited) return { category: 5, named: [order[0]!], kickers: order.slice(1) };
  const [category, named] = (
    { "41": [7, 1], "32": [6, 2], "311": [3, 1], "221": [2, 2], "2111": [1, 1], "11111": [0, 1] } as Record<
      string,
      [number, number]
    >
  )[shape]!;
  return { category, named: order.slice(0, named), kickers: order.slice(named) };
}

/** Compares two hands: positive if the first is better, 0 if they are equal, negative if it is worse. */
export function order(one: Ranked, other: Ranked): number {
  const [a, b] = [one, other].map(({ category, named, kickers }) => [category, ...named, ...kickers]) as [
    number[],
    number[],
  ];
  const place = a.findIndex((value, index) => value !== b[index]);
  return place < 0 ? 0 : a[place]! - b[place]!;
}

/** The best five-card hand among the cards. */
export function rankHand(cards: string[]): Ranked {
  return fives(cards)
    .map(rankFive)
    .reduce((best, next) => (order(next, best) > 0 ? next : best));
}

/** Length of the longest flush, in cards. */
export const flushOf = (cards: string[]): number =>
  Math.max(...["s", "h", "d", "c"].map((suit) => cards.filter((card) => card[1] === suit).length));

const ONE: Record<Tongue, string[]> = {
  en: "two three four five six seven eight nine ten jack queen king ace".split(" "),
  es: "dos tres cuatro cinco seis siete ocho nueve diez jota reina rey as".split(" "),
};
const MANY: Record<Tongue, string[]> = {
  en: "twos threes fours fives sixes sevens eights nines tens jacks queens kings aces".split(" "),
  es: "doses treses cuatros cincos seises sietes ochos nueves dieces jotas reinas reyes ases".split(" "),
};

/** The name of a hand, with its kicker if one is given. */
export function nameOf(tongue: Tongue, { category, named: [a, b = 0], kickers }: Ranked, kicker?: number): string {
  assert.ok(a !== undefined, "a rank names every hand");
  const [one, many, second] = [ONE[tongue][a]!, MANY[tongue][a]!, MANY[tongue][b]!];
  const names: Record<Tongue, string[]> = {
    en: [
      `${one} high`,
      `a pair of ${many}`,
      `two pair, ${many} and ${second}`,
      `three ${many}`,
      `a straight, ${one} high`,
      `a flush, ${one} high`,
      `a full house, ${many} full of ${second}`,
      `four ${many}`,
      a === 12 ? "a royal flush" : `a straight flush, ${one} high`,
    ],
    es: [
      `carta alta, ${one}`,
      `pareja de ${many}`,
      `doble pareja, ${many} y ${second}`,
      `trío de ${many}`,
      `escalera hasta ${one}`,
      `color, carta alta ${one}`,
      `full de ${many} y ${second}`,
      `póker de ${many}`,
      a === 12 ? "escalera real" : `escalera de color hasta ${one}`,
    ],
  };
  const plain = names[tongue][category]!;
  if (kicker === undefined) return plain;
  if (category === 5)
    return plain.replace(/, .*/, `, ${[a, ...kickers].map((rank) => (rank === 8 ? "10" : LETTERS[rank])).join("-")}`);
  return tongue === "en" ? `${plain}, ${ONE.en[kicker]} kicker` : `${plain}, kicker ${ONE.es[kicker]}`;
}
