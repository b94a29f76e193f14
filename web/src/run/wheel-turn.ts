const RANKS = "A23456789TJQK";
const SUITS = "shdc";

/** The fields of the wheel, clockwise: neighbours differ in rank and in suit. */
export const FIELDS: readonly string[] = Array.from({ length: 52 }, (_, at) => RANKS[at % 13]! + SUITS[at % 4]!);

/** Degrees of a field. */
export const FIELD = 360 / FIELDS.length;

/** The motion of a wheel. Its speed is in degrees per second. */
export interface Motion {
  speed: number;
  /** The fewest degrees that it turns until it stops. */
  least: number;
  /** Seconds until it stops; omitted if it slows down from its speed without a jerk. */
  seconds?: number;
}

/** It stops after about two and a half seconds. */
export const FULL: Motion = { speed: 660, least: 360 };
/** For people who prefer reduced motion: it turns less, and for a shorter time. */
export const REDUCED: Motion = { speed: 120, least: 30, seconds: 1 };
/** For the second and later ones of several spins in a row. */
export const QUICK: Motion = { speed: 660, least: 90 };

/** The field under the pointer, which is at the top, if the wheel is turned clockwise by this angle in degrees. */
export function cardAt(angle: number): string {
  const at = Math.round(-angle / FIELD) % FIELDS.length;
  return FIELDS[(at + FIELDS.length) % FIELDS.length]!;
}

/**
 * The angle at which a wheel stops at a card, and the seconds until then, if it turns clockwise from an angle, and slows
 * down as a cubic function of time from its speed, to zero.
 */
export function landing(
  from: number,
  card: string,
  { speed, least, seconds }: Motion,
): { to: number; seconds: number } {
  const place = -FIELDS.indexOf(card) * FIELD;
  const ahead = (((place - from - least) % 360) + 360) % 360;
  const turn = least + ahead;
  return { to: from + turn, seconds: seconds ?? (3 * turn) / speed };
}
