import { html, nothing, type TemplateResult } from "lit";
import { customElement, property, state } from "lit/decorators.js";
import { Refusal, refusedOf } from "../connection/api.js";
import { logFile } from "../connection/log-file.js";
import { drawsLog } from "../connection/runs.js";
import { sorted } from "../draw-phone/branches.js";
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
  /** The differences that a move of the event or a restored backup explains. */
  explained: Difference[];
  /** The numbers of proofs and of scans that this phone keeps. */
  proofs: number;
  scans: number;
  own: OwnSteps;
}

/** The events of a desk after which the log differs from the one that was compared. */
const CHANGES = ["drawn", "voided"];

/** Compares what this phone keeps of the draws with the log, as every phone does before the event is closed. */
@customElement("draws-compare")
export class DrawsCompare extends LightDomElement {
  @property({ attribute: false }) accessor view!: StaffView;
  @property({ attribute: false }) accessor phone!: DrawPhone;
  /** `true` if the panel is folded at first. */
  @property({ type: Boolean }) accessor folded = false;
  @state() private accessor busy = false;
  @state() private accessor compared: Compared | undefined;
  @state() private accessor refused: Refused | undefined;
  /** `true` if the browser keeps nothing, as in some private windows. */
  @state() private accessor broken = false;

  /** A result does not stay once more is drawn or declared void here: it is about the log before. */
  readonly #drawn = () => (this.compared = undefined);

  override connectedCallback(): void {
    super.connectedCallback();
    for (const event of CHANGES) document.addEventListener(event, this.#drawn);
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    for (const event of CHANGES) document.removeEventListener(event, this.#drawn);
  }

  protected override render() {
    if (!this.folded)
      return html`<section class="report draws-compare">
        <h2>${t("draws-compare-title")}</h2>
        ${this.#panel()}
      </section>`;
    return html`<details class="draws-compare">
      <summary>${t("draws-compare-title")}</summary>
      ${this.#panel()}
    </details>`;
  }

  #panel(): TemplateResult {
    return html`<p class="quiet">${t("draws-compare-why")}</p>
      <button ?disabled=${this.busy} @click=${() => this.#compare()}>
        ${t(this.busy ? "draws-comparing" : "draws-compare")}
      </button>
      ${refusedNote(this.refused, this.view.run.route)}
      ${this.broken ? html`<p class="refused" role="alert">${t("draws-phone-broken")}</p>` : nothing}
      ${this.compared ? this.#result(this.compared) : nothing}`;
  }

  #result({ found, explained, proofs, scans, own }: Compared): TemplateResult {
    const kept = t("draws-compare-kept", { proofs, scans });
    const steps =
      own.byHand + own.voids > 0
        ? html`<p>${t("draws-compare-own", { hand: own.byHand, again: own.again, voids: own.voids })}</p>`
        : nothing;
    if (found.length === 0)
      return html`<p class="again" role="status">
          ${t(explained.length > 0 ? "draws-compare-unexplained" : "draws-compare-same")} ${kept}
        </p>
        ${this.#explained(explained)} ${steps}`;
    return html`<div class="refused" role="alert">
        <p>${t("draws-compare-differs", { count: found.length })}</p>
        ${this.#list(found)}
        <p>${t("draws-compare-do")}</p>
      </div>
      ${this.#explained(explained)}
      <p>${kept}</p>
      ${steps}`;
  }

  #list(differences: readonly Difference[]): TemplateResult {
    const { route } = this.view.run;
    return html`<ul>
      ${differences.map((difference) => html`<li>${differenceWords(route, difference)}</li>`)}
    </ul>`;
  }

  /** The differences that are no fault, with their reason. */
  #explained(explained: readonly Difference[]): TemplateResult | typeof nothing {
    if (explained.length === 0) return nothing;
    return html`<div class="explained">
      <p>${t("draws-compare-explained", { count: explained.length })}</p>
      ${this.#list(explained)}
    </div>`;
  }

  async #compare(): Promise<void> {
    [this.busy, this.refused, this.broken, this.compared] = [true, undefined, false, undefined];
    const kept = await this.phone.kept().catch(() => undefined);
    if (kept === undefined) this.broken = true;
    else {
      try {
        const log = await drawsLog(this.view.run.id);
        const entries = log.entries as Entry[];
        const file = await logFile(this.view.run.id).catch(() => {
          throw new Refusal({ code: "log", message: t("draws-head-unloaded") });
        });
        const all = [...differences(kept, entries), ...changedHeads(kept, file)];
        const { open, explained } = sorted(all, kept, entries, file);
        this.compared = {
          found: open,
          explained,
          proofs: kept.proofs.length,
          scans: kept.scans.length,
          own: ownSteps(this.view.you.staff, entries, kept),
        };
      } catch (error) {
        this.refused = refusedOf(error);
      }
    }
    this.busy = false;
  }
}
