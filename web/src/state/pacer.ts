import { stages, type TableState } from "./table.js";

/** Time for which each stage of a run-out is shown, in milliseconds. */
export const STAGE_MS = 1000;

/** Shows the states of a table in their order, and lets those of a run-out stay for a while. */
export class Pacer {
  #latest: TableState | undefined;
  #queue: TableState[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** The hand that is fast-forwarded: nothing of it stays. */
  #skipped = -1;

  constructor(private readonly show: (state: TableState) => void) {}

  /** The last state that is known, shown or not. */
  get latest(): TableState | undefined {
    return this.#latest;
  }

  /** Reports whether stages are left to show. */
  get running(): boolean {
    return this.#timer !== undefined;
  }

  take(after: TableState): void {
    const { hand } = after.moment.table;
    // A newer hand, or a page that nobody sees, waits for nothing.
    if (this.#latest && this.#latest.moment.table.hand < hand) this.flush();
    this.#queue.push(...stages(this.#latest, after));
    this.#latest = after;
    if (document.hidden || hand === this.#skipped) this.flush();
    else if (!this.running) this.#next();
  }

  /** Shows the rest of this hand without waiting. */
  skip(): void {
    this.#skipped = this.#latest?.moment.table.hand ?? -1;
    this.flush();
  }

  flush(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    for (const state of this.#queue.splice(0)) this.show(state);
  }

  #next(): void {
    for (let state = this.#queue.shift(); state; state = this.#queue.shift()) {
      if (state.stage) {
        this.#timer = setTimeout(() => {
          this.#timer = undefined;
          this.#next();
        }, STAGE_MS);
        this.show(state);
        return;
      }
      this.show(state);
    }
  }
}
