import assert from "node:assert/strict";
import { execFile } from "node:child_process";
import { appendFileSync, readFileSync } from "node:fs";
import { test } from "node:test";
import { promisify } from "node:util";
import { logsIn } from "../support/administrator.js";
import { DESKTOP, PHONE } from "../support/browser.js";
import { evening } from "../support/evening.js";
import { fills, opens } from "../support/forms.js";
import { isAccessible, keepsAPicture, opensATable, readsWell, sitsDown } from "../support/people.js";
import { program } from "../support/room.js";

const here = evening();

/** Runs `cardroom verify` on a file, and returns its result. */
async function verified(file: string, ...more: string[]): Promise<Record<string, unknown>> {
  const ran = promisify(execFile)(program(), ["verify", file, "--json", ...more]);
  const { stdout } = await ran.catch((error: unknown) => error as { stdout: string });
  return JSON.parse(stdout) as Record<string, unknown>;
}

test("the administrator shows a banner, holds tables, removes and bans a guest, and closes a table; the audit log has it all", async () => {
  const ada = await here.arrives(DESKTOP);
  await logsIn(ada, here.room);

  await fills(ada.page.locator("body"), "Show a banner", {
    Text: "The room closes at 10:00 PM.",
    Reason: "update",
  });
  await ada.page.getByText("Banner on every page: “The room closes at 10:00 PM.”").waitFor();
  await ada.page.locator("room-notice").getByText("The room closes at 10:00 PM.").waitFor();
  const ben = await here.arrives(PHONE);
  const table = await opensATable(ben, "Ben", { game: "Hold’em", seats: 3, bots: 1 });
  await sitsDown(ben, "Ben");
  await ben.page.getByText("The room closes at 10:00 PM.").waitFor();
  const fits = await ben.page.evaluate(() => document.documentElement.scrollHeight <= innerHeight);
  assert.ok(fits, "the table and the banner are together higher than the window");
  await isAccessible(ben.page);
  await keepsAPicture(ben, "banner-phone");
  await ben.page.getByRole("button", { name: "Hide this message" }).click();
  await ben.page.getByText("The room closes at 10:00 PM.").waitFor({ state: "detached" });

  await ada.page.reload();
  await fills(ada.page.locator("body"), "Hold new tables", { Reason: "update at ten" });
  await ada.page.getByText("No new tables and events are accepted. Reason: update at ten").waitFor();
  const cleo = await here.arrives(PHONE);
  const held = cleo.page.getByRole("status").getByText("Reason: update at ten");
  await cleo.page.goto(cleo.room);
  await held.waitFor();
  await cleo.page.goto(`${cleo.room}/events/new`);
  await held.waitFor();
  await cleo.page.goto(`${cleo.room}/new`);
  await held.waitFor();
  await isAccessible(cleo.page);
  await keepsAPicture(cleo, "held-phone");
  await cleo.page.getByLabel("Your name").fill("Cleo");
  await cleo.page.getByRole("button", { name: "Open the table" }).click();
  await cleo.page.getByRole("alert").getByText("Reason: update at ten").waitFor();
  await fills(ada.page.locator("body"), "Accept new tables", { Reason: "done" });
  await cleo.page.getByRole("button", { name: "Open the table" }).click();
  await cleo.page.getByRole("list", { name: "Seats" }).waitFor();

  const ban = await opens(ada.page.locator("body"), "Ban: Ben");
  await ban.getByLabel("Length").selectOption("Other…");
  await ban.getByRole("spinbutton", { name: "Hours" }).fill("9000");
  await ban.getByLabel("Reason").fill("collusion");
  await ban.getByRole("button", { name: "Ban" }).click();
  await ban.getByText("Hours: Enter a whole number of hours from 1 to 8,784.").waitFor();
  await isAccessible(ada.page);
  await readsWell(ada.page);
  await keepsAPicture(ada, "admin-desktop");
  await ban.getByLabel("Length").selectOption("24\u00A0hours");
  await ban.getByRole("button", { name: "Ban" }).click();
  await ben.page.getByRole("heading", { name: "You are banned" }).waitFor();
  await ben.page
    .getByRole("alert")
    .getByText(/has banned you until .*Reason: collusion/)
    .waitFor();
  await isAccessible(ben.page);
  await keepsAPicture(ben, "banned-table-phone");
  await ben.page.getByRole("link", { name: "Back to the lobby" }).click();
  await ben.page.getByText(/has banned you until .*Reason: collusion/).waitFor();
  await keepsAPicture(ben, "banned-phone");
  await ben.page.goto(table);
  await ben.page.getByText(/has banned you until .*Reason: collusion/).waitFor();
  await fills(ada.page.locator("body"), "Lift the ban: Ben", { Reason: "appeal" });
  await ben.page.goto(table);
  await ben.page.locator("closed-table").waitFor();

  await ada.page.reload();
  await fills(ada.page.locator("body"), /^Close: Hold.em among friends/, { Reason: "late" });
  await cleo.page.locator("closed-table").waitFor();
  await cleo.page.getByText("The administrator of the room closed the table. Reason: late").waitFor();

  const log = ada.page.getByRole("list").filter({ hasText: "Logged in as the administrator from 127.0.0.1." });
  await log
    .getByText(/friends closed\./)
    .nth(1)
    .waitFor();
  const lines = (await log.getByRole("listitem").allInnerTexts()).map((line) => line.split("\n")[0]);
  const decisions = lines.map((line) => line!.replace(/ until .*/, ""));
  assert.deepEqual(decisions.reverse(), [
    "New token for the administrator made.",
    "Logged in as the administrator from 127.0.0.1.",
    "Banner shown: “The room closes at 10:00 PM.”",
    "Hold’em among friends created: Hold’em, not listed.",
    "New tables and events held.",
    "New tables and events accepted again.",
    "Hold’em among friends created: Hold’em, not listed.",
    "Ben banned",
    "Hold’em among friends closed.",
    "Ban of Ben lifted.",
    "Hold’em among friends closed.",
  ]);

  const head = await ada.page.locator(".hash").innerText();
  const [download] = await Promise.all([
    ada.page.waitForEvent("download"),
    ada.page.getByRole("link", { name: "Download the audit log" }).click(),
  ]);
  const file = await download.path();
  const whole = await verified(file, "--head", head);
  assert.deepEqual([whole["kind"], whole["ok"], whole["checked"]], ["audit", true, lines.length]);
  const cut = readFileSync(file, "utf8").split("\n").slice(0, -3).join("\n");
  appendFileSync(`${file}.cut`, `${cut}\n`);
  assert.equal((await verified(`${file}.cut`, "--head", head))["ok"], false);

  await keepsAPicture(ada, "admin-audit-desktop", { full: true });
  await ada.leavesAnyway();
  await ben.leavesAnyway();
  await cleo.leavesAnyway();
});
