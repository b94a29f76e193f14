// During a hand, the seats, the board and the controls keep their places: only what lies in them changes.
import assert from "node:assert/strict";
import { test } from "node:test";
import type { Moment, Step } from "../../web/src/generated/server.js";
import { onStage } from "../support/stage.js";
import { keepsAPicture } from "../support/layout.js";
import { everyTable, flushRound, holdemFolded, holdemHand, packsRound } from "../support/tables.js";

/** Parts of the table that never move during a hand. */
const FIXED = ".chair, .pod, .bid, .board, .dealer, .spot, .packs li, .own-row, .own-cards, .dock > .place, seat-tools";

/** The controls of the action bar, which keep their places from turn to turn. */
const BAR = ".proposals button, .raise-form input, .main button";

/** All of these, the felt, and the header. */
const AROUND = `.rail, .title, .table-top button, ${FIXED}, ${BAR}`;

/** Runs in the page: the boxes of these elements, as text. */
const boxesOf = (selector: string): string[] =>
  [...document.querySelectorAll(selector)].map((element) => {
    const { x, y, width, height } = element.getBoundingClientRect();
    return [element.classList[0] ?? element.localName, ...[x, y, width, height].map(Math.round)].join(" ");
  });

for (const [width, height, amounts] of [
  [360, 740, "chips"],
  [360, 740, "big-blinds"],
  [360, 640, "chips"],
  [320, 568, "chips"],
  [1280, 800, "chips"],
] as const) {
  test(`at ${width} × ${height} nothing at the table moves during a hand (${amounts})`, async () => {
    const page = await onStage.opens({ viewport: { width, height } });
    await page.evaluate((amounts) => localStorage.setItem("holdem-amounts", amounts), amounts);
    let first: string[] | undefined;
    let bar: string[] | undefined;
    for (const { name, moment } of holdemHand()) {
      await onStage.shows(page, moment);
      await keepsAPicture(page, `still-${amounts}-${name}`);
      const boxes = await page.evaluate(boxesOf, FIXED);
      assert.ok(boxes.some((box) => box.startsWith("board")) && boxes.some((box) => box.startsWith("place")));
      assert.deepEqual(boxes, (first ??= boxes), name);
      const controls = await page.evaluate(boxesOf, BAR);
      if (controls.length > 0) assert.deepEqual(controls, (bar ??= controls), name);
    }
    assert.ok(bar, "the viewer has a turn");
    await page.context().close();
  });
}

for (const [width, height] of [
  [320, 640],
  [360, 740],
  [640, 740],
  [740, 360],
  [1280, 800],
] as const) {
  for (const locale of ["en", "es"] as const)
    test(`at ${width} × ${height} a pause or a coming end moves nothing at the table (${locale})`, async () => {
      const page = await onStage.opens({ viewport: { width, height }, locale });
      const reason = "The hosts are tired and want to go home now, so please leave the table after this hand";
      for (const hand of [holdemHand(), flushRound(), packsRound()]) {
        const [last, result] = hand.slice(-2).map(({ moment }) => moment) as [Moment, Moment];
        const paused = { ...result.table, phase: "paused" as const, pause_left_ms: 14 * 60_000 };
        const closing = { seq: 1, hand: last.table.hand, table: { event: "closing", by: "host", reason } } as Step;
        for (const [one, other] of [
          [result, { ...result, table: paused }],
          [last, { ...last, table: { ...last.table, closing: "host" as const }, steps: [...last.steps, closing] }],
        ]) {
          await onStage.shows(page, one!);
          const boxes = await page.evaluate(boxesOf, AROUND);
          await onStage.shows(page, other!);
          await page.locator(".pressing").waitFor();
          await keepsAPicture(page, `still-${one === last ? "closing" : "paused"}-${one!.table.game}-${locale}`);
          assert.deepEqual(await page.evaluate(boxesOf, AROUND), boxes);
          const isWhole = await page
            .locator(".pressing > span")
            .evaluate((words) => words.getBoundingClientRect().height <= words.parentElement!.clientHeight);
          assert.ok(isWhole, "the words fit into the title");
          await onStage.shows(page, one!);
          assert.deepEqual(await page.evaluate(boxesOf, AROUND), boxes);
        }
      }
      await page.context().close();
    });
}

const WINDOWS = [
  [360, 740],
  [740, 360],
  [1280, 800],
] as const;

for (const [width, height] of WINDOWS)
  test(`at ${width} × ${height} the table keeps its size at the end of a round of Mount Holyoke Poker`, async () => {
    const page = await onStage.opens({ viewport: { width, height } });
    for (const seats of [2, 3, 4]) {
      const round = everyTable().filter(({ name }) => name.startsWith(`mount holyoke for ${seats}`));
      let first: string[] | undefined;
      for (const { name, moment } of round.filter(({ name }) => /turn|result/.test(name))) {
        await onStage.shows(page, moment);
        await keepsAPicture(page, `still-${name}`);
        const boxes = await page.evaluate(boxesOf, ".rail, .pod, seat-tools");
        assert.deepEqual(boxes, (first ??= boxes), name);
      }
      assert.ok(first, `a round for ${seats}`);
    }
    await page.context().close();
  });

test("the table keeps its size when a panel opens beside it", async () => {
  const page = await onStage.sees(holdemFolded(), { viewport: { width: 1280, height: 800 } });
  const boxes = await page.evaluate(boxesOf, `.rail, ${FIXED}`);
  await page.getByRole("button", { name: "Hands" }).click();
  await page.getByRole("complementary", { name: "Hands" }).waitFor();
  assert.deepEqual(await page.evaluate(boxesOf, `.rail, ${FIXED}`), boxes);
  await page.context().close();
});

/** The games against the house, each with a round. */
const GAMES = [
  ["High Card Flush", flushRound],
  ["Packs Poker", packsRound],
] as const;

for (const [game, round] of GAMES) {
  for (const [width, height] of WINDOWS)
    test(`at ${width} × ${height} nothing at the table moves during a round of ${game}`, async () => {
      const page = await onStage.opens({ viewport: { width, height } });
      let first: string[] | undefined;
      for (const { name, moment } of round()) {
        await onStage.shows(page, moment);
        await keepsAPicture(page, `still-${game}-${name}`);
        const boxes = await page.evaluate(boxesOf, FIXED);
        assert.ok(boxes.some((box) => box.startsWith("spot")) && boxes.some((box) => box.startsWith("place")));
        assert.deepEqual(boxes, (first ??= boxes), name);
      }
      await page.context().close();
    });
}
