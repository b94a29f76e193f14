import { stages, type TableState } from "./table.js";

/** Time for which each stage of a run-out is shown, in milliseconds. */
export const STAGE_MS = 1000;

/** Shows the states of a table in order, and each stage of a run-out for a while. */
export class Pacer {
  #latest: TableState | undefined;
  #queue: TableState[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** The hand that is fast-forwarded: its stages are shown without delay. */
  #skipped = -1;

  constructor(private readonly show: (state: TableState) => void) {}

  /** The last known state, whether it is shown yet or not. */
  get latest(): TableState | undefined {
    return this.#latest;
  }

  /** Returns whether stages are left to show. */
  get running(): boolean {
    return this.#timer !== undefined;
  }

  take(after: TableState): void {
    const { hand } = after.moment.table;
    // Pending stages are skipped when a newer hand begins or the page is hidden.
    if (this.#latest && this.#latest.moment.table.hand < hand) this.flush();
    this.#queue.push(...stages(this.#latest, after));
    this.#latest = after;
    if (document.hidden || hand === this.#skipped) this.flush();
    else if (!this.running) this.#next();
  }

  /** Shows the rest of this hand without delay. */
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
