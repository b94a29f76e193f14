const FIRST_MS = 400;
const MAX_MS = 8000;

/**
 * Delay before the next attempt, in milliseconds: exponential backoff with jitter. `tries` is the number of attempts
 * already delayed, and `chance` is a random number from 0 to 1.
 */
export function retryDelay(tries: number, chance: number): number {
  const whole = Math.min(FIRST_MS * 2 ** tries, MAX_MS);
  return whole / 2 + (whole / 2) * chance;
}
