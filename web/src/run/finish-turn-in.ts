import { html, nothing, type TemplateResult } from "lit";
import { customElement, state } from "lit/decorators.js";
import { repeat } from "lit/directives/repeat.js";
import { face } from "../cards/face.js";
import { refusedOf } from "../connection/api.js";
import { act } from "../connection/runs.js";
import type { Action, HandView, StaffRow } from "../generated/run.js";
import type { Refused } from "../generated/server.js";
import { clockTime } from "../i18n/clock.js";
import { t } from "../i18n/catalog.js";
import { money } from "../i18n/money.js";
import { isPhysical } from "./desk-kept.js";
import "./desk-tools.js";
import type { Tools } from "./desk-tools.js";
import { cardWords, personHead, refusedNote } from "./desk-words.js";
import "./find-field.js";
import type { ScanEvent } from "./find-field.js";
import { PersonDesk } from "./find-person.js";
import "./finish-register.js";
import { type Draw, drawsAtFinish, mayVoid, mayVoidTurnIn, stampOf, stopName, turnInWindow } from "./offers.js";
import type { Drawn } from "./stop-draw.js";
import "./stop-void.js";
import { eventTime } from "./time.js";
import { CENTS } from "./words.js";

/** Turning in: the hands of a participant, the extra card, and the cards that are drawn at the finish. */
@customElement("finish-turn-in")
export class FinishTurnIn extends PersonDesk {
  @state() private accessor tools: Tools = { physical: false, at: undefined };
  @state() private accessor drawing: Draw | undefined;
  @state() private accessor news = "";
  @state() private accessor busy = false;
  @state() private accessor refused: Refused | undefined;

  override connectedCallback(): void {
    super.connectedCallback();
    this.tools = { physical: isPhysical(this.view.run.id), at: undefined };
  }

  protected override serve(participant: number | undefined): void {
    super.serve(participant);
    [this.drawing, this.news, this.refused] = [undefined, "", undefined];
    this.tools = { ...this.tools, at: undefined };
  }

  protected override render() {
    const { row } = this;
    return html`<find-field
        .run=${this.view.run.id}
        .fault=${this.fault}
        .busy=${this.finding}
        @scan=${(event: ScanEvent) => this.find(event)}
      ></find-field>
      ${row ? this.#person(row) : nothing}
      <p class="hidden" role="status">${this.news}</p>
      <desk-tools
        .run=${this.view.run}
        .tools=${this.tools}
        @tools=${(event: CustomEvent<Tools>) => (this.tools = event.detail)}
      ></desk-tools>
      <finish-register
        .run=${this.view.run}
        @registered=${(event: CustomEvent<number | undefined>) => this.#registered(event.detail)}
      ></finish-register>`;
  }

