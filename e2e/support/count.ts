// Computes the results of an event independently of the program: ranks the hands and divides the prizes in the simplest
// way.

/** A hand as it was entered. */
export interface Sheet {
  /** Number of the hand, such as `7-1`. */
  id: string;
  name: string;
  cards: string[];
  /** `false` if the hand is shown but not ranked. */
  ranked: boolean;
}

/** Terms of an event: prices in cents, prizes in hundredths of a percent of the takings, place 1 first. */
export interface Terms {
  hand: number;
  extra: number;
  prizes: number[];
}

/** The takings, and the place and prize of each hand that wins one, best first. Amounts are in cents. */
export interface Counted {
  takings: number;
  winners: { name: string; id: string; place: string; prize: number }[];
}

const RANKS = "23456789TJQKA";

/** The strength of five cards: the category, 8 for a straight flush, then the ranks to compare. */
function strengthOfFive(cards: string[]): number[] {
  const ranks = cards.map((card) => RANKS.indexOf(card[0]!)).sort((a, b) => b - a);
  const count = (rank: number) => ranks.filter((each) => each === rank).length;
  const grouped = [...new Set(ranks)].sort((a, b) => count(b) - count(a) || b - a);
  const shape = grouped.map(count).join("");
  const suited = new Set(cards.map((card) => card[1])).size === 1;
  const top =
    ranks.join() === "12,3,2,1,0" ? 3 : ranks.every((rank, at) => rank === ranks[0]! - at) ? ranks[0] : undefined;
  if (top !== undefined) return [suited ? 8 : 4, top];
  // Five of one rank count as four of a kind with an equal fifth card.
  if (shape === "5") return [7, grouped[0]!, grouped[0]!];
  if (shape === "41") return [7, ...grouped];
  if (shape === "32") return [6, ...grouped];
  if (suited) return [5, ...ranks];
  return [{ "311": 3, "221": 2, "2111": 1 }[shape] ?? 0, ...grouped];
}

const compare = (a: number[], b: number[]): number => {
  const at = a.findIndex((each, index) => each !== b[index]);
  return at < 0 ? 0 : a[at]! - b[at]!;
};

/** The strength of the best five of five or six cards. */
function strength(cards: string[]): number[] {
  const fives = cards.length === 5 ? [cards] : cards.map((_, out) => cards.filter((_, at) => at !== out));
  return fives.map(strengthOfFive).sort(compare).at(-1)!;
}

/** Computes the results of an event under the usual rules. The hands are in the order in which they were turned in. */
export function counted(sheets: Sheet[], { hand, extra, prizes }: Terms): Counted {
  const extras = sheets.filter(({ cards }) => cards.length > 5).length;
  const takings = sheets.length * hand + extras * extra;
  const amounts = prizes.map((share) => Math.floor((takings * share) / 10_000));
  const ranked = sheets.filter((sheet) => sheet.ranked).map((sheet) => ({ ...sheet, strength: strength(sheet.cards) }));
  const winners = ranked.flatMap((sheet) => {
    const better = ranked.filter((other) => compare(other.strength, sheet.strength) > 0).length;
    const tied = ranked.filter((other) => compare(other.strength, sheet.strength) === 0);
    const shared = amounts.slice(better, better + tied.length).reduce((sum, amount) => sum + amount, 0);
    const odd = tied.indexOf(sheet) < shared % tied.length ? 1 : 0;
    const prize = Math.floor(shared / tied.length) + odd;
    return prize > 0
      ? [{ name: sheet.name, id: sheet.id, place: `${better + 1}${tied.length > 1 ? "=" : ""}`, prize }]
      : [];
  });
  return { takings, winners: winners.sort((a, b) => parseInt(a.place) - parseInt(b.place)) };
}
