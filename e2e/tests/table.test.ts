// Focus, history, and prominent elements of a table: the client alone, with server messages from the test.
import assert from "node:assert/strict";
import { test } from "node:test";
import type { Page } from "playwright-core";
import type { Moment } from "../../web/src/generated/server.js";
import { DESKTOP, PHONE } from "../support/browser.js";
import { isAccessible } from "../support/people.js";
import { onStage, type Spoken } from "../support/stage.js";
import { flushToWager, holdemFolded, holdemTurn, hosted, step, watched } from "../support/tables.js";

const { sees, shows } = onStage;

const turn = holdemTurn({ least: 200, most: 9900 });
const focused = (page: Page) =>
  page.evaluate(() => document.activeElement!.getAttribute("aria-label") ?? document.activeElement!.localName);

test("the focus moves to the table when it opens and to the player's place after sitting down, and stays where the player moves it", async () => {
  const page = await sees(watched(turn));
  assert.equal(await focused(page), "main");
  await page.getByRole("button", { name: "Take a seat" }).click();
  await page.getByRole("button", { name: /^Take seat \d/ }).click();
  await shows(page, turn);
  assert.equal(await focused(page), "Your seat");
  await page.getByRole("button", { name: /^Fold/ }).focus();
  await shows(page, turn);
  assert.match(await page.locator(":focus").innerText(), /^Fold/);
  await page.context().close();
});

test("the first tab stop skips the page header", async () => {
  const page = await sees(turn);
  const link = page.getByRole("link", { name: "Skip to the content" });
  assert.ok(await link.evaluate((link) => link === document.querySelector("a, button, input, [tabindex]")));
  await link.focus();
  assert.ok((await link.boundingBox())!.y >= 0);
  await page.keyboard.press("Enter");
  assert.equal(await focused(page), "main");
  await page.context().close();
});

test("Back closes an open panel first, and closing a panel leaves no history entry", async () => {
  const page = await sees(turn, PHONE);
  const log = page.getByRole("button", { name: "Log", exact: true });
  const panel = page.getByRole("complementary");
  const table = page.url();
  const steps = await page.evaluate(() => history.length);
  for (const close of [
    () => page.goBack(),
    () => page.keyboard.press("Escape"),
    () => page.getByRole("button", { name: "Close" }).click(),
    () => page.goBack(),
  ]) {
    await log.click();
    await panel.waitFor();
    await page.getByRole("button", { name: "Invite" }).click();
    await close();
    await panel.waitFor({ state: "detached" });
    assert.equal(page.url(), table);
  }
  assert.equal(await page.evaluate(() => history.length), steps + 1);
  assert.equal(await page.evaluate(() => history.state), null);
  await page.context().close();
});

test("a lost connection, a pause and a restored connection are prominent and announced", async () => {
  const page = await sees(turn, PHONE);
  const coversTheTitle = async () =>
    assert.deepEqual(await page.locator(".pressing").boundingBox(), await page.locator(".title").boundingBox());
  await page.evaluate(() => (globalThis as unknown as { spoken: Spoken }).spoken.lose());
  const lost = page.getByRole("alert").getByText("Connection lost");
  await lost.waitFor();
  await coversTheTitle();
  await isAccessible(page);
  await shows(page, { ...turn, table: { ...turn.table, phase: "paused", pause_left_ms: 300_000 } });
  await page.getByRole("log").getByText("Connected again.").waitFor({ state: "attached" });
  const paused = page.getByRole("status").getByText(/^Paused/);
  await paused.waitFor();
  await coversTheTitle();
  await isAccessible(page);
  await page.context().close();
});

test("a host who pauses during a hand sees that the pause begins after it, and can cancel it", async () => {
  const page = await sees(turn, PHONE, { "/api/games": [] });
  await page.getByRole("button", { name: "Host" }).click();
  const pauses = page.getByRole("group", { name: "Pause the game" });
  await pauses.getByText("A hand in progress is played to its end first.").waitFor();
  await pauses.getByRole("button", { name: "Pause 10 min" }).click();
  const sent = await page.evaluate(() => (globalThis as unknown as { spoken: Spoken }).spoken.sent.at(-1));
  assert.deepEqual([sent!["do"], sent!["minutes"]], ["pause", 10]);
  await shows(page, { ...turn, table: { ...turn.table, pause_left_ms: 600_000 } });
  await pauses.getByRole("status").getByText("The pause begins after this hand.").waitFor();
  await pauses.getByRole("button", { name: "Resume" }).waitFor();
  assert.equal(await pauses.getByRole("button", { name: /^Pause/ }).count(), 0);
  await isAccessible(page);
  await page.context().close();
});

