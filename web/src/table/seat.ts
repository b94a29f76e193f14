import { html, nothing, type TemplateResult } from "lit";
import { customElement, property, state } from "lit/decorators.js";
import { keyed } from "lit/directives/keyed.js";
import { refusedOf } from "../connection/api.js";
import type { Command } from "../connection/socket.js";
import type { Moment, Refused, SeatView, Step } from "../generated/server.js";
import { t } from "../i18n/catalog.js";
import { leaveNotice, owesOnReturn, refusalWords } from "../i18n/words.js";
import { noAmount } from "../pages/amount-typed.js";
import { type Offered, offerLeft } from "../state/offer.js";
import { isOnBank } from "../state/turn.js";
import { cancelOnEscape } from "../widgets/keys.js";
import { followChoices } from "../widgets/follow-choices.js";
import { LightDomElement } from "../widgets/light.js";
import { fieldText } from "../widgets/forms.js";
import { isOfName, nameField } from "../widgets/name-field.js";
import { type Amounts, amountsAt } from "./amounts.js";
import "./clock.js";
import "./offer-clock.js";
import { maySit } from "./waiting-list.js";

/** Controls for taking a seat and for the player's own seat: more chips, sitting out, leaving. */
@customElement("seat-tools")
export class SeatTools extends LightDomElement {
  @property({ attribute: false }) accessor moment: Moment | undefined;
  /** The events of the last two hands, oldest first. */
  @property({ attribute: false }) accessor steps: readonly Step[] = [];
  /** Time at which the moment was received, in milliseconds on this browser's monotonic clock. */
  @property({ attribute: false }) accessor at = 0;
  @property({ attribute: false }) accessor ask: ((command: Command) => Promise<void>) | undefined;
  /** Gives the guest a name, and connects to the table again under that name. */
  @property({ attribute: false }) accessor introduce: ((name: string) => Promise<void>) | undefined;
  /** The guest's name; undefined before there is one. */
  @property() accessor name: string | undefined;
  /** The chair that the viewer wants to take. */
  @property({ type: Number }) accessor wished: number | undefined;
  @state() private accessor refused: Refused | undefined;
  @state() private accessor topping = false;
  /** True while the viewer is asked to confirm leaving. */
  @state() private accessor parting = false;
  /** True if the viewer last sat out because the time to act ran out. */
  #wasLate = false;

  constructor() {
    super();
    followChoices(this);
    cancelOnEscape(this, () => this.#stay());
  }

  get #amounts(): Amounts {
    return amountsAt(this.moment!.table, this.moment!.game);
  }

  /** The reason outlives the hand of its event. */
  protected override willUpdate(): void {
    const own = this.moment?.you.seat;
    const events = this.steps.flatMap((step) => ("table" in step ? [step.table] : []));
    const sat = events.findLast((event) => event.event === "sat_out" && event.seat === own);
    if (sat?.event === "sat_out") this.#wasLate = sat.clock;
  }

  protected override render() {
    if (!this.moment) return nothing;
    const { table, you } = this.moment;
    const seat = you.seat == null ? undefined : table.seats[you.seat - 1];
    if (!seat && this.wished !== undefined) return html`${this.#watching()}${this.#sit(this.wished)}`;
    return html`${this.#refusal()} ${seat ? this.#seated(seat) : this.#watching()}`;
  }

