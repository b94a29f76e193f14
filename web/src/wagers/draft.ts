import { inTab, readList } from "../storage/texts.js";
import { type Amounts, sameAmounts, total } from "./spots.js";

/** Chips on the felt after one change, with the spot whose typed amount made it. */
interface Change {
  amounts: Amounts;
  typed?: string;
}

/** A message at the spots: a fault is visible, anything else only for screen readers. */
export interface Note {
  words: string;
  isFault: boolean;
  /** The spot that the message is about. */
  spot?: string;
}

/** The wagers of a hand. */
type HandWagers = [hand: number, wagers: Amounts];

/**
 * The chips that the viewer has put on the felt of one table, before and after they are placed, and the wagers of the
 * previous hand. The tab keeps them.
 */
export class WagerDraft {
  /** The amount of the chosen chip; 0 for the one that fits best. */
  chip = 0;
  note: Note | undefined;
  #changes: Change[] = [{ amounts: {} }];
  #hand = 0;
  #placed: Amounts = {};
  readonly #key: string;
  #rounds: HandWagers[];
  readonly #watchers = new Set<() => void>();

  constructor(table: string) {
    this.#key = `wagers ${table}`;
    this.#rounds = readList(inTab, this.#key) as HandWagers[];
  }

  get amounts(): Amounts {
    return this.#changes.at(-1)!.amounts;
  }

  /** The wagers that the server has. */
  get placed(): Amounts {
    return this.#placed;
  }

  /** True if there are chips that are not placed yet, or placed ones that were taken off the felt. */
  get isUnsent(): boolean {
    return !sameAmounts(this.amounts, this.#placed);
  }

  /** Returns whether the chips on a spot are placed as they lie there. */
  isPlaced(spot: string): boolean {
    return (this.amounts[spot] ?? 0) === (this.#placed[spot] ?? 0);
  }

  get canUndo(): boolean {
    return this.#changes.length > 1;
  }

  /** The wagers of the hand before; undefined if none are known. */
  get last(): Amounts | undefined {
    return this.#rounds.findLast(([hand]) => hand < this.#hand)?.[1];
  }

  /** Takes over the wagers that the server has. Chips that are not placed yet stay, unless a new hand begins. */
  sync(hand: number, placed: Amounts): void {
    if (total(placed) > 0) this.#remember(hand, placed);
    if (hand !== this.#hand) this.note = undefined;
    const isFirst = this.#hand === 0;
    if (hand !== this.#hand || (!this.isUnsent && !sameAmounts(placed, this.#placed)))
      this.#changes = [{ amounts: placed }];
    [this.#hand, this.#placed] = [hand, placed];
    if (isFirst) this.#restore();
  }

  add(spot: string, chip: number, note?: Note): void {
    this.#change({ amounts: { ...this.amounts, [spot]: (this.amounts[spot] ?? 0) + chip } }, note);
  }

  /** Sets a typed amount. The key presses of one amount are a single change, which one undo takes back. */
  type(spot: string, amount: number): void {
    if ((this.amounts[spot] ?? 0) === amount) return;
    const amounts = { ...this.amounts, [spot]: amount };
    if (this.#changes.at(-1)!.typed === spot) this.#changes.pop();
    this.#change({ amounts, typed: spot });
  }

  undo(): void {
    if (this.canUndo) this.#changes.pop();
    this.#keep();
    this.tell(undefined);
  }

  clear(): void {
    this.#change({ amounts: {} });
  }

  /** Sets the wagers of the hand before on the spots that this hand has. */
  repeat(spots: readonly { name: string }[]): void {
    const last = Object.entries(this.last ?? {}).filter(([name]) => spots.some((spot) => spot.name === name));
    this.#change({ amounts: Object.fromEntries(last) });
  }

  choose(chip: number): void {
    this.chip = chip;
    this.#notify();
  }

  tell(note: Note | undefined): void {
    this.note = note;
    this.#notify();
  }

  watch(changed: () => void): () => void {
    this.#watchers.add(changed);
    return () => this.#watchers.delete(changed);
  }

  #change(change: Change, note?: Note): void {
    this.#changes.push(change);
    this.#keep();
    this.tell(note);
  }

  /** Keeps the chips on the felt in this tab, for a page that is loaded again. */
  #keep(): void {
    inTab.write(`${this.#key} felt`, JSON.stringify([this.#hand, this.amounts] satisfies HandWagers));
  }

  /** Puts the kept chips of this hand on the felt again. */
  #restore(): void {
    const [hand, amounts] = readList(inTab, `${this.#key} felt`) as [] | HandWagers;
    if (amounts && hand === this.#hand && !sameAmounts(amounts, this.#placed)) this.#changes.push({ amounts });
  }

  #notify(): void {
    this.#watchers.forEach((changed) => changed());
  }

  #remember(hand: number, wagers: Amounts): void {
    const latest = this.#rounds.at(-1);
    if (latest?.[0] === hand && sameAmounts(latest[1], wagers)) return;
    const others = this.#rounds.filter(([other]) => other !== hand);
    const rounds: HandWagers[] = [...others, [hand, wagers]];
    // A hand that is replayed is older than the latest ones.
    this.#rounds = rounds.toSorted(([one], [other]) => one - other).slice(-2);
    inTab.write(this.#key, JSON.stringify(this.#rounds));
  }
}
