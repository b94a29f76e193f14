/** Calls a function after the browser has painted what was rendered; in a hidden page, which paints nothing, soon. */
export function afterPaint(act: () => void): void {
  if (document.hidden) setTimeout(act);
  else requestAnimationFrame(() => setTimeout(act));
}
