import { html, nothing } from "lit";
import { customElement, property } from "lit/decorators.js";
import type { RaiseLimits, View, WagerLimits } from "../../generated/high_card_flush.js";
import { t } from "../../i18n/catalog.js";
import { figure, money, unitOf } from "../../i18n/money.js";
import { shortcuts } from "../../widgets/keys.js";
import { LightDomElement } from "../../widgets/light.js";
import { wagersTyped } from "../../widgets/wager.js";
import type { Scene } from "../felt.js";

const UNIT = unitOf("high_card_flush");

/** Controls for a player's actions: the wagers before the deal, then raise or fold. */
@customElement("flush-actions")
export class FlushActions extends LightDomElement {
  @property({ attribute: false }) accessor scene: Scene<View> | undefined;

  constructor() {
    super();
    shortcuts(this);
  }

  #moves() {
    return this.scene?.view.legal;
  }

  #act(action: unknown): void {
    if (this.scene && !this.scene.busy) void this.scene.act(action);
  }

  protected override render() {
    const moves = this.#moves();
    if (!moves || !this.scene) return nothing;
    return html`<div class="actions" role="group" aria-label=${t("your-turn")}>
      ${moves.wager ? this.#wagers(moves.wager) : nothing}
      <div class="main">
        ${moves.fold ? html`<button type="button" ?disabled=${this.scene.busy} @click=${() => this.#act("fold")} aria-keyshortcuts="F">${t("fold")} <kbd aria-hidden="true">F</kbd></button>` : nothing}
        ${moves.sit_out ? html`<button type="button" ?disabled=${this.scene.busy} @click=${() => this.#act("sit_out")} aria-keyshortcuts="O">${t("no-ante")} <kbd aria-hidden="true">O</kbd></button>` : nothing}
        ${moves.raise ? this.#raises(moves.raise) : nothing}
      </div>
    </div>`;
  }

  #raises({ ante, most }: RaiseLimits) {
    const antes = Array.from({ length: Math.floor(most / ante) }, (_, index) => index + 1);
    return antes.map(
      (times) =>
        html`<button
          type="button"
          class="primary"
          ?disabled=${this.scene!.busy}
          @click=${() => this.#act({ raise: ante * times })}
          aria-keyshortcuts=${times}
        >
          ${t("raise-by", { amount: money(UNIT, ante * times) })} <kbd aria-hidden="true">${times}</kbd>
        </button>`,
    );
  }

  #wagers(limits: WagerLimits) {
    const antes = { least: limits.ante_min, most: limits.ante_max, step: limits.unit };
    const bonuses = { least: limits.bonus_min, most: limits.bonus_max, step: limits.unit };
    const bonus = (name: string) =>
      html`<wager-field
        name=${name}
        .words=${t(`wager-${name}`)}
        .unit=${UNIT}
        .limits=${bonuses}
        optional
      ></wager-field>`;
    return html`<form class="wager-form" novalidate @submit=${this.#wager}>
      <div class="row">
        <wager-field
          name="ante"
          .words=${t("wager-ante")}
          .unit=${UNIT}
          .limits=${antes}
          .value=${figure(UNIT, limits.ante_min)}
        ></wager-field>
        ${bonus("flush-bonus")} ${bonus("straight-flush-bonus")} ${limits.progressive ? bonus("progressive") : nothing}
        <button class="primary" ?disabled=${this.scene!.busy}>${t("make-wagers")}</button>
      </div>
    </form>`;
  }

  #wager(event: SubmitEvent): void {
    event.preventDefault();
    const typed = wagersTyped(event.target as HTMLFormElement);
    if (!typed) return;
    this.#act({
      wager: {
        ante: typed["ante"],
        flush_bonus: typed["flush-bonus"],
        straight_flush_bonus: typed["straight-flush-bonus"],
        progressive: typed["progressive"] ?? 0,
      },
    });
  }
}
