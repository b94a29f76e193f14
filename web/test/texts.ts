// The texts of both languages, which the client loads and the tests have from the start.
import en from "../locales/en.ftl";
import enAdmin from "../locales/en-admin.ftl";
import enBoard from "../locales/en-board.ftl";
import enEvents from "../locales/en-events.ftl";
import enGames from "../locales/en-games.ftl";
import enRefusals from "../locales/en-refusals.ftl";
import enTable from "../locales/en-table.ftl";
import es from "../locales/es.ftl";
import esAdmin from "../locales/es-admin.ftl";
import esBoard from "../locales/es-board.ftl";
import esEvents from "../locales/es-events.ftl";
import esGames from "../locales/es-games.ftl";
import esRefusals from "../locales/es-refusals.ftl";
import esTable from "../locales/es-table.ftl";
import type { Language } from "../src/i18n/language.js";
import { addTexts, type Part } from "../src/i18n/texts.js";

/** The texts of each part of the catalogue. */
export const PARTS: Record<Language, Record<Part, string>> = {
  en: {
    room: en,
    admin: enAdmin,
    board: enBoard,
    events: enEvents,
    games: enGames,
    refusals: enRefusals,
    table: enTable,
  },
  es: {
    room: es,
    admin: esAdmin,
    board: esBoard,
    events: esEvents,
    games: esGames,
    refusals: esRefusals,
    table: esTable,
  },
};

const whole = (language: Language): string => Object.values(PARTS[language]).join("\n");

export const TEXTS: Record<Language, string> = { en: whole("en"), es: whole("es") };

for (const language of ["en", "es"] as const)
  for (const [part, text] of Object.entries(PARTS[language])) addTexts(language, part as Part, text);
