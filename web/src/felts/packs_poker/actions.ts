import { html, nothing } from "lit";
import { customElement, property, state } from "lit/decorators.js";
import { keyed } from "lit/directives/keyed.js";
import type { Moves, View } from "../../generated/packs_poker.js";
import { t } from "../../i18n/catalog.js";
import { figure, money, unitOf } from "../../i18n/money.js";
import { shortcuts } from "../../widgets/keys.js";
import { LightDomElement } from "../../widgets/light.js";
import { wagersTyped } from "../../widgets/wager.js";
import type { Scene } from "../felt.js";

const UNIT = unitOf("packs_poker");

/** Controls for a player's wagers: a pack, with a bet and a bonus, and a button to finish. */
@customElement("packs-actions")
export class PacksActions extends LightDomElement {
  @property({ attribute: false }) accessor scene: Scene<View> | undefined;
  @state() private accessor pack = 1;

  constructor() {
    super();
    shortcuts(this);
  }

  #act(action: unknown): void {
    if (this.scene && !this.scene.busy) void this.scene.act(action);
  }

  protected override render() {
    const moves = this.scene?.view.legal;
    if (!this.scene || !moves) return nothing;
    const laid = moves.placed.some(({ bet }) => bet > 0);
    return html`<div class="actions" role="group" aria-label=${t("your-turn")}>
      ${this.#form(moves)}
      <div class="main">
        ${laid ? nothing : html`<button type="button" ?disabled=${this.scene.busy} @click=${() => this.#act("no_wager")} aria-keyshortcuts="N">${t("no-wager")} <kbd aria-hidden="true">N</kbd></button>`}
        <button
          type="button"
          class="primary"
          ?disabled=${this.scene.busy || !laid}
          @click=${() => this.#act("done")}
          aria-keyshortcuts="D"
        >
          ${t("done-wagering")} <kbd aria-hidden="true">D</kbd>
        </button>
      </div>
    </div>`;
  }

  #form(moves: Moves) {
    const placed = moves.placed[this.pack - 1]!;
    const packs = Array.from({ length: moves.packs }, (_, index) => index + 1);
    return html`<form class="wager-form" novalidate @submit=${this.#lay}>
      <div
        class="proposals"
        role="radiogroup"
        aria-label=${t("packs")}
        @keydown=${(event: KeyboardEvent) => this.#step(event, moves.packs)}
      >
        ${packs.map((pack) => html`<button type="button" role="radio" aria-checked=${pack === this.pack} tabindex=${pack === this.pack ? 0 : -1} @click=${() => (this.pack = pack)} aria-keyshortcuts=${pack}>${t("pack-number", { pack })}</button>`)}
      </div>
      ${keyed(`${this.pack} ${placed.bet} ${placed.bonus}`, this.#row(moves, placed))}
    </form>`;
  }

  /** The fields of one pack. Text typed for another pack, or before the wager was placed, is discarded. */
  #row(moves: Moves, placed: Moves["placed"][number]) {
    const step = moves.unit;
    return html`<div class="row">
      <wager-field
        name="bet"
        .words=${t("bet")}
        .unit=${UNIT}
        .limits=${{ ...moves.pack_bet, step }}
        .value=${figure(UNIT, placed.bet || moves.pack_bet.least)}
      ></wager-field>
      <wager-field
        name="bonus"
        .words=${t("bonus")}
        .unit=${UNIT}
        .limits=${{ ...moves.bonus_bet, step }}
        optional
        .value=${placed.bonus > 0 ? figure(UNIT, placed.bonus) : ""}
      ></wager-field>
      <button class="raise" ?disabled=${this.scene!.busy}>
        ${t(placed.bet > 0 ? "change-on-pack" : "lay-on-pack", { pack: this.pack })}
      </button>
      ${placed.bet > 0 ? html`<button type="button" ?disabled=${this.scene!.busy} @click=${() => this.#act({ take_back: { pack: this.pack } })}>${t("take-back", { amount: money(UNIT, placed.bet + placed.bonus) })}</button>` : nothing}
    </div>`;
  }

  /** The packs are a single tab stop (roving focus); the arrow keys move between them. */
  #step(event: KeyboardEvent, packs: number): void {
    const by = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[event.key];
    if (by === undefined) return;
    event.preventDefault();
    this.#goTo(((this.pack - 1 + by + packs) % packs) + 1);
  }

  /** Moves the focus to the selected pack, since the fields of the previous pack are removed. */
  #goTo(pack: number): void {
    this.pack = pack;
    void this.updateComplete.then(() => this.querySelector<HTMLElement>("[role=radio][aria-checked=true]")?.focus());
  }

  /** Selects the next pack once the wager is accepted. A refused wager keeps its pack and its fields. */
  async #lay(event: SubmitEvent): Promise<void> {
    event.preventDefault();
    const typed = wagersTyped(event.target as HTMLFormElement);
    if (!typed || !this.scene || this.scene.busy) return;
    const { pack } = this;
    const accepted = await this.scene.act({ wager: { pack, bet: typed["bet"], bonus: typed["bonus"] } });
    if (accepted && this.pack === pack) this.#goTo(Math.min(pack + 1, this.scene.view.legal?.packs ?? 1));
  }
}
