import { html, nothing, type TemplateResult } from "lit";
import { customElement, property, state } from "lit/decorators.js";
import { refusedOf } from "../connection/api.js";
import { act } from "../connection/runs.js";
import type { Action } from "../generated/run.js";
import type { Refused } from "../generated/server.js";
import { t } from "../i18n/catalog.js";

import { refusalWords } from "../i18n/words.js";
import { fieldText } from "../widgets/forms.js";
import { LightDomElement } from "../widgets/light.js";
import { typedTime } from "./time.js";

/**
 * A button that opens a form for one entry of an event. Fires `changed` after the entry is stored. A refusal keeps the
 * form open with what was typed.
 */
@customElement("correction-form")
export class CorrectionForm extends LightDomElement {
  /** Id of the event. */
  @property() accessor run = "";
  /** The words of the button that opens the form, and of the one that sends it. */
  @property() accessor label = "";
  /** The object of the entry, which screen readers hear after the label, where the label alone is ambiguous. */
  @property() accessor about = "";
  /** The consequences of the entry. */
  @property() accessor why = "";
  @property({ type: Boolean }) accessor danger = false;
  /** The fields of the form. */
  @property({ attribute: false }) accessor fields: () => TemplateResult | typeof nothing = () => nothing;
  /** The entry that the fields describe. */
  @property({ attribute: false }) accessor entry!: (form: FormData) => Action;
  @state() private accessor open = false;
  @state() private accessor busy = false;
  @state() private accessor refused: Refused | undefined;

  protected override render() {
    const { label, danger } = this;
    const name = [label, this.about].filter(Boolean).join(": ");
    const words = html`${label}${this.about ? html`<span class="hidden">: ${this.about}</span>` : nothing}`;
    if (!this.open)
      return html`<button type="button" class=${danger ? "danger" : ""} @click=${() => this.#show(true)}>
        ${words}
      </button>`;
    return html`<form class="correction" aria-label=${name} @submit=${(event: SubmitEvent) => this.#send(event)}>
      ${this.why ? html`<p>${this.why}</p>` : nothing} ${this.fields()}
      ${this.refused ? html`<p class="refused" role="alert">${refusalWords(this.refused, "poker_run")}</p>` : nothing}
      <div class="controls">
        <button class=${danger ? "danger" : "primary"} aria-label=${name} aria-disabled=${this.busy ? "true" : nothing}>
          ${label}
        </button>
        <button type="button" @click=${() => this.#show(false)}>${t("cancel")}</button>
      </div>
    </form>`;
  }

  #show(open: boolean): void {
    this.open = open;
    this.refused = undefined;
    const first = open ? "input, select, button" : "button";
    void this.updateComplete.then(() => this.querySelector<HTMLElement>(first)?.focus());
  }

  async #send(event: SubmitEvent): Promise<void> {
    event.preventDefault();
    if (this.busy) return;
    const entry = this.entry(new FormData(event.target as HTMLFormElement));
    [this.busy, this.refused] = [true, undefined];
    try {
      await act(this.run, entry);
      this.#show(false);
      this.dispatchEvent(new CustomEvent("changed", { bubbles: true }));
    } catch (error) {
      this.refused = refusedOf(error);
    }
    this.busy = false;
  }
}

/** The field for a reason, which stays in the record. */
export const reasonField = (): TemplateResult =>
  html`<label
    >${t("correct-reason")}<input name="reason" required maxlength="80" autocomplete="off" /><small
      >${t("correct-reason-why")}</small
    ></label
  >`;

/** The field for a time of the event's day, which may be required. */
export const timeField = (label: string, value = "", required = true): TemplateResult =>
  html`<label
    >${label}<input
      name="time"
      ?required=${required}
      placeholder="15:42"
      autocomplete="off"
      .value=${value.replace(/^(\d\d:\d\d):00$/, "$1")}
    /><small>${t("correct-time-why")}</small></label
  >`;

/** The typed time as the API writes it; text that is not a time is left to the server, which says how to write it. */
export function timeTyped(form: FormData): string {
  const typed = fieldText(form, "time");
  return typedTime(typed) ?? typed;
}
