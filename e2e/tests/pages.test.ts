import assert from "node:assert/strict";
import { test } from "node:test";
import { PHONE } from "../support/browser.js";
import { evening } from "../support/evening.js";
import { isAccessible, opensATable, readsWell } from "../support/people.js";

const here = evening();

test("the page comes from the binary, and its elements show", async () => {
  const ann = await here.arrives();
  await ann.page.goto(ann.room);
  await ann.page.getByRole("heading", { level: 2, name: "Tables" }).waitFor();
  await ann.page.getByRole("link", { name: /Hold.em demo/ }).waitFor();
  await ann.leaves();
});

test("on loopback the invitation says that phones cannot connect, and shows the command that allows it", async () => {
  const ann = await here.arrives(PHONE);
  await opensATable(ann, "Ann", { game: "Hold’em", seats: 4, bots: 1 });
  await ann.page.getByRole("button", { name: "Invite" }).click();
  await ann.page.getByText("Only this computer can reach this room").waitFor();
  await ann.page.getByText(/^cardroom serve --listen 0\.0\.0\.0:\d+$/).waitFor();
  await isAccessible(ann.page);
  await ann.leaves();
});

test("a host pauses the game, resumes it, and removes a bot", async () => {
  const ann = await here.arrives();
  await opensATable(ann, "Ann", { game: "High Card Flush", seats: 2, bots: 1 });
  await ann.page.getByRole("button", { name: "Host" }).click();
  await ann.page.getByRole("button", { name: "Pause 5 min" }).click();
  await ann.page.getByRole("button", { name: "Resume" }).click();
  await ann.page.getByRole("button", { name: "Pause 5 min" }).waitFor();
  await isAccessible(ann.page);
  await ann.page.getByRole("button", { name: /^Remove / }).click();
  await ann.page.getByRole("alertdialog").getByRole("button", { name: "Remove" }).click();
  await ann.page.getByRole("combobox", { name: "Add a bot at seat 2" }).waitFor();
  await ann.leaves();
});

test("the rules open at the clause named in the URL", async () => {
  const ann = await here.arrives(PHONE);
  await ann.page.goto(`${ann.room}/rules/packs_poker#PK-3`);
  await ann.page.locator(".clause.chosen").getByText("PK-3").first().waitFor();
  await isAccessible(ann.page);
  await readsWell(ann.page);
  await ann.leaves();
});

test("the same in Spanish, fully translated", async () => {
  const ana = await here.arrives({ ...PHONE, locale: "es" });
  await ana.page.goto(ana.room);
  await ana.page.getByRole("link", { name: "Mesa nueva" }).waitFor();
  await readsWell(ana.page);
  await isAccessible(ana.page);
  await ana.page.getByRole("link", { name: /Packs Poker demo/ }).click();
  await ana.page.getByRole("list", { name: "Asientos" }).waitFor();
  await readsWell(ana.page);
  await isAccessible(ana.page);
  await ana.leaves();
});

test("an unknown URL shows a message", async () => {
  const ann = await here.arrives();
  const answer = await ann.page.goto(`${ann.room}/nowhere`);
  assert.equal(answer!.status(), 404);
  await ann.page.getByRole("heading", { name: "Page not found" }).waitFor();
  await ann.leavesAnyway();
});

test("the content security policy is strict: an inline script or style is not applied, and is reported", async () => {
  const ann = await here.arrives();
  const answer = await ann.page.goto(ann.room);
  const policy = answer!.headers()["content-security-policy"]!;
  assert.match(policy, /default-src 'none'/);
  assert.doesNotMatch(policy, /unsafe/);
  await ann.page.evaluate(() => {
    const script = document.createElement("script");
    const style = document.createElement("style");
    style.textContent = "body { display: none }";
    document.head.append(style);
    try {
      script.append("document.title = 'run'");
      document.head.append(script);
    } catch {
      // If the browser rejects the script text itself, the script does not run either.
    }
  });
  assert.notEqual(await ann.page.title(), "run");
  assert.equal(await ann.page.evaluate(() => getComputedStyle(document.body).display), "block");
  assert.throws(() => ann.hasNoComplaint(), /policy: style-src/);
  await ann.leavesAnyway();
});
