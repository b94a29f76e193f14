// The lobby and the rules of a new table: the client alone, with server messages from the test.
import assert from "node:assert/strict";
import { test } from "node:test";
import type { Page } from "playwright-core";
import { DESKTOP, PHONE } from "../support/browser.js";
import { GAME } from "../support/create_form.js";
import { isAccessible, readsWell } from "../support/people.js";
import { cutTexts, pageFaults } from "../support/measure.js";
import { shiftsOf, watchesShifts } from "../support/shifts.js";
import { type Answers, onStage, refusedAnswer, type Spoken } from "../support/stage.js";
import { holdemTurn, longNamed } from "../support/tables.js";

const { table: HEADS_UP } = holdemTurn(null);
const seats = [HEADS_UP.seats[0]!, null, null];
const OPEN = { ...HEADS_UP, id: "made-up", name: "Friday", seats };

const lobby = (tables: unknown[], more: Answers = {}): Answers => ({
  "/api/tables": { tables, page: 1, pages: 1, total: tables.length },
  "/api/me/tables": [],
  "/api/me/runs": [],
  "/api/runs": [],
  "/api/me/tables/closed": { tables: [], page: 1, pages: 1, total: 0 },
  ...more,
});

const field = (page: Page) => page.getByLabel("Join by code or link");
const joins = (page: Page) => page.getByRole("button", { name: "Join", exact: true }).click();

test("many tables with long names fit, on a phone and a desktop, in both languages", async () => {
  for (const window of [PHONE, { ...PHONE, locale: "es" }, DESKTOP, { viewport: { width: 740, height: 360 } }]) {
    const waiting = Array.from({ length: 12 }, () => ({ name: "Cal", left_ms: null }));
    const full = { ...HEADS_UP, id: "full", name: "Saturday", waiting };
    const page = await onStage.visits("/", window, lobby([...longNamed(), full, OPEN]));
    await page.getByRole("link", { name: /Saturday.*12 (on the waiting list|en la lista de espera)/ }).waitFor();
    assert.equal(await page.getByText(/waiting list|lista de espera/).count(), 1, "only where somebody waits");
    await isAccessible(page);
    await readsWell(page);
    assert.deepEqual(await page.evaluate(pageFaults, "main"), []);
    assert.deepEqual(await page.evaluate(cutTexts, "main"), []);
    await page.context().close();
  }
});

test("slow answers move nothing in the lobby, in whichever order they come", async () => {
  const event = { id: "ride", name: "Ride for the hospice", date: "2026-09-12", stage: "running" };
  const closed = { id: "closed", name: "Thursday", game: "holdem", closed_ms: 0, host: true, net: null };
  const listed = (tables: unknown[]) => ({ tables, page: 1, pages: 1, total: tables.length });
  const lists = {
    "/api/tables": listed([OPEN]),
    "/api/me/tables": [{ ...OPEN, id: "own", name: "Kitchen table", listed: false }],
    "/api/me/runs": [{ ...event, roles: ["organiser"] }],
    "/api/runs": [{ ...event, id: "other" }],
    "/api/me/tables/closed": listed([closed]),
    "/api/me": { name: "Ann", admin: true },
    "/api/notice": { banner: null, held: "update at ten" },
  };
  const empty = { ...lobby([]), "/api/me": lists["/api/me"], "/api/notice": lists["/api/notice"] };
  for (const answers of [lists, empty])
    for (const order of [1, -1])
      for (const window of [PHONE, DESKTOP]) {
        const slow = Object.entries<unknown>(answers).map(([path, answer], index, all) => {
          const wait = 150 * (order > 0 ? index : all.length - index);
          return [path, () => new Promise((done) => setTimeout(() => done(answer), wait))];
        });
        const page = await onStage.visits("/rules/none", window, Object.fromEntries(slow));
        await watchesShifts(page);
        await page.goto(new URL("/", page.url()).href);
        const heading = page.getByRole("heading", { level: 1 });
        await heading.waitFor();
        assert.equal(await page.locator(".ways").count(), 0, "the heading comes before the answers");
        await page.locator("install-hint").waitFor({ state: "attached" });
        await page.waitForTimeout(300);
        assert.deepEqual(await shiftsOf(page), []);
        await page.context().close();
      }
});

