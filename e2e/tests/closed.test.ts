// Closed tables: the list of them in the lobby, and the navigation between list and tables. Tests the client alone,
// with server messages from the test.
import assert from "node:assert/strict";
import { join } from "node:path";
import { test } from "node:test";
import type { BrowserContextOptions, Page } from "playwright-core";
import type { Results } from "../../web/src/generated/rest.js";
import { DESKTOP, PHONE } from "../support/browser.js";
import { isAccessible, readsWell } from "../support/people.js";
import { type Answers, onStage, type Spoken } from "../support/stage.js";
import { holdemTurn } from "../support/tables.js";

const CLOSED_MS = Date.UTC(2026, 10, 22, 21, 34);
const GAMES = ["holdem", "packs_poker", "high_card_flush", "mount_holyoke"];

/** Twelve closed tables of a guest who won, lost, broke even, played for points, or hosted without a seat. */
const TABLES = Array.from({ length: 12 }, (_, index) => ({
  id: index === 0 ? "made-up" : `table-${index}`,
  name: index === 0 ? "Friday night" : `Table ${index}`,
  game: GAMES[index % 4],
  closed_ms: CLOSED_MS - index * 86_400_000,
  host: index === 4,
  net: index === 4 || index % 4 === 3 ? null : [1250, -5000, 0][index % 3],
}));

const turn = holdemTurn({ least: 200, most: 9900 });
const { seats } = turn.game as { seats: object[] };
/** The viewer's hand on the flop, as a replay shows it. */
const FLOP = {
  ...(turn.game as object),
  board: ["2c", "7h", "Ks"],
  seats: [{ ...seats[0], cards: ["As", "10d"] }, seats[1]],
};
const ANSWERS: Answers = {
  "/api/tables": { tables: [], page: 1, pages: 1, total: 0 },
  "/api/me/tables": [],
  "/api/me/runs": [],
  "/api/runs": [],
  "/api/games": [],
  "/api/tables/made-up": { ...turn.table, phase: "closed" },
  "/api/tables/made-up/results": {
    name: "Friday night",
    game: "holdem",
    closed: true,
    hands: 1,
    players: [
      { name: "Ann", bot: false, you: true, bought: 5000, cashed_out: 6250, net: 1250, standing: 1250 },
      { name: "Ben", bot: false, you: false, bought: 5000, cashed_out: 4000, net: -1000, standing: -1000 },
    ],
    payments: [
      { from: 1, to: 0, amount: 1000 },
      { from: null, to: 0, amount: 250 },
    ],
  },
  "/api/tables/made-up/chart": {
    players: [
      { name: "Ann", bot: false, you: true },
      { name: "Ben", bot: false, you: false },
    ],
    first: 1,
    points: [
      { hand: 1, at_ms: CLOSED_MS - 3_600_000, totals: [-500, null] },
      { hand: 2, at_ms: CLOSED_MS, totals: [1250, -1000] },
    ],
  },
  "/api/tables/made-up/hands": [
    { hand: 1, at_ms: CLOSED_MS, players: [{ seat: 1, name: "Ann", bot: false, you: true, net: 1250 }] },
  ],
  "/api/tables/made-up/hands/1": {
    hand: 1,
    at_ms: CLOSED_MS,
    game: "holdem",
    button: 1,
    players: [{ seat: 1, name: "Ann", bot: false, you: true, net: 1250 }],
    frames: [{ steps: [], view: FLOP }],
  },
};

/** Opens the lobby in this window, with ten closed tables per page. */
async function lobby(window: BrowserContextOptions, path = "/", answers: Answers = ANSWERS): Promise<Page> {
  const page = await onStage.visits("/rules/none", { timezoneId: "UTC", ...window }, answers);
  await page.route("**/api/me/tables/closed?*", (route) => {
    const number = Number(new URL(route.request().url()).searchParams.get("page"));
    return route.fulfill({
      json: { tables: TABLES.slice((number - 1) * 10, number * 10), page: number, pages: 2, total: 12 },
    });
  });
  await page.goto(new URL(path, page.url()).href);
  await rows(page).first().waitFor();
  return page;
}

const rows = (page: Page) => page.locator(".closed-tables").getByRole("listitem");
const textOf = async (page: Page) =>
  (await rows(page).allInnerTexts()).map((text) => text.replaceAll(/\s+/g, " ").trim());

/** Sends the page of a table the message that the table is closed, once its code has loaded. */
async function closes(page: Page): Promise<void> {
  await page.locator("table-page").waitFor({ state: "attached" });
  await page.evaluate(() =>
    (globalThis as unknown as { spoken: Spoken }).spoken.tell({ type: "bye", reason: "closed" }),
  );
}

