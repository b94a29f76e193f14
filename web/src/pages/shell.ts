import { language } from "../i18n/language.js";
import { asksForProjector, LARGE, ROOMY } from "../run/board-form.js";
import { previewName } from "./link-preview.js";
import type { Page } from "./modules.js";

/** The texts of the catalogue that the shell shows, by language and id, which `build.js` inserts. */
declare const EARLY_TEXTS: Record<string, Record<string, string>>;

/**
 * Defines the element `page-shell`, which shows what is known of this page before its code has loaded: the header, and the
 * first texts of the page. The client replaces it by the same elements in the same places.
 */
export function defineShell(page: Page): void {
  class PageShell extends HTMLElement {
    connectedCallback(): void {
      // A table has no header until its state is known.
      if (page !== "table") this.append(element("header", "top", element("a", "name", "Cardroom")));
      this.append(element("main", page === "table" ? "page" : "", ...content(page)));
    }
  }
  customElements.define("page-shell", PageShell);
}

/** The first texts of a page, in the elements that they have later. */
function content(page: Page): HTMLElement[] {
  const name = previewName();
  const named = name === undefined ? [] : [element("h1", "", name)];
  switch (page) {
    case "lobby":
      return [element("section", "page lobby", element("div", "welcome", element("h1", "", text("room-line"))))];
    case "new":
      return [
        element("section", "page", element("h1", "", text("new-table")), element("p", "quiet", text("new-table-lead"))),
      ];
    case "table":
      return [...named, element("p", "", text("connecting")), element("p", "quiet", text("connecting-lead"))];
    case "admin":
      return [element("section", "page admin", element("div", "head", element("h1", "", text("admin"))))];
    case "board":
      return [element("section", boardClass(), element("header", "run-head", element("div", "", ...named)))];
    default:
      return [];
  }
}

/** The class of the board, which is in pages of large type on a large screen. Hides the frame of the page on a projector. */
function boardClass(): string {
  const projects = asksForProjector() && matchMedia(ROOMY).matches;
  document.documentElement.toggleAttribute("data-projector", projects);
  return projects || matchMedia(LARGE).matches ? "run-board paged" : "run-board";
}

const text = (id: string): string => EARLY_TEXTS[language()]![id]!;

function element(name: string, className: string, ...content: (string | HTMLElement)[]): HTMLElement {
  const made = Object.assign(document.createElement(name), { className });
  made.append(...content);
  return made;
}
