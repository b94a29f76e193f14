/** An open page of the room, or another window of this browser on it. */
export interface Page {
  url: string;
  focus(): Promise<unknown>;
}

/** The pages that the service worker reaches. */
export interface Pages {
  matchAll(options: { type: "window"; includeUncontrolled: boolean }): Promise<readonly Page[]>;
  openWindow(path: string): Promise<unknown>;
}

/** Opens the page at the path of a notification that was clicked: the page that shows it already, or a new one. */
export async function openFromNotice(pages: Pages, path: unknown): Promise<void> {
  if (typeof path !== "string" || !path.startsWith("/t/")) return;
  const open = await pages.matchAll({ type: "window", includeUncontrolled: true });
  const found = open.find(({ url }) => new URL(url).pathname === path);
  await (found ? found.focus() : pages.openWindow(path));
}
