import { html, nothing, type TemplateResult } from "lit";
import { customElement, property, state } from "lit/decorators.js";
import { repeat } from "lit/directives/repeat.js";
import type { Action, HandView, MarkView, StaffRow, Stop } from "../generated/run.js";
import { clockTime } from "../i18n/clock.js";
import { t } from "../i18n/catalog.js";
import { list } from "../i18n/words.js";
import { stampsOfHand, type StampQueue } from "../offline/queue.js";
import { checkLetter, numberOf } from "../offline/stamp.js";
import { cardWords, entriesLostWarning, numbered, personHead } from "./desk-words.js";
import { focusInView } from "../widgets/in-view.js";
import { isPhysical } from "./desk-kept.js";
import "./desk-tools.js";
import type { Tools } from "./desk-tools.js";
import "./find-field.js";
import type { ScanEvent } from "./find-field.js";
import type { Scan } from "./find.js";
import { PersonDesk, type Resolved } from "./find-person.js";
import { blocked, lastHeard } from "./stop-blocked.js";
import { type Draw, drawsAtStop, mayVoid, passedWithoutCard, stampOf, stopName, validCards } from "./offers.js";
import { lacksWaiver } from "./registration-entry.js";
import { hasRole } from "./staff-desks.js";
import { bigCards, type Drawn, resultOf, type StopDraw } from "./stop-draw.js";
import { cutNotes } from "./stop-provable.js";
import { askedOf, isAskedAt } from "./stop-asked.js";
import "./stop-kept.js";
import "./stop-void.js";
import { type Underway, UnderwayDraws } from "./underway.js";
import { STOPS } from "./words.js";

/** Maximum number of hands of a participant whom this device does not know. */
const MAX_UNKNOWN_HANDS = 9;

/** The desk of a stop: finds a participant, and draws the card of each hand. */
@customElement("stop-desk")
export class StopDesk extends PersonDesk {
  @property({ type: Number }) accessor stop: Stop = 1;
  /** The stamps of this device. */
  @property({ attribute: false }) accessor queue!: StampQueue;
  /** The position of the queue's changes, so that the desk is rendered again after each. */
  @property({ attribute: false }) accessor kept: StampQueue["stamps"] = [];
  /** `true` if the room cannot be reached. */
  @property({ type: Boolean }) accessor offline = false;
  @state() private accessor tools: Tools = { physical: false, at: undefined };
  readonly #underway = new UnderwayDraws(this);
  /** The draw whose wheel is turning, and whose card is not shown yet. */
  @state() private accessor drawing: Draw | undefined;
  /** The cards drawn for the participant being served, by draw. */
  @state() private accessor drawn: ReadonlyMap<string, Drawn> = new Map();
  @state() private accessor news = "";
  /**
   * `true` if the sheet shows the stamps of earlier stops, according to the volunteer; undefined until this is
   * answered.
   */
  @state() private accessor onSheet: boolean | undefined;
  /** The code of the sheet that was scanned without a connection. */
  #sheet: string | undefined;
  /** The number of a participant whom this device does not know, while they are served. */
  #unknownNumber: number | undefined;
  /** The number of searches. A repeated search discards the typed cards and refusals of the previous one. */
  #searches = 0;

  override connectedCallback(): void {
    super.connectedCallback();
    this.tools = { physical: isPhysical(this.view.run.id), at: undefined };
  }

