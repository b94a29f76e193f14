import { Blocks } from "./blocks.js";
import { addOne, noCounts, type LogCounts } from "./counts.js";
import type { Draw } from "./draw.js";
import type { DrawRule, Entry, Fact, FactOf } from "./fact.js";
import { Hands, type DrawState } from "./hands.js";
import { Phones, type Join } from "./phones.js";
import { firstFault, type Proof } from "./proof.js";
import { readEntries } from "./read.js";

/** A violation of the protocol, with its code in `docs/draws.md`. */
export interface Violation {
  position: number;
  code: string;
}

/** The result of verifying a log. */
export interface Report extends LogCounts {
  violations: Violation[];
}

/**
 * Verifies the entries of an event's log as parsed JSON, or those of one participant with all blocks, phones and
 * rollbacks. The form of all entries is checked before the first is verified: throws a `DrawError` with the code
 * `malformed`.
 */
export function verifyLog(event: string, rule: DrawRule, entries: unknown): Report {
  const log = new Log(event, rule);
  for (const entry of readEntries(entries)) log.add(entry);
  return log.report();
}

class Log {
  readonly #violations: Violation[] = [];
  readonly #counts = noCounts();
  #position = 0;
  /** The number of facts so far. */
  #sequence = 0;
  readonly #blocks: Blocks;
  readonly #phones = new Phones();
  readonly #hands: Hands;

  constructor(event: string, rule: DrawRule) {
    this.#blocks = new Blocks(event);
    this.#hands = new Hands(rule);
  }

  add({ position, fact }: Entry) {
    const isOrdered = position >= this.#position;
    this.#position = position;
    this.#sequence++;
    if (!isOrdered) this.#report("out_of_order");
    this.#apply(fact);
  }

