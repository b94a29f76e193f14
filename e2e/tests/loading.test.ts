// The code of a page loads when it is opened. Tests the client alone, with requests for its files that wait or fail.
import assert from "node:assert/strict";
import { test } from "node:test";
import type { BrowserContextOptions, Locator, Page } from "playwright-core";
import type { RunBoard } from "../../web/src/generated/run.js";
import type { Moment } from "../../web/src/generated/server.js";
import { DESKTOP, PHONE } from "../support/browser.js";
import { GAME } from "../support/create_form.js";
import { isAccessible, readsWell } from "../support/people.js";
import { type Answers, onStage, type Spoken } from "../support/stage.js";
import { everyTable, holdemTurn } from "../support/tables.js";

const LOBBY: Answers = {
  "/api/tables": { tables: [], page: 1, pages: 1, total: 0 },
  "/api/me/tables": [],
  "/api/me/runs": [],
  "/api/runs": [],
  "/api/games": [],
  "/api/me/tables/closed": { tables: [], page: 1, pages: 1, total: 0 },
};
/** The form of a new event, which no other page loads. */
const FORM = "**/organiser-pages-*.js";

/** A table of hold'em at which it is the viewer's turn. */
const TURN = holdemTurn({ least: 200, most: 9900 });

/** A table of each game. */
const GAMES = ["holdem", "packs_poker", "high_card_flush", "mount_holyoke"].map((game) => ({
  name: game,
  moment: everyTable().find(({ moment }) => moment.table.game === game)!.moment,
}));

const visits = (window: BrowserContextOptions) => onStage.visits("/", window, LOBBY);
const heading = (page: Page) => page.getByRole("heading", { level: 1 });

test("the lobby loads no code of the organiser, and stays until the code of the next page has loaded", async () => {
  const page = await visits(DESKTOP);
  const loaded = await page.evaluate(() => performance.getEntriesByType("resource").map(({ name }) => name));
  assert.deepEqual(
    loaded.filter((name) => /organiser|desk|participant|admin|\/es-/.test(name)),
    [],
  );
  const release = await holds(page, FORM);
  const before = await heading(page).innerText();
  await page.getByRole("link", { name: "New event" }).click();
  await page.waitForURL("**/events/new");
  assert.equal(await heading(page).innerText(), before);
  const status = page.getByRole("status").filter({ hasText: "The page is loading" });
  await status.waitFor({ state: "attached" });
  release();
  await page.locator("run-plan-page").waitFor();
  assert.equal(await page.locator("lobby-page").count(), 0);
  assert.equal(await status.count(), 0);
  await page.context().close();
});

/** Holds the requests for a file until the returned function is called. */
async function holds(page: Page, file: string): Promise<() => void> {
  let release = (): void => undefined;
  const held = new Promise<void>((done) => (release = done));
  await page.route(file, (route) => held.then(() => route.fallback()));
  return release;
}

test("a form that has made a table waits for the code of the table, and starts anew after Back", async () => {
  let made = 0;
  const page = await onStage.visits("/", PHONE, {
    ...LOBBY,
    "/api/games": [GAME],
    "/api/tables": (body: unknown) => (body ? { id: "made-up", made: ++made } : LOBBY["/api/tables"]),
  });
  const release = await holds(page, "**/table-pages-*.js");
  await page.getByRole("link", { name: "New table" }).click();
  await page.getByLabel("Take a seat yourself").uncheck();
  const button = page.locator("form.create > button");
  await button.click();
  await page.waitForURL("**/t/made-up");
  await page.locator("main[inert][aria-busy=true]").waitFor();
  assert.ok(await button.isDisabled());
  await page.goBack();
  await page.waitForURL("**/new");
  await page.locator("main:not([inert])").waitFor();
  assert.ok(await button.isEnabled(), "a new form");
  assert.equal(made, 1);
  await page.goForward();
  release();
  await page.locator("table-page:not([inert])").waitFor({ state: "attached" });
  await page.context().close();
});

