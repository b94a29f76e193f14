import type { LogLine } from "../connection/log-file.js";
import { drawKey, type Draw } from "../draws/draw.js";
import type { Entry, FactOf } from "../draws/fact.js";
import type { Kept, KeptBlock } from "./kept.js";

/** A difference between what this phone keeps and the log. */
export type Difference =
  | { kind: "proof_missing" | "proof_differs" | "proof_invalid" | "message_differs"; draw: Draw }
  | { kind: "scan_missing" | "scan_unknown" | "drawn_unknown"; draw: Draw }
  | { kind: "block_differs" | "join_missing" | "join_differs"; block: number }
  | { kind: "join_unknown"; phone: number; block: number }
  | { kind: "head_differs"; seq: number };

/** Cards that a staff member entered by hand or declared void, according to the log. */
export interface OwnSteps {
  byHand: number;
  /** The number of cards by hand that this phone drew on the screen, and sent again since the room had lost the draws. */
  again: number;
  voids: number;
}

/** The facts of one kind. */
const factsOf = <K extends Entry["fact"]["kind"]>(entries: readonly Entry[], kind: K): FactOf<K>[] =>
  entries.map(({ fact }) => fact).filter((fact): fact is FactOf<K> => fact.kind === kind);

/**
 * Compares everything that this phone keeps with the log of all draws. The log has nothing that contradicts the phone if
 * there is no difference.
 */
export function differences(kept: Kept, entries: readonly Entry[]): Difference[] {
  return [...ofBlocks(kept, entries), ...ofProofs(kept, entries), ...ofScans(kept, entries)];
}

function ofBlocks({ blocks }: Kept, entries: readonly Entry[]): Difference[] {
  const joins = factsOf(entries, "phone_joined");
  const committed = factsOf(entries, "block_committed");
  const ofKept = blocks
    .filter(({ phone }) => phone !== undefined)
    .flatMap((kept): Difference[] => {
      const [block] = committed.filter(({ number }) => number === kept.number);
      if (block?.root !== kept.roomRoot) return [{ kind: "block_differs", block: kept.number }];
      const join = joins.find(({ key, block }) => key === kept.publicKey && block === kept.number);
      if (!join) return [{ kind: "join_missing", block: kept.number }];
      return join.root === kept.root && join.phone === kept.phone ? [] : [{ kind: "join_differs", block: kept.number }];
    });
  const known = new Set(blocks.map(({ publicKey, number }) => `${publicKey} ${number}`));
  const keys = new Set(blocks.map(({ publicKey }) => publicKey));
  const unknown = joins.filter(({ key, block }) => keys.has(key) && !known.has(`${key} ${block}`));
  return [...ofKept, ...unknown.map(({ phone, block }): Difference => ({ kind: "join_unknown", phone, block }))];
}

/**
 * The numbers that the log has for this phone. A number that it got on another computer may be that of another phone in
 * this log, so the keys decide. A join that the log lacks is a difference of its own.
 */
function phonesOf(blocks: readonly KeptBlock[], entries: readonly Entry[]): ReadonlySet<number> {
  const keys = new Set(blocks.map(({ publicKey }) => publicKey));
  return new Set(factsOf(entries, "phone_joined").flatMap(({ key, phone }) => (keys.has(key) ? [phone] : [])));
}

