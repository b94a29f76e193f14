// Nothing at a table lies on anything else: the boxes of every game are measured, for every number of seats, with names of
// 24 wide letters and stacks of eight digits, in both languages and in every window that people have.
import assert from "node:assert/strict";
import { join } from "node:path";
import { test } from "node:test";
import type { BrowserContextOptions, Page } from "playwright-core";
import { faultsOf } from "../support/measure.js";
import { onStage } from "../support/stage.js";
import { everyTable, fullTables, type Made } from "../support/tables.js";

const WINDOWS: Record<string, BrowserContextOptions> = {
  "a phone": { viewport: { width: 360, height: 740 }, hasTouch: true },
  "a phone on its side": { viewport: { width: 740, height: 360 }, hasTouch: true },
  "a tablet": { viewport: { width: 768, height: 1024 }, hasTouch: true },
  "a desktop": { viewport: { width: 1280, height: 800 } },
  "a desktop at twice the size": { viewport: { width: 640, height: 400 }, deviceScaleFactor: 2 },
};

/** The faults at each of these tables, with its name before each. Where CARDROOM_TABLES names a folder, pictures of them go there. */
async function measured(page: Page, tables: Made[]): Promise<string[]> {
  const found: string[] = [];
  for (const { name, moment } of tables) {
    const faults = await page.evaluate(faultsOf, moment);
    found.push(...faults.map((fault) => `${name}: ${fault}`));
    const folder = process.env["CARDROOM_TABLES"];
    const { width } = page.viewportSize()!;
    if (folder) await page.screenshot({ path: join(folder, `${name.replaceAll(/\W+/g, "-")}-${width}.png`) });
  }
  return found;
}

for (const [name, window] of Object.entries(WINDOWS)) {
  test(`on ${name} nothing covers a card, a name or a number, and everything there is to do is on screen`, async () => {
    for (const [locale, tables] of [["en", everyTable()], ["es", fullTables()]] as const) {
      const page = await onStage.opens({ ...window, locale });
      const faults = await measured(page, tables);
      assert.deepEqual(faults.slice(0, 30), [], `${faults.length} faults in ${locale}`);
      await page.context().close();
    }
  });
}
