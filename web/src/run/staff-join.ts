import { html, nothing } from "lit";
import { customElement, property, state } from "lit/decorators.js";
import { refusedOf } from "../connection/api.js";
import { board, joinRun } from "../connection/runs.js";
import type { Refused } from "../generated/server.js";
import { t } from "../i18n/catalog.js";
import { refusalWords } from "../i18n/words.js";
import { focusRefused } from "../pages/setting-fields.js";
import { address } from "../router.js";
import { me } from "../state/me.js";
import { fieldText } from "../widgets/forms.js";
import { LightDomElement } from "../widgets/light.js";

/** The page that a staff link opens: the volunteer enters a name and joins. The token is in the fragment. */
@customElement("run-join-page")
export class RunJoinPage extends LightDomElement {
  @property() accessor run = "";
  @state() private accessor event = "";
  @state() private accessor name = "";
  @state() private accessor refused: Refused | undefined;
  @state() private accessor busy = false;

  override connectedCallback(): void {
    super.connectedCallback();
    void me().then(({ name }) => (this.name = name ?? ""));
    board(this.run).then(
      ({ run }) => (this.event = run.name),
      (error) => (this.refused = refusedOf(error)),
    );
  }

  protected override render() {
    const fault = this.refused?.code.startsWith("name_") ? refusalWords(this.refused) : undefined;
    return html`<section class="page event">
      <h1>${this.event || t("run-title-join")}</h1>
      ${this.refused && !fault ? html`<p class="refused" role="alert">${refusalWords(this.refused)}</p>` : nothing}
      ${location.hash.length > 1 ? this.#form(fault) : html`<p class="warning">${t("run-join-no-token")}</p>`}
    </section>`;
  }

  #form(fault: string | undefined) {
    return html`<p>${t("run-join-why")}</p>
      <form @submit=${(event: SubmitEvent) => this.#join(event)}>
        <div class="field">
          <label for="join-name">${t("your-name")}</label>
          <input
            id="join-name"
            name="name"
            required
            maxlength="24"
            autocomplete="name"
            .value=${this.name}
            aria-invalid=${fault === undefined ? nothing : "true"}
            aria-describedby=${fault === undefined ? nothing : "join-fault"}
          />
          ${fault === undefined ? nothing : html`<p class="refused" id="join-fault">${fault}</p>`}
        </div>
        <button class="primary" ?disabled=${this.busy}>${t("run-join")}</button>
      </form>`;
  }

  async #join(event: SubmitEvent): Promise<void> {
    event.preventDefault();
    this.name = fieldText(new FormData(event.target as HTMLFormElement), "name").trim();
    this.busy = true;
    this.refused = undefined;
    try {
      await joinRun(this.run, location.hash.slice(1), this.name);
      // The URL with the token is not kept in the browser's history.
      history.replaceState(null, "", address({ page: "staff", run: this.run }));
      window.dispatchEvent(new PopStateEvent("popstate"));
    } catch (error) {
      this.refused = refusedOf(error);
      void this.updateComplete.then(() => focusRefused(this));
    }
    this.busy = false;
  }
}
