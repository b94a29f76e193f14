import { html, nothing, type TemplateResult } from "lit";
import { customElement, property, state } from "lit/decorators.js";
import { repeat } from "lit/directives/repeat.js";
import type { RunQuestion, StaffView } from "../generated/run.js";
import { t } from "../i18n/catalog.js";
import { refusalWords } from "../i18n/words.js";
import { address } from "../router.js";
import { RunController } from "../state/run.js";
import { LightDomElement } from "../widgets/light.js";
import { movedNote } from "./moved-note.js";
import { decidedQuestions, openQuestions } from "./questions-model.js";
import { decidedItem, openItem } from "./questions-item.js";

/**
 * The conflicts and warnings of an event in one list, for its organiser: each with its facts and the possible
 * decisions.
 */
@customElement("run-questions")
export class RunQuestions extends LightDomElement {
  @property() accessor run = "";
  @state() private accessor news = "";
  readonly #event = new RunController(this, () => this.run);

  protected override render() {
    const { view, refused } = this.#event;
    return html`<section class="page event questions" @changed=${() => this.#decided()}>
      <h1>${t("run-title-questions")}</h1>
      ${refused ? html`<p class="refused" role="alert">${refusalWords(refused, "poker_run")}</p>` : nothing}
      ${view ? this.#content(view) : nothing}
    </section>`;
  }

  #content(view: StaffView): TemplateResult {
    const head = html`<p>
        <a href=${address({ page: "staff", run: this.run })}><bdi>${view.run.name}</bdi></a>
      </p>
      ${movedNote(view)}`;
    if (!view.organiser)
      return html`${head}
        <p class="warning">${t("questions-organiser-only")}</p>`;
    const [open, decided] = [openQuestions(view), decidedQuestions(view)];
    return html`${head}
      <h2 tabindex="-1">${t("questions-open", { count: open.length })}</h2>
      <p class="hidden" role="status">${this.news}</p>
      ${open.length === 0 ? html`<p>${t("questions-none")}</p>` : nothing}
      <ul class="asked-list">
        ${repeat(
          open,
          ({ id }) => id,
          (question) => openItem(view, question),
        )}
      </ul>
      ${decided.length > 0 ? this.#past(view, decided) : nothing}`;
  }

  #past(view: StaffView, decided: readonly RunQuestion[]): TemplateResult {
    return html`<details>
      <summary>${t("questions-decided", { count: decided.length })}</summary>
      <ul class="asked-list">
        ${repeat(
          decided,
          ({ id }) => id,
          (question) => decidedItem(view, question),
        )}
      </ul>
    </details>`;
  }

  /** Removes a decided question from the list. The focus, which was in it, moves to the heading of the list. */
  async #decided(): Promise<void> {
    await this.#event.refresh();
    await this.updateComplete;
    const { view } = this.#event;
    if (view) this.news = t("questions-open", { count: openQuestions(view).length });
    if (document.activeElement === document.body) this.querySelector<HTMLElement>("h2")?.focus();
  }
}
