import { html, nothing, type TemplateResult } from "lit";
import { customElement, property } from "lit/decorators.js";
import { face } from "../../cards/face.js";
import type { PackView, View } from "../../generated/packs_poker.js";
import { t } from "../../i18n/catalog.js";
import { money, shortFigure, unitOf } from "../../i18n/money.js";
import { LightDomElement } from "../../widgets/light.js";
import type { Scene } from "../felt.js";

const UNIT = unitOf("packs_poker");

/** The two cards of a pack, as empty outlines until all bets are placed (`packs-poker/3`). */
function pairOf({ to_wager }: View, { cards }: PackView): TemplateResult {
  const dealt = cards != null || to_wager.length === 0;
  return html`${[0, 1].map((place) => (dealt ? face(cards?.[place]) : html`<span class="card place" aria-hidden="true"></span>`))}`;
}

/** The packs with the wagers on them, and the dealer's cards. */
@customElement("packs-layout")
export class PacksLayout extends LightDomElement {
  @property({ attribute: false }) accessor scene: Scene<View> | undefined;
  protected override render() {
    const { scene } = this;
    if (!scene) return nothing;
    const { view, you } = scene;
    const wagers = view.seats[(you.hand_seat ?? 0) - 1]?.wagers ?? [];
    return html`<div class="dealer" role="group" aria-label=${t("dealers-cards")}>
        ${view.dealer?.map((card, place) => face(card, { key: `dealer-${place}`, from: "middle" })) ?? (view.void ? t("round-void") : nothing)}
      </div>
      <ol class="packs" aria-label=${t("packs")}>
        ${view.packs.map((pack, index) => this.#pack(pairOf(view, pack), index, wagers[index]))}
      </ol>`;
  }

  #pack(pair: TemplateResult, index: number, laid: { bet: number; bonus: number } | undefined) {
    const spot = (name: string, amount: number) =>
      html`<span
        class="spot ${amount > 0 ? "laid" : ""}"
        role="img"
        aria-label=${amount > 0 ? t(`${name}-laid`, { amount: money(UNIT, amount) }) : t(`${name}-empty`)}
        >${amount > 0 ? shortFigure(UNIT, amount) : t(`${name}-short`)}</span
      >`;
    return html`<li class=${(laid?.bet ?? 0) > 0 ? "yours" : ""}>
      <span class="pack-name">${t("pack-number", { pack: index + 1 })}</span>
      <span class="pair">${pair}</span>
      ${laid ? html`${spot("bet", laid.bet)} ${spot("bonus", laid.bonus)}` : nothing}
    </li>`;
  }
}
