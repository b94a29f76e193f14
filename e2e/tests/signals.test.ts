// Sounds, and the viewer's turn in the title and the icon of the window. Tests the client alone, with server messages
// from the test.
import assert from "node:assert/strict";
import { test } from "node:test";
import type { BrowserContextOptions, Page } from "playwright-core";
import type { Moment } from "../../web/src/generated/server.js";
import { DESKTOP, PHONE } from "../support/browser.js";
import { isAccessible, readsWell } from "../support/people.js";
import { audioContextsOf, hides, recordsSignals, soundsOf, vibrationsOf } from "../support/signals.js";
import { type Answers, onStage, type Spoken } from "../support/stage.js";
import { holdemTurn } from "../support/tables.js";

const LOBBY: Answers = {
  "/api/tables": { tables: [], page: 1, pages: 1, total: 0 },
  "/api/me/tables": [],
  "/api/me/runs": [],
  "/api/runs": [],
  "/api/games": [],
  "/api/me/tables/closed": { tables: [], page: 1, pages: 1, total: 0 },
};

const TURN = named(holdemTurn(null));
const WAITS: Moment = { ...TURN, game: { ...(TURN.game as object), legal: null, to_act: 2 } };

function named(moment: Moment): Moment {
  return { ...moment, table: { ...moment.table, name: "Friday" } };
}

/** Sends a moment with the events of these names, as they happen or, with `welcome`, after a reconnection. */
function tells(page: Page, moment: Moment, events: string[] = [], type = "moved"): Promise<void> {
  const message = { type, ...moment };
  return page.evaluate(
    async ({ message, events }) => {
      const { spoken } = globalThis as unknown as { spoken: Spoken };
      const seq = Math.round(performance.now());
      const steps = events.map((event) => ({
        seq,
        hand: message.table.hand,
        game: { clauses: [], seen: { event, seat: 2, clock: false, cards: [null], amount: 100, all_in: false } },
      }));
      spoken.tell({ ...message, seq, steps });
      await spoken.drawn();
    },
    { message, events },
  );
}

/** Opens a table at which another player is to act, and records the sounds. */
async function opens(window: BrowserContextOptions = DESKTOP): Promise<Page> {
  const page = await onStage.opens(window, LOBBY);
  await page.addInitScript(recordsSignals);
  await onStage.reloads(page);
  await tells(page, WAITS, ["blind"], "welcome");
  // The felt of the game loads with the first moment.
  await page.locator(".dock").waitFor();
  return page;
}

/** Clicks on nothing, which lets the page play sounds, and waits until the audio runs. */
async function clicks(page: Page): Promise<void> {
  await page.getByRole("heading", { level: 1 }).evaluate((heading) => heading.parentElement!.focus());
  await page.mouse.click(640, 300);
  await page.waitForTimeout(300);
}

const icon = (page: Page) => page.locator("link[rel=icon]").getAttribute("href");

test("the title and the icon of the window show the viewer's turn until it ends", async () => {
  const page = await opens();
  assert.deepEqual([await page.title(), await icon(page)], ["Friday · Cardroom", "/icon.svg"]);
  await tells(page, TURN, ["raised"]);
  assert.deepEqual([await page.title(), await icon(page)], ["Your turn – Friday · Cardroom", "/icon-turn.svg"]);
  await tells(page, WAITS, ["folded"]);
  assert.deepEqual([await page.title(), await icon(page)], ["Friday · Cardroom", "/icon.svg"]);
  await tells(page, TURN);
  await page.getByRole("link", { name: "Back to the lobby" }).click();
  await page.getByRole("heading", { name: "Tables" }).waitFor();
  assert.deepEqual([await page.title(), await icon(page)], ["Cardroom", "/icon.svg"]);
  await page.context().close();
});

test("a guest who is removed from a table no longer has the turn in the title", async () => {
  const page = await opens();
  await tells(page, TURN);
  await page.evaluate(() => {
    (globalThis as unknown as { spoken: Spoken }).spoken.tell({ type: "bye", reason: "crowded" });
  });
  await page.waitForFunction(() => document.title === "Friday · Cardroom");
  assert.equal(await icon(page), "/icon.svg");
  await page.context().close();
});

