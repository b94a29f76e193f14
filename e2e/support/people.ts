import assert from "node:assert/strict";
import { createRequire } from "node:module";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Locator, Page } from "playwright-core";
import type { Person } from "./browser.js";
import { savesPaper } from "./paper.js";
import { readCodes } from "./qr_codes.js";

const axe = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

interface Violation {
  id: string;
  impact: string;
  nodes: { html: string }[];
}

/** Minimum width and height of a touch target, in CSS pixels. */
const TOUCH = 44;

/** Width of a tally sheet's picture, in pixels. */
const SHEET_WIDTH = 720;

/** Asserts that every control is large enough to touch, except links within text and links to clauses. */
async function isTouchable(page: Page): Promise<void> {
  const small = await page.evaluate((least) => {
    const controls = [
      ...document.querySelectorAll<HTMLElement>("a, button:not(.clause-link), select, input, summary, textarea"),
    ];
    const touched = controls.map((control) =>
      control.matches("[type=checkbox], [type=radio]") ? control.closest("label")! : control,
    );
    const boxes = touched.map((control) => ({ control, box: control.getBoundingClientRect() }));
    const shown = boxes.filter(
      ({ control, box }) => box.width > 0 && box.bottom > 0 && getComputedStyle(control).display !== "inline",
    );
    return shown
      .filter(({ box }) => Math.min(box.width, box.height) < least - 0.1)
      .map(({ control, box }) => `${control.outerHTML.slice(0, 90)}: ${box.width} × ${box.height}`);
  }, TOUCH);
  assert.deepEqual(small, []);
}

/** Longer than any fading, and shorter than the clock of a turn. */
const FADE_MS = 2000;

/** Waits for the short animations in progress: while an element fades, its contrast is that of neither state. */
async function faded(page: Page): Promise<void> {
  await page.evaluate(async (most) => {
    const isShort = ({ effect }: Animation) => Number(effect?.getComputedTiming().endTime ?? 0) < most;
    await Promise.allSettled(
      document
        .getAnimations()
        .filter(isShort)
        .map(({ finished }) => finished),
    );
  }, FADE_MS);
}

/**
 * Asserts that axe reports no serious or critical violation, or none at all if `strict`, and that no control is too
 * small to touch.
 */
export async function isAccessible(page: Page, { strict = false } = {}): Promise<void> {
  await isTouchable(page);
  await faded(page);
  await page.evaluate(axe);
  const violations = await page.evaluate(async () => {
    const { axe } = window as unknown as { axe: { run(): Promise<{ violations: Violation[] }> } };
    return (await axe.run()).violations;
  });
  const bad = violations.filter(({ impact }) => strict || impact === "serious" || impact === "critical");
  assert.deepEqual(
    bad.map(({ id, nodes }) => ({ id, where: nodes.map(({ html }) => html) })),
    [],
  );
}

/** Asserts that no message id is displayed instead of its text, and that the page is not wider than the window. */
export async function readsWell(page: Page): Promise<void> {
  const text = await page.locator("body").innerText();
  const names = text
    .split(/\s+/)
    .filter((word) => /^(?:[a-z]+-){2,}[a-z]+$|^(?:phase|game|tab|unit|event|refusal)-\w+$/.test(word));
  assert.deepEqual(names, []);
  const { wide, window } = await page.evaluate(() => ({
    wide: document.documentElement.scrollWidth,
    window: innerWidth,
  }));
  assert.ok(wide <= window, `${wide} pixels on a window of ${window}`);
}

/**
 * Saves a screenshot for the README, if CARDROOM_PICTURES names a folder: as a PNG, or as a smaller JPEG. Animations
 * are finished unless `moving`. Of the window, or of the `full` page.
 */
export async function keepsAPicture(
  { page }: Person,
  name: string | undefined,
  { moving = false, jpeg = false, full = false } = {},
): Promise<void> {
  const folder = process.env["CARDROOM_PICTURES"];
  const format = jpeg ? ({ type: "jpeg", quality: 80 } as const) : ({ type: "png" } as const);
  const path = join(folder ?? "", `${name}.${jpeg ? "jpg" : "png"}`);
  if (folder && name)
    await page.screenshot({ path, fullPage: full, animations: moving ? "allow" : "disabled", ...format });
}

/** Saves one of the sheets that the page prints as a picture for the README, if CARDROOM_PICTURES names a folder. */
export async function keepsASheet({ page }: Person, name: string, sheet: number): Promise<void> {
  const folder = process.env["CARDROOM_PICTURES"];
  if (folder) await savesPaper(page, join(folder, `${name}.png`), { sheet, width: SHEET_WIDTH });
}

