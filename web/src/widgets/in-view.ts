/** Distance between the bar at the top of the window and the element below it, in pixels. */
const GAP = 8;
/** Time after an entry within which the bar may grow, in milliseconds. Later on, people may have scrolled. */
const GROWTH_MS = 3_000;

/**
 * Scrolls the page unless an element is in view as a whole. Its upper edge is then below the bar with the state of the
 * stamps, which covers the upper part of the window.
 */
export function bringIntoView(element: HTMLElement): void {
  const covered = coveredHeight();
  const { top, bottom } = element.getBoundingClientRect();
  if (top >= covered && bottom <= innerHeight) return;
  // The bar itself is kept clear by the page.
  element.style.scrollMarginTop = `${GAP}px`;
  element.scrollIntoView({ block: "start", behavior: "auto" });
}

/** Makes the page scroll to what is below the bar at its real height, also when the browser scrolls to the focus. */
export function keepClearOfBar(): void {
  const covered = coveredHeight();
  document.documentElement.style.scrollPaddingTop = covered > 0 ? `${covered}px` : "";
}

/** Focuses an element and brings it into view, which a mere focus does only up to the edge of the window. */
export function focusInView(element: HTMLElement | null | undefined): void {
  if (!element) return;
  element.focus({ preventScroll: true });
  bringIntoView(element);
  staysInView(element);
}

/** Brings a focused element into view again when the bar grows, as it does when a stamp is stored. */
function staysInView(element: HTMLElement): void {
  const bar = barAbove();
  if (!bar) return;
  const observer = new ResizeObserver(() => {
    if (document.activeElement === element) bringIntoView(element);
  });
  observer.observe(bar);
  setTimeout(() => observer.disconnect(), GROWTH_MS);
}

const barAbove = (): Element | null => document.querySelector(".stop-state");

function coveredHeight(): number {
  const bar = barAbove();
  return bar && getComputedStyle(bar).position === "sticky" ? bar.getBoundingClientRect().height : 0;
}
