import assert from "node:assert/strict";
import { test } from "node:test";
import { logsIn } from "../support/administrator.js";
import { DESKTOP, type Person, PHONE } from "../support/browser.js";
import { evening } from "../support/evening.js";
import { fills, opens } from "../support/forms.js";
import { isAccessible, keepsAPicture, opensATable, readsWell, sitsDown } from "../support/people.js";

const here = evening();

/** A banner that takes more than two lines on a phone. */
const LONG = "The room closes at 10:00 PM for an update. Finish your hand by then. ".repeat(3).slice(0, 195).trim();

/** Sends a request from the page, with its cookies. */
async function sends({ page }: Person, method: string, path: string, body: unknown): Promise<void> {
  const init = { method, headers: { "content-type": "application/json" }, body: JSON.stringify(body) };
  const status = await page.evaluate(async ({ path, init }) => (await fetch(`/api${path}`, init)).status, {
    path,
    init,
  });
  assert.equal(status, 200, path);
}

/** The text of the focused element. */
const focused = ({ page }: Person) => page.evaluate(() => document.activeElement?.textContent?.trim() ?? "");

/** Checks the page and keeps pictures of it in both window sizes. */
async function looksRight(person: Person, name: string): Promise<void> {
  for (const [size, { viewport }] of [["phone", PHONE] as const, ["desktop", DESKTOP] as const]) {
    await person.page.setViewportSize(viewport!);
    await isAccessible(person.page);
    await readsWell(person.page);
    await keepsAPicture(person, `${name}-${size}`, { full: true });
  }
}

test("the administrator finds, removes and bans guests who are at no table, and is told what happened", async () => {
  const ada = await here.arrives(DESKTOP);
  await logsIn(ada, here.room);
  assert.equal(await focused(ada), "Administration");
  const ben = await here.arrives(PHONE);
  await ben.page.goto(ben.room);
  await sends(ben, "PUT", "/me", { name: "Ben" });
  const route = [1, 2, 3, 4, 5].map((number) => ({ name: `Bar ${number}` }));
  const draft = {
    name: "Toys",
    date: "2030-09-12",
    time_zone: "Europe/Madrid",
    plan: { route, prizes: [5] },
    settings: {},
  };
  await sends(ben, "POST", "/runs", { draft });
  const cleo = await here.arrives(PHONE);
  const table = await opensATable(cleo, "Cleo", { game: "Hold’em", seats: 3, bots: 1 });
  await sitsDown(cleo, "Cleo");

  await ada.page.reload();
  const guests = ada.page.locator("#admin-guests");
  await guests.getByText("2 guests.").waitFor();
  await guests.getByText("Organiser of Toys").waitFor();
  await ada.page.locator("#admin-events").getByText("organiser: Ben").waitFor();
  await guests.getByLabel("Search by name").fill("bE");
  await guests.getByText("One guest.").waitFor();
  assert.equal(await guests.getByText("Cleo").count(), 0);

  const ban = await opens(guests, "Ban: Ben");
  assert.equal(await ada.page.evaluate(() => document.activeElement?.getAttribute("name")), "length");
  await ban.getByText(/^Ben leaves every table, and the room refuses Ben until /).waitFor();
  await ban.getByText("The network of this guest cannot be banned").waitFor();
  await ban.getByLabel("Length").selectOption("Permanent");
  await ban.getByText("the room refuses Ben permanently.").waitFor();
  await looksRight(ada, "admin-ban");
  await ban.getByLabel("Reason").press("Escape");
  await ban.waitFor({ state: "detached" });
  assert.equal(await focused(ada), "Ban");
  const again = await opens(guests, "Ban: Ben");
  assert.equal(await again.getByLabel("Length").inputValue(), "24");
  await again.getByLabel("Length").selectOption("1\u00A0hour");
  await again.getByLabel("Reason").fill("spam");
  await again.getByLabel("Reason").press("Enter");
  await ada.page
    .getByRole("status")
    .getByText(/^Ben is banned until .*\.$/)
    .waitFor();
  await guests.getByText(/^Banned until/).waitFor();
  await looksRight(ada, "admin-banned");

  await ben.page.getByText(/has banned you until .*Reason: spam/).waitFor();
  assert.equal(await cleo.page.getByText("spam").count(), 0);
  await isAccessible(ben.page);
  await keepsAPicture(ben, "banned-lobby-phone");
  await ben.page.getByRole("link", { name: "Log out on this device" }).click();
  await ben.page.getByRole("heading", { name: "You" }).waitFor();
  await ben.page.getByText(/has banned you/).waitFor();
  await ben.page.getByRole("button", { name: "Log out" }).click();
  await isAccessible(ben.page);
  await keepsAPicture(ben, "banned-you-phone");
  await ben.page.getByRole("button", { name: "Log out" }).click();
  await ben.page.getByText("You are logged out on this device.").waitFor();
  await ben.page.getByRole("link", { name: "Back to the lobby" }).click();
  await ben.page.getByRole("link", { name: "New table" }).waitFor();

  await fills(ada.page.locator("body"), "Lift the ban: Ben", { Reason: "appeal" });
  await ada.page.getByRole("status").getByText("The ban of Ben is lifted.").waitFor();
  await ada.page.waitForFunction(() => document.activeElement?.textContent === "Bans");

  await fills(ada.page.locator("#admin-room"), "Show a banner", { Text: LONG, Reason: "update" });
  await ada.page.locator("room-notice").getByText(LONG).waitFor();
  await cleo.page.reload();
  const more = cleo.page.getByRole("button", { name: "More" });
  await more.waitFor();
  await keepsAPicture(cleo, "banner-cut-phone");
  await more.press("Enter");
  await cleo.page.getByRole("button", { name: "Less", expanded: true }).waitFor();
  assert.equal(await focused(cleo), LONG);
  await isAccessible(cleo.page);
  await keepsAPicture(cleo, "banner-open-phone");
  await cleo.page.keyboard.press("Escape");
  await more.waitFor();
  assert.equal(await focused(cleo), "More");

  await ada.page.getByLabel("Search by name").fill("cleo");
  await fills(guests, "Remove: Cleo", { Reason: "phone at the table" });
  await ada.page.getByRole("status").getByText("Cleo is removed from every table.").waitFor();
  await cleo.page.getByRole("heading", { name: "You were removed" }).waitFor();
  await cleo.page.getByRole("alert").getByText("Reason: phone at the table").waitFor();
  await isAccessible(cleo.page);
  await keepsAPicture(cleo, "removed-phone");
  await cleo.page.getByRole("button", { name: "Back to the table" }).click();
  await cleo.page.getByRole("list", { name: "Seats" }).waitFor();
  assert.equal(cleo.page.url(), table);

  await ada.page.getByRole("link", { name: "Audit log", exact: true }).click();
  assert.equal(await focused(ada), "Audit log");
  await ada.page.getByRole("button", { name: "Copy the hash" }).click();
  await ada.page.getByRole("status").getByText("Copied").waitFor();
  await ada.page.goto(ada.room);
  await ada.page.getByRole("link", { name: "Administration" }).click();
  await ada.page.getByRole("button", { name: "Log out" }).click();
  await looksRight(ada, "admin-log-out");
  await ada.page.getByRole("button", { name: "Log out" }).click();
  await ada.page.getByText("You are logged out as the administrator.").waitFor();
  await ada.page.getByLabel("Token").waitFor();
  await isAccessible(ada.page);
  await keepsAPicture(ada, "admin-logged-out");

  for (const person of [ada, ben, cleo]) await person.leavesAnyway();
});