test("a volunteer joins once, and keeps the page of the link until that of the staff has loaded", async () => {
  let joined = 0;
  const page = await onStage.visits("/", PHONE, {
    ...LOBBY,
    "/api/runs/made-up/links/check": { run: { name: "Spring", date: "2026-05-01", route: [] }, roles: ["organiser"] },
    "/api/runs/made-up/join": () => ({ joined: ++joined }),
  });
  const release = await holds(page, FORM);
  await page.evaluate(() => {
    history.pushState(null, "", "/e/made-up/join#token");
    window.dispatchEvent(new PopStateEvent("popstate"));
  });
  await page.locator("run-join-page button").click();
  await page.waitForURL("**/staff");
  await page.locator("main[inert]").waitFor();
  assert.ok(await page.locator("run-join-page button").isDisabled());
  assert.equal(await page.locator(".warning").count(), 0, "the link is complete");
  release();
  await page.locator("run-staff-page").waitFor();
  assert.equal(joined, 1);
  await page.context().close();
});

for (const [locale, link, failed, reload] of [
  ["en", "New event", "This page could not be loaded", "Reload"],
  ["es", "Nuevo evento", "No se ha podido cargar esta página", "Recargar"],
] as const)
  test(`a page whose code does not load says so and can be reloaded (${locale})`, async () => {
    const page = await visits({ ...PHONE, locale });
    await page.route(FORM, (route) => route.abort());
    await page.getByRole("link", { name: link }).click();
    await page.getByRole("alert").getByText(failed).waitFor();
    await isAccessible(page);
    await readsWell(page);
    await page.goBack();
    await page.locator("lobby-page").waitFor();
    await page.goForward();
    await page.getByRole("alert").waitFor();
    await page.unroute(FORM);
    await page.getByRole("button", { name: reload }).click();
    await page.locator("run-plan-page").waitFor();
    await page.context().close();
  });

const isConnected = (page: Page) =>
  page.evaluate(() => (globalThis as unknown as { spoken: Spoken }).spoken.isConnected());

test("a table connects while its code loads, and shows what came before the client", async () => {
  const page = await onStage.opens(PHONE);
  const release = await holds(page, "**/main.js");
  await page.reload({ waitUntil: "commit" });
  await page.locator("page-shell p").filter({ hasText: "Anyone with the link to a table can watch" }).waitFor();
  // A client that opened a socket of its own would not receive it.
  await page.evaluate((moment) => {
    const { spoken } = globalThis as unknown as { spoken: Spoken };
    spoken.tell({ type: "welcome", ...moment });
  }, TURN);
  release();
  await page.locator("table-oval .chair.own").waitFor();
  await page.waitForFunction(() => document.activeElement?.id === "content");
  await page.context().close();
});

/** Lets the tasks of the page that wait for no time wait for several frames, as on a slow phone. Runs in the page. */
function delayTasks(): void {
  const begin = window.setTimeout.bind(window);
  Object.assign(window, {
    setTimeout: (act: () => void, time?: number, ...values: unknown[]) => begin(act, time ?? 300, ...values),
  });
}

/** The positions of the parts of a table in each frame from now on until the felt shows and some frames after that. */
const framesUntilTheFelt = (page: Page, moment: Moment): Promise<string[]> =>
  page.evaluate(async (moment) => {
    const { spoken } = globalThis as unknown as { spoken: Spoken };
    const boxOf = (selector: string) => {
      const { x, y, width, height } = document.querySelector(selector)?.getBoundingClientRect() ?? new DOMRect();
      return [x, y, width, height].map(Math.round).join();
    };
    const parts = [".table-top", ".oval", ".dock", ".own-cards .card", ".dock .place"];
    const frames: string[] = [];
    spoken.tell({ type: "welcome", ...moment });
    for (let after = 0; after < 5 && frames.length < 600;) {
      await new Promise((next) => requestAnimationFrame(next));
      frames.push(parts.map(boxOf).join(" "));
      if (document.querySelector(".oval")?.checkVisibility()) after++;
    }
    return frames;
  }, moment);

