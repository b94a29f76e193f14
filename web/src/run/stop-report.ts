import { html, nothing } from "lit";
import { customElement, property, state } from "lit/decorators.js";
import { refusedOf } from "../connection/api.js";
import { act } from "../connection/runs.js";
import type { RunHead } from "../generated/run.js";
import type { Refused } from "../generated/server.js";
import { clockTime } from "../i18n/clock.js";
import { t } from "../i18n/catalog.js";
import { LightDomElement } from "../widgets/light.js";
import { refusedNote } from "./desk-words.js";
import { eventTime } from "./time.js";

/** Reports that all cards of a stop up to now have been entered, where stamps count by time (PR-22). */
@customElement("stop-report")
export class StopReport extends LightDomElement {
  @property({ attribute: false }) accessor run!: RunHead;
  @property({ type: Number }) accessor stop = 1;
  @state() private accessor until: string | undefined;
  @state() private accessor refused: Refused | undefined;
  @state() private accessor busy = false;
  @state() private accessor asked = false;

  protected override render() {
    return html`<div class="report">
      ${
        this.asked
          ? html`<p>${t("desk-report-ask")}</p>
              <div class="reasons">
                <button @click=${() => (this.asked = false)}>${t("desk-report-no")}</button>
                <button class="primary" ?disabled=${this.busy} @click=${() => this.#report()}>
                  ${t("desk-report-yes")}
                </button>
              </div>`
          : html`<button @click=${() => (this.asked = true)}>${t("desk-report")}</button>`
      }
      <p role="status">${this.until ? t("desk-reported", { time: clockTime(this.until) }) : nothing}</p>
      ${refusedNote(this.refused, this.run.route)}
    </div>`;
  }

  async #report(): Promise<void> {
    const until = eventTime(this.run);
    if (this.busy) return;
    [this.busy, this.refused] = [true, undefined];
    try {
      if (until === undefined) this.refused = { code: "run.not_the_day", message: "" };
      else {
        await act(this.run.id, { report: { stop: this.stop, until } });
        this.until = until;
        this.asked = false;
        this.dispatchEvent(new CustomEvent("changed", { bubbles: true }));
      }
    } catch (error) {
      this.refused = refusedOf(error);
    }
    this.busy = false;
  }
}
