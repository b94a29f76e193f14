import assert from "node:assert/strict";
import { setTimeout } from "node:timers/promises";
import type { Locator } from "playwright-core";
import type {
  Action,
  MadeLink,
  Registration,
  Role,
  RunDraft,
  RunReceipt,
  StaffView,
  TallySheet,
  TallySheets,
} from "../../web/src/generated/run.js";
import type { Person } from "./browser.js";

/** Names of the card stops of the events in the tests. */
export const STOPS = ["Mill", "Bridge", "Quarry", "Chapel", "Lake"];

/** Time zones. At any time, one of them is within two hours of noon. */
const ZONES = [
  "Pacific/Honolulu",
  "America/Los_Angeles",
  "America/New_York",
  "America/Sao_Paulo",
  "Atlantic/Azores",
  "Africa/Cairo",
  "Asia/Dubai",
  "Asia/Bangkok",
  "Asia/Tokyo",
  "Pacific/Auckland",
];

/** Today's date in a time zone where it is about noon now, so that 09:00 has passed and 16:00 is still to come. */
export function aboutNoon(): { date: string; time_zone: string } {
  const hour = (timeZone: string) =>
    Number(new Intl.DateTimeFormat("en-US", { timeZone, hourCycle: "h23", hour: "numeric" }).format());
  const off = (zone: string) => Math.abs(hour(zone) - 12);
  const time_zone = ZONES.toSorted((a, b) => off(a) - off(b))[0]!;
  return { date: new Intl.DateTimeFormat("en-CA", { timeZone: time_zone }).format(), time_zone };
}

/** A draft with the usual rules, five stops and one prize. */
export const draftOf = (name: string, change: Partial<RunDraft> = {}): RunDraft => ({
  name,
  ...aboutNoon(),
  plan: { route: STOPS.map((name) => ({ name, card: true })), prizes: ["50%"] },
  settings: {},
  ...change,
});

/** The status and the body of a response from the room. */
export interface Answer<T = unknown> {
  status: number;
  body: T;
}

/** Sends a request to the room with the session of a person's browser. */
export async function asks<T = unknown>(
  { page, room }: Person,
  method: string,
  path: string,
  body?: unknown,
): Promise<Answer<T>> {
  // Only the browser resolves the name of a room, and trusts its authority.
  if (!/^[\d.]+$/.test(new URL(room).hostname))
    return page.evaluate(fetchInPage, { method, path, body }) as Promise<Answer<T>>;
  const answer = await page.request.fetch(`${room}/api${path}`, {
    method,
    ...(body === undefined ? {} : { data: body as object }),
  });
  return { status: answer.status(), body: (await answer.json().catch(() => null)) as T };
}

/** Runs in a page of the room: sends a request to it. */
async function fetchInPage({ method, path, body }: { method: string; path: string; body: unknown }): Promise<Answer> {
  const content =
    body === undefined ? {} : { body: JSON.stringify(body), headers: { "content-type": "application/json" } };
  const answer = await fetch(`/api${path}`, { method, ...content });
  return { status: answer.status, body: await answer.json().catch(() => null) };
}

/** Delay between two attempts at a request that the rate limit refused, in milliseconds. */
const RETRY_AFTER = 500;

/** Sends a request that has to succeed. A test sends faster than a person, so the rate limit may delay it. */
async function succeeds<T>(person: Person, method: string, path: string, body?: unknown): Promise<T> {
  let answer = await asks<T>(person, method, path, body);
  for (let attempt = 0; answer.status === 429 && attempt < 60; attempt++) {
    await setTimeout(RETRY_AFTER);
    answer = await asks<T>(person, method, path, body);
  }
  assert.equal(answer.status, 200, `${method} ${path} ${JSON.stringify(body)}: ${JSON.stringify(answer.body)}`);
  return answer.body;
}

/** Creates an event and opens its registration, through the API instead of the pages. */
export async function hasAnEvent(person: Person, draft: RunDraft, { open = true } = {}): Promise<string> {
  await succeeds(person, "PUT", "/me", { name: "Olga" });
  const { run } = await succeeds<StaffView>(person, "POST", "/runs", { draft });
  if (open) await succeeds(person, "POST", `/runs/${run.id}/open`);
  return run.id;
}

export const acts = (person: Person, run: string, action: Action) =>
  succeeds<RunReceipt>(person, "POST", `/runs/${run}/actions`, { action });

