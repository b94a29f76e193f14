import type { ReactiveController, ReactiveControllerHost } from "lit";

/** Renders its host again and again, such as a clock, while the host is on the page. */
export class Ticker implements ReactiveController {
  #timer: ReturnType<typeof setInterval> | undefined;

  /** `interval` is in milliseconds. */
  constructor(
    private readonly host: ReactiveControllerHost,
    private readonly interval: number,
  ) {
    host.addController(this);
  }

  hostConnected(): void {
    this.#timer = setInterval(() => this.host.requestUpdate(), this.interval);
  }

  hostDisconnected(): void {
    clearInterval(this.#timer);
  }
}
