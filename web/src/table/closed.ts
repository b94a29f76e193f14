import { html, nothing } from "lit";
import { customElement, property, state } from "lit/decorators.js";
import { refusedOf } from "../connection/api.js";
import { results } from "../connection/rest.js";
import type { Closing, Results } from "../generated/rest.js";
import type { Refused } from "../generated/server.js";
import { t } from "../i18n/catalog.js";
import { unitOf } from "../i18n/money.js";
import { closingWords, refusalWords } from "../i18n/words.js";
import { backToLobby } from "../router.js";
import { LightDomElement } from "../widgets/light.js";
import "./history.js";

/** A closed table: the results of all players and the hands, for its host and the players who sat there. */
@customElement("closed-table")
export class ClosedTable extends LightDomElement {
  @property() accessor table = "";
  /** The closing of the table, if the page of the open table has been told; the results have it too. */
  @property({ attribute: false }) accessor closing: Closing | undefined;
  @state() private accessor results: Results | undefined;
  @state() private accessor refused: Refused | undefined;

  override connectedCallback(): void {
    super.connectedCallback();
    results(this.table).then(
      (found) => (this.results = found),
      (error) => (this.refused = refusedOf(error)),
    );
  }

  /** Sets the title of the window, and moves the focus to the page if the focused element was removed. */
  protected override updated(changed: Map<string, unknown>): void {
    if (changed.has("results") && this.results) document.title = `${this.results.name} · Cardroom`;
    if (document.activeElement === null || document.activeElement === document.body)
      this.querySelector("main")?.focus();
  }

  protected override render() {
    const { results: found, refused } = this;
    const closing = found?.closing ?? this.closing;
    const points = found !== undefined && unitOf(found.game) === "points";
    return html`<main class="page closed" id="content" tabindex="-1" aria-labelledby="table-name">
      <div class="head">
        <h1 id="table-name">${found?.name ?? t("closed-table")}</h1>
        <a class="button" href=${backToLobby()}>${t("to-lobby")}</a>
      </div>
      <p role="status">${t(points ? "closed-points" : "phase-closed")}</p>
      ${closing?.by === "administrator" ? html`<p>${closingWords(closing, "closed", found?.game ?? "")}</p>` : nothing}
      ${refused ? html`<p class="refused">${refusalWords(refused)}</p>` : nothing}
      ${found ? this.#found(found) : nothing}
    </main>`;
  }

  #found(found: Results) {
    const { game, hands } = found;
    return html`<table-ledger .table=${this.table} .results=${found}></table-ledger>
      <h2>${t("tab-hands")}</h2>
      <hand-list .table=${this.table} .game=${game} .hand=${hands} closed></hand-list>`;
  }
}
