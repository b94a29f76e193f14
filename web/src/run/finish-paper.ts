import { html, nothing, type TemplateResult } from "lit";
import { customElement, state } from "lit/decorators.js";
import { cardText } from "../cards/card.js";
import { refusedOf } from "../connection/api.js";
import { act } from "../connection/runs.js";
import type { HandView, StaffRow } from "../generated/run.js";
import type { Refused } from "../generated/server.js";
import { clockTime } from "../i18n/clock.js";
import { t } from "../i18n/catalog.js";
import { fieldText } from "../widgets/forms.js";
import { exactTime, stopWords } from "./board-words.js";
import { deskRefusal, numbered, personHead } from "./desk-words.js";
import "./find-field.js";
import type { FindField, ScanEvent } from "./find-field.js";
import { PersonDesk } from "./find-person.js";
import {
  cardField,
  type Planned,
  planPaper,
  timeField,
  type Typed,
  typedCard,
  wrongCards,
} from "./finish-paper-plan.js";
import { handNotes, noteItems, repeatedCard } from "./finish-notes.js";
import "./finish-worth.js";
import { stampOf, stopName } from "./offers.js";
import "./stop-void.js";
import { eventTime } from "./time.js";

const FIELDS = [1, 2, 3, 4, 5, "x"] as const;

/** The form for entering a sheet kept on paper: five cards by keyboard, with their times if they are known. */
@customElement("finish-paper")
export class FinishPaper extends PersonDesk {
  @state() private accessor plan: Planned | undefined;
  /** The refusals of entries, by the field that the entry comes from. */
  @state() private accessor refused: ReadonlyMap<string, Refused> = new Map();
  @state() private accessor busy = false;
  @state() private accessor news = "";
  /** The typed texts from which the plan was made. */
  #texts: Typed = {};
  /** `true` once the entries of the sheet are stored. */
  @state() private accessor done = false;

  protected override firstUpdated(): void {
    // The number field takes the focus when it is first rendered.
    if (this.row) void this.querySelector<FindField>("find-field")?.updateComplete.then(() => this.#focusCards());
  }

  protected override serve(participant: number | undefined): void {
    super.serve(participant);
    this.querySelector<HTMLFormElement>("form.paper")?.reset();
    [this.plan, this.refused, this.news, this.done] = [undefined, new Map(), "", false];
  }

  protected override render() {
    const { row } = this;
    return html`<find-field
        .run=${this.view.run.id}
        .fault=${this.fault}
        .busy=${this.finding}
        @scan=${(event: ScanEvent) => this.#found(event)}
        @unread=${() => this.missed()}
      ></find-field>
      <p class="say" role="status">${this.news}</p>
      ${row ? (this.done ? this.#entered(row) : this.#sheet(row)) : html`<p class="quiet">${t("desk-paper-why")}</p>`}`;
  }

  #focusCards(): void {
    this.querySelector<HTMLInputElement>(".cards input:not(.entered)")?.focus();
  }

