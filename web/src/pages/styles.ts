import { type Module, SHEETS, SHEETS_OF, type Sheet } from "./modules.js";
import { filesOf } from "./preload.js";

/**
 * Requests the style sheets that a module needs, those that every page needs without one. The page shows meanwhile, with the
 * style that is in it. The sheets are in the order of `SHEETS`, whichever page was opened first.
 */
export function requestSheets(module?: Module): void {
  for (const name of sheetsOf(module)) if (!linkOf(name)) addLink(name);
}

/** Waits until the style sheets of a module have loaded. Rejects if one failed; the next call requests it again. */
export async function stylesLoaded(module?: Module): Promise<void> {
  requestSheets(module);
  await Promise.all(sheetsOf(module).map((name) => loaded(linkOf(name)!)));
}

const sheetsOf = (module?: Module): readonly Sheet[] => ["common", ...((module && SHEETS_OF[module]) ?? [])];

// Extensions of the browser may add style sheets of their own.
const linkOf = (name: Sheet): HTMLLinkElement | null => document.querySelector(`link[data-sheet="${name}"]`);

function addLink(name: Sheet): void {
  const link = document.createElement("link");
  link.dataset["sheet"] = name;
  link.addEventListener("error", () => link.remove());
  Object.assign(link, { rel: "stylesheet", href: filesOf(`${name}.css`)[0] });
  const later = SHEETS.slice(SHEETS.indexOf(name) + 1).map(linkOf);
  document.head.insertBefore(link, later.find((found) => found !== null) ?? null);
}

/** Waits until a style sheet has loaded. Rejects if it fails. */
function loaded(link: HTMLLinkElement): Promise<void> {
  if (hasRules(link)) return Promise.resolve();
  return new Promise((done, fail) => {
    link.addEventListener("load", () => done());
    link.addEventListener("error", () => fail(new Error(`${link.href} did not load`)));
  });
}

const hasRules = ({ sheet }: HTMLLinkElement): boolean => sheet !== null && sheet.cssRules.length > 0;
