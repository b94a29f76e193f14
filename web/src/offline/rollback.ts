import type { RunHead, StaffView } from "../generated/run.js";
import type { Refused } from "../generated/server.js";
import { logEnd } from "./lost.js";
import { isStored, kept, storeIfHigher } from "./store.js";

/** A rollback of an event's log, with the proof that a room gave of it to its staff. */
export interface SeenRollback {
  rollback: number;
  proof: string;
}

/** The highest rollback of each event that this window has seen. It never goes down. */
const seen = new Map<string, SeenRollback>();
/** Events whose storage cannot be used here: only the memory of this window is. */
const unstored = new Set<string>();
/** Time after which the storage counts as broken, in milliseconds. A request must not wait for it any longer. */
const STORAGE_MS = 1_000;

/** The highest rollback of an event that this device has seen in a view of the staff; 0 if it has seen none. */
export const highestRollback = async (run: string): Promise<number> => (await seenRollback(run))?.rollback ?? 0;

/**
 * The highest rollback of an event that this device has ever seen in a view of the staff, also in other windows and before
 * the page was loaded; undefined if it has seen none. From it an old room that lacks it learns that the event continues on
 * another computer.
 */
export async function seenRollback(run: string): Promise<SeenRollback | undefined> {
  const stored = await withStorage(run, async () => ((await isStored(run)) ? kept(run, "rollback") : undefined));
  if (stored) rememberIfHigher(run, stored);
  return seen.get(run);
}

/** Remembers the rollback of a view of the staff. A lower one than before changes nothing. */
export async function rememberRollback(
  run: string,
  { run: { position }, rollback_proof: proof }: Pick<StaffView, "rollback_proof"> & { run: Pick<RunHead, "position"> },
): Promise<void> {
  const { rollback } = logEnd(position);
  if (!Number.isSafeInteger(rollback) || proof == null || !/^[0-9a-f]{32}$/.test(proof)) return;
  if (rememberIfHigher(run, { rollback, proof })) await withStorage(run, () => storeIfHigher(run, { rollback, proof }));
}

/** Remembers a rollback in this window. Returns whether it is higher than those before. */
function rememberIfHigher(run: string, next: SeenRollback): boolean {
  const isHigher = next.rollback > (seen.get(run)?.rollback ?? 0);
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
 * lacks a rollback that this device has seen. Stamps are neither sent to such a room nor compared with its log.
 */
export const isBehind = ({ moved, position }: Pick<RunHead, "moved" | "position">, highest: number): boolean =>
  moved != null || logEnd(position).rollback < highest;

/** The refusal of a room whose event continues on another computer, since the rollback that the room lacks. */
export const movedRefusal = (since_ms: number): Refused => ({
  code: "run.moved",
  message: "the event continues on another computer",
  args: { since_ms },
});