async function keepsAPicture(page: Page, name: string): Promise<void> {
  const folder = process.env["CARDROOM_TABLES"];
  if (folder) await page.screenshot({ path: join(folder, `${name}.png`), fullPage: true });
}

test("the lobby lists a guest's closed tables with game, end and result, in both languages", async () => {
  const english = await lobby(DESKTOP);
  await english.getByRole("list", { name: "Your closed tables" }).waitFor();
  const lines = await textOf(english);
  assert.equal(lines.length, 10);
  assert.deepEqual(lines.slice(0, 5), [
    "Friday night Hold’em Closed Nov 22, 2026, 9:34 PM You won 1,250 chips",
    "Table 1 Packs Poker Closed Nov 21, 2026, 9:34 PM You lost $50.00",
    "Table 2 High Card Flush Closed Nov 20, 2026, 9:34 PM You broke even",
    "Table 3 Mount Holyoke Poker Closed Nov 19, 2026, 9:34 PM",
    "Table 4 Hold’em Closed Nov 18, 2026, 9:34 PM You were the host",
  ]);
  const spanish = await lobby({ ...PHONE, locale: "es" });
  await spanish.getByRole("list", { name: "Tus mesas cerradas" }).waitFor();
  assert.match((await textOf(spanish))[0]!, /^Friday night .* Cerrada el 22 nov 2026, 21:34 Has ganado 1250 fichas$/);
  for (const [name, page] of [
    ["closed-list", english],
    ["closed-list-phone", spanish],
  ] as const) {
    await isAccessible(page);
    await readsWell(page);
    await keepsAPicture(page, name);
    await page.context().close();
  }
});

test("a guest without closed tables sees no list", async () => {
  const page = await onStage.visits("/", DESKTOP, {
    ...ANSWERS,
    "/api/me/tables/closed": { tables: [], page: 1, pages: 1, total: 0 },
  });
  await page.getByText("No tables are open right now").waitFor();
  assert.equal(await page.getByText("Your closed tables").count(), 0);
  await page.context().close();
});

test("the list's page is in the URL, and the focus follows", async () => {
  const page = await lobby(PHONE, "/?page=1&closed=7");
  assert.equal(new URL(page.url()).search, "?closed=2", "a page number past the end leads to the last page");
  const turner = page.getByRole("navigation", { name: "Pages of your closed tables" });
  await turner.getByRole("button", { name: "Previous" }).click();
  await turner.getByText("Page 1 of 2").waitFor();
  await turner.getByRole("button", { name: "Next" }).click();
  await page.waitForFunction(() => document.activeElement?.textContent === "Your closed tables");
  assert.deepEqual(
    (await textOf(page)).map((text) => text.split(" ").slice(0, 2).join(" ")),
    ["Table 10", "Table 11"],
  );
  await page.goBack();
  await turner.getByText("Page 1 of 2").waitFor();
  assert.equal(await rows(page).count(), 10);
  await page.context().close();
});

test("the result of each player is in view beside the name, however large the amounts are", async () => {
  const results = ANSWERS["/api/tables/made-up/results"] as Results;
  const large = 1_000_000_000;
  const players = results.players.map((player) => ({
    ...player,
    bought: large,
    cashed_out: large,
    stack: large,
    standing: -large,
  }));
  for (const window of [DESKTOP, PHONE]) {
    const answers = { ...ANSWERS, "/api/tables/made-up/results": { ...results, players } };
    const page = await lobby({ ...window, locale: "es" }, "/?closed=1", answers);
    await page.getByRole("link", { name: /^Friday night/ }).click();
    await closes(page);
    const row = page.locator(".ledger tbody tr").first();
    await row.waitFor();
    const [table, result] = [page.locator(".ledger .scroll"), row.locator("td").first()];
    assert.equal(await result.textContent(), "−1.000.000.000");
    const [box, cell] = [(await table.boundingBox())!, (await result.boundingBox())!];
    assert.ok(cell.x + cell.width <= box.x + box.width, `${cell.x + cell.width} of ${box.x + box.width}`);
    await keepsAPicture(page, `ledger-large-${window.viewport?.width}`);
    await page.context().close();
  }
});