  /** The result once the entries are stored: the participant, with the value of each hand that was turned in. */
  #entered(row: StaffRow): TemplateResult {
    return html`<article class="served">
      ${personHead(row)}
      ${row.hands.map(
        (hand) =>
          html`<section class="hand">
            <h3>${t("desk-hand", { hand: hand.hand })}</h3>
            ${
              repeatedCard(this.view.draft, hand) === undefined
                ? html`<finish-worth .run=${this.view.run} .hand=${hand}></finish-worth>`
                : nothing
            }
            ${noteItems(handNotes(this.view, row, hand))}
          </section>`,
      )}
      <button class="primary next" @click=${() => this.next()}>${t("desk-next")}</button>
    </article>`;
  }

  async #found(event: ScanEvent): Promise<void> {
    await this.find(event);
    if (this.fault === undefined) this.#focusCards();
  }

  #sheet(row: StaffRow): TemplateResult {
    return html`<article class="served" @voided=${() => this.changed()}>
      ${personHead(row)}
      <p class="quiet notation">${t("desk-paper-notation")}</p>
      <form class="paper" autocomplete="off" @submit=${(event: SubmitEvent) => this.#submit(event, row)}>
        ${row.hands.map((hand) => this.#hand(hand))} ${this.#finish(row)}
        <button class="primary spin" ?disabled=${this.busy}>${t("desk-paper-enter")}</button>
      </form>
      ${this.#conflicts()}
      <button class="next" @click=${() => this.next()}>${t("desk-next")}</button>
    </article>`;
  }

  #hand(hand: HandView): TemplateResult {
    const hasExtra = this.view.draft.settings?.extra_card !== "none";
    const fields = FIELDS.filter((field) => field !== "x" || hasExtra);
    return html`<fieldset class="hand">
      <legend>${t("desk-hand", { hand: hand.hand })}</legend>
      <div class="cards">${fields.map((field) => this.#card(hand, field))}</div>
      ${fields.map((field) => this.#fault(cardField(hand.hand, field)))}
      <details>
        <summary>${t("desk-paper-times")}</summary>
        <p class="quiet">${t("desk-paper-times-why")}</p>
        <div class="cards">
          ${fields.map((field) => this.#time(timeField(hand.hand, field), this.#fieldName(field), this.#enteredAt(hand, field)))}
        </div>
      </details>
      ${fields.map((field) => this.#fault(timeField(hand.hand, field)))}
    </fieldset>`;
  }

  #fieldName(field: number | "x"): string {
    return field === "x" ? t("desk-extra-short") : t("desk-paper-stop", { stop: field });
  }

  #enteredAt(hand: HandView, field: number | "x"): string {
    const stamp = stampOf(hand, field === "x" ? "extra" : { stop: field });
    if (!stamp) return "";
    return stamp.at == null ? t("desk-without-time") : clockTime(stamp.at);
  }

  #card(hand: HandView, field: number | "x"): TemplateResult {
    const name = cardField(hand.hand, field);
    const stamp = stampOf(hand, field === "x" ? "extra" : { stop: field });
    // The name begins with the visible label.
    const full = field === "x" ? this.#fieldName(field) : stopWords(this.view.run, field);
    return html`<label
      ><span aria-hidden="true">${this.#fieldName(field)}</span
      ><input
        name=${name}
        aria-label=${full}
        maxlength="4"
        autocapitalize="characters"
        spellcheck="false"
        placeholder=${stamp ? cardText(stamp.card) : " "}
        class=${stamp ? "entered" : ""}
        aria-invalid=${this.#isWrong(name) ? "true" : nothing}
        aria-describedby=${this.#hasWords(name) ? `fault-${name}` : nothing}
        @input=${(event: InputEvent) => this.#typed(event.target as HTMLInputElement)}
    /></label>`;
  }

  /** Moves the focus to the next card field when a card is complete. */
  #typed(input: HTMLInputElement): void {
    if (typedCard(input.value) === undefined) return;
    const inputs = [...this.querySelectorAll<HTMLInputElement>("fieldset > .cards input")];
    const next = inputs[inputs.indexOf(input) + 1];
    if (next && next.closest("fieldset") === input.closest("fieldset")) next.focus();
  }

  #time(name: string, label: string, entered: string): TemplateResult {
    return html`<label
      >${label}<input
        name=${name}
        placeholder=${entered}
        aria-invalid=${this.#isWrong(name) ? "true" : nothing}
        aria-describedby=${this.#hasWords(name) ? `fault-${name}` : nothing}
    /></label>`;
  }

  #finish(row: StaffRow): TemplateResult {
    const isOpen = row.hands.some((hand) => hand.turned_in == null);
    return html`<div class="row">
        ${
          row.arrived == null
            ? this.#time("arrived", t("desk-paper-arrived"), "")
            : html`<p>${t("desk-came", { time: clockTime(row.arrived, { seconds: true }) })}</p>`
        }
        ${isOpen ? this.#time("turned-in", t("desk-paper-turned-in"), "") : nothing}
      </div>
      ${["arrived", "turned-in", "turn-in"].map((name) => this.#fault(name))}
      ${
        this.plan?.faults.some(({ fault }) => fault === "missing")
          ? html`<label class="check"><input type="checkbox" name="incomplete" /> ${t("desk-paper-incomplete")}</label>`
          : nothing
      }
      ${
        isOpen
          ? html`<label class="check"
              ><input type="checkbox" name="turn-in" checked />
              ${t("desk-paper-turn-in", { hands: row.hands.length })}</label
            >`
          : html`<p class="say">${t("desk-turned-in", { time: clockTime(row.hands[0]?.turned_in ?? "") })}</p>`
      }`;
  }

  /** Returns whether a fault is displayed beside the field. */
  #hasWords(name: string): boolean {
    const isEarly = name === "arrived" && this.plan?.early !== undefined;
    return isEarly || this.refused.has(name) || (this.plan?.faults.some(({ field }) => field === name) ?? false);
  }

  #isWrong(name: string): boolean {
    return this.#hasWords(name) || wrongCards(this.plan, this.row, this.#texts).includes(name);
  }

  #fault(name: string): TemplateResult | typeof nothing {
    const fault = this.plan?.faults.find(({ field }) => field === name)?.fault;
    const refused = this.refused.get(name);
    const early = name === "arrived" ? this.plan?.early : undefined;
    if (!fault && !refused && !early) return nothing;
    const words = refused
      ? deskRefusal(refused, this.view.run.route)
      : early
        ? this.#earlyWords(early)
        : t(`desk-paper-fault-${fault!}`);
    return html`<p class="refused" role="alert" id="fault-${name}">${words}</p>`;
  }

  #earlyWords({ arrived, stop, at }: NonNullable<Planned["early"]>): string {
    const times = { arrived: exactTime(arrived), time: exactTime(at) };
    return t("desk-paper-early", { ...times, stop: numbered(this.view.run.route, stop) });
  }

  /** Cards that differ from those entered already. */
  #conflicts(): (TemplateResult | typeof nothing)[] {
    return (this.plan?.conflicts ?? []).map(({ hand, mark, entered, at, typed }) => {
      const view = this.row?.hands.find((each) => each.hand === hand);
      if (!view || stampOf(view, mark)?.card !== entered) return nothing;
      const place = typeof mark === "string" ? t("desk-extra-short") : stopName(this.view.run.route, mark.stop);
      const args = {
        hand,
        place,
        entered: cardText(entered),
        typed: cardText(typed),
        time: at == null ? "none" : clockTime(at),
      };
      return html`<div class="warning" role="alert">
        <p>${t("desk-paper-conflict", args)}</p>
        <stop-void
          .run=${this.view.run}
          .entry=${(reason: string) => ({ void: { hand, mark, reason } })}
          .label=${t("desk-paper-void", { card: cardText(entered) })}
        ></stop-void>
      </div>`;
    });
  }

  async #submit(event: SubmitEvent, row: StaffRow): Promise<void> {
    event.preventDefault();
    if (this.busy) return;
    const form = new FormData(event.target as HTMLFormElement);
    const typed = Object.fromEntries([...form.keys()].map((name) => [name, fieldText(form, name)]));
    this.#texts = typed;
    this.plan = planPaper(row, typed, eventTime(this.view.run));
    [this.refused, this.news] = [new Map(), ""];
    if (this.plan.faults.length > 0 || this.plan.conflicts.length > 0 || this.plan.early) {
      await this.updateComplete;
      this.querySelector<HTMLElement>("[aria-invalid]")?.focus();
      return;
    }
    this.busy = true;
    await this.#send(this.plan, row);
    this.busy = false;
    this.changed();
  }

  /** Makes the entries one after the other, up to the first that is refused. */
  async #send({ entries }: Planned, row: StaffRow): Promise<void> {
    for (const { field, action } of entries) {
      try {
        await act(this.view.run.id, action);
      } catch (error) {
        this.refused = new Map([[field, refusedOf(error)]]);
        return;
      }
    }
    this.news = t(entries.length > 0 ? "desk-paper-done" : "desk-paper-nothing", {
      participant: String(row.participant),
    });
    this.done = true;
    await this.updateComplete;
    window.scrollTo(0, 0);
    this.querySelector<HTMLElement>(".next")?.focus({ preventScroll: true });
  }
}
