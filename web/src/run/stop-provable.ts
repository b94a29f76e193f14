import { html, nothing, type PropertyValues, type TemplateResult } from "lit";
import { customElement, property, query, state } from "lit/decorators.js";
import { face } from "../cards/face.js";
import { refusedOf } from "../connection/api.js";
import {
  type BoundScan,
  DrawAlarm,
  type Drawing,
  type DrawPhone,
  DrawRefused,
  PhoneFault,
  type ScanOutcome,
} from "../draw-phone/phone.js";
import type { Draw as Source, DrawnCard, Place, RunLogHead, RunHead, Spun } from "../generated/run.js";
import type { Refused } from "../generated/server.js";
import { t } from "../i18n/catalog.js";
import { bringIntoView } from "../widgets/in-view.js";
import { LightDomElement } from "../widgets/light.js";
import { deskRefusal, refusedNote } from "./desk-words.js";
import { drawAlarm } from "./draw-alarm.js";
import { slotWords } from "./draw-names.js";
import { isClosedFor } from "./draw-phone.js";
import { drawNote, headNote } from "./draw-words.js";
import type { Draw } from "./offers.js";
import { type Begun, begunLabel, drawnNote, NOT_BEGUN } from "./stop-begun.js";
import "./stop-cut.js";
import type { CutForm } from "./stop-cut.js";
import type { Drawn } from "./stop-draw.js";
import type { Underway } from "./underway.js";
import "./stop-takeover.js";
import { type Elsewhere, physical } from "./stop-takeover.js";
import "./wheel.js";
import type { CardWheel } from "./wheel.js";

/** Delay after which the volunteer is told that a request has no reply yet. */
const LATE_MS = 6000;
/** Delay before a request without a reply is sent again. */
const RESEND_MS = 2000;

/** The cut of a card, and the hash of the log from after its scan. */
export interface CutNote {
  slot: string;
  cut: number;
  head: RunLogHead;
}

/** The cards that are drawn so far, while five are drawn for a hand. */
export interface SoFar {
  hand: string;
  cards: readonly string[];
}

/** A step of a draw. */
type Step =
  | { name: "start" }
  /** The scan is under way, or this phone still prepares its draws. */
  | { name: "scanning" }
  | { name: "cut"; scanned: BoundScan }
  | { name: "turning"; scanned: BoundScan; cut: number }
  /** Another phone has the draw. */
  | { name: "elsewhere"; elsewhere: Elsewhere }
  | { name: "alarm"; code: string; drawing?: Drawing; scanned?: BoundScan };

/**
 * Draws a card that can be verified: binds the draw to this phone, asks for the cut, and turns the wheel to the card. Five
 * cards of one hand are five such draws. Fires the events of `stop-draw`, `by-hand` with the reason if the card is drawn
 * by hand, and `so-far` with the hand and its cards while five are drawn.
 */
@customElement("provable-draw")
export class ProvableDraw extends LightDomElement {
  @property({ attribute: false }) accessor run!: RunHead;
  @property({ attribute: false }) accessor draw!: Draw;
  @property({ attribute: false }) accessor phone!: DrawPhone;
  /** The state of the phone, so that this is rendered again when it changes. */
  @property({ attribute: false }) accessor phoneState!: DrawPhone["state"];
  /** The time of the stamp, if it is not now. */
  @property() accessor at: string | undefined;
  @property() accessor label = "";
  /** The steps of this draw that were taken before. */
  @property({ attribute: false }) accessor begun: Begun = NOT_BEGUN;
  /** The source of cards, which determines what may be used in place of the screen. */
  @property() accessor source: Source = "wheel";
  /** Returns the name of a button for screen readers. */
  @property({ attribute: false }) accessor named: (label: string) => string | typeof nothing = () => nothing;
  @state() private accessor step: Step = { name: "start" };
  @state() private accessor refused: Refused | undefined;
  /** The refusal of a takeover, at its form. */
  @state() private accessor takeoverRefused: string | undefined;
  /** `true` while a request has no reply. */
  @state() private accessor unanswered = false;
  /** The cards drawn so far, if five are drawn, and their cuts. */
  @state() private accessor shown: string[] = [];
  @state() private accessor notes: CutNote[] = [];
  @query("card-wheel") private accessor wheel!: CardWheel | null;
  /** `true` while a request is in progress. */
  #busy = false;

