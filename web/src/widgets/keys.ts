import type { ReactiveControllerHost, ReactiveElement } from "lit";

/** Key handler; returns true if it handled the key, which suppresses the default action. */
type Stroke = () => boolean | void;

const TYPED = "input:not([type=range]):not([type=checkbox]):not([type=radio]), select, textarea, [contenteditable]";

/** Handles single keys while the element is in the page, but not while the user is typing. */
export function keys(host: ReactiveControllerHost, strokes: Record<string, Stroke>): void {
  onKey(host, (key) => strokes[key]?.());
}

/**
 * Makes keys press the controls of the element that name them in `aria-keyshortcuts`: a field is focused, a button is
 * clicked. A key does nothing if its control is missing, hidden or disabled.
 */
export function shortcuts(host: ReactiveElement): void {
  onKey(host, (key) => {
    const named = [...host.querySelectorAll<HTMLElement>("[aria-keyshortcuts]")].find(
      (control) => control.getAttribute("aria-keyshortcuts")!.toLowerCase() === key,
    );
    if (!named?.checkVisibility() || named.matches(":disabled")) return false;
    if (named instanceof HTMLInputElement) focusAll(named);
    else named.click();
    return true;
  });
}

function focusAll(field: HTMLInputElement): void {
  field.focus();
  field.select();
}

/** Passes on single keys, in lower case, while the element is in the page and the user is not typing. */
function onKey(host: ReactiveControllerHost, stroke: (key: string) => boolean | void): void {
  const pressed = (event: KeyboardEvent): void => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
    if ((event.target as Element | null)?.closest?.(TYPED)) return;
    if (stroke(event.key.toLowerCase())) event.preventDefault();
  };
  host.addController({
    hostConnected: () => document.addEventListener("keydown", pressed),
    hostDisconnected: () => document.removeEventListener("keydown", pressed),
  });
}

/** Handler of key presses that calls `close` for Escape, unless another handler has used the key. */
export const onEscape =
  (close: () => void) =>
  (event: KeyboardEvent): void => {
    if (event.key !== "Escape" || event.defaultPrevented) return;
    event.preventDefault();
    close();
  };