export const registers = (person: Person, run: string, registration: Registration) =>
  succeeds<RunReceipt>(person, "POST", `/runs/${run}/participants`, registration);

export const viewOf = (person: Person, run: string) => succeeds<StaffView>(person, "GET", `/runs/${run}`);

/** The tally sheets with the numbers 1 to `to`, in order, from a room that phones can reach. */
export const sheetsOf = async (person: Person, run: string, to: number): Promise<TallySheet[]> =>
  (await succeeds<TallySheets>(person, "GET", `/runs/${run}/sheets?from=1&to=${to}`)).sheets;

/** Replaces the lost tally sheet of a participant. */
export const replacesTheSheet = (person: Person, run: string, participant: number) =>
  succeeds<RunReceipt>(person, "POST", `/runs/${run}/participants/${participant}/sheet`, { reason: "lost" });

/** The codes of the tally sheets with the numbers 1 to `to`, in order. */
export async function codesOf(person: Person, run: string, to: number): Promise<string[]> {
  const { sheets } = await succeeds<TallySheets>(person, "GET", `/runs/${run}/sheets?from=1&to=${to}&preview=true`);
  return sheets.map(({ code }) => code);
}

/** Makes a link for these roles, through the API instead of the page. Returns its URL and its number. */
export async function makesALink(
  person: Person,
  run: string,
  ...roles: Role[]
): Promise<{ url: string; link: number }> {
  const { token, link } = await succeeds<MadeLink>(person, "POST", `/runs/${run}/links`, { roles });
  return { url: `${person.room}/e/${run}/join#${token}`, link };
}

/** Opens a staff link, enters a name and joins. */
export async function joins({ page }: Person, url: string, name: string): Promise<void> {
  await page.goto(url);
  await page.getByLabel("Your name").fill(name);
  await page.getByRole("button", { name: "Join" }).click();
  await page.getByRole("heading", { name: "Your desks" }).waitFor();
}

/** Chooses the physical wheel at a desk that is open. */
export async function hasAWheel({ page }: Person): Promise<void> {
  await page.getByText("Wheel on the screen", { exact: true }).click();
  await page.getByLabel("A real wheel or pack: type what it shows").check();
}

/** Finds a participant at a desk, by number or by the text that a scanner types. */
export async function finds({ page }: Person, typed: string | number): Promise<void> {
  const field = page.getByLabel("Scan a sheet, or type its number");
  await field.fill(String(typed));
  await field.press("Enter");
}

const NAMES: Record<string, string> = { A: "ace", K: "king", Q: "queen", J: "jack", T: "ten", 9: "nine", 8: "eight" };
const MORE: Record<string, string> = { 7: "seven", 6: "six", 5: "five", 4: "four", 3: "three", 2: "two" };
const SUITS: Record<string, string> = { s: "spades", h: "hearts", d: "diamonds", c: "clubs" };

/** The name of a card on the pages in English. */
export const cardName = (card: string) => `${{ ...NAMES, ...MORE }[card[0]!]} of ${SUITS[card[1]!]}`;

/** The card with this name. */
export function cardOf(name: string): string {
  const [rank, , suit] = name.split(" ");
  const ranks = Object.entries({ ...NAMES, ...MORE });
  const found =
    ranks.find(([, word]) => word === rank)![0] + Object.entries(SUITS).find(([, word]) => word === suit)![0];
  assert.equal(cardName(found), name);
  return found;
}

/** The part of a desk that belongs to a hand. */
export const handAt = ({ page }: Person, hand: string): Locator =>
  page.locator("section.hand").filter({ has: page.getByRole("heading", { name: `Hand ${hand}` }) });

/** Enters a card of the physical wheel for a hand. */
export async function picks(person: Person, hand: string, card: string, button = "Enter this card"): Promise<void> {
  const desk = handAt(person, hand);
  const [rank, , suit] = cardName(card).split(" ");
  await desk.getByRole("radio", { name: rank!, exact: true }).check();
  await desk.getByRole("radio", { name: suit!, exact: true }).check();
  await desk.getByRole("button", { name: button }).click();
}

/** Voids the card that a desk shows for a hand. */
export async function undoes(person: Person, hand: string, label: string): Promise<void> {
  const desk = handAt(person, hand);
  await desk.getByRole("button", { name: label }).click();
  await desk.getByRole("button", { name: "Wrong card" }).click();
  await desk.getByRole("button", { name: label }).click();
}
