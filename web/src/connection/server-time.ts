/** Bounds on the server's clock minus this device's clock, in milliseconds, as implied by the responses so far. */
let bounds = { min: -Infinity, max: Infinity };

/**
 * Narrows the bounds with the date of a response. The server made the response within the second that the date names,
 * after the request was sent and before the response arrived. All times are in milliseconds since the Unix epoch.
 */
export function narrowed(before: typeof bounds, date: number, sent: number, received: number): typeof bounds {
  const [min, max] = [date - received, date + 999 - sent];
  const both = { min: Math.max(before.min, min), max: Math.min(before.max, max) };
  // If the bounds contradict each other, one of the clocks was set in the meantime.
  return both.min <= both.max ? both : { min, max };
}

/** Records the date of a response from the server. */
export function noteAnswer(date: string | null, sent: number, received: number): void {
  const made = Date.parse(date ?? "");
  if (!Number.isNaN(made)) bounds = narrowed(bounds, made, sent, received);
}

/**
 * The server's time, in milliseconds since the Unix epoch: this device's time with the smallest correction that puts it
 * within the bounds.
 */
export const serverNow = (): number => Date.now() + Math.min(Math.max(0, bounds.min), bounds.max);
