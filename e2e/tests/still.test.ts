// During a hand, the seats, the board and the controls keep their places: only what lies in them changes.
import assert from "node:assert/strict";
import { test } from "node:test";
import type { View as Holyoke } from "../../web/src/generated/mount_holyoke.js";
import type { Moment, Step } from "../../web/src/generated/server.js";
import { onStage } from "../support/stage.js";
import { keepsAPicture } from "../support/layout.js";
import { everyTable, flushRound, holdemFolded, holdemHand, type Made, packsRound } from "../support/tables.js";

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

/** Mount Holyoke Poker for this many players: moments of a round with these numbers of cards in the own hand. */
function holyokePlays(seats: number, left: number): Made[] {
  const { moment } = everyTable().find(({ name }) => name === `mount holyoke for ${seats}, own turn`)!;
  const view = moment.game as Holyoke;
  const hand = view.seats[0]!.hand!.slice(0, left);
  const own = (changes: Partial<Holyoke>): Moment => ({
    ...moment,
    game: {
      ...view,
      ...changes,
      seats: view.seats.map((seat, place) => (place === 0 ? { ...seat, hand, left } : seat)),
    },
  });
  const single = { cards: ["3s"], category: "single" as const, seat: 2 };
  const waits = { legal: null, to_act: 2 };
  return [
    { name: "another leads", moment: own({ under: null, ...waits }) },
    { name: "the own lead", moment: own({ under: null }) },
    { name: "the round is opened", moment: own({ under: null, opening: "3c", opening_play: "with_the_lowest" }) },
    { name: "a card to beat", moment: own({ under: single }) },
    { name: "no play beats the card", moment: own({ under: single, legal: { may_pass: true, plays: [] } }) },
    { name: "another's turn", moment: own({ under: single, ...waits }) },
    { name: "five cards to beat", moment: own({}) },
    { name: "no play beats five cards", moment: own({ legal: { may_pass: true, plays: [] } }) },
    { name: "the direction turned", moment: own({ under: single, direction: "counterclockwise", ...waits }) },
  ];
}

for (const [width, height] of [[360, 640], ...WINDOWS] as const)
  for (const locale of ["en", "es"] as const)
    test(`at ${width} × ${height} no play of Mount Holyoke Poker moves the felt or the hand (${locale})`, async () => {
      const page = await onStage.opens({ viewport: { width, height }, locale });
      for (const [seats, left] of [
        [2, 13],
        [4, 13],
        [4, 5],
      ] as const) {
        let first: string[] | undefined;
        // On a low phone, a third line below the cards takes room above them.
        const plays = holyokePlays(seats, left).filter(({ name }) => height !== 640 || name !== "the direction turned");
        for (const { name, moment } of plays) {
          await onStage.shows(page, moment);
          await keepsAPicture(page, `still-${name}-${locale}`);
          const boxes = await page.evaluate(boxesOf, ".rail, .pod, .middle, .pick, .actions .main, seat-tools");
          const middles = await page.evaluate(() => {
            const { top, bottom } = document.querySelector(".under")!.getBoundingClientRect();
            return [`${Math.round(top)} to ${Math.round(bottom)}`];
          });
          assert.deepEqual([...boxes, ...middles], (first ??= [...boxes, ...middles]), name);
          const note = await page.locator(".actions .holding").count();
          assert.equal(note, name.startsWith("no play beats") ? 1 : 0, "the note about a turn without a play");
        }
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
