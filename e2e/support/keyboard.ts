import type { Page } from "playwright-core";
import type { Person } from "./browser.js";

type Role = Parameters<Page["getByRole"]>[0];

/** Maximum number of key presses: more than any page has tab stops. */
const STOPS = 120;

/** Presses a key until the element with this role and name is focused. */
async function pressesUntil({ page }: Person, key: string, role: Role, name: string | RegExp): Promise<void> {
  const goal = page.getByRole(role, { name, exact: true }).first();
  await goal.waitFor();
  for (let stops = 0; stops < STOPS; stops++) {
    if (await goal.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press(key);
  }
  throw new Error(`${key} does not reach the ${role} ${name}`);
}

/** Moves the focus with the Tab key to the element with this role and name. */
export const tabsTo = (person: Person, role: Role, name: string | RegExp) => pressesUntil(person, "Tab", role, name);

/** Moves the focus with an arrow key to the element with this role and name. */
export const stepsTo = (person: Person, role: Role, name: string | RegExp) =>
  pressesUntil(person, "ArrowRight", role, name);

export async function presses({ page }: Person, ...keys: string[]): Promise<void> {
  for (const key of keys) await page.keyboard.press(key);
}

/** Moves the focus to a field with the Tab key, and replaces its text. */
export async function typesInto(person: Person, field: string | RegExp, text: string): Promise<void> {
  await tabsTo(person, "textbox", field);
  await presses(person, "ControlOrMeta+a");
  await person.page.keyboard.type(text);
}

/** Takes a seat by keyboard alone, with the values that the page suggests. */
export async function sitsDownByKeyboard(person: Person): Promise<void> {
  await tabsTo(person, "button", "Take a seat");
  await presses(person, "Enter");
  await tabsTo(person, "button", /^Take seat \d/);
  await presses(person, "Enter");
  await person.page.getByRole("button", { name: "Sit out" }).waitFor();
}

/**
 * Starts recording the lines added to the announcements for screen readers. Returns a function that returns the lines
 * so far.
 */
export async function listens({ page }: Person): Promise<() => Promise<string[]>> {
  const region = page.getByRole("log", { name: "Announcements" });
  const heard = await region.evaluateHandle((region) => {
    const lines: string[] = [];
    const note = (node: Node) => {
      if (node instanceof HTMLElement) lines.push(node.textContent.trim());
    };
    new MutationObserver((changes) => changes.forEach(({ addedNodes }) => addedNodes.forEach(note))).observe(region, {
      childList: true,
    });
    return lines;
  });
  return () => heard.jsonValue();
}
