import type { Person } from "./browser.js";
import { cardsOf, presses, theTurnOf } from "./people.js";

/** Script with which several people play a hand of a game to its end. */
export interface Play {
  /**
   * Plays to the middle of the hand: places the wagers, in games with wagers before the deal, and waits for the cards
   * or, in Packs Poker, for the wagers on the layout.
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

/** The accessible names of the wagers on the packs. */
async function wagersOf({ page }: Person): Promise<string[]> {
  const laid = page.getByRole("list", { name: "Packs" }).getByRole("img", { name: /^(Bet|Bonus) \$/ });
  await laid.first().waitFor();
  return laid.evaluateAll((spots) => spots.map((spot) => spot.getAttribute("aria-label") ?? ""));
}

const hasCards = async (person: Person) => void (await cardsOf(person));

/** The four games by their displayed names. */
export const GAMES: Record<string, Play> = {
  "Hold’em": {
    begins: hasCards,
    has: cardsOf,
    acts: (person) => presses(person, /^(Check|Call|Show)/),
    // Equal hands share the pot of 200 chips.
    result: /(Ann|Ben) wins [12]00 chips/,
    rule: "holdem/stage-5",
    pictures: { phone: "holdem-phone", desk: "table", move: 2 },
  },
  "Packs Poker": {
    async begins(person) {
      await theTurnOf(person).getByLabel("Bonus").fill("1");
      await theTurnOf(person).getByRole("button", { name: "Bet on pack 1" }).click();
      await wagersOf(person);
    },
    has: wagersOf,
    acts: (person) => presses(person, /^Done/),
    result: /Ann, pack 1, bet: (won|lost|a push)[^]*Ann, pack 1, bonus: (won|lost)/,
    rule: "packs-poker/7",
    pictures: { phone: "packs-phone" },
  },
  "High Card Flush": {
    async begins(person) {
      await theTurnOf(person)
        .getByLabel(/^Flush bonus/)
        .fill("1");
      await theTurnOf(person)
        .getByRole("button", { name: /^Place bets/ })
        .click();
      await cardsOf(person);
    },
    has: cardsOf,
    acts: (person) => presses(person, /^Raise/),
    result: /Ann, ante: (won|lost|a push)[^]*Ann, raise: (won|lost|a push)[^]*Ann, flush bonus: (won|lost)/,
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