test("a wrong code is refused at its field, and a link opens its table", async () => {
  const page = await onStage.visits(
    "/",
    PHONE,
    lobby([], {
      "/api/tables/abc": { error: { code: "no_such_table", message: "" } },
      "/api/tables/made-up": OPEN,
    }),
  );
  await page.route("**/api/tables/abc", (route) =>
    route.fulfill({ status: 404, json: { error: { code: "no_such_table", message: "" } } }),
  );
  for (const [text, fault] of [
    ["two words", /neither a code nor a link/],
    ["ABC", /no open table with the code abc/],
  ] as const) {
    await field(page).fill(text);
    await joins(page);
    await page.getByRole("alert").getByText(fault).waitFor();
    assert.equal(await field(page).getAttribute("aria-invalid"), "true");
  }
  await isAccessible(page);
  assert.equal(await page.getByRole("button", { name: "Play now" }).count(), 0, "there is no table to play at");
  await field(page).fill("https://elsewhere.example/t/MADE-UP?x");
  await joins(page);
  await page.waitForURL("**/t/made-up");
  await page.context().close();
});

const you = { seat: null, hand_seat: null, departed: null };
const WELCOME = { type: "welcome", seq: 0, steps: [], chat: [], run_out: [], game: null, table: OPEN, you };

/** Waits for the table's socket of the page, and sends it this message until the page has sent a command. */
const welcomes = (page: Page) =>
  page.waitForFunction((welcome) => {
    const { spoken } = globalThis as unknown as { spoken: Spoken };
    if (!spoken.isConnected()) return false;
    spoken.tell(welcome);
    return spoken.sent.length > 0;
  }, WELCOME);

test("“Play now” asks a guest without a name for one, and takes the first free seat of the best table", async () => {
  const page = await onStage.visits(
    "/",
    PHONE,
    lobby([{ ...OPEN, id: "full", seats: [seats[0]] }, OPEN], { "/api/me": { name: null, admin: false } }),
  );
  await page.getByRole("button", { name: "Play now" }).click();
  await page.getByLabel("Your name").fill("Ann");
  await page.getByRole("button", { name: "Play now" }).click();
  await welcomes(page);
  const [sat] = await page.evaluate(() => (globalThis as unknown as { spoken: Spoken }).spoken.sent);
  assert.deepEqual([sat?.["do"], sat?.["seat"], sat?.["buy_in"]], ["sit", 2, OPEN.stakes?.buy_in_max]);
  await page.evaluate(
    (id) => (globalThis as unknown as { spoken: Spoken }).spoken.tell({ type: "accepted", id }),
    sat!["id"],
  );
  await page.waitForURL("**/t/made-up");
  await page.context().close();
});

test("“Play now” asks nobody for a name whose name is not known, and the lobby shows the new name", async () => {
  let [isDown, name, renamed] = [true, null as string | null, 0];
  const page = await onStage.visits("/", PHONE, {
    ...lobby([{ ...OPEN, seats: [seats[0]] }]),
    "/api/me": (body: { name: string } | null) => {
      if (isDown) return refusedAnswer("unreachable");
      if (body) [name, renamed] = [body.name, renamed + 1];
      return { name, admin: false };
    },
  });
  const play = page.getByRole("button", { name: "Play now" });
  await play.click();
  await page.getByRole("alert").waitFor();
  assert.equal(await page.getByLabel("Your name").count(), 0);
  [isDown, name] = [false, "Ann"];
  await play.click();
  await page.getByText("No table has a free seat right now").waitFor();
  assert.equal(renamed, 0);
  name = null;
  await play.click();
  await page.getByLabel("Your name").fill("Ben");
  await play.click();
  await page.getByText("No table has a free seat right now").waitFor();
  await page.getByRole("link", { name: /Ben/ }).waitFor();
  assert.equal(renamed, 1);
  await page.context().close();
});

