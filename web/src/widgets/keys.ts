import type { ReactiveControllerHost } from "lit";

/** Handler of a key; returns true if it did something. */
type Stroke = () => boolean | void;

const TYPED = "input:not([type=range]):not([type=checkbox]):not([type=radio]), select, textarea, [contenteditable]";

/** Lets single keys do something while the element is in the page, but not while somebody types. */
export function keys(host: ReactiveControllerHost, strokes: Record<string, Stroke>): void {
  const pressed = (event: KeyboardEvent): void => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
    if ((event.target as Element | null)?.closest?.(TYPED)) return;
    if (strokes[event.key.toLowerCase()]?.()) event.preventDefault();
  };
  host.addController({
    hostConnected: () => document.addEventListener("keydown", pressed),
    hostDisconnected: () => document.removeEventListener("keydown", pressed),
  });
}
