import { html, type TemplateResult } from "lit";
import { customElement } from "lit/decorators.js";
import { t } from "../../i18n/catalog.js";
import { segments } from "../../run/segments.js";
import {
  amountsChoice,
  type MultiSelection,
  type Open,
  opensChoice,
  type PotPart,
  potPartsChoice,
} from "../../state/choices.js";
import { LightDomElement } from "../../widgets/light.js";
import { sizeLabel } from "./size-buttons.js";

/** Preferences of this browser for hold'em tables: the unit of amounts, and the sizes that the action bar offers. */
@customElement("holdem-choices")
export class HoldemChoices extends LightDomElement {
  protected override render() {
    const options = amountsChoice.values.map((value) => [value, t(`holdem-amounts-${value}`)] as const);
    const amounts = { name: "holdem-amounts", legend: t("holdem-amounts"), options };
    return html`${segments(amounts, amountsChoice.value(), (value) => amountsChoice.set(value))}
      ${several("bet-sizes", potPartsChoice)}
      <div>
        ${several("open-sizes", opensChoice)}
        <small class="quiet">${t("open-sizes-why")}</small>
      </div>`;
  }
}

/** A choice of any number of sizes, side by side; `name` is the message of its legend. */
function several<Size extends PotPart | Open>(name: string, choice: MultiSelection<Size>): TemplateResult {
  const change = (size: Size, event: Event) => {
    const others = choice.chosen().filter((each) => each !== size);
    choice.set((event.target as HTMLInputElement).checked ? [...others, size] : others);
  };
  return html`<fieldset class="segments">
    <legend>${t(name)}</legend>
    <div>
      ${choice.values.map(
        (size) =>
          html`<label>
            <input
              type="checkbox"
              name=${name}
              value=${size}
              .checked=${choice.chosen().includes(size)}
              @change=${(event: Event) => change(size, event)}
            />
            <span>${sizeLabel(size)}</span>
          </label>`,
      )}
    </div>
  </fieldset>`;
}
