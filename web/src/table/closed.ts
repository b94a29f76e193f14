import { html, nothing } from "lit";
import { customElement, property, state } from "lit/decorators.js";
import { refusedOf } from "../connection/api.js";
import { results } from "../connection/rest.js";
import type { Closing, PlayerResult, Results } from "../generated/rest.js";
import type { Refused } from "../generated/server.js";
import { t } from "../i18n/catalog.js";
import { figure, type Unit, unitOf } from "../i18n/money.js";
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

  #found({ game, hands, players }: Results) {
    const columns = COLUMNS.filter(({ of }) => players.some((player) => of(player) != null));
    return html`<h2>${t("table-results")}</h2>
      <div class="scroll" tabindex="0">
        <table aria-label=${t("table-results")}>
          ${
            columns.length > 1
              ? html`<caption class="quiet">
                  ${t(`unit-name-${unitOf(game)}`)}
                </caption>`
              : nothing
          }
          <thead>
            <tr>
              <th scope="col">${t("player")}</th>
              ${columns.map(({ title }) => html`<th scope="col" class="figure">${t(title)}</th>`)}
            </tr>
          </thead>
          <tbody>
            ${players.map((player) => row(unitOf(game), player, columns))}
          </tbody>
        </table>
      </div>
      <h2>${t("tab-hands")}</h2>
      <hand-list .table=${this.table} .game=${game} .hand=${hands} closed></hand-list>`;
  }
}

/** A column of figures, which is omitted if no player has a value. */
interface Column {
  title: string;
  of(player: PlayerResult): number | null | undefined;
  signed?: boolean;
}

const COLUMNS: Column[] = [
  { title: "bought-in", of: ({ bought }) => bought },
  { title: "cashed-out", of: ({ cashed_out }) => cashed_out },
  { title: "net", of: ({ net }) => net, signed: true },
  { title: "total-points", of: ({ points }) => points },
];

function row(unit: Unit, player: PlayerResult, columns: Column[]) {
  const { name, bot, you } = player;
  return html`<tr class=${you ? "you" : ""}>
    <th scope="row">${name}${bot ? html` <abbr title=${t("a-bot")}>${t("bot")}</abbr>` : nothing}</th>
    ${columns.map(({ of, signed }) => html`<td class="number">${cell(unit, of(player), signed)}</td>`)}
  </tr>`;
}

function cell(unit: Unit, value: number | null | undefined, signed = false) {
  if (value == null) return nothing;
  const sign = !signed || value === 0 ? "" : value > 0 ? "+" : "−";
  return sign + figure(unit, Math.abs(value));
}
