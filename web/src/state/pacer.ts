import { stages, type TableState } from "./table.js";

/** Shows the states of a table in order, each stage of a run-out for its duration. */
export class Pacer {
  #latest: TableState | undefined;
  #queue: TableState[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** Number of the hand whose stages are shown without delay; -1 for none. */
  #skipped = -1;

  constructor(private readonly show: (state: TableState) => void) {}

  /** The last known state, whether it is shown yet or not; undefined before the first. */
  get latest(): TableState | undefined {
    return this.#latest;
  }

  /** Returns whether a stage is being shown; later states wait for its end. */
  get running(): boolean {
    return this.#timer !== undefined;
  }

  take(after: TableState): void {
    const { hand } = after.moment.table;
    // Pending stages are shown without delay when a newer hand begins or the page is hidden.
    if (this.#latest && this.#latest.moment.table.hand < hand) this.flush();
    this.#queue.push(...stages(after));
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
      if (state.stageMs !== undefined) {
        this.#timer = setTimeout(() => {
          this.#timer = undefined;
          this.#next();
        }, state.stageMs);
        this.show(state);
        return;
      }
      this.show(state);
    }
  }
}
