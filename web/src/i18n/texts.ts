import type { Language } from "./language.js";

/** The source texts of the catalogue, each in a file that is loaded with its language. */
const LOADERS: Record<Language, () => Promise<{ default: string }>> = {
  en: () => import("../../locales/en.ftl"),
  es: () => import("../../locales/es.ftl"),
};

const loaded = new Map<Language, string>();

/** Loads the texts of a language, once. Rejects if the room cannot be reached or has another version by now. */
export async function loadTexts(language: Language): Promise<void> {
  if (!loaded.has(language)) addTexts(language, (await LOADERS[language]()).default);
}

/** Adds the source texts of a language. */
export function addTexts(language: Language, texts: string): void {
  loaded.set(language, texts);
}

/** The source texts of a language; none if they have not been loaded. */
export const textsOf = (language: Language): string => loaded.get(language) ?? "";
