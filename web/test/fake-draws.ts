import { hex } from "../src/draws/bytes.js";
import { roomCommitter, type Committer } from "../src/draws/committer.js";
import { type Block, type Draw, drawKey } from "../src/draws/draw.js";
import type { Fact } from "../src/draws/fact.js";
import { cardAt, order } from "../src/draws/order.js";
import type { PhoneMessage, Proof } from "../src/draws/proof.js";
import { bytesOf } from "../src/draws/bytes.js";
import { Refusal } from "../src/connection/api.js";
import type { Records } from "../src/draw-phone/records.js";
import type { DrawRoom } from "../src/draw-phone/phone.js";
import type { DrawnCard, DrawsLog, DrawsView, RunReceipt, Spin } from "../src/generated/run.js";

/** Records in memory, which survive a reload of the page. */
export class MemoryRecords implements Records {
  readonly values = new Map<string, unknown>();

  get = async <T>(name: string): Promise<T | undefined> => structuredClone(this.values.get(name)) as T | undefined;
  async list<T>(prefix: string): Promise<T[]> {
    const names = [...this.values.keys()].filter((name) => name.startsWith(prefix)).sort();
    return names.map((name) => structuredClone(this.values.get(name)) as T);
  }
  put = async (name: string, value: unknown): Promise<void> => void this.values.set(name, structuredClone(value));
  async once<T>(name: string, value: T): Promise<T> {
    if (this.values.get(name) === undefined) this.values.set(name, structuredClone(value));
    return structuredClone(this.values.get(name)) as T;
  }
}

export const EVENT = "7k3m9qx2vd";
/** Two participants with two hands each. */
export const BLOCK: Block = { event: EVENT, participants: [7, 8], hands: [1, 2] };

const receipt = (more: Partial<RunReceipt>): RunReceipt => ({ again: false, events: [], seq: 0, ...more });
export const refusal = (code: string, args: Record<string, unknown> = {}) => new Refusal({ code, message: code, args });

/** A card with its proof. */
export type ProvenCard = DrawnCard & { proof: Proof };

/** The draws of a spin. */
function drawsOf(spin: Spin): Draw[] {
  const [[kind, asked]] = Object.entries(spin) as [[string, { hand: string; stop?: number }]];
  const stops = kind === "all" ? [1, 2, 3, 4, 5] : [asked.stop];
  const slots = kind === "extra" ? ["extra"] : stops.map((stop) => `stop_${stop}`);
  return slots.map((slot) => ({ event: EVENT, hand: asked.hand, slot, attempt: 1 }));
}

/**
 * A room with a block that follows the protocol, for one hand at a time, except that `tamper` may change a proof before
 * it is sent, and that `lost` loses that many replies.
 */
export class FakeRoom implements DrawRoom {
  readonly facts: { position: number; fact: Fact }[] = [];
  readonly messages: PhoneMessage[] = [];
  readonly committer: Committer;
  lost = 0;
  refuse: Refusal | undefined;
  tamper = (drawn: ProvenCard): ProvenCard => drawn;
  #cards = new Map<string, ProvenCard>();
  #phones = new Map<string, number>();

  constructor(
    key = 1,
    readonly block = BLOCK,
    readonly number = 1,
  ) {
    this.committer = roomCommitter(new Uint8Array(32).fill(key), number, block);
    this.#log({ kind: "block_committed", number, block, root: this.committer.root });
  }

  /** Sells a hand. */
  sells(hand: string): void {
    this.#log({ kind: "hand_sold", hand });
  }

  log = async (): Promise<DrawsLog> => ({
    event: EVENT,
    rule: "wheel",
    entries: structuredClone(this.facts),
    head: this.#head(),
  });

  get view(): DrawsView {
    const { participants, hands } = this.block;
    const block = { number: this.number, participants, hands, root: this.committer.root, is_current: true };
    return {
      blocks: [{ ...block, participants: [...participants], hands: [...hands] }],
      phones: this.facts.flatMap(({ fact }) => (fact.kind === "phone_joined" ? [fact] : [])),
      open: [],
    };
  }

  async join(_: string, { block, root, key }: { block: number; root: string; key: string }): Promise<RunReceipt> {
    if (this.refuse) throw this.refuse;
    const phone = this.#phones.get(key) ?? this.#phones.size + 1;
    this.#phones.set(key, phone);
    this.#log({ kind: "phone_joined", phone, staff: 3, block, root, key });
    return receipt({ phone });
  }

  async scan(_: string, spin: Spin, phone: number): Promise<RunReceipt> {
    const draw = this.#due(spin);
    if (!draw) return receipt({ spun: { cards: this.#cardsOf(spin), at: "10:00:00", again: true } });
    const isBound = this.facts.some(
      ({ fact }) => fact.kind === "scanned" && JSON.stringify(fact.draw) === JSON.stringify(draw),
    );
    if (!isBound) this.#log({ kind: "scanned", draw, phone });
    const cards = "all" in spin ? this.#cardsOf(spin) : [];
    return receipt({ scanned: { draw, block: this.number, excluded: [], cards, head: this.#head() } });
  }

  takeOver = async (run: string, spin: Spin, phone: number): Promise<RunReceipt> => this.scan(run, spin, phone);

  async card(_: string, spin: Spin, phone: number, message: PhoneMessage): Promise<RunReceipt> {
    this.messages.push(message);
    const known = this.#cards.get(message.signature);
    const drawn = known ? { ...known, again: true } : this.#draw(spin, phone, message);
    this.#cards.set(message.signature, drawn);
    if (this.lost > 0) {
      this.lost--;
      throw new TypeError("Failed to fetch");
    }
    const spun = this.#due(spin) ? null : { cards: this.#cardsOf(spin), at: "10:00:00", again: false };
    return receipt({ drawn: this.tamper({ ...structuredClone(drawn), spun }) });
  }

  #draw(spin: Spin, phone: number, message: PhoneMessage): ProvenCard {
    const draw = this.#due(spin)!;
    const room = this.committer.open(draw)!;
    const cards = order(bytesOf(this.committer.root), bytesOf(room.value), bytesOf(message.value), draw);
    const card = cardAt(cards, message.cut, [])!;
    const proof: Proof = { draw, room, phone: message, card };
    this.#log({ kind: "drawn", phone, excluded: [], proof });
    return { draw, card, cut: message.cut, proof, spun: null, again: false };
  }

  /** The first draw of a spin without a card; undefined if each has one. */
  #due(spin: Spin): Draw | undefined {
    return drawsOf(spin).find((draw) => !this.#cardOf(draw));
  }

  #cardOf = (draw: Draw): string | undefined =>
    [...this.#cards.values()].find((drawn) => drawKey(drawn.draw) === drawKey(draw))?.card;

  #cardsOf = (spin: Spin): string[] => drawsOf(spin).flatMap((draw) => this.#cardOf(draw) ?? []);

  #log(fact: Fact): void {
    this.facts.push({ position: this.facts.length + 1, fact });
  }

  #head = () => ({ seq: this.facts.length, hash: hex(new Uint8Array(32).fill(this.facts.length)) });
}
