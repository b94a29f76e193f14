import { html, type TemplateResult } from "lit";
import { t } from "../i18n/catalog.js";
import { type Language, language, LANGUAGES, setLanguage } from "../i18n/language.js";

const NAMES: Record<Language, string> = { en: "English", es: "Español" };

/** Language selector; the name of each language is in that language. */
export function languages(): TemplateResult {
  const chosen = (event: Event) => setLanguage((event.target as HTMLSelectElement).value as Language);
  return html`<label class="language">
    <span class="hidden">${t("language")}</span>
    <select @change=${chosen}>
      ${LANGUAGES.map((each) => html`<option value=${each} ?selected=${each === language()}>${NAMES[each]}</option>`)}
    </select>
  </label>`;
}
