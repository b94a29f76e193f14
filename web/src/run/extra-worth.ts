import type { ExtraWorth } from "../generated/run.js";

/** Whether a hand has a prize with none, all or some of the possible extra cards, as the standings are now. */
export function winsOf({ cards, wins }: ExtraWorth): "none" | "all" | "some" {
  if (wins === 0) return "none";
  return wins === cards ? "all" : "some";
}
