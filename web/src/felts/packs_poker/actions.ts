import { html, nothing } from "lit";
import { customElement, property, state } from "lit/decorators.js";
import type { Moves, View } from "../../generated/packs_poker.js";
import { t } from "../../i18n/catalog.js";
import { figure, money, typed } from "../../i18n/money.js";
import { keys } from "../../widgets/keys.js";
import { Light } from "../../widgets/light.js";
import type { Scene } from "../felt.js";

/** The wagers of a player: a pack, a bet and a bonus; then done. */
@customElement("packs-actions")
export class PacksActions extends Light {
  @property({ attribute: false }) accessor scene: Scene<View> | undefined;
  @state() private accessor pack = 1;

  constructor() {
    super();
    const pick = (pack: number) => () => {
      if (pack > (this.scene?.view.legal?.packs ?? 0)) return false;
      this.pack = pack;
      return true;
    };
    keys(this, { "1": pick(1), "2": pick(2), "3": pick(3), "4": pick(4), "5": pick(5), d: () => this.#act("done"), n: () => this.#act("no_wager") });
  }

  #act(action: unknown): boolean {
    if (!this.scene || this.scene.busy) return false;
    this.scene.act(action);
    return true;
  }

  protected override render() {
    const moves = this.scene?.view.legal;
    if (!this.scene || !moves) return nothing;
    const laid = moves.placed.some(({ bet }) => bet > 0);
    return html`<div class="actions" role="group" aria-label=${t("your-turn")}>
      ${this.#form(moves)}
      <div class="main">
        ${laid ? nothing : html`<button type="button" ?disabled=${this.scene.busy} @click=${() => this.#act("no_wager")} aria-keyshortcuts="N">${t("no-wager")} <kbd aria-hidden="true">N</kbd></button>`}
        <button type="button" class="primary" ?disabled=${this.scene.busy || !laid} @click=${() => this.#act("done")} aria-keyshortcuts="D">${t("done-wagering")} <kbd aria-hidden="true">D</kbd></button>
      </div>
    </div>`;
  }

  #form(moves: Moves) {
    const placed = moves.placed[this.pack - 1]!;
    const packs = Array.from({ length: moves.packs }, (_, index) => index + 1);
    const limits = ({ least, most }: { least: number; most: number }) =>
      t("from-to", { least: figure("cents", least), most: figure("cents", most), unit: t("unit-name-cents") });
    return html`<form class="wager-form" @submit=${this.#lay}>
      <div class="proposals" role="radiogroup" aria-label=${t("packs")}>
        ${packs.map((pack) => html`<button type="button" role="radio" aria-checked=${pack === this.pack} @click=${() => (this.pack = pack)} aria-keyshortcuts=${pack}>${t("pack-number", { pack })}</button>`)}
      </div>
      <div class="row">
        <label>${t("bet")}<input name="bet" inputmode="decimal" required .value=${figure("cents", placed.bet || moves.pack_bet.least)} /><small>${limits(moves.pack_bet)}</small></label>
        <label>${t("bonus")}<input name="bonus" inputmode="decimal" .value=${placed.bonus > 0 ? figure("cents", placed.bonus) : ""} placeholder=${t("none")} /><small>${limits(moves.bonus_bet)}</small></label>
        <button class="raise" ?disabled=${this.scene!.busy}>${t("lay-on-pack", { pack: this.pack })}</button>
        ${placed.bet > 0 ? html`<button type="button" ?disabled=${this.scene!.busy} @click=${() => this.#act({ take_back: { pack: this.pack } })}>${t("take-back", { amount: money("cents", placed.bet + placed.bonus) })}</button>` : nothing}
      </div>
    </form>`;
  }

  #lay(event: SubmitEvent): void {
    event.preventDefault();
    const form = new FormData(event.target as HTMLFormElement);
    const amount = (name: string) => typed("cents", String(form.get(name))) ?? 0;
    const laid = this.#act({ wager: { pack: this.pack, bet: amount("bet"), bonus: amount("bonus") } });
    if (laid) this.pack = Math.min(this.pack + 1, this.scene!.view.legal?.packs ?? 1);
  }
}