function ofProofs({ proofs, messages, blocks }: Kept, entries: readonly Entry[]): Difference[] {
  const drawn = factsOf(entries, "drawn");
  const phones = phonesOf(blocks, entries);
  const inLog = (draw: Draw) => drawn.filter(({ proof }) => drawKey(proof.draw) === drawKey(draw));
  const ofKept = proofs.flatMap(({ draw, proof, fault }): Difference[] => {
    if (fault !== undefined) return [{ kind: "proof_invalid", draw }];
    const found = inLog(draw);
    if (found.length === 0) return [{ kind: "proof_missing", draw }];
    return found.every((fact) => isSame(fact.proof, proof)) ? [] : [{ kind: "proof_differs", draw }];
  });
  const proven = new Set(proofs.map(({ draw }) => drawKey(draw)));
  const signed = new Set(messages.map(({ draw }) => drawKey(draw)));
  const ofMessages = messages
    .filter(({ draw }) => !proven.has(drawKey(draw)))
    .flatMap(({ draw, message }): Difference[] => {
      const own = inLog(draw).filter(({ phone }) => phones.has(phone));
      return own.every(({ proof }) => isSame(proof.phone, message)) ? [] : [{ kind: "message_differs", draw }];
    });
  const unknown = drawn
    .filter(({ phone, proof }) => phones.has(phone) && !signed.has(drawKey(proof.draw)))
    .map(({ proof }): Difference => ({ kind: "drawn_unknown", draw: proof.draw }));
  return [...ofKept, ...ofMessages, ...unknown];
}

function ofScans({ scans, blocks }: Kept, entries: readonly Entry[]): Difference[] {
  const bound = entries
    .map(({ fact }) => fact)
    .filter((fact): fact is FactOf<"scanned" | "taken_over"> => fact.kind === "scanned" || fact.kind === "taken_over");
  const name = ({ draw, phone }: { draw: Draw; phone: number }) => `${drawKey(draw)} ${phone}`;
  const [inLog, here] = [new Set(bound.map(name)), new Set(scans.map(name))];
  const phones = phonesOf(blocks, entries);
  const missing = scans.filter((scan) => !inLog.has(name(scan)));
  const unknown = bound.filter((fact) => phones.has(fact.phone) && !here.has(name(fact)));
  return [
    ...unique(missing.map(({ draw }) => draw)).map((draw): Difference => ({ kind: "scan_missing", draw })),
    ...unique(unknown.map(({ draw }) => draw)).map((draw): Difference => ({ kind: "scan_unknown", draw })),
  ];
}

const unique = (draws: readonly Draw[]): Draw[] => [...new Map(draws.map((draw) => [drawKey(draw), draw])).values()];

/** Compares two values of JSON, regardless of the order of names. */
function isSame(one: unknown, other: unknown): boolean {
  return canonical(one) === canonical(other);
}

const canonical = (value: unknown): string =>
  JSON.stringify(value, (_, part: unknown) =>
    typeof part === "object" && part !== null && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  );

/**
 * The hashes that this phone noted and that the entries of the log contradict. An entry with another hash at
 * a position, or none, means that the log was changed after this phone saw it.
 */
export function changedHeads({ scans }: Pick<Kept, "scans">, file: readonly LogLine[]): Difference[] {
  const hashes = new Map(file.map(({ seq, hash }) => [seq, hash]));
  const heads = new Map(scans.map(({ head }) => [`${head.seq} ${head.hash}`, head]));
  return [...heads.values()]
    .filter(({ seq, hash }) => hashes.get(seq) !== hash)
    .map(({ seq }) => ({ kind: "head_differs", seq }));
}

/**
 * The cards that a staff member entered by hand or declared void, according to the log. A card by hand that this phone keeps
 * as a draw which the log lacks was drawn on the screen.
 */
export function ownSteps(staff: number, entries: readonly Entry[], { proofs }: Pick<Kept, "proofs">): OwnSteps {
  const own = (fact: { staff: number }) => fact.staff === staff;
  const byHand = factsOf(entries, "entered_by_hand").filter(own);
  const inLog = new Set(factsOf(entries, "drawn").map(({ proof }) => drawKey(proof.draw)));
  const name = (hand: string, slot: string, card: string) => `${hand} ${slot} ${card}`;
  const lost = proofs.filter(({ draw }) => !inLog.has(drawKey(draw)));
  const drawn = new Set(lost.map(({ draw, proof }) => name(draw.hand, draw.slot, proof.card)));
  return {
    byHand: byHand.length,
    again: byHand.filter(({ hand, slot, card }) => drawn.has(name(hand, slot, card))).length,
    voids: [...factsOf(entries, "declared_void"), ...factsOf(entries, "by_hand_declared_void")].filter(own).length,
  };
}