test("a closed table shows who pays whom, the totals over the evening, and a file, in both languages", async () => {
  for (const [window, locale, title, payments, label] of [
    [
      DESKTOP,
      "en",
      "Ledger",
      ["Ben pays Ann 1,000\u00A0chips.", "Bots lost 250\u00A0chips to Ann: nobody owes that."],
      "Totals after hands 1 to 2. After the last hand: Ann +1,250\u00A0chips, Ben −1,000\u00A0chips.",
    ],
    [
      PHONE,
      "es",
      "Cuentas",
      ["Ben paga 1000\u00A0fichas a Ann.", "Los bots han perdido 250\u00A0fichas contra Ann: nadie lo debe."],
      "Totales después de las manos 1 a 2. Después de la última: Ann +1250\u00A0fichas, Ben −1000\u00A0fichas.",
    ],
  ] as const) {
    const page = await lobby({ ...window, locale }, "/?closed=1");
    await page.getByRole("link", { name: /^Friday night/ }).click();
    await closes(page);
    const ledger = page.getByRole("region", { name: title });
    await ledger.waitFor();
    assert.deepEqual(await ledger.locator(".payments li").allTextContents(), payments);
    await ledger.getByRole("img", { name: label, exact: true }).waitFor();
    const file = ledger.getByRole("link", { name: /CSV/ });
    assert.equal(await file.getAttribute("href"), "/api/tables/made-up/results.csv");
    await isAccessible(page);
    await readsWell(page);
    await keepsAPicture(page, `ledger-${locale}`);
    await page.context().close();
  }
});

/** The two paged lists of the lobby: their request, their name in the URL, and their heading. */
const LISTS = [
  { label: "Pages of tables", path: "**/api/tables?*", name: "page", heading: "Tables" },
  {
    label: "Pages of your closed tables",
    path: "**/api/me/tables/closed?*",
    name: "closed",
    heading: "Your closed tables",
  },
];

for (const { label, path, name, heading } of LISTS) {
  test(`${label.toLowerCase()}: the focus follows a page change, Back returns, and a late refusal for a previous page is not shown`, async () => {
    const page = await lobby(DESKTOP);
    let refuse = async () => {};
    await page.route(path, (route) => {
      const number = Number(new URL(route.request().url()).searchParams.get("page"));
      if (number < 3) return route.fulfill({ json: { tables: [], page: number, pages: 3, total: 22 } });
      return new Promise<void>((resolve) => {
        refuse = () =>
          route.fulfill({ status: 503, json: { error: { code: "not_stored", message: "" } } }).then(resolve);
      });
    });
    await page.reload();
    const turner = page.getByRole("navigation", { name: label });
    await turner.getByRole("button", { name: "Next" }).click();
    await page.waitForFunction((heading) => document.activeElement?.textContent === heading, heading);
    assert.equal(new URL(page.url()).search, `?${name}=2`);
    const asked = page.waitForRequest((request) => request.url().includes("page=3"));
    await turner.getByRole("button", { name: "Next" }).click();
    await asked;
    await page.goBack();
    await turner.getByText("Page 2 of 3").waitFor();
    const answered = page.waitForResponse((response) => response.url().includes("page=3"));
    await refuse();
    await (await answered).finished();
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))));
    assert.deepEqual(await page.getByRole("alert").allTextContents(), []);
    await turner.getByText("Page 2 of 3").waitFor();
    await page.goBack();
    await turner.getByText("Page 1 of 3").waitFor();
    await page.context().close();
  });
}

for (const [name, window] of [
  ["desktop", DESKTOP],
  ["phone", PHONE],
] as const) {
  test(`a closed table is opened and left by keyboard, on a ${name}`, async () => {
    const page = await lobby(window, "/?closed=1");
    const link = page.getByRole("link", { name: /^Friday night/ });
    const back = page.getByRole("link", { name: "Back to the lobby" });
    const opens = async () => {
      await link.focus();
      await page.keyboard.press("Enter");
      await page.getByText("Joining the table…").waitFor();
      await closes(page);
      await page.getByRole("row", { name: /^Ann .*\+1,250/ }).waitFor();
      await page.waitForFunction(() => document.activeElement?.id === "content");
    };
    await opens();
    assert.equal(await page.title(), "Friday night · Cardroom");
    await isAccessible(page);
    await readsWell(page);
    const net = (await page.getByRole("cell", { name: "+1,250" }).boundingBox())!;
    assert.ok(net.x + net.width <= window.viewport!.width, "the player's own result is visible");
    await keepsAPicture(page, `closed-table-${name}`);
    await page.getByRole("link", { name: "Skip to the content" }).focus();
    await page.keyboard.press("Enter");
    await page.keyboard.press("Tab");
    assert.ok(
      await back.evaluate((link) => link === document.activeElement),
      "the first tab stop of the page leads back",
    );
    await page.keyboard.press("Enter");
    await link.waitFor();
    assert.equal(new URL(page.url()).pathname, "/");

    // A hand's page at the closed table also leads back, by its links and by the browser's Back button.
    await opens();
    await page.getByRole("link", { name: "Hand 1" }).focus();
    await page.keyboard.press("Enter");
    await page.getByRole("link", { name: "Back to the table" }).focus();
    await page.keyboard.press("Enter");
    await page.getByText("Joining the table…").waitFor();
    await closes(page);
    await back.focus();
    await page.keyboard.press("Enter");
    await link.waitFor();
    await opens();
    await page.goBack();
    await link.waitFor();
    await page.context().close();
  });
}

