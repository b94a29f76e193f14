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
  const recorded = await page.locator(".table-page").evaluateHandle((table) => {
    const lines: string[] = [];
    const note = (node: Node) => {
      if (node instanceof HTMLElement) lines.push(node.textContent.trim());
    };
    const observer = new MutationObserver((changes) => changes.forEach(({ addedNodes }) => addedNodes.forEach(note)));
    // One region has the urgent announcements, the other one the rest.
    for (const region of table.querySelectorAll(":scope > [aria-live]")) observer.observe(region, { childList: true });
    return lines;
  });
  return () => recorded.jsonValue();
}

/**
 * Runs in the page before its own scripts: notes the elements that react to a click, for {@link reachesAll}.
 */
export function notesClicks(): void {
  const clickable = new Set<HTMLElement>();
  const { addEventListener } = EventTarget.prototype;
  EventTarget.prototype.addEventListener = function (...args: Parameters<typeof addEventListener>) {
    if (args[0] === "click" && this instanceof HTMLElement) clickable.add(this);
    return addEventListener.apply(this, args);
  };
  Object.assign(window, { clickable });
}

/** The properties of the page's `window` that {@link reachesAll} uses. */
interface Noted {
  clickable: Set<HTMLElement>;
  controls: HTMLElement[];
}

/**
 * Presses Tab through the whole page, and lists the controls that do not get the focus or do not show it, and the
 * elements that react to a click but are not controls. The page must have been opened with {@link notesClicks}.
 */
export async function reachesAll({ page }: Person): Promise<string[]> {
  const count = await page.evaluate(() => {
    const noted = window as unknown as Noted;
    const all = document.querySelectorAll<HTMLElement>(
      "a[href], button, select, input, textarea, summary, [tabindex='0']",
    );
    const grouped = new Set<string>();
    noted.controls = [...all].filter((control) => {
      if (!control.checkVisibility({ visibilityProperty: true }) || control.matches(":disabled, [tabindex='-1']"))
        return false;
      // One radio button of a group is a tab stop; the arrow keys lead to the others.
      if (!(control instanceof HTMLInputElement) || control.type !== "radio") return true;
      const { name, form } = control;
      const group = [...(form ?? document).querySelectorAll<HTMLInputElement>(`input[type=radio][name="${name}"]`)];
      const stop = group.find((each) => each.checked);
      const key = `${form ? [...document.forms].indexOf(form) : ""} ${name}`;
      if (stop ? stop !== control : grouped.has(key)) return false;
      grouped.add(key);
      return true;
    });
    return noted.controls.length;
  });
  const reached = new Set<number>();
  const faults = new Set<string>();
  // More presses than controls: the focus may begin in the middle of the page, leaves the page once, and stops at each
  // part of a date or a time.
  for (let press = 0; press < 2 * count + 20 && reached.size < count; press++) {
    await page.keyboard.press("Tab");
    const { at, fault } = await page.evaluate(atTheFocus);
    if (at >= 0) reached.add(at);
    if (fault) faults.add(fault);
  }
  const missed = await page.evaluate(
    (reached) => {
      const { controls, clickable } = window as unknown as Noted;
      const said = (element: Element) => element.outerHTML.replaceAll(/\s+/g, " ").slice(0, 90);
      const mouse = [...clickable].filter(
        (each) =>
          each.checkVisibility() &&
          !each.matches("a, button, input, select, summary, label") &&
          !each.closest("[aria-hidden]"),
      );
      return [
        ...controls.filter((_, at) => !reached.includes(at)).map((each) => `Tab does not reach ${said(each)}`),
        ...mouse.map((each) => `only a mouse can use ${said(each)}`),
      ];
    },
    [...reached],
  );
  return [...faults, ...missed];
}

/**
 * Runs in the page: returns the index of the focused control, or -1 if none is focused, and a fault if the focus is not
 * visible.
 */
function atTheFocus(): { at: number; fault: string | undefined } {
  const { controls } = window as unknown as Noted;
  const focused = document.activeElement as HTMLElement;
  const at = controls.indexOf(focused);
  if (focused === document.body) return { at, fault: undefined };
  const said = focused.outerHTML.replaceAll(/\s+/g, " ").slice(0, 90);
  const shown = focused.matches("[type=radio], [type=checkbox]") ? (focused.closest("label") ?? focused) : focused;
  const ringed = [focused, shown].some((each) => {
    const { outlineStyle, outlineWidth } = getComputedStyle(each);
    return outlineStyle !== "none" && parseFloat(outlineWidth) >= 2;
  });
  if (!ringed) return { at, fault: `no focus ring around ${said}` };
  const { left, right, top, bottom } = shown.getBoundingClientRect();
  const seen = right > 0 && left < innerWidth && bottom > 0 && top < innerHeight;
  return { at, fault: seen ? undefined : `the focus is off the screen at ${said}` };
}