for (const { name, moment } of GAMES)
  test(`all parts of a table show in one frame, in their places, however slow the phone (${name})`, async () => {
    const page = await onStage.opens(PHONE);
    await page.addInitScript(delayTasks);
    await onStage.reloads(page);
    await page.locator("table-page").getByText("Joining the table…").waitFor();
    const frames = await framesUntilTheFelt(page, moment);
    const [waiting, ...others] = [...new Set(frames)];
    assert.match(waiting!, /^(0,0,0,0 ?)+$/, "a frame before the table");
    assert.equal(others.length, 1, others.join("\n"));
    assert.equal(await page.getByText("Joining the table…").count(), 0);
    await page.waitForFunction(() => document.activeElement?.matches("main.felt"));
    await page.context().close();
  });

/** The failures of a socket: the room refuses it, closes it at once, or says nothing on it. */
type Failure = "refused" | "closed" | "silent";

/** Lets the sockets of the page fail until {@link connectsAgain}. Runs in the page, after the script with the fake socket. */
function failSockets(failure: Failure): void {
  const Works = WebSocket as unknown as new () => { readyState: number; onclose: (() => void) | undefined };
  class Fails extends Works {
    constructor() {
      super();
      this.readyState = failure === "closed" ? WebSocket.OPEN : WebSocket.CONNECTING;
      if (failure === "silent") return;
      setTimeout(() => {
        this.readyState = WebSocket.CLOSED;
        this.onclose?.();
      });
    }
  }
  Object.assign(window, { WebSocket: Object.assign(Fails, { CONNECTING: 0, OPEN: 1, CLOSED: 3 }), Works });
}

/** Lets the next socket of the page work, and waits until the page has opened it. */
async function connectsAgain(page: Page): Promise<void> {
  await page.evaluate(() => Object.assign(window, { WebSocket: (window as unknown as { Works: unknown }).Works }));
  for (let tries = 0; tries < 60 && !(await isConnected(page)); tries++) await page.clock.fastForward(1000);
}

for (const [failure, locale, joining, late, reload] of [
  ["refused", "en", "Joining the table…", "There is no connection to the table. Trying again…", "Reload"],
  ["closed", "es", "Entrando en la mesa…", "No hay conexión con la mesa. Se intenta de nuevo…", "Recargar"],
  ["silent", "en", "Joining the table…", "There is no connection to the table. Trying again…", "Reload"],
] as const)
  test(`a table without a connection says so after a while, and goes on once there is one (${failure}, ${locale})`, async () => {
    const page = await onStage.opens({ ...PHONE, locale }, { "/api/tables/made-up": {} });
    await page.addInitScript(failSockets, failure);
    await page.clock.install();
    await onStage.reloads(page);
    await page.locator("table-page").getByText(joining).waitFor();
    const status = page.getByRole("status").getByText(late);
    assert.equal(await page.locator("table-page button").count(), 0, "not at once");
    await page.clock.fastForward(5000);
    await status.waitFor();
    await page.getByRole("button", { name: reload }).waitFor();
    await isAccessible(page);
    await readsWell(page);
    await connectsAgain(page);
    await onStage.shows(page, TURN);
    await page.locator("table-oval .chair.own").waitFor();
    assert.equal(await status.count(), 0);
    await page.context().close();
  });

test("a table whose felt does not load says so and can be reloaded", async () => {
  const page = await onStage.opens(PHONE);
  await page.route("**/holdem-felt-*.js", (route) => route.abort());
  await onStage.shows(page, TURN);
  await page.getByRole("alert").getByText("This page could not be loaded").waitFor();
  assert.equal(await isConnected(page), false);
  await isAccessible(page);
  await page.unroute("**/holdem-felt-*.js");
  await page.getByRole("button", { name: "Reload" }).click();
  await page.getByText("Joining the table…").waitFor();
  await onStage.shows(page, TURN);
  await page.locator("table-oval .chair.own").waitFor();
  await page.context().close();
});

for (const file of ["main.js", "table-pages-*.js"])
  test(`a table whose code does not load leaves the table (${file})`, async () => {
    const page = await onStage.opens(PHONE);
    assert.equal(await isConnected(page), true);
    await page.route(`**/${file}`, (route) => route.abort());
    await onStage.reloads(page);
    await page.getByRole("alert").getByText("This page could not be loaded").waitFor();
    assert.equal(await isConnected(page), false);
    await page.context().close();
  });

