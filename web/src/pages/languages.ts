import { html, type TemplateResult } from "lit";
import { t } from "../i18n/catalog.js";
import { type Language, language, LANGUAGES, setLanguage } from "../i18n/language.js";
import { loadTexts } from "../i18n/texts.js";
import { hideLoadFailure, warnOfLanguageFailure } from "./load-failure.js";

const NAMES: Record<Language, string> = { en: "English", es: "Español" };

/** Language selector; the name of each language is in that language. */
export function languages(): TemplateResult {
  const chosen = (event: Event) => change(event.target as HTMLSelectElement);
  return html`<label class="language">
    <span class="hidden">${t("language")}</span>
    <select @change=${chosen}>
      ${LANGUAGES.map((each) => html`<option value=${each} ?selected=${each === language()}>${NAMES[each]}</option>`)}
    </select>
  </label>`;
}

/** Changes the language once its texts have loaded; if they do not load, the page keeps its language. */
async function change(select: HTMLSelectElement): Promise<void> {
  const next = select.value as Language;
  try {
    await loadTexts(next);
  } catch {
    select.value = language();
    warnOfLanguageFailure();
    return;
  }
  hideLoadFailure();
  if (select.value === next) setLanguage(next);
}
