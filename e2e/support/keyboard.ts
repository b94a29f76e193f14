import type { Page } from "playwright-core";
import type { Person } from "./browser.js";

type Role = Parameters<Page["getByRole"]>[0];

/** More stops than a page has. */
const STOPS = 120;

/** Presses a key until what has this role and name has the focus. */
async function pressesUntil({ page }: Person, key: string, role: Role, name: string | RegExp): Promise<void> {
  const goal = page.getByRole(role, { name, exact: true }).first();
  await goal.waitFor();
  for (let stops = 0; stops < STOPS; stops++) {
    if (await goal.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press(key);
  }
  throw new Error(`${key} does not lead to the ${role} ${name}`);
}

/** Goes by the tab key to what has this role and name. */
export const tabsTo = (person: Person, role: Role, name: string | RegExp) => pressesUntil(person, "Tab", role, name);

/** Goes by an arrow to what has this role and name. */
export const stepsTo = (person: Person, role: Role, name: string | RegExp) =>
  pressesUntil(person, "ArrowRight", role, name);

export async function presses({ page }: Person, ...keys: string[]): Promise<void> {
  for (const key of keys) await page.keyboard.press(key);
}

/** Goes to a field by the tab key and types over what stands there. */
export async function typesInto(person: Person, field: string | RegExp, text: string): Promise<void> {
  await tabsTo(person, "textbox", field);
  await presses(person, "ControlOrMeta+a");
  await person.page.keyboard.type(text);
}

/** Takes a seat by keyboard alone; everything is as the page proposes it. */
export async function sitsDownByKeyboard(person: Person): Promise<void> {
  await tabsTo(person, "button", "Take a seat");
  await presses(person, "Enter");
  await tabsTo(person, "button", /^Take seat \d/);
  await presses(person, "Enter");
  await person.page.getByRole("button", { name: "Sit out" }).waitFor();
}

/** Notes from now on what a screen reader is given to say: every line that is added to the announcements. */
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
