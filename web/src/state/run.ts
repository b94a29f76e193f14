import type { ReactiveController, ReactiveControllerHost } from "lit";
import { refusedOf } from "../connection/api.js";
import { staffView } from "../connection/runs.js";
import type { StaffView } from "../generated/run.js";
import type { Refused } from "../generated/server.js";

const REFRESH_MS = 2000;

/** An event as a member of its staff sees it, kept up to date while the host element is connected. */
export class RunController implements ReactiveController {
  /** The latest view, with all participants by number; undefined until the first response. */
  view: StaffView | undefined;
  /** The refusal of the last request, if it was refused. */
  refused: Refused | undefined;
  #timer: ReturnType<typeof setInterval> | undefined;
  #loading: Promise<void> | undefined;

  constructor(
    private readonly host: ReactiveControllerHost,
    private readonly run: () => string,
  ) {
    host.addController(this);
  }

  hostConnected(): void {
    void this.refresh();
    this.#timer = setInterval(() => document.hidden || void this.refresh(), REFRESH_MS);
  }

  hostDisconnected(): void {
    clearInterval(this.#timer);
  }

  /**
   * Loads the changes. A request in progress is awaited and followed by another, since its response may be outdated.
   */
  async refresh(): Promise<void> {
    await this.#loading;
    this.#loading ??= this.#load().finally(() => (this.#loading = undefined));
    await this.#loading;
  }

  async #load(): Promise<void> {
    try {
      this.view = merged(this.view, await staffView(this.run(), this.view?.run.position));
      this.refused = undefined;
    } catch (error) {
      this.refused = refusedOf(error);
      // A person whose links were all revoked no longer sees the event.
      if (this.refused.code === "run.not_staff") this.view = undefined;
    }
    this.host.requestUpdate();
  }
}

/** The view after an update, which has all participants or only the changed ones. */
export function merged(before: StaffView | undefined, update: StaffView): StaffView {
  if (!before || update.whole) return update;
  return { ...update, whole: true, participants: mergedRows(before.participants, update.participants) };
}

/** The rows of all participants, by number, after some of them changed. */
export function mergedRows<Row extends { participant: number }>(before: Row[], changed: Row[]): Row[] {
  const rows = new Map(before.map((row) => [row.participant, row]));
  changed.forEach((row) => rows.set(row.participant, row));
  return [...rows.values()].sort((a, b) => a.participant - b.participant);
}
