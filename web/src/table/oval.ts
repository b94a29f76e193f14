import { html, nothing, type TemplateResult } from "lit";
import { customElement, property } from "lit/decorators.js";
import { repeat } from "lit/directives/repeat.js";
import type { Felt, SeatDisplay, Scene } from "../felts/felt.js";
import type { ChatMessage, SeatView } from "../generated/server.js";
import { styleName } from "../i18n/bots.js";
import { t } from "../i18n/catalog.js";
import { unitOf } from "../i18n/money.js";
import type { TableState } from "../state/table.js";
import { followChoices } from "../widgets/follow-choices.js";
import { LightDomElement } from "../widgets/light.js";
import { type Amounts, amountsAt } from "./amounts.js";
import { bet } from "./bet.js";
import { chatText } from "./chat.js";
import "./clock.js";
import "./code.js";
import { Bubbles } from "./bubbles.js";
import { Motion } from "./motion.js";
import { at, type ByOrientation, type Cell, rowsOf, seatLayout, sideBySide } from "./place.js";
import { showsTableCode } from "./waiting.js";

/** The most characters of a stack beside which the clock fits, seven digits. */
const BESIDE_CLOCK = 9;

/** The most characters of a stack in the usual type, nine digits. */
const USUAL_TYPE = 11;

/** The felt with the seats around it. */
@customElement("table-oval")
export class TableOval extends LightDomElement {
  @property({ attribute: false }) accessor state: TableState | undefined;
  @property({ attribute: false }) accessor felt: Felt<unknown> | undefined;
  @property({ attribute: false }) accessor scene: Scene<unknown> | undefined;
  /** The latest message of each author in the chat, for a while, by name. */
  @property({ attribute: false }) accessor said: ReadonlyMap<string, ChatMessage> = new Map();
  /** Called with an empty chair that the viewer clicks; undefined for a viewer who may not sit down. */
  @property({ attribute: false }) accessor take: ((chair: number) => void) | undefined;

  constructor() {
    super();
    // Before the animations begin, so that everything is measured where it will lie.
    new Bubbles(this);
    new Motion(this);
    followChoices(this);
  }

  /** The first rendering has a task of its own, so that none is long: the page around the felt is rendered before. */
  protected override async scheduleUpdate(): Promise<void> {
    if (!this.hasUpdated) await new Promise((begin) => setTimeout(begin));
    await super.scheduleUpdate();
  }

  protected override render() {
    if (!this.state) return nothing;
    const { table, you } = this.state.moment;
    const { felt, scene } = this;
    const [seats, own] = [table.seats.length, (you.seat ?? 1) - 1];
    const cells = felt?.sideBySide ? sideBySide(seats, own, felt.sideBySide) : seatLayout(seats, own);
    const { tall, wide } = cells;
    const isCrowded = felt?.sideBySide ? tall.rows > 1 : tall.chairs.some(({ side }) => side === "left");
    return html`<div
      class="oval game-${table.game} ${felt?.sideBySide ? "house" : ""} ${isCrowded ? "crowded" : ""}"
      ${rowsOf(cells)}
    >
      <div class="rail" aria-hidden="true"></div>
      <div class="middle" data-spot="middle" ${at(tall.middle, wide.middle)}>
        ${showsTableCode(table) ? html`<table-code .table=${table}></table-code>` : felt && scene ? felt.middle(scene) : nothing}
      </div>
      <ol class="seats" aria-label=${t("seats")}>
        ${repeat(
          clockwise(seats, own),
          (index) => index,
          (index) =>
            this.#chair(table.seats[index]!, index + 1, { tall: tall.chairs[index]!, wide: wide.chairs[index]! }),
        )}
      </ol>
    </div>`;
  }

