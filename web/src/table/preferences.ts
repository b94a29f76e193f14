import { html } from "lit";
import { customElement, state } from "lit/decorators.js";
import { languages } from "../pages/languages.js";
import { t } from "../i18n/catalog.js";
import "../turn/signal-choices.js";
import { LightDomElement } from "../widgets/light.js";

const KEY = "deck";

/** The number of suit colours that the user chose in this browser; four by default. */
function deck(): "two" | "four" {
  try {
    return localStorage.getItem(KEY) === "two" ? "two" : "four";
  } catch {
    return "four";
  }
}

/** Applies the chosen colours of the suits. */
export function applyDeck(): void {
  document.documentElement.dataset["deck"] = deck();
}

/** Preferences of this viewer. */
@customElement("look-choices")
export class DisplaySettings extends LightDomElement {
  @state() private accessor four = deck() === "four";

  protected override render() {
    return html`<section class="looks">
      <label class="check"
        ><input type="checkbox" .checked=${this.four} @change=${this.#change} /> ${t("four-colours")}</label
      >
      <signal-choices></signal-choices>
      ${languages()}
    </section>`;
  }

  #change(event: Event): void {
    this.four = (event.target as HTMLInputElement).checked;
    try {
      localStorage.setItem(KEY, this.four ? "four" : "two");
    } catch {
      // Storage is unavailable, so the choice applies to this visit only.
    }
    document.documentElement.dataset["deck"] = this.four ? "four" : "two";
  }
}
