const FIRST_MS = 400;
const MOST_MS = 8000;

/** How long to wait before the next try, in milliseconds: twice as long each time, spread by chance (0 to 1). */
export function wait(tries: number, chance: number): number {
  const whole = Math.min(FIRST_MS * 2 ** tries, MOST_MS);
  return whole / 2 + (whole / 2) * chance;
}
