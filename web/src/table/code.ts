import { html } from "lit";
import { customElement, property, state } from "lit/decorators.js";
import type { TableView } from "../generated/server.js";
import { t } from "../i18n/catalog.js";
import { copyText } from "../widgets/copy.js";
import { LightDomElement } from "../widgets/light.js";
import { waitingWords } from "./waiting.js";

/** The middle of a table that waits for players: how many are missing, and the code with which they join. */
@customElement("table-code")
export class TableCode extends LightDomElement {
  @property({ attribute: false }) accessor table: TableView | undefined;
  @state() private accessor copied = false;

  protected override render() {
    const { table } = this;
    if (!table) return html``;
    // A status region of the page has the same words for screen readers.
    return html`<p aria-hidden="true">${waitingWords(table)}</p>
      <p class="quiet">${t("table-code")}</p>
      <div class="code-row">
        <p class="table-code">${table.id}</p>
        <button type="button" @click=${() => this.#copy(table.id)}>${t(this.copied ? "copied" : "copy-code")}</button>
      </div>`;
  }

  /** Copies the code, or selects it where the browser does not let a page copy. */
  async #copy(code: string): Promise<void> {
    this.copied = await copyText(code);
    if (!this.copied) getSelection()?.selectAllChildren(this.querySelector(".table-code")!);
  }
}
