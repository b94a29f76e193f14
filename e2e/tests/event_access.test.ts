// The pages of an event without a mouse and with a screen reader: keystrokes, axe, and the tree that a screen reader
// reads, in English and Spanish. The trees are compared with snapshots in golden/.
import assert from "node:assert/strict";
import { test } from "node:test";
import type { RunDraft } from "../../web/src/generated/run.js";
import { DESKTOP, type Person, PHONE, type Window } from "../support/browser.js";
import { evening } from "../support/evening.js";
import { acts, draftOf, hasAnEvent, registers, viewOf } from "../support/event.js";
import { isGolden } from "../support/golden.js";
import { isAccessible, readsWell } from "../support/people.js";

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
  await olga.page.getByRole("status").filter({ hasText: "Dan" }).waitFor();
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

test("by keyboard: a stop takes the number and three keystrokes for each hand with the wheel on the screen", async () => {
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

/** An event of a past day in UTC, so that its pages do not depend on the clock. */
const PAST: Partial<RunDraft> = { date: "2026-01-10", time_zone: "UTC" };

/** An event in progress: one hand is turned in, one is on the way, and one participant does not ride. */
async function hasARide(olga: Person): Promise<string> {
  const run = await hasAnEvent(
    olga,
    draftOf("Winter ride", { ...PAST, settings: { hand_price: 1000, fees: "recorded" } }),
  );
  await registers(olga, run, { name: "Ann", rides: true, hands: 2, details: { shown_as: "name" } });
  await registers(olga, run, { name: "Ben", rides: true });
  await registers(olga, run, { name: "Cleo", rides: false });
  for (const [index, card] of ["Ks", "Kh", "Kd", "9s", "9s"].entries())
    for (const hand of ["1-1", "1-2"])
      await acts(olga, run, { stamp: { hand, stop: index + 1, card, at: `09:0${index}` } });
  await acts(olga, run, { stamp: { hand: "2-1", stop: 1, card: "7c", at: "09:00" } });
  await acts(olga, run, { arrive: { participant: 1, at: "10:00" } });
  await acts(olga, run, { turn_in: { hand: "1-1", at: "10:05" } });
  return run;
}

/** Finds a participant at a desk, in any language. */
async function scans({ page }: Person, number: string): Promise<void> {
  await page.locator("#find").fill(number);
  await page.locator("#find").press("Enter");
  await page.locator(".desk-person").waitFor();
}

/** A page, the window in which it is used, and the steps before it is read. */
interface Read {
  path: string;
  window: Window;
  prepare(person: Person): Promise<void>;
}

const PAGES: Record<string, Read> = {
  stop: { path: "/stops/2", window: PHONE, prepare: (person) => scans(person, "2") },
  finish: {
    path: "/finish",
    window: PHONE,
    async prepare(person) {
      await person.page.getByRole("tab").nth(1).click();
      await scans(person, "1");
    },
  },
  board: {
    path: "",
    window: PHONE,
    // The odds arrive after the standings.
    prepare: ({ page }) =>
      page
        .locator(".run-standings")
        .getByText(/50\s?%/)
        .waitFor(),
  },
  registration: {
    path: "/registration",
    window: DESKTOP,
    prepare: async ({ page }) => {
      await page.locator(".people button").nth(1).click();
      await page.locator("registered-person").waitFor();
    },
  },
};

for (const locale of ["en", "es"] as const)
  test(`stop, finish, board and registration read well (${locale})`, async () => {
    const olga = await here.arrives();
    const run = await hasARide(olga);
    const trees: Record<string, string[]> = {};
    for (const [name, { path, window, prepare }] of Object.entries(PAGES)) {
      const visitor = await here.arrives({ ...window, locale });
      await visitor.page.context().addCookies(await olga.page.context().cookies());
      await visitor.page.goto(`${visitor.room}/e/${run}${path}`);
      await prepare(visitor);
      await isAccessible(visitor.page);
      await readsWell(visitor.page);
      const tree = await visitor.page.locator("main").ariaSnapshot();
      trees[name] = tree.replaceAll(run, "EVENT").split("\n");
      await visitor.leaves();
    }
    for (const [name, lines] of Object.entries(trees)) isGolden(`event_${name}_${locale}`, lines);
    await olga.leaves();
  });
