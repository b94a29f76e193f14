import { html, nothing } from "lit";
import { customElement, property, state } from "lit/decorators.js";
import { refusedOf } from "../connection/api.js";
import { edges } from "../connection/rest.js";
import type { WagerEdge } from "../generated/rest.js";
import type { Refused, TableView } from "../generated/server.js";
import { t } from "../i18n/catalog.js";
import { percent } from "../i18n/money.js";
import { refusalWords } from "../i18n/words.js";
import { LightDomElement } from "../widgets/light.js";

/** The exact house edge of every wager under the settings of a table. */
@customElement("wager-edges")
export class WagerEdges extends LightDomElement {
  @property({ attribute: false }) accessor table: TableView | undefined;
  @state() private accessor wagers: WagerEdge[] | undefined;
  @state() private accessor refused: Refused | undefined;
  /** The settings for which the edges were requested, as text. */
  #settings = "";

  protected override willUpdate(): void {
    const settings = JSON.stringify(this.table?.rules);
    if (!this.table || settings === this.#settings) return;
    this.#settings = settings;
    void this.#load(this.table.id, settings);
  }

  async #load(table: string, settings: string): Promise<void> {
    this.wagers = undefined;
    this.refused = undefined;
    try {
      const { wagers } = await edges(table);
      if (settings === this.#settings) this.wagers = wagers;
    } catch (error) {
      if (settings === this.#settings) this.refused = refusedOf(error);
    }
  }

  protected override render() {
    if (this.refused) {
      const again = () => void this.#load(this.table!.id, this.#settings);
      return html`<p class="refused" role="alert">${refusalWords(this.refused)}</p>
        <button type="button" @click=${again}>${t("run-join-again")}</button>`;
    }
    return html`<h3>${t("edges")}</h3>
      <p class="quiet" role="status">${this.wagers ? nothing : t("edges-counted")}</p>
      ${
        this.wagers
          ? html`<ul>
                ${this.wagers.map(line)}
              </ul>
              <p class="quiet">${t("edges-note")}</p>`
          : nothing
      }`;
  }
}

const line = ({ wager, edge, hit_frequency }: WagerEdge) =>
  html`<li>
    ${t("edge-line", { wager: t(`edge-${wager.replaceAll("_", "-")}`), edge: percent(edge), wins: percent(hit_frequency) })}
  </li>`;