test("a guest who leaves the lobby after “Play now” is neither seated nor led to the table", async () => {
  let release = (): void => undefined;
  let asked = 0;
  const page = await onStage.visits("/", PHONE, {
    ...lobby([]),
    "/api/games": [GAME],
    "/api/tables": async () => {
      if (++asked > 1) await new Promise<void>((done) => (release = done));
      return { tables: [OPEN], page: 1, pages: 1, total: 1 };
    },
  });
  await page.getByRole("button", { name: "Play now" }).click();
  await page.getByRole("link", { name: "New table" }).click();
  await page.locator("create-page form").waitFor();
  const answered = page.waitForResponse("**/api/tables?page=1");
  release();
  await answered;
  await page.waitForTimeout(300);
  const welcomed = page.evaluate(
    (welcome) => (globalThis as unknown as { spoken: Spoken }).spoken.tell(welcome),
    WELCOME,
  );
  await assert.rejects(welcomed, /has not opened its socket/);
  assert.equal(new URL(page.url()).pathname, "/new");
  await page.context().close();
});

test("the field for the name stays when the last table closes while the guest types", async () => {
  let tables = [OPEN];
  const page = await onStage.visits("/", PHONE, {
    ...lobby([]),
    "/api/me": { name: null, admin: false },
    "/api/tables": () => ({ tables, page: 1, pages: 1, total: tables.length }),
  });
  await page.getByRole("button", { name: "Play now" }).click();
  await page.getByLabel("Your name").fill("Ann");
  tables = [];
  await page.getByText("No tables are open").waitFor();
  assert.equal(await page.getByLabel("Your name").inputValue(), "Ann");
  await page.context().close();
});

/** Answers the page's request for a seat with a refusal. */
async function isRefusedASeat(page: Page): Promise<void> {
  await welcomes(page);
  await page.evaluate(() => {
    const { spoken } = globalThis as unknown as { spoken: Spoken };
    const refused = { code: "taken", message: "" };
    spoken.tell({ type: "refused", id: spoken.sent[0]!["id"], refused });
  });
}

test("a host who is refused a seat sees the reason at the table, until it is hidden", async () => {
  const page = await onStage.visits("/new", PHONE, {
    "/api/games": [GAME],
    "/api/tables": { ...OPEN, game: "holdem" },
    "/api/notice": { banner: "Update at ten", held: null },
  });
  await page.getByText("Update at ten").waitFor();
  await page.locator("form.create > button").click();
  await isRefusedASeat(page);
  await page.waitForURL("**/t/made-up");
  const notice = page.locator("room-notice");
  await notice.getByText("You have no seat yet. This seat is taken.").waitFor();
  await onStage.shows(page, holdemTurn(null));
  await notice.getByRole("button", { name: "Hide" }).click();
  await notice.getByText("Update at ten").waitFor();
  assert.equal(await notice.getByText("You have no seat yet. This seat is taken.").count(), 0);
  await page.context().close();
});

/** Lets the page request the banner again. */
const asksForBanner = (page: Page) => page.evaluate(() => void document.dispatchEvent(new Event("visibilitychange")));

/** Returns the bottom of the dock of a table, to the pixel. */
async function bottomOfDock(page: Page): Promise<number> {
  const { y, height } = (await page.locator(".dock").boundingBox())!;
  return Math.round(y + height);
}

