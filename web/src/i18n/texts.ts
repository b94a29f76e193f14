import type { Language } from "./language.js";

type Load = () => Promise<{ default: string }>;

/** The source texts of each part of the catalogue, by language. All pages need the first part. */
const LOADERS = {
  room: { en: () => import("../../locales/en.ftl"), es: () => import("../../locales/es.ftl") },
  admin: { en: () => import("../../locales/en-admin.ftl"), es: () => import("../../locales/es-admin.ftl") },
  board: { en: () => import("../../locales/en-board.ftl"), es: () => import("../../locales/es-board.ftl") },
  events: { en: () => import("../../locales/en-events.ftl"), es: () => import("../../locales/es-events.ftl") },
  games: { en: () => import("../../locales/en-games.ftl"), es: () => import("../../locales/es-games.ftl") },
  refusals: { en: () => import("../../locales/en-refusals.ftl"), es: () => import("../../locales/es-refusals.ftl") },
  table: { en: () => import("../../locales/en-table.ftl"), es: () => import("../../locales/es-table.ftl") },
} satisfies Record<string, Record<Language, Load>>;

/** A part of the catalogue. */
export type Part = keyof typeof LOADERS;

/** The parts that the pages opened so far need. */
const needed = new Set<Part>(["room"]);
const loaded: Record<Language, { parts: Set<Part>; texts: string[] }> = {
  en: { parts: new Set(), texts: [] },
  es: { parts: new Set(), texts: [] },
};

/** Loads the texts of a language, each once. Rejects if the room cannot be reached or has another version by now. */
export async function loadTexts(language: Language): Promise<void> {
  const missing = [...needed].filter((part) => !loaded[language].parts.has(part));
  await Promise.all(missing.map(async (part) => addTexts(language, part, (await LOADERS[part][language]()).default)));
}

/** Loads more parts of the catalogue, now and for every language that is chosen later. Rejects like {@link loadTexts}. */
export async function needTexts(language: Language, parts: readonly Part[]): Promise<void> {
  parts.forEach((part) => needed.add(part));
  await loadTexts(language);
}

/** Adds the source texts of a part of the catalogue. */
export function addTexts(language: Language, part: Part, texts: string): void {
  const known = loaded[language];
  if (known.parts.has(part)) return;
  known.parts.add(part);
  known.texts.push(texts);
}

/** The source texts of a language that have been loaded, in the order in which they were. */
export const textsOf = (language: Language): readonly string[] => loaded[language].texts;
