// The form of a plan on a phone: the search for a time zone, and every fault beside its field.
import assert from "node:assert/strict";
import { test } from "node:test";
import { PHONE } from "../support/browser.js";
import { evening } from "../support/evening.js";
import { STOPS } from "../support/event.js";
import { isAccessible, readsWell } from "../support/people.js";

const here = evening();

test("a time zone is found by typing a city, a country or an offset, with the keyboard or a finger", async () => {
  const olga = await here.arrives(PHONE);
  const { page } = olga;
  await page.goto(`${olga.room}/events/new`);
  const field = page.getByRole("combobox", { name: "Time zone" });
  const options = page.locator("plan-zone").getByRole("option");
  await page.getByLabel("Date").fill("2027-06-05");

  await field.fill("denv");
  await page.getByRole("option", { name: "Denver, America UTC−06:00" }).waitFor();
  const list = page.locator("plan-zone").getByRole("listbox");
  // The field is at the lower edge of the screen before the longest list opens.
  await field.evaluate((field) => field.scrollIntoView({ block: "end" }));
  await field.fill("america");
  await options.nth(49).waitFor();
  for (const part of [field, list]) {
    const { y, height } = (await part.boundingBox())!;
    assert.ok(y >= 0 && y + height <= PHONE.viewport!.height, "the field and its list are on the screen");
  }
  await field.fill("denv");
  await options.first().waitFor();
  await isAccessible(page);
  await readsWell(page);
  await field.press("Enter");
  assert.equal(await field.inputValue(), "America/Denver (UTC−06:00)");
  assert.equal(await options.count(), 0);

  await field.fill("spain");
  await page.getByRole("option", { name: /^Madrid/ }).click();
  assert.equal(await field.inputValue(), "Europe/Madrid (UTC+02:00)");
  await page.getByLabel("Date").fill("2027-01-05");
  assert.equal(await field.inputValue(), "Europe/Madrid (UTC+01:00)", "in winter");

  await field.fill("+5:30");
  await options.first().waitFor();
  await field.press("ArrowDown");
  assert.equal(await page.locator("plan-zone [aria-selected=true]").count(), 1);
  await field.press("Escape");
  assert.equal(await options.count(), 0);

  await field.fill("nowhere");
  await page.getByText("No time zone matches.").waitFor();
  await field.press("Tab");
  await page.getByText("Choose a time zone from the list").waitFor();
  assert.equal(await field.getAttribute("aria-invalid"), "true");
  await olga.leaves();
});

test("every form fault is shown beside its field and describes it, even in a collapsed section", async () => {
  const olga = await here.arrives(PHONE);
  const { page } = olga;
  await page.goto(`${olga.room}/events/new`);
  const wrong: [field: string, text: string][] = [
    ["Deadline", ""],
    ["Telephone number for emergencies", "call Ann"],
    ["Price of a hand", "ten"],
    ["Hands per participant", "0"],
    ["Price of an extra card", "x"],
    ["Place 1, how much", "400"],
  ];
  for (const [label, text] of wrong) await page.getByLabel(label, { exact: true }).fill(text);
  await page.getByLabel("Time zone").fill("nowhere");
  await page.getByText("More rules").click();
  await page.getByLabel("Lowest hand", { exact: true }).selectOption("amount");
  await page.getByLabel("Lowest hand, how much").fill("much");
  await page.getByText("More rules").click();
  await page.getByRole("button", { name: "Create the event" }).click();
  await page.getByText("Fill in this field.").first().waitFor();
  const labels = [
    "Your name",
    "Name of the event",
    "Date",
    "Time zone",
    ...wrong.map(([label]) => label),
    ...STOPS.map((_, index) => `Card stop ${index + 1}`),
    "Place 2, how much",
    "Place 3, how much",
    "Lowest hand, how much",
  ];
  for (const label of labels) {
    const field = page.getByLabel(label, { exact: true });
    assert.equal(await field.getAttribute("aria-invalid"), "true", label);
    const described = (await field.getAttribute("aria-describedby")) ?? "";
    const id = described.split(" ").find((each) => each.endsWith("-fault"));
    const fault = page.locator(`[id="${id}"]`);
    assert.ok(await fault.isVisible(), `${label}: ${described}`);
    const [above, below] = [(await field.boundingBox())!, (await fault.boundingBox())!];
    const gap = below.y - (above.y + above.height);
    assert.ok(gap > -1 && gap < 120, `${label}: the fault is ${gap} pixels below`);
  }
  assert.equal(await page.locator(":focus").getAttribute("id"), "plan-me", "the first wrong field has the focus");
  await page.getByLabel("Name of the event", { exact: true }).fill("Ride");
  await page.locator("#plan-name-fault").waitFor({ state: "detached" });
  await page.locator("#plan-me-fault").waitFor();
  await readsWell(page);
  await olga.leaves();
});
