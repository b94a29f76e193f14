import { inTab, readList } from "../storage/texts.js";
import type { Step } from "../generated/server.js";

/**
 * The names at a table whose messages the viewer does not want to see, kept for this visit. Names at a table are
 * unique. A player who is renamed stays muted.
 */
export class MutedNames {
  readonly #key: string;
  readonly #names: Set<string>;

  constructor(table: string) {
    this.#key = `muted-${table}`;
    this.#names = new Set(readList(inTab, this.#key).map(String));
  }

  has(name: string): boolean {
    return this.#names.has(name);
  }

  set(name: string, isMuted: boolean): void {
    if (isMuted) this.#names.add(name);
    else this.#names.delete(name);
    inTab.write(this.#key, JSON.stringify([...this.#names]));
  }

  /** Follows the players who changed their names. */
  follow(steps: readonly Step[]): void {
    for (const step of steps) {
      if (!("table" in step) || step.table.event !== "renamed" || !this.has(step.table.was)) continue;
      this.set(step.table.was, false);
      this.set(step.table.name, true);
    }
  }
}
