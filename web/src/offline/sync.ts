import { refusedOf } from "../connection/api.js";
import { notice } from "../connection/rest.js";
import { actOffline, staffView } from "../connection/runs.js";
import { serverOffset } from "../connection/server-time.js";
import type { RunReceipt } from "../generated/run.js";
import type { Refused } from "../generated/server.js";
import { isConfirmed, isLost, type LogEnd, logEnd, requeued } from "./lost.js";
import { highestTakeover, isBehind, movedRefusal, rememberTakeover } from "./takeover.js";
import type { KeptStamp, SentAgain } from "./stamp.js";
import { keep, kept, putStamp, putStamps, stampAt, stampsOf } from "./store.js";

/** Time after which a request counts as lost, in milliseconds. */
export const LOST_MS = 15_000;
/** Time after which a request for a view counts as lost, in milliseconds. It may be the whole view of a large event. */
const VIEW_MS = 30_000;
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

/** Refusals that any other stamp would get too, so that a sync ends. */
const ENDS_SYNC: ReadonlySet<string> = new Set([
  "unreachable",
  "run.not_staff",
  "run.no_such_run",
  "run.too_many_entries",
  "run.moved",
]);
const endsSync = ({ code }: Refused): boolean => ENDS_SYNC.has(code);

/**
 * Sends the stamps that wait, the oldest first, and records the answers. If the room has lost entries since it entered
 * stamps, these wait and are sent too, in the order of their times, once after each rollback; likewise those with the
 * keys `missing`, which a view of the room lacks. A room whose event continues on another computer gets no stamp. `changed`
 * is called after each answer. Returns the refusal that ended the sync, such as a lost connection; undefined if every stamp
 * was sent.
 */
export function sync(
  run: string,
  changed: () => void = () => undefined,
  missing: readonly string[] = [],
): Promise<Refused | undefined> {
  return alone(run, async () => {
    if ((await stampsOf(run)).length === 0) return undefined;
    try {
      // The reply shows that the room can be reached, and its clock.
      await notice(LOST_MS);
    } catch (error) {
      return refusedOf(error);
    }
    const { log, refused: unknown } = await currentLog(run);
    if (unknown?.code === "run.moved") return unknown;
    if (log) await requeue(run, log, missing);
    changed();
    const seen = log ? { rollback: log.rollback } : await lastSeenLog(run);
    const waiting = (await stampsOf(run)).filter(({ state }) => state === "waiting");
    if (waiting.some(({ again }) => again)) waiting.sort(byTime);
    let refused = waiting.length === 0 ? unknown : undefined;
    for (const stamp of waiting) {
      const sent = await sendStamp(run, stamp, seen);
      changed();
      refused = sent ?? refused;
      if (sent && endsSync(sent)) break;
    }
    return refused;
  });
}

/** The order of the times of stamps and, for equal times, that in which they were made. */
const byTime = (a: KeptStamp, b: KeptStamp): number =>
  timeOf(a).localeCompare(timeOf(b)) || (a.order ?? 0) - (b.order ?? 0);

/** The time of a stamp. The worker shares this module, so it imports nothing that needs a document. */
const timeOf = ({ action }: KeptStamp): string => ("stamp" in action ? action.stamp.at : action.spin_all.at) ?? "";

/**
 * The end of the room's log now, or the refusal. The request is made under the lock, so the log has every stamp that the
 * room has entered from this device, unless it lost it. A person who has no role sees no log, but may send stamps that
 * were made before.
 */
async function currentLog(run: string): Promise<{ log?: LogEnd; refused?: Refused }> {
  try {
    const view = await staffView(run, await kept(run, "position"), { timeout: VIEW_MS });
    const head = view.run;
    const highest = await highestTakeover(run);
    // The position of the old room is not kept: it is behind the one that is.
    if (isBehind(head, highest)) return { refused: movedRefusal(head.moved?.since_ms ?? highest) };
    await rememberTakeover(run, view);
    await keep(run, "position", head.position);
    return { log: logEnd(head.position) };
  } catch (error) {
    return { refused: refusedOf(error) };
  }
}

/** The state of the log that a stamp keeps from before it is sent. */
type SeenLog = Pick<KeptStamp, "rollback" | "isLogUnseen">;

/** The log as this device saw it last. The room may have lost entries since then. */
const lastSeenLog = async (run: string): Promise<SeenLog> => ({
  rollback: logEnd((await kept(run, "position")) ?? "").rollback,
  isLogUnseen: true,
});

/** Lets the stamps wait that the log may have lost. Each was confirmed after an earlier rollback, or is not in the log. */
async function requeue(run: string, log: LogEnd, missing: readonly string[]): Promise<void> {
  const isMissing = (stamp: KeptStamp) =>
    missing.includes(stamp.key) && isConfirmed(stamp) && stamp.again?.rollback !== log.rollback;
  const lost = (await stampsOf(run)).filter((stamp) => isLost(stamp, log) || isMissing(stamp));
  if (lost.length > 0)
    await putStamps(
      run,
      lost.map((stamp) => requeued(stamp, log)),
    );
}

/**
 * Sends a stamp, unless it was taken back in the meantime. `seen` is the log before the request. Returns a refusal, after
 * which the stamp waits on.
 */
async function sendStamp(run: string, { order }: KeptStamp, seen: SeenLog): Promise<Refused | undefined> {
  const stamp = await stampAt(run, order ?? 0);
  if (stamp?.state !== "waiting") return undefined;
  const again = stamp.again && { again: { ...stamp.again, tried: true } };
  const tried = await putStamp(run, { ...stamp, tried: true, ...again });
  for (let attempt = 1; ; attempt++) {
    try {
      const receipt = await actOffline(run, tried, serverOffset(), LOST_MS);
      await putStamp(run, confirmed(stamp, receipt, seen));
      return undefined;
    } catch (error) {
      const refused = refusedOf(error);
      if (refused.code !== "run.too_many_entries" || attempt === ATTEMPTS) {
        // The room of an event that has moved has not entered the stamp: this was no attempt.
        const next = refused.code === "run.moved" ? stamp : tried;
        // Only an attempt without a reply may have entered the stamp.
        const isAnswered = refused.code !== "unreachable" && stamp.again;
        await putStamp(run, { ...next, ...(isAnswered && { again: stamp.again }), refused });
        return refused;
      }
    }
    await new Promise((done) => setTimeout(done, LIMITED_MS));
  }
}

/** The stamp, as it was before this attempt, with the answer of the room. */
function confirmed(stamp: KeptStamp, receipt: RunReceipt, seen: SeenLog): KeptStamp {
  const { refused: _, again, ...rest } = stamp;
  const { seq, question } = receipt;
  const answered = { ...rest, tried: true, seq, ...seen, ...(again && { again: answeredAgain(again, receipt) }) };
  return question ? { ...answered, state: "asked", question } : { ...answered, state: "entered" };
}

function answeredAgain({ rollback, tried }: SentAgain, { question, events, again }: RunReceipt): SentAgain {
  // If the reply to an earlier attempt was lost, that attempt has probably entered the stamp.
  const isEntered = events.length > 0 || (again && tried === true);
  return { rollback, tried: true, result: question ? "asked" : isEntered ? "entered" : "there" };
}
