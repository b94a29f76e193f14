import { Refusal, refusedOf } from "../connection/api.js";
import { drawCard, drawsLog, joinDraws, scanDraw, takeOverDraw } from "../connection/runs.js";
import { drawKey, type Block, type Draw } from "../draws/draw.js";
import type { Entry, FactOf } from "../draws/fact.js";
import type { PhoneMessage, Proof, PublicInputs } from "../draws/proof.js";
import type { CommittedBlock, DrawnCard, DrawsLog, DrawsView, Scanned, Spin, Spun } from "../generated/run.js";
import type { Refused } from "../generated/server.js";
import { cardsOfStops, slotOf } from "./check.js";
import type { Engine } from "./engine.js";
import { DrawRecords, type Kept, type KeptBlock, type KeptKey, type KeptScan } from "./kept.js";
import { StoredRecords } from "./records.js";
import { type TakeoverBar, takeoverBar } from "./takeover.js";
import { engine } from "./worker-engine.js";

/** Time after which a request at a desk counts as lost, in milliseconds. */
const LOST_MS = 15_000;
/** Time until a join that failed is tried again, in milliseconds. */
const RETRY_MS = 5_000;

/** The room's part of the draws. */
export interface DrawRoom {
  join: typeof joinDraws;
  scan(run: string, spin: Spin, phone: number): ReturnType<typeof scanDraw>;
  takeOver: typeof takeOverDraw;
  card(run: string, spin: Spin, phone: number, message: PhoneMessage): ReturnType<typeof drawCard>;
  log(run: string, participant?: number): Promise<DrawsLog>;
}

const ROOM: DrawRoom = {
  join: joinDraws,
  scan: (run, spin, phone) => scanDraw(run, spin, phone, LOST_MS),
  takeOver: takeOverDraw,
  card: (run, spin, phone, message) => drawCard(run, spin, phone, message, LOST_MS),
  log: drawsLog,
};

/**
 * The state of a phone: `off` in an event without provable draws; `preparing` the block at this place among those that
 * it joins, with the share of the work; `ready` to draw; `broken` if the browser cannot keep secrets; `failed` if the
 * page has to be loaded again; or refused by the room.
 */
export type PhoneState =
  | { name: "off" | "ready" | "broken" | "failed" }
  | { name: "preparing"; block: number; blocks: number; share: number }
  | { name: "refused"; refused: Refused };

/** A scan of this phone, with the room's root for the block of the draw. A block's number is used again after a restore. */
export interface BoundScan extends Scanned {
  roomRoot: string;
}

/** The outcome of a scan: the cards that the hand already had, or a draw that waits for the cut. */
export type ScanOutcome =
  | { spun: Spun }
  | {
      scanned: BoundScan;
      /** The cut that this phone has already signed for the draw. */
      signed: number | undefined;
    };

/** A card, and the fault of its proof if it is not valid. */
export interface Drawing {
  drawn: DrawnCard;
  cut: number;
  fault: string | undefined;
}

/** The room answered with something that the protocol does not allow, so that the draw must not go on. */
export class DrawAlarm extends Error {
  constructor(readonly code: string) {
    super(code);
  }
}

const STOPS = [1, 2, 3, 4, 5];

/** Codes with which the room says that it does not know the phone. */
const LOST: ReadonlySet<string> = new Set(["run.no_such_phone", "run.phone_not_joined"]);

/** The refusal of a draw whose scan was for another root than the one that this phone has now, as the room would refuse it. */
const SCAN_ENDED: Refused = { code: "run.draw_not_scanned", message: "the root of the block is not that of the scan" };

/** Codes with which the room refuses a join that another key can make. */
const NEEDS_KEY: ReadonlySet<unknown> = new Set([
  "phone_changed",
  "phone_root_reused",
  "phone_key_reused",
  "phone_of_other_staff",
  "joined_after_scan",
]);

/**
 * This phone in the provable draws of an event: its key, its secrets, the messages that it signed and the proofs that it
 * got. Everything is stored before the room learns of it.
 */
