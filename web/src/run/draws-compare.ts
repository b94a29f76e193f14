import { html, nothing, type TemplateResult } from "lit";
import { customElement, property, state } from "lit/decorators.js";
import { refusedOf, takeoverHeader } from "../connection/api.js";
import { drawsLog, logPath } from "../connection/runs.js";
import { changedHeads, type Difference, differences, type OwnSteps, ownSteps } from "../draw-phone/compare.js";
import type { DrawPhone } from "../draw-phone/phone.js";
import type { Entry } from "../draws/fact.js";
import type { StaffView } from "../generated/run.js";
import type { Refused } from "../generated/server.js";
import { t } from "../i18n/catalog.js";
import { LightDomElement } from "../widgets/light.js";
import { refusedNote } from "./desk-words.js";
import { differenceWords } from "./draw-words.js";

/** The result of a comparison. */
interface Compared {
  found: Difference[];
  /** The numbers of proofs and of scans that this phone keeps. */
  proofs: number;
  scans: number;
  own: OwnSteps;
}

/** Compares what this phone keeps of the draws with the log, as every phone does before the event is closed. */
@customElement("draws-compare")
export class DrawsCompare extends LightDomElement {
  @property({ attribute: false }) accessor view!: StaffView;
  @property({ attribute: false }) accessor phone!: DrawPhone;
  @state() private accessor busy = false;
  @state() private accessor compared: Compared | undefined;
  @state() private accessor refused: Refused | undefined;
  /** `true` if the browser keeps nothing, as in some private windows. */
  @state() private accessor broken = false;

  protected override render() {
    return html`<section class="report draws-compare">
      <h2>${t("draws-compare-title")}</h2>
      <p class="quiet">${t("draws-compare-why")}</p>
      <button ?disabled=${this.busy} @click=${() => this.#compare()}>
        ${t(this.busy ? "draws-comparing" : "draws-compare")}
      </button>
      ${refusedNote(this.refused, this.view.run.route)}
      ${this.broken ? html`<p class="refused" role="alert">${t("draws-phone-broken")}</p>` : nothing}
      ${this.compared ? this.#result(this.compared) : nothing}
    </section>`;
  }

  #result({ found, proofs, scans, own }: Compared): TemplateResult {
    const { route } = this.view.run;
    const kept = t("draws-compare-kept", { proofs, scans });
    const steps =
      own.byHand + own.voids > 0
        ? html`<p>${t("draws-compare-own", { hand: own.byHand, voids: own.voids })}</p>`
        : nothing;
    if (found.length === 0)
      return html`<p class="again" role="status">${t("draws-compare-same")} ${kept}</p>
        ${steps}`;
    return html`<div class="refused" role="alert">
        <p>${t("draws-compare-differs", { count: found.length })}</p>
        <ul>
          ${found.map((difference) => html`<li>${differenceWords(route, difference)}</li>`)}
        </ul>
        <p>${t("draws-compare-do")}</p>
      </div>
      <p>${kept}</p>
      ${steps}`;
  }

  async #compare(): Promise<void> {
    [this.busy, this.refused, this.broken, this.compared] = [true, undefined, false, undefined];
    const kept = await this.phone.kept().catch(() => undefined);
    if (kept === undefined) this.broken = true;
    else {
      try {
        const log = await drawsLog(this.view.run.id);
        const entries = log.entries as Entry[];
        const file = await this.#file();
        this.compared = {
          found: [...differences(kept, entries), ...changedHeads(kept, file)],
          proofs: kept.proofs.length,
          scans: kept.scans.length,
          own: ownSteps(this.view.you.staff, entries),
        };
      } catch (error) {
        this.refused = refusedOf(error);
      }
    }
    this.busy = false;
  }

  /** The log of the event as a file, which has the hashes. */
  async #file(): Promise<string> {
    const path = logPath(this.view.run.id);
    const response = await fetch(path, { headers: await takeoverHeader(path.replace("/api", "")) });
    if (!response.ok) throw new Error(`${response.status}`);
    return response.text();
  }
}
