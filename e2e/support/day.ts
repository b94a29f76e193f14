// The participants of the day in `event.test.ts`, with the cards of their hands.
import type { Terms } from "./count.js";

/** Shares and prices that leave odd cents, including in the third prize, which two hands share. */
export const TERMS: Terms = { hand: 1235, extra: 515, prizes: [3000, 1500, 750] };

/** A participant registered through the form, with the cards that each hand gets at the stops. */
interface Clicked {
  name: string;
  hands: string[][];
  rides?: false;
}

const KINGS = ["Kd", "7c", "2h", "9d", "4s"];
export const CLICKED: Clicked[] = [
  // Leads until Ben buys a card.
  { name: "Ann Archer", hands: [["As", "Ah", "Ad", "Ac", "Kd"]] },
  // A royal flush with the extra card, the ace of spades.
  { name: "Ben Brooks", hands: [["Ts", "Js", "2d", "Qs", "Ks"]] },
  // Has the same hand as Dan, and loses the tally sheet.
  { name: "Cleo Carter", hands: [["9s", "9h", "9d", "4c", "4d"]] },
  { name: "Dan Dawson", hands: [["9c", "4h", "9h", "4s", "9s"], KINGS, ["2c", "3d", "7h", "8s", "Jc"]] },
  // Misses the stop at the chapel, and so gets no card at the lake.
  { name: "Eve Ellis", hands: [["Qs", "Qh", "Qd"]] },
  // The card of the bridge is entered incorrectly, and then corrected.
  { name: "Finn Foster", hands: [["5c", "5d", "8h", "Tc", "Jd"]] },
  // The third card comes from the on-screen wheel.
  { name: "Gil Grant", hands: [["2h", "5d", "", "7c", "8s"]] },
  // Withdraws before the first card.
  { name: "Hal Hughes", hands: [[]] },
  // Draws all five cards at the mill.
  { name: "Ida Irving", hands: [["6c", "6d", "6h", "Ts", "3s"]], rides: false },
  // Draws all five cards at the finish.
  { name: "Jon Jensen", hands: [["8c", "8d", "3c", "3h", "Kc"]], rides: false },
];

/** The number of a participant, by first name. */
export const number = (name: string) => CLICKED.findIndex((each) => each.name.startsWith(name)) + 1;

/** The first participant who is registered over HTTP, with a royal flush, arrives a second after the deadline. */
export const LATE = CLICKED.length + 1;
export const ALL = 40;

const DECK = "AKQJT98765432".split("").flatMap((rank) => "shdc".split("").map((suit) => rank + suit));

/** The hands of a participant who is registered over HTTP: one, two or three, the same every time the test runs. */
export function handsOf(participant: number): string[][] {
  if (participant === LATE) return [["Ts", "Js", "Qs", "Ks", "As"]];
  const count = { 12: 3, 13: 3, 14: 2 }[participant] ?? 1;
  return Array.from({ length: count }, (_, hand) =>
    Array.from({ length: 5 }, (_, stop) => DECK[(participant * 17 + hand * 29 + stop * stop * 11 + stop * 5) % 52]!),
  );
}

/** The riders who come to the stops, with their hands. */
export const riders = () =>
  CLICKED.flatMap(({ name, hands, rides }, index) =>
    rides === false || name.startsWith("Hal") ? [] : [{ participant: index + 1, hands }],
  );
