import { html, type TemplateResult } from "lit";
import { t } from "../i18n/catalog.js";

/** The parts of the page, in their order, with the messages of their headings. */
const PARTS = {
  integrity: "integrity",
  room: "admin-room",
  tables: "tables",
  events: "admin-events",
  guests: "admin-guests",
  bans: "admin-bans",
  bots: "admin-bots",
  clients: "admin-clients",
  audit: "audit",
  ledger: "ledger",
} as const;

export type Part = keyof typeof PARTS;

/** A part of the page with its heading, which can be focused. */
export const part = (name: Part, content: TemplateResult): TemplateResult =>
  html`<section id="admin-${name}">
    <h2 tabindex="-1">${t(PARTS[name])}</h2>
    ${content}
  </section>`;

/** Moves the focus to the heading of the part with this element id. */
export const focusPart = (page: Element, id: string): void => page.querySelector<HTMLElement>(`#${id} h2`)?.focus();

/** Links that move the focus to the parts of the page. */
export function partLinks(page: Element): TemplateResult {
  const follow = (event: Event, id: string) => {
    event.preventDefault();
    focusPart(page, id);
  };
  return html`<nav class="parts" aria-label=${t("admin-parts")}>
    <ul>
      ${Object.entries(PARTS).map(
        ([name, title]) =>
          html`<li>
            <a href="#admin-${name}" @click=${(event: Event) => follow(event, `admin-${name}`)}>${t(title)}</a>
          </li>`,
      )}
    </ul>
  </nav>`;
}
