import { drawKey, isOfHand, spinOffBefore, type Draw } from "./draw.js";
import type { DrawRule } from "./fact.js";
import { PACK } from "./order.js";

/** A hand with its cards and draws. */
export interface HandState {
  isSold: boolean;
  /** `true` once a card was drawn while the hand was not sold. */
  drawnUnsold: boolean;
  /** The valid cards by slot; `attempt` is missing if the card was entered by hand. */
  cards: Map<string, { card: string; attempt?: number }>;
  /** The slots with a draw that was scanned and has no card. */
  open: Set<string>;
}

/** The state of a draw from its scan on. */
export interface DrawState {
  slot: string;
  phone: number;
  /** The phones to which the draw was bound before. */
  earlierPhones: Set<number>;
  /** The number of the fact of the first scan. */
  scannedAt: number;
  excluded: readonly string[];
  card?: string;
  isVoid: boolean;
  /** `true` if a card that was entered by hand took the place of the draw. */
  ended: boolean;
}

/** The hands of a log. */
export class Hands {
  readonly #hands = new Map<string, HandState>();
  #draws = new Map<string, DrawState>();

  constructor(readonly rule: DrawRule) {}

  hand(hand: string): HandState {
    const known = this.#hands.get(hand);
    if (known) return known;
    const state: HandState = { isSold: false, drawnUnsold: false, cards: new Map(), open: new Set() };
    this.#hands.set(hand, state);
    return state;
  }

  draw(draw: Draw): DrawState | undefined {
    return this.#draws.get(drawKey(draw));
  }

  set(draw: Draw, state: DrawState) {
    this.#draws.set(drawKey(draw), state);
  }

  /** The state of a draw whose first scan is the fact with this number. */
  scanned({ hand, slot }: Draw, phone: number, scannedAt: number): DrawState {
    const excluded = this.#excluded(hand, slot);
    return { slot, phone, earlierPhones: new Set(), scannedAt, excluded, isVoid: false, ended: false };
  }

  /** The cards that a hand may not get in a slot now, in the order of the pack. */
  #excluded(hand: string, slot: string): string[] {
    if (this.rule === "wheel" || !isOfHand(slot)) return [];
    const cards = [...this.hand(hand).cards].filter(([of]) => isOfHand(of)).map(([, { card }]) => card);
    return PACK.filter((card) => cards.includes(card));
  }

  /** Returns whether the spin-off before this one has no valid card. */
  missesSpinOffBefore(hand: string, slot: string): boolean {
    const before = spinOffBefore(slot);
    return before !== undefined && !this.hand(hand).cards.has(before);
  }

  /** The draws without a card. */
  open(): DrawState[] {
    return [...this.#draws.values()].filter(({ card }) => card === undefined);
  }

  /** Unbinds all open draws, and returns them. */
  unbindOpen(): DrawState[] {
    for (const hand of this.#hands.values()) hand.open.clear();
    const isOpen = ({ card, ended }: DrawState) => card === undefined && !ended;
    const open = [...this.#draws.values()].filter(isOpen);
    this.#draws = new Map([...this.#draws].filter(([, state]) => !isOpen(state)));
    return open;
  }
}
