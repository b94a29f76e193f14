/** Calls a function after the browser has painted what was rendered; in a hidden page, which paints nothing, soon. */
export function afterPaint(act: () => void): void {
  if (document.hidden) {
    setTimeout(act);
    return;
  }
  const begun = new AbortController();
  const begin = () => {
    if (begun.signal.aborted) return;
    begun.abort();
    setTimeout(act);
  };
  requestAnimationFrame(begin);
  // A page that is hidden before its next frame paints none until it shows again.
  document.addEventListener("visibilitychange", begin, { signal: begun.signal });
}
