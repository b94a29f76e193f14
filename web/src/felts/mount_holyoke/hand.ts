import { html, nothing, type PropertyValues } from "lit";
import { customElement, property, state } from "lit/decorators.js";
import { repeat } from "lit/directives/repeat.js";
import { face } from "../../cards/face.js";
import type { View } from "../../generated/mount_holyoke.js";
import { t } from "../../i18n/catalog.js";
import { keyBadge, keyNames, shortcuts } from "../../widgets/keys.js";
import { LightDomElement } from "../../widgets/light.js";
import { Motion } from "../../table/motion.js";
import type { Scene } from "../felt.js";
import { playableCards, playOf, type Sort, sorted } from "./plays.js";

/** Number of cards in a hand with four players. With two or three players, leftover cards may be dealt in addition. */
const USUAL_CARDS = 13;

/**
 * The player's hand: it can be sorted, and a click adds a card to the combination or removes it. On the player's turn
 * only a card that is in a legal play with the chosen ones can be added.
 */
@customElement("holyoke-hand")
export class HolyokeHand extends LightDomElement {
  @property({ attribute: false }) accessor scene: Scene<View> | undefined;
  @state() private accessor chosen: string[] = [];
  @state() private accessor sort: Sort = "rank";

  constructor() {
    super();
    new Motion(this);
    shortcuts(this, {
      arrowright: () => this.#step(1),
      arrowleft: () => this.#step(-1),
    });
  }

  protected override willUpdate(changed: PropertyValues): void {
    const hand = this.#hand();
    if (changed.has("scene") && !this.chosen.every((card) => hand.includes(card))) this.chosen = [];
  }

  #hand(): readonly string[] {
    const { view, you } = this.scene ?? {};
    return view?.seats[(you?.hand_seat ?? 0) - 1]?.hand ?? [];
  }

  #pass(): void {
    this.chosen = [];
    void this.scene!.act("pass");
  }

  #turnSort(): void {
    this.sort = this.sort === "rank" ? "suit" : "rank";
  }

  #step(by: number): boolean {
    const cards = [...this.querySelectorAll<HTMLElement>(".pick")];
    const at = cards.indexOf(document.activeElement as HTMLElement);
    const next = cards[at < 0 ? 0 : (at + by + cards.length) % cards.length];
    next?.focus();
    return next !== undefined;
  }

  protected override render() {
    if (!this.scene) return nothing;
    const { legal } = this.scene.view;
    const light = legal ? playableCards(legal.plays, this.chosen) : new Set<string>();
    const hand = this.#hand();
    return html`<div class="fan ${hand.length > USUAL_CARDS ? "many" : ""}" role="group" aria-label=${t("your-cards")}>
        ${repeat(
          sorted(hand, this.sort),
          (card) => card,
          (card) => this.#card(card, legal ? light.has(card) : true),
        )}
      </div>
      <div class="actions" role=${legal ? "group" : nothing} aria-label=${legal ? t("your-turn") : nothing}>
        <div class="main single">
          <button type="button" @click=${() => this.#turnSort()} aria-keyshortcuts=${keyNames("O")}>
            <span class="hidden">${t(this.sort === "rank" ? "sort-by-suit" : "sort-by-rank")}</span>
            <span aria-hidden="true">${t(this.sort === "rank" ? "by-suit" : "by-rank")}</span>${keyBadge("O")}
          </button>
          <button
            type="button"
            class="clear"
            ?disabled=${this.chosen.length === 0}
            @click=${() => (this.chosen = [])}
            aria-label=${t("clear-chosen")}
            aria-keyshortcuts=${keyNames("C")}
          >
            ×
          </button>
          ${legal ? this.#turn(legal) : nothing}
        </div>
      </div>`;
  }

  #turn(legal: NonNullable<View["legal"]>) {
    return html`${legal.may_pass ? html`<button type="button" ?disabled=${this.scene!.busy} @click=${() => this.#pass()} aria-keyshortcuts=${keyNames("X")}>${t("pass")}${keyBadge("X")}</button>` : nothing}
    ${legal.plays.length > 0 ? this.#playButton(legal.plays) : html`<p class="holding">${t("nothing-beats")}</p>`}`;
  }

  /** The button to play the chosen cards. Its place has a note if no play is legal, so that nothing moves. */
  #playButton(plays: NonNullable<View["legal"]>["plays"]) {
    const play = playOf(plays, this.chosen);
    return html`<button
      type="button"
      class="primary"
      ?disabled=${!play || this.scene!.busy}
      @click=${() => this.scene!.act({ play })}
      aria-keyshortcuts=${keyNames("P")}
    >
      ${this.chosen.length > 0 && !play ? t("no-play-yet") : t("play-cards", { count: this.chosen.length })}${keyBadge("P")}
    </button>`;
  }

  /**
   * A card that is in no legal play with the chosen ones stays focusable, so that a screen reader can read the whole
   * hand.
   */
  #card(card: string, light: boolean) {
    const on = this.chosen.includes(card);
    const toggle = () => {
      if (on) this.chosen = this.chosen.filter((each) => each !== card);
      else if (light) this.chosen = [...this.chosen, card];
    };
    return html`<button
      type="button"
      class="pick ${on ? "on" : ""} ${light || on ? "" : "dark"}"
      data-move=${`own-${card}`}
      aria-pressed=${on}
      aria-disabled=${!light && !on}
      @click=${toggle}
    >
      ${face(card)}
    </button>`;
  }
}
