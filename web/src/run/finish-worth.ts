import { html, nothing } from "lit";
import { customElement, property, state } from "lit/decorators.js";
import { holdingName } from "../cards/holding.js";
import { worthOf } from "../connection/runs.js";
import type { HandView, HandWorth, RunHead } from "../generated/run.js";
import { validCards } from "./offers.js";
import { t } from "../i18n/catalog.js";
import { LightDomElement } from "../widgets/light.js";
import { winsOf } from "./extra-worth.js";

/**
 * The holding of a hand, its place if it is turned in now, and the value of the extra card. Without a connection, the
 * element is empty; no work at the finish depends on it.
 */
@customElement("finish-worth")
export class FinishWorth extends LightDomElement {
  @property({ attribute: false }) accessor run!: RunHead;
  @property({ attribute: false }) accessor hand!: HandView;
  /** `true` to show the value of the extra card as well. */
  @property({ type: Boolean }) accessor extra = false;
  @state() private accessor worth: HandWorth | undefined;
  #asked = "";

  protected override willUpdate(): void {
    const { hand, turned_in } = this.hand;
    const cards = validCards(this.hand);
    // Other hands can change the place too, but the text is read only once, when the hand is turned in.
    const asked = [hand, turned_in, ...cards].join();
    if (asked === this.#asked || cards.length < 5) return;
    this.#asked = asked;
    void this.#load(hand, asked);
  }

  async #load(hand: string, asked: string): Promise<void> {
    const worth = await worthOf(this.run.id, hand).catch(() => undefined);
    if (asked === this.#asked) this.worth = worth;
  }

  protected override render() {
    if (!this.worth) return nothing;
    const { now, extra } = this.worth;
    return html`${now ? html`<p class="hand-worth">${this.#holdingWords(now)}</p>` : nothing}
    ${
      this.extra && extra
        ? html`<p>
            ${t("desk-extra-worth", { cards: extra.cards, improves: extra.improves })}
            ${t("desk-extra-wins", { wins: winsOf(extra), cards: extra.cards, count: extra.wins })}
          </p>`
        : nothing
    }`;
  }

  #holdingWords({ category, best, place }: NonNullable<HandWorth["now"]>): string {
    const holding = capital(holdingName({ category, cards: best }));
    return t("desk-holding", { holding, place: place ?? 0 });
  }
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