test("at a table, the place of a removed banner is no higher than the page leaves free", async () => {
  let banner: string | null = "Update at ten";
  const page = await onStage.visits("/t/made-up", PHONE, { "/api/notice": () => ({ banner, held: null }) });
  await onStage.shows(page, holdemTurn(null));
  const notice = page.locator(".room-notice");
  await notice.waitFor();
  const bottom = await bottomOfDock(page);
  assert.ok(bottom <= PHONE.viewport!.height);
  for (const next of [null, "Update at eleven", null]) {
    banner = next;
    await asksForBanner(page);
    await notice.waitFor({ state: banner === null ? "detached" : "attached" });
    assert.equal(await bottomOfDock(page), bottom, `banner: ${banner}`);
  }
  await page.context().close();
});

test("a hidden message to the guest leaves no empty place", async () => {
  const page = await onStage.visits("/new", PHONE, {
    "/api/games": [GAME],
    "/api/tables": { ...OPEN, game: "holdem" },
  });
  await page.locator("form.create > button").click();
  await isRefusedASeat(page);
  await page.waitForURL("**/t/made-up");
  await onStage.shows(page, holdemTurn(null));
  const notice = page.locator("room-notice");
  assert.ok((await notice.boundingBox())!.height > 0, "the message is in the flow of the page");
  await notice.getByRole("button", { name: "Hide" }).click();
  await page.locator(".room-notice").waitFor({ state: "detached" });
  assert.equal((await notice.boundingBox())?.height ?? 0, 0);
  assert.equal((await page.locator(".table-page").boundingBox())!.y, 0);
  await page.context().close();
});

for (const path of ["/new", "/t/made-up"])
  test(`a banner that comes while ${path} is open covers its top and moves nothing, has its place on the next page, and moves nothing when it is removed`, async () => {
    let banner: string | null = null;
    const page = await onStage.visits(path, PHONE, {
      "/api/games": [GAME],
      "/api/notice": () => ({ banner, held: null }),
    });
    if (path !== "/new") await onStage.shows(page, holdemTurn(null));
    const [top, main] = [page.locator(".top"), page.locator("main")];
    const places = () => Promise.all([top, main].map((part) => part.boundingBox()));
    const before = await places();
    banner = "Update at ten";
    await asksForBanner(page);
    const notice = page.locator(".room-notice");
    await notice.getByText("Update at ten").waitFor();
    assert.deepEqual(await places(), before);
    assert.equal((await notice.boundingBox())!.y, 0);
    await isAccessible(page);
    await page.evaluate(() => {
      history.pushState(null, "", "/you");
      window.dispatchEvent(new PopStateEvent("popstate"));
    });
    await page.locator("you-page").waitFor();
    const [header, { y, height }] = [await top.boundingBox(), (await notice.boundingBox())!];
    assert.equal(header!.y, y + height, "below the banner");

    banner = null;
    await asksForBanner(page);
    await notice.waitFor({ state: "detached" });
    assert.deepEqual(await top.boundingBox(), header, "a banner that is removed leaves its place free");
    banner = "Update at eleven";
    await asksForBanner(page);
    await notice.getByText(banner).waitFor();
    assert.deepEqual(await top.boundingBox(), header, "the next banner takes this place");
    banner = null;
    await asksForBanner(page);
    await notice.waitFor({ state: "detached" });
    await page.evaluate(() => {
      history.pushState(null, "", "/new");
      window.dispatchEvent(new PopStateEvent("popstate"));
    });
    await page.locator("form.create").waitFor();
    assert.equal((await top.boundingBox())!.y, 0, "the next page begins at the top");
    await page.context().close();
  });

