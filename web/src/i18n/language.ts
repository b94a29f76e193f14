import { onDevice } from "../storage/texts.js";

/** The languages for which the catalogue has texts. */
export const LANGUAGES = ["en", "es"] as const;
export type Language = (typeof LANGUAGES)[number];

const KEY = "language";
const changed = new EventTarget();
let current: Language | undefined;

/**
 * The current language: the user's choice, or else the first of the browser's languages that the catalogue has, or else
 * English.
 */
export function language(): Language {
  current ??= known(onDevice.read(KEY)) ?? preferred();
  return current;
}

/** Changes the language for this visit and the next ones. */
export function setLanguage(next: Language): void {
  current = next;
  onDevice.write(KEY, next);
  document.documentElement.lang = next;
  changed.dispatchEvent(new Event("change"));
}

/** Calls `callback` whenever the language changes, until the returned function is called. */
export function onLanguage(callback: () => void): () => void {
  changed.addEventListener("change", callback);
  return () => changed.removeEventListener("change", callback);
}

function known(word: string | null | undefined): Language | undefined {
  return LANGUAGES.find((language) => word?.toLowerCase().startsWith(language));
}

function preferred(): Language {
  const wishes = typeof navigator === "undefined" ? [] : navigator.languages;
  return wishes.map(known).find((language) => language !== undefined) ?? "en";
}
