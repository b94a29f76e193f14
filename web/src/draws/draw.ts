import { ascii, malformed } from "./bytes.js";

/** A draw: hand `7-1`, slot `stop_1` to `stop_5`, `extra` or `spin_off_1` to `spin_off_3`, attempt 1 or 2. */
export interface Draw {
  event: string;
  hand: string;
  slot: string;
  attempt: number;
}

/** A block of hands: the first and the last number of its participants, and of the hands of each. */
export interface Block {
  event: string;
  participants: readonly [number, number];
  hands: readonly [number, number];
}

const SLOTS = ["stop_1", "stop_2", "stop_3", "stop_4", "stop_5", "extra", "spin_off_1", "spin_off_2", "spin_off_3"];
const DRAWS_PER_HAND = 2 * SLOTS.length;
const MAX_HANDS = 16_384;

/** The 20 bytes of a draw. */
export function encoded({ event, hand, slot, attempt }: Draw): Uint8Array {
  const [participant, number] = handNumbers(hand);
  if (!isEvent(event) || !SLOTS.includes(slot) || (attempt !== 1 && attempt !== 2)) throw malformed();
  const bytes = new Uint8Array(20);
  bytes.set(ascii(event));
  new DataView(bytes.buffer).setUint32(10, participant);
  new DataView(bytes.buffer).setUint32(14, number);
  bytes[18] = SLOTS.indexOf(slot) + 1;
  bytes[19] = attempt;
  return bytes;
}

/** The number of draws in a block. */
export const blockSize = (block: Block) => handCount(block) * DRAWS_PER_HAND;

/** The index of a draw in a block, from 0; `undefined` if the block does not have it. */
export function indexIn(block: Block, { event, hand, slot, attempt }: Draw): number | undefined {
  handCount(block);
  const [participant, number] = handNumbers(hand);
  if (event !== block.event || !isIn(participant, block.participants) || !isIn(number, block.hands)) return undefined;
  const hands = block.hands[1] - block.hands[0] + 1;
  const place = (participant - block.participants[0]) * hands + (number - block.hands[0]);
  return place * DRAWS_PER_HAND + SLOTS.indexOf(slot) * 2 + attempt - 1;
}

/** All draws of a block in the order of their indices. */
export function* drawsOf({ event, participants, hands }: Block): Generator<Draw> {
  for (let participant = participants[0]; participant <= participants[1]; participant++)
    for (let number = hands[0]; number <= hands[1]; number++)
      for (const slot of SLOTS)
        for (const attempt of [1, 2]) yield { event, hand: `${participant}-${number}`, slot, attempt };
}

/** Returns whether both blocks have a hand in common. */
export function overlaps(one: Block, other: Block): boolean {
  const meet = (a: readonly [number, number], b: readonly [number, number]) => a[0] <= b[1] && b[0] <= a[1];
  return one.event === other.event && meet(one.participants, other.participants) && meet(one.hands, other.hands);
}

/** Returns whether the block has a hand of its event. */
export function hasHand(block: Block, hand: string): boolean {
  const [participant, number] = handNumbers(hand);
  return isIn(participant, block.participants) && isIn(number, block.hands);
}

export const sameBlock = (one: Block, other: Block) =>
  one.event === other.event &&
  String(one.participants) === String(other.participants) &&
  String(one.hands) === String(other.hands);

export const drawKey = ({ event, hand, slot, attempt }: Draw) => [event, hand, slot, attempt].join(" ");

const isEvent = (event: string) => /^[0-9A-Za-z]{10}$/.test(event);

const isIn = (number: number, [first, last]: readonly [number, number]) => first <= number && number <= last;

const isNumber = (number: number) => Number.isInteger(number) && number >= 1 && number < 2 ** 32;

/** The participant and the number of a hand. */
function handNumbers(hand: string): [number, number] {
  const found = /^([1-9][0-9]{0,9})-([1-9][0-9]{0,9})$/.exec(hand);
  const [participant, number] = [Number(found?.[1]), Number(found?.[2])];
  if (!isNumber(participant) || !isNumber(number)) throw malformed();
  return [participant, number];
}

/** The number of hands of a block. */
function handCount({ event, participants, hands }: Block): number {
  const count = ([first, last]: readonly [number, number]) => last - first + 1;
  const all = count(participants) * count(hands);
  const numbers = [...participants, ...hands];
  const isOrdered = participants[0] <= participants[1] && hands[0] <= hands[1];
  if (!isEvent(event) || numbers.length !== 4 || !numbers.every(isNumber) || !isOrdered || all > MAX_HANDS)
    throw malformed();
  return all;
}
