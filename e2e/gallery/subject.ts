import type { Page } from "playwright-core";
import type { Moment } from "../../web/src/generated/server.js";
import type { Answers } from "../support/client.js";

/** The subject of a picture, apart from the window, the theme and the language. */
interface Named {
  /** The group in the gallery, such as the name of a game. */
  page: string;
  state: string;
  /** Number of seats, where several are shown. */
  seats?: number;
  /** `true` if the other pictures of the page show the same in every window already. */
  isVariant?: boolean;
}

/** A state of a table, shown through a fake socket. */
export interface TableSubject extends Named {
  moment: Moment;
  /** Selectors of the buttons to press once the moment is shown. */
  presses?: string[];
  answers?: Answers;
}

/** A page at a URL. */
export interface PageSubject extends Named {
  path: string;
  /** Selector of an element that is present once the page is loaded. */
  ready: string;
  prepare?(page: Page): Promise<void>;
  /** The responses of the server. Without them, a room answers. */
  answers?: Answers;
  /** The cookies of the visitor, as stored by the browser; those of a new visitor if omitted. */
  cookies?: { name: string; value: string; url: string }[];
}

export type Subject = TableSubject | PageSubject;

/** The selector of the button with this name, in English or in Spanish, that opens a panel of a table. */
export const panelButton = (english: string, spanish: string): string =>
  `.table-top nav button:text-matches("^(${english}|${spanish})$")`;

/** The name of a subject in the progress and in the captions, such as `Hold’em: flop, 6 seats`. */
export const nameOf = ({ page, state, seats }: Named): string =>
  `${page}: ${state}${seats === undefined ? "" : `, ${seats} seats`}`;
