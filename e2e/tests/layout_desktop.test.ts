import assert from "node:assert/strict";
import { test } from "node:test";
import { keepsAPicture, testLayout } from "../support/layout.js";
import { onStage } from "../support/stage.js";
import { everyTable, longNamed } from "../support/tables.js";

const DESKTOP = { viewport: { width: 1280, height: 800 } };

testLayout("a desktop", DESKTOP);

test("on a desktop the play to beat is as large as a board", async () => {
  const widths: number[] = [];
  for (const [game, cards] of [
    ["hold'em for 4, own turn", ".board .card"],
    ["mount holyoke for 4, own turn", ".under .card"],
  ] as const) {
    const { moment } = everyTable().find(({ name }) => name === game)!;
    const page = await onStage.sees(moment, DESKTOP);
    widths.push((await page.locator(cards).first().boundingBox())!.width);
    await keepsAPicture(page, `large-${game}`);
    await page.context().close();
  }
  assert.ok(widths[1]! >= widths[0]! * 0.95, widths.join());
});

test("in the lobby, headings are larger than names, and only tables have a frame", async () => {
  const tables = { tables: longNamed(), page: 1, pages: 1, total: 7 };
  const page = await onStage.visits("/", DESKTOP, { "/api/tables": tables, "/api/me/tables": [], "/api/games": [] });
  await page.locator(".table-card").first().waitFor();
  const style = (selector: string) =>
    page
      .locator(selector)
      .first()
      .evaluate((element) => {
        const { fontSize, fontWeight, borderTopWidth } = getComputedStyle(element);
        return {
          size: Number.parseFloat(fontSize),
          weight: Number(fontWeight),
          border: Number.parseFloat(borderTopWidth),
        };
      });
  const [heading, name, stakes] = [await style(".lobby h2"), await style(".table-card strong"), await style(".stakes")];
  assert.ok(heading.size > name.size * 1.3 && stakes.weight < name.weight, JSON.stringify([heading, name, stakes]));
  assert.deepEqual([(await style(".table-card")).border, (await style(".game-guide li")).border], [1, 0]);
  await page.context().close();
});
