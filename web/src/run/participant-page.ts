import { html, nothing } from "lit";
import { customElement, property, state } from "lit/decorators.js";
import { refusedOf } from "../connection/api.js";
import { participant } from "../connection/runs.js";
import type { ParticipantPage as Page } from "../generated/run.js";
import type { Refused } from "../generated/server.js";
import { t } from "../i18n/catalog.js";
import { refusalWords } from "../i18n/words.js";
import { address } from "../router.js";
import { LightDomElement } from "../widgets/light.js";
import "./participant.js";

const REFRESH_MS = 5000;

/** The public page of a participant, kept up to date while it is visible. */
@customElement("participant-page")
export class ParticipantPage extends LightDomElement {
  @property() accessor run = "";
  @property({ type: Number }) accessor number = 0;
  @state() private accessor page: Page | undefined;
  @state() private accessor refused: Refused | undefined;
  #timer: ReturnType<typeof setInterval> | undefined;

  override connectedCallback(): void {
    super.connectedCallback();
    void this.#load();
    this.#timer = setInterval(() => document.hidden || void this.#load(), REFRESH_MS);
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    clearInterval(this.#timer);
  }

  async #load(): Promise<void> {
    try {
      this.page = await participant(this.run, this.number);
      this.refused = undefined;
    } catch (error) {
      this.refused = refusedOf(error);
    }
  }

  protected override render() {
    const { page, refused } = this;
    if (page) document.title = `${page.run.name} · Cardroom`;
    return html`<section class="page">
      ${refused ? html`<p class="refused" role="alert">${refusalWords(refused)}</p>` : nothing}
      ${page ? html`<run-participant .page=${page}></run-participant>` : nothing}
      ${
        page
          ? html`<p>
              <a href=${address({ page: "board", run: this.run })}>${t("board-to-board", { event: page.run.name })}</a>
            </p>`
          : nothing
      }
    </section>`;
  }
}
