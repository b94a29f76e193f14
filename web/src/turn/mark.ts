import { t } from "../i18n/catalog.js";

const ICON_OF_TURN = "/icon-turn.svg";
/** The plain icon, which the page itself contains; undefined until another one is shown. */
let plain: string | undefined;

/** The reason why the window calls the viewer: the viewer's turn, or a seat that is offered. */
export type Call = "turn" | "seat";

/** The title of the window at a table. */
export const tableTitle = (table: string, call: Call | undefined): string =>
  `${call ? t(`title-your-${call}`, { table }) : table} · Cardroom`;

/** Shows the icon with a dot in the browser's tab while the viewer is called, and the plain one otherwise. */
export function markIcon(isCalled: boolean): void {
  const link = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
  if (!link) return;
  plain ??= link.getAttribute("href")!;
  const icon = isCalled ? ICON_OF_TURN : plain;
  // A browser loads the icon again with each assignment.
  if (link.getAttribute("href") !== icon) link.href = icon;
}
