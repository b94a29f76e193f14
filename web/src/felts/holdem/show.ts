import { html, nothing, type TemplateResult } from "lit";
import { cardName, cardText } from "../../cards/card.js";
import type { View } from "../../generated/holdem.js";
import { t } from "../../i18n/catalog.js";
import type { Scene } from "../felt.js";

/** The choice to show one card or both after winning without a showdown; nothing for anybody else. */
export function showCards(scene: Scene<View>): TemplateResult | typeof nothing {
  const { legal } = scene.view;
  if (!legal?.show || legal.muck) return nothing;
  const cards = (legal.show_card ?? []).flatMap((card) => card ?? []);
  const button = (card: string) =>
    html`<button type="button" ?disabled=${scene.busy} @click=${() => scene.act({ show_card: card })}>
      <span aria-hidden="true">${cardText(card)}</span
      ><span class="hidden">${t("show-card", { card: cardName(card) })}</span>
    </button>`;
  return html`<p class="tools show-cards" role="group" aria-label=${t("show-hand")}>
    <span class="quiet">${t("show-after")}</span> ${cards.map(button)}
    ${
      cards.length === 2
        ? html`<button type="button" ?disabled=${scene.busy} @click=${() => scene.act("show")}>
            ${t("show-both")}
          </button>`
        : nothing
    }
  </p>`;
}
