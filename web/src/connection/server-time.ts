/** Bounds of the server's clock less this device's, in milliseconds, as the answers so far prove them. */
let bounds = { least: -Infinity, most: Infinity };

/**
 * Narrows the bounds by an answer: its date is the second in which the server made it, between the sending of the
 * request and the arrival of the answer. All times are in milliseconds since the Unix epoch.
 */
export function narrowed(before: typeof bounds, date: number, sent: number, received: number): typeof bounds {
  const [least, most] = [date - received, date + 999 - sent];
  const both = { least: Math.max(before.least, least), most: Math.min(before.most, most) };
  // One of the clocks was set in the meantime.
  return both.least <= both.most ? both : { least, most };
}

/** Notes the date of an answer of the server. */
export function noteAnswer(date: string | null, sent: number, received: number): void {
  const made = Date.parse(date ?? "");
  if (!Number.isNaN(made)) bounds = narrowed(bounds, made, sent, received);
}

/**
 * The server's time, in milliseconds since the Unix epoch: that of this device, corrected no further than the answers
 * of the server prove it wrong.
 */
export const serverNow = (): number => Date.now() + Math.min(Math.max(0, bounds.least), bounds.most);