  protected override serve(participant: number | undefined): void {
    super.serve(participant);
    if (this.#unknownNumber !== undefined && participant !== this.#unknownNumber) this.#unknown(undefined);
    [this.drawing, this.drawn, this.news, this.onSheet] = [undefined, new Map(), "", undefined];
    this.#searches += 1;
  }

  /**
   * Finds the participant of a scan. Without a connection, a number that this device does not know needs its check letter,
   * and the code of a sheet is checked when the stamp is sent.
   */
  protected override async resolve(scan: Scan): Promise<Resolved> {
    this.#sheet = undefined;
    const isHere = "participant" in scan || scan.run === this.view.run.id;
    if (!this.offline || !isHere) {
      const found = await super.resolve(scan);
      if (!("offline" in found) || "participant" in scan) return found;
    }
    if ("participant" in scan) return this.#typed(scan.participant, scan.check);
    const participant = numberOf(scan.code);
    if (participant === undefined) return { fault: t("offline-sheet-unread") };
    this.#sheet = scan.code;
    return this.#known(participant);
  }

  async #typed(participant: number, check: string | undefined): Promise<Resolved> {
    if (this.view.participants.some((row) => row.participant === participant))
      return super.resolve({ participant, check });
    if (check === undefined) return { fault: t("offline-needs-letter", { participant: String(participant) }) };
    if (check !== checkLetter(participant))
      return { fault: t("desk-wrong-check", { number: `${participant}${check}` }) };
    return this.#known(participant);
  }

