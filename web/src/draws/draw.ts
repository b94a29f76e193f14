import { ascii } from "./bytes.js";

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

export const SLOTS: readonly string[] = [
  "stop_1",
  "stop_2",
  "stop_3",
  "stop_4",
  "stop_5",
  "extra",
  "spin_off_1",
  "spin_off_2",
  "spin_off_3",
];
const DRAWS_PER_HAND = 2 * SLOTS.length;

/** The maximum number of hands in a block. */
export const MAX_HANDS = 2_048;

/** The 20 bytes of a draw. */
export function encoded({ event, hand, slot, attempt }: Draw): Uint8Array {
  const [participant, number] = handNumbers(hand);
  const bytes = new Uint8Array(20);
  bytes.set(ascii(event));
  new DataView(bytes.buffer).setUint32(10, participant);
  new DataView(bytes.buffer).setUint32(14, number);
  bytes[18] = SLOTS.indexOf(slot) + 1;
  bytes[19] = attempt;
  return bytes;
}

/** The number of draws in a block. */
export const blockSize = (block: Block) => count(block.participants) * count(block.hands) * DRAWS_PER_HAND;

/** The index of a draw in a block, from 0; `undefined` if the block does not have it. */
export function indexIn(block: Block, { event, hand, slot, attempt }: Draw): number | undefined {
  const [participant, number] = handNumbers(hand);
  if (event !== block.event || !isIn(participant, block.participants) || !isIn(number, block.hands)) return undefined;
  const handIndex = (participant - block.participants[0]) * count(block.hands) + (number - block.hands[0]);
  return handIndex * DRAWS_PER_HAND + SLOTS.indexOf(slot) * 2 + attempt - 1;
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

/** Returns whether the slot is a stop or the extra card, whose card belongs to the hand. */
export const isOfHand = (slot: string) => SLOTS.indexOf(slot) <= SLOTS.indexOf("extra");

/** The spin-off before this one; `undefined` for the first, and for other slots. */
export const spinOffBefore = (slot: string): string | undefined =>
  SLOTS.indexOf(slot) > SLOTS.indexOf("spin_off_1") ? SLOTS[SLOTS.indexOf(slot) - 1] : undefined;

/** The number of values from the first to the last. */
export const count = ([first, last]: readonly [number, number]) => last - first + 1;

const isIn = (number: number, [first, last]: readonly [number, number]) => first <= number && number <= last;

/** The participant and the number of a hand. */
function handNumbers(hand: string): [number, number] {
  const [participant, number] = hand.split("-").map(Number);
  return [participant!, number!];
}
