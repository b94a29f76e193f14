import { html } from "lit";
import { customElement, property, state } from "lit/decorators.js";
import { refusedOf } from "../connection/api.js";
import { act } from "../connection/runs.js";
import type { Action, RunHead } from "../generated/run.js";
import type { Refused } from "../generated/server.js";
import { t } from "../i18n/catalog.js";
import { fieldText } from "../widgets/forms.js";
import { LightDomElement } from "../widgets/light.js";
import { refusedNote } from "./desk-words.js";

/** Declares a wrong entry void, with a reason (PR-10, PR-17). Fires `voided`. */
@customElement("stop-void")
export class StopVoid extends LightDomElement {
  @property({ attribute: false }) accessor run!: RunHead;
  /** Returns the entries that declare the wrong entry void, with this reason. */
  @property({ attribute: false }) accessor entry!: (reason: string) => Action | Action[];
  /** The label of the button that opens the form. */
  @property() accessor label = "";
  @state() private accessor open = false;
  @state() private accessor busy = false;
  @state() private accessor refused: Refused | undefined;

  protected override render() {
    if (!this.open) return html`<button class="undo" @click=${() => this.#show()}>${this.label}</button>`;
    const reasons = [t("desk-reason-number"), t("desk-reason-card"), t("desk-reason-twice")];
    return html`<form class="undo-form" @submit=${(event: SubmitEvent) => this.#submit(event)}>
      <label
        >${t("desk-reason")}
        <input name="reason" required maxlength="200" autocomplete="off" />
      </label>
      <div class="reasons">
        ${reasons.map((reason) => html`<button type="button" @click=${() => this.#choose(reason)}>${reason}</button>`)}
      </div>
      <p class="quiet">${t("desk-void-why")}</p>
      ${refusedNote(this.refused, this.run.route)}
      <div class="reasons">
        <button type="button" @click=${() => (this.open = false)}>${t("desk-keep")}</button>
        <button class="danger" ?disabled=${this.busy}>${this.label}</button>
      </div>
    </form>`;
  }

  #show(): void {
    this.open = true;
    void this.updateComplete.then(() => this.querySelector("input")?.focus());
  }

  #choose(reason: string): void {
    this.querySelector("input")!.value = reason;
  }

  async #submit(event: SubmitEvent): Promise<void> {
    event.preventDefault();
    const reason = fieldText(new FormData(event.target as HTMLFormElement), "reason").trim();
    if (this.busy) return;
    [this.busy, this.refused] = [true, undefined];
    try {
      for (const action of [this.entry(reason)].flat()) await act(this.run.id, action);
      this.open = false;
      this.dispatchEvent(new CustomEvent("voided", { bubbles: true }));
    } catch (error) {
      this.refused = refusedOf(error);
      // If there are several entries, the first ones may have been stored.
      this.dispatchEvent(new CustomEvent("changed", { bubbles: true }));
    }
    this.busy = false;
  }
}
