// The viewer's own seat: the forms of a player beside the actions of the game. The client alone, with server messages
// from the test.
import assert from "node:assert/strict";
import { test } from "node:test";
import type { Page } from "playwright-core";
import type { Moment } from "../../web/src/generated/server.js";
import { DESKTOP, PHONE } from "../support/browser.js";
import { keepsAPicture } from "../support/layout.js";
import { isAccessible } from "../support/people.js";
import { onStage, type Spoken } from "../support/stage.js";
import { holdemHand, holdemTurn, watched } from "../support/tables.js";

const { sees, shows } = onStage;

const turn = holdemTurn({ least: 200, most: 9900 });
const view = turn.game as Record<string, unknown>;
const waits = { ...turn, game: { ...view, legal: null, to_act: 2 } };

const SMALL_PHONE = { viewport: { width: 360, height: 640 } };
const LANDSCAPE = { viewport: { width: 667, height: 375 } };

const sent = (page: Page) => page.evaluate(() => (globalThis as unknown as { spoken: Spoken }).spoken.sent);

/** Refuses the last message sent by the page. */
const refuse = (page: Page, refused: { code: string; args: Record<string, unknown> }) =>
  page.evaluate((refused) => {
    const { spoken } = globalThis as unknown as { spoken: Spoken };
    spoken.tell({ type: "refused", id: spoken.sent.at(-1)!["id"], refused: { message: "", ...refused } });
  }, refused);

/** Asserts that these buttons are in the window as a whole, and not below anything. */
async function arePressable(page: Page, names: RegExp[]): Promise<void> {
  for (const name of names) {
    const button = page.getByRole("button", { name });
    const { x, y, width, height } = (await button.boundingBox())!;
    const { width: right, height: bottom } = page.viewportSize()!;
    assert.ok(x >= 0 && y >= 0 && x + width <= right && y + height <= bottom, `${name} is in the window`);
    await button.click({ trial: true });
  }
}

test("on the player's turn the actions are beside an open form for chips, which keeps its text", async () => {
  for (const window of [DESKTOP, PHONE, SMALL_PHONE, LANDSCAPE]) {
    const page = await sees(waits, window);
    await page.getByRole("button", { name: "Add chips" }).click();
    await page.getByLabel("Chips to add").fill("1,234");
    await shows(page, turn);
    await arePressable(page, [/^Fold/, /^Call/, /^Raise/]);
    assert.equal(await page.getByLabel("Chips to add").inputValue(), "1,234");
    await isAccessible(page);
    await page.context().close();
  }
});

test("on the player's turn the actions are beside the question about leaving, and their keys rest meanwhile", async () => {
  for (const window of [DESKTOP, PHONE, SMALL_PHONE, LANDSCAPE]) {
    const page = await sees(waits, window);
    await page.getByRole("button", { name: "Leave the table" }).click();
    await shows(page, turn);
    await arePressable(page, [/^Fold/, /^Call/, /^Raise/]);
    await page.keyboard.press("f");
    assert.deepEqual(await sent(page), []);
    await page.getByRole("button", { name: /^Fold/ }).click();
    assert.equal((await sent(page)).at(-1)!["action"], "fold");
    await page.context().close();
  }
});

test("a name that is taken at the table can be replaced at its field, which shows the refusal", async () => {
  let name: string | null = null;
  const page = await onStage.sees(watched(turn), PHONE, {
    "/api/me": (body: { name: string } | null) => ({ name: (name = body?.name ?? name), admin: false }),
  });
  const field = page.getByLabel("Your name");
  /** Welcomes the guest on the new connection, and refuses the seat. */
  const refuses = async (count: number) => {
    // The new connection has the guest's name; no message can be sent before it is open.
    await page.waitForTimeout(300);
    await shows(page, watched(turn));
    await page.waitForFunction(
      (count) =>
        (globalThis as unknown as { spoken: Spoken }).spoken.sent.filter((sent) => sent["do"] === "sit").length ===
        count,
      count,
    );
    await refuse(page, { code: "name_taken", args: { taken: "Hanna", name: "Hanna" } });
    await page.waitForFunction(() => document.activeElement!.matches("[name=name][aria-invalid=true]"));
  };
  await page.getByRole("button", { name: "Take a seat" }).click();
  for (const [count, typed] of ["Hanna", "hanna"].entries()) {
    await field.fill(typed);
    await page.getByRole("button", { name: /^Take seat/ }).click();
    await refuses(count + 1);
    assert.equal(await field.inputValue(), typed);
    await page.getByRole("alert").getByText("Hanna sits at this table").waitFor();
  }
  assert.equal(name, "hanna");
  await isAccessible(page);
  await page.context().close();
});

test("the form for more chips names the limits of the stack, and so does a refusal", async () => {
  const page = await sees(waits, PHONE);
  await page.getByRole("button", { name: "Add chips" }).click();
  await page.getByText("Total after: 100 to 88,888,888 chips").waitFor();
  await page.getByLabel("Chips to add").press("Enter");
  await refuse(page, { code: "buy_in", args: { amount: 1000, least: 2000, most: 10_000, there: 500 } });
  const words = "1,000 chips is not possible: your chips after the buy-in must be 2,000 chips to 10,000 chips.";
  await page.getByText(words).waitFor();
  await isAccessible(page);
  await page.context().close();
});

test("every seat that is not dealt in yet says whether it waits for the big blind or posts", async () => {
  const table = (coming_in: "post" | "wait"): Moment => {
    const seats = turn.table.seats.map((seat) => seat && { ...seat, waits: true, coming_in });
    return { ...turn, table: { ...turn.table, seats, phase: "between" } };
  };
  for (const [locale, wait, post] of [
    ["en", "waits for the big blind", "posts at the next hand"],
    ["es", "espera la ciega grande", "pone la ciega en la próxima mano"],
  ] as const) {
    const page = await sees(table("wait"), { ...PHONE, locale });
    const notes = page.locator(".chair .note");
    assert.deepEqual(await notes.allInnerTexts(), [wait, wait]);
    await shows(page, table("post"));
    assert.deepEqual(await notes.allInnerTexts(), [post, post]);
    await keepsAPicture(page, `posts-${locale}`);
    await page.context().close();
  }
});

test("the own seat is read first, then the others clockwise", async () => {
  const names = ["Ann", "Ben", "Cal", "Dee"];
  const made = holdemHand()[0]!.moment;
  const seats = made.table.seats.map((seat, place) => seat && { ...seat, name: names[place]! });
  const page = await sees(
    { ...made, table: { ...made.table, seats }, you: { ...made.you, seat: 3, hand_seat: 3 } },
    PHONE,
  );
  assert.deepEqual(await page.locator(".chair .name").allInnerTexts(), ["Cal", "Dee", "Ann", "Ben"]);
  await page.context().close();
});
