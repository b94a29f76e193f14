// The bot accounts of a host and of the administrator: made, shown once, listed and revoked.
import assert from "node:assert/strict";
import { test } from "node:test";
import { logsIn } from "../support/administrator.js";
import { DESKTOP, PHONE } from "../support/browser.js";
import { evening } from "../support/evening.js";
import { fills } from "../support/forms.js";
import { keepsAPicture } from "../support/layout.js";
import { pageFaults } from "../support/measure.js";
import { isAccessible, opensATable, readsWell } from "../support/people.js";
import { onStage } from "../support/stage.js";
import { hosted } from "../support/tables.js";

const here = evening();

test("a host makes a bot account, copies its token, which is valid until the account is revoked", async () => {
  const ann = await here.arrives(PHONE);
  const table = await opensATable(ann, "Ann", { game: "Hold’em", seats: 3 });
  const { page, room } = ann;
  await page.getByRole("button", { name: "Host" }).click();
  await page.getByText("Bots from outside").click();
  await page.getByLabel("Name of the bot").fill("the dealer");
  await page.getByRole("button", { name: "Make a bot account" }).click();
  await page.getByRole("alert").getByText("That sounds like a bot").waitFor();
  await page.getByLabel("Name of the bot").fill("Ada X");
  await page.keyboard.press("Enter");
  const token = await page.getByLabel("Token of Ada X").inputValue();
  assert.match(token, /^[0-9a-f]{40}$/);
  assert.ok(await page.evaluate(() => document.activeElement!.matches("input[readonly]")));
  await page.getByText("Ada X not connected").waitFor();
  await isAccessible(page);
  await readsWell(page);
  const asks = () => fetch(`${room}/api/me`, { headers: { authorization: `Bearer ${token}` } });
  assert.equal(((await (await asks()).json()) as { name: string }).name, "Ada X");

  await page.goto(room);
  await page.getByRole("link", { name: "New table" }).waitFor();
  await page.goto(table);
  const section = page.getByText("Bots from outside");
  // The page may open the panel that was open before.
  await page.getByRole("button", { name: "Host" }).or(section).first().waitFor();
  await page.waitForTimeout(500);
  if (!(await section.isVisible())) await page.getByRole("button", { name: "Host" }).click();
  await section.click();
  await page.getByRole("button", { name: "Revoke the account of Ada X" }).click();
  assert.equal(await page.getByLabel("Token of Ada X").count(), 0, "the token is shown once");
  await page.getByRole("alertdialog").getByRole("button", { name: "Revoke" }).click();
  await page.getByRole("status").getByText("The account of Ada X is revoked.").waitFor();
  assert.equal(await page.getByText("Ada X not connected").count(), 0);
  assert.equal((await asks()).status, 401);
  await isAccessible(page);
});

test("the administrator makes and revokes bot accounts, each with a reason, which the audit log has", async () => {
  const eve = await here.arrives(DESKTOP);
  await logsIn(eve, here.room);
  const { page } = eve;
  await fills(page.locator("body"), "Make a bot account", { "Name of the bot": "Rob X", Reason: "a league" });
  const part = page.locator("#admin-bots");
  assert.match(await part.getByLabel("Token of Rob X").inputValue(), /^[0-9a-f]{40}$/);
  await part.getByText("for the whole room, made").waitFor();
  await isAccessible(page);
  await readsWell(page);
  await fills(part, "Revoke: Rob X", { Reason: "the league is over" });
  await part.getByText("for the whole room, made").waitFor({ state: "detached" });
  await page.getByText("Bot account Rob X revoked.").waitFor();
});

test("the button that copies a token says so for this token alone", async () => {
  const bots: unknown[] = [];
  const page = await onStage.sees(hosted(), DESKTOP, {
    "/api/me/bots": (made: { name: string } | null) => {
      if (!made) return bots;
      const bot = { bot: made.name, name: made.name, host: "Ann", made_ms: 0, sockets: 0 };
      bots.push(bot);
      return { ...bot, token: `token of ${made.name}` };
    },
  });
  await page.getByRole("button", { name: "Host" }).click();
  await page.getByText("Bots from outside").click();
  const makes = async (name: string) => {
    await page.getByLabel("Name of the bot").fill(name);
    await page.keyboard.press("Enter");
    await page.getByLabel(`Token of ${name}`).waitFor();
  };
  await makes("Ada X");
  const button = page.locator("bot-token button");
  await button.click();
  await page.getByRole("button", { name: "Copied", exact: true }).waitFor();
  await makes("Rob X");
  assert.equal(await page.getByLabel("Token of Rob X").inputValue(), "token of Rob X");
  assert.equal(await button.textContent(), "Copy");
  await keepsAPicture(page, "bot-token");
  const boxes = await page
    .locator("bot-accounts :is(input, button, bot-token p)")
    .evaluateAll((parts) =>
      parts.map(
        (part) => ({ part: part.textContent, ...part.getBoundingClientRect().toJSON() }) as DOMRect & { part: string },
      ),
    );
  // The name of an account is beside the button that revokes it.
  const column = boxes.filter(({ part }) => part !== "Revoke");
  for (const [index, { top, part }] of column.slice(1).entries())
    assert.ok(top - column[index]!.bottom >= 8, `${part} is ${top - column[index]!.bottom} below the part above it`);
  assert.deepEqual(await page.evaluate(pageFaults, ".side"), []);
  await page.context().close();
});

test("a seat says that a bot from outside has it, and its host may remove the bot at any time", async () => {
  const made = hosted();
  const seats = made.table.seats.map((seat, index) => (index === 3 && seat ? { ...seat, name: "Ada X" } : seat));
  const marked = seats.map((seat) => (seat?.name === "Ada X" ? { ...seat, bot_account: true } : seat));
  for (const [shown, marks] of [
    [seats, 0],
    [marked, 1],
  ] as const) {
    const page = await onStage.sees({ ...made, table: { ...made.table, seats: shown } }, DESKTOP, {
      "/api/me/bots": [],
    });
    const mark = page.getByTitle("A bot from outside, which plays with a token");
    assert.equal(await mark.count(), marks);
    await page.getByRole("button", { name: "Host" }).click();
    await page.getByText("Bots from outside").waitFor();
    assert.equal(await page.getByRole("button", { name: "Remove Ada X" }).count(), marks);
    await page.context().close();
  }
});
