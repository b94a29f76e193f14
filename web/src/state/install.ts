/** The event with which a browser offers that the room can be installed; not every browser has it. */
interface InstallOffer extends Event {
  prompt(): Promise<unknown>;
}

let offer: InstallOffer | undefined;
const watchers = new Set<() => void>();

function change(now: InstallOffer | undefined): void {
  offer = now;
  watchers.forEach((changed) => changed());
}

/** Time after which a page names the manifest, in milliseconds. */
const MANIFEST_MS = 2000;

/**
 * Names the manifest of the room, with which a browser installs it, and which it loads at once, with its icons. Not in the
 * page itself, since all that the page shows comes first.
 */
export function nameManifest(): void {
  const manifest = { rel: "manifest", href: "/manifest.webmanifest" };
  setTimeout(() => document.head.append(Object.assign(document.createElement("link"), manifest)), MANIFEST_MS);
}

/** Keeps the offers of the browser, which come only once and before the page that shows them may be open. */
export function listenForInstallOffers(): void {
  window.addEventListener("beforeinstallprompt", (event) => {
    // The browser would show a banner of its own over the page.
    event.preventDefault();
    change(event as InstallOffer);
  });
  window.addEventListener("appinstalled", () => change(undefined));
}

/** Returns whether the browser offers to install the room. */
export const canInstall = (): boolean => offer !== undefined;

/** Asks the user, in the browser's own dialog, whether to install the room. An offer can be used once. */
export async function install(): Promise<void> {
  const used = offer;
  change(undefined);
  await used?.prompt();
}

/** Calls back when {@link canInstall} changes. Returns a function that ends this. */
export function onInstallOffer(changed: () => void): () => void {
  watchers.add(changed);
  return () => void watchers.delete(changed);
}
