import assert from "node:assert/strict";
import { test } from "node:test";
import { DESKTOP, type Person } from "../support/browser.js";
import { evening } from "../support/evening.js";
import { GAMES } from "../support/games.js";
import { presses, tabsTo } from "../support/keyboard.js";
import { cardsOf, isAccessible, opensATable, playUntilTheResult, readsWell, sitsDown } from "../support/people.js";

const here = evening();

/** Plays a hand of hold'em against a bot; gives the cards that were held. */
async function playsAHand(ann: Person): Promise<string[]> {
  await opensATable(ann, "Ann", { game: "Hold’em", seats: 2, bots: 1 });
  await sitsDown(ann, "Ann");
  const cards = await cardsOf(ann);
  await playUntilTheResult([ann], GAMES["Hold’em"]!.acts);
  return cards;
}

/** Opens the first hand of the table in the replayer. */
async function looksBack({ page }: Person): Promise<void> {
  await page.goto(`${page.url()}/hands/1`);
  await page.getByRole("group", { name: "Replay" }).waitFor();
}

const at = ({ page }: Person, step: number | string) => page.getByText(new RegExp(`^${step} of \\d+$`)).waitFor();

test("a hand that is over is looked at again step by step, by keyboard", async () => {
  const ann = await here.arrives(DESKTOP);
  const cards = await playsAHand(ann);
  await looksBack(ann);
  await at(ann, 1);
  await tabsTo(ann, "button", "One step on");
  await presses(ann, "Enter", "Space");
  await at(ann, 3);
  assert.deepEqual(await cardsOf(ann), cards);
  await tabsTo(ann, "slider", "Step");
  await presses(ann, "ArrowLeft");
  await at(ann, 2);
  await presses(ann, "End");
  await at(ann, "(\\d+)(?= of \\1$)");
  await ann.page.getByText(/ wins [\d,]+ chips/).first().waitFor();
  await isAccessible(ann.page);
  await readsWell(ann.page);
  await presses(ann, "Home");
  await at(ann, 1);
  await ann.leaves();
});

/** Lets every page that is opened from now on note how many things move at once at most. */
async function watchesForMotion({ page }: Person): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    const watched = Object.assign(window, { moving: 0 });
    const look = () => {
      watched.moving = Math.max(watched.moving, document.getAnimations().length);
      requestAnimationFrame(look);
    };
    look();
  });
  return () => page.evaluate(() => (window as unknown as { moving: number }).moving);
}

for (const [reducedMotion, moves] of [["no-preference", true], ["reduce", false]] as const) {
  test(`to who has ${reducedMotion} for motion ${moves ? "cards and chips move" : "nothing moves"}, at the table and in the replayer`, async () => {
    const ann = await here.arrives({ ...DESKTOP, reducedMotion });
    const moving = await watchesForMotion(ann);
    await playsAHand(ann);
    assert.equal((await moving()) > 0, moves, `${await moving()} at the table`);
    await looksBack(ann);
    for (const step of [2, 3, 4]) {
      await ann.page.getByRole("button", { name: "One step on" }).click();
      await at(ann, step);
      await ann.page.waitForTimeout(100);
    }
    assert.equal((await moving()) > 0, moves, `${await moving()} in the replayer`);
    await ann.leaves();
  });
}
