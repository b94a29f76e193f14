import type { Event as FlushEvent } from "../generated/high_card_flush.js";
import type { Event as PacksEvent } from "../generated/packs_poker.js";

/** The result of one wager: the net gain of the player in the smallest unit, negative for a loss. */
export interface Settled {
  result: "won" | "lost" | "push";
  net: number;
}

type FlushSettled = Extract<FlushEvent, { event: "settled" }>;
type PacksSettled = Extract<PacksEvent, { event: "settled" }>;

const isSettled = (event: unknown): event is FlushSettled | PacksSettled =>
  (event as FlushEvent | PacksEvent).event === "settled";

/** The spot of a settled wager: a bet or bonus on a pack, or a wager of High Card Flush. */
const spotOf = (event: FlushSettled | PacksSettled): string =>
  "pack" in event ? `${event.bet === "pack" ? "bet" : "bonus"}-${event.pack}` : event.wager.replaceAll("_", "-");

/** The results of a seat's wagers so far, by the name of their spot. */
export function settledAt(events: readonly unknown[] = [], seat: number | null | undefined): Map<string, Settled> {
  const own = events.filter(isSettled).filter((event) => event.seat === seat);
  return new Map(own.map((event) => [spotOf(event), { result: event.result, net: event.net }]));
}

/** The net gain of a seat from all its settled wagers; undefined while none is settled. */
export function netAt(events: readonly unknown[] | undefined, seat: number): number | undefined {
  const settled = [...settledAt(events, seat).values()];
  return settled.length === 0 ? undefined : settled.reduce((sum, { net }) => sum + net, 0);
}

/** Highest second number of odds that are shown. Other ratios come from limits and shares, and say nothing. */
const MOST_PER = 5;

/** The odds at which a wager was paid, such as `3:2`; undefined if no usual odds give this amount. */
export function oddsOf(net: number, stake: number): string | undefined {
  if (net <= 0 || stake <= 0) return undefined;
  const divisor = greatestDivisor(net, stake);
  return stake / divisor <= MOST_PER ? `${net / divisor}:${stake / divisor}` : undefined;
}

const greatestDivisor = (one: number, other: number): number =>
  other === 0 ? one : greatestDivisor(other, one % other);
