import { html, nothing, type TemplateResult } from "lit";
import { customElement, property, state } from "lit/decorators.js";
import { refusedOf } from "../connection/api.js";
import { moneyReport, reportPath } from "../connection/runs.js";
import type { MoneyReport, StaffView } from "../generated/run.js";
import type { Refused } from "../generated/server.js";
import { t } from "../i18n/catalog.js";
import { longDate } from "../i18n/clock.js";
import { refusalWords } from "../i18n/words.js";
import { address } from "../router.js";
import { RunController } from "../state/run.js";
import { LightDomElement } from "../widgets/light.js";
import "./draws-report.js";
import { accountTable, otherTable, receivedTable } from "./money-account.js";
import { entriesPart } from "./money-entries.js";
import { feesTable, refundsTable, unrecordedTable } from "./money-fees.js";
import { prizesTable } from "./money-prizes.js";
import { tillsPart } from "./money-tills.js";
import { movedNote } from "./moved-note.js";
import { questionsNote } from "./questions-link.js";

/**
 * The money of an event, for its organiser: tills, payments, refunds, prizes and the closing report. The report is
 * loaded again whenever the event has a new entry.
 */
@customElement("run-money")
export class RunMoney extends LightDomElement {
  @property() accessor run = "";
  @state() private accessor report: MoneyReport | undefined;
  @state() private accessor refused: Refused | undefined;
  readonly #event = new RunController(this, () => this.run);
  /** The log position for which the report was requested. */
  #asked: number | undefined;
  readonly #folded: HTMLDetailsElement[] = [];
  readonly #beforePrint = () => this.#unfold();
  readonly #afterPrint = () => this.#folded.splice(0).forEach((each) => (each.open = false));

  override connectedCallback(): void {
    super.connectedCallback();
    window.addEventListener("beforeprint", this.#beforePrint);
    window.addEventListener("afterprint", this.#afterPrint);
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    window.removeEventListener("beforeprint", this.#beforePrint);
    window.removeEventListener("afterprint", this.#afterPrint);
  }

  /** Expands everything for printing, since collapsed parts are not printed. */
  #unfold(): void {
    const closed = [...this.querySelectorAll("details")].filter(({ open }) => !open);
    closed.forEach((each) => (each.open = true));
    // A print preview may fire the event again before the first print has ended.
    this.#folded.push(...closed);
  }

  protected override updated(): void {
    const { view } = this.#event;
    if (!view?.organiser || view.run.seq === this.#asked) return;
    this.#asked = view.run.seq;
    void this.#load();
  }

  async #load(): Promise<void> {
    const asked = this.#asked;
    try {
      const report = await moneyReport(this.run);
      if (asked === this.#asked) [this.report, this.refused] = [report, undefined];
    } catch (error) {
      this.refused = refusedOf(error);
      // The next view requests the report again.
      this.#asked = undefined;
    }
  }

  protected override render() {
    const { view } = this.#event;
    const refused = this.#event.refused ?? this.refused;
    return html`<section class="page event money" @changed=${() => this.#changed()}>
      <div class="head">
        <h1 id="title" tabindex="-1">${t("run-title-money")}</h1>
        <div class="controls">
          <a class="button" href=${reportPath(this.run)} download>${t("money-csv")}</a>
          <button type="button" @click=${() => window.print()}>${t("money-print")}</button>
        </div>
      </div>
      ${refused ? html`<p class="refused" role="alert">${refusalWords(refused, "poker_run")}</p>` : nothing}
      ${view ? this.#content(view) : nothing}
    </section>`;
  }

  #content(view: StaffView): TemplateResult {
    const { run, organiser } = view;
    const head = html`<p class="money-event">
        <a href=${address({ page: "staff", run: this.run })}><bdi>${run.name}</bdi></a> · ${longDate(run.date)} ·
        <strong>${t(`run-stage-${run.stage}`)}</strong>
      </p>
      ${movedNote(view)} ${questionsNote(view)}`;
    if (!organiser)
      return html`${head}
        <p class="warning">${t("money-organiser-only")}</p>`;
    if (!organiser.account)
      return html`${head}
        <p>${t("board-note-draft")}</p>`;
    return html`${head} ${this.report ? this.#report(view, this.report) : nothing}`;
  }

  #report(view: StaffView, report: MoneyReport): TemplateResult {
    const { draft, organiser } = view;
    return html`<div class="columns">
        <div>
          ${accountTable(report.account ?? organiser!.account!, view, report)} ${receivedTable(report)}
          ${otherTable(report)} ${prizesTable(view, report)}
        </div>
        <div>
          ${tillsPart(view, report)} ${refundsTable(view)}
          ${draft.settings?.fees === "recorded" ? feesTable(view) : nothing} ${unrecordedTable(view)}
        </div>
      </div>
      ${draft.provable_draws ? html`<draws-report .run=${view.run}></draws-report>` : nothing}
      ${entriesPart(view, report)}`;
  }

  /** Reloads after an entry. Its form, and the focus with it, may be gone, so the focus moves to the title. */
  async #changed(): Promise<void> {
    await this.#event.refresh();
    await this.updateComplete;
    if (document.activeElement === document.body) this.querySelector<HTMLElement>("#title")?.focus();
  }
}
