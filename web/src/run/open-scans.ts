import { html, nothing, type PropertyValues } from "lit";
import { customElement, property, state } from "lit/decorators.js";
import { drawsLog } from "../connection/runs.js";
import { type OpenScans, openScans } from "../draw-phone/open-scans.js";
import type { Entry } from "../draws/fact.js";
import { t } from "../i18n/catalog.js";
import { LightDomElement } from "../widgets/light.js";

/** The scans that the closing report counts besides the open draws: those that a rollback of the log cut off, if any. */
@customElement("open-scans")
export class OpenScansNote extends LightDomElement {
  @property() accessor run = "";
  /** The position of the log for which the scans are counted. */
  @property({ type: Number }) accessor seq = 0;
  /** `true` beside the numbers of the report. */
  @property({ type: Boolean }) accessor reported = false;
  @state() private accessor scans: OpenScans | undefined;

  protected override willUpdate(changed: PropertyValues<this>): void {
    if (changed.has("run") || changed.has("seq")) void this.#load(this.seq);
  }

  async #load(seq: number): Promise<void> {
    const log = await drawsLog(this.run).catch(() => undefined);
    if (log && seq === this.seq) this.scans = openScans(log.entries as Entry[]);
  }

  protected override render() {
    const { scans } = this;
    if (!scans || scans.cutOff === 0) return nothing;
    return html`<p>${t(this.reported ? "draws-report-cut-off" : "correct-close-cut-off", { ...scans })}</p>`;
  }
}