/** The messages sent by the page, oldest first. */
const sent = (page: Page) => page.evaluate(() => (globalThis as unknown as { spoken: Spoken }).spoken.sent);

/** Accepts the last message sent by the page, or refuses it with this code. */
const answers = (page: Page, code?: string) =>
  page.evaluate((code) => {
    const { spoken } = globalThis as unknown as { spoken: Spoken };
    const id = spoken.sent.at(-1)!["id"];
    spoken.tell(code ? { type: "refused", id, refused: { code, message: "" } } : { type: "accepted", id });
  }, code);

const view = turn.game as Record<string, unknown>;
const after = { ...turn, game: { ...view, legal: null, to_act: 2 } };

test("the focus stays at the player's place after a raise, after folding in the dialog and after a rebuy", async () => {
  const page = await sees(turn);
  await page.keyboard.press("h");
  await page.keyboard.press("Enter");
  assert.equal((await sent(page)).at(-1)!["do"], "act");
  await shows(page, after);
  await answers(page);
  await page.getByRole("group", { name: "In advance" }).waitFor();
  await page.waitForFunction(() => document.activeElement!.getAttribute("aria-label") === "Your seat");

  await shows(page, holdemTurn(null, { call: null, check: true }));
  await page.keyboard.press("f");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  assert.deepEqual((await sent(page)).at(-1)!["action"], "fold");
  await shows(page, after);
  await answers(page);
  await page.waitForFunction(() => document.activeElement!.getAttribute("aria-label") === "Your seat");

  const seats = turn.table.seats.map((seat, index) => (index === 0 ? { ...seat!, needs_chips: true, stack: 0 } : seat));
  await shows(page, { ...after, table: { ...turn.table, phase: "between", seats } });
  await page.getByRole("form", { name: "Rebuy" }).getByRole("textbox").focus();
  await page.keyboard.press("Enter");
  assert.equal((await sent(page)).at(-1)!["do"], "top_up");
  await answers(page);
  await shows(page, after);
  await page.waitForFunction(() => document.activeElement!.getAttribute("aria-label") === "Your seat");
  await page.context().close();
});

test("a refused raise returns the focus to its button", async () => {
  const page = await sees(turn);
  await page.keyboard.press("h");
  await page.keyboard.press("Enter");
  await page.waitForFunction(() => document.activeElement === document.body);
  await answers(page, "made_up");
  await page.waitForFunction(() => document.activeElement!.matches("button.raise"));
  await page.context().close();
});

test("a button that is clicked again after a refusal regains the focus", async () => {
  const page = await sees(turn);
  await page.keyboard.press("h");
  for (const _ of [1, 2]) {
    await page.locator("button.raise").click();
    await page.waitForFunction(() => document.activeElement === document.body);
    await answers(page, "made_up");
    await page.waitForFunction(() => document.activeElement!.matches("button.raise"));
  }
  await page.context().close();
});

test("removing a player asks first, says that it is done, and leaves the focus on what took the button's place", async () => {
  const made = hosted();
  const page = await sees(made, DESKTOP, { "/api/games": [] });
  await page.getByRole("button", { name: "Host" }).click();
  const remove = page.getByRole("button", { name: /^Remove / }).first();
  await remove.focus();
  await page.keyboard.press("Enter");
  assert.equal(await page.locator(":focus").innerText(), "Cancel");
  assert.deepEqual(await sent(page), []);
  await page.keyboard.press("Shift+Tab");
  await page.keyboard.press("Enter");
  const { seat } = (await sent(page)).at(-1)! as { seat: number };
  await answers(page);
  await page.getByRole("status").getByText("leaves the table after this hand").waitFor();
  await shows(page, {
    ...made,
    table: { ...made.table, seats: made.table.seats.map((each, index) => (index + 1 === seat ? null : each)) },
  });
  assert.equal(await focused(page), `Add a bot at seat ${seat}`);
  await page.context().close();
});

test("leaving asks for confirmation in place of its button, with the focus on the safe choice", async () => {
  const page = await sees(turn, PHONE);
  await page.getByRole("button", { name: "Leave the table" }).click();
  await page.getByRole("alertdialog").waitFor();
  assert.equal(await page.locator(":focus").innerText(), "Cancel");
  await isAccessible(page);
  await page.keyboard.press("f");
  assert.deepEqual(await sent(page), [], "a shortcut does nothing while the question has the focus");
  await page.keyboard.press("Enter");
  assert.equal(await page.locator(":focus").innerText(), "Leave the table");
  await page.context().close();
});

