import { type Language, language } from "../i18n/language.js";

/**
 * The words for code or texts that did not load. They are here and not in the catalogue, because the catalogue may be what
 * did not load.
 */
const WORDS = {
  en: {
    page: "This page could not be loaded",
    language: "The language could not be changed",
    why: "There is no connection, or the room has been updated. Reload the page to try again.",
    reload: "Reload",
    hide: "Hide",
  },
  es: {
    page: "No se ha podido cargar esta página",
    language: "No se ha podido cambiar el idioma",
    why: "No hay conexión o la sala se ha actualizado. Recarga la página para volver a intentarlo.",
    reload: "Recargar",
    hide: "Ocultar",
  },
} satisfies Record<Language, unknown>;

/** A message that something could not be loaded, with a button that reloads the page. It needs no other code. */
export function loadFailure(what: "page" | "language" = "page"): HTMLElement {
  const words = WORDS[language()];
  const section = element("section", "page load-failure");
  section.setAttribute("role", "alert");
  // The open page has a heading of the first level already.
  section.append(element(what === "page" ? "h1" : "h2", "", words[what]), element("p", "", words.why));
  section.append(button("primary", words.reload, () => location.reload()));
  return section;
}

/** Replaces the content of the client by the message, while the client itself is not loaded. */
export function showLoadFailure(): void {
  document.documentElement.lang = language();
  const main = element("main", "");
  main.append(loadFailure());
  document.querySelector("card-room")?.replaceChildren(main);
}

/** Shows that the language could not be changed, above the open page, which goes on, until it is hidden. */
export function warnOfLanguageFailure(): void {
  hideLoadFailure();
  const message = loadFailure("language");
  message.append(" ", button("", WORDS[language()].hide, hideLoadFailure));
  document.body.append(message);
}

/** Hides the message above the open page. */
export function hideLoadFailure(): void {
  document.querySelector("body > .load-failure")?.remove();
}

function button(className: string, text: string, act: () => void): HTMLButtonElement {
  const made = element("button", className, text);
  made.type = "button";
  made.addEventListener("click", act);
  return made;
}

function element<Name extends keyof HTMLElementTagNameMap>(name: Name, className: string, text = "") {
  const made = document.createElement(name);
  [made.className, made.textContent] = [className, text];
  return made;
}