export class DrawPhone {
  state: PhoneState = { name: "off" };
  /** The number of this phone in the event; undefined until it has joined a block. */
  number: number | undefined;
  readonly #records: DrawRecords;
  #key: KeptKey | undefined;
  #staff: number | undefined;
  /** The blocks that this phone has joined, by number. */
  readonly #joined = new Map<number, KeptBlock>();
  #draws: DrawsView | undefined;
  #preparing: Promise<void> | undefined;
  #retryAt = 0;
  #hasNewKey = false;

  constructor(
    private readonly run: string,
    private readonly changed: () => void,
    private readonly room: DrawRoom = ROOM,
    private readonly engineOf: () => Engine = engine,
    records = new DrawRecords(new StoredRecords(run)),
  ) {
    this.#records = records;
  }

  /** Joins the current blocks of a view that this phone has not joined, in the background. */
  update(draws: DrawsView | null | undefined, staff: number): void {
    if (!draws) return;
    if (staff !== this.#staff) [this.#staff, this.#key, this.number] = [staff, undefined, undefined];
    this.#draws = draws;
    const missing = this.#missing().length > 0;
    if (this.#preparing || (!missing && this.state.name === "ready") || Date.now() < this.#retryAt) return;
    this.#preparing = this.#prepare(staff).finally(() => {
      this.#preparing = undefined;
      this.changed();
    });
  }

  /** The current blocks that this phone has not joined with its key. */
  #missing(): CommittedBlock[] {
    const isJoined = ({ number, root }: CommittedBlock) => {
      const kept = this.#joined.get(number);
      return kept?.roomRoot === root && kept.publicKey === this.#key?.publicKey;
    };
    return (this.#draws?.blocks ?? []).filter((block) => block.is_current && !isJoined(block));
  }