test("a player who requested fast-forward sees that the others' requests are pending, in this hand", async () => {
  const folded = { ...after, you: { ...after.you, fast_forward: true } };
  const page = await sees(folded, PHONE);
  const forward = page.getByRole("button", { name: "Fast-forward" });
  const waits = page.getByRole("status").getByText("Waiting for others to fast-forward");
  await forward.click();
  await waits.waitFor();
  assert.ok(await forward.isDisabled());
  assert.equal((await sent(page)).at(-1)!["do"], "fast_forward");
  await answers(page);
  await isAccessible(page);
  await shows(page, folded);
  assert.ok(await forward.isEnabled(), "the button is enabled for the next hand");
  await forward.click();
  await answers(page, "no_fast_forward");
  await waits.waitFor({ state: "detached" });
  assert.ok(await forward.isEnabled());
  await page.context().close();
});

test("if another player took the seat first, the form offers the next free seat, or none", async () => {
  const made = watched(turn);
  const three = { ...made, table: { ...made.table, seats: [null, made.table.seats[1]!, null] } };
  const page = await sees(three);
  const refused = page.getByRole("alert").getByText("This seat is taken.");
  await page.getByRole("button", { name: "Take a seat" }).click();
  await page.getByRole("button", { name: "Take seat 1" }).click();
  await answers(page, "taken");
  await refused.waitFor();
  await page.getByRole("button", { name: "Take seat 3" }).click();
  assert.equal((await sent(page)).at(-1)!["seat"], 3);
  await shows(page, { ...three, table: { ...three.table, seats: [made.table.seats[1]!, made.table.seats[1]!, null] } });
  await answers(page, "taken");
  await page.getByText("You are watching.").waitFor();
  await refused.waitFor();
  assert.equal(await page.getByRole("form").count(), 0);
  await page.context().close();
});

test("entering the first name takes a seat without announcing a restored connection", async () => {
  const page = await sees(watched(turn), DESKTOP, { "/api/me": {} });
  await page.getByRole("button", { name: "Take a seat" }).click();
  await page.getByLabel("Your name").fill("Ann");
  await page.keyboard.press("Enter");
  // The new connection has the guest's name; no message can be sent before it is open.
  await page.waitForTimeout(300);
  await shows(page, watched(turn));
  await page.waitForFunction(() =>
    (globalThis as unknown as { spoken: Spoken }).spoken.sent.some((sent) => sent["do"] === "sit"),
  );
  await shows(page, turn);
  assert.equal(await page.getByRole("log", { name: "Announcements" }).getByText("Connected again.").count(), 0);
  await page.context().close();
});

/**
 * The contrast ratios of the texts of these elements against their background, as defined by WCAG. Runs in the page.
 */
function contrasts(selector: string): { text: string; ratio: number }[] {
  const channels = (colour: string) => colour.match(/[\d.]+/g)!.map(Number);
  const light = (rgb: number[]) => {
    const [r, g, b] = rgb.map((value) =>
      value / 255 <= 0.04045 ? value / 255 / 12.92 : ((value / 255 + 0.055) / 1.055) ** 2.4,
    );
    return 0.2126 * r! + 0.7152 * g! + 0.0722 * b!;
  };
  const above = (element: Element): Element[] => [
    element,
    ...(element.parentElement ? above(element.parentElement) : []),
  ];
  return [...document.querySelectorAll(selector)].map((element) => {
    const grounds = above(element).map((each) => channels(getComputedStyle(each).backgroundColor));
    const ground = grounds.find(([, , , alpha = 1]) => alpha === 1)!.slice(0, 3);
    const opacity = above(element).reduce((share, each) => share * Number(getComputedStyle(each).opacity), 1);
    const text = channels(getComputedStyle(element).color)
      .slice(0, 3)
      .map((value, index) => value * opacity + ground[index]! * (1 - opacity));
    const [a, b] = [light(text), light(ground)].sort((a, b) => b - a);
    return { text: element.textContent.trim(), ratio: (a! + 0.05) / (b! + 0.05) };
  });
}

test("a folded player's place stays legible", async () => {
  const page = await sees(holdemFolded());
  const found = await page.evaluate(contrasts, ".out .name, .out .stack, .out .note");
  assert.ok(found.length >= 3);
  assert.deepEqual(
    found.filter(({ ratio }) => ratio < 4.5),
    [],
  );
  await isAccessible(page);
  await page.context().close();
});

/** The chart of a table before the end of the first hand. */
const NO_CHART = { players: [], first: null, points: [] };

