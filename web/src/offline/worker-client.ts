import { trusted } from "../connection/trusted.js";

/** The URL of the service worker. It is at the root, so that it serves every page. */
const WORKER = "/worker.js";

/** The part of a registration that not every browser has (Background Synchronization). */
interface SyncRegistration extends ServiceWorkerRegistration {
  sync?: { register(tag: string): Promise<void> };
}

/** The tag of a sync in the background; the worker reads the event from it. */
export const syncTag = (run: string): string => `stamps-${run}`;
/** The event of a tag; undefined if it is another tag. */
export const runOfTag = (tag: string): string | undefined => /^stamps-([0-9a-z]+)$/.exec(tag)?.[1];

let started: Promise<boolean> | undefined;
let registered: Promise<boolean> | undefined;

/**
 * Registers the service worker, with which a page opens without a connection and shows notifications. Resolves to
 * `false` where there can be none: without HTTPS, except on this device itself.
 */
export const startWorker = (): Promise<boolean> => (started ??= start());

async function start(): Promise<boolean> {
  if (!("serviceWorker" in navigator)) return false;
  try {
    await navigator.serviceWorker.register(trusted(WORKER), { updateViaCache: "none" });
    return true;
  } catch {
    return false;
  }
}

/** Registers the service worker like {@link startWorker}, and asks the browser not to delete the storage of the room. */
export const registerWorker = (): Promise<boolean> => (registered ??= register());

async function register(): Promise<boolean> {
  if (!(await startWorker())) return false;
  try {
    await navigator.storage?.persist?.();
    return true;
  } catch {
    return false;
  }
}

/** Asks the browser to send the stamps that wait once there is a connection, even if the page is closed by then. */
export async function syncInBackground(run: string): Promise<void> {
  try {
    const registration: SyncRegistration | undefined = await navigator.serviceWorker?.ready;
    await registration?.sync?.register(syncTag(run));
  } catch {
    // Where the browser has no background sync, the page sends the stamps when it is open.
  }
}

/** Asks for a newer worker, after a time without a connection. */
export async function updateWorker(): Promise<void> {
  try {
    await (await navigator.serviceWorker?.getRegistration())?.update();
  } catch {
    // The next page that is opened asks again.
  }
}
