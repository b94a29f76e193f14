import { html, nothing } from "lit";
import { customElement, property, state } from "lit/decorators.js";
import { refusedOf } from "../connection/api.js";
import { chart, results } from "../connection/rest.js";
import type { Chart, PlayerResult, ResultPayment, Results } from "../generated/rest.js";
import type { Refused } from "../generated/server.js";
import { t } from "../i18n/catalog.js";
import { figure, money, type Unit, unitOf } from "../i18n/money.js";
import { refusalWords } from "../i18n/words.js";
import { LightDomElement } from "../widgets/light.js";
import { ledgerChart } from "./ledger-chart.js";

/**
 * The ledger of a table: what each player bought in for and stands at, who pays whom, and the totals over the evening. A
 * guest who never sat there is shown nothing.
 */
@customElement("table-ledger")
export class TableLedger extends LightDomElement {
  @property() accessor table = "";
  /** Number of the last hand; the ledger is loaded again when it changes. Undefined at a closed table. */
  @property({ type: Number }) accessor hand: number | undefined;
  /** The results, if the page has loaded them. */
  @property({ attribute: false }) accessor results: Results | undefined;
  @state() private accessor chart: Chart | undefined;
  @state() private accessor refused: Refused | undefined;

  protected override willUpdate(changed: Map<string, unknown>): void {
    if (changed.has("hand") || changed.has("table")) void this.#load();
  }

  async #load(): Promise<void> {
    try {
      const found = this.hand === undefined ? this.results : results(this.table);
      [this.results, this.chart] = await Promise.all([found, chart(this.table)]);
      this.refused = undefined;
    } catch (error) {
      this.refused = refusedOf(error);
    }
  }

  protected override render() {
    if (this.refused?.code === "not_there") return nothing;
    if (this.refused) return html`<p class="refused" role="alert">${refusalWords(this.refused)}</p>`;
    const { results: found } = this;
    if (!found || found.players.length === 0) return nothing;
    const unit = unitOf(found.game);
    return html`<section class="ledger" aria-labelledby="ledger-title">
      <h2 id="ledger-title">${t("ledger-title")}</h2>
      ${ledgerTable(unit, found.players)} ${paymentList(unit, found)}
      ${this.chart ? ledgerChart(unit, this.chart) : nothing}
      <p><a href=${`/api/tables/${this.table}/results.csv`} download>${t("ledger-csv")}</a></p>
    </section>`;
  }
}

/**
 * A column of figures, which is omitted if no player has a value. The result comes first, so that it is in view where the others
 * do not fit.
 */
interface Column {
  title: string;
  of(player: PlayerResult): number | null | undefined;
  signed?: boolean;
}

const COLUMNS: Column[] = [
  { title: "net", of: ({ standing }) => standing, signed: true },
  { title: "bought-in", of: ({ bought }) => bought },
  { title: "cashed-out", of: ({ cashed_out }) => cashed_out },
  { title: "ledger-stack", of: ({ stack }) => stack },
  { title: "total-points", of: ({ points }) => points },
];

/** The buy-ins, cash-outs, stacks and results of the players, or their points. */
function ledgerTable(unit: Unit, players: readonly PlayerResult[]) {
  const columns = COLUMNS.filter(({ of }) => players.some((player) => of(player) != null));
  return html`<div class="scroll" tabindex="0">
    <table aria-label=${t("table-results")}>
      ${
        columns.length > 1
          ? html`<caption class="quiet">
              ${t(`unit-name-${unit}`)}
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
        ${players.map((player) => row(unit, player, columns))}
      </tbody>
    </table>
  </div>`;
}

function row(unit: Unit, player: PlayerResult, columns: Column[]) {
  const { name, bot, bot_account, you } = player;
  const what = bot ? t("a-bot") : t("bot-account");
  const mark = bot || bot_account ? html` <abbr title=${what}>${t("bot")}</abbr>` : nothing;
  return html`<tr class=${you ? "you" : ""}>
    <th scope="row">${name}${mark}</th>
    ${columns.map(({ of, signed }) => html`<td class="number">${cell(unit, of(player), signed)}</td>`)}
  </tr>`;
}

function cell(unit: Unit, value: number | null | undefined, signed = false) {
  if (value == null) return nothing;
  const sign = !signed || value === 0 ? "" : value > 0 ? "+" : "−";
  return sign + figure(unit, Math.abs(value));
}

/** The payments that settle the results: `Cy pays Ann $4.50.` */
function paymentList(unit: Unit, { players, payments, closed }: Results) {
  if (!payments) return nothing;
  if (payments.length === 0) return html`<p>${t("ledger-even")}</p>`;
  return html`<h3>${t(closed ? "ledger-payments" : "ledger-payments-now")}</h3>
    <ul class="payments">
      ${payments.map((payment) => html`<li>${paymentWords(unit, players, payment)}</li>`)}
    </ul>`;
}

/** A payment as a sentence. The house, for which the bots play, has no name of its own, and hold’em has no house. */
function paymentWords(unit: Unit, players: readonly PlayerResult[], { from, to, amount }: ResultPayment): string {
  const name = (player: number | null | undefined) => (player == null ? "" : players[player]!.name);
  const isAgainstHouse = unit === "cents";
  const parties =
    from == null
      ? isAgainstHouse
        ? "house-pays"
        : "bots-lost"
      : to == null
        ? isAgainstHouse
          ? "pays-house"
          : "bots-won"
        : "pays";
  return t(`ledger-${parties}`, { from: name(from), to: name(to), amount: money(unit, amount) });
}
