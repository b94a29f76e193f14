import { DrawError } from "../draws/bytes.js";
import { phoneCommitter, type Committer } from "../draws/committer.js";
import type { Block, Draw } from "../draws/draw.js";
import type { DrawRule } from "../draws/fact.js";
import { verifyLog, type Report } from "../draws/log.js";
import { verifyProof, type PhoneMessage, type Proof, type PublicInputs } from "../draws/proof.js";
import { publicKey, sign } from "../draws/signature.js";

/** The secret of a phone for a block, and the block with the root of the room. */
export interface BlockSecret {
  secret: Uint8Array;
  roomRoot: string;
  block: Block;
}

/** The result of verifying a log; `malformed` if it has another form than that of the document. */
export type LogReport = Report | "malformed";

/** The computations of a phone and of a verifier, which may take seconds. */
export interface Engine {
  /** The public key of a secret key of 32 bytes. */
  publicKey(key: Uint8Array): Promise<string>;
  /** The root of the phone for a block. */
  root(of: BlockSecret, progress?: (share: number) => void): Promise<string>;
  /** The signed message of the phone for a draw. Rejects if the block does not have the draw. */
  message(of: BlockSecret, key: Uint8Array, draw: Draw, cut: number): Promise<PhoneMessage>;
  /** The code of the first fault of a proof; `undefined` if there is none. */
  fault(proof: Proof, inputs: PublicInputs): Promise<string | undefined>;
  report(event: string, rule: DrawRule, entries: unknown): Promise<LogReport>;
}

/** The computations in this thread. */
export class LocalEngine implements Engine {
  /** The committers by the roots of the room and the secrets. */
  readonly #committers = new Map<string, Committer>();

  publicKey = async (key: Uint8Array): Promise<string> => publicKey(key);

  root = async (of: BlockSecret, progress?: (share: number) => void): Promise<string> =>
    this.#committer(of, progress).root;

  async message(of: BlockSecret, key: Uint8Array, draw: Draw, cut: number): Promise<PhoneMessage> {
    const opening = this.#committer(of).open(draw);
    if (!opening) throw new DrawError("outside_block");
    return { ...opening, cut, signature: sign(key, { room_root: of.roomRoot, draw, phone: opening.value, cut }) };
  }

  fault = async (proof: Proof, inputs: PublicInputs): Promise<string | undefined> => verifyProof(proof, inputs);

  async report(event: string, rule: DrawRule, entries: unknown): Promise<LogReport> {
    try {
      return verifyLog(event, rule, entries);
    } catch (error) {
      if (error instanceof DrawError) return "malformed";
      throw error;
    }
  }

  #committer({ secret, roomRoot, block }: BlockSecret, progress?: (share: number) => void): Committer {
    const name = [roomRoot, ...block.participants, ...block.hands, ...secret].join();
    const known = this.#committers.get(name) ?? phoneCommitter(secret, roomRoot, block, progress);
    this.#committers.set(name, known);
    return known;
  }
}
