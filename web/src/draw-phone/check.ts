import { drawKey, hasHand, type Draw } from "../draws/draw.js";
import type { Entry, FactOf } from "../draws/fact.js";
import type { Violation } from "../draws/log.js";
import type { BoardCard, BoardHand, Mark } from "../generated/run.js";
import type { LogReport } from "./engine.js";

/** The slot of a field of the tally sheet. */
export const slotOf = (mark: Mark): string => (mark === "extra" ? "extra" : `stop_${mark.stop}`);

/** The log of a participant's draws, and the result of its verification. */
export interface CheckedLog {
  event: string;
  entries: readonly Entry[];
  report: LogReport;
}

/** A card of a hand, as the log shows it. */
export interface CheckedCard {
  hand: string;
  slot: string;
  /** The card on the page. */
  card: string;
  /**
   * `proved` if the log proves it, `by_hand` if it was drawn by hand, `missing` if the log has no card for it, `other`
   * if the log has another one, and `violated` if the log breaks the protocol at it.
   */
  state: "proved" | "by_hand" | "missing" | "other" | "violated";
  /** `true` if the card was entered by hand after a rollback. A phone may have sent a draw again that the room had lost. */
  isAfterRollback?: boolean;
  /** The card of the log, if it is another one. */
  logged?: string;
  drawn?: FactOf<"drawn">;
  join?: FactOf<"phone_joined">;
  block?: FactOf<"block_committed">;
  /** The takeovers of the draw, and the void of the attempt before. */
  takeovers: readonly FactOf<"taken_over">[];
  voided?: FactOf<"declared_void"> | undefined;
  violations: readonly Violation[];
  /** The position of the scan, or of the latest takeover; undefined if the card was not drawn on the screen. */
  scannedAt?: number | undefined;
}

/** A card of a hand that was declared void. */
export interface VoidedCard {
  slot: string;
  /** The attempt of the draw; undefined for a card that was entered by hand. */
  attempt: number | undefined;
  card: string;
  reason: string;
}

/** The cards of a hand that were declared void, in the order of the log. */
export function voidedCards(entries: readonly Entry[], hand: string): VoidedCard[] {
  const drawn = new Map<string, string>();
  const entered = new Map<string, string>();
  return entries.flatMap(({ fact }): VoidedCard[] => {
    if (fact.kind === "drawn") drawn.set(drawKey(fact.proof.draw), fact.proof.card);
    if (fact.kind === "entered_by_hand" && fact.hand === hand) entered.set(fact.slot, fact.card);
    if (fact.kind === "declared_void" && fact.draw.hand === hand) {
      const { slot, attempt } = fact.draw;
      return voided(slot, attempt, drawn.get(drawKey(fact.draw)), fact.reason);
    }
    if (fact.kind === "by_hand_declared_void" && fact.hand === hand)
      return voided(fact.slot, undefined, entered.get(fact.slot), fact.reason);
    return [];
  });
}

const voided = (slot: string, attempt: number | undefined, card: string | undefined, reason: string): VoidedCard[] =>
  card === undefined ? [] : [{ slot, attempt, card, reason }];

/** The valid fact of a slot of a hand, in the log up to its end. */
function validFact(entries: readonly Entry[], hand: string, slot: string) {
  let valid: { position: number; fact: FactOf<"drawn"> | FactOf<"entered_by_hand"> } | undefined;
  for (const { position, fact } of entries) {
    if (fact.kind === "drawn" && isSlot(fact.proof.draw, hand, slot)) valid ??= { position, fact };
    if (fact.kind === "entered_by_hand" && isSlot(fact, hand, slot)) valid ??= { position, fact };
    const { fact: known } = valid ?? {};
    if (fact.kind === "declared_void" && known?.kind === "drawn" && drawKey(known.proof.draw) === drawKey(fact.draw))
      valid = undefined;
    if (fact.kind === "by_hand_declared_void" && known?.kind === "entered_by_hand" && isSlot(fact, hand, slot))
      valid = undefined;
  }
  return valid;
}

/** The valid cards that were drawn for stops one after the other from the first, by hand. */
export function cardsOfStops(entries: readonly Entry[]): Map<string, string[]> {
  const hands = new Set(entries.flatMap(({ fact }) => (fact.kind === "drawn" ? [fact.proof.draw.hand] : [])));
  return new Map([...hands].map((hand) => [hand, cardsFromFirst(entries, hand)]));
}

/** The number of cards that are drawn for a hand that draws five at once; 0 before the first and after the last. */
export function drawnOfFive(entries: readonly Entry[], hand: string): number {
  const { length } = cardsFromFirst(entries, hand);
  return length < 5 ? length : 0;
}

