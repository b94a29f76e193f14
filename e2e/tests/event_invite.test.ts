// Staff links: their QR codes and addresses, how to reach an address that phones can open, and the page that the links
// open.
import assert from "node:assert/strict";
import { test } from "node:test";
import { PHONE } from "../support/browser.js";
import { evening } from "../support/evening.js";
import { draftOf, hasAnEvent, makesALink, registers, sheetsOf, viewOf } from "../support/event.js";
import { prints } from "../support/paper.js";
import { scansTheCode } from "../support/people.js";

const PUBLIC_URL = "http://ride.example.org";
const onLoopback = evening();
const here = evening({ publicUrl: PUBLIC_URL });

/** Minimum distance of ink from the edge of the paper, in points: 10 mm, where the margin is 12 mm. */
const MARGIN = 28;

const TASKS = [
  "Registration",
  "Stop 1: Mill",
  "Stop 2: Bridge",
  "Stop 3: Quarry",
  "Stop 4: Chapel",
  "Stop 5: Lake",
  "Finish",
];

test("on loopback the staff page says that phones cannot open it, and shows no QR code", async () => {
  const olga = await onLoopback.arrives(PHONE);
  const { page, room } = olga;
  const run = await hasAnEvent(olga, draftOf("Ride"));
  await page.goto(`${room}/e/${run}/staff`);
  await page.getByText(`Phones cannot open ${new URL(room).host}`).waitFor();
  await page.getByText(`cardroom serve --listen 0.0.0.0:${new URL(room).port}`).waitFor();
  await page.getByRole("checkbox", { name: "Finish" }).check();
  await page.getByRole("button", { name: "Make the link", exact: true }).click();
  const made = page.getByRole("article", { name: "Link 1" });
  assert.match(await made.getByLabel("Address").inputValue(), new RegExp(`^${room}/e/${run}/join#`));
  assert.equal(await made.getByRole("img").count(), 0);
  await olga.leaves();
});

