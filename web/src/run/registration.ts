import { html, nothing, type TemplateResult } from "lit";
import { customElement, property } from "lit/decorators.js";
import type { StaffView } from "../generated/run.js";
import { t } from "../i18n/catalog.js";
import { refusalWords } from "../i18n/words.js";
import { address } from "../router.js";
import { RunController } from "../state/run.js";
import { LightDomElement } from "../widgets/light.js";
import { StrayClicks } from "../widgets/stray-click.js";
import { movedNote } from "./moved-note.js";
import { questionsNote } from "./questions-link.js";
import "./registration-form.js";
import "./registration-import.js";
import { type RegistrationList } from "./registration-list.js";
import "./registration-list.js";
import { hasRole } from "./staff-desks.js";
import { tillCounts } from "./till-count.js";
import { isOpen } from "./words.js";

/** The registration page of an event: the form for new participants, and the list of registered ones. */
@customElement("run-registration-page")
export class RunRegistrationPage extends LightDomElement {
  @property() accessor run = "";
  readonly #event = new RunController(this, () => this.run);
  /** The panel of a person changes its height with each entry, so a double click could reach another person. */
  readonly clicks = new StrayClicks(this);
  readonly #opened = ({ detail }: CustomEvent<number>) =>
    this.querySelector<RegistrationList>("registration-list")?.open(detail);
  readonly #changed = () => void this.#event.refresh();

  protected override render() {
    const { view, refused } = this.#event;
    return html`<section class="page event registration">
      <h1>${t("run-title-registration")}</h1>
      <p>
        <a href=${address({ page: "staff", run: this.run })}><bdi>${view?.run.name ?? t("run-to-staff")}</bdi></a>
      </p>
      ${view ? html`${movedNote(view)} ${questionsNote(view)}` : nothing}
      ${refused ? html`<p class="refused" role="alert">${refusalWords(refused)}</p>` : nothing}
      ${view ? this.#content(view) : nothing}
    </section>`;
  }

  #content(view: StaffView): TemplateResult {
    const { run, draft, you } = view;
    if (run.stage === "draft")
      return html`<p class="warning">${t("run-still-draft")}</p>
        <p><a href=${address({ page: "plan", run: run.id })}>${t("run-plan")}</a></p>`;
    const open = isOpen(run);
    const mayRegister = hasRole(you.roles, "registration", "finish");
    return html`${open && !mayRegister ? html`<p class="warning">${t("refusal-run-not_your_role")}</p>` : nothing}
      ${open ? nothing : html`<p class="warning">${t("run-registration-over")}</p>`}
      ${
        open && mayRegister
          ? html`<registration-form
              .run=${run.id}
              .settings=${draft.settings}
              .tills=${view.tills}
              .waiver=${draft.waiver}
              .participants=${view.participants}
              @opened=${this.#opened}
              @changed=${this.#changed}
            ></registration-form>`
          : nothing
      } <registration-list .event=${view} @changed=${this.#changed}></registration-list> ${
        hasRole(you.roles, "registration")
          ? html`<registration-import
              .run=${run.id}
              .closed=${!open}
              .waiver=${draft.waiver != null}
              .tills=${view.tills}
              @changed=${this.#changed}
            ></registration-import>`
          : nothing
      }
      ${mayRegister ? html`<div @changed=${this.#changed}>${tillCounts(view, "registration")}</div>` : nothing}`;
  }
}
