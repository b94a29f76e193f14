// Small phones: every stack is shown at a game against the house, and the viewer's spots and plate are in view. At hold'em
// the whole felt is in view.
import assert from "node:assert/strict";
import { test } from "node:test";
import { keepsAPicture } from "../support/layout.js";
import { faultsOf } from "../support/measure.js";
import { onStage } from "../support/stage.js";
import { everyTable } from "../support/tables.js";

/** Hold'em for two, six and ten players, on the viewer's turn and off it, between hands too. */
const holdemTables = () =>
  everyTable().filter(({ name }) =>
    /^hold'em for (2|6|10), (own turn|another's turn|folded|leaving|result)$/.test(name),
  );

/** The parts of the viewer's own seat. */
const OWN = ".spot, .own .pod, .own .stack, .own .clock > span";

/** The parts of the felt of hold'em that players read. */
const FELT = `${OWN}, .pod, .stack, .clock > span, .held .card:not(.back), .button-chip, .wager, .chair .note, .board .card, .pots li`;

const houseTables = () => everyTable().filter(({ name }) => /^(packs|high).*(wagers|result)$/.test(name));

/** Runs in the page: those of these parts that are covered or outside the visible part of the felt. */
const hiddenParts = (selector: string): string[] => {
  const felt = document.querySelector(".stage")!.getBoundingClientRect();
  return [...document.querySelectorAll(selector)].flatMap((part) => {
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
      assert.deepEqual(await page.evaluate(hiddenParts, OWN), [], name);
      await keepsAPicture(page, `low-${name}`);
    }
    await page.context().close();
  });

for (const [width, height, selector, what] of [
  [360, 640, FELT, "the whole felt of hold'em"],
  [320, 640, FELT, "the whole felt of hold'em"],
  [320, 568, OWN, "the own seat at hold'em"],
] as const)
  for (const locale of ["en", "es"] as const)
    test(`at ${width} × ${height} ${what} is in view without scrolling (${locale})`, async () => {
      const page = await onStage.opens({ viewport: { width, height }, locale });
      for (const { name, moment } of holdemTables()) {
        await onStage.shows(page, moment);
        assert.deepEqual(await page.evaluate(hiddenParts, selector), [], name);
        if (selector === FELT) {
          const faults = await page.evaluate(faultsOf, { moment, presses: [] });
          // The panels' buttons are a row that scrolls in a very narrow window.
          const outside = faults.filter((fault) => !/^(button “|the label of button “\S+” is clipped)/.test(fault));
          assert.deepEqual(outside, [], name);
        }
        await keepsAPicture(page, `low-${height}-${name}-${locale}`);
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

for (const [width, height] of [
  [360, 740],
  [360, 640],
] as const)
  test(`at ${width} × ${height} the name on a plate with free felt beside it is whole, also while its clock runs`, async () => {
    const page = await onStage.opens({ viewport: { width, height } });
    for (const [table, name, chairs] of [
      ["hold'em for 2, own turn", "Maximiliana Featherston", [1, 2]],
      ["high card flush for 4, wagers", "Leonhard", [2, 3, 4]],
    ] as const) {
      const { moment } = everyTable().find((made) => made.name === table)!;
      const seats = moment.table.seats.map((seat) => ({ ...seat!, name, stack: 100_000, bot: "tight" as const }));
      const clock = { left_ms: 29_000, of_ms: 60_000, is_bank: false, seats: [...chairs] };
      await onStage.shows(page, { ...moment, table: { ...moment.table, seats, clock } });
      await keepsAPicture(page, `name-${height}-${name}`);
      const names = page.locator(chairs.map((chair) => `[data-spot=chair-${chair}] .name`).join(", "));
      assert.equal(await names.count(), chairs.length);
      const cut = await names.evaluateAll((all) =>
        all.map(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth),
      );
      assert.equal(Math.max(...cut), 0, table);
    }
    await page.context().close();
  });
