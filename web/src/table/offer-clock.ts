import { html, nothing } from "lit";
import { customElement, property } from "lit/decorators.js";
import { t } from "../i18n/catalog.js";
import { type Offered, offerLeft } from "../state/offer.js";
import { LightDomElement } from "../widgets/light.js";
import { Ticker } from "../widgets/ticker.js";

const TICK_MS = 250;

/** The time left to take the seat that the viewer was offered. */
@customElement("offer-clock")
export class OfferClock extends LightDomElement {
  @property({ attribute: false }) accessor state: Offered | undefined;

  constructor() {
    super();
    new Ticker(this, TICK_MS);
  }

  protected override render() {
    const left = this.state && offerLeft(this.state, performance.now());
    if (left === undefined) return nothing;
    return html`<span role="timer">${t("waiting-offer-left", { seconds: Math.ceil(left / 1000) })}</span>`;
  }
}
