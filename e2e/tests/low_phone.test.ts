// Small phones at a game against the house: every stack is shown, and the viewer's spots and plate are in view.
import assert from "node:assert/strict";
import { test } from "node:test";
import { keepsAPicture } from "../support/layout.js";
import { onStage } from "../support/stage.js";
import { everyTable } from "../support/tables.js";

const houseTables = () => everyTable().filter(({ name }) => /^(packs|high).*(wagers|result)$/.test(name));

/** Runs in the page: the spots and the own plate that are covered or outside the visible part of the felt. */
const hiddenParts = (): string[] => {
  const felt = document.querySelector(".stage")!.getBoundingClientRect();
  return [...document.querySelectorAll(".spot, .own .pod, .own .stack")].flatMap((part) => {
    const { left, right, top, bottom } = part.getBoundingClientRect();
    const isInside = left >= felt.left && right <= felt.right && top >= felt.top - 0.6 && bottom <= felt.bottom + 0.6;
    const there = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
    const isCovered = !there || !(part.contains(there) || there.contains(part));
    return isInside && !isCovered ? [] : [`${part.className} at ${Math.round(top)} to ${Math.round(bottom)}`];
  });
};

for (const [width, height] of [
  [320, 640],
  [360, 640],
] as const)
  test(`at ${width} × ${height} the spots and the own plate are in view without scrolling`, async () => {
    const page = await onStage.opens({ viewport: { width, height } });
    for (const { name, moment } of houseTables()) {
      await onStage.shows(page, moment);
      assert.deepEqual(await page.evaluate(hiddenParts), [], name);
      await keepsAPicture(page, `low-${name}`);
    }
    await page.context().close();
  });

for (const [width, height] of [
  [360, 740],
  [740, 360],
] as const)
  test(`at ${width} × ${height} every seat shows its whole stack`, async () => {
    const page = await onStage.opens({ viewport: { width, height } });
    for (const { name, moment } of houseTables()) {
      await onStage.shows(page, moment);
      const cut = await page.evaluate(() =>
        [...document.querySelectorAll(".chair:not(.free)")].flatMap((chair, place) => {
          const stack = chair.querySelector<HTMLElement>(".stack");
          const [box, pod] = [stack?.getBoundingClientRect(), chair.querySelector(".pod")!.getBoundingClientRect()];
          const isWhole =
            box &&
            box.width > 0 &&
            stack!.scrollWidth <= stack!.offsetWidth &&
            box.right <= pod.right &&
            box.left >= pod.left;
          return isWhole && box.bottom <= pod.bottom + 0.6 ? [] : [place + 1];
        }),
      );
      assert.deepEqual(cut, [], name);
    }
    await page.context().close();
  });
