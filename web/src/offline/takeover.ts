import type { RunHead, StaffView } from "../generated/run.js";
import type { Refused } from "../generated/server.js";
import { isStored, kept, storeIfHigher } from "./store.js";

/** A take-over of an event by a room, with the proof that the room gave of it to its staff. */
export interface SeenTakeover {
  /** The time of the take-over, in milliseconds since the Unix epoch. */
  since_ms: number;
  proof: string;
}

/** The latest take-over of each event that this window has seen. It never goes back. */
const seen = new Map<string, SeenTakeover>();
/** Events whose storage cannot be used here: only the memory of this window is. */
const unstored = new Set<string>();
/** Time after which the storage counts as broken, in milliseconds. A request must not wait for it any longer. */
const STORAGE_MS = 1_000;

/** The time of the latest take-over of an event that this device has seen in a view of the staff; 0 if it has seen none. */
export const highestTakeover = async (run: string): Promise<number> => (await seenTakeover(run))?.since_ms ?? 0;

/**
 * The latest take-over of an event that this device has ever seen in a view of the staff, also in other windows and before
 * the page was loaded; undefined if it has seen none. From it an old room that lacks it learns that the event continues on
 * another computer.
 */
export async function seenTakeover(run: string): Promise<SeenTakeover | undefined> {
  const stored = await withStorage(run, async () => ((await isStored(run)) ? kept(run, "takeover") : undefined));
  if (stored) rememberIfHigher(run, stored);
  return seen.get(run);
}

/** Remembers the take-over of a view of the staff. An earlier one than before changes nothing. */
export async function rememberTakeover(
  run: string,
  {
    run: { takeover_ms },
    takeover_proof: proof,
  }: Pick<StaffView, "takeover_proof"> & { run: Pick<RunHead, "takeover_ms"> },
): Promise<void> {
  const since_ms = takeover_ms ?? 0;
  if (!Number.isSafeInteger(since_ms) || proof == null || !/^[0-9a-f]{32}$/.test(proof)) return;
  if (rememberIfHigher(run, { since_ms, proof })) await withStorage(run, () => storeIfHigher(run, { since_ms, proof }));
}

/** Remembers a take-over in this window. Returns whether it is later than those before. */
function rememberIfHigher(run: string, next: SeenTakeover): boolean {
  const isHigher = next.since_ms > (seen.get(run)?.since_ms ?? 0);
  if (isHigher) seen.set(run, next);
  return isHigher;
}

/** The result of a use of the storage; undefined if the browser has none. */
async function withStorage<T>(run: string, use: () => Promise<T>): Promise<T | undefined> {
  if (unstored.has(run)) return undefined;
  let late: ReturnType<typeof setTimeout> | undefined;
  const timeout = new Promise<never>((_, reject) => {
    late = setTimeout(() => reject(new Error("the storage does not answer")), STORAGE_MS);
  });
  try {
    return await Promise.race([use(), timeout]);
  } catch {
    unstored.add(run);
    return undefined;
  } finally {
    clearTimeout(late);
  }
}

/**
 * Returns whether a view comes from a room whose event continues on another computer: the room knows it, or its log
 * lacks a take-over that this device has seen. Stamps are neither sent to such a room nor compared with its log.
 */
export const isBehind = ({ moved, takeover_ms }: Pick<RunHead, "moved" | "takeover_ms">, highest: number): boolean =>
  moved != null || (takeover_ms ?? 0) < highest;

/** The refusal of a room whose event continues on another computer, since the take-over that the room does not know. */
export const movedRefusal = (since_ms: number): Refused => ({
  code: "run.moved",
  message: "the event continues on another computer",
  args: { since_ms },
});
