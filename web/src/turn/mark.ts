import { t } from "../i18n/catalog.js";

const ICON = "/icon.svg";
const ICON_OF_TURN = "/icon-turn.svg";

/** The title of the window at a table. */
export const tableTitle = (table: string, isOwnTurn: boolean): string =>
  `${isOwnTurn ? t("title-your-turn", { table }) : table} · Cardroom`;

/** Shows the icon with a dot in the browser's tab while it is the viewer's turn, and the plain one otherwise. */
export function markIcon(isOwnTurn: boolean): void {
  const link = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
  const icon = isOwnTurn ? ICON_OF_TURN : ICON;
  // A browser loads the icon again with each assignment.
  if (link && link.getAttribute("href") !== icon) link.href = icon;
}
