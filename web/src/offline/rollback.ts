import type { RunHead } from "../generated/run.js";
import type { Refused } from "../generated/server.js";
import { logEnd } from "./lost.js";
import { isStored, kept, raise } from "./store.js";

/** The highest rollback of each event that this window has seen. It never goes down. */
const seen = new Map<string, number>();
/** Events whose storage cannot be used here: only the memory of this window is. */
const unstored = new Set<string>();
/** Time after which the storage counts as broken, in milliseconds. A request must not wait for it any longer. */
const STORAGE_MS = 1_000;

const raised = (run: string, rollback: number): number => {
  const highest = Math.max(seen.get(run) ?? 0, rollback);
  seen.set(run, highest);
  return highest;
};

/**
 * The highest rollback of an event that this device has ever seen, also in other windows and before the page was loaded;
 * 0 if it has seen none. An old room that lacks it learns from it that the event continues on another computer.
 */
export async function highestRollback(run: string): Promise<number> {
  return raised(run, (await withStorage(run, () => stored(run))) ?? 0);
}

/** Remembers the rollback of a position of an event, as the room writes it. A lower one than before changes nothing. */
export async function notePosition(run: string, position: string): Promise<void> {
  const { rollback } = logEnd(position);
  if (!Number.isSafeInteger(rollback) || rollback <= (seen.get(run) ?? 0)) return;
  raised(run, rollback);
  await withStorage(run, () => raise(run, rollback));
}

async function stored(run: string): Promise<number> {
  if (!(await isStored(run))) return 0;
  const position = await kept(run, "position");
  return Math.max((await kept(run, "rollback")) ?? 0, logEnd(position ?? "").rollback);
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
