import { html, nothing, type TemplateResult } from "lit";
import { customElement, property, state } from "lit/decorators.js";
import { refusedOf } from "../connection/api.js";
import { drawsReport } from "../connection/runs.js";
import type { DrawCounts, DrawsReport, RunHead } from "../generated/run.js";
import type { Refused } from "../generated/server.js";
import { t } from "../i18n/catalog.js";
import { refusalWords } from "../i18n/words.js";
import { LightDomElement } from "../widgets/light.js";
import { codeWords, slotWords } from "./draw-names.js";

const COUNTS = ["takeovers", "voids", "by_hand", "second_attempts", "open_scans"] as const;

/** The part of the closing report on provable draws: violations first, then the counts by stop and by staff member. */
@customElement("draws-report")
export class DrawsReportPart extends LightDomElement {
  @property({ attribute: false }) accessor run!: RunHead;
  @state() private accessor report: DrawsReport | undefined;
  @state() private accessor refused: Refused | undefined;
  /** The log position for which the report was requested. */
  #asked: number | undefined;

  protected override willUpdate(): void {
    if (this.run.seq === this.#asked) return;
    this.#asked = this.run.seq;
    void this.#load(this.run.seq);
  }

  async #load(asked: number): Promise<void> {
    try {
      const report = await drawsReport(this.run.id);
      if (asked === this.#asked) [this.report, this.refused] = [report, undefined];
    } catch (error) {
      this.refused = refusedOf(error);
      this.#asked = undefined;
    }
  }

  protected override render() {
    const { report, refused } = this;
    return html`<section class="draws-report">
      <h2>${t("draws-report-title")}</h2>
      ${refused ? html`<p class="refused" role="alert">${refusalWords(refused)}</p>` : nothing}
      ${report ? this.#content(report) : nothing}
    </section>`;
  }

  #content({ draws, rollbacks, unsold_hands: unsold, stops, staff, violations }: DrawsReport): TemplateResult {
    const { route } = this.run;
    return html`${violations.length > 0 ? violationList(violations) : html`<p>${t("draws-report-clean", { count: draws })}</p>`}
    ${rollbacks > 0 ? html`<p class="warning">${t("draws-report-rollbacks", { count: rollbacks })}</p>` : nothing}
    ${unsold > 0 ? html`<p class="warning">${t("draws-report-unsold", { count: unsold })}</p>` : nothing}
    ${countTable(
      t("draws-report-stops"),
      stops.map(({ slot, counts }) => [slotWords(route, slot), counts]),
    )}
    ${countTable(
      t("draws-report-staff"),
      staff.map((member) => [memberWords(member, staff), member.counts]),
    )}
    ${stops.length + staff.length === 0 ? html`<p>${t("draws-report-none")}</p>` : html`<p class="quiet">${t("draws-report-why")}</p>`}`;
  }
}

type Member = DrawsReport["staff"][number];

/** The name of a staff member, with the number if another one has the same name. */
function memberWords({ staff, name }: Member, all: readonly Member[]): string {
  if (name == null) return t("draws-report-member", { staff });
  const isShared = all.filter((other) => other.name === name).length > 1;
  return isShared ? t("draws-report-same-name", { name, staff }) : name;
}

const violationList = (violations: DrawsReport["violations"]): TemplateResult =>
  html`<div class="refused" role="alert">
    <p>${t("draws-violations", { count: violations.length })}</p>
    <ul>
      ${violations.map(({ position, code, text }) => html`<li>${t("draws-violation", { position: String(position), reason: codeWords(code, text) })}</li>`)}
    </ul>
  </div>`;

function countTable(caption: string, lines: [string, DrawCounts][]): TemplateResult | typeof nothing {
  if (lines.length === 0) return nothing;
  return html`<div class="scroll" tabindex="0" role="group" aria-label=${caption}>
    <table class="money-table">
      <caption>
        ${caption}
      </caption>
      <thead>
        <tr>
          <td></td>
          ${COUNTS.map((name) => html`<th scope="col" class="number">${t(`draws-count-${name.replaceAll("_", "-")}`)}</th>`)}
        </tr>
      </thead>
      <tbody>
        ${lines.map(
          ([title, counts]) =>
            html`<tr>
              <th scope="row"><bdi>${title}</bdi></th>
              ${COUNTS.map((name) => html`<td class="number">${counts[name]}</td>`)}
            </tr>`,
        )}
      </tbody>
    </table>
  </div>`;
}
