import { html, nothing, type ReactiveController, type ReactiveControllerHost, type TemplateResult } from "lit";
import { t } from "../i18n/catalog.js";

/** Time after which the wait is shown, in milliseconds. The line in `loading.css` has the same delay. */
const NOTICED_MS = 400;

/** The wait for the code of the next page, during which the page before it stays; renders the host again on a change. */
export class PageWait implements ReactiveController {
  /** `true` while the code loads. */
  isOn = false;
  #isNoticed = false;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly host: ReactiveControllerHost) {
    host.addController(this);
  }

  hostDisconnected(): void {
    this.end();
  }

  start(): void {
    this.#set(true);
    this.#timer = setTimeout(() => {
      this.#isNoticed = true;
      this.host.requestUpdate();
    }, NOTICED_MS);
  }

  end(): void {
    this.#set(false);
  }

  /** The status region, which stays in the page so that a screen reader announces its text. */
  status(): TemplateResult {
    return html`<div class="hidden" role="status">${this.#isNoticed ? t("page-loading") : nothing}</div>`;
  }

  #set(isOn: boolean): void {
    clearTimeout(this.#timer);
    [this.isOn, this.#isNoticed] = [isOn, false];
    document.body.classList.toggle("loading", isOn);
    this.host.requestUpdate();
  }
}
