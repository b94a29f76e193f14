import { html, nothing, type TemplateResult } from "lit";
import { customElement, property } from "lit/decorators.js";
import type { StaffView } from "../generated/run.js";
import { t } from "../i18n/catalog.js";
import { refusalWords } from "../i18n/words.js";
import { address } from "../router.js";
import { RunController } from "../state/run.js";
import { LightDomElement } from "../widgets/light.js";
import { accountTable, feesTable, prizesTable } from "./money-tables.js";
import { dayText } from "./words.js";

/** The money of an event, for its organiser: the use of the takings, the prizes with their payment, and unpaid fees. */
@customElement("run-money")
export class RunMoney extends LightDomElement {
  @property() accessor run = "";
  readonly #event = new RunController(this, () => this.run);

  protected override render() {
    const { view, refused } = this.#event;
    return html`<section class="page money" @changed=${() => this.#event.refresh()}>
      <div class="head">
        <h1>${t("run-title-money")}</h1>
        <button type="button" @click=${() => window.print()}>${t("money-print")}</button>
      </div>
      ${refused ? html`<p class="refused" role="alert">${refusalWords(refused, "poker_run")}</p>` : nothing}
      ${view ? this.#content(view) : nothing}
    </section>`;
  }

  #content(view: StaffView): TemplateResult {
    const { run, draft, organiser, participants } = view;
    const head = html`<p>
      <a href=${address({ page: "staff", run: this.run })}><bdi>${run.name}</bdi></a> ${dayText(run.date)} ·
      <strong>${t(`run-stage-${run.stage}`)}</strong>
    </p>`;
    if (!organiser)
      return html`${head}
        <p class="warning">${t("money-organiser-only")}</p>`;
    if (!organiser.account)
      return html`${head}
        <p>${t("board-note-draft")}</p>`;
    return html`${head} ${accountTable(organiser.account, draft, participants)} ${prizesTable(view)}
    ${draft.settings?.fees === "recorded" ? feesTable(view) : nothing}`;
  }
}
