// The theme, the felt and the deck that a viewer chooses. Tests the client alone, with server messages from the test.
import assert from "node:assert/strict";
import { test } from "node:test";
import type { Page } from "playwright-core";
import { DESKTOP, PHONE } from "../support/browser.js";
import { GAME } from "../support/create_form.js";
import { isAccessible, readsWell } from "../support/people.js";
import { onStage } from "../support/stage.js";
import { holdemTurn } from "../support/tables.js";

/** The chosen look, the colour behind the page, and that of the browser's own bars. */
function look(page: Page): Promise<Record<string, string | undefined>> {
  return page.evaluate(() => {
    const { theme, felt, deck } = document.documentElement.dataset;
    const ground = getComputedStyle(document.documentElement).backgroundColor;
    const bars = document.querySelector<HTMLMetaElement>('meta[name="theme-color"]')!.content;
    return { theme, felt, deck, ground, bars };
  });
}

const DARK = { theme: "dark", ground: "rgb(16, 26, 22)", bars: "#101a16" };
const LIGHT = { theme: "light", ground: "rgb(245, 242, 234)", bars: "#f5f2ea" };
const choose = (page: Page, name: string): Promise<void> => page.getByRole("radio", { name, exact: true }).check();

test("a viewer chooses the theme, the felt and the deck, which the browser keeps", async () => {
  const page = await onStage.visits("/you", PHONE);
  await page.getByRole("heading", { name: "Display on this device" }).waitFor();
  assert.deepEqual(await look(page), { ...DARK, felt: "green", deck: "four" });
  await isAccessible(page);
  for (const name of ["Light", "Burgundy", "Two colours"]) await choose(page, name);
  await onStage.reloads(page);
  assert.deepEqual(await look(page), { ...LIGHT, felt: "burgundy", deck: "two" });
  assert.ok(await page.getByRole("radio", { name: "Light" }).isChecked());
  await readsWell(page);
  await isAccessible(page);
  await page.context().close();
});

test("the theme of the system is followed while the page is open", async () => {
  const page = await onStage.visits("/you", { ...DESKTOP, colorScheme: "dark" });
  await choose(page, "System");
  assert.equal((await look(page))["theme"], "dark");
  await page.emulateMedia({ colorScheme: "light" });
  await page.locator(':root[data-theme="light"]').waitFor();
  const { theme, ground, bars } = await look(page);
  assert.deepEqual({ theme, ground, bars }, LIGHT);
  await page.context().close();
});

test("a table is legible on each felt in both themes", async () => {
  const page = await onStage.sees(holdemTurn(null));
  for (const theme of ["light", "dark"])
    for (const felt of ["green", "blue", "burgundy"]) {
      await page.evaluate((chosen) => Object.assign(document.documentElement.dataset, chosen), { theme, felt });
      await isAccessible(page);
    }
  await page.context().close();
});

/**
 * Runs in the page: the distances from a label to the field below it, from a field to its hint, and from a picture to the
 * button below it, that are less than 3 pixels.
 */
function touching(): string[] {
  const faults: string[] = [];
  const check = (above: DOMRect, below: Element, name: string) => {
    const distance = below.getBoundingClientRect().top - above.bottom;
    // A label beside its field, or a field that is not shown, has another place.
    if (distance > -10 && distance < 3) faults.push(`${name}: ${distance.toFixed(1)}`);
  };
  for (const field of document.querySelectorAll<HTMLInputElement>(
    "main label > :is(input:not([type=checkbox], [type=radio]), select)",
  )) {
    const words = [...field.parentElement!.childNodes].find(({ textContent }) => textContent!.trim() !== "")!;
    const range = document.createRange();
    range.selectNodeContents(words);
    check(range.getBoundingClientRect(), field, `“${words.textContent!.trim()}” and its field`);
    const hint = field.nextElementSibling;
    if (hint?.localName === "small") check(field.getBoundingClientRect(), hint, `the field and “${hint.textContent}”`);
  }
  const code = document.querySelector("main .qr");
  const button = code?.closest(".share")?.nextElementSibling;
  if (code && button) check(code.getBoundingClientRect(), button, "the QR code and its button");
  return faults;
}

test("labels, fields, hints, QR codes and buttons do not touch", async () => {
  const form = await onStage.visits("/new", PHONE, { "/api/games": [GAME] });
  await form.locator("form.create input").first().waitFor();
  assert.deepEqual(await form.evaluate(touching), []);
  await form.context().close();

  const links = [
    { url: "http://cards.example/move", qr_svg: '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"/>' },
  ];
  const code = { code: "ABCDEFGH", seconds: 300, share: { loopback: false, links } };
  const page = await onStage.visits("/you", PHONE, {
    "/api/me": { name: "Ann", admin: false },
    "/api/me/code": code,
  });
  await page.getByRole("button", { name: "Show a code" }).click();
  await page.locator(".qr").waitFor();
  assert.deepEqual(await page.evaluate(touching), []);
  await page.context().close();
});
