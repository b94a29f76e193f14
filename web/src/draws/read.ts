import { malformed } from "./bytes.js";
import { count, MAX_HANDS, SLOTS, type Block, type Draw } from "./draw.js";
import type { Entry, Fact } from "./fact.js";
import { PACK } from "./order.js";
import type { Opening, PhoneMessage, Proof, PublicInputs } from "./proof.js";

/*
 * Strict reading of parsed JSON. Every reader returns a value of exactly its form, or throws a `DrawError` with the code
 * `malformed`. Repeated names and the spelling of numbers are lost when the text is parsed.
 */

type Reader<T> = (value: unknown) => T;

/** The maximum length of a path: that in a block of 2,048 hands, 36,864 draws. */
const MAX_PATH = 16;

export const readDraw: Reader<Draw> = object({
  event: text(/^[0-9A-Za-z]{10}$/),
  hand: readHand,
  slot: oneOf(SLOTS),
  attempt: integer(1, 2),
});

export const readBlock: Reader<Block> = (value) => {
  const block = object({ event: text(/^[0-9A-Za-z]{10}$/), participants: readRange, hands: readRange })(value);
  if (count(block.participants) * count(block.hands) > MAX_HANDS) throw malformed();
  return block;
};

const digest = text(/^[0-9a-f]{64}$/);
const path = list(digest, MAX_PATH);

export const readOpening: Reader<Opening> = object({ value: digest, path });

const readMessage: Reader<PhoneMessage> = object({
  value: digest,
  path,
  cut: integer(1, 52),
  signature: text(/^[0-9a-f]{128}$/),
});

export const readProof: Reader<Proof> = object({
  draw: readDraw,
  room: readOpening,
  phone: readMessage,
  card: oneOf(PACK),
});

export const readInputs: Reader<PublicInputs> = object({
  draw: readDraw,
  block: readBlock,
  room_root: digest,
  phone_root: digest,
  phone_key: digest,
  excluded: readCards,
  cut: (value) => (value === null ? null : integer(1, 52)(value)),
});

const number = integer(1, 2 ** 32 - 1);
const blockNumber = integer(1, 256);

const FACTS = {
  block_committed: object({ kind: kind("block_committed"), number: blockNumber, block: readBlock, root: digest }),
  hand_sold: object({ kind: kind("hand_sold"), hand: readHand }),
  phone_joined: object({
    kind: kind("phone_joined"),
    phone: number,
    staff: number,
    block: blockNumber,
    root: digest,
    key: digest,
  }),
  scanned: object({ kind: kind("scanned"), draw: readDraw, phone: number }),
  taken_over: object({ kind: kind("taken_over"), draw: readDraw, phone: number, staff: number, reason: readReason }),
  drawn: object({ kind: kind("drawn"), phone: number, excluded: readCards, proof: readProof }),
  declared_void: object({ kind: kind("declared_void"), draw: readDraw, staff: number, reason: readReason }),
  entered_by_hand: object({
    kind: kind("entered_by_hand"),
    hand: readHand,
    slot: oneOf(SLOTS),
    card: oneOf(PACK),
    staff: number,
  }),
  by_hand_declared_void: object({
    kind: kind("by_hand_declared_void"),
    hand: readHand,
    slot: oneOf(SLOTS),
    staff: number,
    reason: readReason,
  }),
  rolled_back: object({ kind: kind("rolled_back") }),
} satisfies { [K in Fact["kind"]]: Reader<Fact & { kind: K }> };

export const readFact: Reader<Fact> = (value) => {
  if (typeof value !== "object" || value === null || !("kind" in value)) throw malformed();
  const { kind: found } = value;
  if (typeof found !== "string" || !Object.hasOwn(FACTS, found)) throw malformed();
  return FACTS[found as Fact["kind"]](value);
};

export const readEntry: Reader<Entry> = object({ position: integer(0, Number.MAX_SAFE_INTEGER), fact: readFact });

export const readEntries: Reader<Entry[]> = list(readEntry, Infinity);

/** An object with exactly these names. */
function object<T extends object>(readers: { [K in keyof T]: Reader<T[K]> }): Reader<T> {
  const names = Object.keys(readers) as (keyof T & string)[];
  return (value) => {
    if (typeof value !== "object" || value === null || Array.isArray(value)) throw malformed();
    if (Object.keys(value).length !== names.length) throw malformed();
    if (!names.every((name) => Object.hasOwn(value, name))) throw malformed();
    return Object.fromEntries(names.map((name) => [name, readers[name]((value as T)[name])])) as T;
  };
}

function list<T>(reader: Reader<T>, limit: number): Reader<T[]> {
  return (value) => {
    if (!Array.isArray(value) || value.length > limit) throw malformed();
    return Array.from(value, (each: unknown) => reader(each));
  };
}

function integer(first: number, last: number): Reader<number> {
  return (value) => {
    if (typeof value !== "number" || !Number.isInteger(value) || value < first || value > last) throw malformed();
    return value;
  };
}

function text(form: RegExp): Reader<string> {
  return (value) => {
    if (typeof value !== "string" || !form.test(value)) throw malformed();
    return value;
  };
}

function oneOf(values: readonly string[]): Reader<string> {
  return (value) => {
    if (typeof value !== "string" || !values.includes(value)) throw malformed();
    return value;
  };
}

function kind<K extends string>(name: K): Reader<K> {
  return (value) => {
    if (value !== name) throw malformed();
    return name;
  };
}

function readHand(value: unknown): string {
  const hand = text(/^[1-9][0-9]{0,9}-[1-9][0-9]{0,9}$/)(value);
  hand
    .split("-")
    .map(Number)
    .forEach((each) => integer(1, 2 ** 32 - 1)(each));
  return hand;
}

function readRange(value: unknown): [number, number] {
  const ends = list(integer(1, 2 ** 32 - 1), 2)(value);
  const [first, last] = ends;
  if (first === undefined || last === undefined || first > last) throw malformed();
  return [first, last];
}

/** Cards in the order of the pack, each once. */
function readCards(value: unknown): string[] {
  const cards = list(oneOf(PACK), PACK.length)(value);
  const isSorted = cards.every((card, at) => at === 0 || PACK.indexOf(cards[at - 1]!) < PACK.indexOf(card));
  if (!isSorted) throw malformed();
  return cards;
}

/** A text of Unicode characters, without halves of surrogate pairs. */
function readReason(value: unknown): string {
  if (typeof value !== "string" || /\p{Surrogate}/u.test(value)) throw malformed();
  return value;
}
