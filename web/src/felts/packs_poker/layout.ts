import { html, nothing, type PropertyValues } from "lit";
import { customElement, property, state } from "lit/decorators.js";
import { face } from "../../cards/face.js";
import type { View } from "../../generated/packs_poker.js";
import { t } from "../../i18n/catalog.js";
import { figure, money } from "../../i18n/money.js";
import { Light } from "../../widgets/light.js";
import type { Scene } from "../felt.js";

const STEP_MS = 600;

/**
 * The packs with what lies on them, and the dealer's cards. Once the cards are up, they are shown pack by pack; the event
 * `revealing` says when that begins and ends, so that nothing tells the end before.
 */
@customElement("packs-layout")
export class PacksLayout extends Light {
  @property({ attribute: false }) accessor scene: Scene<View> | undefined;
  /** How many packs lie open so far; the dealer's cards come first. */
  @state() private accessor shown = 0;
  #hand = -1;
  #up = false;
  #timer: ReturnType<typeof setInterval> | undefined;

  protected override willUpdate(changed: PropertyValues): void {
    if (!changed.has("scene") || !this.scene) return;
    const { view, table } = this.scene;
    const up = Boolean(view.dealer);
    const sawItBegin = this.#hand === table.hand;
    if (up && !this.#up) this.#reveal(view.packs.length, sawItBegin);
    if (!up) this.#hide();
    this.#up = up;
    this.#hand = table.hand;
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    clearInterval(this.#timer);
  }

  #hide(): void {
    if (this.shown > 0) this.#tell(false);
    clearInterval(this.#timer);
    this.shown = 0;
  }

  #tell(revealing: boolean): void {
    this.dispatchEvent(new CustomEvent("revealing", { detail: revealing, bubbles: true }));
  }

  #reveal(packs: number, slowly: boolean): void {
    if (!slowly || matchMedia("(prefers-reduced-motion: reduce)").matches) {
      this.shown = packs;
      return;
    }
    this.#tell(true);
    this.#timer = setInterval(() => {
      this.shown += 1;
      if (this.shown < packs) return;
      clearInterval(this.#timer);
      this.#tell(false);
    }, STEP_MS);
  }

  protected override render() {
    const { scene } = this;
    if (!scene) return nothing;
    const { view, you } = scene;
    const wagers = view.seats[(you.hand_seat ?? 0) - 1]?.wagers ?? [];
    return html`<div class="dealer" role="group" aria-label=${t("dealers-cards")}>
        ${view.dealer?.map((card, place) => face(card, { key: `dealer-${place}`, from: "middle" })) ?? (view.void ? t("round-void") : nothing)}
      </div>
      <ol class="packs" aria-label=${t("packs")}>
        ${view.packs.map((pack, index) => this.#pack(pack.cards ?? undefined, index, wagers[index]))}
      </ol>`;
  }

  #pack(cards: readonly string[] | undefined, index: number, laid: { bet: number; bonus: number } | undefined) {
    const open = this.shown > index ? cards : undefined;
    const spot = (name: string, amount: number) =>
      html`<span class="spot ${amount > 0 ? "laid" : ""}" role="img" aria-label=${amount > 0 ? t(`${name}-laid`, { amount: money("cents", amount) }) : t(`${name}-empty`)}>${amount > 0 ? figure("cents", amount) : t(`${name}-short`)}</span>`;
    return html`<li class=${(laid?.bet ?? 0) > 0 ? "yours" : ""}>
      <span class="pack-name">${t("pack-number", { pack: index + 1 })}</span>
      <span class="pair">${[0, 1].map((place) => face(open?.[place]))}</span>
      ${laid ? html`${spot("bet", laid.bet)} ${spot("bonus", laid.bonus)}` : nothing}
    </li>`;
  }
}