  #registered(participant: number | undefined): void {
    this.serve(participant);
    this.changed();
  }

  #person(row: StaffRow): TemplateResult {
    const open = row.hands.filter((hand) => turnInWindow(hand) !== undefined);
    return html`<article
      class="served"
      @drawing=${(event: CustomEvent<Draw>) => (this.drawing = event.detail)}
      @undrawn=${() => (this.drawing = undefined)}
      @drawn=${(event: CustomEvent<Drawn>) => this.#drawn(event.detail)}
      @voided=${() => this.#voided()}
    >
      ${personHead(row)} ${this.#arrival(row)} ${this.#notes(row)} ${row.hands.map((hand) => this.#hand(row, hand))}
      ${refusedNote(this.refused, this.view.run.route)}
      ${
        open.length > 1
          ? html`<button class="spin" ?disabled=${this.busy} @click=${() => this.#turnIn(open)}>
              ${t("desk-turn-in-all", { hands: open.length })}
            </button>`
          : nothing
      }
      <button class="next" @click=${() => this.next()}>${t("desk-next")}</button>
    </article>`;
  }

  #arrival(row: StaffRow): TemplateResult | typeof nothing {
    if (row.withdrawn) return nothing;
    if (row.arrived != null) {
      const late = this.view.run.deadline != null && row.arrived > this.view.run.deadline;
      const time = clockTime(row.arrived, { seconds: true });
      return html`<p class=${late ? "warning" : "again"}>${t(late ? "desk-came-late" : "desk-came", { time })}</p>`;
    }
    return html`<p class="warning">${t("desk-not-scanned")}</p>
      <button class="primary spin" ?disabled=${this.busy} @click=${() => this.#arrive(row)}>
        ${t("desk-arrive-now")}
      </button>`;
  }

  /** The event's rules for several hands. */
  #notes(row: StaffRow): TemplateResult | typeof nothing {
    const { extra_card, wins } = this.view.draft.settings ?? {};
    if (row.hands.length < 2) return nothing;
    return html`${extra_card === "per_participant" ? html`<p>${t("desk-one-extra")}</p>` : nothing}
    ${wins === "best_hand_only" ? html`<p>${t("desk-best-only")}</p>` : nothing}`;
  }

  #hand(row: StaffRow, hand: HandView): TemplateResult {
    const turning = this.drawing?.hand === hand.hand ? this.drawing : undefined;
    const draws = turning ? [turning] : row.withdrawn ? [] : drawsAtFinish(hand, this.view.run.closed_stops);
    return html`<section class="hand">
      <h3>
        ${t("desk-hand", { hand: hand.hand })}
        ${hand.unpaid ? html`<small class="unpaid">${t("desk-unpaid")}</small>` : nothing}
      </h3>
      ${this.#cards(hand, turning)} ${this.#missing(row, hand, draws)} ${this.#pay(hand)}
      ${repeat(
        draws,
        ({ key }) => key,
        (draw) => this.#draw(hand, draw),
      )}
      ${turning ? nothing : this.#turnInButton(hand, draws.length === 0)}
    </section>`;
  }

  /** The five cards and the extra card. The one that the wheel is going to show is left out. */
  #cards(hand: HandView, turning: Draw | undefined): TemplateResult {
    const marks = [1, 2, 3, 4, 5].map((stop) => ({ stop, stamp: stampOf(hand, { stop }) }));
    const extra = turning?.mark === "extra" ? undefined : stampOf(hand, "extra");
    const hides = (stop: number) =>
      turning?.mark === "all" || (typeof turning?.mark === "object" && turning.mark.stop === stop);
    return html`<p class="sheet-cards">
      ${marks.map(
        ({ stop, stamp }) =>
          html`<span class="slot"
            ><small>${stop}</small>${
              stamp && !hides(stop)
                ? face(stamp.card)
                : html`<span class="card place" role="img" aria-label=${t("desk-no-card", { stop })}></span>`
            }</span
          >`,
      )}
      ${extra ? html`<span class="slot"><small>${t("desk-extra-short")}</small>${face(extra.card)}</span>` : nothing}
    </p>`;
  }

  #missing(row: StaffRow, hand: HandView, draws: readonly Draw[]): TemplateResult | typeof nothing {
    if (draws.some(({ mark }) => mark === "all")) return nothing;
    const missing = [1, 2, 3, 4, 5].filter((stop) => !stampOf(hand, { stop }));
    if (missing.length === 0 || row.withdrawn) return nothing;
    const awaited = missing.every((stop) => hand.awaited?.includes(stop));
    const names = missing.map((stop) => stopName(this.view.run.route, stop)).join(", ");
    if (missing.length === 5 && !row.rides) return html`<p class="warning">${t("desk-blocked-not-spun")}</p>`;
    return html`<p class="warning">${t(awaited ? "desk-awaited" : "desk-missing", { names })}</p>`;
  }

  #pay(hand: HandView): TemplateResult | typeof nothing {
    if (!hand.legal.offers.includes("pay")) return nothing;
    const price = money(CENTS, this.view.draft.settings?.hand_price ?? 0);
    return html`<button ?disabled=${this.busy} @click=${() => this.#send({ pay: { hand: hand.hand } }, t("desk-paid"))}>
      ${t("desk-pay", { price })}
    </button>`;
  }

  #draw(hand: HandView, draw: Draw): TemplateResult {
    const { draw: source = "wheel", extra_price = 0 } = this.view.draft.settings ?? {};
    return html`${this.#drawNote(draw)}
      <stop-draw
        .run=${this.view.run}
        .draw=${draw}
        .physical=${this.tools.physical}
        .held=${hand.legal.barred}
        .source=${source ?? "wheel"}
        .at=${this.tools.at}
        .label=${this.#drawWords(draw, extra_price ?? 0)}
      ></stop-draw>`;
  }

  #drawNote({ mark }: Draw): TemplateResult | typeof nothing {
    if (mark === "extra") {
      const price = this.view.draft.settings?.extra_price ?? 0;
      const words = price ? t("desk-extra", { price: money(CENTS, price) }) : t("desk-extra-free");
      return html`<p class="offer">${words}</p>`;
    }
    if (typeof mark === "string") return nothing;
    return html`<p>${t("desk-card-of", { name: stopName(this.view.run.route, mark.stop) })}</p>`;
  }

  #drawWords({ mark, count }: Draw, price: number): string {
    if (mark === "extra") return price ? t("desk-sell-extra", { price: money(CENTS, price) }) : t("desk-spin-extra");
    return count > 1 ? t("desk-spin-all") : t("desk-spin");
  }

  #turnInButton(hand: HandView, isReady: boolean): TemplateResult | typeof nothing {
    if (hand.turned_in != null)
      return html`<p class="say">${t("desk-turned-in", { time: clockTime(hand.turned_in) })}</p>
        ${this.#undoTurnIn(hand)} ${this.#undoExtra(hand)}`;
    return html`${this.#undoExtra(hand)}
    ${
      turnInWindow(hand)
        ? html`<button
            class="spin ${isReady ? "primary" : ""}"
            ?disabled=${this.busy}
            @click=${() => this.#turnIn([hand])}
          >
            ${t("desk-turn-in", { hand: hand.hand })}
          </button>`
        : nothing
    }`;
  }

  #undoTurnIn(hand: HandView): TemplateResult | typeof nothing {
    if (!mayVoidTurnIn(hand)) return nothing;
    return html`<stop-void
      .run=${this.view.run}
      .entry=${(reason: string) => ({ void_turn_in: { hand: hand.hand, reason } })}
      .label=${t("desk-undo-turn-in")}
    ></stop-void>`;
  }

  #undoExtra(hand: HandView): TemplateResult | typeof nothing {
    if (!mayVoid(hand, "extra")) return nothing;
    return html`<stop-void
      .run=${this.view.run}
      .entry=${(reason: string) => ({ void: { hand: hand.hand, mark: "extra", reason } })}
      .label=${t("desk-undo-extra")}
    ></stop-void>`;
  }

  async #arrive(row: StaffRow): Promise<void> {
    await this.#at((at) => this.#send({ arrive: { participant: row.participant, at } }, t("desk-arrival-noted")));
  }

  async #turnIn(hands: readonly HandView[]): Promise<void> {
    await this.#at(async (at) => {
      for (const { hand } of hands) {
        const stored = await this.#send({ turn_in: { hand, at } }, t("desk-turned-in-news", { hand }));
        if (!stored) return;
      }
    });
  }

  /** Calls back with the time of the entry; a fault on another day, if none was typed. */
  async #at(entry: (at: string) => Promise<unknown>): Promise<void> {
    const at = this.tools.at ?? eventTime(this.view.run);
    if (at === undefined) this.refused = { code: "run.not_the_day", message: "" };
    else await entry(at);
  }

  async #send(action: Action, news: string): Promise<boolean> {
    if (this.busy) return false;
    [this.busy, this.refused] = [true, undefined];
    try {
      await act(this.view.run.id, action);
      this.news = news;
      this.changed();
    } catch (error) {
      this.refused = refusedOf(error);
    }
    this.busy = false;
    return this.refused === undefined;
  }

  #drawn({ draw, cards }: Drawn): void {
    this.drawing = undefined;
    this.news = t("desk-news", { hand: draw.hand, cards: cardWords(cards, { spoken: true }) });
    this.changed();
  }

  #voided(): void {
    this.news = t("desk-voided");
    this.changed();
  }
}
