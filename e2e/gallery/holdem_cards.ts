// The cards of the hand of hold'em in the gallery.
export const BOARD = ["Qd", "7s", "2h", "Tc", "7d"];
/** The hole cards of each seat. */
export const HOLES: [string, string][] = [
  ["Qs", "Qh"],
  ["Ad", "Kd"],
  ["9c", "9h"],
  ["As", "Js"],
  ["8s", "8c"],
  ["7h", "6h"],
  ["Kh", "Jh"],
  ["5s", "5d"],
  ["Ac", "4c"],
  ["Kc", "Jd"],
];

/** The viewer's hand, by street. */
export const HOLDINGS: [category: string, cards: string[]][] = [
  ["pair", ["Qs", "Qh"]],
  ["three_of_a_kind", ["Qs", "Qh", "Qd"]],
  ["three_of_a_kind", ["Qs", "Qh", "Qd"]],
  ["full_house", ["Qs", "Qh", "Qd", "7s", "7d"]],
];
