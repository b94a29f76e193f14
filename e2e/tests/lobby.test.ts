// The lobby and the rules of a new table: the client alone, with server messages from the test.
import assert from "node:assert/strict";
import { test } from "node:test";
import type { Page } from "playwright-core";
import { DESKTOP, PHONE } from "../support/browser.js";
import { GAME } from "../support/create_form.js";
import { isAccessible, readsWell } from "../support/people.js";
import { cutTexts, pageFaults } from "../support/measure.js";
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
    const page = await onStage.visits("/", window, lobby([...longNamed(), OPEN]));
    await page.getByRole("link", { name: /Friday/ }).waitFor();
    await isAccessible(page);
    await readsWell(page);
    assert.deepEqual(await page.evaluate(pageFaults, "main"), []);
    assert.deepEqual(await page.evaluate(cutTexts, "main"), []);
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
const WELCOME = { type: "welcome", seq: 0, steps: [], run_out: [], game: null, table: OPEN, you };

/** Opens the table's socket for the page with this message, which is repeated until the page has sent a command. */
const welcomes = (page: Page) =>
  page.waitForFunction((welcome) => {
    const { spoken } = globalThis as unknown as { spoken: Spoken };
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
  await page.evaluate((welcome) => (globalThis as unknown as { spoken: Spoken }).spoken.tell(welcome), WELCOME);
  assert.deepEqual(await page.evaluate(() => (globalThis as unknown as { spoken: Spoken }).spoken.sent), []);
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

test("a host who is refused a seat sees the reason at the table, until it is hidden", async () => {
  const page = await onStage.visits("/new", PHONE, {
    "/api/games": [GAME],
    "/api/tables": { ...OPEN, game: "holdem" },
    "/api/notice": { banner: "Update at ten", held: null },
  });
  await page.getByText("Update at ten").waitFor();
  await page.locator("form.create > button").click();
  await welcomes(page);
  await page.evaluate(() => {
    const { spoken } = globalThis as unknown as { spoken: Spoken };
    const refused = { code: "taken", message: "" };
    spoken.tell({ type: "refused", id: spoken.sent[0]!["id"], refused });
  });
  await page.waitForURL("**/t/made-up");
  const notice = page.locator("room-notice");
  await notice.getByText("You have no seat yet. This seat is taken.").waitFor();
  await onStage.shows(page, holdemTurn(null));
  await notice.getByRole("button", { name: "Hide" }).click();
  await notice.getByText("Update at ten").waitFor();
  assert.equal(await notice.getByText("You have no seat yet. This seat is taken.").count(), 0);
  await page.context().close();
});

test("a rule that differs from the rule set is marked and counted, and one button goes back", async () => {
  const page = await onStage.visits("/new", PHONE, { "/api/games": [GAME] });
  const summary = page.locator("summary").last();
  await summary.getByText("“Tournament”").waitFor();
  await summary.click();
  const burn = page.getByRole("combobox", { name: "Burn cards" });
  await burn.selectOption("false");
  await summary.getByText("1 rule differs from “Tournament”").waitFor();
  await page.getByText("In “Tournament”: yes").waitFor();
  await isAccessible(page);
  await page.getByRole("button", { name: "Back to “Tournament”" }).click();
  assert.equal(await burn.inputValue(), "true");
  await page.getByRole("combobox", { name: "Rule set" }).selectOption("document");
  assert.equal(await burn.inputValue(), "false");
  assert.equal(await page.locator(".setting.changed").count(), 0);
  await page.context().close();
});
