import { html, nothing, type ReactiveControllerHost, type ReactiveElement, type TemplateResult } from "lit";
import { shortcutsChoice } from "../state/choices.js";
import { followChoices } from "./follow-choices.js";

/** Key handler; returns true if it handled the key, which suppresses the default action. */
type Stroke = () => boolean | void;

const TYPED = "input:not([type=range]):not([type=checkbox]):not([type=radio]), select, textarea, [contenteditable]";

/** Selector of the questions that Escape cancels before it closes a panel. */
export const QUESTION = "[role=alertdialog]";

/** Handles single keys while the element is in the page, but not while the user is typing. */
export function keys(host: ReactiveControllerHost, strokes: Record<string, Stroke>): void {
  onKey(host, (key) => strokes[key]?.());
}

/**
 * Calls `cancel` for Escape, wherever the focus is. It returns whether a question of the element was open. A question that
 * has the focus comes before any other.
 */
export function cancelOnEscape(host: ReactiveElement, cancel: () => boolean): void {
  const escape = () => {
    const focused = document.activeElement?.closest(QUESTION);
    return (!focused || host.contains(focused)) && cancel();
  };
  keys(host, { escape });
}

/**
 * Makes keys press the controls of the element that name them in `aria-keyshortcuts`: a field is focused, a button is
 * clicked. A key does nothing if its control is missing, hidden or disabled, or while a control elsewhere has the focus,
 * such as one of a panel. `others` are keys that press no control.
 */
export function shortcuts(host: ReactiveElement, others: Record<string, Stroke> = {}): void {
  followChoices(host);
  onKey(host, (key, target) => (isAtTable(host, target) ? (others[key]?.() ?? press(host, key)) : false));
}

/** Returns whether the focus is at the table: on the page, the felt, the player's place as a whole, or in the element. */
const isAtTable = (host: Element, focused: Element): boolean =>
  focused.matches("body, main, .dock") || focused.closest("table-oval") !== null || host.contains(focused);

function press(host: Element, key: string): boolean {
  const named = [...host.querySelectorAll<HTMLElement>("[aria-keyshortcuts]")].find((control) =>
    control.getAttribute("aria-keyshortcuts")!.toLowerCase().split(" ").includes(key),
  );
  if (!named?.checkVisibility() || named.matches(":disabled")) return false;
  if (named instanceof HTMLInputElement) focusAll(named);
  else named.click();
  return true;
}

/** The value of `aria-keyshortcuts` for these keys, if the viewer uses shortcuts. */
export const keyNames = (keys: string): string | typeof nothing => (shortcutsChoice.isOn() ? keys : nothing);

/** A key on its button, if the viewer uses shortcuts. */
export const keyBadge = (key: string): TemplateResult | typeof nothing =>
  shortcutsChoice.isOn() ? html` <kbd aria-hidden="true">${key}</kbd>` : nothing;

function focusAll(field: HTMLInputElement): void {
  field.focus();
  field.select();
}

/** Passes on single keys, in lower case, while the element is in the page and the user is not typing. */
function onKey(host: ReactiveControllerHost, stroke: (key: string, target: Element) => boolean | void): void {
  const pressed = (event: KeyboardEvent): void => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
    const target = event.target as Element;
    if (target.closest?.(TYPED)) return;
    if (stroke(event.key.toLowerCase(), target)) event.preventDefault();
  };
  host.addController({
    hostConnected: () => document.addEventListener("keydown", pressed),
    hostDisconnected: () => document.removeEventListener("keydown", pressed),
  });
}

/** The direction of an arrow key in a group that is a single tab stop; undefined for another key. */
export const arrowStep = ({ key }: KeyboardEvent): number | undefined =>
  ({ ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 })[key];

/** Handler of key presses that calls `close` for Escape, unless another handler has used the key. */
export const onEscape =
  (close: () => void) =>
  (event: KeyboardEvent): void => {
    if (event.key !== "Escape" || event.defaultPrevented) return;
    event.preventDefault();
    close();
  };
