// A whole hand of each game without a mouse: once the table is open, every element is found by role and name and used
// by keyboard. The announcements for screen readers are compared with snapshots in golden/.
import assert from "node:assert/strict";
import { test } from "node:test";
import type { Person } from "../support/browser.js";
import { evening } from "../support/evening.js";
import { isGolden } from "../support/golden.js";
import { listens, presses, sitsDownByKeyboard, stepsTo, tabsTo, typesInto } from "../support/keyboard.js";
import { cardsOf, opensATable, playUntilTheResult, theTurnOf, type Wish } from "../support/people.js";

const here = evening({ deal: 24 });

/** Plays one hand at a new table, and asserts that its announcements match the snapshot `name`. */
async function hearsAHand(name: string, wish: Wish, plays: (ann: Person) => Promise<unknown>): Promise<void> {
  const ann = await here.arrives();
  await opensATable(ann, "Ann", wish);
  const announcements = await listens(ann);
  await sitsDownByKeyboard(ann);
  await plays(ann);
  await ann.page
    .getByRole("log", { name: "Announcements" })
    .getByText(/^The hand is over/)
    .waitFor({ state: "attached" });
  const lines = await announcements();
  const begins = (line: string) => line.startsWith("New hand:");
  const next = lines.findLastIndex(begins);
  isGolden(name, next > lines.findIndex(begins) ? lines.slice(0, next) : lines);
  await ann.leaves();
}

/**
 * Waits until a button of the person's turn is enabled, and presses the key that presses it. The buttons are disabled
 * until the previous action is answered, and its new state may be displayed before the answer.
 */
async function pressesOnceEnabled(person: Person, button: RegExp, key: string): Promise<void> {
  await theTurnOf(person).getByRole("button", { name: button, disabled: false }).first().waitFor();
  await presses(person, key);
}

test("hold'em: a raise of a typed amount, then to the showdown", () =>
  hearsAHand("holdem", { game: "Hold’em", seats: 2, bots: 1 }, async (ann) => {
    await theTurnOf(ann).waitFor();
    await presses(ann, "r");
    await ann.page.keyboard.type("250");
    await pressesOnceEnabled(ann, /^Raise to 250/, "Enter");
    await playUntilTheResult([ann], async (ann) => {
      await presses(ann, "c", "s");
      // A call for all chips must be confirmed.
      if (await ann.page.getByRole("alertdialog").count()) await presses(ann, "Tab", "Enter");
    });
  }));

/** Opens the fields for exact amounts. */
async function opensExact(person: Person): Promise<void> {
  await tabsTo(person, "button", "Exact amounts");
  await presses(person, "Enter");
}

/** Goes from a field to the button that places the bets, and presses it. */
async function placesTheBets(person: Person): Promise<void> {
  await presses(person, "Enter");
  await pressesOnceEnabled(person, /^Place bets/, "Enter");
}

test("Packs Poker: a bet and a bonus, another bet, and the packs are revealed one by one", () =>
  hearsAHand("packs_poker", { game: "Packs Poker", seats: 2 }, async (ann) => {
    await theTurnOf(ann).waitFor();
    await opensExact(ann);
    await typesInto(ann, /^Bet /, "10");
    await typesInto(ann, /^Bonus /, "5");
    await tabsTo(ann, "radio", "pack 1");
    await stepsTo(ann, "radio", "pack 3");
    await typesInto(ann, /^Bet /, "5");
    await placesTheBets(ann);
    assert.deepEqual(await opensOneByOne(ann), [0, 1, 2, 3]);
  }));

/** Waits until three packs are open. Returns every number of open packs that was displayed, in order. */
async function opensOneByOne({ page }: Person): Promise<number[]> {
  const cards = page.getByRole("list", { name: "Packs" }).getByRole("img", { name: / of / });
  const seen: number[] = [];
  for (let open = 0; open < 3;) {
    open = (await cards.count()) / 2;
    if (seen.at(-1) !== open) seen.push(open);
    await page.waitForTimeout(50);
  }
  return seen;
}

test("High Card Flush: an ante and a bonus, then a raise", () =>
  hearsAHand("high_card_flush", { game: "High Card Flush", seats: 2 }, async (ann) => {
    await theTurnOf(ann).waitFor();
    await opensExact(ann);
    await typesInto(ann, /^Ante /, "10");
    await typesInto(ann, /^Flush bonus /, "5");
    await placesTheBets(ann);
    await pressesOnceEnabled(ann, /^Raise/, "1");
  }));

test("Mount Holyoke Poker: the hand is sorted, combinations are built card by card, and some turns are passed", () =>
  hearsAHand("mount_holyoke", { game: "Mount Holyoke Poker", seats: 2, bots: 1 }, async (ann) => {
    await theTurnOf(ann).waitFor();
    const inOrder = await cardsOf(ann);
    await presses(ann, "o");
    await ann.page.getByRole("button", { name: "Sort by rank" }).waitFor();
    assert.notDeepEqual(await cardsOf(ann), inOrder);
    await presses(ann, "o");
    await playUntilTheResult([ann], buildsOrPasses);
  }));

const handOf = ({ page }: Person) => page.getByRole("group", { name: "Your cards" });

/**
 * Selects another card of a legal play (a pair if there is one), and plays the selection if it is legal. Passes if no
 * card fits.
 */
async function buildsOrPasses(ann: Person): Promise<void> {
  // Any other selection leaves the button without a number of cards.
  const play = theTurnOf(ann).getByRole("button", { name: /^Play \d/ });
  const fitting = handOf(ann).getByRole("button", { disabled: false, pressed: false }).getByRole("img");
  const names = await fitting.evaluateAll((cards) => cards.map((card) => card.getAttribute("aria-label")!));
  const rank = (name: string) => name.split(" ")[0];
  const pair = names.find((name) => names.filter((other) => rank(other) === rank(name)).length > 1);
  if (names.length === 0) return endsTheTurn(ann, /^Pass/, "x");
  await stepsTo(ann, "button", pair ?? names[0]!);
  await presses(ann, "Space");
  const next = pair && names.find((name) => name !== pair && rank(name) === rank(pair));
  if (next && (await handOf(ann).getByRole("button", { name: next, disabled: false }).count())) {
    await stepsTo(ann, "button", next);
    await presses(ann, "Space");
  }
  if (await play.count()) await endsTheTurn(ann, /^Play \d/, "p");
}

async function endsTheTurn(ann: Person, button: RegExp, key: string): Promise<void> {
  await pressesOnceEnabled(ann, button, key);
  await theTurnOf(ann).waitFor({ state: "hidden" });
}
