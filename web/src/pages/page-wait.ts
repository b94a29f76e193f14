import type { ReactiveController, ReactiveControllerHost } from "lit";

/** The wait for the code of the next page, during which the page before it stays; renders the host again on a change. */
export class PageWait implements ReactiveController {
  /** `true` while the code loads. */
  isOn = false;

  constructor(private readonly host: ReactiveControllerHost) {
    host.addController(this);
  }

  hostDisconnected(): void {
    this.end();
  }

  start(): void {
    this.#set(true);
  }

  end(): void {
    this.#set(false);
  }

  #set(isOn: boolean): void {
    this.isOn = isOn;
    document.body.classList.toggle("loading", isOn);
    this.host.requestUpdate();
  }
}