test("a closed table mentions chips only in games with chips, and the end of the hand if one is being played", async () => {
  const closes = (game: string): Moment => ({ ...hosted(), table: { ...hosted().table, game, phase: "closed" } });
  const answers = (game: string) => ({
    "/api/tables/made-up/results": {
      name: "Amber",
      game,
      closed: true,
      hands: 0,
      players: [{ name: "Ann", bot: false, you: true, bought: null, cashed_out: null, net: null }],
    },
    "/api/tables/made-up/chart": NO_CHART,
    "/api/tables/made-up/hands": [],
  });
  for (const [game, cashed] of [
    ["mount_holyoke", 0],
    ["holdem", 1],
  ] as const) {
    const page = await sees(closes(game), DESKTOP, answers(game));
    await page.getByText("This table is closed.").waitFor();
    await page.getByRole("rowheader", { name: "Ann" }).waitFor();
    assert.equal(await page.getByText("Everyone has been cashed out.").count(), cashed, game);
    await page.context().close();
  }
  for (const [phase, words] of [
    ["playing", "after this hand"],
    ["between", "closes now"],
  ] as const) {
    const page = await sees({ ...hosted(), table: { ...hosted().table, phase } });
    await page.getByRole("button", { name: "Host" }).click();
    await page.getByRole("button", { name: "Close the table" }).click();
    await page.getByText(words).waitFor();
    await page.context().close();
  }
});

test("an unpaid hand is void in the list of hands and in the replayer, without a winner", async () => {
  const made = flushToWager();
  const players = [0, 0].map((net, index) => ({
    seat: index + 1,
    name: `Guest ${index + 1}`,
    bot: false,
    you: index === 0,
    net,
  }));
  const line = { hand: 1, at_ms: 0, players, house: 0, unpaid: true };
  const over = { seq: 9, hand: 1, table: { event: "hand_over", nets: [0, 0], house: 0, unpaid: true } };
  const answers = {
    "/api/tables/made-up": made.table,
    "/api/tables/made-up/results": { name: "Void", game: "high_card_flush", closed: true, hands: 1, players: [] },
    "/api/tables/made-up/chart": NO_CHART,
    "/api/tables/made-up/hands": [line],
    "/api/tables/made-up/hands/1": {
      ...line,
      game: "high_card_flush",
      button: null,
      frames: [{ steps: [over], view: made.game }],
    },
  };
  for (const [locale, words, replayed] of [
    ["en", "Void: the table could not pay this hand, and no chips moved.", /^The hand is void: /],
    ["es", "Anulada: la mesa no podía pagar esta mano y no se movieron fichas.", /^La mano queda anulada: /],
  ] as const) {
    const replay = await onStage.visits("/t/made-up/hands/1", { ...DESKTOP, locale }, answers);
    await replay.locator(".replay > .notice").getByText(words).waitFor();
    await replay.locator(".log").getByText(replayed).waitFor();
    assert.equal(await replay.locator(".results").count(), 0);
    await isAccessible(replay);
    await replay.context().close();
    const closed = await sees({ ...made, table: { ...made.table, phase: "closed" } }, { ...DESKTOP, locale }, answers);
    await closed.locator(".hands .notice").getByText(words).waitFor();
    assert.equal(await closed.locator(".hands ul span").count(), 0);
    await isAccessible(closed);
    await closed.context().close();
  }
});

