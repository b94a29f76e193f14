import { html, nothing, type TemplateResult } from "lit";
import { customElement, property } from "lit/decorators.js";
import { t } from "../i18n/catalog.js";
import { refusalWords } from "../i18n/words.js";
import { address } from "../router.js";
import { LightDomElement } from "../widgets/light.js";
import { eventMoment } from "./board-time.js";
import { ParticipantController } from "./participant-live.js";
import "./participant.js";

/** The public page of a participant, kept up to date while it is visible. */
@customElement("participant-page")
export class ParticipantPage extends LightDomElement {
  @property() accessor run = "";
  @property({ type: Number }) accessor number = 0;
  readonly #live = new ParticipantController(this, () => ({ run: this.run, number: this.number }));

  protected override render() {
    const { page } = this.#live;
    if (page) document.title = `${page.run.name} · Cardroom`;
    return html`<section class="page">
      ${notCurrent(this.#live)} ${page ? html`<run-participant .page=${page}></run-participant>` : nothing}
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

/** The refusal of the last request. If an earlier one succeeded, its time, since the page is from then. */
export function notCurrent({ page, refused, loadedAt }: ParticipantController): TemplateResult | typeof nothing {
  if (!refused) return nothing;
  const words =
    page && refused.code === "unreachable"
      ? t("participant-as-of", { time: eventMoment(page.run, loadedAt) })
      : refusalWords(refused);
  return html`<p class="refused" role="alert">${words}</p>`;
}
