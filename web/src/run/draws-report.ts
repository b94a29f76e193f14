import { html, nothing, type PropertyValues, type TemplateResult } from "lit";
import { customElement, property, state } from "lit/decorators.js";
import { refusedOf } from "../connection/api.js";
import { drawsReport } from "../connection/runs.js";
import type { DrawCounts, DrawsReport, RunHead } from "../generated/run.js";
import type { Refused } from "../generated/server.js";
import { t } from "../i18n/catalog.js";
import { list, refusalWords } from "../i18n/words.js";
import { LightDomElement } from "../widgets/light.js";
import { codeWords, slotWords } from "./draw-names.js";
import "./open-scans.js";

const COUNTS = ["takeovers", "voids", "by_hand", "second_attempts", "open_scans"] as const;

/** The part of the closing report on provable draws: violations first, then the counts by stop and by staff member. */
@customElement("draws-report")
export class DrawsReportPart extends LightDomElement {
  @property({ attribute: false }) accessor run!: RunHead;
  @state() private accessor report: DrawsReport | undefined;
  @state() private accessor refused: Refused | undefined;
  @state() private accessor busy = false;
  /** The log position for which the report was requested. */
  #asked: number | undefined;

  protected override willUpdate(changed: PropertyValues<this>): void {
    // After a refusal, the next view of the event shows that the room can be reached.
    if (!changed.has("run") || (this.run.seq === this.#asked && !this.refused)) return;
    this.#asked = this.run.seq;
    void this.#load(this.run.seq);
  }

  async #load(asked: number): Promise<void> {
    this.busy = true;
    try {
      const report = await drawsReport(this.run.id);
      if (asked === this.#asked) [this.report, this.refused] = [report, undefined];
    } catch (error) {
      this.refused = refusedOf(error);
    }
    this.busy = false;
  }

  protected override render() {
    const { report, refused } = this;
    return html`<section class="draws-report">
      <h2>${t("draws-report-title")}</h2>
      ${refused ? this.#again(refused) : nothing} ${report ? this.#content(report) : nothing}
    </section>`;
  }

  /** A refusal, with the button that asks for the report again. */
  #again(refused: Refused): TemplateResult {
    return html`<p class="refused" role="alert">${refusalWords(refused)}</p>
      <p>
        <button
          aria-disabled=${this.busy ? "true" : nothing}
          @click=${() => this.busy || void this.#load(this.run.seq)}
        >
          ${t("draws-report-again")}
        </button>
      </p>`;
  }

  #content({ draws, rollbacks, unsold_hands: unsold, stops, staff, violations }: DrawsReport): TemplateResult {
    const { route } = this.run;
    return html`${violations.length > 0 ? violationList(violations) : html`<p>${t("draws-report-clean", { count: draws })}</p>`}
    ${rollbacks > 0 ? html`<p class="warning">${t("draws-report-rollbacks", { count: rollbacks })}</p>` : nothing}
    ${unsold > 0 ? html`<p class="warning">${t("draws-report-unsold", { count: unsold })}</p>` : nothing}
    ${countList(
      t("draws-report-stops"),
      stops.map(({ slot, counts }) => [slotWords(route, slot), counts]),
    )}
    ${countList(
      t("draws-report-staff"),
      staff.map((member) => [memberWords(member, staff), member.counts]),
    )}
    ${rollbacks > 0 ? html`<open-scans .run=${this.run.id} .seq=${this.run.seq} reported></open-scans>` : nothing}
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

/** The counts, a line for each card or staff member with those that are not zero, so that a phone shows all of them. */
function countList(title: string, lines: [string, DrawCounts][]): TemplateResult | typeof nothing {
  if (lines.length === 0) return nothing;
  return html`<h3>${title}</h3>
    <ul class="lines draw-counts">
      ${lines.map(
        ([name, counts]) =>
          html`<li>
            <strong><bdi>${name}</bdi></strong> <span>${countWords(counts)}</span>
          </li>`,
      )}
    </ul>`;
}

/** The counts that are not zero: `2 by hand and 1 open scan`. */
export const countWords = (counts: DrawCounts): string =>
  list(
    COUNTS.filter((name) => counts[name] > 0).map((name) =>
      t(`draws-count-${name.replaceAll("_", "-")}`, { count: counts[name] }),
    ),
  );