test("a closed table of a points game shows each player's points, in total and per hand", async () => {
  const game = "mount_holyoke";
  const seated = [
    { seat: 1, name: "Ann", bot: false, you: true },
    { seat: 2, name: "Ben", bot: false, you: false },
    { seat: 3, name: "Cleo", bot: true, you: false },
  ];
  const hand = (number: number, points: (number | null)[]) => ({
    hand: number,
    at_ms: 0,
    house: null,
    players: seated.map((player, place) => ({ ...player, net: null, points: points[place] })),
  });
  const answers = {
    "/api/tables/made-up/results": {
      name: "Amber",
      game,
      closed: true,
      hands: 3,
      players: seated.map((player, place) => ({
        ...player,
        bought: null,
        cashed_out: null,
        net: null,
        points: [1234, 1, null][place],
      })),
    },
    "/api/tables/made-up/chart": NO_CHART,
    "/api/tables/made-up/hands": [
      hand(3, [0, 7, 13]),
      hand(2, [1, 0, null]),
      { ...hand(1, []), players: seated.map((player) => ({ ...player, net: null })) },
    ],
  };
  const closed = { ...hosted(), table: { ...hosted().table, game, phase: "closed" as const } };
  const inWords = {
    en: ["Points", "1,234", "0 points", "1 point", "13 points"],
    es: ["Puntos", "1234", "0 puntos", "1 punto", "13 puntos"],
  };
  for (const [window, locale] of [
    [DESKTOP, "en"],
    [PHONE, "es"],
  ] as const) {
    const page = await sees(closed, { ...window, locale }, answers);
    const [points, most, none, one, many] = inWords[locale] as [string, string, string, string, string];
    await page.getByRole("columnheader", { name: points, exact: true }).waitFor();
    const cells = await page.locator("closed-table td").allTextContents();
    assert.deepEqual(
      cells.map((text) => text.trim()),
      [most, "1", ""],
      locale,
    );
    await page.locator(".hands > li").nth(2).waitFor();
    const listed = await page
      .locator(".hands > li")
      .evaluateAll((hands) =>
        hands.map((each) => [...each.querySelectorAll("li")].map((one) => one.textContent.trim().replace(/\s+/g, " "))),
      );
    assert.deepEqual(
      listed,
      [
        [`Ann ${none}`, `Ben ${many.replace("13", "7")}`, `Cleo ${many}`],
        [`Ann ${one}`, `Ben ${none}`, "Cleo"],
        ["Ann", "Ben", "Cleo"],
      ],
      locale,
    );
    const fits = await page.evaluate(() =>
      [...document.querySelectorAll("closed-table td, closed-table .hands span")].every(
        (one) => one.getBoundingClientRect().right <= innerWidth,
      ),
    );
    assert.ok(fits, `points overflow the page (${locale})`);
    await isAccessible(page);
    await page.context().close();
  }
});

test("a clock with minutes fits into its place", async () => {
  const clock = { left_ms: 290_000, of_ms: 300_000, is_bank: false, seats: [1] };
  const page = await sees({ ...turn, table: { ...turn.table, clock } }, PHONE);
  const timer = page.getByRole("timer").first();
  const [inner, outer] = [(await timer.locator("span").boundingBox())!, (await timer.boundingBox())!];
  assert.match(await timer.locator("span").innerText(), /^4:(50|4\d)$/);
  assert.ok(inner.width <= outer.width, `${inner.width} in ${outer.width}`);
  const plate = (await page.locator(".pod").filter({ has: timer }).boundingBox())!;
  assert.ok(plate.x <= outer.x && outer.x + outer.width <= plate.x + plate.width, "the time is on the plate");
  await page.context().close();
});

test("the line under the actions counts the time bank down while it runs, as the seat does", async () => {
  const seats = turn.table.seats.map((seat) => seat && { ...seat, bank_ms: 60_000 });
  const clock = { left_ms: 14_400, of_ms: 60_000, is_bank: false, seats: [1] };
  const page = await sees({ ...turn, table: { ...turn.table, clock, seats } }, DESKTOP);
  await page.locator(".tools").getByText("Time bank 60 s").waitFor();
  await shows(page, { ...turn, table: { ...turn.table, clock: { ...clock, is_bank: true }, seats } });
  const line = page.locator("running-bank");
  await page.waitForFunction(() => /^Time bank 1[34]\ss$/.test(document.querySelector("running-bank")!.textContent));
  const before = await line.textContent();
  await page.waitForFunction((before) => document.querySelector("running-bank")!.textContent !== before, before);
  await page.context().close();
});

test("a name without a space breaks in the log of a desktop", async () => {
  const steps = [step({ event: "folded", seat: 2, clock: false }, [])];
  const page = await sees({ ...turn, steps }, DESKTOP);
  await page
    .locator(".log li", { hasText: /W{23}2 folds/ })
    .first()
    .waitFor();
  const over = await page
    .locator(".docked-log")
    .evaluate(
      (log) =>
        [log, ...log.querySelectorAll("*")].filter(
          (part) => part.scrollWidth > part.clientWidth && getComputedStyle(part).overflowX !== "visible",
        ).length,
    );
  assert.equal(over, 0);
  await page.context().close();
});

test("the header has the blinds of the running hand, and beside them those of the next one", async () => {
  const rules = { small_blind: 100, big_blind: 200, ante: 0 };
  const raised = { ...turn, table: { ...turn.table, rules } };
  const page = await sees(raised, PHONE);
  const stakes = page.locator(".table-top .stakes");
  assert.equal(await stakes.innerText(), "Hold’em 50/100, next hand 100/200");
  await shows(page, { ...raised, table: { ...raised.table, phase: "between" } });
  assert.equal(await stakes.innerText(), "Hold’em 100/200");
  await page.context().close();
});
