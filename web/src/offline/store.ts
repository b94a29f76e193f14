import type { StaffView } from "../generated/run.js";
import type { Bounds } from "../connection/server-time.js";
import type { SeenTakeover } from "./takeover.js";
import type { KeptStamp } from "./stamp.js";

/**
 * The storage of an event on this device (IndexedDB), which the page and the service worker share: the stamps in the
 * order in which they were made, the last view of the staff, the bounds of the room's clock, the last known position of
 * the room's log, and the latest take-over in a view of the staff.
 */
interface Kept {
  view: StaffView;
  clock: Bounds;
  position: string;
  takeover: SeenTakeover;
}

/** The names of the storages of events. */
const NAME = /^cardroom-([0-9a-z]{10})$/;

/** Opens the storage of an event. Rejects if the browser has none, as in some private windows. */
function open(run: string): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open(`cardroom-${run}`, 1);
    request.onupgradeneeded = () => {
      request.result.createObjectStore("stamps", { keyPath: "order", autoIncrement: true });
      request.result.createObjectStore("kept");
    };
    request.onerror = () => reject(failure(request.error));
    request.onblocked = () => reject(new Error("the storage is blocked"));
    request.onsuccess = () => resolve(request.result);
  });
}

const failure = (error: DOMException | null) => error ?? new Error("the storage failed");

const databases = new Map<string, Promise<IDBDatabase>>();

/** The open storage of an event. A connection that the browser closed is opened again. */
function database(run: string): Promise<IDBDatabase> {
  const known = databases.get(run);
  if (known) return known;
  const opened = open(run);
  databases.set(run, opened);
  const forget = () => databases.delete(run);
  opened.then((found) => {
    found.onclose = forget;
    found.onversionchange = () => {
      found.close();
      forget();
    };
  }, forget);
  return opened;
}

/**
 * Makes a change, and resolves once it is stored: with `strict`, once the operating system has been told to write it to
 * the disk, so that it survives the end of the browser.
 */
async function change<T>(
  run: string,
  store: "stamps" | "kept",
  durability: IDBTransactionDurability,
  make: (store: IDBObjectStore) => IDBRequest<T> | undefined,
): Promise<T | undefined> {
  const transaction = (await database(run)).transaction(store, "readwrite", { durability });
  return new Promise((resolve, reject) => {
    const request = make(transaction.objectStore(store));
    transaction.oncomplete = () => resolve(request?.result);
    transaction.onabort = () => reject(failure(transaction.error));
  });
}

async function read<T>(
  run: string,
  store: "stamps" | "kept",
  ask: (store: IDBObjectStore) => IDBRequest<T>,
): Promise<T> {
  const transaction = (await database(run)).transaction(store, "readonly");
  return new Promise((resolve, reject) => {
    const request = ask(transaction.objectStore(store));
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(failure(request.error));
  });
}

/** Adds a stamp. Returns it with its position in the order. */
export async function addStamp(run: string, stamp: KeptStamp): Promise<KeptStamp> {
  const order = await change(run, "stamps", "strict", (store) => store.add(stamp));
  return { ...stamp, order: Number(order) };
}

/** Replaces a stamp, which has its position. */
export const putStamp = (run: string, stamp: KeptStamp) =>
  change(run, "stamps", "strict", (store) => store.put(stamp)).then(() => stamp);

/** Replaces stamps, which have their positions: all of them, or none. */
export const putStamps = (run: string, stamps: readonly KeptStamp[]): Promise<unknown> =>
  change(run, "stamps", "strict", (store) => {
    stamps.forEach((stamp) => store.put(stamp));
    return undefined;
  });

/** Removes a stamp that the room refused while the volunteer waited for the answer. */
export const removeStamp = ({ order }: KeptStamp, run: string) =>
  change(run, "stamps", "strict", (store) => store.delete(order ?? 0));

/** Removes stamps of earlier days. */
export const removeStamps = (run: string, stamps: readonly KeptStamp[]): Promise<unknown> =>
  change(run, "stamps", "relaxed", (store) => {
    stamps.forEach(({ order }) => store.delete(order ?? 0));
    return undefined;
  });

/** The events that have a storage on this device; none in browsers that do not tell. */
export const storedRuns = async (): Promise<string[]> =>
  ((await indexedDB.databases?.()) ?? []).flatMap(({ name = "" }) => NAME.exec(name)?.[1] ?? []);

/**
 * Returns whether an event has a storage on this device. Opening it would make one, also for somebody who only looks at
 * the board. `true` in browsers that do not tell.
 */
export const isStored = async (run: string): Promise<boolean> =>
  databases.has(run) || indexedDB.databases === undefined || (await storedRuns()).includes(run);

/** The stamps of this device, the oldest first. */
export const stampsOf = (run: string): Promise<KeptStamp[]> =>
  read(run, "stamps", (store) => store.getAll() as IDBRequest<KeptStamp[]>);

/** The stamp with this position, as it is stored now; undefined if there is none. */
export const stampAt = (run: string, order: number): Promise<KeptStamp | undefined> =>
  read(run, "stamps", (store) => store.get(order) as IDBRequest<KeptStamp | undefined>);

/** Keeps a value, or forgets it if it is undefined. It may be lost if the device loses its power now. */
export const keep = async <K extends keyof Kept>(run: string, name: K, value: Kept[K] | undefined): Promise<void> =>
  void (value === undefined
    ? await change(run, "kept", "relaxed", (store) => store.delete(name))
    : await change(run, "kept", "relaxed", (store) => store.put(value, name)));

export const kept = <K extends keyof Kept>(run: string, name: K): Promise<Kept[K] | undefined> =>
  read(run, "kept", (store) => store.get(name) as IDBRequest<Kept[K] | undefined>);

/** Keeps a take-over, unless a later one is kept: in one transaction, since other windows keep theirs too. */
export async function storeIfHigher(run: string, seen: SeenTakeover): Promise<void> {
  const transaction = (await database(run)).transaction("kept", "readwrite", { durability: "relaxed" });
  await new Promise<void>((resolve, reject) => {
    const store = transaction.objectStore("kept");
    const request = store.get("takeover") as IDBRequest<SeenTakeover | undefined>;
    request.onsuccess = () => {
      if ((request.result?.since_ms ?? 0) < seen.since_ms) store.put(seen, "takeover");
    };
    transaction.oncomplete = () => resolve();
    transaction.onabort = () => reject(failure(transaction.error));
  });
}
