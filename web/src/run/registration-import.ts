import { html, nothing, type TemplateResult } from "lit";
import { customElement, property, state } from "lit/decorators.js";
import { refusedOf } from "../connection/api.js";
import { exportPath, importParticipants } from "../connection/runs.js";
import type { Refused } from "../generated/server.js";
import { t } from "../i18n/catalog.js";
import { refusalWords } from "../i18n/words.js";
import { LightDomElement } from "../widgets/light.js";

/** An error in a file, by line and column. */
interface ImportFault {
  line: number;
  column: string;
  text: string;
}

/** The import of participants from a spreadsheet, and their export. Dispatches `changed`. */
@customElement("registration-import")
export class RegistrationImport extends LightDomElement {
  @property() accessor run = "";
  @state() private accessor file: File | undefined;
  @state() private accessor done = false;
  @state() private accessor refused: Refused | undefined;
  @state() private accessor busy = false;

  protected override render() {
    return html`<details>
      <summary>${t("run-import")}</summary>
      <p>${t("run-import-why")}</p>
      <pre><code>name;rides;hands;shown_as;contact;number
Ann Lee;yes;2;name;555 0100;17</code></pre>
      <form @submit=${(event: SubmitEvent) => this.#import(event)}>
        <label
          >${t("run-import-file")}<input type="file" accept=".csv,text/csv" required @change=${this.#choose}
        /></label>
        <button ?disabled=${this.busy || !this.file}>${t("run-import-button")}</button>
      </form>
      <p role="status">${this.done ? t("run-imported") : nothing}</p>
      ${this.refused ? faultList(this.refused) : nothing}
      <p><a href=${exportPath(this.run)} download>${t("run-export")}</a></p>
    </details>`;
  }

  readonly #choose = (event: Event) => {
    this.file = (event.target as HTMLInputElement).files?.[0];
    this.done = false;
    this.refused = undefined;
  };

  async #import(event: SubmitEvent): Promise<void> {
    event.preventDefault();
    if (!this.file) return;
    const form = event.target as HTMLFormElement;
    this.busy = true;
    this.refused = undefined;
    try {
      await importParticipants(this.run, this.file);
      this.done = true;
      this.file = undefined;
      form.reset();
    } catch (error) {
      this.refused = refusedOf(error);
    }
    this.busy = false;
    this.dispatchEvent(new CustomEvent("changed"));
  }
}

/** A refused file, with its errors by line. Their texts come from the server, in English. */
function faultList(refused: Refused): TemplateResult {
  const faults = (refused.args?.["faults"] ?? []) as ImportFault[];
  return html`<div class="refused" role="alert">
    <p>${refusalWords(refused)}</p>
    <ul>
      ${faults.map(({ line, column, text }) => html`<li>${t("run-import-fault", { line, column: column || "none" })} <span lang="en">${text}</span></li>`)}
    </ul>
  </div>`;
}
