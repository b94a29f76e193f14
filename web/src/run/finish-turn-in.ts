import { html, nothing, type TemplateResult } from "lit";
import { customElement, state } from "lit/decorators.js";
import { repeat } from "lit/directives/repeat.js";
import { cardText } from "../cards/card.js";
import { face } from "../cards/face.js";
import { holdingName } from "../cards/holding.js";
import { refusedOf } from "../connection/api.js";
import { act, worthOf } from "../connection/runs.js";
import type { Action, HandId, HandView, StaffRow, Stop } from "../generated/run.js";
import type { Refused } from "../generated/server.js";
import { clockTime } from "../i18n/clock.js";
import { t } from "../i18n/catalog.js";
import { money } from "../i18n/money.js";
import { list } from "../i18n/words.js";
import { focusInView } from "../widgets/in-view.js";
import { isPhysical } from "./desk-kept.js";
import "./desk-tools.js";
import type { Tools } from "./desk-tools.js";
import { cardWords, personHead, refusedNote } from "./desk-words.js";
import "./find-field.js";
import type { ScanEvent } from "./find-field.js";
import { PersonDesk } from "./find-person.js";
import { repeatedCard } from "./finish-notes.js";
import "./finish-register.js";
import "./finish-worth.js";
import { record } from "./money-fees.js";
import {
  type Draw,
  drawsAtFinish,
  mayVoid,
  mayVoidTurnIn,
  missingStops,
  stampOf,
  stopName,
  turnInWindow,
} from "./offers.js";
import type { Drawn } from "./stop-draw.js";
import { type Underway, UnderwayDraws } from "./underway.js";
import { type CutNote, cutNotes, type SoFar } from "./stop-provable.js";
import "./stop-void.js";
import { eventTime } from "./time.js";
import { CENTS, STOPS } from "./words.js";

/** Turning in: the hands of a participant, the extra card, and the cards that are drawn at the finish. */
@customElement("finish-turn-in")
export class FinishTurnIn extends PersonDesk {
  @state() private accessor tools: Tools = { physical: false, at: undefined };
  @state() private accessor drawing: Draw | undefined;
  /** The draws whose requests are in progress, also those of a participant who was served before. */
  readonly #underway = new UnderwayDraws(this);
  @state() private accessor news = "";
  /** The instruction for the extra card that was just drawn, by hand. */
  @state() private accessor extras: ReadonlyMap<HandId, string> = new Map();
  /** The cards of hands of which five are being drawn, before their stamp is made, by hand. */
  @state() private accessor soFar: ReadonlyMap<HandId, readonly string[]> = new Map();
  /** The cuts of the cards that were just drawn, by hand. */
  @state() private accessor notes: ReadonlyMap<HandId, readonly CutNote[]> = new Map();
  @state() private accessor busy = false;
  @state() private accessor refused: Refused | undefined;
  /**
   * The hands that are turned in only after a confirmation, because cards are missing; empty if no confirmation is
   * open.
   */
  @state() private accessor asked: readonly HandView[] = [];
  /** The number of searches. A repeated search discards the typed cards and refusals of the previous one. */
  #searches = 0;

  override connectedCallback(): void {
    super.connectedCallback();
    this.tools = { physical: isPhysical(this.view.run.id), at: undefined };
    void this.#findBegun();
  }

  protected override serve(participant: number | undefined): void {
    super.serve(participant);
    [this.drawing, this.news, this.refused, this.asked] = [undefined, "", undefined, []];
    [this.extras, this.notes, this.soFar] = [new Map(), new Map(), new Map()];
    this.#searches += 1;
    this.tools = { ...this.tools, at: undefined };
    void this.#findBegun();
  }

