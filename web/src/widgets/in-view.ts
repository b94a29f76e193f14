/** Distance between the bar at the top of the window and the element below it, in pixels. */
const GAP = 8;

/**
 * Scrolls the page unless an element is in view as a whole. Its upper edge is then below the bar with the state of the
 * stamps, which covers the upper part of the window.
 */
export function bringIntoView(element: HTMLElement): void {
  const covered = coveredHeight();
  const { top, bottom } = element.getBoundingClientRect();
  if (top >= covered && bottom <= innerHeight) return;
  element.style.scrollMarginTop = `${covered + GAP}px`;
  element.scrollIntoView({ block: "start", behavior: "auto" });
}

/** Focuses an element and brings it into view, which a mere focus does only up to the edge of the window. */
export function focusInView(element: HTMLElement | null | undefined): void {
  element?.focus({ preventScroll: true });
  if (element) bringIntoView(element);
}

function coveredHeight(): number {
  const bar = document.querySelector(".stop-state");
  return bar && getComputedStyle(bar).position === "sticky" ? bar.getBoundingClientRect().height : 0;
}