  /** The refusal of the last request, unless it is displayed at the field for the name. */
  #refusal() {
    const { refused } = this;
    return refused && (this.moment!.you.seat != null || !isOfName(refused))
      ? keyed(
          refused,
          html`<p class="refused" role="alert" id="seat-refused">${refusalWords(refused, this.moment!.table.game)}</p>`,
        )
      : nothing;
  }

  protected override updated(changed: Map<string, unknown>): void {
    if (changed.has("wished") && this.wished !== undefined) this.querySelector("input")?.focus();
    // The confirmation replaces the button; its safe answer has the focus.
    if (changed.get("parting") !== undefined)
      this.querySelector<HTMLElement>(this.parting ? ".stay" : ".leave")?.focus();
  }

  #watching() {
    const free = this.#free();
    const why = this.#departed();
    if (why)
      return html`<p class="notice" role="status">${why}</p>
        ${maySit(this.moment!) ? this.#takeASeat(free) : this.#joinList()}`;
    if (this.moment!.table.phase === "closed") return html`<p class="quiet">${t("you-watch")}</p>`;
    if (this.moment!.you.waiting_place != null) return this.#waiting(free);
    return maySit(this.moment!) ? this.#takeASeat(free) : this.#joinList();
  }

  /** The place on the waiting list, or the seat that is offered. */
  #waiting(free: number): TemplateResult {
    const { waiting_place: place } = this.moment!.you;
    const offer: Offered = { moment: this.moment!, at: this.at };
    const isOffered = offerLeft(offer, this.at) !== undefined;
    return html`<p class="tools">
      <span class="quiet"
        ><span role="status">${isOffered ? t("waiting-offer") : t("waiting-place", { place: place! })}</span> ${
          isOffered ? html`<offer-clock .state=${offer}></offer-clock>` : nothing
        }</span
      >
      ${!isOffered || !free ? nothing : html`<button type="button" class="primary" @click=${() => this.#wish(free)}>${t("take-a-seat")}</button>`}
      <button type="button" @click=${() => this.#do({ do: "leave_list" })}>${t("waiting-leave")}</button>
    </p>`;
  }

  /** The button to join the waiting list, with a field for the name of a guest without one. */
  #joinList(): TemplateResult {
    const join = (event: SubmitEvent) => {
      event.preventDefault();
      const form = new FormData(event.target as HTMLFormElement);
      void this.#try(async () => {
        if (form.has("name")) await this.introduce!(fieldText(form, "name"));
        await this.ask!({ do: "join_list" });
      });
    };
    return html`<form class="sit asking" novalidate @submit=${join} aria-label=${t("waiting-join")}>
      <p class="quiet">
        ${t("you-watch")}
        ${this.#free() ? t("waiting-held") : t("waiting-count", { count: this.moment!.table.waiting.length })}
      </p>
      ${this.#nameField()}
      <button class="primary">${t("waiting-join")}</button>
    </form>`;
  }

  #takeASeat(free: number): TemplateResult {
    return html`<p class="tools">
      <span class="quiet">${t("you-watch")}</span>
      <button type="button" class="primary" @click=${() => this.#wish(free)}>${t("take-a-seat")}</button>
    </p>`;
  }

  /** The field for the name of a guest without one, or whose name is refused. */
  #nameField(): TemplateResult | typeof nothing {
    return this.name && !isOfName(this.refused) ? nothing : nameField("name", this.name, this.refused);
  }

  /** Sentence about the removal of the viewer by the host or the clock, and the stack; empty without such a removal. */
  #departed(): string {
    const { departed } = this.moment!.you;
    if (!departed || (departed.by !== "host" && departed.by !== "clock")) return "";
    const stack = departed.stack == null ? "none" : this.#amounts.words(departed.stack);
    return t(`departed-${departed.by}`, { host: departed.host ?? "none", stack });
  }

  /**
   * Notice of the minimum buy-in for a viewer who returns within the time set by the house rules; nothing for any other
   * viewer.
   */
  #bringBack(): TemplateResult | typeof nothing {
    const least = this.moment!.you.departed?.bring_back;
    return least == null
      ? nothing
      : html`<p class="notice">${t("bring-back", { amount: this.#amounts.words(least) })}</p>`;
  }

  /** Notice of the blinds that the viewer owes on returning, if any. */
  #owesOnReturn(): TemplateResult | typeof nothing {
    const owes = this.moment!.you.departed?.owes;
    return owes ? html`<p class="notice">${owesOnReturn(owes, this.#amounts.words)}</p>` : nothing;
  }

  #sit(chair: number): TemplateResult {
    const { table } = this.moment!;
    const amounts = this.#amounts;
    const back = this.moment!.you.departed?.bring_back ?? 0;
    const most = Math.max(table.stakes?.buy_in_max ?? 0, back);
    return html`<form
      class="sit taking"
      novalidate
      @submit=${(event: SubmitEvent) => this.#take(event, chair)}
      aria-label=${t("take-seat", { seat: chair })}
    >
      ${this.#refusal()} ${this.#nameField()}
      ${
        table.stakes
          ? html`<label
              >${t("buy-in")}${this.#amountField("buy-in", most)}
              <small>${amounts.range({ least: Math.max(table.stakes.buy_in_min, back), most })}</small></label
            >`
          : nothing
      }
      ${this.#bringBack()} ${this.#owesOnReturn()} ${this.#comingIn()}
      <button class="primary">${t("take-seat", { seat: chair })}</button>
      <button type="button" @click=${() => this.#wish(undefined)}>${t("cancel")}</button>
    </form>`;
  }

  /** Choice between posting and waiting for the big blind; nothing if the table has no button. */
  #comingIn(): TemplateResult | typeof nothing {
    const { table } = this.moment!;
    const usual = table.button == null ? undefined : String((table.rules as Record<string, unknown>)["coming_in"]);
    if (usual === undefined) return nothing;
    const option = (how: string) =>
      html`<option value=${how} ?selected=${how === usual}>${t(`option-${how}`)}</option>`;
    return html`<label
      >${t("coming-in")}<select name="coming-in">
        ${option("post")}${option("wait")}
      </select></label
    >`;
  }

  /** Opens the form for a chair; `undefined` closes it. */
  #wish(chair: number | undefined): void {
    this.wished = chair;
    this.dispatchEvent(new CustomEvent("wish", { detail: chair }));
  }

  /** The first free chair other than `except`; 0 if there is none. */
  #free(except = 0): number {
    return this.moment!.table.seats.findIndex((seat, index) => seat === null && index + 1 !== except) + 1;
  }

  async #take(event: SubmitEvent, seat: number): Promise<void> {
    event.preventDefault();
    const form = new FormData(event.target as HTMLFormElement);
    const { table } = this.moment!;
    await this.#try(async () => {
      const buy_in = table.stakes ? typedIn(this.#amounts, t("buy-in"), fieldText(form, "buy-in")) : null;
      if (form.has("name")) await this.introduce!(fieldText(form, "name"));
      const coming_in = form.get("coming-in") as "post" | "wait" | null;
      await this.ask!({ do: "sit", seat, buy_in, coming_in });
      this.#wish(undefined);
    });
    // Another player took the chair first: the form offers the next free one.
    if (this.refused?.code === "taken") this.#wish(this.#free(seat) || undefined);
  }

  #seated(seat: SeatView): TemplateResult {
    const { stakes } = this.moment!.table;
    if (stakes && seat.needs_chips) return this.#broke(seat);
    const sitting = seat.sits_out
      ? html`<button type="button" class="primary" @click=${() => this.#do({ do: "sit_in" })}>${t("sit-in")}</button>`
      : html`<button type="button" @click=${() => this.#do({ do: "sit_out" })}>${t("sit-out")}</button>`;
    if (this.parting && !seat.leaving) return this.#sure(seat);
    return html`${this.#owes(seat)}
      <p class="tools">
        ${this.#bank(seat)} ${sitting}
        ${stakes ? html`<button type="button" aria-expanded=${this.topping} @click=${() => (this.topping = !this.topping)}>${t("top-up")}</button>` : nothing}
        ${seat.leaving ? this.#leaving() : html`<button type="button" class="leave" @click=${() => (this.parting = true)}>${t("leave")}</button>`}
      </p>
      ${this.topping && stakes ? this.#topUp(seat) : nothing}`;
  }

  /** Closes the question about leaving, if it is open. */
  #stay(): boolean {
    const { parting } = this;
    this.parting = false;
    return parting;
  }

  /** The time bank; for a player who sits out, the reason in its place, so that no button moves. */
  #bank({ sits_out, bank_ms }: SeatView): TemplateResult {
    if (sits_out && this.#wasLate) return html`<span class="late-out" role="status">${t("sits-out-late")}</span>`;
    const state = { moment: this.moment!, at: this.at };
    if (isOnBank(state)) return html`<span class="quiet"><running-bank .state=${state}></running-bank></span>`;
    const words =
      sits_out && playing(this.moment!)
        ? t("sits-out-next")
        : t("time-bank-left", { seconds: Math.round(bank_ms / 1000) });
    return html`<span class="quiet">${words}</span>`;
  }

  #leaving(): TemplateResult {
    const { you } = this.moment!;
    return html`<span class="quiet leaving" role="status">${t("leaving-after-hand")}</span>
      ${you.may_stay ? html`<button type="button" class="primary" @click=${() => this.#do({ do: "stay" })}>${t("stay")}</button>` : nothing}`;
  }

  /** Asks the viewer to confirm leaving; between hands, with the amount that is cashed out. */
  #sure(seat: SeatView): TemplateResult {
    const stack = seat.stack == null ? "none" : this.#amounts.words(seat.stack + (seat.coming ?? 0));
    const leave = () => {
      this.parting = false;
      void this.#do({ do: "leave" });
    };
    return html`<div class="sit asking" role="alertdialog" aria-labelledby="leave-question">
      <p id="leave-question">
        ${playing(this.moment!) ? t("leave-after-hand") : t("leave-with", { stack })}
        ${this.#onReturn(seat.stack == null ? 0 : seat.stack + (seat.coming ?? 0))}
      </p>
      <button type="button" class="danger" @click=${leave}>${t("leave-yes")}</button>
      <button type="button" class="stay" @click=${() => this.#stay()}>${t("cancel")}</button>
    </div>`;
  }

  /** Notice of the stack to bring back and of the blinds owed, for a player who leaves with this stack. */
  #onReturn(stack: number): string {
    const { table, you } = this.moment!;
    return leaveNotice(stack ? (table.house_rules.going_south ?? 0) : 0, you.owed_within);
  }

  /** The form for a player who needs chips: rebuy, or leave. */
  #broke(seat: SeatView): TemplateResult {
    const { table, you } = this.moment!;
    const amounts = this.#amounts;
    const there = (seat.stack ?? 0) + (seat.coming ?? 0);
    const { buy_in_min, buy_in_max } = table.stakes!;
    const room = { least: Math.max(1, buy_in_min - there), most: buy_in_max - there };
    const submit = (event: SubmitEvent) => {
      event.preventDefault();
      const text = fieldText(new FormData(event.target as HTMLFormElement), "amount");
      void this.#try(() => this.ask!({ do: "top_up", amount: typedIn(amounts, t("rebuy"), text) }));
    };
    const rebuys = you.rebuys_left !== 0;
    return html`<form class="sit rebuy" novalidate @submit=${submit} aria-label=${t("rebuy")}>
      <p role="status">
        ${t(rebuys ? "broke" : "broke-no-rebuys")}
        ${table.house_rules.away == null ? nothing : t("seat-kept", { minutes: Math.max(1, Math.round(table.house_rules.away / 60)) })}
        ${this.#onReturn(0)}
      </p>
      ${
        rebuys
          ? html`<label
                >${t("rebuy")}${this.#amountField("amount", room.most)}<small
                  >${amounts.range(room)}${you.rebuys_left == null ? "" : ` · ${t("rebuys-left", { count: you.rebuys_left })}`}</small
                ></label
              >
              <button class="primary">${t("rebuy")}</button>`
          : nothing
      }
      <button type="button" @click=${() => this.#do({ do: "leave" })}>${t("leave")}</button>
    </form>`;
  }

  /** Choice for owed blinds: post them now, or wait for the big blind. */
  #owes({ sits_out }: SeatView): TemplateResult | typeof nothing {
    const { owes } = this.moment!.you;
    if (!owes) return nothing;
    const choice = (how: "post" | "wait", words: string) =>
      html`<button
        type="button"
        aria-pressed=${!sits_out && owes.coming_in === how}
        @click=${() => this.#do({ do: "come_in", how })}
      >
        ${words}
      </button>`;
    return html`<p class="tools" role="group" aria-label=${t("owes")}>
      ${choice("post", t("owes-post", { amount: this.#amounts.words(owes.amount) }))} ${choice("wait", t("owes-wait"))}
    </p>`;
  }

  #topUp(seat: SeatView): TemplateResult {
    const { table, you } = this.moment!;
    const amounts = this.#amounts;
    const { buy_in_min: least, buy_in_max: most } = table.stakes!;
    const room = Math.max(0, most - (seat.stack ?? 0) - (seat.coming ?? 0));
    const submit = (event: SubmitEvent) => {
      event.preventDefault();
      const text = fieldText(new FormData(event.target as HTMLFormElement), "amount");
      void this.#try(async () => {
        await this.ask!({ do: "top_up", amount: typedIn(amounts, t("top-up-by"), text) });
        this.topping = false;
      });
    };
    return html`<form class="sit asking" novalidate @submit=${submit}>
      <label
        >${t("top-up-by")}${this.#amountField("amount", room)}<small
          >${t("top-up-total", { limits: amounts.range({ least, most }) })}${you.rebuys_left == null ? "" : ` · ${t("rebuys-left", { count: you.rebuys_left })}`}</small
        ></label
      >
      <button class="primary">${t("add-chips")}</button>
    </form>`;
  }

  /** The field for an amount of chips. A refusal of the amount describes it. */
  #amountField(name: string, amount: number): TemplateResult {
    const isRefused = AMOUNT_REFUSALS.has(this.refused?.code ?? "");
    return html`<input
      name=${name}
      inputmode="decimal"
      required
      .value=${this.#amounts.field(amount)}
      aria-invalid=${isRefused ? "true" : nothing}
      aria-describedby=${isRefused ? "seat-refused" : nothing}
    />`;
  }

  #do(command: Command): Promise<void> {
    return this.#try(() => this.ask!(command));
  }

  async #try(work: () => Promise<void>): Promise<void> {
    try {
      await work();
      this.refused = undefined;
    } catch (error) {
      this.refused = refusedOf(error);
      await this.updateComplete;
      this.querySelector<HTMLElement>("[aria-invalid]")?.focus();
    }
  }
}

/** Codes of refusals that concern the amount of chips in a form. */
const AMOUNT_REFUSALS = new Set(["no_amount", "buy_in", "going_south"]);

/** Returns whether the viewer was dealt into the current hand. */
const playing = ({ table, you }: Moment) => table.phase === "playing" && you.hand_seat != null;

/** The amount in a field. Throws a refusal that names the field if the text is not an amount. */
const typedIn = (amounts: Amounts, what: string, text: string): number => amounts.parse(text) ?? noAmount(what, text);