  override focus(): void {
    const form = this.querySelector<HTMLElement>("cut-form, takeover-form");
    if (form) form.focus();
    else this.querySelector<HTMLElement>("button, input, [tabindex]")?.focus();
  }

  /** Ends a draw that waits for somebody once the event is closed: it gets no card any more. */
  protected override updated(changed: PropertyValues<this>): void {
    if (!changed.has("run") || this.#busy || this.step.name === "start" || this.step.name === "alarm") return;
    if (isClosedFor(this.run, this.draw.mark === "spin_off" ? "spin_off" : "stop")) this.#reset();
  }

  protected override render() {
    return html`${this.#step()} ${refusedNote(this.refused, this.run.route)}
    ${this.unanswered ? html`<p class="warning" role="alert">${t("draws-no-reply")}</p>` : nothing}`;
  }

  #step(): TemplateResult {
    const { step } = this;
    switch (step.name) {
      case "start":
        return this.#start();
      case "scanning":
        return html`<p class="again" role="status">${this.#scanningWords()}</p>`;
      case "cut":
        return this.#ask(step.scanned);
      case "turning":
        return html`${this.#sofar()}<card-wheel></card-wheel>${drawNote(step.cut, step.scanned.head)}`;
      case "elsewhere":
        return this.#takeOver(step.elsewhere);
      case "alarm":
        return drawAlarm(step.code, step.drawing, () => this.#goOn());
    }
  }

  /** The state of the phone is on the page already, so these words only say what the draw waits for. */
  #scanningWords(): string {
    return t(this.phoneState.name === "preparing" ? "draws-waits-for-phone" : "draws-scanning");
  }

