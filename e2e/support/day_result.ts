// The result of the day in `event.test.ts`, as its pages and its log show it.
import assert from "node:assert/strict";
import { execFile } from "node:child_process";
import { promisify } from "node:util";
import type { Person } from "./browser.js";
import type { counted } from "./count.js";
import { ALL, LATE, number, TERMS } from "./day.js";
import { program } from "./room.js";

const dollars = (cents: number) =>
  new Intl.NumberFormat("en", { style: "currency", currency: "USD" }).format(cents / 100);

const trimmed = (texts: string[]) => texts.map((text) => text.replaceAll(/\s+/g, " ").trim());

type Winner = { name: string; place: string; prize: number };

/** Asserts that the projector shows the winners, each with the prize to the cent, in rows that do not overlap. */
export async function showsTheResult({ page }: Person, winners: Winner[]): Promise<void> {
  await page.getByText("The result is final.").waitFor();
  const rows = page.locator("run-projector tbody tr");
  const shown = [];
  for (const row of await rows.all()) {
    const cells = trimmed(await row.locator(".place, bdi, .prize").allTextContents());
    if (cells[2]) shown.push(cells);
  }
  assert.deepEqual(
    shown,
    winners.map(({ name, place, prize }) => [place, name, dollars(prize)]),
  );
  assert.ok(await page.evaluate(() => document.documentElement.scrollHeight <= innerHeight), "the projector scrolls");
  const sticksOut = await rows.evaluateAll((rows) =>
    rows.flatMap((row) => {
      const { top, bottom } = row.getBoundingClientRect();
      const parts = [...row.querySelectorAll("bdi, small, run-cards, .run-holding")].map(
        (part) => [part, part.getBoundingClientRect()] as const,
      );
      return parts.filter(([, box]) => box.top < top - 1 || box.bottom > bottom + 1).map(([part]) => part.textContent);
    }),
  );
  assert.deepEqual(sticksOut, [], "these lie on the next row");
}

/** Asserts that the board on a phone gives the reason for each hand that is not ranked. */
export async function saysWhoIsNotRanked({ page, room }: Person, run: string): Promise<void> {
  await page.goto(`${room}/e/${run}`);
  await page.getByRole("heading", { name: "Not ranked: 2 hands" }).waitFor();
  const reason = (name: string, words: string) =>
    page.getByRole("listitem").filter({ hasText: name }).getByText(words, { exact: true }).waitFor();
  await reason(`Rider ${LATE}`, "Late: not at the finish by the deadline");
  await reason("Eve Ellis", "A stop of the route is missing");
  // An arrival in the second of the deadline is in time.
  await page
    .getByRole("row")
    .filter({ hasText: `Rider ${ALL}` })
    .waitFor();
}

/** Downloads the public log on the board, and checks it with the program. */
export async function verifiesTheLog({ page }: Person): Promise<void> {
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("link", { name: "Download the log" }).click(),
  ]);
  const { stdout } = await promisify(execFile)(program(), ["verify", await download.path(), "--json"]);
  const { ok, failed } = JSON.parse(stdout);
  assert.deepEqual([ok, failed], [true, []]);
}

/** Asserts that the history of Finn's corrected card has both cards and the reason. */
export async function keepsBothCards({ page, room }: Person, run: string): Promise<void> {
  await page.goto(`${room}/e/${run}/corrections?participant=${number("Finn")}`);
  await page.getByText(/^History: \d+ entries$/).click();
  const entries = page.getByRole("listitem").filter({ hasText: "Stop Bridge" });
  await entries.nth(2).waitFor();
  const [wrong, voided, right] = trimmed(await entries.allInnerTexts());
  assert.match(wrong!, /Hand 6-1, Stop 2: Bridge: 5♥/);
  assert.match(voided!, /Hand 6-1, Stop 2: Bridge, declared void: Wrong card/);
  assert.match(right!, /Hand 6-1, Stop 2: Bridge: 5♦/);
}

/** Asserts that the money page accounts for the takings as the independent count does. */
export async function showsTheMoney(
  { page, room }: Person,
  run: string,
  { takings, winners }: ReturnType<typeof counted>,
  hands: number,
): Promise<void> {
  await page.goto(`${room}/e/${run}/money`);
  const account = page.getByRole("table", { name: "Use of the takings" });
  await account.waitFor();
  const lines = new Map<string, string>();
  for (const row of await account.locator("tbody tr").all()) {
    const [label = "", amount = ""] = trimmed(await row.locator("th, td").allTextContents());
    lines.set(label, amount);
  }
  const paid = winners.reduce((sum, { prize }) => sum + prize, 0);
  const withdrawn = TERMS.hand;
  const amounts = [hands * TERMS.hand, TERMS.extra, takings, paid, takings - paid, 0, withdrawn].map(dollars);
  assert.deepEqual([...lines.values()], amounts, [...lines.keys()].join());
  const prizes = page.getByRole("table", { name: /^(Prizes|The prizes)/ }).locator("td strong");
  assert.deepEqual(
    trimmed(await prizes.allTextContents()),
    winners.map(({ prize }) => dollars(prize)),
  );
}
