import { html, nothing, type TemplateResult } from "lit";
import { t } from "../i18n/catalog.js";

/** A list in pages, which count from 1. */
interface Paged {
  page: number;
  pages: number;
}

/** Buttons that turn the pages of a list; nothing for a single page. */
export function pageTurner(list: Paged | undefined, label: string, turn: (by: number) => void): TemplateResult | typeof nothing {
  if (!list || list.pages <= 1) return nothing;
  const { page, pages } = list;
  return html`<nav class="pages" aria-label=${label}>
    <button ?disabled=${page <= 1} @click=${() => turn(-1)}>${t("previous-page")}</button>
    <span role="status">${t("page-of", { page, pages })}</span>
    <button ?disabled=${page >= pages} @click=${() => turn(1)}>${t("next-page")}</button>
  </nav>`;
}