test("a rule that differs from the rule set is marked and counted, and one button goes back", async () => {
  const page = await onStage.visits("/new", PHONE, { "/api/games": [GAME] });
  const summary = page.locator("summary").last();
  await summary.getByText("“Tournament”").waitFor();
  await summary.click();
  const burn = page.getByRole("combobox", { name: "Burn cards" });
  await burn.selectOption("false");
  await page.locator(".differ").getByText("1 rule differs from “Tournament”").waitFor();
  await summary.click();
  await summary.getByText("1 rule differs from “Tournament”").waitFor();
  await summary.click();
  await page.getByText("In “Tournament”: yes").waitFor();
  await isAccessible(page);
  await page.getByRole("button", { name: "Back to “Tournament”" }).click();
  assert.equal(await burn.inputValue(), "true");
  await page.getByRole("combobox", { name: "Rule set" }).selectOption("document");
  assert.equal(await burn.inputValue(), "false");
  assert.equal(await page.locator(".setting.changed").count(), 0);
  await page.context().close();
});

test("a match ends after a number of rounds or at a number of points, which the host chooses", async () => {
  const number = (name: string) => ({ name, kind: "number", least: 0, most: null, explanation: "" });
  const options = [number("rounds"), number("points")];
  const end = {
    name: "end",
    kind: "named",
    options,
    explanation: "",
    ruling: null,
    default: { rounds: 5 },
    presets: {},
  };
  const asked: unknown[] = [];
  const page = await onStage.visits("/new", PHONE, {
    "/api/games": [GAME, { ...GAME, game: "mount_holyoke", chips: false, stakes: null, presets: [], settings: [end] }],
    "/api/tables": (body: { rules: unknown }) => {
      asked.push(body.rules);
      return refusedAnswer("no_name");
    },
  });
  const opens = async (count: number) => {
    await page.locator("form.create > button").click();
    await page.waitForFunction(() => !document.querySelector("form.create > button:disabled"));
    await page.getByRole("alert").first().waitFor();
    assert.equal(asked.length, count);
  };
  await page.getByRole("radio", { name: /Mount Holyoke/ }).check();
  const field = page.getByLabel("End of the match");
  assert.equal(await field.inputValue(), "5");
  await opens(1);
  await page.getByRole("combobox", { name: "Counted in" }).selectOption("points");
  await field.fill("50");
  await isAccessible(page);
  await opens(2);
  assert.deepEqual(asked, [{}, { end: { points: 50 } }]);
  await page.context().close();
});

test("a refused name stays at its field in the form of a new table", async () => {
  const page = await onStage.visits("/new", PHONE, {
    "/api/games": [GAME],
    "/api/tables": () => refusedAnswer("name_of_a_bot", { name: "Ann" }),
  });
  const create = page.locator("form.create > button");
  await create.click();
  const field = page.getByLabel("Your name");
  await page.waitForFunction(() => document.activeElement!.matches("[name=me][aria-invalid=true]"));
  await field.fill("Anna");
  const renamed = page.waitForRequest((request) => request.method() === "PUT");
  await create.click();
  assert.deepEqual((await renamed).postDataJSON(), { name: "Anna" });
  await page.context().close();
});

test("a big blind of zero, or too large for the buy-in, is refused at its own field", async () => {
  const blind = (name: string, value: number) => ({
    name,
    kind: "money",
    unit: "chips",
    explanation: "",
    ruling: null,
    default: value,
    presets: {},
  });
  const most = 1_000_000_000;
  const page = await onStage.visits("/new", PHONE, {
    "/api/games": [{ ...GAME, settings: [blind("small_blind", 50), blind("big_blind", 100)] }],
    "/api/tables": () => refusedAnswer("forced_bets", { field: "stakes.buy_in_max", amount: 150_000_000_000, most }),
  });
  const field = page.getByLabel("Big blind", { exact: true });
  for (const [typed, words] of [
    ["0", "The big blind is at least 1 chip."],
    ["99,999,999,999", "Lower the big blind: the max buy-in grows with it, and is at most 1,000,000,000 chips."],
  ] as const) {
    await field.fill(typed);
    await page.locator("form.create > button").click();
    await page.getByRole("alert").getByText(words).waitFor();
    assert.equal(await page.getByRole("alert").count(), 1);
    assert.equal(await field.getAttribute("aria-invalid"), "true");
  }
  await page.context().close();
});
