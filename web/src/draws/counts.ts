/** Numbers of the steps by which staff can influence a draw. */
export interface Counts {
  takeovers: number;
  voids: number;
  second_attempts: number;
  open_scans: number;
  by_hand: number;
}

/** The counts of a log: of all draws, by slot, and by staff member. Slots and staff without any are omitted. */
export interface LogCounts {
  draws: number;
  rollbacks: number;
  unsold_hands: number;
  total: Counts;
  by_slot: Record<string, Counts>;
  by_staff: Record<string, Counts>;
}

const none = (): Counts => ({ takeovers: 0, voids: 0, second_attempts: 0, open_scans: 0, by_hand: 0 });

export const noCounts = (): LogCounts => ({
  draws: 0,
  rollbacks: 0,
  unsold_hands: 0,
  total: none(),
  by_slot: {},
  by_staff: {},
});

/** Adds one to a count: of all draws, of the slot, and of the staff member if known. */
export function addOne(counts: LogCounts, of: keyof Counts, slot: string, staff: number | undefined) {
  counts.total[of]++;
  (counts.by_slot[slot] ??= none())[of]++;
  if (staff !== undefined) (counts.by_staff[staff] ??= none())[of]++;
}
