import type { ReactiveElement } from "lit";

/**
 * Keeps the focus from being lost. A focused element that is disabled for a while gets the focus back. If it is removed
 * from the page, the focus moves to the region that contained it, or else to the next of these regions in the page.
 */
export function keepFocus(host: ReactiveElement, regions: readonly string[]): void {
  let last: HTMLElement | undefined;
  let within = 0;
  let disabled = false;
  const focused = (event: FocusEvent): void => {
    last = event.target as HTMLElement;
    within = Math.max(
      0,
      regions.findIndex((region) => last!.closest(region)),
    );
    disabled = false;
  };
  // A press outside the focused element moves or removes the focus on purpose. A press on it fires no `focusin`.
  const pressed = (event: PointerEvent): void => {
    if (!last?.contains(event.target as Node)) last = undefined;
  };
  const changed = (): void => {
    if (!last) return;
    disabled ||= last.matches(":disabled");
    if (document.activeElement !== document.body && document.activeElement !== null && document.activeElement !== last)
      return;
    if (!last.isConnected)
      regions
        .slice(within)
        .map((region) => host.querySelector<HTMLElement>(region))
        .find((region) => region !== null)
        ?.focus({ preventScroll: true });
    else if (disabled && !last.matches(":disabled")) last.focus({ preventScroll: true });
  };
  const observer = new MutationObserver(changed);
  host.addController({
    hostConnected() {
      host.addEventListener("focusin", focused);
      document.addEventListener("pointerdown", pressed, true);
      observer.observe(host, { childList: true, subtree: true, attributes: true, attributeFilter: ["disabled"] });
    },
    hostDisconnected() {
      host.removeEventListener("focusin", focused);
      document.removeEventListener("pointerdown", pressed, true);
      observer.disconnect();
    },
  });
}
