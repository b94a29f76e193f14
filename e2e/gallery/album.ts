// The page of the gallery, with all pictures by page and state, and filters by window, theme and language.
import { nameOf, type Subject } from "./subject.js";
import { LANGUAGES, THEMES, type View, viewName, WIDTHS } from "./views.js";

/** A picture in the gallery. */
export interface Shot {
  subject: Subject;
  view: View;
  /** The path of the file, from the page. */
  file: string;
  width: number;
  height: number;
}

const STYLE = `
:root { color-scheme: light dark; font: 15px/1.4 system-ui, sans-serif; }
body { margin: 0 1rem 4rem; }
form { position: sticky; top: 0; z-index: 1; display: flex; flex-wrap: wrap; gap: .25rem 1.5rem; padding: .6rem 0;
  background: Canvas; border-bottom: 1px solid GrayText; }
fieldset { display: flex; flex-wrap: wrap; gap: .25rem .75rem; margin: 0; padding: 0; border: 0; }
nav ul { columns: 12rem; }
h2, h3 { scroll-margin-top: 4rem; }
h3 { margin: 1.5rem 0 .5rem; font-size: 1rem; }
.row { display: flex; flex-wrap: wrap; gap: 1rem; align-items: flex-start; }
figure { margin: 0; }
figure[hidden], section[hidden], .state[hidden] { display: none; }
figure img { display: block; width: auto; max-width: min(100%, 40rem); height: auto; max-height: var(--tall, 26rem);
  border: 1px solid GrayText; }
figcaption { max-width: 24rem; color: GrayText; font-size: .8rem; }`;

const SCRIPT = `
const form = document.querySelector("form");
const shows = () => {
  const chosen = new FormData(form);
  const isChosen = ({ dataset }) => ["width", "theme", "language"].every((of) => chosen.getAll(of).includes(dataset[of]));
  document.documentElement.style.setProperty("--tall", chosen.get("size"));
  for (const figure of document.querySelectorAll("figure")) figure.hidden = !isChosen(figure);
  for (const part of document.querySelectorAll(".state, section")) part.hidden = !part.querySelector("figure:not([hidden])");
};
form.addEventListener("change", shows);
shows();`;

const escaped = (text: string): string =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll('"', "&quot;");
const anchorOf = (page: string): string => page.toLowerCase().replaceAll(/\W+/g, "-");

const filter = (name: string, title: string, values: readonly (string | number)[]): string =>
  `<fieldset><legend hidden>${title}</legend>${values
    .map((value) => `<label><input type="checkbox" name="${name}" value="${value}" checked> ${value}</label>`)
    .join("")}</fieldset>`;

const SIZES = `<label>Size <select name="size"><option value="16rem">small</option><option value="26rem" selected>medium</option>
  <option value="50rem">large</option></select></label>`;

function figure({ subject, view, file, width, height }: Shot): string {
  const caption = `${nameOf(subject)}, ${viewName(view)}`;
  const data = `data-width="${view.width}" data-theme="${view.theme}" data-language="${view.language}"`;
  const image = `<img src="${escaped(file)}" width="${width}" height="${height}" alt="" loading="lazy">`;
  return `<figure ${data}><a href="${escaped(file)}">${image}</a><figcaption>${escaped(caption)}</figcaption></figure>`;
}

function grouped<T>(all: T[], by: (one: T) => string): [string, T[]][] {
  const groups = new Map<string, T[]>();
  for (const one of all) groups.set(by(one), [...(groups.get(by(one)) ?? []), one]);
  return [...groups];
}

const stateOf = ([state, shots]: [string, Shot[]]): string =>
  `<div class="state"><h3>${escaped(state)}</h3><div class="row">${shots.map(figure).join("\n")}</div></div>`;

const sectionOf = ([page, shots]: [string, Shot[]]): string =>
  `<section><h2 id="${anchorOf(page)}">${escaped(page)}</h2>${grouped(shots, ({ subject }) => nameOf(subject))
    .map(stateOf)
    .join("\n")}</section>`;

/** The page with all these pictures. */
export function album(shots: Shot[]): string {
  const pages = grouped(shots, ({ subject }) => subject.page);
  const links = pages.map(([page]) => `<li><a href="#${anchorOf(page)}">${escaped(page)}</a></li>`);
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Gallery</title>
<style>${STYLE}</style>
<h1>Gallery: ${shots.length} pictures</h1>
<nav><ul>${links.join("")}</ul></nav>
<form>${filter("width", "Widths", WIDTHS)}${filter("theme", "Themes", THEMES)}${filter("language", "Languages", LANGUAGES)}${SIZES}</form>
${pages.map(sectionOf).join("\n")}
<script>${SCRIPT}</script>
</html>
`;
}
