import { html, nothing, type TemplateResult } from "lit";
import { customElement, property } from "lit/decorators.js";
import { repeat } from "lit/directives/repeat.js";
import type { Felt, Pod, Scene } from "../felts/felt.js";
import type { SeatView } from "../generated/server.js";
import { styleName } from "../i18n/bots.js";
import { t } from "../i18n/catalog.js";
import { figure, money, unitOf } from "../i18n/money.js";
import type { TableState } from "../state/table.js";
import { Light } from "../widgets/light.js";
import "./clock.js";
import { Motion } from "./motion.js";
import { at, inward, type Place, places } from "./place.js";

/** The felt with everybody around it. */
@customElement("table-oval")
export class TableOval extends Light {
  @property({ attribute: false }) accessor state: TableState | undefined;
  @property({ attribute: false }) accessor felt: Felt<unknown> | undefined;
  @property({ attribute: false }) accessor scene: Scene<unknown> | undefined;
  /** Called with a free chair that somebody would like to take; none for who may not. */
  @property({ attribute: false }) accessor take: ((chair: number) => void) | undefined;

  constructor() {
    super();
    new Motion(this);
  }

  protected override render() {
    if (!this.state) return nothing;
    const { table, you } = this.state.moment;
    const spots = places(table.seats.length, (you.seat ?? 1) - 1);
    const { felt, scene } = this;
    return html`<div class="oval game-${table.game}">
      <div class="rail" aria-hidden="true"></div>
      <div class="middle" data-spot="middle">${felt && scene ? felt.middle(scene) : nothing}</div>
      <ol class="seats" aria-label=${t("seats")}>
        ${repeat(
          table.seats,
          (_, index) => index,
          (seat, index) => this.#chair(seat, index + 1, spots[index]!),
        )}
      </ol>
    </div>`;
  }

  #chair(seat: SeatView | null, chair: number, spot: Place): TemplateResult {
    if (!seat) return this.#free(chair, spot);
    const { table, you } = this.state!.moment;
    const handSeat = table.lineup.indexOf(chair) + 1;
    const live = handSeat > 0 && this.scene && this.felt;
    const pod: Pod = live ? this.felt!.pod(this.scene!, handSeat) : {};
    const turn = table.clock?.seats.includes(chair) ?? false;
    const own = you.seat === chair;
    return html`<li class="chair ${turn ? "turn" : ""} ${pod.out || !live ? "out" : ""} ${own ? "own" : ""}" ${at(spot)}>
        <div class="pod" data-spot="chair-${chair}">
          <span class="who">${seat.name}</span>
          ${seat.bot != null ? html`<abbr title=${seat.bot ? t("bot-style", { style: styleName(seat.bot) }) : t("a-bot")}>${t("bot")}</abbr>` : nothing}
          ${this.#stack(seat, pod)} ${note(seat, pod)}
          ${turn ? html`<turn-clock .state=${this.state} .own=${own}></turn-clock>` : nothing}
          ${table.button === chair ? html`<span class="button-chip" data-move="button" role="img" aria-label=${t("button")}>D</span>` : nothing}
        </div>
        ${!own && pod.cards ? html`<div class="held">${pod.cards}</div>` : nothing}
      </li>
      ${pod.wager ? this.#wager(chair, pod.wager, inward(spot, this.felt?.wagersAt ?? 0.58)) : nothing}`;
  }

  #stack(seat: SeatView, pod: Pod) {
    const { game } = this.state!.moment.table;
    const stack = pod.stack ?? seat.stack;
    if (stack == null) return nothing;
    return html`<span class="stack">${money(unitOf(game), stack)}</span>`;
  }

  #wager(chair: number, amount: number, spot: Place): TemplateResult {
    const unit = unitOf(this.state!.moment.table.game);
    return html`<li class="wager" ${at(spot)} data-move="wager-${chair}" data-from="chair-${chair}" data-to="middle" aria-label=${t("wager-of", { seat: chair, amount: money(unit, amount) })}>
      <span class="chip" aria-hidden="true"></span><span aria-hidden="true">${figure(unit, amount)}</span>
    </li>`;
  }

  #free(chair: number, spot: Place): TemplateResult {
    const { take } = this;
    return html`<li class="chair free" ${at(spot)}>
      ${take
        ? html`<button type="button" class="pod" @click=${() => take(chair)} aria-label=${t("sit-at", { seat: chair })}>${t("sit-here")}</button>`
        : html`<span class="pod"><span class="hidden">${t("seat-free", { seat: chair })}</span></span>`}
    </li>`;
  }
}

/** One word on how somebody is there, the most pressing. */
function note(seat: SeatView, pod: Pod) {
  const word = !seat.connected ? t("away") : seat.sits_out ? t("sits-out") : seat.leaving ? t("leaving") : pod.note;
  return word ? html`<span class="note">${word}</span>` : nothing;
}