test("nothing sounds before the first click, and then what happens from then on", async () => {
  const page = await opens();
  await tells(page, TURN, ["raised"]);
  assert.equal(await audioContextsOf(page), 0);
  await tells(page, WAITS, ["checked"]);
  await clicks(page);
  assert.deepEqual([await audioContextsOf(page), await soundsOf(page)], [1, []]);
  await tells(page, WAITS, ["board"]);
  assert.deepEqual(await soundsOf(page), [0, 0], "the cards of the board");
  await tells(page, TURN, ["checked"]);
  assert.equal((await soundsOf(page)).length, 4, "a check, and the viewer's turn");
  await page.context().close();
});

test("what was missed without a connection does not sound, except the viewer's turn", async () => {
  const page = await opens();
  await clicks(page);
  await page.evaluate(() => (globalThis as unknown as { spoken: Spoken }).spoken.lose());
  await page.getByText("Connection lost").waitFor();
  await page.waitForTimeout(2500);
  await tells(page, WAITS, ["folded", "raised", "board", "checked"], "welcome");
  assert.deepEqual(await soundsOf(page), []);
  await tells(page, TURN, ["raised", "raised"], "welcome");
  assert.equal((await soundsOf(page)).length, 2);
  await page.context().close();
});

test("of a hidden page, only the viewer's turn is heard", async () => {
  const page = await opens();
  await clicks(page);
  await hides(page, true);
  await tells(page, WAITS, ["raised"]);
  assert.deepEqual(await soundsOf(page), []);
  await tells(page, TURN, ["raised"]);
  assert.equal((await soundsOf(page)).length, 2);
  await page.context().close();
});

test("the sounds are switched off at the table, and stay off", async () => {
  const page = await opens();
  await page.getByRole("button", { name: "Settings" }).click();
  await page.getByRole("checkbox", { name: "Sound" }).uncheck();
  await page.waitForTimeout(300);
  await tells(page, TURN, ["raised"]);
  assert.deepEqual(await soundsOf(page), []);
  await onStage.reloads(page);
  await tells(page, WAITS, [], "welcome");
  const sound = page.getByRole("checkbox", { name: "Sound" });
  assert.equal(await sound.isChecked(), false);
  await clicks(page);
  await tells(page, TURN, ["raised"]);
  assert.equal(await audioContextsOf(page), 0);
  await sound.check();
  await page.waitForFunction(
    () => (globalThis as unknown as { recorded: { sounds: number[] } }).recorded.sounds.length === 2,
  );
  await page.context().close();
});

test("a phone vibrates once when the viewer's turn begins, unless that is switched off", async () => {
  const page = await opens({ ...PHONE, hasTouch: true, isMobile: true });
  await page.touchscreen.tap(180, 300);
  await tells(page, TURN, ["raised"]);
  await tells(page, TURN);
  assert.equal(await vibrationsOf(page), 1);
  await page.getByRole("button", { name: "Settings" }).tap();
  await page.getByRole("checkbox", { name: "Vibrate on my turn" }).uncheck();
  await tells(page, WAITS, ["folded"]);
  await tells(page, TURN, ["raised"]);
  assert.equal(await vibrationsOf(page), 1);
  await isAccessible(page);
  await page.context().close();
});

for (const [name, window, note, settings] of [
  ["en", PHONE, "Notifications of your turn need HTTPS.", "Settings"],
  ["es", { ...DESKTOP, locale: "es" }, "Los avisos de tu turno necesitan HTTPS.", "Ajustes"],
] as const) {
  test(`without HTTPS, the settings say why there are no notifications (${name})`, async () => {
    const page = await opens(window);
    await page.getByRole("button", { name: settings }).click();
    await page.getByText(note).waitFor();
    await isAccessible(page);
    await readsWell(page);
    await page.context().close();
  });
}

test("the lobby offers to install the room where the browser does", async () => {
  const page = await onStage.visits("/", PHONE, LOBBY);
  await page.getByRole("heading", { name: "Tables" }).waitFor();
  const button = page.getByRole("button", { name: "Add to home screen" });
  assert.equal(await button.count(), 0);
  await page.evaluate(() => {
    const offer = new Event("beforeinstallprompt", { cancelable: true });
    Object.assign(window, { asked: 0 });
    const prompt = async () => void (window as unknown as { asked: number }).asked++;
    window.dispatchEvent(Object.assign(offer, { prompt }));
  });
  await button.waitFor();
  await isAccessible(page);
  await readsWell(page);
  await button.click();
  await button.waitFor({ state: "detached" });
  assert.equal(await page.evaluate(() => (window as unknown as { asked: number }).asked), 1);
  await page.context().close();
});
