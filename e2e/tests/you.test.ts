import assert from "node:assert/strict";
import { test } from "node:test";
import { DESKTOP, PHONE } from "../support/browser.js";
import { evening } from "../support/evening.js";
import { isAccessible, keepsAPicture, opensATable, readsWell } from "../support/people.js";

const here = evening({ publicUrl: "http://cards.example" });

test("a guest changes the name, continues on another device by a code, and logs out on one of them", async () => {
  const [phone, desktop] = [await here.arrives(PHONE), await here.arrives(DESKTOP)];
  await opensATable(phone, "Ann", { game: "Hold’em", seats: 4, bots: 1 });
  await phone.page.goto(`${phone.room}/you`);
  await phone.page.getByRole("textbox", { name: "Your name" }).fill("Anna");
  await phone.page.getByRole("button", { name: "Change" }).click();
  await phone.page.getByText("Changed.").waitFor();
  await phone.page.getByRole("button", { name: "Show a code" }).click();
  const shown = phone.page.locator(".you-code code");
  const code = (await shown.textContent()) ?? "";
  assert.match(code, /^[2-9A-HJ-NP-TV-Z]{4}-[2-9A-HJ-NP-TV-Z]{4}$/);
  await phone.page.getByRole("img", { name: /cards\.example/ }).waitFor();
  await readsWell(phone.page);
  await isAccessible(phone.page);
  await keepsAPicture(phone, "you-phone");

  await desktop.page.goto(`${desktop.room}/move`);
  await keepsAPicture(desktop, "move-desktop");
  await desktop.page.getByRole("textbox", { name: "Code" }).fill(code.toLowerCase());
  await isAccessible(desktop.page);
  await desktop.page.getByRole("button", { name: "Continue" }).click();
  await desktop.page.getByRole("link", { name: /^Anna:/ }).click();
  await desktop.page.getByRole("heading", { level: 1, name: "You" }).waitFor();
  await readsWell(desktop.page);
  await isAccessible(desktop.page);
  await keepsAPicture(desktop, "you-desktop");

  await desktop.page.getByRole("button", { name: "Log out" }).click();
  await keepsAPicture(desktop, "log-out-desktop");
  await desktop.page.getByRole("alertdialog").getByRole("button", { name: "Log out" }).click();
  await desktop.page.getByText("You are logged out on this device.").waitFor();
  await isAccessible(desktop.page);
  await desktop.page.getByRole("link", { name: "Back to the lobby" }).click();
  await desktop.page.getByRole("link", { name: /Have you played here before/ }).waitFor();
  await phone.page.reload();
  assert.equal(await phone.page.getByRole("textbox", { name: "Your name" }).inputValue(), "Anna");
  await phone.leaves();
  await desktop.leaves();
});

test("the code page in Spanish says that a wrong code is wrong", async () => {
  const ana = await here.arrives({ ...PHONE, locale: "es" });
  await ana.page.goto(`${ana.room}/move/22222222`);
  await ana.page.getByRole("button").last().click();
  await ana.page.getByRole("alert").waitFor();
  await readsWell(ana.page);
  await isAccessible(ana.page);
  await keepsAPicture(ana, "move-wrong-phone-es");
  await ana.leavesAnyway();
});
