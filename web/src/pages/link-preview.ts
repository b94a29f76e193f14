/** The game of the table that was opened first, which the room has written into the page; undefined at another page. */
export const previewGame = (): string | undefined =>
  document.querySelector<HTMLMetaElement>('meta[name="table-game"]')?.content;

/**
 * The name of the table or event at this address, from the link preview that the room has written into the page; undefined if
 * it has none for this address.
 */
export function previewName(): string | undefined {
  const [url, title] = ["url", "title"].map(
    (part) => document.querySelector<HTMLMetaElement>(`meta[property="og:${part}"]`)?.content ?? "",
  ) as [string, string];
  // The page was made for the address that was opened first. After the name comes the game, or the kind of the event.
  const end = title.lastIndexOf(" · ");
  return end > 0 && url.endsWith(location.pathname) ? title.slice(0, end) : undefined;
}
