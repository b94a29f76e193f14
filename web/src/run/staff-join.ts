import { html, nothing } from "lit";
import { customElement, property, state } from "lit/decorators.js";
import { refusedOf } from "../connection/api.js";
import { invitation, joinRun } from "../connection/runs.js";
import type { Invitation } from "../generated/run.js";
import type { Refused } from "../generated/server.js";
import { t } from "../i18n/catalog.js";
import { capitalized, longDate } from "../i18n/clock.js";
import { refusalWords } from "../i18n/words.js";
import { sync } from "../offline/sync.js";
import { expectPage } from "../pages/parts.js";
import { focusRefused } from "../pages/setting-fields.js";
import { address } from "../router.js";
import { me } from "../state/me.js";
import { fieldText } from "../widgets/forms.js";
import { LightDomElement } from "../widgets/light.js";
import { isOnOpenPage } from "../widgets/open-page.js";
import { taskList } from "./staff-tasks.js";

/**
 * The page that a staff link opens: it names the event and the tasks of the link, and the volunteer enters a name and
 * joins. The token is in the fragment.
 */
@customElement("run-join-page")
export class RunJoinPage extends LightDomElement {
  @property() accessor run = "";
  @state() private accessor invitation: Invitation | undefined;
  @state() private accessor name = "";
  @state() private accessor refused: Refused | undefined;
  @state() private accessor busy = false;
  /** The token of the link, which the URL loses once the volunteer has joined. */
  #token = "";

  override connectedCallback(): void {
    super.connectedCallback();
    this.#token = location.hash.slice(1);
    expectPage("staff");
    void me().then(({ name }) => (this.name = name ?? ""));
    if (this.#token !== "") void this.#invite();
  }

  /** Loads the invitation, so that an invalid link is refused before a name is typed. */
  async #invite(): Promise<void> {
    this.refused = undefined;
    try {
      this.invitation = await invitation(this.run, this.#token);
    } catch (error) {
      this.refused = refusedOf(error);
    }
  }

  protected override render() {
    const { invitation, refused } = this;
    const fault = refused?.code.startsWith("name_") ? refusalWords(refused) : undefined;
    return html`<section class="page event">
      <h1><bdi>${invitation?.run.name ?? t("run-title-join")}</bdi></h1>
      ${refused && !fault ? html`<p class="refused" role="alert">${refusalWords(refused)}</p>` : nothing}
      ${this.#token === "" ? html`<p class="warning">${t("run-join-no-token")}</p>` : nothing}
      ${invitation ? this.#form(invitation, fault) : nothing}
      ${
        refused?.code === "unreachable" && !invitation
          ? html`<button @click=${() => this.#invite()}>${t("run-join-again")}</button>`
          : nothing
      }
    </section>`;
  }

  #form({ run, roles }: Invitation, fault: string | undefined) {
    return html`<p>${capitalized(longDate(run.date))}</p>
      <p>${t("run-join-tasks")}</p>
      ${taskList(roles, run.route)}
      <p>${t("run-join-why")}</p>
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
      await joinRun(this.run, this.#token, this.name);
      // A room that was restored from a backup may lack stamps of this device.
      void sync(this.run).catch(() => undefined);
      if (!isOnOpenPage(this)) return;
      // The URL with the token is not kept in the browser's history.
      history.replaceState(null, "", address({ page: "staff", run: this.run }));
      window.dispatchEvent(new PopStateEvent("popstate"));
    } catch (error) {
      this.refused = refusedOf(error);
      this.busy = false;
      void this.updateComplete.then(() => focusRefused(this));
    }
  }
}