function cardsFromFirst(entries: readonly Entry[], hand: string): string[] {
  const facts = [1, 2, 3, 4, 5].map((stop) => validFact(entries, hand, `stop_${stop}`)?.fact);
  const cards = facts.map((fact) => (fact?.kind === "drawn" ? fact.proof.card : undefined));
  const end = cards.indexOf(undefined);
  return cards.slice(0, end < 0 ? cards.length : end).filter((card) => card !== undefined);
}

const isSlot = (of: { hand: string; slot: string }, hand: string, slot: string) => of.hand === hand && of.slot === slot;

/** A hand on the page. */
export type PageHand = Pick<BoardHand, "hand" | "spun_off"> & { cards: readonly Pick<BoardCard, "card" | "mark">[] };

/** The cards of a hand, and those that it spun to break ties. */
export function checkedCards(log: CheckedLog, { hand, cards, spun_off: spun = [] }: PageHand): CheckedCard[] {
  const slots = [
    ...cards.map(({ card, mark }) => ({ card, slot: slotOf(mark) })),
    // Only three cards of a hand in spin-offs have draws; later ones are drawn by hand.
    ...spun.slice(0, 3).map((card, index) => ({ card, slot: `spin_off_${index + 1}` })),
  ];
  return slots.map(({ card, slot }) => checkedCard(log, hand, slot, card));
}

function checkedCard(log: CheckedLog, hand: string, slot: string, card: string): CheckedCard {
  const { entries } = log;
  const ofSlot = slotFacts(entries, hand, slot);
  const valid = validFact(entries, hand, slot);
  if (!valid) return { hand, slot, card, state: "missing", takeovers: [], violations: violationsAt(log, ofSlot) };
  const { fact } = valid;
  const logged = fact.kind === "drawn" ? fact.proof.card : fact.card;
  const about = fact.kind === "drawn" ? ofDraw(entries, valid.position, fact) : { takeovers: [] };
  const violations = violationsAt(log, [...ofSlot, ...basis(entries, about)]);
  const isFaulty = violations.length > 0 || log.report === "malformed";
  const state = card !== logged ? "other" : isFaulty ? "violated" : fact.kind === "drawn" ? "proved" : "by_hand";
  const isAfterRollback = entries.some(
    ({ position, fact }) => fact.kind === "rolled_back" && position < valid.position,
  );
  return { hand, slot, card, state, isAfterRollback, logged, ...about, violations };
}

/** The facts of a slot of a hand. */
const slotFacts = (entries: readonly Entry[], hand: string, slot: string): Entry[] =>
  entries.filter(({ fact }) => {
    if (fact.kind === "drawn") return isSlot(fact.proof.draw, hand, slot);
    if (fact.kind === "scanned" || fact.kind === "taken_over" || fact.kind === "declared_void")
      return isSlot(fact.draw, hand, slot);
    if (fact.kind === "entered_by_hand" || fact.kind === "by_hand_declared_void") return isSlot(fact, hand, slot);
    return fact.kind === "hand_sold" && fact.hand === hand;
  });

type About = Pick<CheckedCard, "drawn" | "join" | "block" | "takeovers" | "voided" | "scannedAt">;

/** The facts on which a proof is based: the block and the join of the phone, the takeovers and the void before. */
function ofDraw(entries: readonly Entry[], at: number, drawn: FactOf<"drawn">): About {
  const { draw } = drawn.proof;
  const until = entries.filter(({ position }) => position <= at);
  const before = until.map(({ fact }) => fact);
  const bound = until.findLast(
    ({ fact }) => (fact.kind === "scanned" || fact.kind === "taken_over") && drawKey(fact.draw) === drawKey(draw),
  );
  const block = before.findLast(
    (fact): fact is FactOf<"block_committed"> => fact.kind === "block_committed" && hasHand(fact.block, draw.hand),
  );
  const join = before.findLast(
    (fact): fact is FactOf<"phone_joined"> =>
      fact.kind === "phone_joined" && fact.phone === drawn.phone && fact.block === block?.number,
  );
  const takeovers = before.filter(
    (fact): fact is FactOf<"taken_over"> => fact.kind === "taken_over" && drawKey(fact.draw) === drawKey(draw),
  );
  const first: Draw = { ...draw, attempt: 1 };
  const voided = before.find(
    (fact): fact is FactOf<"declared_void"> =>
      draw.attempt === 2 && fact.kind === "declared_void" && drawKey(fact.draw) === drawKey(first),
  );
  return {
    drawn,
    takeovers,
    voided,
    scannedAt: bound?.position,
    ...(block ? { block } : {}),
    ...(join ? { join } : {}),
  };
}

/** The entries of the block and of the join of a proof. */
const basis = (entries: readonly Entry[], { block, join }: About): Entry[] =>
  entries.filter(({ fact }) => fact === block || fact === join);

/** The violations at these entries, each once. */
function violationsAt({ report }: CheckedLog, entries: readonly Entry[]): Violation[] {
  if (report === "malformed") return [];
  const positions = new Set(entries.map(({ position }) => position));
  return report.violations.filter(({ position }) => positions.has(position));
}
