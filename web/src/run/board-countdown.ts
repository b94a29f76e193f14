import { html, nothing } from "lit";
import { customElement, property } from "lit/decorators.js";
import { serverNow } from "../connection/server-time.js";
import type { RunHead } from "../generated/run.js";
import { t } from "../i18n/catalog.js";
import { LightDomElement } from "../widgets/light.js";
import { Ticker } from "../widgets/ticker.js";
import { deadlineOf, deadlineWords, leftWords } from "./board-time.js";
import { isOpen } from "./words.js";

/** The deadline of an event, with a countdown while the event is open. */
@customElement("run-countdown")
export class RunCountdown extends LightDomElement {
  @property({ attribute: false }) accessor run!: RunHead;

  constructor() {
    super();
    new Ticker(this, 1000);
  }

  protected override render() {
    const deadline = deadlineOf(this.run);
    const open = isOpen(this.run);
    if (deadline === undefined || !open) return nothing;
    const left = leftWords(deadline - serverNow());
    return html`<span class="run-deadline">${t("board-deadline", { time: deadlineWords(this.run) })}</span>
      <span class="run-left ${left === undefined ? "passed" : ""}" role="timer"
        >${left === undefined ? t("board-deadline-passed") : t("board-left", { left })}</span
      >`;
  }
}
