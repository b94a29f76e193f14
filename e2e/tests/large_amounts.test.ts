// Large stacks and wagers at a table for ten on small screens: no digit is cut off, and words are whole or not shown.
import assert from "node:assert/strict";
import { test } from "node:test";
import type { View } from "../../web/src/generated/holdem.js";
import type { Moment } from "../../web/src/generated/server.js";
import { keepsAPicture } from "../support/layout.js";
import { onStage } from "../support/stage.js";
import { everyTable, numbers } from "../support/tables.js";

const SEATS = 10;
const made = (name: string): Moment =>
  everyTable().find((table) => table.name === `hold'em for ${SEATS}, ${name}`)!.moment;

const WINDOWS = [
  [360, 740],
  [360, 640],
  [320, 640],
  [740, 360],
] as const;

/** The table with this stack at each seat, at the turn of this chair. */
function withStacks(stack: number, chair: number): Moment {
  const base = made("another's turn");
  const view = base.game as View;
  const clock = { left_ms: 29_000, of_ms: 60_000, is_bank: false, seats: [chair] };
  const seats = view.seats.map((seat) => ({ ...seat, stack }));
  return { ...base, game: { ...view, to_act: chair, seats }, table: { ...base.table, clock } };
}

/** Runs in the page: the numbers of the plates that lie outside their plate, or under its ring. */
const cutNumbers = (): string[] =>
  [...document.querySelectorAll<HTMLElement>(".pod")].flatMap((pod) => {
    const frame = pod.getBoundingClientRect();
    const edge = pod.querySelector(".ring") ? 3 : 0;
    return [...pod.querySelectorAll<HTMLElement>(".stack, .clock > span")].flatMap((number) => {
      const { left, right } = number.getBoundingClientRect();
      const isInside = left >= frame.left + edge - 0.6 && right <= frame.right - edge + 0.6;
      const isWhole = number.scrollWidth <= Math.ceil(right - left);
      return isInside && isWhole ? [] : [`${number.textContent} from ${left - frame.left} to ${right - frame.left}`];
    });
  });

/** Runs in the page: the wagers with a cut digit, with a part of a word, or with a hole between their parts. */
const brokenWagers = (): string[] =>
  [...document.querySelectorAll<HTMLElement>(".wager")].flatMap((wager) => {
    const frame = wager.getBoundingClientRect();
    const all = [".label", ".chips", ".laid > span"].flatMap((part) => {
      const found = wager.querySelector(part)?.getBoundingClientRect();
      return found ? [{ part, box: found }] : [];
    });
    const shown = all.filter(({ box }) => (box.top + box.bottom) / 2 < frame.bottom);
    const faults = shown.flatMap(({ part, box }, place) => {
      const next = shown[place + 1];
      const isInside = box.left >= frame.left - 0.6 && box.right <= frame.right + 0.6;
      return [...(isInside ? [] : [`${part} is cut`]), ...(next && next.box.left - box.right > 8 ? ["a hole"] : [])];
    });
    if (shown.at(-1)?.part !== ".laid > span") faults.push("no number");
    if (!/\d/.test(wager.ariaLabel ?? "")) faults.push("no accessible number");
    return faults.map((fault) => `${wager.ariaLabel}: ${fault}`);
  });

for (const [width, height] of WINDOWS) {
  test(`at ${width} × ${height} no digit of a stack or a clock is cut off`, async () => {
    const page = await onStage.opens({ viewport: { width, height } });
    for (const stack of [8_888_888, 88_888_888, 888_888_888, 1_011_000_000, 11_011_000_000])
      for (const chair of numbers(SEATS)) {
        await onStage.shows(page, withStacks(stack, chair));
        assert.deepEqual(await page.evaluate(cutNumbers), [], `${stack} at the turn of seat ${chair}`);
        if (chair === 4) await keepsAPicture(page, `stack-${stack}-${height}`);
      }
    await page.context().close();
  });

  for (const locale of ["en", "es"] as const)
    test(`at ${width} × ${height} the word of a wager is whole or not shown (${locale})`, async () => {
      const page = await onStage.opens({ viewport: { width, height }, locale });
      const base = made("own turn");
      const view = base.game as View;
      for (const bid of [100, 51_000, 2_000_000, 12_000_000, 101_500_000, 1_011_000_000]) {
        await onStage.shows(page, { ...base, game: { ...view, seats: view.seats.map((seat) => ({ ...seat, bid })) } });
        assert.deepEqual(await page.evaluate(brokenWagers), [], String(bid));
        const words = await page.locator(".wager .label").count();
        assert.equal(words, SEATS - 1, "every other seat has a word");
        await keepsAPicture(page, `wager-${bid}-${height}-${locale}`);
      }
      await page.context().close();
    });
}
