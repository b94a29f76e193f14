import type { ExtraWorth } from "../generated/run.js";

/** The possible extra cards with which a hand would have a prize in the present standings: none, all or some. */
export function winsOf({ cards, wins }: ExtraWorth): "none" | "all" | "some" {
  if (wins === 0) return "none";
  return wins === cards ? "all" : "some";
}