test("a language whose texts do not load leaves the page as it is", async () => {
  const page = await visits(PHONE);
  await page.route("**/es-*.js", (route) => route.abort());
  const language = page.getByLabel("Language");
  await language.selectOption("es");
  await page.getByRole("alert").getByText("The language could not be changed").waitFor();
  assert.equal(await language.inputValue(), "en");
  await isAccessible(page);
  await page.getByRole("button", { name: "Hide" }).click();
  assert.equal(await page.getByRole("alert").count(), 0);
  await page.context().close();
});

for (const file of ["main.js", "en-*.js", "lobby-pages-*.js", "common.css"])
  test(`a client that does not load shows a message, not an empty page (${file})`, async () => {
    const page = await visits(DESKTOP);
    await page.route(`**/${file}`, (route) => route.abort());
    await onStage.reloads(page);
    await page.getByRole("alert").getByText("This page could not be loaded").waitFor();
    await page.unroute(`**/${file}`);
    await page.getByRole("button", { name: "Reload" }).click();
    await page.locator("lobby-page").waitFor();
    await page.context().close();
  });

test("if the client loads slowly, the page says so after a while and offers to load it again", async () => {
  const page = await visits(PHONE);
  const slow = page.locator(".slow-start");
  assert.ok(await slow.isHidden());
  const release = await holds(page, "**/main.js");
  await page.reload({ waitUntil: "commit" });
  await shell(page).waitFor();
  assert.ok(await slow.isHidden(), "not at once, since the client may only be slow");
  await slow.getByText("The page is taking long to load.").waitFor();
  await slow.getByText("La página tarda en cargar.").waitFor();
  release();
  await page.locator("lobby-page").waitFor();
  assert.ok(await slow.isHidden());
  await page.context().close();
});

const shell = (page: Page) => page.locator("page-shell .name");

for (const [path, locale, heading] of [
  ["/", "en", /^A card room/],
  ["/", "es", /^Una sala de cartas/],
  ["/new", "es", "Mesa nueva"],
  ["/admin", "en", "Administration"],
] as const)
  for (const [name, window] of Object.entries({ phone: PHONE, desktop: DESKTOP }))
    test(`before the client has loaded, ${path} has its heading, in its place (${locale}, ${name})`, async () => {
      const page = await onStage.visits(path, { ...window, locale }, { ...LOBBY, "/api/games": [GAME] });
      const title = page.getByRole("heading", { level: 1, name: heading });
      const early = page.locator("page-shell h1").filter({ hasText: heading });
      const boxes = (title: Locator) => boxesOf(page, title);
      await title.waitFor();
      await page.evaluate(() => document.fonts.ready);
      const loaded = await boxes(title);
      const releases = [await holds(page, "**/main.js"), await holds(page, "**/common.css")];
      await page.reload({ waitUntil: "commit" });
      await early.waitFor();
      await page.evaluate(() => document.fonts.ready);
      assert.deepEqual(await boxes(early), loaded, "with the style in the page");
      assert.equal(await page.locator("page-shell[inert]").count(), 1);
      releases.forEach((release) => release());
      await page.locator("page-shell").waitFor({ state: "detached" });
      assert.deepEqual(await boxes(title), loaded);
      await page.context().close();
    });

/** The boxes of the heading, the header and the name in it; `null` for one that does not show. */
const boxesOf = (page: Page, title: Locator) =>
  Promise.all([title, page.locator(".top"), page.locator(".top .name")].map((part) => part.boundingBox()));

const BOARD: RunBoard = {
  run: {
    id: "made-up",
    seq: 1,
    position: "0-1-0",
    name: "Ride for the hospice",
    date: "2026-09-12",
    time_zone: "America/Denver",
    stage: "running",
    route: [{ name: "Lodge" }],
    closed_stops: [],
    provisional: false,
    entries_lost: false,
    deadline: "16:00:00",
    deadline_for: "arrival",
  },
  whole: true,
  odds: null,
  participants: [],
  standings: [],
  unranked: [],
};
/** The link preview of the event, as the room writes it into the page. */
const PREVIEW = `<meta property="og:url" content="http://table.test/e/made-up">
  <meta property="og:title" content="${BOARD.run.name} · Poker run">`;

