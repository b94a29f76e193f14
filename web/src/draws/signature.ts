import { ed25519 } from "@noble/curves/ed25519.js";
import { ascii, bytesOf, concat, hex } from "./bytes.js";
import { encoded, type Draw } from "./draw.js";

const LABEL = ascii("cardroom/wheel/4");

/** The statement that a phone signs: its value and the cut for a draw, under a root of the room. */
export interface SignedCut {
  room_root: string;
  draw: Draw;
  phone: string;
  cut: number;
}

/** The 101 bytes that a phone signs. */
export const message = ({ room_root: root, draw, phone, cut }: SignedCut) =>
  concat(LABEL, bytesOf(root), encoded(draw), bytesOf(phone), Uint8Array.of(cut));

/** The public key of a secret key of 32 bytes. */
export const publicKey = (secret: Uint8Array) => hex(ed25519.getPublicKey(secret));

/** The signature of a cut. It follows from the key and the message. */
export const sign = (secret: Uint8Array, cut: SignedCut) => hex(ed25519.sign(message(cut), secret));

/** Returns whether a key is the canonical encoding of a point of prime order. */
export const isValidKey = (key: string) => isOfPrimeOrder(bytesOf(key));

/**
 * Returns whether a signature is one of the key over the cut. Key and point of the signature must be of prime order;
 * then the two equations of RFC 8032, with and without the cofactor, are the same.
 */
export function verifies(key: string, cut: SignedCut, signature: string): boolean {
  const [keyBytes, bytes] = [bytesOf(key), bytesOf(signature)];
  return (
    isOfPrimeOrder(keyBytes) &&
    isOfPrimeOrder(bytes.subarray(0, 32)) &&
    ed25519.verify(bytes, message(cut), keyBytes, { zip215: false })
  );
}

function isOfPrimeOrder(bytes: Uint8Array): boolean {
  try {
    const point = ed25519.Point.fromBytes(bytes, false);
    return !point.isSmallOrder() && point.isTorsionFree();
  } catch {
    return false;
  }
}