  #chair(seat: SeatView | null, chair: number, { tall, wide }: ByOrientation<Cell>): TemplateResult {
    const sides = `tall-${tall.side} wide-${wide.side}`;
    if (!seat) return this.#free(chair, { tall, wide }, sides);
    const { table, you } = this.state!.moment;
    const handSeat = table.lineup.indexOf(chair) + 1;
    const live = handSeat > 0 && this.scene && this.felt;
    const pod: SeatDisplay = live ? this.felt!.pod(this.scene!, handSeat) : {};
    const timed = table.clock?.seats.includes(chair) ?? false;
    const turn = timed || (table.phase === "playing" && pod.turn === true);
    const own = you.seat === chair;
    return html`<li
      class="chair ${sides} ${turn ? "turn" : ""} ${pod.won ? "winner" : ""} ${pod.out || !live ? "out" : ""} ${own ? "own" : ""}"
      ${at(tall, wide)}
    >
      <div class="pod" data-spot="chair-${chair}">
        ${this.#plate(seat, pod, timed ? html`<turn-clock .state=${this.state} .own=${own}></turn-clock>` : nothing)}
        ${bubble(this.said.get(seat.name))}
      </div>
      <div class="beside">
        ${!own && pod.cards ? html`<div class="held">${pod.cards}</div>` : nothing}
        ${note(seat, pod, timed && table.clock!.is_bank)}
        ${turn ? html`<span class="hidden">${t("to-act")}</span>` : nothing}
        ${table.button === chair ? html`<span class="button-chip" data-move="button" role="img" aria-label=${t("button")}>D</span>` : nothing}
      </div>
      <div class="bid">${bet(this.#amounts, chair, pod)}</div>
    </li>`;
  }

  /**
   * The name, the stack and the running clock of a seat. The clock is beside the name if there is no stack, or if it takes
   * the whole line: in dollars and cents, or with many digits.
   */
  #plate(seat: SeatView, pod: SeatDisplay, clock: TemplateResult | typeof nothing): TemplateResult {
    const hasStackLine = pod.won?.hand !== undefined || (pod.stack ?? seat.stack) != null;
    const isLong = this.#amounts.figure(pod.stack ?? seat.stack ?? 0).length > BESIDE_CLOCK;
    const isBeside = !hasStackLine || isLong || unitOf(this.state!.moment.table.game) === "cents";
    return html`<span class="who"
        >${seat.bot_account ? html`<abbr title=${t("bot-account")}>${t("bot")}</abbr>` : nothing}${seat.bot != null ? html`<abbr title=${seat.bot ? t("bot-style", { style: styleName(seat.bot) }) : t("a-bot")}>${t("bot")}</abbr>` : nothing}<bdi
          class="name"
          title=${seat.name}
          >${seat.name}</bdi
        >${isBeside ? clock : nothing}</span
      >${
        hasStackLine
          ? html`<span class="stack-line"
              >${pod.won?.hand ? html`<span class="made">${pod.won.hand}</span>` : nothing}${this.#stack(seat, pod)}${isBeside ? nothing : clock}</span
            >`
          : nothing
      }`;
  }

  /**
   * The stack of a seat. The unit of chips is hidden to save space for digits, and a winner's stack while the name of the
   * hand takes its place, but screen readers read both. A stack that may not fit has a tooltip.
   */
  #stack(seat: SeatView, pod: SeatDisplay) {
    const stack = pod.stack ?? seat.stack;
    if (stack == null) return nothing;
    const amounts = this.#amounts;
    const words = amounts.words(stack);
    if (pod.won?.hand) return html`<span class="hidden">${words}</span>`;
    if (amounts.unit === "cents") return html`<span class="stack">${words}</span>`;
    const figure = amounts.figure(stack);
    const isLong = figure.length > USUAL_TYPE;
    return html`<span class="stack ${isLong ? "long" : ""}" title=${amounts.chips(stack) ?? (isLong ? words : nothing)}
      ><span aria-hidden="true">${figure}</span><span class="hidden">${words}</span></span
    >`;
  }

  get #amounts(): Amounts {
    return amountsAt(this.state!.moment.table, this.scene?.view);
  }

  #free(chair: number, { tall, wide }: ByOrientation<Cell>, sides: string): TemplateResult {
    const { take } = this;
    return html`<li class="chair free ${sides}" ${at(tall, wide)}>
      ${
        take
          ? html`<button
              type="button"
              class="pod"
              @click=${() => take(chair)}
              aria-label=${t("sit-at", { seat: chair })}
            >
              ${t("sit-here")}
            </button>`
          : html`<span class="pod"><span class="hidden">${t("seat-free", { seat: chair })}</span></span>`
      }
    </li>`;
  }
}

/** The indices of all chairs, from the viewer's own one clockwise: the order in which they are read. */
const clockwise = (seats: number, own: number): number[] =>
  Array.from({ length: seats }, (_, place) => (own + place) % seats);

/** A message of the chat near the seat of its author. A screen reader announces it anyway. */
const bubble = (message: ChatMessage | undefined) =>
  message ? html`<span class="said" aria-hidden="true"><bdi>${chatText(message)}</bdi></span>` : nothing;

/** The status of a seat, the most urgent one only, with the count that the game always shows. */
function note(seat: SeatView, pod: SeatDisplay, banked: boolean) {
  const word = !seat.connected
    ? t("away")
    : banked
      ? t("on-time-bank")
      : seat.sits_out
        ? t("sits-out")
        : seat.leaving
          ? t("leaving")
          : seat.needs_chips
            ? t("needs-chips")
            : seat.waits
              ? t(seat.coming_in === "post" ? "posts-next" : "waits")
              : pod.note;
  const words = [word, pod.count].filter(Boolean).join("\n");
  return words ? html`<span class="note">${words}</span>` : nothing;
}
