import { drawKey, type Block, type Draw } from "../draws/draw.js";
import type { PhoneMessage, Proof, PublicInputs } from "../draws/proof.js";
import type { Records } from "./records.js";

/** The key of this phone, for one staff member: another one who uses the phone is another phone in the log. */
export interface KeptKey {
  key: Uint8Array<ArrayBuffer>;
  publicKey: string;
}

/** The secret of this phone for a block. */
export interface KeptBlock {
  publicKey: string;
  number: number;
  block: Block;
  roomRoot: string;
  secret: Uint8Array<ArrayBuffer>;
  /** The root of the phone; missing until it is computed. */
  root?: string;
  /** The number of the phone; missing until the room has answered the join. */
  phone?: number;
}

/** The message that this phone signed for a draw, the only one. */
export interface KeptMessage {
  publicKey: string;
  roomRoot: string;
  draw: Draw;
  message: PhoneMessage;
}

/** A scan or a takeover of this phone, with the hash of the log after it. */
export interface KeptScan {
  publicKey: string;
  draw: Draw;
  phone: number;
  kind: "scanned" | "taken_over";
  head: { seq: number; hash: string };
  /** The root of the room for the block of the draw; missing in records of earlier versions. */
  roomRoot?: string;
  /** The time by the clock of this phone; missing in records of earlier versions. */
  at_ms?: number;
}

/** A proof that the room sent, and its fault if it is not valid. */
export interface KeptProof {
  draw: Draw;
  proof: Proof;
  inputs: PublicInputs;
  fault: string | undefined;
}

/** Everything that this phone keeps of the draws of an event. */
export interface Kept {
  blocks: KeptBlock[];
  messages: KeptMessage[];
  scans: KeptScan[];
  proofs: KeptProof[];
}

/** A random value of 32 bytes. */
const random = () => crypto.getRandomValues(new Uint8Array(32));

/** The records of the draws of an event on this phone, by their kinds. */
export class DrawRecords {
  constructor(private readonly records: Records) {}

  /** The key of a staff member on this phone, which is made and stored with the first call. */
  async key(staff: number, publicKey: (key: Uint8Array) => Promise<string>): Promise<KeptKey> {
    const known = await this.records.get<KeptKey>(`key/${staff}`);
    if (known) return known;
    const key = random();
    return this.records.once(`key/${staff}`, { key, publicKey: await publicKey(key) });
  }

  /** Forgets which key is in use, so that the next call of `key` makes another one. The key itself stays stored. */
  async retireKey(staff: number): Promise<void> {
    const known = await this.records.get<KeptKey>(`key/${staff}`);
    if (!known) return;
    await this.records.put(`retired/${known.publicKey}`, known);
    await this.records.put(`key/${staff}`, undefined);
  }

  /** The secret for a block, which is made and stored with the first call. */
  block(publicKey: string, number: number, roomRoot: string, block: Block): Promise<KeptBlock> {
    return this.records.once(blockName(publicKey, roomRoot), { publicKey, number, block, roomRoot, secret: random() });
  }

  putBlock = (kept: KeptBlock): Promise<void> => this.records.put(blockName(kept.publicKey, kept.roomRoot), kept);

  message = ({ publicKey, roomRoot }: KeptBlock, draw: Draw): Promise<KeptMessage | undefined> =>
    this.records.get(messageName(publicKey, roomRoot, draw));

  /** Stores the message for a draw, unless there is one. Returns the one that is stored. */
  signed = (kept: KeptMessage): Promise<KeptMessage> =>
    this.records.once(messageName(kept.publicKey, kept.roomRoot, kept.draw), kept);

  putScan = (kept: KeptScan): Promise<void> =>
    this.records.put(`scan/${drawKey(kept.draw)}/${kept.publicKey}/${kept.head.seq}/${kept.head.hash}`, kept);

  /** Stores a proof. Different ones for the same draw are all kept. */
  putProof = (kept: KeptProof): Promise<void> =>
    this.records.put(
      `proof/${drawKey(kept.draw)}/${kept.proof.phone.signature}/${kept.proof.room.value}/${kept.proof.card}`,
      kept,
    );

  async all(): Promise<Kept> {
    const [blocks, messages, scans, proofs] = await Promise.all([
      this.records.list<KeptBlock>("block/"),
      this.records.list<KeptMessage>("message/"),
      this.records.list<KeptScan>("scan/"),
      this.records.list<KeptProof>("proof/"),
    ]);
    return { blocks, messages, scans, proofs };
  }
}

const blockName = (publicKey: string, roomRoot: string) => `block/${publicKey}/${roomRoot}`;
const messageName = (publicKey: string, roomRoot: string, draw: Draw) =>
  `message/${publicKey}/${roomRoot}/${drawKey(draw)}`;
