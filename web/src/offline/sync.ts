import { refusedOf } from "../connection/api.js";
import { notice } from "../connection/rest.js";
import { actOffline } from "../connection/runs.js";
import { serverOffset } from "../connection/server-time.js";
import type { Refused } from "../generated/server.js";
import type { KeptStamp } from "./stamp.js";
import { putStamp, stampAt, stampsOf } from "./store.js";

/** Time after which a request counts as lost, in milliseconds. */
export const LOST_MS = 15_000;
/** Time to wait if the room takes no more requests for now, in milliseconds. */
const LIMITED_MS = 2_000;
/** Number of attempts at a stamp that the rate limit refuses. */
const ATTEMPTS = 30;

let last: Promise<unknown> = Promise.resolve();

/**
 * Runs one task of an event at a time, also in other windows and in the service worker. Without Web Locks, as outside a
 * secure context, only in this window; the room makes each request once anyway.
 */
export function alone<T>(run: string, task: () => Promise<T>): Promise<T> {
  if ("locks" in navigator) return navigator.locks.request(`cardroom-${run}`, task);
  const done = last.then(task, task);
  last = done.catch(() => undefined);
  return done;
}

/**
 * Sends the stamps that wait, the oldest first, and records the answers. `changed` is called after each. Returns the
 * refusal that ended the sync, such as a lost connection; undefined if every stamp was sent.
 */
export function sync(run: string, changed: () => void = () => undefined): Promise<Refused | undefined> {
  return alone(run, async () => {
    const waiting = (await stampsOf(run)).filter(({ state }) => state === "waiting");
    if (waiting.length === 0) return undefined;
    try {
      // The reply shows that the room can be reached, and its clock.
      await notice(LOST_MS);
    } catch (error) {
      return refusedOf(error);
    }
    let refused: Refused | undefined;
    for (const stamp of waiting) {
      const sent = await sendStamp(run, stamp);
      changed();
      refused = sent ?? refused;
      if (sent?.code === "unreachable") break;
    }
    return refused;
  });
}

/** Sends a stamp, unless it was taken back in the meantime. Returns a refusal, after which the stamp waits on. */
async function sendStamp(run: string, { order }: KeptStamp): Promise<Refused | undefined> {
  const stamp = await stampAt(run, order ?? 0);
  if (stamp?.state !== "waiting") return undefined;
  const tried = await putStamp(run, { ...stamp, tried: true });
  for (let attempt = 1; ; attempt++) {
    try {
      const { seq, question } = await actOffline(run, tried, serverOffset(), LOST_MS);
      const { refused: _, ...rest } = tried;
      await putStamp(run, question ? { ...rest, state: "asked", question } : { ...rest, state: "entered", seq });
      return undefined;
    } catch (error) {
      const refused = refusedOf(error);
      if (refused.code !== "run.too_many_entries" || attempt === ATTEMPTS) {
        await putStamp(run, { ...tried, refused });
        return refused;
      }
    }
    await new Promise((done) => setTimeout(done, LIMITED_MS));
  }
}
