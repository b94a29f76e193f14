import { html, nothing, type TemplateResult } from "lit";
import { customElement, property, state } from "lit/decorators.js";
import { refusedOf } from "../connection/api.js";
import { ownRuns } from "../connection/run-lists.js";
import { changeDraft, createRun, discardRun, openRun, staffView } from "../connection/runs.js";
import type { OwnRun, RunDraft, StaffView } from "../generated/run.js";
import type { Refused } from "../generated/server.js";
import { t } from "../i18n/catalog.js";
import { longDate } from "../i18n/clock.js";
import { refusalWords } from "../i18n/words.js";
import { focusRefused } from "../pages/setting-fields.js";
import { address, go } from "../router.js";
import { me, rename } from "../state/me.js";
import { NoticeWatcher } from "../state/notice.js";
import { LightDomElement } from "../widgets/light.js";
import "../widgets/confirm-button.js";
import { isLocalNetwork, listedField } from "./plan-listed.js";
import { draftOf, type Faults, faultsOf } from "./plan-draft.js";
import { choiceField, textField } from "./plan-fields.js";
import { formOf, newForm, type PlanForm } from "./plan-form.js";
import { basicFields, moneyFields, moreRules } from "./plan-sections.js";
import { provableField } from "./plan-provable.js";
import { prizeFields } from "./plan-prizes.js";
import { routeFields } from "./plan-route.js";
import { planSummary } from "./plan-summary.js";
import { namesForm } from "./plan-names.js";
import { type ChoiceName, choiceSetting } from "./plan-settings.js";
import { isNight, isPast } from "./plan-time.js";
import { waiverFields } from "./plan-waiver.js";
import { movedNote } from "./moved-note.js";
import { questionsNote } from "./questions-link.js";
import "./room-address.js";

/** The stages in which only names in the plan can be changed. */
const NAMES_ONLY: ReadonlySet<string> = new Set(["running", "counting", "final"]);

/** The plan of an event: the form for a new one, and the summary and the form of an existing one. */
@customElement("run-plan-page")
export class RunPlanPage extends LightDomElement {
  /** The event; empty for a new one. */
  @property() accessor run = "";
  readonly #notice = new NoticeWatcher(this);
  @state() private accessor view: StaffView | undefined;
  @state() private accessor form: PlanForm | undefined;
  @state() private accessor own: OwnRun[] = [];
  @state() private accessor named = true;
  /** The name typed by a guest who has none yet. */
  @state() private accessor me = "";
  @state() private accessor faults: Faults = {};
  @state() private accessor refused: Refused | undefined;
  @state() private accessor busy = false;
  /** The settings of the draft that the form started from. */
  #before: RunDraft["settings"];

  override connectedCallback(): void {
    super.connectedCallback();
    void (this.run ? this.#load() : this.#begin());
  }

  protected override render() {
    const { view, form, refused } = this;
    const title = this.run ? (view?.run.name ?? t("run-plan")) : t("run-new");
    return html`<section class="page event">
      <h1 tabindex="-1">${title}</h1>
      ${refused ? html`<p class="refused" role="alert">${refusalWords(refused)}</p>` : nothing}
      ${form ? this.#form(form) : view ? this.#summary(view) : nothing}
    </section>`;
  }

  #form(form: PlanForm): TemplateResult {
    const { faults } = this;
    const change = (next: PlanForm) => this.#change(next);
    const choice = (name: ChoiceName) =>
      choiceField(choiceSetting(name), form.choices[name], (value) =>
        change({ ...form, choices: { ...form.choices, [name]: value } }),
      );
    const isNew = this.run === "";
    return html`${isNew ? this.#notice.holdNote : nothing} ${isNew ? html`<room-address></room-address>` : nothing}
      ${isNew && this.own.length > 0 ? this.#copies() : nothing}
      <form class="plan" novalidate autocomplete="off" @submit=${(event: SubmitEvent) => this.#submit(event, form)}>
        ${
          this.named
            ? nothing
            : textField(faults, {
                key: "me",
                label: t("your-name"),
                value: this.me,
                maxlength: 24,
                set: (name) => this.#setMe(name),
              })
        }
        ${basicFields(form, faults, change)}
        ${isPast(form) ? html`<p class="warning" role="status">${t(isNight(form) ? "run-past-night" : "run-past")}</p>` : nothing}
        ${routeFields(form, faults, change)} ${choice("stamps")} ${moneyFields(form, faults, change)} ${choice("fees")}
        ${choice("extra_card")} ${prizeFields(form, faults, change)}
        ${waiverFields(form.waiver, faults, (waiver) => change({ ...form, waiver }))}
        ${provableField(form.provableDraws, this.#isOpened, faults, (provableDraws) => change({ ...form, provableDraws }))}
        ${listedField(form.listed, (listed) => change({ ...form, listed }))} ${moreRules(form, faults, change)}
        <div class="controls">
          <button class="primary" ?disabled=${this.busy}>${this.run ? t("run-save-plan") : t("run-create")}</button>
          ${this.run ? html`<button type="button" @click=${() => this.#cancel()}>${t("cancel")}</button>` : nothing}
        </div>
      </form>`;
  }

  /** `true` once registration is open, after which some choices are fixed. */
  get #isOpened(): boolean {
    return this.view !== undefined && this.view.run.stage !== "draft";
  }

  /** A choice among the guest's own events, to copy the plan of one. */
  #copies(): TemplateResult {
    const choose = (event: Event) => void this.#copy((event.target as HTMLSelectElement).value);
    return html`<div class="field">
      <label for="plan-copy">${t("run-copy")}</label>
      <select id="plan-copy" aria-describedby="plan-copy-why" @change=${choose}>
        <option value="">${t("run-copy-none")}</option>
        ${this.own.map(({ id, name, date }) => html`<option value=${id}>${name}, ${longDate(date)}</option>`)}
      </select>
      <small id="plan-copy-why">${t("run-copy-why")}</small>
    </div>`;
  }

  #summary(view: StaffView): TemplateResult {
    const { stage } = view.run;
    const mayPlan = view.you.roles.includes("organiser");
    return html`<p><a href=${address({ page: "staff", run: this.run })}>${t("run-to-staff")}</a></p>
      ${movedNote(view)} ${questionsNote(view)}
      ${view.deadline_passed && (stage === "draft" || stage === "registration") ? html`<p class="warning" role="status">${t("run-past")}</p>` : nothing}
      ${planSummary(view)}
      ${mayPlan && NAMES_ONLY.has(stage) ? html`<div @changed=${() => this.#load()}>${namesForm(view)}</div>` : nothing}
      ${mayPlan && (stage === "draft" || stage === "registration") ? this.#actions(view) : nothing}`;
  }

  /** The actions of the organiser before the first card, while the plan can still be changed. */
  #actions(view: StaffView): TemplateResult {
    const isDraft = view.run.stage === "draft";
    return html`<p class="quiet">${isDraft ? t("run-open-why") : t("run-change-why")}</p>
      <div class="controls">
        ${
          isDraft
            ? html`<button class="primary" ?disabled=${this.busy} @click=${() => this.#open()}>
                ${t("run-open")}
              </button>`
            : nothing
        }
        <button @click=${() => this.#edit(view)}>${t("run-change-plan")}</button>
        ${
          isDraft
            ? html`<confirm-button
                .label=${t("run-discard")}
                .question=${t("run-discard-question")}
                @confirmed=${() => this.#discard()}
              ></confirm-button>`
            : nothing
        }
      </div>`;
  }

  async #load(): Promise<void> {
    await this.#ask(async () => {
      this.view = await staffView(this.run);
    });
  }