/** Decodes the QR code on the page, as a phone would. */
export async function scansTheCode({ page }: Person): Promise<string> {
  const code = page.getByRole("img", { name: /^QR code/ });
  await code.waitFor();
  const side = 512;
  const pixels = await code.evaluate(async (image, side) => {
    await (image as HTMLImageElement).decode();
    const canvas = new OffscreenCanvas(side, side).getContext("2d")!;
    canvas.fillStyle = "white";
    canvas.fillRect(0, 0, side, side);
    canvas.drawImage(image as HTMLImageElement, 16, 16, side - 32, side - 32);
    return [...canvas.getImageData(0, 0, side, side).data];
  }, side);
  const found = await readCodes({ data: Uint8ClampedArray.from(pixels), width: side, height: side });
  assert.equal(found.length, 1);
  return found[0]!;
}

/** Settings of a new table. */
export interface Wish {
  game: string;
  seats: number;
  bots?: number;
  /** Delay between two hands, in seconds; by default 4, enough to read the result of a hand. */
  between?: number;
}

/** Creates a table with the form, and opens it without a seat. Returns its link. */
export async function opensATable(
  { page, room }: Person,
  name: string,
  { game, seats, bots = 0, between = 4 }: Wish,
): Promise<string> {
  await page.goto(room);
  await page.getByRole("link", { name: "New table" }).click();
  await page.getByLabel("Your name").fill(name);
  await page.getByRole("radio", { name: game }).check();
  await page.getByLabel("Seats", { exact: true }).fill(String(seats));
  await page.getByLabel("Bots at the table").fill(String(bots));
  await page.getByLabel("Take a seat yourself").uncheck();
  await page.getByText("Time limits").click();
  await page.getByLabel("Between hands").fill(String(between));
  await page.getByRole("button", { name: "Open the table" }).click();
  await page.getByRole("list", { name: "Seats" }).waitFor();
  return page.url();
}

/** Takes a free seat, and enters the name if there is a field for it. */
export async function sitsDown({ page }: Person, name: string): Promise<void> {
  await page.getByRole("button", { name: "Take a seat" }).click();
  const take = page.getByRole("button", { name: /^Take seat \d/ }).last();
  // The form is there with its button, and before that no field is found.
  await take.waitFor();
  const label = page.getByLabel("Your name");
  if (await label.count()) await label.fill(name);
  await take.click();
  await page.getByRole("button", { name: "Sit out" }).waitFor();
}

/** The controls of a person's turn. */
export const theTurnOf = ({ page }: Person): Locator => page.getByRole("group", { name: "Your turn" });

/** The names of the person's cards. */
export async function cardsOf({ page }: Person): Promise<string[]> {
  const cards = page.getByRole("group", { name: "Your cards" }).getByRole("img");
  await cards.first().waitFor();
  return cards.evaluateAll((cards) => cards.map((card) => card.getAttribute("aria-label") ?? ""));
}

/** The position of the player with this name in the page's list of seats, from 1; 0 if there is none. */
export async function seatOf({ page }: Person, name: string): Promise<number> {
  const items = page.getByRole("list", { name: "Seats" }).getByRole("listitem");
  const seats = await items.evaluateAll((items) =>
    items.filter((item) => !item.ariaLabel).map((item) => (item as HTMLElement).innerText),
  );
  return seats.findIndex((text) => text.split("\n").includes(name)) + 1;
}

/** The stacks and bets at the table, in the order of the seats. */
export async function chipsOf({ page }: Person): Promise<string[]> {
  const seats = await page.getByRole("list", { name: "Seats" }).getByRole("listitem").allInnerTexts();
  return seats.flatMap((seat) => seat.split("\n").filter((line) => /^[\d,]+$/.test(line)));
}

/** Clicks the first of these buttons that is enabled in the person's turn. */
export async function presses(person: Person, ...names: RegExp[]): Promise<void> {
  for (const name of names) {
    const button = theTurnOf(person).getByRole("button", { name, disabled: false }).first();
    if (!(await button.count())) continue;
    // The turn may end before the click, which is not an error.
    await button.click({ timeout: 1000 }).catch(() => undefined);
    return;
  }
}

/** Opens the first hand of the table in the replayer. */
export async function looksBack({ page }: Person): Promise<void> {
  await page.goto(`${page.url()}/hands/1`);
  await page.getByRole("group", { name: "Replay" }).waitFor();
}

/**
 * Plays the same action for each person in turn until the result of the hand is displayed. Returns its text.
 */
export async function playUntilTheResult(people: Person[], act: (person: Person) => Promise<void>): Promise<string> {
  const result = people[0]!.page.getByRole("list", { name: "Result of the hand" });
  for (let tries = 0; tries < 1200; tries++) {
    if (await result.count()) return result.innerText();
    for (const person of people) if (await theTurnOf(person).count()) await act(person);
    await people[0]!.page.waitForTimeout(50);
  }
  throw new Error("the hand did not end");
}
