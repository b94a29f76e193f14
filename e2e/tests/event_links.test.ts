// Plans that two people change at once, wrong links and codes, and long names.
import assert from "node:assert/strict";
import { test } from "node:test";
import { type Person, PHONE } from "../support/browser.js";
import { evening } from "../support/evening.js";
import { acts, asks, codesOf, draftOf, hasAnEvent, joins, makesALink, registers, viewOf } from "../support/event.js";
import { pageFaults } from "../support/measure.js";
import { readsWell } from "../support/people.js";

const here = evening();

/** Changes the name of the event in the form of its plan, and saves it. */
async function renames({ page }: Person, name: string): Promise<void> {
  await page.getByLabel("Name of the event").fill(name);
  await page.getByRole("button", { name: "Save the plan" }).click();
}

test("if two organisers change the plan at once, the second sees a message and does not overwrite it", async () => {
  const [olga, petra] = [await here.arrives(), await here.arrives()];
  const run = await hasAnEvent(olga, draftOf("Ride"), { open: false });
  await joins(petra, (await makesALink(olga, run, "organiser")).url, "Petra");
  for (const { page, room } of [olga, petra]) {
    await page.goto(`${room}/e/${run}/plan`);
    await page.getByRole("button", { name: "Change the plan" }).click();
  }
  await renames(olga, "Ride of Olga");
  await olga.page.getByRole("heading", { name: "Ride of Olga" }).waitFor();
  await renames(petra, "Ride of Petra");
  await petra.page.getByText(/changed the plan meanwhile/).waitFor();
  assert.equal(await petra.page.getByLabel("Name of the event").inputValue(), "Ride of Petra");
  const { run: head } = (await asks<{ run: { name: string } }>(olga, "GET", `/runs/${run}`)).body;
  assert.equal(head.name, "Ride of Olga");
  await petra.page.reload();
  await petra.page.getByRole("heading", { name: "Ride of Olga" }).waitFor();
  await petra.page.getByRole("button", { name: "Change the plan" }).click();
  await renames(petra, "Ride of both");
  await petra.page.getByRole("heading", { name: "Ride of both" }).waitFor();
  await olga.leaves();
  await petra.leavesAnyway();
});

/** The text with the character at this position replaced. */
const altered = (text: string, at: number) => text.slice(0, at) + (text[at] === "A" ? "B" : "A") + text.slice(at + 1);

test("unknown, altered and revoked links grant no role, and revoking a link removes the roles it granted", async () => {
  const [olga, sam, eve] = [await here.arrives(), await here.arrives(PHONE), await here.arrives(PHONE)];
  const run = await hasAnEvent(olga, draftOf("Ride"));
  const { url } = await makesALink(olga, run, { stop: 1 });
  await joins(sam, url, "Sam");
  const [before = "", token = ""] = url.split("#");
  const other = await hasAnEvent(olga, draftOf("Another ride"));
  const tried = async (link: string) => {
    // The page reads the token only when it is loaded, not when just the fragment changes.
    await eve.page.goto("about:blank");
    await eve.page.goto(link);
    await eve.page.getByRole("alert").filter({ hasText: "This link is not valid, or was revoked." }).waitFor();
    assert.equal(await eve.page.getByLabel("Your name").count(), 0, "no name is asked for");
  };
  await tried(`${before}#${altered(token, 0)}`);
  await tried(`${before}#${token.slice(1)}`);
  await tried(`${before.replace(run, other)}#${token}`);
  await olga.page.goto(`${olga.room}/e/${run}/staff`);
  await olga.page.getByRole("button", { name: "Revoke link 1" }).click();
  await olga.page.getByRole("alertdialog").getByRole("button", { name: "Revoke" }).click();
  await olga.page.getByText("revoked", { exact: true }).waitFor();
  await tried(url);
  await sam.page.getByRole("alert").filter({ hasText: "You have no role in this event." }).waitFor();
  assert.equal(await sam.page.getByRole("heading", { name: "Your desks" }).count(), 0);
  assert.equal((await asks(eve, "GET", `/runs/${run}`)).status, 403);
  await eve.page.goto(before);
  await eve.page.getByText("This link is incomplete.").waitFor();
  await eve.page.goto(url.replace(run, "0".repeat(run.length)));
  await eve.page.getByText("There is no such event.").waitFor();
  await olga.leaves();
  // The browser logs refused requests as errors.
  await sam.leavesAnyway();
  await eve.leavesAnyway();
});

/** Names of 80 characters in six scripts, with and without places at which a line may be broken. */
const NAMES = ["W", "Ж", "م", "अ", "漢", "Ω"].map((letter, index) =>
  index % 2 === 0 ? letter.repeat(80) : `${letter.repeat(26)} ${letter.repeat(26)} ${letter.repeat(26)}`,
);

/** The pages of the event, and the steps on each before it is measured. */
const PAGES: [path: string, then?: (person: Person) => Promise<void>][] = [
  [""],
  ["/p/1"],
  ["/plan"],
  ["/staff"],
  ["/registration", ({ page }) => page.locator(".people button").first().click()],
  ["/sheets"],
  ["/stops/1", scansTheThird],
  ["/finish", scansTheThird],
  [
    "/finish",
    async ({ page }) => {
      await page.getByRole("tab").nth(1).click();
      await scansTheThird({ page });
    },
  ],
  [
    "/finish",
    async ({ page }) => {
      await page.getByRole("tab").nth(2).click();
      await scansTheThird({ page });
    },
  ],
  ["/corrections?participant=1"],
  ["/questions"],
  ["/money"],
];

