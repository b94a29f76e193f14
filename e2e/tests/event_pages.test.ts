// Every page of an event, in English and Spanish: axe, the tree that a screen reader reads, the size of a small phone,
// and the Tab key. The trees are compared with snapshots in golden/.
import assert from "node:assert/strict";
import { test } from "node:test";
import { type Person, PHONE } from "../support/browser.js";
import { evening } from "../support/evening.js";
import { type Day, hasADay, PAGES } from "../support/event_pages.js";
import { becomesGolden } from "../support/golden.js";
import { notesClicks, reachesAll } from "../support/keyboard.js";
import { cutTexts, pageFaults } from "../support/measure.js";
import { isAccessible, readsWell } from "../support/people.js";

const here = evening({ publicUrl: "http://ride.example.org" });

/** Patterns of text that differs each time the test runs: the port, times of entries, and the codes of sheets. */
const CHANGING = [
  /127\.0\.0\.1:\d+/g,
  // Except for the day of the event, on which its deadline is.
  /\b(?!Jan 10, 2026|10 ene 2026)(?:[A-Z][a-z]+ \d+, |\d+ [a-z]+ )\d{4}, \d+:\d\d(?::\d\d)?(?:\s[AP]M)?/g,
  /\d{4} ?[\dA-Z]{4} ?[\dA-Z]{4}/g,
];

/** The tree of the page's content, with changing text replaced and without the list of all time zones. */
async function treeOf({ page }: Person, { run, draft }: Day): Promise<string[]> {
  const tree = (await page.locator("main").ariaSnapshot()).replaceAll(run, "EVENT").replaceAll(draft, "DRAFT");
  const lines = CHANGING.reduce((text, changing) => text.replaceAll(changing, "…"), tree).split("\n");
  return lines.filter((line) => !/option "\w+\/[^"]+"$/.test(line));
}

for (const locale of ["en", "es"] as const)
  test(`every page of an event is legible, fits a small phone and needs no mouse (${locale})`, async () => {
    const olga = await here.arrives();
    const day = await hasADay(olga);
    const differs: unknown[] = [];
    const faults: string[] = [];
    for (const [name, { path, ready, prepare, by, window, tree }] of Object.entries(PAGES)) {
      const notes = (fault: unknown) => faults.push(`${name}: ${(fault as Error).message}`);
      const visitor = await here.arrives({ ...PHONE, locale, reducedMotion: "reduce", ...window });
      await visitor.page.addInitScript(notesClicks);
      if (by !== "stranger") await visitor.page.context().addCookies(await olga.page.context().cookies());
      await visitor.page.goto(visitor.room + path(day));
      await visitor.page.locator(ready).first().waitFor();
      await prepare?.(visitor);
      if (tree !== false)
        await becomesGolden(`event_${name}_${locale}`, () => treeOf(visitor, day)).catch((error) =>
          differs.push(error),
        );
      await isAccessible(visitor.page, { strict: true }).catch(notes);
      await readsWell(visitor.page).catch(notes);
      const found = [
        ...(await visitor.page.evaluate(pageFaults, "main")),
        ...(await visitor.page.evaluate(cutTexts, "main")),
        // The order of the tab stops is the same in both languages.
        ...(locale === "en" ? await reachesAll(visitor) : []),
      ];
      faults.push(...found.map((fault) => `${name}: ${fault}`));
      await visitor.leaves();
    }
    assert.deepEqual(faults, []);
    if (differs.length > 0) throw differs[0];
    await olga.leaves();
  });
