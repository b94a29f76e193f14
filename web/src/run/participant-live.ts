import type { ReactiveController, ReactiveControllerHost } from "lit";
import { refusedOf } from "../connection/api.js";
import { participant } from "../connection/runs.js";
import { serverNow } from "../connection/server-time.js";
import type { ParticipantPage } from "../generated/run.js";
import type { Refused } from "../generated/server.js";

const REFRESH_MS = 5000;

/**
 * The page of a participant, kept up to date by polling while the host element is connected and the page is visible.
 * The page is small; the stream of the board would send every phone the changes of all participants.
 */
export class ParticipantController implements ReactiveController {
  /** The latest page; undefined until the first response. */
  page: ParticipantPage | undefined;
  /** The refusal of the last request, if it was refused. */
  refused: Refused | undefined;
  /** The time of the latest page, in milliseconds since the Unix epoch. */
  loadedAt = 0;
  #timer: ReturnType<typeof setInterval> | undefined;
  #loading = false;
  readonly #shown = () => void this.#refresh();

  constructor(
    private readonly host: ReactiveControllerHost,
    /** The event and the number of the participant; undefined while they are not known. */
    private readonly whose: () => { run: string; number: number } | undefined,
  ) {
    host.addController(this);
  }

  hostConnected(): void {
    this.#shown();
    this.#timer = setInterval(this.#shown, REFRESH_MS);
    document.addEventListener("visibilitychange", this.#shown);
  }

  hostDisconnected(): void {
    clearInterval(this.#timer);
    document.removeEventListener("visibilitychange", this.#shown);
  }

  /** Starts with a page that was loaded together with something else. */
  start(page: ParticipantPage): void {
    [this.page, this.loadedAt] = [page, serverNow()];
    this.host.requestUpdate();
  }

  async #refresh(): Promise<void> {
    const whose = this.whose();
    if (!whose || document.hidden || this.#loading) return;
    this.#loading = true;
    try {
      this.start(await participant(whose.run, whose.number));
      this.refused = undefined;
    } catch (error) {
      this.refused = refusedOf(error);
    }
    this.#loading = false;
    this.host.requestUpdate();
  }
}
