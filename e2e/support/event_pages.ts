// An event with every kind of entry, and all of its pages, with the steps that open what is folded on them.
import assert from "node:assert/strict";
import type { RunDraft } from "../../web/src/generated/run.js";
import { DESKTOP, type Person, type Window } from "./browser.js";
import { acts, asks, codesOf, draftOf, hasAnEvent, makesALink, registers } from "./event.js";

/** The parts of a person that the steps before a page is read use. */
type Reader = Pick<Person, "page">;

/** An event of a past day in UTC, so that little on its pages depends on the clock. */
const PAST: Partial<RunDraft> = { date: "2026-01-10", time_zone: "UTC" };

/** The events and links whose pages are read. */
export interface Day {
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
export async function hasADay(olga: Person): Promise<Day> {
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
async function scans({ page }: Reader, number: string): Promise<void> {
  await page.locator("#find").fill(number);
  await page.locator("#find").press("Enter");
  await page.locator(".desk-person, .paper-person").first().waitFor();
}

/** Moves to a tab of the finish by keyboard, and finds a participant there. */
const atTheFinish = (tab: number, number: string) => async (person: Reader) => {
  for (let at = 0; at < tab; at++) await person.page.getByRole("tab").nth(at).press("ArrowRight");
  await scans(person, number);
};

/** Opens all collapsed sections and forms of the page. */
async function unfolds({ page }: Reader): Promise<void> {
  const folded = page.locator("main details:not([open]) > summary:visible");
  while ((await folded.count()) > 0) await folded.first().click();
  const forms = page.locator("main correction-form > button");
  while ((await forms.count()) > 0) await forms.first().click();
}

/** A page of the event, and the steps before it is read. */
export interface Read {
  path(day: Day): string;
  /** Selector of an element that is present once the page is loaded. */
  ready: string;
  prepare?(person: Reader): Promise<void>;
  /** `stranger` if a person without a role opens the page; by default, the organiser does. */
  by?: "stranger";
  window?: Window;
  /** `false` if the tree of another page has the same parts. */
  tree?: false;
}

const at = (path: string) => ({ path: ({ run }: Day) => `/e/${run}${path}` });

export const PAGES: Record<string, Read> = {
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
