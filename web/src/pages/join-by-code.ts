import { html, nothing } from "lit";
import { customElement, state } from "lit/decorators.js";
import { refusedOf } from "../connection/api.js";
import { table } from "../connection/rest.js";
import { t } from "../i18n/catalog.js";
import { refusalWords } from "../i18n/words.js";
import { address, go } from "../router.js";
import { fieldText } from "../widgets/forms.js";
import { LightDomElement } from "../widgets/light.js";
import { tableCode } from "./open-tables.js";

/** The field that opens a table by its code or its link. */
@customElement("join-by-code")
export class JoinByCode extends LightDomElement {
  /** The fault of the typed text; empty if there is none. */
  @state() private accessor fault = "";
  @state() private accessor busy = false;

  protected override render() {
    return html`<form class="typed" novalidate @submit=${this.#submit}>
      <label for="join-code">${t("join-code")}</label>
      <input
        id="join-code"
        name="code"
        autocomplete="off"
        autocapitalize="none"
        spellcheck="false"
        aria-invalid=${this.fault ? "true" : nothing}
        aria-describedby=${this.fault ? "join-fault" : nothing}
      />
      <button ?disabled=${this.busy}>${t("join-open")}</button>
      ${this.fault ? html`<p class="refused" role="alert" id="join-fault">${this.fault}</p>` : nothing}
    </form>`;
  }

  readonly #submit = async (event: SubmitEvent): Promise<void> => {
    event.preventDefault();
    const code = tableCode(fieldText(new FormData(event.target as HTMLFormElement), "code"));
    this.fault = code === undefined ? t("join-no-code") : "";
    if (code === undefined) return this.querySelector("input")!.focus();
    this.busy = true;
    try {
      const { id } = await table(code);
      if (this.isConnected) go(address({ page: "table", id }));
    } catch (error) {
      const refused = refusedOf(error);
      this.fault = refused.code === "no_such_table" ? t("join-unknown", { code }) : refusalWords(refused);
      this.querySelector("input")!.focus();
    }
    this.busy = false;
  };
}
