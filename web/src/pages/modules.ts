import type { Part } from "../i18n/texts.js";
import type { Route } from "../router.js";

/** The kind of a page. */
export type Page = Route["page"];

/** The module of each page. The page for an unknown path is in the client itself. */
export const MODULE_OF = {
  lobby: "lobby-pages",
  new: "create-pages",
  table: "table-pages",
  hand: "table-pages",
  rules: "rules-pages",
  you: "guest-pages",
  move: "guest-pages",
  admin: "admin-pages",
  board: "board-pages",
  participant: "participant-pages",
  join: "desk-pages",
  stop: "desk-pages",
  finish: "desk-pages",
  sheet: "desk-pages",
  "new-event": "organiser-pages",
  plan: "organiser-pages",
  staff: "organiser-pages",
  registration: "organiser-pages",
  sheets: "organiser-pages",
  corrections: "organiser-pages",
  questions: "organiser-pages",
  money: "organiser-pages",
  missing: undefined,
} as const satisfies Record<Page, string | undefined>;

/** The module of a page, or the one with the panels of a table, which load after the table. */
export type Module = NonNullable<(typeof MODULE_OF)[Page]> | "panel-pages";

const EVENT: readonly Part[] = ["board", "events", "games"];

/** The parts of the catalogue that each module needs, apart from the texts that every page needs. */
export const TEXTS_OF: Record<Module, readonly Part[]> = {
  "admin-pages": ["admin", ...EVENT],
  "board-pages": ["board"],
  "create-pages": ["games"],
  "desk-pages": EVENT,
  "guest-pages": [],
  "lobby-pages": [],
  "organiser-pages": EVENT,
  "panel-pages": ["table", "games"],
  "participant-pages": EVENT,
  "rules-pages": ["games"],
  "table-pages": ["table"],
};

/** The style sheets, in their order in the page. All pages need the first one. `src/styles` has a file for each. */
export const SHEETS = ["common", "tables", "boards", "events", "admin"] as const;

/** A style sheet. */
export type Sheet = (typeof SHEETS)[number];

/** The style sheets that each module needs, apart from the one that every page needs. */
export const SHEETS_OF: Partial<Record<Module, readonly Sheet[]>> = {
  "admin-pages": ["events", "admin"],
  "board-pages": ["boards"],
  "desk-pages": ["events"],
  "organiser-pages": ["events"],
  "panel-pages": ["tables"],
  "participant-pages": ["events"],
  "table-pages": ["tables"],
};
