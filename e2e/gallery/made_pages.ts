// Pages that need no room: the lobby, a closed table, the replay of a hand, and a few small ones.
import type { Moment } from "../../web/src/generated/server.js";
import { type Answers, refusedAnswer } from "../support/client.js";
import { NAMES } from "./friday.js";
import { CLOSED_MS, ledger } from "./ledger.js";
import type { PageSubject, Subject, TableSubject } from "./subject.js";

const ME = { "/api/me": { name: "Ann", admin: false }, "/api/notice": { banner: null, held: null } };
const DAY_MS = 86_400_000;
const REPLAYED = "q9rtgf5d6c";

/** The response of a paged list that has one page. */
const listed = (tables: unknown[]) => ({ tables, page: 1, pages: 1, total: tables.length });

/** The lobby with these tables, and with what else a guest has there. */
const lobby = (tables: unknown[], more: Answers = {}): Answers => ({
  ...ME,
  "/api/tables": listed(tables),
  "/api/me/tables": [],
  "/api/me/runs": [],
  "/api/runs": [],
  "/api/me/tables/closed": listed([]),
  ...more,
});

/** The tables of this page in the gallery, as the lobby lists them. */
function tableOf(
  made: TableSubject[],
  page: string,
  name: string,
  more: Partial<Moment["table"]> = {},
): Moment["table"] {
  const { table } = made.find((subject) => subject.page === page && subject.seats !== undefined)!.moment;
  return { ...table, id: name.toLowerCase().replaceAll(" ", "-"), name, ...more };
}

function openTables(made: TableSubject[]): Moment["table"][] {
  const friday = tableOf(made, "Hold’em", "Friday night");
  return [
    { ...friday, seats: friday.seats.map((seat, index) => (index === 4 ? null : seat)) },
    tableOf(made, "Packs Poker", "After dinner", { host: "Ben" }),
    tableOf(made, "High Card Flush", "High Card Flush demo", { demo: true, host: null }),
    tableOf(made, "Mount Holyoke Poker", "Sunday cards", { phase: "waiting", hand: 0, missing: 1 }),
  ];
}

const closedTables = ["Thursday", "Birthday game", "Cabin weekend"].map((name, index) => ({
  id: `closed-${index}`,
  name,
  game: ["holdem", "packs_poker", "mount_holyoke"][index]!,
  closed_ms: CLOSED_MS - index * 7 * DAY_MS,
  host: index === 0,
  net: [1_250, -5_000, null][index]!,
}));

function lobbies(made: TableSubject[]): PageSubject[] {
  const [first, ...rest] = openTables(made);
  const run = { id: "7k3m9qx2vd", name: "Ride for the hospice", date: "2026-09-12", stage: "running" };
  const all = lobby([first, ...rest], {
    "/api/me/tables": [{ ...first, id: "own", name: "Kitchen table", listed: false }],
    "/api/me/runs": [{ ...run, roles: ["organiser", { stop: 1 }] }],
    "/api/runs": [{ ...run, id: "other", name: "Autumn ride", stage: "registration" }],
    "/api/me/tables/closed": listed(closedTables),
  });
  const at = { page: "Lobby", path: "/", ready: ".ways" };
  return [
    { ...at, state: "nothing yet, no name", answers: lobby([], { "/api/me": { name: null, admin: false } }) },
    { ...at, state: "four tables", answers: lobby([first, ...rest]) },
    { ...at, state: "own tables, events and closed tables", answers: all },
    {
      ...at,
      state: "asked for a name",
      answers: lobby([first], { "/api/me": { name: null, admin: false } }),
      prepare: (page) => page.locator("play-now button").click(),
    },
    {
      ...at,
      state: "with a banner, and without new tables",
      answers: lobby([first], { "/api/notice": { banner: "The room closes at 10:00 PM.", held: "update at ten" } }),
    },
    {
      ...at,
      state: "banned",
      ready: ".refused",
      answers: lobby([], { "/api/tables": refusedAnswer("banned", { reason: "collusion", until_ms: CLOSED_MS }) }),
    },
  ];
}

/** The replay of a hand. */
function replay(made: TableSubject[]): PageSubject[] {
  const hand = made.filter(({ page, seats }) => page === "Hold’em" && seats === 6);
  const { table } = hand[0]!.moment;
  const frames = hand.slice(0, 8).map(({ moment }) => ({ steps: moment.steps.slice(-1), view: moment.game }));
  const shown = {
    hand: 37,
    at_ms: CLOSED_MS,
    game: "holdem",
    button: 6,
    unpaid: false,
    players: NAMES.slice(0, 6).map((name, index) => ({
      seat: index + 1,
      name,
      bot: index === 2,
      you: index === 0,
      net: [9_050, -6_400, -2_350, 0, 0, -300][index],
    })),
    frames,
  };
  const answers = {
    ...ME,
    [`/api/tables/${REPLAYED}`]: table,
    [`/api/tables/${REPLAYED}/hands/37`]: shown,
  };
  const path = `/t/${REPLAYED}/hands/37`;
  const at = { page: "Replay of a hand", path, ready: ".replay", answers };
  return [
    { ...at, state: "first step" },
    { ...at, state: "result", prepare: (page) => page.locator(".replay input[type=range]").press("End") },
  ];
}

/** A closed table with the results of the evening. */
function closedTable(made: TableSubject[]): TableSubject {
  const { moment } = made[0]!;
  const table = { ...moment.table, phase: "closed" as const };
  return { page: "Closed table", state: "results", moment: { ...moment, table }, answers: ledger("made-up", true) };
}

/** All pages that need no room. The lobby lists some of the tables of the gallery. */
export const madePages = (made: TableSubject[]): Subject[] => [
  ...lobbies(made),
  ...replay(made),
  closedTable(made),
  { page: "Other pages", state: "no such page", path: "/nothing-here", ready: "h1", answers: ME },
  { page: "Other pages", state: "continue on this device", path: "/move", ready: "form", answers: ME },
];
