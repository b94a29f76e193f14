import { drawKey, hasHand, indexIn, overlaps, sameBlock, type Block, type Draw } from "./draw.js";
import { faultOf, type Proof } from "./proof.js";

/** A fact of the log that concerns draws. */
export type Fact =
  | { kind: "block_committed"; number: number; block: Block; root: string }
  | { kind: "hand_sold"; hand: string }
  | { kind: "phone_joined"; phone: number; staff: number; block: number; root: string }
  | { kind: "scanned"; draw: Draw; phone: number }
  | { kind: "taken_over"; draw: Draw; phone: number; staff: number; reason: string }
  | { kind: "drawn"; due: Draw; phone: number; held: readonly string[]; proof: Proof }
  | { kind: "declared_void"; draw: Draw; staff: number; reason: string }
  | { kind: "rolled_back" };

/** A fact with the position of its entry in the log. */
export interface Entry {
  position: number;
  fact: Fact;
}

/** A violation of the protocol, with its code in `docs/draws.md`. */
export interface Violation {
  position: number;
  code: string;
}

interface CommittedBlock {
  block: Block;
  root: string;
  isOver: boolean;
}

interface DrawState {
  phone: number;
  card?: string;
  isVoid: boolean;
}

/**
 * Verifies the facts of an event's log, or those of one participant with all blocks, phones and rollbacks. Throws a
 * `DrawError` with the code `malformed` if a draw or a block has another form.
 */
export function violations(event: string, entries: readonly Entry[]): Violation[] {
  const log = new Log(event);
  for (const { position, fact } of entries) log.add(position, fact);
  return log.found;
}

class Log {
  readonly found: Violation[] = [];
  #position = 0;
  readonly #blocks = new Map<number, CommittedBlock>();
  readonly #sold = new Set<string>();
  /** The roots of the phones by `phone block`. */
  readonly #roots = new Map<string, string>();
  readonly #staff = new Map<number, number>();
  /** The phones that used a draw of a block, as `phone block`. */
  readonly #used = new Set<string>();
  #draws = new Map<string, DrawState>();

  constructor(readonly event: string) {}

  add(position: number, fact: Fact) {
    const isOrdered = position >= this.#position;
    this.#position = position;
    if (!isOrdered) this.#find("out_of_order");
    switch (fact.kind) {
      case "block_committed":
        return this.#blockCommitted(fact.number, fact.block, fact.root);
      case "hand_sold":
        return void this.#sold.add(fact.hand);
      case "phone_joined":
        return this.#phoneJoined(fact.phone, fact.staff, fact.block, fact.root);
      case "scanned":
        return this.#scanned(fact.draw, fact.phone);
      case "taken_over":
        return this.#takenOver(fact.draw, fact.phone, fact.reason);
      case "drawn":
        return this.#drawn(fact);
      case "declared_void":
        return this.#declaredVoid(fact.draw, fact.reason);
      case "rolled_back":
        return this.#rolledBack();
    }
  }