  /** Resolves once the view has the participant. */
  async #known(participant: number): Promise<Resolved> {
    if (!this.view.participants.some((row) => row.participant === participant)) {
      this.#unknown({ participant, hands: 1 });
      await new Promise((rendered) => setTimeout(rendered));
    }
    return { participant };
  }

  /** Tells the page to show a participant whom this device does not know. */
  #unknown(detail: { participant: number; hands: number } | undefined): void {
    this.#unknownNumber = detail?.participant;
    this.dispatchEvent(new CustomEvent("unknown", { detail, bubbles: true }));
  }

  protected override render() {
    const { row } = this;
    return html`${entriesLostWarning(this.view.run)}<find-field
        .run=${this.view.run.id}
        .fault=${this.fault}
        .busy=${this.finding}
        @scan=${(event: ScanEvent) => this.#found(event)}
        @unread=${() => this.missed()}
      ></find-field>
      ${this.lostNotes()} ${row ? this.#person(row) : nothing}
      <p class="hidden" role="status">${this.news}</p>
      <desk-tools
        .run=${this.view.run}
        .tools=${this.tools}
        @tools=${(event: CustomEvent<Tools>) => (this.tools = event.detail)}
      ></desk-tools>`;
  }

  async #found(event: ScanEvent): Promise<void> {
    await this.find(event);
    const { row } = this;
    if (this.fault !== undefined || !row) return;
    // The focus moves past the name to the wheel, so the name is announced.
    this.news = t("desk-who", { participant: String(row.participant), name: row.name || t("offline-unknown") });
    (this.querySelector<StopDraw>("stop-draw") ?? this.querySelector<HTMLElement>(".skip-question p"))?.focus();
  }

  #person(row: StaffRow): TemplateResult {
    return html`<article
      class="served"
      @underway=${(event: CustomEvent<Underway>) => this.#underway.add(event.detail)}
      @drawing=${(event: CustomEvent<Draw>) => (this.drawing = event.detail)}
      @undrawn=${() => (this.drawing = undefined)}
      @drawn=${(event: CustomEvent<Drawn>) => this.#done(event.detail)}
      @voided=${() => this.#voided()}
      @physical=${() => this.#usePhysical()}
    >
      ${personHead(row)}
      ${
        row.withdrawn
          ? html`<p class="warning">${t("desk-withdrawn-stop")}</p>`
          : html`${this.#waiverWarning(row)} ${this.#skipQuestion(row)}
            ${row.hands.map((hand) => this.#hand(row, hand))} ${this.#moreHands(row)}`
      }
      <button class="next" @click=${() => this.next()}>${t("desk-next")}</button>
    </article>`;
  }

  /** The button for a further hand of a participant whom this device does not know. */
  #moreHands(row: StaffRow): TemplateResult | typeof nothing {
    if (row.name !== "" || row.hands.length >= MAX_UNKNOWN_HANDS) return nothing;
    const add = () => this.#unknown({ participant: row.participant, hands: row.hands.length + 1 });
    return html`<p class="quiet">${t("offline-unknown-why")}</p>
      <button @click=${add}>${t("offline-another-hand")}</button>`;
  }

  /** Continues with the physical wheel or pack, until the choice is changed. Provable draws choose for one card. */
  #usePhysical(): void {
    this.tools = { ...this.tools, physical: true };
    void this.updateComplete.then(() => this.querySelector<StopDraw>("stop-draw")?.focus());
  }

  /** The warning at the first stop that a rider has not signed the waiver. The card can be drawn nevertheless. */
  #waiverWarning(row: StaffRow): TemplateResult | typeof nothing {
    if (this.stop !== 1 || !lacksWaiver(this.view.draft, row)) return nothing;
    return html`<p class="warning" role="alert">${t("desk-waiver-missing")}</p>`;
  }

  /** The draws of a hand at this stop. */
  #draws(hand: HandView): Draw[] {
    const { run, draft } = this.view;
    return drawsAtStop(hand, this.stop, run.closed_stops, draft.settings?.route ?? "ordered");
  }

  /** The earlier stops at which a hand got no card, if it may get a card here. */
  #passed(row: StaffRow, hand: HandView): Stop[] {
    const { stamps, route } = this.view.draft.settings ?? {};
    if ((stamps !== "by_time" && !this.offline) || (route ?? "ordered") !== "ordered" || !row.rides) return [];
    if (this.#draws(hand).length === 0) return [];
    return passedWithoutCard(hand, this.stop, this.view.run.closed_stops);
  }

  /**
   * The question of whether the sheet shows the stamps of earlier stops whose cards are not entered (PR-22). No card is
   * drawn here before it is answered.
   */
  #skipQuestion(row: StaffRow): TemplateResult | typeof nothing {
    const { route } = this.view.run;
    const passed = new Set(row.hands.flatMap((hand) => this.#passed(row, hand)));
    const stops = [...passed].sort((a, b) => a - b);
    if (stops.length === 0 || this.onSheet === true) return nothing;
    if (this.onSheet === false)
      return html`<p class="warning">${t("desk-skipped-back", { stop: numbered(route, stops[0]!) })}</p>
        <button @click=${() => this.#answer(true)}>${t("desk-skipped-after-all")}</button>`;
    const words = t("desk-skipped", { stops: list(stops.map(String)), count: stops.length });
    return html`<div class="warning skip-question" role="group" aria-label=${words}>
      <p tabindex="-1">
        ${words} ${t("desk-skipped-ask", { count: stops.length })}
        ${stops.map((stop) => html`${lastHeard(this.view, stop)} `)}
      </p>
      <div class="reasons">
        <button @click=${() => this.#answer(true)}>${t("desk-skipped-yes", { count: stops.length })}</button>
        <button @click=${() => this.#answer(false)}>${t("desk-skipped-no")}</button>
      </div>
    </div>`;
  }

  #answer(onSheet: boolean): void {
    this.onSheet = onSheet;
    void this.updateComplete.then(() =>
      (this.querySelector<StopDraw>("stop-draw") ?? this.querySelector<HTMLElement>(".next"))?.focus(),
    );
  }

  #hand(row: StaffRow, hand: HandView): TemplateResult {
    const isAsked = this.onSheet !== true && this.#passed(row, hand).length > 0;
    const offered = isAsked ? [] : this.#draws(hand);
    // While the wheel is turning, the view may already have the card that it is about to show.
    const turning = this.drawing?.hand === hand.hand ? this.drawing : undefined;
    const shown = this.#underway.shown(hand.hand, offered);
    const draws = turning ? [turning] : shown.filter(({ key }) => !this.drawn.has(key));
    const asked = askedOf(this.kept, hand);
    // A card about which the organiser decides is neither written on the sheet nor undone here.
    const results = [...this.drawn.values()].filter(
      ({ draw }) => draw.hand === hand.hand && !isAskedAt(asked, draw.mark),
    );
    const isUnderway = turning !== undefined || this.#underway.hasHand(hand.hand);
    const isSettled = !isUnderway && results.length === 0 && !isAskedAt(asked, { stop: this.stop });
    const stamp = stampOf(hand, { stop: this.stop });
    return html`<section class="hand">
      <h3>
        ${t("desk-hand", { hand: hand.hand })}
        ${hand.unpaid ? html`<small class="unpaid">${t("desk-unpaid")}</small>` : nothing}
      </h3>
      ${hand.unpaid && draws.length > 0 && !turning ? html`<p class="quiet">${t("desk-unpaid-draw")}</p>` : nothing}
      ${results.map((result) => this.#result(row, hand, result))}
      ${stampsOfHand(this.kept, hand.hand).map((stamp) => html`<stop-kept .queue=${this.queue} .stamp=${stamp} .run=${this.view.run}></stop-kept>`)}
      ${asked.map((stamp) => html`<stop-asked .stamp=${stamp} .hand=${hand} .phone=${this.phone}></stop-asked>`)}
      ${isSettled && stamp ? this.#stamped(row, hand, stamp) : nothing}
      ${repeat(
        draws,
        ({ key }) => `${this.#searches} ${key}`,
        (draw) => {
          const element = this.#draw(hand, draw, draws.length > 1, row.hands.length > 1);
          return isUnderway || !isAskedAt(asked, draw.mark) ? element : decidedDraw(element);
        },
      )}
      ${isSettled && !isAsked && draws.length === 0 && !stamp ? this.#nothingHere(row, hand) : nothing}
    </section>`;
  }

  #draw(hand: HandView, draw: Draw, isOneOfSeveral: boolean, isOneOfSeveralHands: boolean): TemplateResult {
    return html`${this.#whichCard(draw, isOneOfSeveral)}
      <stop-draw
        .run=${this.view.run}
        .draw=${draw}
        .phone=${this.phone}
        .phoneState=${this.phone?.state}
        .physical=${this.tools.physical}
        .held=${hand.legal.barred}
        .source=${this.view.draft.settings?.draw ?? "wheel"}
        .at=${this.tools.at}
        .label=${draw.count > 1 ? t("desk-spin-all") : t("desk-spin")}
        .several=${isOneOfSeveralHands}
        .offline=${this.offline}
        .record=${(action: Action) => this.queue.record(action, !this.offline, this.#sheet)}
      ></stop-draw>`;
  }

  /**
   * The stop of a card, if the card is drawn here because its stop is closed (PR-21), or if a hand draws several cards.
   */
  #whichCard({ mark }: Draw, isOneOfSeveral: boolean): TemplateResult | typeof nothing {
    if (typeof mark === "string") return nothing;
    const name = stopName(this.view.run.route, mark.stop);
    if (mark.stop !== this.stop) return html`<p>${t("desk-card-of-closed", { name })}</p>`;
    return isOneOfSeveral ? html`<p>${t("desk-card-of", { name })}</p>` : nothing;
  }

  /** A card that was just drawn, or that this hand turned out to have already. */
  #result(row: StaffRow, hand: HandView, { cards, at, again, draw, notes = [] }: Drawn): TemplateResult {
    return html`<p class="result" tabindex="-1" data-draw=${draw.key}>${bigCards(cards)}</p>
      ${again && at ? html`<p class="again">${t("desk-drawn-at", { time: clockTime(at) })}</p>` : nothing}
      <p class="say">${this.#instruction(row, hand, cards)}</p>
      ${cutNotes(notes, draw.count > 1 ? this.view.run.route : undefined)} ${this.#undo(row, hand, draw)}`;
  }

  /** A card that the hand had before. */
  #stamped(row: StaffRow, hand: HandView, { card, at }: MarkView): TemplateResult {
    const marks = row.rides ? [card] : validCards(hand);
    return html`<p class="result">${bigCards(marks)}</p>
      <p class="again">
        ${at == null ? t("desk-typed-in") : t("desk-drawn-at", { time: clockTime(at) })}.
        ${t("desk-check-sheet", { cards: marks.length, card: cardWords(marks) })}
      </p>
      <p class="say">${this.#nextWords(row, hand)}</p>
      ${this.#undo(row, hand, undefined)}`;
  }

  #instruction(row: StaffRow, hand: HandView, cards: readonly string[]): TemplateResult {
    return html`${t("desk-write", { cards: cards.length, card: cardWords(cards) })}
      <strong>${this.#nextWords(row, hand)}</strong>`;
  }

  #nextWords(row: StaffRow, hand: HandView): string {
    const { route, deadline, deadline_for: due, closed_stops: closed } = this.view.run;
    if (hand.next) return t("desk-next-stop", { stop: hand.next, name: stopName(route, hand.next) });
    // A hand whose later stops were entered first has no next stop either.
    const isLast = STOPS.every((stop) => stop <= this.stop || closed.includes(stop));
    if (row.rides || deadline == null) return t(isLast ? "desk-to-finish" : "desk-none-left");
    return t(due === "turn_in" ? "desk-all-drawn" : "desk-all-drawn-arrive", { time: clockTime(deadline) });
  }

  #undo(row: StaffRow, hand: HandView, draw: Draw | undefined): TemplateResult | typeof nothing {
    if (!row.rides && this.#mayUndoAll(row, hand)) return this.#undoAll(hand);
    // The five cards of somebody who does not ride were drawn elsewhere, unless one was just drawn here.
    if (!row.rides && draw === undefined) return nothing;
    const mark = draw && typeof draw.mark === "object" ? draw.mark : { stop: this.stop };
    const may = hasRole(this.view.you.roles, mark, "finish");
    if (!may || !mayVoid(hand, mark)) return nothing;
    return html`<stop-void
      .run=${this.view.run}
      .entry=${(reason: string) => ({ void: { hand: hand.hand, mark, reason } })}
      .label=${row.rides ? t("desk-undo") : t("desk-undo-stop", { name: stopName(this.view.run.route, mark.stop) })}
    ></stop-void>`;
  }

  /**
   * Returns whether the viewer may undo all five cards: always with the role of the finish, and with that of the first
   * stop if they were drawn before the arrival.
   */
  #mayUndoAll({ arrived }: StaffRow, { stamps }: HandView): boolean {
    const { roles } = this.view.you;
    const isFromHere = stamps.every(({ at }) => arrived == null || at == null || at < arrived);
    return hasRole(roles, "finish") || (this.stop === 1 && isFromHere && hasRole(roles, { stop: 1 }));
  }

  /** The form that declares void all five cards of a participant who does not ride. */
  #undoAll(hand: HandView): TemplateResult | typeof nothing {
    const marks = STOPS.map((stop) => ({ stop })).filter((mark) => mayVoid(hand, mark));
    if (marks.length === 0) return nothing;
    return html`<stop-void
      .run=${this.view.run}
      .entry=${(reason: string) => marks.map((mark) => ({ void: { hand: hand.hand, mark, reason } }))}
      .label=${t("desk-undo-all", { cards: marks.length })}
    ></stop-void>`;
  }

  /** The reason why the hand gets no card here. */
  #nothingHere(row: StaffRow, hand: HandView): TemplateResult {
    return html`<p class="warning">${blocked(row, hand, this.stop, this.view.run.route)}</p>`;
  }

  #done(drawn: Drawn): void {
    this.drawing = undefined;
    this.drawn = new Map(this.drawn).set(drawn.draw.key, drawn);
    this.news = t("desk-news", { hand: drawn.draw.hand, cards: cardWords(drawn.cards, { spoken: true }) });
    this.tools = { ...this.tools, at: undefined };
    this.changed();
    void this.updateComplete.then(() => this.#focusAfter(drawn.draw));
  }

  /** The participant of a provable draw sees the card first. Otherwise the volunteer goes on with one more key. */
  #focusAfter(draw: Draw): void {
    if (this.phone) focusInView(resultOf(this, draw));
    else (this.querySelector<StopDraw>("stop-draw") ?? this.querySelector<HTMLElement>(".next"))?.focus();
  }

  #voided(): void {
    [this.drawn, this.news] = [new Map(), t("desk-voided")];
    this.changed();
  }
}

/** A draw that is begun only once the organiser has decided about another card, which this device cannot see. */
const decidedDraw = (draw: TemplateResult): TemplateResult =>
  html`<details class="decided-draw">
    <summary>${t("desk-decided-draw")}</summary>
    ${draw}
  </details>`;
