import { drawKey, hasHand } from "../draws/draw.js";
import type { Entry } from "../draws/fact.js";

/** The reason why the room refuses to bind a draw to a phone, with the code of the document on draws. */
export type TakeoverBar = "same_phone" | "phone_joined_late";

/** The open draw of a hand: the phones that had it, and the place of its scan in the log. */
interface OpenDraw {
  key: string;
  phones: Set<number>;
  scannedAt: number;
}

/** The reason why a phone cannot take over the open draw of a hand, according to the log; undefined if there is none. */
export function takeoverBar(entries: readonly Entry[], hand: string, phone: number): TakeoverBar | undefined {
  let open: OpenDraw | undefined;
  let block: number | undefined;
  const joinedAt = new Map<number, number>();
  for (const [index, { fact }] of entries.entries()) {
    if (fact.kind === "rolled_back") [open, block] = [undefined, undefined];
    else if (fact.kind === "block_committed" && hasHand(fact.block, hand)) block = fact.number;
    else if (fact.kind === "phone_joined" && fact.phone === phone) joinedAt.set(fact.block, index);
    else if (fact.kind === "scanned" && fact.draw.hand === hand)
      open = { key: drawKey(fact.draw), phones: new Set([fact.phone]), scannedAt: index };
    else if (fact.kind === "taken_over" && open?.key === drawKey(fact.draw)) open.phones.add(fact.phone);
  }
  if (!open || block === undefined) return undefined;
  if (open.phones.has(phone)) return "same_phone";
  return (joinedAt.get(block) ?? 0) > open.scannedAt ? "phone_joined_late" : undefined;
}