  #blockCommitted(number: number, block: Block, root: string) {
    if (block.event !== this.event) this.#find("other_event");
    const known = this.#blocks.get(number);
    if (known)
      return this.#find(sameBlock(known.block, block) && known.root === root ? "block_repeated" : "block_changed");
    if (number !== Math.max(0, ...this.#blocks.keys()) + 1) this.#find("block_missing");
    const blocks = [...this.#blocks.values()];
    for (const earlier of blocks) if (!earlier.isOver && overlaps(earlier.block, block)) this.#find("block_overlaps");
    if (blocks.some((earlier) => earlier.root === root)) this.#find("block_root_reused");
    const isNew = (hand: string) => !blocks.some((earlier) => hasHand(earlier.block, hand));
    if ([...this.#sold].some((hand) => hasHand(block, hand) && isNew(hand))) this.#find("sold_before");
    this.#blocks.set(number, { block, root, isOver: false });
  }

  #phoneJoined(phone: number, staff: number, block: number, root: string) {
    const key = `${phone} ${block}`;
    if (this.#blocks.get(block)?.isOver ?? true) this.#find("unknown_block");
    if ((this.#staff.get(phone) ?? staff) !== staff) this.#find("phone_of_other_staff");
    if (!this.#staff.has(phone)) this.#staff.set(phone, staff);
    const known = this.#roots.get(key);
    if (known !== undefined) return this.#find(known === root ? "phone_repeated" : "phone_root_changed");
    if ([...this.#roots.values()].includes(root)) this.#find("phone_root_reused");
    if (this.#used.has(key)) this.#find("joined_after_scan");
    this.#roots.set(key, root);
  }

  #scanned(draw: Draw, phone: number) {
    this.#checkPhone(draw, phone);
    this.#checkAttempt(draw);
    const key = drawKey(draw);
    if (this.#draws.has(key)) return this.#find("already_scanned");
    this.#draws.set(key, { phone, isVoid: false });
  }

  #takenOver(draw: Draw, phone: number, reason: string) {
    this.#checkPhone(draw, phone);
    if (!reason.trim()) this.#find("no_reason");
    const state = this.#draws.get(drawKey(draw));
    if (!state) return this.#find("not_scanned");
    if (state.card !== undefined) return this.#find("already_drawn");
    if (state.phone === phone) return this.#find("same_phone");
    state.phone = phone;
  }

  #drawn({ due, phone: found, held, proof }: Fact & { kind: "drawn" }) {
    const state = this.#draws.get(drawKey(due));
    if (!state) this.#find("not_scanned");
    else if (state.phone !== found) this.#find("other_phone");
    if (state?.card !== undefined) return this.#find(state.card === proof.card ? "already_drawn" : "two_cards");
    this.#checkAttempt(due);
    const phone = state?.phone ?? found;
    this.#checkProof(due, phone, held, proof);
    this.#draws.set(drawKey(due), { phone, card: proof.card, isVoid: false });
  }

  #checkProof(due: Draw, phone: number, held: readonly string[], proof: Proof) {
    const [number, committed] = this.#blockOf(due) ?? [];
    if (!committed) return this.#find("not_committed");
    const phoneRoot = this.#roots.get(`${phone} ${number}`);
    if (phoneRoot === undefined) return this.#find("phone_not_joined");
    const { block, root } = committed;
    const fault = faultOf(proof, { draw: due, block, room_root: root, phone_root: phoneRoot, held });
    if (fault) this.#find(fault);
  }

  #declaredVoid(draw: Draw, reason: string) {
    if (!reason.trim()) this.#find("no_reason");
    const state = this.#draws.get(drawKey(draw));
    if (state?.isVoid) return this.#find("already_void");
    if (state?.card === undefined) return this.#find("not_drawn");
    state.isVoid = true;
  }

  #rolledBack() {
    for (const block of this.#blocks.values()) block.isOver = true;
    this.#draws = new Map([...this.#draws].filter(([, state]) => state.card !== undefined));
  }

  #checkPhone(draw: Draw, phone: number) {
    const [number] = this.#blockOf(draw) ?? [];
    if (number === undefined) return this.#find("not_committed");
    this.#used.add(`${phone} ${number}`);
    if (!this.#roots.has(`${phone} ${number}`)) this.#find("phone_not_joined");
  }

  #checkAttempt(draw: Draw) {
    if (draw.attempt === 2 && !this.#draws.get(drawKey({ ...draw, attempt: 1 }))?.isVoid) this.#find("no_void");
  }

  /** The latest block that has the draw and that no rollback ended, with its number. */
  #blockOf(draw: Draw): [number, CommittedBlock] | undefined {
    const having = [...this.#blocks].filter(([, { block, isOver }]) => !isOver && indexIn(block, draw) !== undefined);
    return having.reduce<[number, CommittedBlock] | undefined>((a, b) => (a && a[0] > b[0] ? a : b), undefined);
  }

  #find(code: string) {
    this.found.push({ position: this.#position, code });
  }
}
