const RANKS = "A23456789TJQK";
const SUITS = "shdc";

/** The fields of the wheel, clockwise: neighbours differ in rank and in suit. */
export const FIELDS: readonly string[] = Array.from({ length: 52 }, (_, at) => RANKS[at % 13]! + SUITS[at % 4]!);

/** The angle of a field, in degrees. */
export const FIELD = 360 / FIELDS.length;

/** The motion of a wheel. Its speed is in degrees per second. */
export interface Motion {
  speed: number;
  /** The minimum angle by which the wheel turns before it stops, in degrees. */
  minTurn: number;
  /** Seconds until the wheel stops; omitted if it slows down from its speed without a jerk. */
  seconds?: number;
}

/** The usual motion, which stops after about two and a half seconds. */
export const FULL: Motion = { speed: 660, minTurn: 360 };
/** The motion for people who prefer reduced motion: less far, and for a shorter time. */
export const REDUCED: Motion = { speed: 120, minTurn: 30, seconds: 1 };
/** The motion of the second and later of several spins in a row. */
export const QUICK: Motion = { speed: 660, minTurn: 90 };

/** The field under the pointer, which is at the top, if the wheel is turned clockwise by this angle in degrees. */
export function cardAt(angle: number): string {
  const at = Math.round(-angle / FIELD) % FIELDS.length;
  return FIELDS[(at + FIELDS.length) % FIELDS.length]!;
}

/**
 * The angle at which a wheel stops at a card, and the seconds until then. The wheel turns clockwise from an angle,
 * and decelerates to zero as a cubic function of time.
 */
export function landing(
  from: number,
  card: string,
  { speed, minTurn, seconds }: Motion,
): { to: number; seconds: number } {
  const place = -FIELDS.indexOf(card) * FIELD;
  const ahead = (((place - from - minTurn) % 360) + 360) % 360;
  const turn = minTurn + ahead;
  return { to: from + turn, seconds: seconds ?? (3 * turn) / speed };
}
