import type { HandView, StaffRow, StaffView, Standing } from "../generated/run.js";

/** A prize with the hand that wins it. */
export interface PrizeLine {
  standing: Standing;
  row: StaffRow;
  hand: HandView;
  /** `paid`, `due`, or `fee` while the hand's fee has to be paid first (PR-20); `open` until the prizes are final. */
  state: "paid" | "due" | "fee" | "open";
}

/** The prizes, best place first; before the close those if the event closed now. */
export function prizeLines({ run, organiser, participants }: StaffView): PrizeLine[] {
  const rows = new Map(participants.flatMap((row) => row.hands.map((hand) => [hand.hand, { row, hand }] as const)));
  const state = (hand: HandView): PrizeLine["state"] =>
    run.stage !== "final" ? "open" : hand.prize_paid ? "paid" : hand.unpaid ? "fee" : "due";
  return (organiser?.standings ?? []).flatMap((standing) => {
    const found = standing.prize > 0 ? rows.get(standing.id) : undefined;
    return found ? [{ standing, ...found, state: state(found.hand) }] : [];
  });
}

/** The sum of the prizes in one of these states, in cents. */
export const sumOf = (lines: readonly PrizeLine[], ...states: PrizeLine["state"][]): number =>
  lines.filter(({ state }) => states.includes(state)).reduce((sum, { standing }) => sum + standing.prize, 0);

/** A hand whose fee is not paid, with its participant. */
export interface FeeLine {
  row: StaffRow;
  hand: HandView;
}

/** The hands whose fees are not paid, by number. */
export const unpaidFees = (participants: readonly StaffRow[]): FeeLine[] =>
  participants
    .filter(({ withdrawn }) => !withdrawn)
    .flatMap((row) => row.hands.filter(({ unpaid }) => unpaid).map((hand) => ({ row, hand })));

/** Counts the hands and extra cards that were sold. A void extra card counts as not sold (PR-13). */
export function sold(participants: readonly StaffRow[]): { hands: number; extras: number } {
  const hands = participants.filter(({ withdrawn }) => !withdrawn).flatMap((row) => row.hands);
  const extras = hands.flatMap(({ stamps }) => stamps).filter((stamp) => stamp.mark === "extra" && stamp.void == null);
  return { hands: hands.filter(({ unpaid }) => !unpaid).length, extras: extras.length };
}
