import type { ReactiveController, ReactiveControllerHost } from "lit";
import { refusedOf } from "../connection/api.js";
import { board, boardEvents } from "../connection/runs.js";
import type { RunBoard } from "../generated/run.js";
import type { Refused } from "../generated/server.js";
import { leadersChanged, mergedBoard } from "./board-model.js";

const RETRY_MS = 5000;

/**
 * The public board of an event, kept up to date by the room while the host element is connected and the page is
 * visible.
 */
export class BoardController implements ReactiveController {
  /** The latest board; undefined until the first message. */
  board: RunBoard | undefined;
  /** The refusal of the room, if it sends no board. */
  refused: Refused | undefined;
  /** `true` if the hands with a prize differ from those on the previous board. */
  leadersChanged = false;
  /** The stream of updates, or the first request, before there is one. */
  #events: EventSource | Promise<RunBoard> | undefined;
  #retry: ReturnType<typeof setTimeout> | undefined;
  readonly #shown = () => (document.hidden ? this.#close() : this.#open());

  constructor(
    private readonly host: ReactiveControllerHost,
    private readonly run: () => string,
  ) {
    host.addController(this);
  }

  hostConnected(): void {
    document.addEventListener("visibilitychange", this.#shown);
    this.#shown();
  }

  hostDisconnected(): void {
    document.removeEventListener("visibilitychange", this.#shown);
    this.#close();
  }

  #open(): void {
    this.#close();
    if (this.board) this.#follow();
    else void this.#begin();
  }

  /** Loads the board, which the script in the page has requested already, and follows it. */
  async #begin(): Promise<void> {
    const first = board(this.run());
    this.#events = first;
    const update = await first.catch(() => undefined);
    if (first === this.#events && update) {
      this.#take(update);
      // The stream would delay the first painting of the board.
      await new Promise((painted) => requestAnimationFrame(() => setTimeout(painted)));
    }
    // Without an answer, the stream fails for the same reason.
    if (first === this.#events) this.#follow();
  }

  #follow(): void {
    const events = boardEvents(this.run(), this.board?.run.position);
    events.onmessage = ({ data }: MessageEvent<string>) => this.#take(JSON.parse(data) as RunBoard);
    events.onerror = () => void this.#failed(events);
    this.#events = events;
  }

  #close(): void {
    clearTimeout(this.#retry);
    if (this.#events instanceof EventSource) this.#events.close();
    this.#events = undefined;
  }

  /**
   * Finds out why the stream ended. The browser itself reconnects after a lost connection, but not after a refusal. An
   * `EventSource` does not distinguish the two, so this makes another request.
   */
  async #failed(events: EventSource): Promise<void> {
    if (events.readyState === EventSource.CLOSED) {
      clearTimeout(this.#retry);
      this.#retry = setTimeout(() => this.#open(), RETRY_MS);
    }
    try {
      const update = await board(this.run(), this.board?.run.position);
      if (events === this.#events) this.#take(update);
    } catch (error) {
      this.refused = refusedOf(error);
      this.host.requestUpdate();
    }
  }

  /** Merges an update. An update without changes is dropped, and does not cause a rendering. */
  #take(update: RunBoard): void {
    const [before, refused] = [this.board, this.refused];
    this.refused = undefined;
    if (before?.run.position !== update.run.position) {
      this.board = mergedBoard(before, update);
      this.leadersChanged = leadersChanged(before, this.board);
    } else if (!refused) return;
    this.host.requestUpdate();
  }
}