test("each link has its tasks, QR code and URL, can be copied and printed, and stays until it is revoked", async () => {
  const olga = await here.arrives();
  const { page, room } = olga;
  const run = await hasAnEvent(olga, draftOf("Ride for the hospice"));
  await page.goto(`${room}/e/${run}/staff`);
  await page.getByRole("button", { name: "Make a link for each task" }).click();
  const links = page.locator("staff-link");
  await links.nth(TASKS.length - 1).waitFor();
  await page.reload();
  await links.nth(TASKS.length - 1).waitFor();
  assert.deepEqual(await links.locator(".tasks strong").allTextContents(), TASKS);
  const numbers = TASKS.map((_, index) => `Link ${index + 1}`);
  assert.deepEqual(await links.getByRole("heading").allTextContents(), numbers, "in the order of the day");
  const urls = await Promise.all((await links.getByLabel("Address").all()).map((field) => field.inputValue()));
  assert.ok(urls.every((url) => url.startsWith(`${PUBLIC_URL}/e/${run}/join#`)));

  const printed = await prints(page);
  assert.ok(printed.length <= 3 && printed.every(({ margin }) => margin >= MARGIN), "whole cards, three on a page");
  const read = printed.map(({ codes }) => codes);
  assert.deepEqual(read.flatMap(({ zbar }) => zbar).sort(), [...urls].sort());
  for (const { zxing, zbar } of read) assert.deepEqual(zxing, zbar, "the decoders read different codes");
  const text = printed.map((each) => each.text).join(" ");
  for (const words of [...TASKS, "Ride for the hospice"]) assert.ok(text.includes(words), words);
  assert.ok(!text.includes("Make the link"), "only the links are printed");

  const copy = links.first().getByRole("button", { name: "Copy" });
  await copy.click();
  await links.first().getByRole("button", { name: "Copied" }).waitFor();
  await page.getByRole("button", { name: "Revoke link 2" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Revoke" }).click();
  await links.nth(TASKS.length - 1).waitFor({ state: "detached" });
  assert.ok(!(await links.getByRole("heading").allTextContents()).includes("Link 2"));
  await olga.leaves();
});

test("an organiser on loopback continues at the address for phones with the same rights", async () => {
  const olga = await here.arrives(PHONE);
  const { page, room } = olga;
  const run = await hasAnEvent(olga, draftOf("Ride for the hospice"));
  await page.goto(`${room}/e/${run}/staff`);
  await page.getByRole("button", { name: `Continue at ${PUBLIC_URL}` }).click();
  await page.waitForURL(`${PUBLIC_URL}/e/${run}/join#*`);
  await page.getByLabel("Your name").fill("Olga");
  await page.getByRole("button", { name: "Join" }).click();
  await page.getByRole("heading", { name: "Invite staff" }).waitFor();
  assert.equal(page.url(), `${PUBLIC_URL}/e/${run}/staff`);
  assert.equal(await page.getByText("Phones cannot open").count(), 0);
  await page.getByRole("checkbox", { name: "Finish" }).check();
  await page.getByRole("button", { name: "Make the link", exact: true }).click();
  const code = await scansTheCode(olga);
  assert.equal(code, await page.getByLabel("Address").inputValue());
  await page.goto(`${room}/events/new`);
  const link = page.getByRole("link", { name: `Continue at ${PUBLIC_URL}` });
  assert.equal(await link.getAttribute("href"), `${PUBLIC_URL}/events/new`);
  await olga.leaves();
});

test("a volunteer reads the event, its date and the tasks of a link before entering a name", async () => {
  const olga = await onLoopback.arrives();
  const run = await hasAnEvent(olga, draftOf("Ride for the hospice", { date: "2027-06-05" }));
  const { url } = await makesALink(olga, run, { stop: 2 }, "finish");
  const sam = await onLoopback.arrives(PHONE);
  await sam.page.goto(url);
  await sam.page.getByRole("heading", { name: "Ride for the hospice" }).waitFor();
  await sam.page.getByText("Saturday, June 5, 2027").waitFor();
  assert.deepEqual(await sam.page.locator(".tasks strong").allTextContents(), ["Stop 2: Bridge", "Finish"]);
  await sam.page.getByLabel("Your name").fill("Sam");
  await sam.page.getByRole("button", { name: "Join" }).click();
  await sam.page.getByRole("heading", { name: "Your desks" }).waitFor();
  await sam.leaves();
  await olga.leaves();
});

test("a sheet code shows strangers the name that the participant chose, and staff the full name", async () => {
  const olga = await here.arrives();
  const run = await hasAnEvent(olga, draftOf("Ride"));
  await registers(olga, run, { name: "Ann Lee", rides: true, details: { shown_as: "initials" } });
  await registers(olga, run, { name: "Bo Low", rides: true });
  const sheets = await sheetsOf(olga, run, 2);
  const stranger = await here.arrives(PHONE);
  for (const [index, shown] of ["A. L.", "No. 2"].entries()) {
    await stranger.page.goto(`${stranger.room}/s/${run}/${sheets[index]!.code}`);
    await stranger.page.getByRole("heading", { level: 1 }).filter({ hasText: shown }).waitFor();
    const text = await stranger.page.locator("body").innerText();
    assert.ok(!/Ann|Lee|Bo|Low/.test(text.replaceAll("Board", "")), text);
  }
  const answer = await stranger.page.request.get(`${stranger.room}/api/runs/${run}/sheets/${sheets[0]!.code}`);
  assert.ok(!(await answer.text()).includes("Lee"), "the answer has no full name either");
  // The browser logs the refused request for the staff view.
  await stranger.leavesAnyway();
  // The organiser has a desk at every stop, and chooses one.
  await olga.page.goto(`${olga.room}/s/${run}/${sheets[0]!.code}`);
  await olga.page.getByRole("heading", { level: 1 }).filter({ hasText: "Ann Lee" }).waitFor();
  assert.equal((await viewOf(olga, run)).participants[0]!.name, "Ann Lee");
  await olga.leaves();
});
