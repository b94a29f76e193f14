import { sha256 } from "@noble/hashes/sha2.js";

/** Code of a fault in a draw, as in `docs/draws.md`, or `malformed` for JSON of another form. */
export class DrawError extends Error {
  constructor(readonly code: string) {
    super(code);
  }
}

export const malformed = () => new DrawError("malformed");

export const ascii = (text: string) => Uint8Array.from(text, (character) => character.charCodeAt(0));

export function concat(...parts: readonly Uint8Array[]): Uint8Array {
  const bytes = new Uint8Array(parts.reduce((length, part) => length + part.length, 0));
  let at = 0;
  for (const part of parts) {
    bytes.set(part, at);
    at += part.length;
  }
  return bytes;
}

/** The bytes of a text of hexadecimal digits, such as the 64 of a digest. */
export const bytesOf = (digits: string): Uint8Array =>
  Uint8Array.from({ length: digits.length / 2 }, (_, at) => parseInt(digits.slice(2 * at, 2 * at + 2), 16));

export const hex = (bytes: Uint8Array) => Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");

/** The SHA-256 of the concatenated parts. */
export const hash = (...parts: readonly Uint8Array[]) => sha256(concat(...parts));