  async #begin(): Promise<void> {
    this.form = newForm(Intl.DateTimeFormat().resolvedOptions().timeZone, isLocalNetwork(location.hostname));
    await this.#ask(async () => {
      this.named = Boolean((await me()).name);
      this.own = await ownRuns();
      const copied = new URLSearchParams(location.search).get("copy");
      if (copied) await this.#copy(copied);
    });
  }

  /** Fills the form with the plan of an earlier event, without its date. */
  async #copy(id: string): Promise<void> {
    if (id === "") return;
    await this.#ask(async () => {
      const { draft } = await staffView(id);
      this.#before = draft.settings;
      this.form = { ...formOf(draft), date: "" };
    });
    this.querySelector<HTMLElement>("#plan-date")?.focus();
  }

  #edit(view: StaffView): void {
    this.#before = view.draft.settings;
    this.form = formOf(view.draft);
    this.#focusTitle();
  }

  /**
   * Applies a change to the form. A fault disappears as soon as its field is valid; the guest's own name is a separate
   * field.
   */
  #change(form: PlanForm): void {
    this.form = form;
    const read = draftOf(form, this.#before);
    const isLeft = (key: string) => key === "me" || ("faults" in read && key in read.faults);
    const left = Object.keys(this.faults).filter(isLeft);
    this.faults = Object.fromEntries(left.map((key) => [key, this.faults[key]!]));
  }

  #setMe(name: string): void {
    this.me = name;
    const { me: _, ...others } = this.faults;
    this.faults = others;
  }

  #showFaults(faults: Faults): void {
    this.faults = faults;
    void this.updateComplete.then(() => focusRefused(this));
  }

  #cancel(): void {
    this.form = undefined;
    this.faults = {};
    this.#focusTitle();
  }

  #focusTitle(): void {
    void this.updateComplete.then(() => this.querySelector<HTMLElement>("h1")?.focus());
  }

  async #submit(event: SubmitEvent, form: PlanForm): Promise<void> {
    event.preventDefault();
    const read = draftOf(form, this.#before);
    const nameless = !this.named && this.me.trim() === "" ? { me: t("run-fault-empty") } : {};
    this.faults = {};
    if ("faults" in read) return this.#showFaults({ ...nameless, ...read.faults });
    if ("me" in nameless) return this.#showFaults(nameless);
    await this.#ask(async () => {
      if (!this.named) await rename(this.me);
      this.named = true;
      await this.#save(read.draft);
    }, form.places.length);
  }

  async #save(draft: RunDraft): Promise<void> {
    if (!this.view) {
      const { run } = await createRun(draft);
      return go(address({ page: "plan", run: run.id }));
    }
    await changeDraft(this.run, this.view.version, draft);
    this.view = await staffView(this.run);
    this.#cancel();
  }

  async #open(): Promise<void> {
    await this.#ask(async () => {
      await openRun(this.run);
      go(address({ page: "staff", run: this.run }));
    });
  }

  async #discard(): Promise<void> {
    await this.#ask(async () => {
      await discardRun(this.run);
      go("/");
    });
  }

  /** Makes requests. A refusal is displayed at the field that it concerns, otherwise at the top of the page. */
  async #ask(requests: () => Promise<void>, places = 0): Promise<void> {
    this.busy = true;
    this.refused = undefined;
    try {
      await requests();
    } catch (error) {
      const refused = refusedOf(error);
      const faults = places > 0 ? faultsOf(refused, places) : undefined;
      if (faults) this.#showFaults(faults);
      else this.#refuse(refused);
    }
    this.busy = false;
  }

  #refuse(refused: Refused): void {
    this.refused = refused;
    window.scrollTo(0, 0);
  }
}
