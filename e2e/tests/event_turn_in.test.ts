// Turning in a hand while a card of that hand is being drawn: the hand waits for the card.
import assert from "node:assert/strict";
import { test } from "node:test";
import type { Page } from "playwright-core";
import { type Person, PHONE } from "../support/browser.js";
import { evening } from "../support/evening.js";
import { acts, draftOf, finds, handAt, hasAnEvent, hasAWheel, picks, registers, viewOf } from "../support/event.js";

const here = evening();

const CARDS = ["Ks", "Kh", "Kd", "9s", "8d"];

/**
 * Two participants with five cards each, the second with two hands, at the finish of an event with a free extra card.
 */
async function hasARide(olga: Person): Promise<string> {
  const run = await hasAnEvent(olga, draftOf("Ride"));
  for (const [number, hands] of [
    [1, 1],
    [2, 2],
  ] as const) {
    await registers(olga, run, { name: `Rider ${number}`, rides: true, hands });
    for (let hand = 1; hand <= hands; hand++)
      for (const [index, card] of CARDS.entries())
        await acts(olga, run, { stamp: { hand: `${number}-${hand}`, stop: index + 1, card, at: `08:0${index}` } });
    await acts(olga, run, { arrive: { participant: number, at: "09:00" } });
  }
  return run;
}

/** Holds back the requests to a path until the returned function is called. */
async function holdsBack(page: Page, path: string): Promise<() => Promise<void>> {
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route(`**/api/runs/*/${path}`, async (route) => {
    await released;
    await route.continue();
  });
  return async () => {
    release();
    await page.unrouteAll({ behavior: "wait" });
  };
}

const extraOf = async (olga: Person, run: string, hand: string) => {
  const { participants } = await viewOf(olga, run);
  const found = participants.flatMap(({ hands }) => hands).find((each) => each.hand === hand)!;
  assert.notEqual(found.turned_in ?? null, null, "the hand is turned in");
  return found.stamps.filter(({ mark }) => mark === "extra").length;
};

test("a hand cannot be turned in while a card is drawn for it, even if the sheet is scanned again", async () => {
  const olga = await here.arrives({ ...PHONE, reducedMotion: "reduce" });
  const { page } = olga;
  const run = await hasARide(olga);
  await page.goto(`${olga.room}/e/${run}/finish`);
  await page.getByRole("tab", { name: "Turn in" }).click();

  await finds(olga, 1);
  const turnIn = page.getByRole("button", { name: "Turn in hand 1-1" });
  assert.ok(await turnIn.isEnabled());
  const letsGo = await holdsBack(page, "spins");
  await page.getByText("Draw the extra card (free)").click();
  await page.getByRole("button", { name: "Spin the extra card" }).click();
  await page.getByText("Drawing a card…").waitFor();
  assert.ok(await turnIn.isDisabled(), "the wheel turns");
  await finds(olga, 1);
  await page.getByRole("heading", { name: /Rider 1/ }).waitFor();
  assert.ok(await turnIn.isDisabled(), "the request of before the scan is still on its way");
  await letsGo();
  await page.getByText("Drawing a card…").waitFor({ state: "detached" });
  await turnIn.click();
  await handAt(olga, "1-1").getByText("Turned in at").waitFor();
  assert.equal(await extraOf(olga, run, "1-1"), 1);

  await hasAWheel(olga);
  await finds(olga, 2);
  const both = page.getByRole("button", { name: "Turn in both hands" });
  const letsGoOn = await holdsBack(page, "actions");
  await handAt(olga, "2-2").getByText("Draw the extra card (free)").click();
  await picks(olga, "2-2", "As");
  await handAt(olga, "2-2").getByText("Drawing a card…").waitFor();
  assert.ok(await both.isDisabled(), "one of the two hands waits for its card");
  assert.ok(await page.getByRole("button", { name: "Turn in hand 2-2" }).isDisabled());
  assert.ok(await page.getByRole("button", { name: "Turn in hand 2-1" }).isEnabled(), "the other hand does not wait");
  await letsGoOn();
  await page.getByText("Drawing a card…").waitFor({ state: "detached" });
  await both.click();
  await handAt(olga, "2-2").getByText("Turned in at").waitFor();
  assert.equal(await extraOf(olga, run, "2-2"), 1);
  await olga.leaves();
});
