import type { ReactiveControllerHost, ReactiveElement } from "lit";

/** Handler of a key; returns true if it did something. */
type Stroke = () => boolean | void;

const TYPED = "input:not([type=range]):not([type=checkbox]):not([type=radio]), select, textarea, [contenteditable]";

/** Lets single keys do something while the element is in the page, but not while somebody types. */
export function keys(host: ReactiveControllerHost, strokes: Record<string, Stroke>): void {
  onKey(host, (key) => strokes[key]?.());
}

/**
 * Lets the keys that controls of the element name in `aria-keyshortcuts` press them: a field gets the focus, a button is
 * clicked. A key whose control is not on the page, hidden or disabled does nothing.
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

/** Hands over single keys, in lower case, while the element is in the page and nobody types. */
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
