import { html, nothing } from "lit";
import { customElement, property, state } from "lit/decorators.js";
import type { RunHead } from "../generated/run.js";
import { clockTime } from "../i18n/clock.js";
import { t } from "../i18n/catalog.js";
import { LightDomElement } from "../widgets/light.js";
import { keepPhysical } from "./desk-kept.js";
import { eventTime, typedTime } from "./time.js";

/** The way cards are drawn at a desk: on the screen or not, and the time of the next card if it is not now. */
export interface Tools {
  physical: boolean;
  at: string | undefined;
}

/**
 * The choice between the on-screen wheel and a physical one, and the time for cards that were drawn earlier. Fires
 * `tools`.
 */
@customElement("desk-tools")
export class DeskTools extends LightDomElement {
  @property({ attribute: false }) accessor run!: RunHead;
  @property({ attribute: false }) accessor tools!: Tools;
  @state() private accessor fault: string | undefined;

  protected override updated(changed: Map<string, unknown>): void {
    const input = this.querySelector<HTMLInputElement>("input[name=at]");
    const before = changed.get("tools") as Tools | undefined;
    if (input && before?.at !== undefined && this.tools.at === undefined) input.value = "";
  }

  protected override render() {
    const { physical, at } = this.tools;
    const otherDay = eventTime(this.run) === undefined;
    return html`<details class="desk-tools" ?open=${otherDay}>
      <summary>${physical ? t("desk-tools-physical") : t("desk-tools-screen")}</summary>
      <fieldset class="desk-pair">
        <legend>${t("desk-wheel")}</legend>
        ${this.#choice(false, t("desk-wheel-screen"))} ${this.#choice(true, t("desk-wheel-physical"))}
      </fieldset>
      <label
        >${t("desk-at")}
        <input
          name="at"
          autocomplete="off"
          placeholder=${otherDay ? "" : t("desk-now")}
          @input=${(event: Event) => this.#typed((event.target as HTMLInputElement).value)}
          aria-invalid=${this.fault ? "true" : nothing}
          aria-describedby="desk-at-why"
      /></label>
      <p class=${this.fault ? "fault" : "quiet"} id="desk-at-why">
        ${this.fault ?? (at ? t("desk-at-is", { time: clockTime(at) }) : otherDay ? t("desk-at-day") : t("desk-at-why"))}
      </p>
    </details>`;
  }

  #choice(physical: boolean, words: string) {
    const choose = () => {
      keepPhysical(this.run.id, physical);
      this.#fire({ ...this.tools, physical });
    };
    return html`<label class="choice"
      ><input type="radio" name="wheel" .checked=${this.tools.physical === physical} @change=${choose} />${words}</label
    >`;
  }

  #typed(text: string): void {
    const at = typedTime(text);
    this.fault = text.trim() !== "" && at === undefined ? t("desk-at-unread") : undefined;
    this.#fire({ ...this.tools, at });
  }

  #fire(tools: Tools): void {
    this.dispatchEvent(new CustomEvent("tools", { detail: tools }));
  }
}