  async #prepare(staff: number): Promise<void> {
    try {
      await this.#askToKeep();
      this.#key = await stored(this.#records.key(staff, (key) => computed(this.engineOf().publicKey(key))));
    } catch (error) {
      return this.#failed(error, staff);
    }
    const missing = this.#missing();
    for (const [index, block] of missing.entries()) {
      try {
        await this.#join(block, (share) =>
          this.#show({ name: "preparing", block: index + 1, blocks: missing.length, share }),
        );
      } catch (error) {
        return this.#failed(error, staff);
      }
    }
    this.#show({ name: "ready" });
  }

  async #failed(error: unknown, staff: number): Promise<void> {
    if (error instanceof PhoneFault) return this.#stop({ name: error.state });
    const refused = refusedOf(error);
    if (refused.code === "run.phone_refused" && NEEDS_KEY.has(refused.args?.["reason"]) && !this.#hasNewKey) {
      this.#hasNewKey = true;
      await this.#records.retireKey(staff);
      return this.#prepare(staff);
    }
    this.#stop({ name: "refused", refused });
  }

  #stop(state: PhoneState): void {
    this.#retryAt = Date.now() + RETRY_MS;
    this.#show(state);
  }

  #show(state: PhoneState): void {
    this.state = state;
    this.changed();
  }

  async #askToKeep(): Promise<void> {
    await globalThis.navigator?.storage?.persist?.().catch(() => undefined);
  }

  /** Joins a block. Its secret and its root are stored before the room gets the root. */
  async #join({ number, participants, hands, root: roomRoot }: CommittedBlock, show: (share: number) => void) {
    const { publicKey } = this.#key!;
    const block: Block = { event: this.run, participants, hands };
    show(0);
    const kept = await stored(this.#records.block(publicKey, number, roomRoot, block));
    const root = await computed(this.engineOf().root(kept, show));
    await stored(this.#records.putBlock({ ...kept, root }));
    const line = this.#draws?.phones.find((phone) => phone.key === publicKey && phone.block === number);
    const phone =
      line?.root === root
        ? line.phone
        : (await this.room.join(this.run, { block: number, root, key: publicKey })).phone;
    if (phone == null) throw new DrawAlarm("unknown_answer");
    const joined = { ...kept, root, phone };
    await stored(this.#records.putBlock(joined));
    this.#joined.set(number, joined);
    this.number = phone;
  }

  /** The number of this phone, once it has joined all blocks. Rejects if it cannot draw. */
  async #ready(): Promise<number> {
    await this.#preparing;
    await this.#joinIfUnreachable();
    if (this.state.name === "refused" && this.number === undefined) throw new DrawRefused(this.state.refused);
    if (this.number === undefined) throw new DrawAlarm("no_phone");
    return this.number;
  }

  /** Joins now if the last attempt had no connection, which may be back since then. */
  async #joinIfUnreachable(): Promise<void> {
    const { state } = this;
    if (state.name !== "refused" || state.refused.code !== "unreachable" || this.#staff === undefined) return;
    this.#retryAt = 0;
    this.update(this.#draws, this.#staff);
    await this.#preparing;
  }

  /** Scans a draw. Repeating it is safe. */
  scan = (spin: Spin): Promise<ScanOutcome> =>
    this.#bind(spin, "scanned", (phone) => this.room.scan(this.run, spin, phone));

  /** Takes over a draw of another phone. */
  takeOver = (spin: Spin, reason: string): Promise<ScanOutcome> =>
    this.#bind(spin, "taken_over", (phone) => this.room.takeOver(this.run, spin, phone, reason));

  async #bind(
    spin: Spin,
    kind: KeptScan["kind"],
    ask: (phone: number) => ReturnType<DrawRoom["scan"]>,
  ): Promise<ScanOutcome> {
    const phone = await this.#ready();
    const joined = new Map(this.#joined);
    const { spun, scanned } = await this.#asked(ask(phone));
    if (spun) return { spun };
    // The reply may be from before a restore, and the block with its number from after it.
    const rootOf = (blocks: ReadonlyMap<number, KeptBlock>) => blocks.get(scanned?.block ?? 0)?.roomRoot;
    if (rootOf(joined) !== rootOf(this.#joined)) throw new Refusal(SCAN_ENDED);
    return this.#bound(spin, scanned, kind);
  }

  /** The reason why the room would refuse this phone a takeover of the open draw of a hand; undefined if there is none. */
  async takeoverBar(hand: string): Promise<TakeoverBar | undefined> {
    if (this.number === undefined) return undefined;
    const { entries } = await this.room.log(this.run, participantOf(hand));
    return takeoverBar(entries as Entry[], hand, this.number);
  }

  /** The cards of the stops that were drawn for the hands of a participant, in the order of the stops, by hand. */
  async drawnBefore(participant: number): Promise<Map<string, string[]>> {
    const { entries } = await this.room.log(this.run, participant);
    return cardsOfStops(entries as Entry[]);
  }

  /**
   * The cards of the stops that this phone drew for a hand, one after the other from the first; none once it has all
   * five. It needs no connection.
   */
  async drawnHere(hand: string): Promise<string[]> {
    const proofs = (await this.#records.all()).proofs.filter(({ draw }) => draw.hand === hand);
    // A second attempt begins once the cards of the first are void.
    const attempt = Math.max(...proofs.map(({ draw }) => draw.attempt));
    const cards = STOPS.map((stop) =>
      proofs.find(({ draw }) => draw.attempt === attempt && draw.slot === slotOf({ stop })),
    ).map((kept) => kept?.proof.card);
    const end = cards.indexOf(undefined);
    return cards.slice(0, Math.max(end, 0)).filter((card) => card !== undefined);
  }

  /** The draws that this phone has begun for current blocks and keeps no card of. It needs no connection. */
  async begunDraws(blocks: readonly CommittedBlock[]): Promise<Draw[]> {
    const { scans, proofs } = await this.#records.all();
    const proven = new Set(proofs.map(({ draw }) => drawKey(draw)));
    const current = new Set(blocks.flatMap(({ root, is_current }) => (is_current ? [root] : [])));
    const isOpen = ({ draw, roomRoot }: KeptScan) => !proven.has(drawKey(draw)) && current.has(roomRoot ?? "");
    return [...new Map(scans.filter(isOpen).map(({ draw }) => [drawKey(draw), draw])).values()];
  }

  /**
   * The number that this phone signed for one of these cards of a hand, if no card has followed yet. It needs no
   * connection.
   */
  async unanswered(hand: string, slots: readonly string[]): Promise<number | undefined> {
    const messages = withoutProof(await this.#records.all(), hand);
    const open = messages.filter(({ draw, roomRoot }) => slots.includes(draw.slot) && this.#mayBeCurrent(roomRoot));
    return open.at(-1)?.message.cut;
  }

  /** Returns whether the block with this root may have further draws, as far as this phone knows without a connection. */
  #mayBeCurrent(roomRoot: string): boolean {
    const blocks = this.#draws?.blocks;
    return !blocks || blocks.some(({ root, is_current }) => root === roomRoot && is_current);
  }

  /** Joins again with the next view if the room has lost the phone, as after a restored backup. */
  #asked<T>(answer: Promise<T>): Promise<T> {
    return answer.catch((error: unknown) => {
      if (LOST.has(refusedOf(error).code)) {
        this.#joined.clear();
        this.state = { name: "preparing", block: 1, blocks: 1, share: 0 };
        this.changed();
      }
      throw error;
    });
  }

  async #bound(spin: Spin, scanned: Scanned | null | undefined, kind: KeptScan["kind"]): Promise<ScanOutcome> {
    if (!scanned || !isDue(spin, scanned.draw, this.run)) throw new DrawAlarm("other_draw");
    const kept = this.#joined.get(scanned.block);
    if (!kept) throw new DrawAlarm("unknown_block");
    const { draw, head } = scanned;
    const { publicKey, roomRoot } = kept;
    const scan = { publicKey, draw, phone: kept.phone!, kind, head, roomRoot, at_ms: Date.now() };
    await stored(this.#records.putScan(scan));
    return {
      scanned: { ...scanned, roomRoot },
      signed: (await stored(this.#records.message(kept, draw)))?.message.cut,
    };
  }

  /**
   * Draws the card of a scanned draw. The signed message is stored before it is sent, and a repetition sends the same
   * one, whatever its cut: a phone signs one cut for a draw. It signs none for another root than that of the scan.
   */
  async draw(spin: Spin, scanned: BoundScan, cut: number): Promise<Drawing> {
    const kept = this.#joined.get(scanned.block);
    if (kept?.roomRoot !== scanned.roomRoot || !this.#key) throw new Refusal(SCAN_ENDED);
    const { message } =
      (await stored(this.#records.message(kept, scanned.draw))) ?? (await this.#signed(kept, scanned.draw, cut));
    const { drawn } = await this.#asked(this.room.card(this.run, spin, kept.phone!, message));
    if (!drawn) throw new DrawAlarm("no_answer");
    const inputs = inputsOf(kept, scanned.draw, scanned.excluded, message.cut);
    const fault = await this.#verify(drawn.proof as Proof, inputs, message, drawn.card);
    return { drawn, cut: message.cut, fault };
  }

  async #signed(kept: KeptBlock, draw: Draw, cut: number) {
    const message = await computed(this.engineOf().message(kept, this.#key!.key, draw, cut));
    const { publicKey, roomRoot } = kept;
    return stored(this.#records.signed({ publicKey, roomRoot, draw, message }));
  }

  /** Verifies a proof, and keeps it, also if it is not valid. Returns the code of its fault. */
  async #verify(proof: Proof, inputs: PublicInputs, message: PhoneMessage, card: string): Promise<string | undefined> {
    const fault = !isSameMessage(proof.phone, message)
      ? "other_message"
      : proof.card !== card
        ? "other_card"
        : await computed(this.engineOf().fault(proof, inputs));
    await stored(this.#records.putProof({ draw: inputs.draw, proof, inputs, fault }));
    return fault;
  }

  /**
   * Verifies the proofs in the log of the draws of a hand for which this phone signed a message and got no reply.
   * Returns the code of the first fault.
   */
  async recover(hand: string): Promise<string | undefined> {
    const kept = await this.#records.all();
    const open = withoutProof(kept, hand);
    if (open.length === 0) return undefined;
    const log = await this.room.log(this.run, participantOf(hand));
    const facts = (log.entries as { fact: FactOf<"drawn"> }[]).map(({ fact }) => fact);
    for (const { draw, message, publicKey, roomRoot } of open) {
      const fact = facts.find(({ kind, proof }) => kind === "drawn" && drawKey(proof.draw) === drawKey(draw));
      const block = kept.blocks.find((block) => block.publicKey === publicKey && block.roomRoot === roomRoot);
      // Another phone may have taken the draw over.
      if (!fact || fact.phone !== block?.phone) continue;
      const inputs = inputsOf(block, draw, fact.excluded, message.cut);
      const fault = await this.#verify(fact.proof, inputs, message, fact.proof.card);
      if (fault !== undefined) return fault;
    }
    return undefined;
  }

  /** The card that this phone drew for a slot, with its number and the fault of its proof; undefined if it drew none. */
  async drawnWith(hand: string, slot: string): Promise<{ card: string; cut: number; fault?: string } | undefined> {
    await this.recover(hand);
    const { proofs } = await this.#records.all();
    const kept = proofs.filter(({ draw }) => draw.hand === hand && draw.slot === slot).at(-1);
    if (!kept) return undefined;
    const { proof, fault } = kept;
    return { card: proof.card, cut: proof.phone.cut, ...(fault === undefined ? {} : { fault }) };
  }

  /** Everything that this phone keeps of the event. */
  kept = (): Promise<Kept> => this.#records.all();
}

/** The messages that this phone signed for a hand and for which it keeps no proof. */
function withoutProof({ messages, proofs }: Kept, hand: string): Kept["messages"] {
  const proven = new Set(proofs.map(({ draw }) => drawKey(draw)));
  return messages.filter(({ draw }) => draw.hand === hand && !proven.has(drawKey(draw)));
}

const participantOf = (hand: string): number => Number(hand.split("-")[0]);

/** The room refuses this phone. */
export class DrawRefused extends Error {
  constructor(readonly refused: Refused) {
    super(refused.message);
  }
}

/** A fault of this phone: the browser cannot keep secrets, or the page has to be loaded again. */
export class PhoneFault extends Error {
  constructor(readonly state: "broken" | "failed") {
    super(state);
  }
}

const stored = <T>(done: Promise<T>): Promise<T> =>
  done.catch((error: unknown) => {
    if (error instanceof PhoneFault) throw error;
    throw new PhoneFault("broken");
  });
const computed = <T>(done: Promise<T>): Promise<T> =>
  done.catch(() => {
    throw new PhoneFault("failed");
  });

const inputsOf = (kept: KeptBlock, draw: Draw, excluded: readonly string[], cut: number): PublicInputs => ({
  draw,
  block: kept.block,
  room_root: kept.roomRoot,
  phone_root: kept.root!,
  phone_key: kept.publicKey,
  excluded,
  cut,
});

const isSameMessage = (one: PhoneMessage, other: PhoneMessage): boolean =>
  one.value === other.value &&
  one.cut === other.cut &&
  one.signature === other.signature &&
  one.path.join() === other.path.join();

/** Returns whether a draw is one that was asked for: of this event, of the hand, and of the slot. */
export function isDue(spin: Spin, { event, hand, slot }: Draw, run: string): boolean {
  const asked = Object.values(spin)[0] as { hand: string; stop?: number; round?: number };
  if (event !== run || hand !== asked.hand) return false;
  if ("stop" in spin) return slot === `stop_${spin.stop.stop}`;
  if ("all" in spin) return slot.startsWith("stop_");
  if ("extra" in spin) return slot === "extra";
  return slot === `spin_off_${spin.spin_off.round + 1}`;
}
