// During a hand, the seats, the board and the controls keep their places: only what lies in them changes.
import assert from "node:assert/strict";
import { test } from "node:test";
import { onStage } from "../support/stage.js";
import { keepsAPicture } from "../support/layout.js";
import { holdemHand } from "../support/tables.js";

/** Parts of the table that never move during a hand. */
const FIXED = ".chair, .pod, .bid, .board, .own-row, .own-cards, .dock > .place, seat-tools";

/** Runs in the page: the boxes of these elements, as text. */
const boxesOf = (selector: string): string[] =>
  [...document.querySelectorAll(selector)].map((element) => {
    const { x, y, width, height } = element.getBoundingClientRect();
    return [element.classList[0] ?? element.localName, ...[x, y, width, height].map(Math.round)].join(" ");
  });

for (const [width, height] of [
  [360, 740],
  [1280, 800],
] as const) {
  test(`at ${width} × ${height} nothing at the table moves during a hand`, async () => {
    const page = await onStage.opens({ viewport: { width, height } });
    let first: string[] | undefined;
    for (const { name, moment } of holdemHand()) {
      await onStage.shows(page, moment);
      await keepsAPicture(page, `still-${name}`);
      const boxes = await page.evaluate(boxesOf, FIXED);
      assert.ok(boxes.some((box) => box.startsWith("board")) && boxes.some((box) => box.startsWith("place")));
      assert.deepEqual(boxes, (first ??= boxes), name);
    }
    await page.context().close();
  });
}
