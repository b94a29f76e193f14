// Pages that show what only a room knows: its games with all their settings, the rules, and a whole event.
import type { Browser, Page } from "playwright-core";
import type { Moment } from "../../web/src/generated/server.js";
import { logsIn } from "../support/administrator.js";
import { Person } from "../support/browser.js";
import { asks } from "../support/event.js";
import { hasADay, PAGES } from "../support/event_pages.js";
import type { Room } from "../support/room.js";
import { type PageSubject, panelButton, type Subject, type TableSubject } from "./subject.js";

const GAMES: [game: string, name: string][] = [
  ["holdem", "Hold’em"],
  ["packs_poker", "Packs Poker"],
  ["high_card_flush", "High Card Flush"],
  ["mount_holyoke", "Mount Holyoke Poker"],
];

/** The names of the pages of an event in the gallery. Those that no list names are left out. */
const EVENT_PAGES: Record<string, string> = {
  new: "new event",
  plan_form: "plan, being changed",
  plan: "plan",
  staff: "staff",
  sheets: "tally sheets",
  registration: "registration",
  stop: "desk of a stop",
  arrivals: "finish, arrivals",
  finish: "finish, turning in",
  paper: "finish, from paper",
  questions: "questions",
  money: "money",
  corrections: "corrections",
  board: "board",
  projector: "board on a projector",
  participant: "participant",
  join: "joining the staff",
};

/** The forms for a new table, with the rules of each game unfolded. */
function forms(): PageSubject[] {
  const at = { page: "New table", path: "/new", ready: "form.create" };
  const unfolds = async (page: Page) => {
    const folded = page.locator("form.create details:not([open]) > summary:visible");
    while ((await folded.count()) > 0) await folded.first().click();
  };
  return GAMES.flatMap(([game, name]) => {
    const chooses = (page: Page) => page.locator(`form.create input[value="${game}"]`).check();
    return [
      { ...at, state: name, prepare: chooses },
      { ...at, state: `${name}, unfolded`, prepare: async (page: Page) => chooses(page).then(() => unfolds(page)) },
    ];
  });
}

/** The page of a guest with a name. */
function you(cookies: PageSubject["cookies"] & object): PageSubject[] {
  const at = { page: "You", path: "/you", ready: "h1", cookies };
  const asks = async (page: Page) => {
    await page.locator("you-page button").nth(1).click();
    await page.locator(".you-code").waitFor();
  };
  return [
    { ...at, state: "a guest with a name" },
    { ...at, state: "with a code for another device", prepare: asks },
  ];
}

const ruleBooks = (): PageSubject[] =>
  GAMES.map(([game, name]) => ({
    page: "Rules",
    state: name,
    path: `/rules/${game.replaceAll("_", "-")}`,
    ready: "rule-book h2",
  }));

async function cookiesOf(person: Person): Promise<PageSubject["cookies"] & object> {
  const cookies = await person.page.context().cookies();
  return cookies.map(({ name, value }) => ({ name, value, url: person.room }));
}

/** The pages of an event, for the organiser. */
async function eventPages(browser: Browser, room: Room): Promise<PageSubject[]> {
  const olga = await Person.arrives(browser, room.address);
  const day = await hasADay(olga);
  const cookies = await cookiesOf(olga);
  return Object.entries(EVENT_PAGES).map(([name, state]) => {
    const { path, ready, prepare, by } = PAGES[name]!;
    return {
      page: "Event",
      state,
      path: path(day),
      // A narrow window shows the board in place of the projector.
      ready: name === "projector" ? `${ready}, .run-standings` : ready,
      ...(prepare ? { prepare: (page: Page) => prepare({ page }) } : {}),
      ...(by === "stranger" ? {} : { cookies }),
    };
  });
}

/** The panels of a table that show the rules and the invitation. The table is one of the gallery. */
async function panels(ann: Person, moment: Moment): Promise<TableSubject[]> {
  const wish = { game: "holdem", name: "Friday night", seats: 6 };
  const { body: made } = await asks<{ id: string }>(ann, "POST", "/tables", wish);
  const answers = {
    "/api/rules/holdem": (await asks(ann, "GET", "/rules/holdem")).body,
    "/api/tables/made-up/share": (await asks(ann, "GET", `/tables/${made.id}/share`)).body,
  };
  const at = { page: "Panels of a table", moment, answers };
  return [
    { ...at, state: "rules", presses: [panelButton("Rules", "Reglas")] },
    { ...at, state: "invitation", presses: [panelButton("Invite", "Invitar")] },
  ];
}

async function guestPages(browser: Browser, room: Room, moment: Moment): Promise<Subject[]> {
  const ann = await Person.arrives(browser, room.address);
  await asks(ann, "PUT", "/me", { name: "Ann" });
  return [...(await panels(ann, moment)), ...you(await cookiesOf(ann))];
}

async function adminPages(browser: Browser, room: Room): Promise<PageSubject[]> {
  const ada = await Person.arrives(browser, room.address);
  const at = { page: "Administration", path: "/admin" };
  const loggedOut = { ...at, state: "logging in", ready: "form" };
  await logsIn(ada, room);
  return [loggedOut, { ...at, state: "overview", ready: ".audit", cookies: await cookiesOf(ada) }];
}

/** All pages of a room, in which an event and a table are made first. The panels are shown beside this moment. */
export async function roomPages(browser: Browser, room: Room, moment: Moment): Promise<Subject[]> {
  const event = await eventPages(browser, room);
  const guest = await guestPages(browser, room, moment);
  const admin = await adminPages(browser, room);
  return [...forms(), ...guest, ...ruleBooks(), ...event, ...admin];
}
