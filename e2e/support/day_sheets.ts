// The tally sheets of the day in `event.test.ts`: printed, read back with two decoders, scanned at the stops, lost and
// replaced.
import assert from "node:assert/strict";
import type { Person } from "./browser.js";
import { CLICKED, number } from "./day.js";
import { finds, handAt } from "./event.js";
import { prints } from "./paper.js";
import { keepsASheet } from "./people.js";

/** Makes the tally sheets that the page asks for, and prints them. Returns the URLs in their codes, in order. */
async function printsSheets({ page }: Person, paper: "A4" | "Letter", names: string[]): Promise<string[]> {
  await page.getByRole("radio", { name: paper, exact: true }).check();
  await page.getByRole("button", { name: "Make the sheets" }).click();
  await page.getByText(/^\d+ pages? (?:is|are) ready to print\.$/).waitFor();
  const sheets = await prints(page);
  assert.equal(sheets.length, names.length);
  return sheets.map(({ size, text, codes: { zxing, zbar } }, index) => {
    assert.deepEqual(size.map(Math.round), paper === "A4" ? [595, 842] : [612, 792]);
    assert.ok(text.includes(names[index]!), `${names[index]} is not on the sheet: ${text}`);
    assert.equal(zbar.length, 1);
    assert.deepEqual(zxing, zbar, "the decoders read different codes");
    return zbar[0]!;
  });
}

/** Prints the sheets of everybody who is registered, on A4. Returns the URLs in their codes, by number. */
export async function printsAllSheets(olga: Person, run: string): Promise<string[]> {
  await olga.page.goto(`${olga.room}/e/${run}/sheets`);
  const names = CLICKED.map(({ name }) => name);
  const urls = await printsSheets(olga, "A4", names);
  await keepsASheet(olga, "run-sheet", number("Dan"));
  return ["", ...urls];
}

/**
 * Replaces Cleo's lost sheet at registration, and prints the new one, on Letter. Asserts that the bridge refuses the
 * old one with the time of the replacement, and that the old sheet's page shows it too. Returns the URL in the new
 * code.
 */
export async function losesTheSheet(olga: Person, bridge: Person, run: string, old: string): Promise<string> {
  const { page, room } = olga;
  const cleo = number("Cleo");
  await page.goto(`${room}/e/${run}/registration`);
  await page.getByRole("searchbox", { name: /^Search by name or number/ }).fill("cleo");
  await page.keyboard.press("Enter");
  await page.getByText("Replace a lost sheet").first().click();
  const voids = page.getByRole("button", { name: "Void the old code and make a new sheet" });
  await voids.click();
  await page.getByText("Void the code of sheet").waitFor();
  await voids.click();
  await page.getByText("Sheet 2 is valid now.").waitFor();
  await page.getByRole("link", { name: "Print it" }).click();
  const [url] = await printsSheets(olga, "Letter", ["Cleo Carter"]);
  assert.notEqual(url, old);

  await finds(bridge, old);
  const replaced =
    /This sheet of number 3 was reported lost and replaced at .*\d:\d\d\b.*\. Only the new sheet counts\./;
  await bridge.page.getByRole("alert").filter({ hasText: replaced }).waitFor();
  assert.equal(await handAt(bridge, `${cleo}-1`).count(), 0);
  await finds(bridge, url!);
  await handAt(bridge, `${cleo}-1`).waitFor();

  await page.goto(room + new URL(old).pathname);
  await page.getByText(/This sheet was replaced at .*\d:\d\d\b.*\. Only the new one counts\./).waitFor();
  return url!;
}
