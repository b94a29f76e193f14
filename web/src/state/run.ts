import type { ReactiveController, ReactiveControllerHost } from "lit";
import { refusedOf } from "../connection/api.js";
import { board, staffView } from "../connection/runs.js";
import { clockBounds, restoreBounds } from "../connection/server-time.js";
import type { StaffView } from "../generated/run.js";
import type { Refused } from "../generated/server.js";
import { highestTakeover, isBehind, movedRefusal } from "../offline/takeover.js";
import { keep, kept } from "../offline/store.js";

const REFRESH_MS = 2000;
/** Time after which the room counts as unreachable, in milliseconds. */
const LOST_MS = 8000;
/** Time between two updates of the kept view and clock, in milliseconds. */
const KEEP_MS = 10_000;
/** Time between two requests for the public board of a room that does not know the viewer, in milliseconds. */
const BOARD_MS = 10_000;

/**
 * An event as a member of its staff sees it, kept up to date while the host element is connected. With `keeps`, the view
 * and the clock of the room are kept on this device, and the page begins with them.
 */
export class RunController implements ReactiveController {
  /** The latest view, with all participants by number; undefined until the first response. */
  view: StaffView | undefined;
  /** The refusal of the last request, if it was refused. */
  refused: Refused | undefined;
  #timer: ReturnType<typeof setInterval> | undefined;
  #loading: Promise<void> | undefined;
  #keptAt = 0;
  /** The last request for the board: its time by the clock of the page, and what the board showed. */
  #boardCheck: { at: number; moved: Refused | undefined } | undefined;

  constructor(
    private readonly host: ReactiveControllerHost,
    private readonly run: () => string,
    private readonly keeps = false,
  ) {
    host.addController(this);
  }

  hostConnected(): void {
    void (this.keeps ? this.#restore().then(() => this.refresh()) : this.refresh());
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
      // The whole view of a large event may take longer.
      const options = this.keeps && this.view ? { timeout: LOST_MS } : {};
      const update = await staffView(this.run(), this.view?.run.position, options);
      this.view = merged(this.view, update);
      this.refused = undefined;
    } catch (error) {
      const refused = refusedOf(error);
      this.refused = refused.code === "run.not_staff" ? ((await this.#moved()) ?? refused) : refused;
      // A person whose links were all revoked no longer sees the event.
      if (this.refused.code === "run.not_staff") this.view = undefined;
    }
    if (this.keeps && this.refused?.code !== "unreachable") void this.#keep();
    this.host.requestUpdate();
  }

  /**
   * The refusal of a room that does not know the viewer, because the event continues on another computer, where the viewer
   * joined: the board of this room lacks a take-over that this device has seen. Undefined for any other room.
   */
  async #moved(): Promise<Refused | undefined> {
    const highest = await highestTakeover(this.run());
    if (highest === 0) return undefined;
    if (this.#boardCheck && performance.now() - this.#boardCheck.at < BOARD_MS) return this.#boardCheck.moved;
    try {
      const { run } = await board(this.run());
      this.#boardCheck = { at: performance.now(), moved: isBehind(run, highest) ? movedRefusal(highest) : undefined };
    } catch {
      // The next request may succeed.
    }
    return this.#boardCheck?.moved;
  }

  /** Shows the view of an earlier visit until the room answers. */
  async #restore(): Promise<void> {
    try {
      const [view, clock] = [await kept(this.run(), "view"), await kept(this.run(), "clock")];
      if (clock) restoreBounds(clock);
      this.view ??= view;
    } catch {
      // Without storage, the page needs the room.
    }
    this.host.requestUpdate();
  }

  /** Keeps the view and the clock from time to time. The view of an event that is over is not kept. */
  async #keep(): Promise<void> {
    if (performance.now() - this.#keptAt < KEEP_MS && this.#keptAt > 0) return;
    this.#keptAt = performance.now();
    const { view } = this;
    try {
      // A room that lags behind another computer has nothing that is worth more than the view of that one.
      if (view?.run.moved == null) await keep(this.run(), "view", view && !isOver(view) ? view : undefined);
      await keep(this.run(), "clock", clockBounds());
    } catch {
      // Without storage, the page needs the room.
    }
  }
}

const isOver = ({ run }: StaffView): boolean => run.stage === "final" || run.stage === "cancelled";

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