  /** The violations and counts so far. Scans without a card are counted as open. */
  report(): Report {
    for (const state of this.#hands.open()) this.#countOpen(state);
    return { violations: this.#violations, ...this.#counts };
  }

  #apply(fact: Fact) {
    switch (fact.kind) {
      case "block_committed":
        return this.#report(...this.#blocks.commit(fact.number, fact.block, fact.root));
      case "hand_sold":
        this.#blocks.sell(fact.hand);
        this.#hands.hand(fact.hand).isSold = true;
        return;
      case "phone_joined":
        if (!this.#blocks.isCurrent(fact.block)) this.#report("unknown_block");
        return this.#report(...this.#phones.join(fact, this.#sequence));
      case "scanned":
        return this.#scanned(fact.draw, fact.phone);
      case "taken_over":
        return this.#takenOver(fact);
      case "drawn":
        return this.#drawn(fact);
      case "declared_void":
        return this.#declaredVoid(fact);
      case "entered_by_hand":
        return this.#enteredByHand(fact);
      case "by_hand_declared_void":
        return this.#byHandDeclaredVoid(fact);
      case "rolled_back":
        this.#counts.rollbacks++;
        this.#blocks.endAll();
        for (const state of this.#hands.unbindOpen()) this.#countOpen(state);
    }
  }

  #scanned(draw: Draw, phone: number) {
    this.#checkPhone(draw, phone);
    this.#checkSold(draw.hand);
    const first = this.#hands.draw({ ...draw, attempt: 1 });
    if (draw.attempt === 2 && !first?.isVoid) this.#report("missing_void");
    const hand = this.#hands.hand(draw.hand);
    const valid = hand.cards.get(draw.slot);
    if (valid && valid.attempt === undefined) this.#report("slot_has_card");
    this.#checkSpinOff(draw.hand, draw.slot);
    if (this.#hands.draw(draw)) return this.#report("already_scanned");
    if (hand.open.size > 0) this.#report("other_draw_open");
    hand.open.add(draw.slot);
    this.#hands.set(draw, this.#hands.scanned(draw, phone, this.#sequence));
  }

  #takenOver({ draw, phone, staff, reason }: FactOf<"taken_over">) {
    const join = this.#checkPhone(draw, phone);
    this.#checkReason(reason);
    addOne(this.#counts, "takeovers", draw.slot, staff);
    const state = this.#hands.draw(draw);
    if (!state) return this.#report("not_scanned");
    if (state.card !== undefined) return this.#report("already_drawn");
    if (state.ended) return this.#report("draw_ended");
    if (state.phone === phone || state.earlierPhones.has(phone)) return this.#report("same_phone");
    if (!join) return;
    if (join.sequence > state.scannedAt) return this.#report("phone_joined_late");
    state.earlierPhones.add(state.phone);
    state.phone = phone;
  }

  #drawn({ phone, excluded, proof }: FactOf<"drawn">) {
    const { draw, card } = proof;
    const known = this.#hands.draw(draw);
    const state = known ?? this.#hands.scanned(draw, phone, this.#sequence);
    if (!known) this.#report("not_scanned");
    if (state.phone !== phone) this.#report("other_phone");
    if (state.card !== undefined) return this.#report(state.card === card ? "already_drawn" : "conflicting_card");
    if (state.ended) return this.#report("draw_ended");
    const hand = this.#hands.hand(draw.hand);
    if (hand.cards.has(draw.slot)) this.#report("slot_has_card");
    if (excluded.join() !== state.excluded.join()) this.#report("other_excluded");
    this.#checkProof(state, proof);
    this.#countDraw(draw, state.phone);
    hand.open.delete(draw.slot);
    if (!hand.cards.has(draw.slot)) hand.cards.set(draw.slot, { card, attempt: draw.attempt });
    this.#hands.set(draw, { ...state, card });
  }

  #checkProof({ phone, excluded }: DrawState, proof: Proof) {
    const { draw } = proof;
    const committed = this.#blocks.blockOf(draw);
    if (!committed) return this.#report("not_committed");
    const join = this.#phones.joined(phone, committed.number);
    if (!join) return this.#report("phone_not_joined");
    const { block, root } = committed;
    const roots = { room_root: root, phone_root: join.root, phone_key: join.key };
    const fault = firstFault(proof, { draw, block, ...roots, excluded, cut: null });
    if (fault !== undefined) this.#report(fault);
  }

  #countDraw(draw: Draw, phone: number) {
    const hand = this.#hands.hand(draw.hand);
    this.#counts.draws++;
    if (!hand.isSold && !hand.drawnUnsold) this.#counts.unsold_hands++;
    hand.drawnUnsold ||= !hand.isSold;
    if (draw.attempt === 2) addOne(this.#counts, "second_attempts", draw.slot, this.#phones.staffOf(phone));
  }

  #declaredVoid({ draw, staff, reason }: FactOf<"declared_void">) {
    this.#checkReason(reason);
    addOne(this.#counts, "voids", draw.slot, staff);
    const state = this.#hands.draw(draw);
    if (state?.isVoid) return this.#report("already_void");
    if (state?.card === undefined) return this.#report("not_drawn");
    state.isVoid = true;
    const { cards } = this.#hands.hand(draw.hand);
    if (cards.get(draw.slot)?.attempt === draw.attempt) cards.delete(draw.slot);
  }

  #enteredByHand({ hand, slot, card, staff }: FactOf<"entered_by_hand">) {
    addOne(this.#counts, "by_hand", slot, staff);
    this.#checkSold(hand);
    this.#checkSpinOff(hand, slot);
    const { cards, open } = this.#hands.hand(hand);
    if (cards.has(slot)) return this.#report("slot_has_card");
    cards.set(slot, { card });
    open.delete(slot);
    for (const attempt of [1, 2]) {
      const state = this.#hands.draw({ event: this.#blocks.event, hand, slot, attempt });
      if (state && state.card === undefined) state.ended = true;
    }
  }

  #byHandDeclaredVoid({ hand, slot, staff, reason }: FactOf<"by_hand_declared_void">) {
    this.#checkReason(reason);
    addOne(this.#counts, "voids", slot, staff);
    const { cards } = this.#hands.hand(hand);
    const valid = cards.get(slot);
    if (!valid || valid.attempt !== undefined) return this.#report("not_entered_by_hand");
    cards.delete(slot);
  }

  #countOpen({ slot, phone }: DrawState) {
    addOne(this.#counts, "open_scans", slot, this.#phones.staffOf(phone));
  }

  #checkPhone(draw: Draw, phone: number): Join | undefined {
    const committed = this.#blocks.blockOf(draw);
    if (!committed) {
      this.#report("not_committed");
      return undefined;
    }
    this.#phones.use(phone, committed.number);
    const join = this.#phones.joined(phone, committed.number);
    if (!join) this.#report("phone_not_joined");
    return join;
  }

  #checkSold(hand: string) {
    if (!this.#hands.hand(hand).isSold) this.#report("not_sold");
  }

  #checkSpinOff(hand: string, slot: string) {
    if (this.#hands.missesSpinOffBefore(hand, slot)) this.#report("missing_spin_off");
  }

  /** A blank reason has no character outside the Unicode property White_Space. */
  #checkReason(reason: string) {
    if (!/\P{White_Space}/u.test(reason)) this.#report("no_reason");
  }

  #report(...codes: readonly string[]) {
    for (const code of codes) this.#violations.push({ position: this.#position, code });
  }
}
