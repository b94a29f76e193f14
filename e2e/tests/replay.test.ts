import assert from "node:assert/strict";
import { test } from "node:test";
import { DESKTOP, type Person } from "../support/browser.js";
import { evening } from "../support/evening.js";
import { GAMES } from "../support/games.js";
import { presses, tabsTo } from "../support/keyboard.js";
import {
  cardsOf,
  isAccessible,
  looksBack,
  opensATable,
  playUntilTheResult,
  readsWell,
  sitsDown,
} from "../support/people.js";

const here = evening();

/** Plays a hand of hold'em against a bot. Returns the player's cards. */
async function playsAHand(ann: Person): Promise<string[]> {
  await opensATable(ann, "Ann", { game: "Hold’em", seats: 2, bots: 1 });
  await sitsDown(ann, "Ann");
  const cards = await cardsOf(ann);
  await playUntilTheResult([ann], GAMES["Hold’em"]!.acts);
  return cards;
}

const at = ({ page }: Person, step: number | string) => page.getByText(new RegExp(`^${step} of \\d+$`)).waitFor();

test("a finished hand is replayed step by step, by keyboard", async () => {
  const ann = await here.arrives(DESKTOP);
  const cards = await playsAHand(ann);
  await looksBack(ann);
  await at(ann, 1);
  await tabsTo(ann, "button", "Next step");
  await presses(ann, "Enter", "Space");
  await at(ann, 3);
  assert.deepEqual(await cardsOf(ann), cards);
  await tabsTo(ann, "slider", "Step");
  await presses(ann, "ArrowLeft");
  await at(ann, 2);
  await presses(ann, "End");
  await at(ann, "(\\d+)(?= of \\1$)");
  await ann.page
    .getByText(/ wins [\d,]+\schips/)
    .first()
    .waitFor();
  await isAccessible(ann.page);
  await readsWell(ann.page);
  await presses(ann, "Home");
  await at(ann, 1);
  await ann.leaves();
});

test("the rules for a hand's result open by one question, and lead to the clause", async () => {
  const ann = await here.arrives(DESKTOP);
  await opensATable(ann, "Ann", { game: "Hold’em", seats: 2, bots: 1, between: 30 });
  await sitsDown(ann, "Ann");
  await playUntilTheResult([ann], GAMES["Hold’em"]!.acts);
  await ann.page.getByText("why?", { exact: true }).click();
  const rule = ann.page
    .locator(".why")
    .getByRole("button", { name: /^Rule / })
    .first();
  const id = (await rule.getAttribute("aria-label"))!.replace("Rule ", "");
  await rule.click();
  const clause = ann.page.locator(":focus");
  await clause.getByText(id).waitFor();
  await isAccessible(ann.page);
  await ann.leaves();
});

/**
 * Makes every page opened from now on record its animations, once per kind: the first word of the element's `data-move`
 * or class. Returns a function that returns the kinds so far.
 */
async function watchesForMotion({ page }: Person): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const { moved } = Object.assign(window, { moved: new Set<string>() });
    const look = () => {
      for (const { effect } of document.getAnimations()) {
        // What appears at once after a delay does not move.
        if (effect!.getComputedTiming().activeDuration === 0) continue;
        const element = (effect as KeyframeEffect).target as HTMLElement;
        moved.add(element.dataset["move"]?.split("-")[0] ?? element.className.split(" ")[0]!);
      }
      requestAnimationFrame(look);
    };
    look();
  });
  return () => page.evaluate(() => [...(window as unknown as { moved: Set<string> }).moved]);
}

for (const [reducedMotion, kinds] of [
  ["no-preference", ["own", "board", "wager"]],
  ["reduce", []],
] as const) {
  test(`to who has ${reducedMotion} for motion ${kinds.length > 0 ? "cards and wagers move" : "nothing moves"}, at the table and in the replayer`, async () => {
    const ann = await here.arrives({ ...DESKTOP, reducedMotion });
    const moved = await watchesForMotion(ann);
    const sees = async (where: string, ...kinds: string[]) => {
      const found = await moved();
      assert.ok(
        kinds.length > 0 ? kinds.every((kind) => found.includes(kind)) : found.length === 0,
        `${found.join(", ")} moved ${where}`,
      );
    };
    await playsAHand(ann);
    await sees("at the table", ...kinds);
    await looksBack(ann);
    for (const step of [2, 3, 4]) {
      await ann.page.getByRole("button", { name: "Next step" }).click();
      await at(ann, step);
      await ann.page.waitForTimeout(100);
    }
    await sees("in the replayer", ...kinds.filter((kind) => kind !== "own"));
    await ann.leaves();
  });
}
