import { html, type TemplateResult } from "lit";
import { customElement } from "lit/decorators.js";
import { t } from "../i18n/catalog.js";
import { segments } from "../run/segments.js";
import { deckChoice, feltChoice, type Selection, themeChoice } from "../state/choices.js";
import { applyLook } from "../state/look.js";
import { LightDomElement } from "./light.js";

/** Preferences of this browser for the theme of the pages, the felt of the tables and the colours of the suits. */
@customElement("look-choices")
export class LookChoices extends LightDomElement {
  protected override render() {
    return html`${one("theme", themeChoice)} ${one("felt", feltChoice)} ${one("deck", deckChoice)}`;
  }
}

function one<Value extends string>(name: string, choice: Selection<Value>): TemplateResult {
  const options = choice.values.map((value) => [value, t(`look-${name}-${value}`)] as const);
  return segments({ name: `look-${name}`, legend: t(`look-${name}`), options }, choice.value(), (value) => {
    choice.set(value);
    applyLook();
  });
}
