/** Waits until the style sheets of the page have loaded. Rejects if one fails. */
export async function stylesLoaded(): Promise<void> {
  const links = [...document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')];
  await Promise.all(links.map(settled));
  const missing = links.find((link) => !hasRules(link));
  if (missing) throw new Error(`${missing.href} did not load`);
}

/** Waits until a style sheet has loaded or failed, which may have been before; then at the latest the page is complete. */
function settled(link: HTMLLinkElement): Promise<void> {
  if (hasRules(link) || document.readyState === "complete") return Promise.resolve();
  return new Promise((done) => {
    for (const event of ["load", "error"]) link.addEventListener(event, () => done());
    window.addEventListener("load", () => done());
  });
}

/** Returns whether a style sheet has loaded. One that failed is empty, or cannot be read. */
function hasRules({ sheet }: HTMLLinkElement): boolean {
  try {
    return sheet !== null && sheet.cssRules.length > 0;
  } catch {
    return false;
  }
}
