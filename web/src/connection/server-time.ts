/** Bounds on the server's clock minus this device's clock, in milliseconds. */
export interface Bounds {
  min: number;
  max: number;
}

/** The bounds that the responses so far imply. */
let bounds: Bounds = { min: -Infinity, max: Infinity };
let hasAnswer = false;

/**
 * Narrows the bounds with the date of a response. The server made the response within the second that the date names,
 * after the request was sent and before the response arrived. All times are in milliseconds since the Unix epoch.
 */
export function narrowed(before: Bounds, date: number, sent: number, received: number): Bounds {
  const [min, max] = [date - received, date + 999 - sent];
  const both = { min: Math.max(before.min, min), max: Math.min(before.max, max) };
  // If the bounds contradict each other, one of the clocks was set in the meantime.
  return both.min <= both.max ? both : { min, max };
}

/** Records the date of a response from the server. */
export function noteAnswer(date: string | null, sent: number, received: number): void {
  const made = Date.parse(date ?? "");
  if (Number.isNaN(made)) return;
  [bounds, hasAnswer] = [narrowed(bounds, made, sent, received), true];
}

/** The bounds that the responses imply; undefined before the first response. */
export const clockBounds = (): Bounds | undefined => (hasAnswer ? bounds : undefined);

/** Takes the bounds of an earlier visit, unless there was a response in the meantime. */
export function restoreBounds(earlier: Bounds): void {
  if (!hasAnswer) bounds = earlier;
}

/** The server's clock minus this device's, in milliseconds: the smallest difference within the bounds. */
export const serverOffset = (): number => Math.min(Math.max(0, bounds.min), bounds.max);

/**
 * The server's time, in milliseconds since the Unix epoch: this device's time with the smallest correction that puts it
 * within the bounds.
 */
export const serverNow = (): number => Date.now() + serverOffset();