/** Opens the board with its link preview, which the page of the client alone has not. */
async function opensBoard(page: Page, search: string): Promise<void> {
  const html = await page.evaluate(async () => (await fetch("/")).text());
  const body = html.replace("</head>", `${PREVIEW}</head>`);
  await page.route("**/e/made-up*", (route) => route.fulfill({ contentType: "text/html", body }));
  await page.goto(new URL(`/e/made-up${search}`, page.url()).href, { waitUntil: "commit" });
}

for (const [name, window, search] of [
  ["phone", PHONE, ""],
  ["phone, projector", PHONE, "?projector"],
  ["desktop", DESKTOP, ""],
  ["projector", { viewport: { width: 1920, height: 1080 } }, "?projector"],
] as const)
  test(`before the client has loaded, a board has its heading, in its place (${name})`, async () => {
    const page = await onStage.visits("/", window, { ...LOBBY, "/api/runs/made-up/board": BOARD });
    const heading = page.locator("h1", { hasText: BOARD.run.name });
    /** The boxes, without the width of the heading, which depends on what is beside it, and the look. */
    const look = async () => {
      await page.evaluate(() => document.fonts.ready);
      const [title, ...header] = await boxesOf(page, heading);
      const { fontSize, color } = await heading.evaluate((element) => getComputedStyle(element));
      return { ...title, width: 0, header, fontSize, color };
    };
    // A projector is dark in every theme.
    await page.evaluate(() => localStorage.setItem("theme", "light"));
    const releases = [await holds(page, "**/main.js"), await holds(page, "**/common.css")];
    await opensBoard(page, search);
    await page.locator("page-shell h1").waitFor();
    const early = await look();
    releases.forEach((release) => release());
    await page.locator("run-board .run-day").waitFor();
    assert.deepEqual(await look(), early);
    assert.equal(await page.locator(".top").isVisible(), name !== "projector");
    await page.context().close();
  });

test("before the client has loaded, a page has the chosen language, not that of the browser", async () => {
  const page = await onStage.visits("/you", { ...PHONE, locale: "en" }, LOBBY);
  await page.getByLabel("Language").selectOption("es");
  await page.locator("html[lang=es]").waitFor({ state: "attached" });
  const release = await holds(page, "**/main.js");
  await page.goto(new URL("/", page.url()).href, { waitUntil: "commit" });
  await page.locator("page-shell h1").filter({ hasText: "Una sala" }).waitFor();
  assert.equal(await page.locator("html").getAttribute("lang"), "es");
  await page.goto(new URL("/t/made-up", page.url()).href, { waitUntil: "commit" });
  await page.locator("page-shell p").filter({ hasText: "Entrando en la mesa…" }).waitFor();
  assert.equal(await page.locator("page-shell .top").count(), 0, "a table has a header of its own");
  release();
  await page.context().close();
});

test("without JavaScript, the page says that it needs it, with the margins of a page", async () => {
  const page = await onStage.visits("/", PHONE, LOBBY);
  const body = await page.evaluate(async () => (await fetch("/")).text());
  const context = await page
    .context()
    .browser()!
    .newContext({ ...PHONE, javaScriptEnabled: false });
  const bare = await context.newPage();
  await bare.route("**/*", (route) => route.fulfill({ contentType: "text/html", body }));
  await bare.goto(page.url());
  const { left, top } = await bare.locator("noscript p").evaluate((element) => {
    const words = document.createRange();
    words.selectNodeContents(element);
    return words.getBoundingClientRect().toJSON() as DOMRect;
  });
  assert.ok(left >= 16 && top >= 16, `${left}, ${top}`);
  assert.match(await bare.locator("body").innerText(), /^Cardroom needs JavaScript\.\nCardroom necesita JavaScript\.$/);
  await context.close();
  await page.context().close();
});
