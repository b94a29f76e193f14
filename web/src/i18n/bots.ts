import { has, t } from "./catalog.js";

const kebab = (word: string) => word.replaceAll("_", "-");

/** The name of a bot's style, in the current language; the style's id if the catalogue has none. */
export function styleName(style: string): string {
  const id = `style-${kebab(style)}`;
  return has(id) ? t(id) : style;
}

/** The name of a style and a short description of how it plays a game. */
export function styleWords(game: string, { style, manner }: { style: string; manner: string }): string {
  const id = `manner-${kebab(game)}-${kebab(style)}`;
  return `${styleName(style)}: ${has(id) ? t(id) : manner}`;
}
