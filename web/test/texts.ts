// The texts of both languages, which the client loads and the tests have from the start.
import en from "../locales/en.ftl";
import es from "../locales/es.ftl";
import type { Language } from "../src/i18n/language.js";
import { addTexts } from "../src/i18n/texts.js";

export const TEXTS: Record<Language, string> = { en, es };

addTexts("en", en);
addTexts("es", es);
