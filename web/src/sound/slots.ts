import type { Cue } from "./cues.js";

/** Minimum time between the starts of two cues, in seconds. */
const GAP = 0.11;
/** Maximum delay of a cue, in seconds. A later one would no longer match what is shown. */
const MAX_DELAY = 0.5;
/** Cues that are played however many others there are. */
const ALWAYS: readonly Cue[] = ["turn", "time", "win"];

/**
 * Start of the next cue, in seconds, after one that starts at `latest`; undefined if too many wait already, as when a
 * browser delivers the messages of a whole hand at once.
 */
export function slotAfter(cue: Cue, latest: number, now: number): number | undefined {
  const at = Math.max(now, latest + GAP);
  return at - now <= MAX_DELAY || ALWAYS.includes(cue) ? at : undefined;
}
