import type { Page } from "playwright-core";

type Shifting = { shifts: [value: number, moved: string][] };

/** Collects the layout shifts of a page from its next load on. */
export const watchesShifts = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const { shifts } = Object.assign(window as unknown as Shifting, { shifts: [] });
    const described = (node: Node | null) =>
      (node as Element | null)?.outerHTML?.slice(0, 80) ?? String(node?.nodeName);
    new PerformanceObserver((list) => {
      // The type has no fields of layout shifts yet.
      for (const entry of list.getEntries() as (PerformanceEntry & {
        value: number;
        sources: { node: Node | null }[];
      })[])
        shifts.push([entry.value, entry.sources.map(({ node }) => described(node)).join(", ")]);
    }).observe({ type: "layout-shift", buffered: true });
  });

/** The layout shifts so far, each with the elements that moved. */
export const shiftsOf = (page: Page) => page.evaluate(() => (window as unknown as Shifting).shifts);
