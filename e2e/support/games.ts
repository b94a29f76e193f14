import type { Person } from "./browser.js";
import { cardsOf, presses, theTurnOf } from "./people.js";

/** Script with which several people play a hand of a game to its end. */
export interface Play {
  /**
   * Plays to the middle of the hand: places the wagers, in games with wagers before the deal, and waits for the cards.
   * In Packs Poker, which has no later turn, the chips lie on the felt and are not placed yet.
   */
  begins(person: Person): Promise<void>;
  /**
   * Returns the accessible names of the player's cards in the middle of the hand; in Packs Poker, those of the wagers.
   */
  has(person: Person): Promise<string[]>;
  /** Plays one turn. */
  acts(person: Person): Promise<void>;
  /** Pattern of the result that the page displays. */
  result: RegExp;
  /** A rule that the log cites in every such hand. */
  rule: string;
  /**
   * Names of the README's screenshots, and the number of the move before which they are taken, from 1; without `move`,
   * they are taken when the hand is over.
   */
  pictures: { phone: string; desk?: string; move?: number };
}

/** Puts the chosen chip on these spots. */
async function lays(person: Person, ...spots: RegExp[]): Promise<void> {
  for (const name of spots) await person.page.getByRole("button", { name }).click();
}

/** Puts the chosen chip on these spots, and places the bets. */
async function bets(person: Person, ...spots: RegExp[]): Promise<void> {
  await lays(person, ...spots);
  await theTurnOf(person)
    .getByRole("button", { name: /^Place bets/ })
    .click();
}

/** The accessible names of the wagers on the packs. */
async function wagersOf({ page }: Person): Promise<string[]> {
  const laid = page.getByRole("list", { name: "Packs" }).getByRole("button", { name: /: \$/ });
  await laid.first().waitFor();
  return laid.evaluateAll((spots) => spots.map((spot) => spot.querySelector(".hidden")?.textContent ?? ""));
}

const hasCards = async (person: Person) => void (await cardsOf(person));

/** The four games by their displayed names. */
export const GAMES: Record<string, Play> = {
  "Hold’em": {
    begins: hasCards,
    has: cardsOf,
    acts: (person) => presses(person, /^(Check|Call|Show)/),
    // Equal hands share the pot of 200 chips.
    result: /(Ann|Ben) wins [12]00\schips/,
    rule: "holdem/stage-5",
    pictures: { phone: "holdem-phone", desk: "table", move: 2 },
  },
  "Packs Poker": {
    async begins(person) {
      await lays(person, /^Bet on pack 1/, /^Bonus on pack 1/);
    },
    has: wagersOf,
    acts: (person) => presses(person, /^Place bets/),
    result: /Ann (wins|loses|pushes) [^]*on pack 1’s bet[^]*Ann (wins|loses) [^]*on pack 1’s bonus/,
    rule: "packs-poker/7",
    pictures: { phone: "packs-phone" },
  },
  "High Card Flush": {
    async begins(person) {
      await bets(person, /^Ante/, /^Flush bonus/);
      await cardsOf(person);
    },
    has: cardsOf,
    acts: (person) => presses(person, /^Raise/),
    result: /Ann [^]*on the ante \([^]*Ann [^]*on the raise \([^]*Ann (wins|loses) [^]*on the flush bonus \(/,
    rule: "HF-4",
    pictures: { phone: "flush-phone", move: 1 },
  },
  "Mount Holyoke Poker": {
    begins: hasCards,
    has: cardsOf,
    async acts(person) {
      // A click that came too late for the previous turn leaves its card selected.
      await presses(person, /^Clear/);
      const card = person.page
        .getByRole("group", { name: "Your cards" })
        .getByRole("button", { disabled: false, pressed: false });
      await card
        .first()
        .click({ timeout: 1000 })
        .catch(() => undefined);
      await presses(person, /^Play 1 card/, /^Pass/);
    },
    result: /(Ann|Ben) wins the round/,
    rule: "MH-5",
    pictures: { phone: "holyoke-phone", move: 3 },
  },
};
