/** The values of the chips, the highest first. */
export const DENOMINATIONS = [1_000_000, 500_000, 100_000, 25_000, 5_000, 1_000, 500, 100, 25, 5, 1] as const;

/**
 * The values of the chips that make up an amount, the highest first, with as few chips as possible. Only the first
 * `most` chips are returned, so their sum may be less than the amount.
 */
export function chipsOf(amount: number, most: number): number[] {
  const chips: number[] = [];
  let left = amount;
  for (const value of DENOMINATIONS) for (; left >= value && chips.length < most; left -= value) chips.push(value);
  return chips;
}
