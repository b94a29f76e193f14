// A double tap at the stop and at the finish: it gives one stamp, and the second tap is dropped if the first has moved
// another control under it.
import assert from "node:assert/strict";
import { test } from "node:test";
import type { Locator } from "playwright-core";
import { type Person, PHONE } from "../support/browser.js";
import { evening } from "../support/evening.js";
import { acts, draftOf, finds, handAt, hasAnEvent, registers, viewOf } from "../support/event.js";

const here = evening();

/**
 * Taps a control twice at one place. The first tap moves the button for the next participant, `second`, there: this
 * stands for a change of the layout.
 */
async function doubleTaps({ page }: Person, first: Locator, second: Locator): Promise<void> {
  await second.evaluate((button) => button.addEventListener("mousedown", () => button.setAttribute("data-hit", "")));
  await first.click({ trial: true });
  await first.evaluate((button) => {
    const other = document.querySelector<HTMLElement>(".served > .next")!;
    const { x, y, width, height } = button.getBoundingClientRect();
    // In a fixed place, since the rest of the page moves when the room answers. The policy of the page allows no
    // attribute with styles.
    const move = () => {
      const place = { left: `${x + width / 2}px`, top: `${y + height / 2}px`, transform: "translate(-50%, -50%)" };
      Object.assign(other.style, { position: "fixed", zIndex: "9", ...place });
    };
    button.addEventListener("click", move, { once: true });
  });
  const { x, y, width, height } = (await first.boundingBox())!;
  await page.mouse.click(x + width / 2, y + height / 2);
  await page.mouse.down({ clickCount: 2 });
  await page.mouse.up({ clickCount: 2 });
  assert.equal(await second.getAttribute("data-hit"), "", "the second tap hits the other control");
}

/** Registers a rider and opens the page of the first stop with the rider's hand. Returns the event. */
async function isAtTheStop(olga: Person): Promise<string> {
  const run = await hasAnEvent(olga, draftOf("Ride"));
  await registers(olga, run, { name: "Ann", rides: true, hands: 1 });
  await olga.page.goto(`${olga.room}/e/${run}/stops/1`);
  await finds(olga, 1);
  return run;
}

/** Waits for the result of a spin, and counts the stamps of the hand, void ones too. */
async function stampsAfterASpin(olga: Person, run: string): Promise<number> {
  await handAt(olga, "1-1")
    .getByText(/^Stamp or write/)
    .waitFor();
  const { participants } = await viewOf(olga, run);
  return participants[0]!.hands[0]!.stamps.length;
}

test("at a stop, a double tap on the wheel gives one stamp", async () => {
  const olga = await here.arrives({ ...PHONE, reducedMotion: "reduce" });
  const run = await isAtTheStop(olga);
  await handAt(olga, "1-1").getByRole("button", { name: "Spin" }).dblclick();
  assert.equal(await stampsAfterASpin(olga, run), 1);
  await olga.leaves();
});

test("at a stop, the second tap of a double tap on the wheel does not go on to the next participant", async () => {
  const olga = await here.arrives({ ...PHONE, reducedMotion: "reduce" });
  const run = await isAtTheStop(olga);
  const next = olga.page.getByRole("button", { name: "Next participant" });
  await doubleTaps(olga, handAt(olga, "1-1").getByRole("button", { name: "Spin" }), next);
  assert.equal(await stampsAfterASpin(olga, run), 1);
  await next.press("Enter");
  await handAt(olga, "1-1").waitFor({ state: "detached" });
  await olga.leaves();
});

test("at the finish, the second tap of a double tap on a hand does not go on to the next participant", async () => {
  const olga = await here.arrives({ ...PHONE, reducedMotion: "reduce" });
  const { page } = olga;
  const run = await hasAnEvent(olga, draftOf("Ride"));
  await registers(olga, run, { name: "Ann", rides: true, hands: 1 });
  for (const [index, card] of ["Ks", "Kh", "Kd", "9s", "8d"].entries())
    await acts(olga, run, { stamp: { hand: "1-1", stop: index + 1, card, at: `08:0${index}` } });
  await acts(olga, run, { arrive: { participant: 1, at: "09:00" } });
  await page.goto(`${olga.room}/e/${run}/finish`);
  await page.getByRole("tab", { name: "Turn in" }).click();
  await finds(olga, 1);
  const next = page.getByRole("button", { name: "Next participant" });
  await doubleTaps(olga, page.getByRole("button", { name: "Turn in hand 1-1" }), next);
  await handAt(olga, "1-1").getByText("Turned in at").waitFor();
  await next.press("Enter");
  await handAt(olga, "1-1").waitFor({ state: "detached" });
  await olga.leaves();
});
