import { html } from "lit";
import { customElement, property, state } from "lit/decorators.js";
import { refusedOf } from "../connection/api.js";
import { register } from "../connection/runs.js";
import type { RunHead } from "../generated/run.js";
import type { Refused } from "../generated/server.js";
import { t } from "../i18n/catalog.js";
import { fieldText } from "../widgets/forms.js";
import { LightDomElement } from "../widgets/light.js";
import { refusedNote } from "./desk-words.js";

/**
 * The form that registers a participant who does not ride, at the finish (PR-5). Fires `registered` with the number.
 */
@customElement("finish-register")
export class FinishRegister extends LightDomElement {
  @property({ attribute: false }) accessor run!: RunHead;
  @state() private accessor busy = false;
  @state() private accessor refused: Refused | undefined;

  protected override render() {
    return html`<details>
      <summary>${t("desk-register")}</summary>
      <form @submit=${(event: SubmitEvent) => this.#submit(event)}>
        <label>${t("desk-name")}<input name="name" required maxlength="80" autocomplete="off" /></label>
        <div class="row">
          <label
            >${t("desk-number-free")}<input name="participant" type="number" min="1" max="999999" inputmode="numeric"
          /></label>
          <label
            >${t("desk-hands")}<input
              name="hands"
              type="number"
              required
              min="1"
              max="50"
              value="1"
              inputmode="numeric"
          /></label>
        </div>
        ${refusedNote(this.refused, this.run.route)}
        <button class="primary" ?disabled=${this.busy}>${t("desk-register-button")}</button>
      </form>
    </details>`;
  }

  async #submit(event: SubmitEvent): Promise<void> {
    event.preventDefault();
    const form = event.target as HTMLFormElement;
    const typed = new FormData(form);
    const number = fieldText(typed, "participant");
    if (this.busy) return;
    [this.busy, this.refused] = [true, undefined];
    try {
      const { participant } = await register(this.run.id, {
        name: fieldText(typed, "name"),
        rides: false,
        hands: Number(fieldText(typed, "hands")),
        ...(number ? { participant: Number(number) } : {}),
      });
      form.reset();
      this.querySelector("details")!.open = false;
      this.dispatchEvent(new CustomEvent("registered", { detail: participant ?? undefined }));
    } catch (error) {
      this.refused = refusedOf(error);
    }
    this.busy = false;
  }
}
