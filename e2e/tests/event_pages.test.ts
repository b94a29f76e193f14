// Every page of an event, in English and Spanish: axe, the tree that a screen reader reads, the size of a small phone,
// and the Tab key. The trees are compared with snapshots in golden/.
import assert from "node:assert/strict";
import { test } from "node:test";
import type { RunDraft } from "../../web/src/generated/run.js";
import { DESKTOP, type Person, PHONE, type Window } from "../support/browser.js";
import { evening } from "../support/evening.js";
import { acts, asks, codesOf, draftOf, hasAnEvent, makesALink, registers } from "../support/event.js";
import { becomesGolden } from "../support/golden.js";
import { notesClicks, reachesAll } from "../support/keyboard.js";
import { cutTexts, pageFaults } from "../support/measure.js";
import { isAccessible, readsWell } from "../support/people.js";

const here = evening({ publicUrl: "http://ride.example.org" });

/** An event of a past day in UTC, so that little on its pages depends on the clock. */
const PAST: Partial<RunDraft> = { date: "2026-01-10", time_zone: "UTC" };

/** The events and links whose pages are read. */
interface Day {
  olga: Person;
  /** An event in progress. */
  run: string;
  /** An event that is being planned. */
  draft: string;
  /** A link for volunteers. */
  link: string;
  /** The code of the first tally sheet. */
  code: string;
}

/**
 * An event in progress: one hand is turned in, one is on the way, and one participant does not ride. A till is open,
 * and a card on a sheet differs from its stamp.
 */
async function hasADay(olga: Person): Promise<Day> {
  const settings = { hand_price: 1000, extra_price: 500, fees: "recorded" } as const;
  const draft = await hasAnEvent(olga, draftOf("Summer ride", { ...PAST, settings }), { open: false });
  const run = await hasAnEvent(olga, draftOf("Winter ride", { ...PAST, settings }));
  const till = { open_till: { name: "Bar", place: "finish", float: 5000 } };
  assert.equal((await asks(olga, "POST", `/runs/${run}/money`, { money: till })).status, 200);
  await registers(olga, run, { name: "Ann", rides: true, hands: 2, details: { shown_as: "name" } });
  await registers(olga, run, { name: "Ben", rides: true });
  await registers(olga, run, { name: "Cleo", rides: false });
  for (const [index, card] of ["Ks", "Kh", "Kd", "9s", "9s"].entries())
    for (const hand of ["1-1", "1-2"])
      await acts(olga, run, { stamp: { hand, stop: index + 1, card, at: `09:0${index}` } });
  await acts(olga, run, { stamp: { hand: "2-1", stop: 1, card: "7c", at: "09:00" } });
  const differs = { stamp: { hand: "2-1", stop: 1, card: "7d" } };
  assert.equal((await asks(olga, "POST", `/runs/${run}/actions`, { action: differs })).status, 422);
  await acts(olga, run, { arrive: { participant: 1, at: "10:00" } });
  await acts(olga, run, { turn_in: { hand: "1-1", at: "10:05" } });
  const { url } = await makesALink(olga, run, "registration", { stop: 1 });
  const [code] = await codesOf(olga, run, 1);
  return { olga, run, draft, link: new URL(url).pathname + new URL(url).hash, code: code! };
}

/** Finds a participant at a desk, in any language. */
async function scans({ page }: Person, number: string): Promise<void> {
  await page.locator("#find").fill(number);
  await page.locator("#find").press("Enter");
  await page.locator(".desk-person, .paper-person").first().waitFor();
}

/** Moves to a tab of the finish by keyboard, and finds a participant there. */
const atTheFinish = (tab: number, number: string) => async (person: Person) => {
  for (let at = 0; at < tab; at++) await person.page.getByRole("tab").nth(at).press("ArrowRight");
  await scans(person, number);
};

/** Opens all collapsed sections and forms of the page. */
async function unfolds({ page }: Person): Promise<void> {
  const folded = page.locator("main details:not([open]) > summary:visible");
  while ((await folded.count()) > 0) await folded.first().click();
  const forms = page.locator("main correction-form > button");
  while ((await forms.count()) > 0) await forms.first().click();
}

/** A page of the event, and the steps before it is read. */
interface Read {
  path(day: Day): string;
  /** Selector of an element that is present once the page is loaded. */
  ready: string;
  prepare?(person: Person): Promise<void>;
  /** `stranger` if a person without a role opens the page; by default, the organiser does. */
  by?: "stranger";
  window?: Window;
  /** `false` if the tree of another page has the same parts. */
  tree?: false;
}

const at = (path: string) => ({ path: ({ run }: Day) => `/e/${run}${path}` });

