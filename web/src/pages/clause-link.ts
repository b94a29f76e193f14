import { html, nothing, type TemplateResult } from "lit";
import { t } from "../i18n/catalog.js";

/**
 * A link to a clause. It dispatches the event `clause`, which a page that shows a rulebook beside its content handles.
 */
export function clauseLink(id: string, label = id, isTabStop = true): TemplateResult {
  return html`<button
    type="button"
    class="clause-link"
    tabindex=${isTabStop ? nothing : -1}
    @click=${opens(id)}
    aria-label=${label === id ? t("open-clause", { id }) : nothing}
  >
    ${label}
  </button>`;
}

/** The handler of a click that opens a clause, or a part of the page by its name. */
export const opens = (id: string) => (event: Event) => {
  event.preventDefault();
  event.target!.dispatchEvent(new CustomEvent("clause", { detail: id, bubbles: true }));
};
