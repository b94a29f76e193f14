import { ascii, bytesOf, concat, DrawError, hash, hex } from "./bytes.js";
import { blockSize, encoded, indexIn, type Block, type Draw } from "./draw.js";
import { leafHash, rootFrom, sides } from "./merkle.js";
import { cardAt, order } from "./order.js";
import { readInputs, readProof } from "./read.js";
import { verifies } from "./signature.js";

/** A value of the room or of a phone, with the path from its leaf to the root, as digests. */
export interface Opening {
  value: string;
  path: readonly string[];
}

/** The message of a phone for a draw: its value, the number that the participant named, and its signature over both. */
export interface PhoneMessage extends Opening {
  cut: number;
  signature: string;
}

/** A draw with everything that determines its card. */
export interface Proof {
  draw: Draw;
  room: Opening;
  phone: PhoneMessage;
  card: string;
}

/**
 * The facts of the log against which a proof is verified. `cut` is the number that the participant named, `null` if it is
 * known from the proof alone.
 */
export interface PublicInputs {
  draw: Draw;
  block: Block;
  room_root: string;
  phone_root: string;
  phone_key: string;
  excluded: readonly string[];
  cut: number | null;
}

export type Party = "room" | "phone";

const LABELS = { room: ascii("cardroom/wheel/1"), phone: ascii("cardroom/wheel/3") };

/**
 * Verifies a proof, both as parsed JSON. Returns the code of the first fault, as in `docs/draws.md`; `malformed` if one
 * of them has another form; `undefined` if there is no fault.
 */
export function verifyProof(proof: unknown, inputs: unknown): string | undefined {
  try {
    const [found, expected] = [readProof(proof), readInputs(inputs)];
    return firstFault(found, expected);
  } catch (error) {
    if (error instanceof DrawError) return error.code;
    throw error;
  }
}

/** The code of the first fault of a proof whose form was checked. */
export function firstFault(proof: Proof, inputs: PublicInputs): string | undefined {
  try {
    verify(proof, inputs);
    return undefined;
  } catch (error) {
    if (error instanceof DrawError) return error.code;
    throw error;
  }
}

function verify({ draw: found, room, phone, card }: Proof, inputs: PublicInputs) {
  const { draw, block, room_root: root } = inputs;
  checkDraw(found, draw);
  checkOpening("room", room, draw, block, root);
  checkOpening("phone", phone, draw, block, inputs.phone_root);
  const signed = { room_root: root, draw, phone: phone.value, cut: phone.cut };
  if (!verifies(inputs.phone_key, signed, phone.signature)) throw new DrawError("phone_signature");
  if (inputs.cut !== null && inputs.cut !== phone.cut) throw new DrawError("other_cut");
  const cards = order(bytesOf(root), bytesOf(room.value), bytesOf(phone.value), draw);
  const expected = cardAt(cards, phone.cut, inputs.excluded);
  if (expected === undefined) throw new DrawError("no_card");
  if (expected !== card) throw new DrawError("other_card");
}

function checkDraw(found: Draw, due: Draw) {
  for (const part of ["event", "hand", "slot", "attempt"] as const)
    if (found[part] !== due[part]) throw new DrawError(`other_${part}`);
}

function checkOpening(party: Party, { value, path }: Opening, draw: Draw, block: Block, root: string) {
  const index = indexIn(block, draw);
  if (index === undefined) throw new DrawError("outside_block");
  const ofPath = sides(index, blockSize(block));
  if (path.length !== ofPath.length) throw new DrawError(`${party}_path_length`);
  const found = rootFrom(leafOf(party, draw, bytesOf(value)), ofPath, path.map(bytesOf));
  if (hex(found) !== root) throw new DrawError(`${party}_root`);
}

/** The leaf hash of a draw with a value. */
export const leafOf = (party: Party, draw: Draw, value: Uint8Array) =>
  leafHash(hash(concat(LABELS[party], encoded(draw), value)));
