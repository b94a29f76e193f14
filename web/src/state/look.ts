import { deckChoice, feltChoice, themeChoice } from "./choices.js";

const lightSystem = (): MediaQueryList => matchMedia("(prefers-color-scheme: light)");

/** The theme in which the pages appear: the chosen one, or that of the system. */
function theme(): "dark" | "light" {
  const chosen = themeChoice.value();
  if (chosen !== "system") return chosen;
  return lightSystem().matches ? "light" : "dark";
}

/** Applies the chosen theme, felt and deck to the page, and the theme to the browser's own bars. */
export function applyLook(): void {
  const root = document.documentElement;
  root.dataset["theme"] = theme();
  root.dataset["felt"] = feltChoice.value();
  root.dataset["deck"] = deckChoice.value();
  const ground = getComputedStyle(root).getPropertyValue("--ground").trim();
  document.querySelector('meta[name="theme-color"]')?.setAttribute("content", ground);
}

/** Applies the theme again whenever that of the system changes. */
export function followSystemTheme(): void {
  lightSystem().addEventListener("change", applyLook);
}
