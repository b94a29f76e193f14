import { html, nothing, type TemplateResult } from "lit";
import { customElement, property, state } from "lit/decorators.js";
import type { RunHead } from "../generated/run.js";
import { clockTime } from "../i18n/clock.js";
import { t } from "../i18n/catalog.js";
import type { StampQueue } from "../offline/queue.js";
import { fieldsOf, type KeptStamp } from "../offline/stamp.js";
import { LightDomElement } from "../widgets/light.js";
import { cardWords } from "./desk-words.js";

/** A stamp of this device that waits. */
@customElement("stop-kept")
export class StopKept extends LightDomElement {
  @property({ attribute: false }) accessor run!: RunHead;
  @property({ attribute: false }) accessor queue!: StampQueue;
  @property({ attribute: false }) accessor stamp!: KeptStamp;
  /** `true` if the stamp may have been sent before it was taken back. */
  @state() private accessor isTooLate = false;

  protected override render() {
    const { cards, at } = fieldsOf(this.stamp.action);
    const args = { cards: cardWords(cards.map(({ card }) => card)), time: clockTime(at) };
    return html`<p class="quiet">${t("offline-stamp-waits", args)}</p>
      ${this.isTooLate ? html`<p class="refused" role="alert">${t("offline-too-late")}</p>` : nothing}
      ${this.stamp.tried ? nothing : this.#takeBack()}`;
  }

  /** The reasons for which a stamp that was never sent is taken back. */
  #takeBack(): TemplateResult {
    const reasons = [t("desk-reason-number"), t("desk-reason-card"), t("desk-reason-twice")];
    return html`<details class="undo">
      <summary>${t("desk-undo")}</summary>
      <div class="reasons">
        ${reasons.map((reason) => html`<button type="button" @click=${() => this.#take(reason)}>${reason}</button>`)}
      </div>
    </details>`;
  }

  async #take(reason: string): Promise<void> {
    this.isTooLate = !(await this.queue.takeBack(this.stamp, reason));
    if (!this.isTooLate) this.dispatchEvent(new CustomEvent("voided", { bubbles: true }));
  }
}
