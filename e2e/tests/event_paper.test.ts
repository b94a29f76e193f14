// Entries that differ from the sheet: cards that were entered twice, and sheets that are typed in at the finish.
import assert from "node:assert/strict";
import { test } from "node:test";
import { DESKTOP } from "../support/browser.js";
import { evening } from "../support/evening.js";
import { acts, draftOf, finds, hasAnEvent, hasAWheel, picks, registers, viewOf } from "../support/event.js";

const here = evening();

test("a phone that entered a card without a connection learns that another card was entered before", async () => {
  const olga = await here.arrives(DESKTOP);
  const { page } = olga;
  const run = await hasAnEvent(olga, draftOf("Two phones"));
  await registers(olga, run, { name: "Ann", rides: true });
  await page.goto(`${olga.room}/e/${run}/stops/1`);
  await hasAWheel(olga);
  await finds(olga, 1);
  await page.route("**/api/runs/*/actions", (route) => route.abort());
  await picks(olga, "1-1", "9s");
  await page.getByText("1 stamp waits on this phone").waitFor();
  await acts(olga, run, { stamp: { hand: "1-1", stop: 1, card: "9h", at: "08:00" } });
  await page.unrouteAll({ behavior: "wait" });
  await page.getByText("The room already had 9♥ for this hand. You typed 9♠, so the organiser decides.").waitFor();
  await page.getByRole("button", { name: "Next participant" }).click();
  await page.getByText("Every stamp has reached the room; 1 waits for the organiser.").waitFor();
  const [question] = (await viewOf(olga, run)).organiser!.questions;
  assert.deepEqual([question?.kind, question?.stamped, question?.typed], ["other_card", "9h", "9s"]);
  // The browser notes the request without a connection.
  await olga.leavesAnyway();
});

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
