import assert from "node:assert/strict";
import { test } from "node:test";
import { DESKTOP, type Person, PHONE } from "../support/browser.js";
import { evening } from "../support/evening.js";
import { GAMES, type Play } from "../support/games.js";
import {
  cardsOf,
  isAccessible,
  keepsAPicture,
  looksBack,
  opensATable,
  playUntilTheResult,
  readsWell,
  seatOf,
  sitsDown,
  theTurnOf,
} from "../support/people.js";

const here = evening();

async function looksRight({ page }: Person): Promise<void> {
  await isAccessible(page);
  await readsWell(page);
}

/** Asserts that the person has the same seat, and the same cards or wagers, before and after an event. */
async function staysUnchanged(
  person: Person,
  name: string,
  play: Play,
  whatHappens: () => Promise<unknown>,
): Promise<void> {
  const look = async () => ({ has: await play.has(person), seat: await seatOf(person, name) });
  const before = await look();
  assert.ok(before.seat > 0, `${name} has no seat`);
  await whatHappens();
  assert.deepEqual(await look(), before);
}

/** Plays a hand to its end, with screenshots of the first person's desktop and the second person's phone. */
async function playsAndKeepsPictures(
  [atADesk, onAPhone]: [Person, Person],
  { acts, pictures: { phone, desk, move } }: Play,
): Promise<string> {
  const moves = new Map([
    [atADesk, 0],
    [onAPhone, 0],
  ]);
  const keeps = (person: Person) => keepsAPicture(person, person === atADesk ? desk : phone);
  const result = await playUntilTheResult([atADesk, onAPhone], async (person) => {
    const next = moves.get(person)! + 1;
    moves.set(person, next);
    if (next === move) await keeps(person);
    await acts(person);
  });
  if (!move) for (const person of moves.keys()) await keeps(person);
  return result;
}

/** Opens the rule that a line of the log cites, and asserts that its heading is not covered. */
async function looksUpTheRule({ page }: Person, rule: string): Promise<void> {
  // In a wide window the log is beside the table.
  const log = page.getByRole("button", { name: "Log", exact: true });
  if (await log.isVisible()) await log.click();
  const clauses = page.getByRole("button", { name: "Show the rule for each line" });
  if ((await clauses.getAttribute("aria-pressed")) === "false") await clauses.click();
  await page
    .getByRole("button", { name: `Rule ${rule}` })
    .first()
    .click();
  const heading = page.locator(".clause.chosen h4").filter({ hasText: rule });
  await heading.waitFor();
  const covered = await heading.evaluate((heading) => {
    const { left, top, height } = heading.getBoundingClientRect();
    return !heading.contains(document.elementFromPoint(left + 5, top + height / 2)) && `at ${top}`;
  });
  assert.equal(covered, false, "the heading is not hidden after scrolling");
  await isAccessible(page);
}

for (const [game, play] of Object.entries(GAMES)) {
  test(`${game}: two players, one on a desktop and one on a phone, play hands to the end, and each reconnects in the middle of one`, async () => {
    const [ann, ben] = [await here.arrives(DESKTOP), await here.arrives(PHONE)];
    const link = await opensATable(ann, "Ann", { game, seats: 2, between: 3 });
    // The casino games begin with one player, three seconds after she sits down, so Ben has the page open by then.
    await ben.page.goto(link);
    await ben.page.getByRole("button", { name: "Take a seat" }).waitFor();
    await sitsDown(ann, "Ann");
    await sitsDown(ben, "Ben");
    const both = [ann, ben];

    await Promise.all(both.map(play.begins));
    if (play.has === cardsOf) {
      const held = (await Promise.all(both.map(cardsOf))).flat();
      assert.equal(new Set(held).size, held.length, "no card is held twice");
    }
    await staysUnchanged(ben, "Ben", play, () => ben.page.reload());
    for (const person of both) await looksRight(person);
    assert.match(await playsAndKeepsPictures([ann, ben], play), play.result);

    await ann.page.getByText("Hand 2").waitFor();
    await Promise.all(both.map(play.begins));
    await staysUnchanged(ann, "Ann", play, () => ann.losesTheNetwork());
    assert.match(await playUntilTheResult(both, play.acts), play.result);
    await looksRight(ann);
    await looksUpTheRule(ann, play.rule);
    await looksBack(ben);
    await ben.page.getByRole("button", { name: "Next step" }).click();
    await looksRight(ben);
    const file = await ben.page.getByRole("link", { name: /^Download/ }).getAttribute("href");
    const answer = await ben.page.request.get(new URL(file!, ben.room).href);
    assert.equal(answer.status(), 200);
    assert.match(await answer.text(), /^variant = "(NT|_[a-z_]+)"\n/);
    await ann.leaves();
    await ben.leaves();
  });
}

test("an invalid wager is reported at its field, and nothing is wagered until it is corrected", async () => {
  const ann = await here.arrives(PHONE);
  await opensATable(ann, "Ann", { game: "High Card Flush", seats: 2 });
  await sitsDown(ann, "Ann");
  await theTurnOf(ann).getByRole("button", { name: "Exact amounts" }).click();
  await theTurnOf(ann).getByLabel("Ante").fill("5");
  const bonus = theTurnOf(ann).getByLabel(/^Flush bonus/);
  const wager = theTurnOf(ann).getByRole("button", { name: /^Place bets/ });
  await bonus.fill("five");
  await wager.click();
  const fault = theTurnOf(ann)
    .locator("wager-field", { has: ann.page.getByLabel(/^Flush bonus/) })
    .locator(".fault");
  assert.equal(await fault.innerText(), "Flush bonus: “five” is not an amount.");
  await bonus.fill("5");
  await wager.click();
  await cardsOf(ann);
  await ann.leaves();
});
