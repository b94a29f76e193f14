import { ascii, concat, digestBytes, DrawError, hash, hex, malformed } from "./bytes.js";
import { blockSize, encoded, indexIn, type Block, type Draw } from "./draw.js";
import { leafHash, rootFrom, sides } from "./merkle.js";
import { cardAt, order, PACK } from "./order.js";

/** A value of the room or of a phone, with the path from its leaf to the root, as digests. */
export interface Opening {
  value: string;
  path: readonly string[];
}

/** A draw with everything that determines its card. */
export interface Proof {
  draw: Draw;
  room: Opening;
  phone: Opening;
  cut: number;
  card: string;
}

/** The facts of the log against which a proof is verified. `cut` is the number that the participant named, if known. */
export interface Terms {
  draw: Draw;
  block: Block;
  room_root: string;
  phone_root: string;
  held: readonly string[];
  cut?: number | null;
}

export type Party = "room" | "phone";

const LABELS = { room: ascii("cardroom/wheel/1"), phone: ascii("cardroom/wheel/3") };

/**
 * Verifies a proof. Returns the code of the first fault, as in `docs/draws.md`; `malformed` if the JSON has another
 * form; `undefined` if there is no fault.
 */
export function faultOf(proof: Proof, terms: Terms): string | undefined {
  try {
    verify(proof, terms);
    return undefined;
  } catch (error) {
    if (error instanceof DrawError) return error.code;
    if (error instanceof TypeError) return "malformed";
    throw error;
  }
}

function verify(proof: Proof, terms: Terms) {
  const { draw, block, room_root: roomRoot, phone_root: phoneRoot, held } = terms;
  checkForm(proof, terms);
  checkDraw(proof.draw, draw);
  checkOpening("room", proof.room, draw, block, roomRoot);
  checkOpening("phone", proof.phone, draw, block, phoneRoot);
  if (terms.cut != null && terms.cut !== proof.cut) throw new DrawError("other_cut");
  const [room, phone] = [digestBytes(proof.room.value), digestBytes(proof.phone.value)];
  const card = cardAt(order(digestBytes(roomRoot), room, phone, draw), proof.cut, held);
  if (card === undefined) throw new DrawError("no_card");
  if (card !== proof.card) throw new DrawError("other_card");
}

/** Refuses numbers and cards of another form. */
function checkForm({ draw, cut, card }: Proof, { held }: Terms) {
  encoded(draw);
  const isCut = Number.isInteger(cut) && cut >= 1 && cut <= 52;
  if (!isCut || ![card, ...held].every((each) => PACK.includes(each))) throw malformed();
}

function checkDraw(found: Draw, due: Draw) {
  for (const part of ["event", "hand", "slot", "attempt"] as const)
    if (found[part] !== due[part]) throw new DrawError(`other_${part}`);
}

function checkOpening(party: Party, { value, path }: Opening, draw: Draw, block: Block, root: string) {
  const index = indexIn(block, draw);
  if (index === undefined) throw new DrawError("outside_block");
  const on = sides(index, blockSize(block));
  if (path.length !== on.length) throw new DrawError(`${party}_path_length`);
  const found = rootFrom(leafOf(party, draw, digestBytes(value)), on, path.map(digestBytes));
  if (hex(found) !== root) throw new DrawError(`${party}_root`);
}

/** The leaf hash of a draw with a value. */
export const leafOf = (party: Party, draw: Draw, value: Uint8Array) =>
  leafHash(hash(concat(LABELS[party], encoded(draw), value)));
