// Sheets kept on paper, typed in at the finish.
import assert from "node:assert/strict";
import { test } from "node:test";
import { DESKTOP } from "../support/browser.js";
import { evening } from "../support/evening.js";
import { acts, draftOf, hasAnEvent, registers } from "../support/event.js";

const here = evening();

test("a wrong number closes the paper sheet before it, so that no card is typed for the wrong rider", async () => {
  const olga = await here.arrives(DESKTOP);
  const { page } = olga;
  const run = await hasAnEvent(olga, draftOf("Paper ride"));
  await registers(olga, run, { name: "Ann", rides: true });
  await page.goto(`${olga.room}/e/${run}/finish`);
  await page.getByRole("tab", { name: "Paper sheet" }).click();
  const find = page.getByLabel("Scan a sheet, or type its number");
  for (const [wrong, words] of [
    ["999", "Nobody has sheet 999 yet"],
    ["abc", "“abc” is not a sheet of this event or a number"],
  ] as const) {
    await find.fill("1");
    await find.press("Enter");
    await page.getByRole("heading", { name: /Ann/ }).waitFor();
    await find.fill(wrong);
    await find.press("Enter");
    await page.getByText(words).waitFor();
    assert.equal(await page.locator("form.paper").count(), 0);
  }
  await olga.leaves();
});

test("an arrival can be undone after the page was loaded again, and the forms end with the event", async () => {
  const olga = await here.arrives(DESKTOP);
  const { page } = olga;
  const run = await hasAnEvent(olga, draftOf("Loaded ride"));
  await registers(olga, run, { name: "Ann", rides: true });
  await acts(olga, run, { arrive: { participant: 1, at: "08:00" } });
  await page.goto(`${olga.room}/e/${run}/finish`);
  await page.getByRole("listitem").filter({ hasText: "Ann" }).getByText("Undo this arrival").waitFor();
  await acts(olga, run, "close");
  await page.getByRole("tab", { name: "Arrivals" }).waitFor({ state: "detached" });
  assert.equal(await page.getByRole("tab", { name: "Paper sheet" }).count(), 0);
  assert.equal(await page.getByRole("tab", { name: "Turn in" }).count(), 1);
  await olga.leaves();
});
