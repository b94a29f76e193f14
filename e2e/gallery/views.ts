// The windows, themes and languages in which the gallery shows each page.
import type { Subject } from "./subject.js";

/** A window in which a page is shown. */
export interface View {
  width: number;
  theme: "dark" | "light";
  language: "en" | "es";
}

/** The heights of the windows, by width: a phone, a tablet, a notebook and a large screen. */
const HEIGHTS: Record<number, number> = { 360: 740, 768: 1024, 1280: 800, 1920: 1080 };

export const WIDTHS = Object.keys(HEIGHTS).map(Number);
export const THEMES = ["dark", "light"] as const;
export const LANGUAGES = ["en", "es"] as const;

/** The widths at which every theme is shown in every language. */
const USUAL = [360, 1280];

/** The number of pixels to a CSS pixel: twice as many on a phone, so that its small text can be judged. */
export const scaleOf = (width: number): number => (width === 360 ? 2 : 1);

/** The options of the browser's window at this address. */
export const windowOf = ({ width, theme, language }: View, origin: string) => ({
  viewport: { width, height: HEIGHTS[width]! },
  deviceScaleFactor: scaleOf(width),
  hasTouch: width < 1000,
  storageState: { cookies: [], origins: [{ origin, localStorage: [{ name: "theme", value: theme }] }] },
  locale: language,
  serviceWorkers: "block" as const,
});

const isDiagonal = ({ theme, language }: View): boolean => (theme === "dark") === (language === "en");

/**
 * Returns whether a subject is shown in a view. At the usual widths, a page has all four combinations of theme and
 * language; at the others, and for further numbers of seats, dark in English and light in Spanish, since a colour does not
 * depend on a language and the length of a word not on a theme. That is a third less, and leaves out no layout.
 */
export const isShown = ({ isVariant }: Subject, view: View): boolean =>
  isDiagonal(view) || (!isVariant && USUAL.includes(view.width));

/** All views, the narrowest first. */
export const VIEWS: View[] = WIDTHS.flatMap((width) =>
  THEMES.flatMap((theme) => LANGUAGES.map((language) => ({ width, theme, language }))),
);

/** The view in progress and captions, such as `360 px, light, es`. */
export const viewName = ({ width, theme, language }: View): string => `${width} px, ${theme}, ${language}`;
