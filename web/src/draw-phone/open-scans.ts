import { drawKey } from "../draws/draw.js";
import type { Entry } from "../draws/fact.js";

/** Scans without a card, as the closing report counts them. */
export interface OpenScans {
  total: number;
  /** The number of those that a rollback of the log cut off, so that nobody can finish them. */
  cutOff: number;
}

/** Counts the scans of a log that have no card. */
export function openScans(entries: readonly Entry[]): OpenScans {
  /** The draws without a card, and whether a card by hand took their place. */
  const open = new Map<string, { hand: string; slot: string; isEnded: boolean }>();
  const drawn = new Set<string>();
  let cutOff = 0;
  for (const { fact } of entries) {
    if (fact.kind === "scanned" && !drawn.has(drawKey(fact.draw))) {
      const key = drawKey(fact.draw);
      open.set(key, open.get(key) ?? { hand: fact.draw.hand, slot: fact.draw.slot, isEnded: false });
    } else if (fact.kind === "drawn") {
      drawn.add(drawKey(fact.proof.draw));
      open.delete(drawKey(fact.proof.draw));
    } else if (fact.kind === "entered_by_hand") {
      for (const one of open.values()) one.isEnded ||= one.hand === fact.hand && one.slot === fact.slot;
    } else if (fact.kind === "rolled_back") {
      const lost = [...open].filter(([, { isEnded }]) => !isEnded);
      cutOff += lost.length;
      lost.forEach(([key]) => open.delete(key));
    }
  }
  return { total: cutOff + open.size, cutOff };
}