const PAGES: Record<string, Read> = {
  new: { path: () => "/events/new", ready: "form.plan", prepare: unfolds, tree: false },
  plan_form: {
    path: ({ draft }) => `/e/${draft}/plan`,
    ready: ".controls",
    async prepare(person) {
      await person.page.locator(".controls button:not(.primary)").first().click();
      await person.page.locator("form.plan").waitFor();
      await unfolds(person);
    },
  },
  plan: { ...at("/plan"), ready: "main dl", prepare: unfolds },
  staff: { ...at("/staff"), ready: "staff-links" },
  sheets: {
    ...at("/sheets"),
    ready: "form",
    async prepare({ page }) {
      await page.locator("form .primary").click();
      await page.locator(".sheet").first().waitFor();
    },
  },
  registration: {
    ...at("/registration"),
    ready: ".people",
    async prepare({ page }) {
      await page.locator(".people button").nth(1).click();
      await page.locator("registered-person").waitFor();
    },
  },
  stop: { ...at("/stops/2"), ready: "#find", prepare: (person) => scans(person, "2") },
  arrivals: { ...at("/finish"), ready: "#find" },
  finish: { ...at("/finish"), ready: "#find", prepare: atTheFinish(1, "1") },
  paper: { ...at("/finish"), ready: "#find", prepare: atTheFinish(2, "2") },
  questions: { ...at("/questions"), ready: "main h2", prepare: unfolds },
  money: { ...at("/money"), ready: "main h2", prepare: unfolds },
  corrections: { ...at("/corrections?participant=1"), ready: "correction-history summary", prepare: unfolds },
  // The odds arrive after the standings.
  board: { ...at(""), ready: ".run-standings :text-matches('50\\\\s?%')" },
  projector: { ...at("?projector"), ready: "run-projector .slide tr", window: DESKTOP },
  old_projector: {
    ...at("?projector"),
    ready: "run-projector .slide tr",
    window: { viewport: { width: 1024, height: 768 } },
    tree: false,
  },
  projector_on_a_phone: { ...at("?projector"), ready: ".run-standings", tree: false },
  participant: { path: ({ run, code }) => `/s/${run}/${code}`, ready: "main h2", by: "stranger" },
  join: { path: ({ link }) => link, ready: "form", by: "stranger" },
};

/** Patterns of text that differs each time the test runs: the port, times of entries, and the codes of sheets. */
const CHANGING = [
  /127\.0\.0\.1:\d+/g,
  /\d+\/\d+\/\d\d, \d+:\d\d(?::\d\d)?(?:\s[AP]M)?/g,
  /\d{4} ?[\dA-Z]{4} ?[\dA-Z]{4}/g,
];

/** The tree of the page's content, with changing text replaced and without the list of all time zones. */
async function treeOf({ page }: Person, { run, draft }: Day): Promise<string[]> {
  const tree = (await page.locator("main").ariaSnapshot()).replaceAll(run, "EVENT").replaceAll(draft, "DRAFT");
  const lines = CHANGING.reduce((text, changing) => text.replaceAll(changing, "…"), tree).split("\n");
  return lines.filter((line) => !/option "\w+\/[^"]+"$/.test(line));
}

for (const locale of ["en", "es"] as const)
  test(`every page of an event is legible, fits a small phone and needs no mouse (${locale})`, async () => {
    const olga = await here.arrives();
    const day = await hasADay(olga);
    const differs: unknown[] = [];
    const faults: string[] = [];
    for (const [name, { path, ready, prepare, by, window, tree }] of Object.entries(PAGES)) {
      const notes = (fault: unknown) => faults.push(`${name}: ${(fault as Error).message}`);
      const visitor = await here.arrives({ ...PHONE, locale, reducedMotion: "reduce", ...window });
      await visitor.page.addInitScript(notesClicks);
      if (by !== "stranger") await visitor.page.context().addCookies(await olga.page.context().cookies());
      await visitor.page.goto(visitor.room + path(day));
      await visitor.page.locator(ready).first().waitFor();
      await prepare?.(visitor);
      if (tree !== false)
        await becomesGolden(`event_${name}_${locale}`, () => treeOf(visitor, day)).catch((error) =>
          differs.push(error),
        );
      await isAccessible(visitor.page, { strict: true }).catch(notes);
      await readsWell(visitor.page).catch(notes);
      const found = [
        ...(await visitor.page.evaluate(pageFaults, "main")),
        ...(await visitor.page.evaluate(cutTexts, "main")),
        // The order of the tab stops is the same in both languages.
        ...(locale === "en" ? await reachesAll(visitor) : []),
      ];
      faults.push(...found.map((fault) => `${name}: ${fault}`));
      await visitor.leaves();
    }
    assert.deepEqual(faults, []);
    if (differs.length > 0) throw differs[0];
    await olga.leaves();
  });