  protected override render() {
    const { row } = this;
    return html`<find-field
        .run=${this.view.run.id}
        .fault=${this.fault}
        .busy=${this.finding}
        @scan=${(event: ScanEvent) => this.find(event)}
        @unread=${() => this.missed()}
      ></find-field>
      ${this.lostNotes()} ${row ? this.#person(row) : nothing}
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

  /** Finds the cards of draws that were begun before, such as before the page was loaded again. */
  async #findBegun(): Promise<void> {
    const { chosen, phone } = this;
    if (chosen === undefined || !phone || this.row?.rides !== false) return;
    const begun = await phone.drawnBefore(chosen).catch(() => undefined);
    if (begun && chosen === this.chosen) this.soFar = new Map([...begun, ...this.soFar]);
  }

  #registered(participant: number | undefined): void {
    this.serve(participant);
    this.changed();
  }

  #person(row: StaffRow): TemplateResult {
    const open = row.hands.filter((hand) => turnInWindow(hand) !== undefined);
    return html`<article
      class="served"
      @so-far=${({ detail: { hand, cards } }: CustomEvent<SoFar>) => (this.soFar = new Map(this.soFar).set(hand, cards))}
      @underway=${(event: CustomEvent<Underway>) => this.#underway.add(event.detail)}
      @drawing=${(event: CustomEvent<Draw>) => (this.drawing = event.detail)}
      @undrawn=${() => (this.drawing = undefined)}
      @drawn=${(event: CustomEvent<Drawn>) => this.#drawn(event.detail)}
      @voided=${() => this.#voided()}
    >
      ${personHead(row)} ${row.withdrawn ? html`<p class="warning">${t("desk-withdrawn-finish")}</p>` : nothing}
      ${this.#arrival(row)} ${this.#refunds(row)} ${this.#notes(row)} ${row.hands.map((hand) => this.#hand(row, hand))}
      ${refusedNote(this.refused, this.view.run.route)}
      ${
        open.length > 1 && this.asked.length === 0
          ? html`<button
              class=${open.some(({ unpaid }) => unpaid) ? "" : "spin"}
              ?disabled=${this.busy || this.#isDrawing(open)}
              @click=${() => this.#askToTurnIn(open)}
            >
              ${t("desk-turn-in-all", { hands: open.length })}
            </button>`
          : nothing
      }
      ${this.asked.length > 0 ? this.#question(row) : nothing}
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

  /** The payments to refund to a participant who withdrew and therefore has no hands. */
  #refunds(row: StaffRow): TemplateResult | typeof nothing {
    const { run, tills } = this.view;
    if (!row.withdrawn || tills.length === 0) return nothing;
    return html`${(row.unsettled ?? []).map((due) => record(run.id, tills, row, due))}`;
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
    const offered = row.withdrawn ? [] : drawsAtFinish(hand, this.view.run.closed_stops);
    const draws = turning ? [turning] : this.#underway.shown(hand.hand, offered);
    return html`<section class="hand">
      <h3>
        ${t("desk-hand", { hand: hand.hand })}
        ${hand.unpaid ? html`<small class="unpaid">${t("desk-unpaid")}</small>` : nothing}
      </h3>
      ${this.#cards(hand, turning)} ${cutNotes(this.notes.get(hand.hand) ?? [], this.view.run.route)}
      ${this.#extraWords(hand)} ${this.#missing(row, hand, draws)} ${this.#pay(row, hand)}
      ${repeat(
        draws,
        ({ key }) => `${this.#searches} ${key}`,
        (draw) => (draw.mark === "extra" ? this.#extra(hand, draw) : this.#draw(hand, draw)),
      )}
      ${this.asked.length > 0 ? nothing : this.#turnInButton(hand, draws)}
    </section>`;
  }

  /** The five cards and the extra card, without a card that the wheel is about to show. */
  #cards(hand: HandView, turning: Draw | undefined): TemplateResult {
    const extra = turning?.mark === "extra" ? undefined : stampOf(hand, "extra");
    return html`<p class="sheet-cards" tabindex="-1" data-hand=${hand.hand}>
      ${STOPS.map((stop) => cardSlot(stop, this.#cardAt(hand, stop, turning)))}
      ${extra ? html`<span class="slot"><small>${t("desk-extra-short")}</small>${face(extra.card)}</span>` : nothing}
    </p>`;
  }

  /** The card of a stop; undefined if there is none, or if the wheel is about to show it. */
  #cardAt(hand: HandView, stop: Stop, turning: Draw | undefined): string | undefined {
    const stamp = stampOf(hand, { stop });
    const isAll = turning?.mark === "all";
    const isHidden = isAll || (typeof turning?.mark === "object" && turning.mark.stop === stop);
    const isBegun = isAll || missingStops(hand).length === STOPS.length;
    return stamp && !isHidden ? stamp.card : isBegun ? this.soFar.get(hand.hand)?.[stop - 1] : undefined;
  }

  /** The instruction for the extra card of a hand, from its draw until the hand is turned in. */
  #extraWords(hand: HandView): TemplateResult | typeof nothing {
    const words = this.extras.get(hand.hand);
    if (words === undefined || hand.turned_in != null || !stampOf(hand, "extra")) return nothing;
    return html`<p class="say">${words}</p>`;
  }

  #missing(row: StaffRow, hand: HandView, draws: readonly Draw[]): TemplateResult | typeof nothing {
    if (draws.some(({ mark }) => mark === "all")) return nothing;
    const missing = missingStops(hand);
    if (missing.length === 0 || row.withdrawn) return nothing;
    if (missing.length === 5 && !row.rides) return html`<p class="warning">${t("desk-blocked-not-spun")}</p>`;
    return html`<p class="warning">${this.#missingWords(hand, missing)}</p>
      ${
        hand.turned_in == null && draws.length < missing.length
          ? html`<button @click=${() => this.#enterSheet(row)}>${t("desk-missing-enter")}</button>`
          : nothing
      }`;
  }

  #missingWords(hand: HandView, missing: readonly Stop[]): string {
    const awaited = missing.every((stop) => hand.awaited?.includes(stop));
    return t(awaited ? "desk-awaited" : "desk-missing", { names: this.#names(missing), count: missing.length });
  }

  #names(stops: readonly Stop[]): string {
    return t("desk-stops", { count: stops.length, numbers: list(stops.map(String)) });
  }

  /** Opens the paper sheet of the participant. */
  #enterSheet({ participant }: StaffRow): void {
    this.dispatchEvent(new CustomEvent("paper", { detail: participant, bubbles: true }));
  }

  /** The question of whether to turn in hands with missing cards. */
  #question(row: StaffRow): TemplateResult {
    const without = this.asked.filter((hand) => missingStops(hand).length > 0);
    return html`<div class="warning question" role="group" aria-label=${t("desk-turn-in-ask")}>
      ${without.map((hand) => html`<p>${this.#withoutWords(hand)}</p>`)}
      <p tabindex="-1">${t("desk-turn-in-ask")}</p>
      <div class="reasons">
        <button class="primary" @click=${() => this.#enterSheet(row)}>${t("desk-enter-sheet")}</button>
        <button ?disabled=${this.busy || this.#isDrawing(this.asked)} @click=${() => this.#turnIn(this.asked)}>
          ${t("desk-turn-in-anyway")}
        </button>
        <button @click=${() => (this.asked = [])}>${t("cancel")}</button>
      </div>
    </div>`;
  }

  #withoutWords(hand: HandView): string {
    const missing = missingStops(hand);
    const names = missing.length === 5 ? "none" : this.#names(missing);
    return t("desk-turn-in-without", { hand: hand.hand, names, count: missing.length });
  }

  #pay(row: StaffRow, hand: HandView): TemplateResult | typeof nothing {
    const { run, tills } = this.view;
    const price = money(CENTS, this.view.draft.settings?.hand_price ?? 0);
    const dues = (row.unsettled ?? []).filter((due) => due.hand === hand.hand);
    if (tills.length > 0 && dues.length > 0)
      return html`${hand.unpaid ? html`<p class="warning">${t("desk-pay", { price })}</p>` : nothing}
      ${dues.map((due) => record(run.id, tills, row, due, { primary: hand.unpaid === true && due.item === "fee" }))}`;
    if (!hand.legal.offers.includes("pay")) return nothing;
    const paid = () => this.#send({ pay: { hand: hand.hand } }, t("desk-paid"));
    return html`<button class="primary spin" ?disabled=${this.busy} @click=${paid}>
      ${t("desk-pay", { price })}
    </button>`;
  }

  #draw(hand: HandView, draw: Draw): TemplateResult {
    const source = this.view.draft.settings?.draw ?? "wheel";
    return html`${this.#cardOf(draw)}
      <stop-draw
        .run=${this.view.run}
        .draw=${draw}
        .phone=${this.phone}
        .phoneState=${this.phone?.state}
        .physical=${this.tools.physical}
        .held=${hand.legal.barred}
        .source=${source}
        .at=${this.tools.at}
        .price=${draw.mark === "extra" ? this.#extraPrice : undefined}
        .label=${this.#drawWords(draw)}
        .several=${(this.row?.hands.length ?? 0) > 1}
      ></stop-draw>`;
  }

  /** The offer of the extra card, collapsed, since a card entered here by mistake would be sold. */
  #extra(hand: HandView, draw: Draw): TemplateResult {
    const price = this.#extraPrice;
    return html`<details class="extra">
      <summary>${price ? t("desk-offer-extra", { price }) : t("desk-offer-extra-free")}</summary>
      <p>${t("desk-extra")}</p>
      <finish-worth .run=${this.view.run} .hand=${hand} .extra=${true}></finish-worth>
      ${this.#draw(hand, draw)}
    </details>`;
  }

  /** The price of an extra card as text; undefined if it is free. */
  get #extraPrice(): string | undefined {
    const price = this.view.draft.settings?.extra_price ?? 0;
    return price ? money(CENTS, price) : undefined;
  }

  #cardOf({ mark }: Draw): TemplateResult | typeof nothing {
    if (typeof mark === "string") return nothing;
    return html`<p>${t("desk-card-of", { name: stopName(this.view.run.route, mark.stop) })}</p>`;
  }

  #drawWords({ mark, count }: Draw): string {
    const price = this.#extraPrice;
    if (mark === "extra") return price ? t("desk-sell-extra", { price }) : t("desk-spin-extra");
    return count > 1 ? t("desk-spin-all") : t("desk-spin");
  }

  /** The button that turns a hand in. While the fee is unpaid it is smaller, since the fee is taken first. */
  #turnInButton(hand: HandView, draws: readonly Draw[]): TemplateResult | typeof nothing {
    if (hand.turned_in != null)
      return html`<p class="say">${t("desk-turned-in", { time: clockTime(hand.turned_in) })}</p>
        ${this.#worth(hand)} ${this.#undoTurnIn(hand)} ${this.#undoExtra(hand)}`;
    const isDrawing = this.#isDrawing([hand]);
    const isReady =
      !isDrawing && draws.every(({ mark }) => mark === "extra") && missingStops(hand).length === 0 && !hand.unpaid;
    return html`${isDrawing ? html`<p class="again">${t("desk-drawing")}</p>` : this.#undoExtra(hand)}
    ${
      turnInWindow(hand)
        ? html`<button
            class="${hand.unpaid ? "" : "spin"} ${isReady ? "primary" : ""}"
            ?disabled=${this.busy || isDrawing}
            @click=${() => this.#askToTurnIn([hand])}
          >
            ${t(hand.unpaid ? "desk-turn-in-unpaid" : "desk-turn-in", { hand: hand.hand })}
          </button>`
        : nothing
    }`;
  }

  /** The holding of a hand; the reason instead if the hand is not ranked, since it has a card twice. */
  #worth(hand: HandView): TemplateResult {
    const twice = repeatedCard(this.view.draft, hand);
    if (twice === undefined) return html`<finish-worth .run=${this.view.run} .hand=${hand}></finish-worth>`;
    return html`<p class="warning">${t("desk-card-twice", { card: cardText(twice) })}</p>`;
  }

  /** Returns whether a card of one of the hands is being drawn. A hand that is turned in now would lack that card. */
  #isDrawing(hands: readonly HandView[]): boolean {
    return hands.some(({ hand }) => this.#underway.hasHand(hand));
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

  /** Turns in the hands, after a confirmation if cards are missing. */
  #askToTurnIn(hands: readonly HandView[]): void {
    this.refused = undefined;
    if (hands.every((hand) => missingStops(hand).length === 0)) {
      void this.#turnIn(hands);
      return;
    }
    this.asked = hands;
    void this.updateComplete.then(() => this.querySelector<HTMLElement>(".question [tabindex]")?.focus());
  }

  async #turnIn(hands: readonly HandView[]): Promise<void> {
    await this.#at(async (at) => {
      for (const { hand } of hands) {
        const stored = await this.#send({ turn_in: { hand, at } }, t("desk-turned-in-news", { hand }));
        if (!stored) return;
      }
      this.asked = [];
    });
  }

  /**
   * Calls `entry` with the time of the entry. Shows a refusal if no time was typed and today is not the event's day.
   */
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

  #drawn({ draw, cards, notes = [] }: Drawn): void {
    this.drawing = undefined;
    this.notes = new Map(this.notes).set(draw.hand, [...(this.notes.get(draw.hand) ?? []), ...notes]);
    this.news = t("desk-news", { hand: draw.hand, cards: cardWords(cards, { spoken: true }) });
    if (draw.mark === "all") this.soFar = new Map(this.soFar).set(draw.hand, cards);
    if (draw.mark === "extra") void this.#sold(draw.hand, cards);
    this.changed();
    void this.#showCards(draw.hand);
  }

  /** Shows the cards of a hand, once the view of the event has the new ones. */
  async #showCards(hand: HandId): Promise<void> {
    await this.updateComplete;
    focusInView(this.querySelector<HTMLElement>(`.sheet-cards[data-hand="${hand}"]`));
  }

  /** Says where to write the extra card, and what the hand holds with it. */
  async #sold(hand: HandId, cards: readonly string[]): Promise<void> {
    const say = (now: string) => {
      const words = (spoken: boolean) =>
        [t("desk-write-extra", { card: cardWords(cards, { spoken }) }), now].join(" ").trim();
      this.extras = new Map(this.extras).set(hand, words(false));
      this.news = words(true);
    };
    say("");
    const { now } = (await worthOf(this.view.run.id, hand).catch(() => undefined)) ?? {};
    if (now)
      say(
        t("desk-extra-now", {
          holding: holdingName({ category: now.category, cards: now.best }),
          place: now.place ?? 0,
        }),
      );
  }

  #voided(): void {
    this.soFar = new Map();
    this.news = t("desk-voided");
    this.changed();
  }
}

/** A field of the sheet with its card, or without one. */
const cardSlot = (stop: Stop, card: string | undefined): TemplateResult =>
  html`<span class="slot"
    ><small>${stop}</small>${
      card === undefined
        ? html`<span class="card place" role="img" aria-label=${t("desk-no-card", { stop })}></span>`
        : face(card)
    }</span
  >`;