test("returning from a table restores the lobby's pages, with the focus on the content", async () => {
  const page = await lobby(DESKTOP, "/?closed=2");
  await page.route("**/api/me/tables/closed?*", (route) =>
    route.fulfill({ json: { tables: TABLES.slice(0, 10), page: 2, pages: 2, total: 12 } }),
  );
  await page.reload();
  await page.getByRole("link", { name: /^Friday night/ }).press("Enter");
  await onStage.shows(page, turn);
  await page.getByRole("link", { name: "Back to the lobby" }).press("Enter");
  await rows(page).first().waitFor();
  assert.equal(new URL(page.url()).search, "?closed=2");
  await page.waitForFunction(() => document.activeElement?.id === "content");
  await page.context().close();
});

test("a table that closes with an open panel needs one step back to the lobby", async () => {
  const page = await lobby(PHONE);
  await page.getByRole("link", { name: /^Friday night/ }).click();
  await onStage.shows(page, turn);
  const table = page.url();
  await page.getByRole("button", { name: "Log", exact: true }).click();
  await page.getByRole("complementary").waitFor();
  await closes(page);
  await page.getByRole("row", { name: /^Ann .*\+1,250/ }).waitFor();
  await page.waitForFunction(() => history.state === null);
  assert.equal(page.url(), table);
  await page.waitForFunction(() => document.activeElement?.id === "content");
  await page.goBack();
  await rows(page).first().waitFor();
  await page.context().close();
});

test("a closed table without hands says so, and headings are close to their sections", async () => {
  for (const [locale, words] of [
    ["en", "No hands were played."],
    ["es", "No se jugó ninguna mano."],
  ] as const) {
    const page = await onStage.visits(
      "/t/made-up",
      { ...PHONE, locale },
      { ...ANSWERS, "/api/tables/made-up/hands": [] },
    );
    await closes(page);
    await page.getByText(words, { exact: true }).waitFor();
    const heading = (await page.locator(".closed > h2").last().boundingBox())!;
    const above = (await page.locator(".closed .ledger").boundingBox())!;
    const below = (await page.locator(".closed > hand-list").boundingBox())!;
    const gaps = [heading.y - above.y - above.height, below.y - heading.y - heading.height];
    assert.ok(gaps[0]! > gaps[1]!, gaps.join());
    await keepsAPicture(page, `closed-empty-${locale}`);
    await page.context().close();
  }
  const page = await lobby(PHONE);
  const heading = (await page.locator(".closed-tables h2").boundingBox())!;
  const above = (await page.getByText("No tables are open right now").boundingBox())!;
  assert.ok(heading.y - above.y - above.height >= 16);
  await keepsAPicture(page, "closed-list-spaced");
  await page.context().close();
});

const HAND = "/t/made-up/hands/1";

/** Waits until the replay of a hand shows the board and the cards of the viewer. */
async function replays(page: Page): Promise<void> {
  await page.locator(".replay table-oval").locator(".board [role=img]").first().waitFor();
  await page.locator(".replay").getByRole("group", { name: "Your cards" }).getByRole("img").first().waitFor();
}

test("a hand that is opened first has the felt of its game", async () => {
  const page = await onStage.visits(HAND, PHONE, ANSWERS);
  await replays(page);
  await isAccessible(page);
  await page.context().close();
});

test("a hand that is opened from a closed table has the felt of its game", async () => {
  const page = await onStage.visits("/t/made-up", PHONE, ANSWERS);
  await closes(page);
  await page.locator(`.closed a[href="${HAND}"]`).click();
  await replays(page);
  await page.context().close();
});

test("a hand whose felt does not load says so and can be reloaded", async () => {
  const page = await onStage.visits("/rules/none", PHONE, ANSWERS);
  await page.route("**/holdem-felt-*.js", (route) => route.abort());
  await page.goto(new URL(HAND, page.url()).href);
  await page.getByRole("alert").getByText("This page could not be loaded").waitFor();
  await isAccessible(page);
  await page.unroute("**/holdem-felt-*.js");
  await page.getByRole("button", { name: "Reload" }).click();
  await replays(page);
  await page.context().close();
});
