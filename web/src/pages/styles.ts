/** Waits until the style sheet of the page has loaded. Rejects if it failed. */
export async function stylesLoaded(): Promise<void> {
  // Extensions of the browser may add style sheets of their own.
  const link = document.querySelector<HTMLLinkElement>("#style")!;
  await settled(link);
  if (!hasRules(link)) throw new Error(`${link.href} did not load`);
}

/**
 * Waits until a style sheet has loaded or failed. It may have failed before; the window's `load` event is then the last
 * chance to notice.
 */
function settled(link: HTMLLinkElement): Promise<void> {
  if (hasRules(link) || document.readyState === "complete") return Promise.resolve();
  return new Promise((done) => {
    for (const event of ["load", "error"]) link.addEventListener(event, () => done());
    window.addEventListener("load", () => done());
  });
}

/** Returns whether a style sheet has loaded. One that failed is empty. */
const hasRules = ({ sheet }: HTMLLinkElement): boolean => sheet !== null && sheet.cssRules.length > 0;