  #start(): TemplateResult {
    const { name } = this.phoneState;
    if (name === "broken" || name === "failed") return this.#cannot(t("draws-cannot"));
    const cards = this.shown.length > 0 ? this.shown : this.begun.cards;
    const label = begunLabel({ ...this.begun, cards }, this.label);
    return html`${drawnNote(cards, this.draw.count)}
      <button class="primary spin" aria-label=${this.named(label)} @click=${() => this.#scan()}>${label}</button>`;
  }

  /** The reason why this phone cannot draw, and the way to draw nevertheless. */
  #cannot(reason: string): TemplateResult {
    const words = t("draws-use-physical", { source: physical(this.source) });
    return html`<p class="warning">${reason}</p>
      <button class="spin" aria-label=${this.named(words)} @click=${() => this.#fire("by-hand", reason)}>
        ${words}
      </button>`;
  }

  #ask({ head, draw }: BoundScan): TemplateResult {
    // The participant must have the hash before they name the number.
    return html`${this.#sofar()} ${headNote(head)}
      <cut-form
        name=${[draw.hand, draw.slot, draw.attempt].join("-")}
        .named=${this.named}
        @cut=${(event: CustomEvent<number>) => this.#draw(event.detail)}
      ></cut-form>`;
  }

  /** The number of the card and the cards so far, if five are drawn. */
  #sofar(): TemplateResult | typeof nothing {
    if (this.draw.count === 1) return nothing;
    return html`<p class="again" role="status">
        ${t("draws-card-of", { number: this.shown.length + 1, count: this.draw.count })}
      </p>
      ${this.shown.length > 0 ? html`<p class="held">${this.shown.map((card) => face(card))}</p>` : nothing}`;
  }

  #takeOver(elsewhere: Elsewhere): TemplateResult {
    return html`<takeover-form
      .elsewhere=${elsewhere}
      .source=${this.source}
      .refused=${this.takeoverRefused}
      @take-over=${(event: CustomEvent<string>) => this.#takenOver(event.detail)}
      @by-hand=${(event: CustomEvent<string>) => this.#fire("by-hand", event.detail)}
      @cancel=${() => this.#reset()}
    ></takeover-form>`;
  }

  #goOn(): void {
    const { step } = this;
    if (step.name === "alarm" && step.drawing && step.scanned) void this.#landed(step.drawing, step.scanned);
    else this.#reset();
  }

  #reset(): void {
    [this.step, this.refused, this.takeoverRefused] = [{ name: "start" }, undefined, undefined];
    this.#fire("undrawn", this.draw);
  }

  /** Binds the draw to this phone, and asks for the cut. */
  async #scan(): Promise<void> {
    await this.#request("scanning", async () => {
      this.#fire("drawing", this.draw);
      await this.#continue(
        await this.#answered((isResent) =>
          this.phone.scan(this.draw.spin(this.at)).then((outcome) => ({ outcome, isResent })),
        ),
      );
    });
  }

  /** Takes the draw over. The form stays until the room has agreed. */
  async #takenOver(reason: string): Promise<void> {
    this.takeoverRefused = undefined;
    await this.#request(undefined, async () => {
      this.#fire("drawing", this.draw);
      const outcome = await this.phone.takeOver(this.draw.spin(this.at), reason);
      await this.#continue({ outcome, isResent: false });
    });
  }

  /** Goes on after a scan: with the cards that the hand has, with the message that this phone signed, or the question. */
  async #continue({ outcome, isResent }: { outcome: ScanOutcome; isResent: boolean }): Promise<void> {
    if ("spun" in outcome) return this.#had(outcome.spun, isResent);
    const { scanned, signed } = outcome;
    if (this.shown.length === 0) this.#show([...scanned.cards]);
    if (signed !== undefined) return this.#turn(scanned, signed);
    this.step = { name: "cut", scanned };
    await this.updateComplete;
    await this.querySelector<CutForm>("cut-form")?.updateComplete;
    this.focus();
  }

  /** The hand already has the cards. If this phone drew one of them without a reply, its proof is verified now. */
  async #had({ cards, at }: Spun, isResent: boolean): Promise<void> {
    const fault = await this.phone.recover(this.draw.hand).catch(() => undefined);
    if (fault !== undefined) return this.#raise(fault);
    this.#done(cards, at ?? undefined, !isResent);
  }

  async #draw(cut: number): Promise<void> {
    const { step } = this;
    if (step.name !== "cut") return;
    await this.#request(undefined, () => this.#turn(step.scanned, cut));
  }

  /** Turns the wheel, and sends the message until there is a reply. It is the same message each time. */
  async #turn(scanned: BoundScan, cut: number): Promise<void> {
    this.step = { name: "turning", scanned, cut };
    await this.updateComplete;
    await this.wheel?.updateComplete;
    this.wheel?.start();
    if (this.wheel) bringIntoView(this.wheel);
    const drawing = await this.#answered(() => this.phone.draw(this.draw.spin(this.at), scanned, cut));
    if (drawing.cut !== cut) this.step = { name: "turning", scanned, cut: drawing.cut };
    if (drawing.fault !== undefined) return this.#raise(drawing.fault, drawing, scanned);
    await this.wheel?.land(drawing.drawn.card, this.shown.length > 0);
    await this.#landed(drawing, scanned);
  }

  /** Shows a card. If more cards of five follow, scans the next one. */
  async #landed({ drawn, cut }: Drawing, { head, draw }: BoundScan): Promise<void> {
    this.#show([...this.shown, drawn.card]);
    this.notes = [...this.notes, { slot: draw.slot, cut, head }];
    const spun = spunOf(drawn, this.draw);
    if (spun) return this.#done(spun.cards, spun.at ?? undefined, false);
    this.#busy = false;
    await this.#scan();
  }

  #show(cards: string[]): void {
    this.shown = cards;
    if (this.draw.count > 1) this.#fire("so-far", { hand: this.draw.hand, cards } satisfies SoFar);
  }

  #raise(code: string, drawing?: Drawing, scanned?: BoundScan): void {
    this.wheel?.halt();
    this.step = { name: "alarm", code, ...(drawing ? { drawing } : {}), ...(scanned ? { scanned } : {}) };
  }

  #done(cards: string[], at: string | undefined, again: boolean): void {
    const detail: Drawn = { draw: this.draw, cards, at, again, notes: this.notes };
    [this.step, this.shown, this.notes] = [{ name: "start" }, [], []];
    this.#fire("drawn", detail);
  }

  /** Makes a request until there is an answer. It ends once the element is removed, because another hand is served. */
  async #answered<T>(request: (isResent: boolean) => Promise<T>): Promise<T> {
    for (let isResent = false; ; isResent = true) {
      const late = setTimeout(() => (this.unanswered = true), LATE_MS);
      try {
        return await request(isResent);
      } catch (error) {
        if (!isLost(error) || !this.isConnected) throw error;
      } finally {
        clearTimeout(late);
      }
      this.unanswered = true;
      await new Promise((done) => setTimeout(done, RESEND_MS));
    }
  }

  /** Runs the requests of a step unless some are in progress. A hand is not turned in while they are. */
  async #request(name: "scanning" | undefined, requests: () => Promise<void>): Promise<void> {
    if (this.#busy) return;
    this.#busy = true;
    this.refused = undefined;
    if (name) this.step = { name };
    const until = requests()
      .catch((error: unknown) => this.#failed(error))
      .finally(() => ([this.#busy, this.unanswered] = [false, false]));
    this.#fire("underway", { draw: this.draw, until: until.then(() => undefined) } satisfies Underway);
    await until;
  }

  async #failed(error: unknown): Promise<void> {
    if (error instanceof DrawAlarm && error.code !== "no_phone") return this.#raise(error.code);
    const refused = error instanceof DrawRefused ? error.refused : refusedOf(error);
    const taken = this.step.name === "elsewhere" ? this.step.elsewhere : undefined;
    this.wheel?.halt();
    if (taken && !OVER.has(String(refused.args?.["reason"]))) this.#refuseTakeover(taken, refused);
    else if (refused.code === "run.draw_on_other_phone") await this.#elsewhere(refused.args ?? {});
    else this.#stop(error, refused);
    this.#fire("undrawn", this.draw);
    void this.updateComplete.then(() => this.focus());
  }

  /** Offers to take the draw over from the phone that has it, unless the log says that the room would refuse this. */
  async #elsewhere(args: Record<string, unknown>): Promise<void> {
    const bar = await this.phone.takeoverBar(this.draw.hand).catch(() => undefined);
    const staff = typeof args["name"] === "string" ? args["name"] : "";
    this.takeoverRefused = undefined;
    this.step = { name: "elsewhere", elsewhere: { phone: Number(args["phone"]), staff, bar } };
  }

  /** Shows the refusal of a takeover at its form, which stays as it is, or says that this phone cannot take it over. */
  #refuseTakeover(elsewhere: Elsewhere, refused: Refused): void {
    const bar = BARS.find((bar) => bar === refused.args?.["reason"]);
    if (bar) this.step = { name: "elsewhere", elsewhere: { ...elsewhere, bar } };
    else this.takeoverRefused = deskRefusal(refused, this.run.route);
  }

  #stop(error: unknown, refused: Refused): void {
    this.step = { name: "start" };
    if (refused.code === "run.draw_by_hand")
      this.#fire("by-hand", t("draws-by-hand", { source: physical(this.source) }));
    else if (error instanceof PhoneFault) this.refused = { code: "phone", message: t(`draws-phone-${error.state}`) };
    else if (!(error instanceof DrawAlarm)) this.refused = refused;
  }

  #fire(name: string, detail: unknown): void {
    this.dispatchEvent(new CustomEvent(name, { detail, bubbles: true }));
  }
}

/** Reasons for which a takeover is refused that no other words of the volunteer change. */
const BARS = ["same_phone", "phone_joined_late"] as const;
/** Reasons after which there is no draw to take over. */
const OVER: ReadonlySet<string> = new Set(["not_scanned", "already_drawn", "draw_ended"]);

/** Returns whether a request got no answer of the room. */
const isLost = (error: unknown): boolean =>
  ![DrawAlarm, DrawRefused, PhoneFault].some((kind) => error instanceof kind) &&
  refusedOf(error).code === "unreachable";

/** The result of a draw, once the stamp is made. A card that breaks a tie needs none. */
const spunOf = (drawn: DrawnCard, { count }: Draw): Spun | undefined =>
  drawn.spun ?? (count === 1 ? { cards: [drawn.card], at: null, again: drawn.again } : undefined);

/** The notes on the draws of cards, one line for each card. With `route`, each names its card, since there are several. */
export const cutNotes = (notes: readonly CutNote[], route?: readonly Place[]): TemplateResult[] =>
  notes.map(({ slot, cut, head }) => drawNote(cut, head, route && slotWords(route, slot)));