/** Finds participant 3 at a desk. */
async function scansTheThird({ page }: Pick<Person, "page">): Promise<void> {
  await page.locator("#find").fill("3");
  await page.locator("#find").press("Enter");
  await page.getByText(NAMES[2]!).first().waitFor();
}

for (const locale of ["en", "es"] as const)
  test(`names of 80 characters in six scripts widen no page on a phone (${locale})`, async () => {
    const olga = await here.arrives({ ...PHONE, locale });
    const run = await hasAnEvent(olga, draftOf("W".repeat(80), { settings: { fees: "recorded", hand_price: 1000 } }));
    for (const [index, name] of NAMES.entries()) {
      assert.equal(Array.from(name).length, 80);
      const details = { shown_as: "name" as const, contact: "W".repeat(200) };
      await registers(olga, run, { name, rides: index !== 1, hands: 2, details });
    }
    for (const stop of [1, 2, 3, 4, 5])
      await acts(olga, run, { stamp: { hand: "1-1", stop, card: "Td", at: `08:0${stop}` } });
    await acts(olga, run, { turn_in: { hand: "1-1", at: "09:00" } });
    const faults = [];
    for (const [path, then] of PAGES) {
      await olga.page.goto(`${olga.room}/e/${run}${path}`);
      await olga.page.locator("h1").waitFor();
      await then?.(olga);
      await readsWell(olga.page).catch((error: Error) => faults.push(`${path}: ${error.message}`));
      faults.push(...(await olga.page.evaluate(pageFaults, "main")).map((fault) => `${path}: ${fault}`));
    }
    assert.deepEqual(faults, []);
    await olga.leaves();
  });

test("a participant's page shows a card drawn elsewhere, and as of when it is without a connection", async () => {
  const [olga, ann] = [await here.arrives(), await here.arrives(PHONE)];
  const route = [...draftOf("").plan.route, { name: "Town Hall, Market Square", card: false }];
  const run = await hasAnEvent(olga, draftOf("Ride", { plan: { route, prizes: ["50%"] }, emergency: "112" }));
  await registers(olga, run, { name: "Ann", rides: true });
  await registers(olga, run, { name: "Bo", rides: false });
  const [code] = await codesOf(olga, run, 1);
  const { page, room } = ann;
  await page.goto(`${room}/s/${run}/${code}`);
  await page.getByText("Stop 1: Mill").waitFor();
  assert.equal(await page.getByRole("link", { name: "112" }).getAttribute("href"), "tel:112");
  await acts(olga, run, { stamp: { hand: "1-1", stop: 1, card: "Ks", at: "09:00" } });
  await page.getByRole("img", { name: "king of spades" }).waitFor();
  for (const stop of [2, 3, 4, 5] as const)
    await acts(olga, run, { stamp: { hand: "1-1", stop, card: "9d", at: `09:0${stop}` } });
  await page.getByText("Finish, Town Hall, Market Square").waitFor();
  await page.context().setOffline(true);
  await page
    .getByRole("alert")
    .filter({ hasText: /^No connection. As of \d+:\d\d.[AP]M\.$/ })
    .waitFor();
  await page.context().setOffline(false);
  await page.getByRole("alert").waitFor({ state: "detached" });
  await page.goto(`${room}/e/${run}/p/2`);
  await page.getByText("Draw all five cards at Mill, or at the finish.").waitFor();
  await page.goto(`${room}/s/${run}/${code!.replace(/.$/, "")}${code!.endsWith("0") ? "1" : "0"}`);
  await page.getByText("No sheet of this event has this code. Scan it again.").waitFor();
  const blank = (await codesOf(olga, run, 3))[2];
  await olga.page.goto(`${room}/s/${run}/${blank}`);
  await olga.page.getByRole("link", { name: /^Register a participant with sheet 3/ }).click();
  assert.match(await olga.page.getByLabel("Number", { exact: true }).inputValue(), /^3[A-Z]$/);
  await olga.leaves();
  await ann.leavesAnyway();
});

test("a spin whose reply is lost is sent again, and then shows its card and what to do with it", async () => {
  const olga = await here.arrives(PHONE);
  const { page, room } = olga;
  const run = await hasAnEvent(olga, draftOf("Ride"));
  await registers(olga, run, { name: "Ann", rides: true });
  await page.goto(`${room}/e/${run}/stops/1?participant=1`);
  let lost = 0;
  await page.route("**/spins", async (route) => {
    if (lost > 0) return route.continue();
    lost += 1;
    await route.fetch();
    return route.abort();
  });
  await page.getByRole("button", { name: "Spin", exact: true }).click();
  await page.getByRole("alert").filter({ hasText: "No reply yet. The card may already be drawn." }).waitFor();
  await page.getByText(/^Stamp or write .+ on the sheet\./).waitFor();
  assert.match((await page.getByRole("status").allTextContents()).join(), /Hand 1-1: (ace|king|queen|jack|\w+) of /);
  assert.equal(await page.getByRole("alert").count(), 0);
  const { participants } = await viewOf(olga, run);
  assert.equal(participants[0]!.hands[0]!.stamps.length, 1);
  await page.goto(`${room}/e/${run}/stops/1?participant=1`);
  await page.getByText(/Check that .+ is on the sheet\./).waitFor();
  await olga.leavesAnyway();
});
