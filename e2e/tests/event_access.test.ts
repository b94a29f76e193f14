// Registration and a stop of an event by keyboard alone, with few keystrokes.
import assert from "node:assert/strict";
import { test } from "node:test";
import { type Person, PHONE } from "../support/browser.js";
import { evening } from "../support/evening.js";
import { draftOf, hasAnEvent, registers, viewOf } from "../support/event.js";

const here = evening();

/** Counts the keys that a person presses, other than those of a typed name. */
class Keys {
  count = 0;
  constructor(private readonly person: Person) {}

  async presses(...keys: string[]): Promise<void> {
    for (const key of keys) await this.person.page.keyboard.press(key);
    this.count += keys.length;
  }
}

test("by keyboard: a registration takes the name and at most eight keystrokes", async () => {
  const olga = await here.arrives();
  const run = await hasAnEvent(olga, draftOf("Ride", { settings: { fees: "recorded", hand_price: 1000 } }));
  await olga.page.goto(`${olga.room}/e/${run}/registration`);
  await olga.page.getByLabel("Name of the participant").focus();
  // The name field has the focus again after each registration.
  const people: [name: string, keys: string[]][] = [
    ["Ann", ["Enter"]],
    ["Ben", ["Tab", "3", "Enter"]],
    // Does not ride, two hands, paid.
    ["Cleo", ["Tab", "2", "Tab", "ArrowRight", "Tab", "ArrowRight", "Enter"]],
    ["Dan", ["Enter"]],
  ];
  for (const [name, typed] of people) {
    const keys = new Keys(olga);
    await olga.page.keyboard.type(name);
    await keys.presses(...typed);
    assert.ok(keys.count <= 8);
  }
  // The payment is recorded after the registration.
  await olga.page.getByRole("status").filter({ hasText: "Dan: 1 hand, paid" }).waitFor();
  const { participants } = await viewOf(olga, run);
  const read = participants.map(({ name, rides, hands }) => [
    name,
    rides,
    hands.length,
    hands.filter(({ unpaid }) => unpaid).length,
  ]);
  assert.deepEqual(read, [
    ["Ann", true, 1, 1],
    ["Ben", true, 3, 3],
    ["Cleo", false, 2, 0],
    // The payment of the previous participant stays selected.
    ["Dan", true, 1, 0],
  ]);
  await olga.leaves();
});

test("by keyboard: after a warning about an equal name, the person is registered, and the next name can be typed", async () => {
  const olga = await here.arrives(PHONE);
  const run = await hasAnEvent(olga, draftOf("Ride"));
  await registers(olga, run, { name: "Ann", rides: true });
  const { page } = olga;
  await page.goto(`${olga.room}/e/${run}/registration`);
  await page.getByText("1 participant, 1 hand").waitFor();
  await page.getByLabel("Name of the participant").fill("ann");
  await page.keyboard.press("Enter");
  await page.getByText("Ann is already registered, number 1.").waitFor();
  assert.equal(await page.locator(":focus").innerText(), "Register another");
  await page.keyboard.press("Enter");
  await page.getByRole("status").filter({ hasText: "ann: 1 hand" }).waitFor();
  assert.equal(await page.locator(":focus").getAttribute("id"), "entry-name");
  await page.keyboard.type("Ben");
  await page.keyboard.press("Enter");
  await page.getByRole("status").filter({ hasText: "Ben: 1 hand" }).waitFor();
  const { participants } = await viewOf(olga, run);
  assert.deepEqual(
    participants.map(({ name }) => name),
    ["Ann", "ann", "Ben"],
  );
  await olga.leaves();
});

test("by keyboard: a stop takes the number and three keystrokes for each hand with the on-screen wheel", async () => {
  const olga = await here.arrives({ ...PHONE, reducedMotion: "reduce" });
  const run = await hasAnEvent(olga, draftOf("Ride"));
  for (const name of ["Ann", "Ben"]) await registers(olga, run, { name, rides: true });
  await olga.page.goto(`${olga.room}/e/${run}/stops/1`);
  for (const [number, name] of [
    ["1", "Ann"],
    ["2", "Ben"],
  ] as const) {
    const keys = new Keys(olga);
    const isFocused = (control: string) =>
      olga.page.waitForFunction((name) => document.activeElement?.matches(name), control);
    await isFocused("#find");
    await keys.presses(number, "Enter");
    await olga.page.locator(".desk-person").getByText(name).waitFor();
    await isFocused("button.spin");
    await keys.presses("Enter");
    await isFocused("button.next");
    assert.match(await olga.page.locator(".say").innerText(), /Stamp or write .+ on the sheet/);
    await keys.presses("Enter");
    assert.equal(keys.count, 4);
  }
  const { participants } = await viewOf(olga, run);
  assert.deepEqual(
    participants.map(({ hands }) => hands[0]!.stamps.length),
    [1, 1],
  );
  await olga.leaves();
});
