import { html, nothing, type TemplateResult } from "lit";
import { customElement, property, state } from "lit/decorators.js";
import { refusedOf } from "../connection/api.js";
import type { Command } from "../connection/socket.js";
import type { Moment, Refused, SeatView } from "../generated/server.js";
import { t } from "../i18n/catalog.js";
import { figure, money, range, unitOf } from "../i18n/money.js";
import { leaveNotice, owesOnReturn, refusalWords } from "../i18n/words.js";
import { amountTyped } from "../pages/stakes.js";
import { LightDomElement } from "../widgets/light.js";
import { fieldText } from "../widgets/forms.js";

/** Controls for taking a seat and for the player's own seat: more chips, sitting out, leaving. */
@customElement("seat-tools")
export class SeatTools extends LightDomElement {
  @property({ attribute: false }) accessor moment: Moment | undefined;
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

  protected override render() {
    if (!this.moment) return nothing;
    const { table, you } = this.moment;
    const seat = you.seat == null ? undefined : table.seats[you.seat - 1];
    return html`${this.refused ? html`<p class="refused" role="alert">${refusalWords(this.refused, table.game)}</p>` : nothing}
    ${seat ? this.#seated(seat) : this.wished === undefined ? this.#watching() : this.#sit(this.wished)}`;
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
        ${free === 0 ? nothing : this.#takeASeat(free)}`;
    if (free === 0 || this.moment!.table.phase === "closed") return html`<p class="quiet">${t("you-watch")}</p>`;
    return this.#takeASeat(free);
  }

  #takeASeat(free: number): TemplateResult {
    return html`<p class="tools">
      <span class="quiet">${t("you-watch")}</span>
      <button type="button" class="primary" @click=${() => this.#wish(free)}>${t("take-a-seat")}</button>
    </p>`;
  }

  /** Sentence about the removal of the viewer by the host or the clock, and the stack; empty without such a removal. */
  #departed(): string {
    const { table, you } = this.moment!;
    const { departed } = you;
    if (!departed || (departed.by !== "host" && departed.by !== "clock")) return "";
    const stack = departed.stack == null ? "none" : money(unitOf(table.game), departed.stack);
    return t(`departed-${departed.by}`, { host: departed.host ?? "none", stack });
  }

  /**
   * Notice of the minimum buy-in for a viewer who returns within the time set by the house rules; nothing for any other
   * viewer.
   */
  #bringBack(): TemplateResult | typeof nothing {
    const { table, you } = this.moment!;
    const least = you.departed?.bring_back;
    return least == null
      ? nothing
      : html`<p class="notice">${t("bring-back", { amount: money(unitOf(table.game), least) })}</p>`;
  }

  /** Notice of the blinds that the viewer owes on returning, if any. */
  #owesOnReturn(): TemplateResult | typeof nothing {
    const owes = this.moment!.you.departed?.owes;
    return owes ? html`<p class="notice">${owesOnReturn(owes)}</p>` : nothing;
  }

  #sit(chair: number): TemplateResult {
    const { table } = this.moment!;
    const unit = unitOf(table.game);
    const back = this.moment!.you.departed?.bring_back ?? 0;
    const most = Math.max(table.stakes?.buy_in_max ?? 0, back);
    return html`<form
      class="sit"
      novalidate
      @submit=${(event: SubmitEvent) => this.#take(event, chair)}
      aria-label=${t("take-seat", { seat: chair })}
    >
      ${this.name ? nothing : html`<label>${t("your-name")}<input name="name" required maxlength="24" autocomplete="nickname" /></label>`}
      ${
        table.stakes
          ? html`<label
              >${t("buy-in")}<input name="buy-in" inputmode="decimal" required .value=${figure(unit, most)} />
              <small>${range(unit, { least: Math.max(table.stakes.buy_in_min, back), most })}</small></label
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
      const buy_in = table.stakes ? amountTyped(unitOf(table.game), t("buy-in"), fieldText(form, "buy-in")) : null;
      if (!this.name) await this.introduce!(fieldText(form, "name"));
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
    const live =
      seat.sits_out && playing(this.moment!) ? html`<span class="quiet">${t("sits-out-next")}</span>` : nothing;
    if (this.parting && !seat.leaving) return this.#sure(seat);
    return html`${this.#owes(seat)}
      <p class="tools">
        <span class="quiet">${t("time-bank-left", { seconds: Math.round(seat.bank_ms / 1000) })}</span>
        ${live} ${sitting}
        ${stakes ? html`<button type="button" aria-expanded=${this.topping} @click=${() => (this.topping = !this.topping)}>${t("top-up")}</button>` : nothing}
        ${seat.leaving ? this.#leaving() : html`<button type="button" class="leave" @click=${() => (this.parting = true)}>${t("leave")}</button>`}
      </p>
      ${this.topping && stakes ? this.#topUp(seat) : nothing}`;
  }

  #leaving(): TemplateResult {
    const { you } = this.moment!;
    return html`<span class="quiet leaving" role="status">${t("leaving-after-hand")}</span>
      ${you.may_stay ? html`<button type="button" class="primary" @click=${() => this.#do({ do: "stay" })}>${t("stay")}</button>` : nothing}`;
  }

  /** Asks the viewer to confirm leaving; between hands, with the amount that is cashed out. */
  #sure(seat: SeatView): TemplateResult {
    const { table } = this.moment!;
    const stack = seat.stack == null ? "none" : money(unitOf(table.game), seat.stack + (seat.coming ?? 0));
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
      <button type="button" class="stay" @click=${() => (this.parting = false)}>${t("cancel")}</button>
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
    const unit = unitOf(table.game);
    const there = (seat.stack ?? 0) + (seat.coming ?? 0);
    const { buy_in_min, buy_in_max } = table.stakes!;
    const room = { least: Math.max(1, buy_in_min - there), most: buy_in_max - there };
    const submit = (event: SubmitEvent) => {
      event.preventDefault();
      const text = fieldText(new FormData(event.target as HTMLFormElement), "amount");
      void this.#try(() => this.ask!({ do: "top_up", amount: amountTyped(unit, t("rebuy"), text) }));
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
                >${t("rebuy")}<input
                  name="amount"
                  inputmode="decimal"
                  required
                  .value=${figure(unit, room.most)}
                /><small
                  >${range(unit, room)}${you.rebuys_left == null ? "" : ` · ${t("rebuys-left", { count: you.rebuys_left })}`}</small
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
    const { you, table } = this.moment!;
    const { owes } = you;
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
      ${choice("post", t("owes-post", { amount: money(unitOf(table.game), owes.amount) }))}
      ${choice("wait", t("owes-wait"))}
    </p>`;
  }

  #topUp(seat: SeatView): TemplateResult {
    const { table, you } = this.moment!;
    const unit = unitOf(table.game);
    const room = Math.max(0, table.stakes!.buy_in_max - (seat.stack ?? 0) - (seat.coming ?? 0));
    const submit = (event: SubmitEvent) => {
      event.preventDefault();
      const text = fieldText(new FormData(event.target as HTMLFormElement), "amount");
      void this.#try(async () => {
        await this.ask!({ do: "top_up", amount: amountTyped(unit, t("top-up-by"), text) });
        this.topping = false;
      });
    };
    return html`<form class="sit asking" novalidate @submit=${submit}>
      <label
        >${t("top-up-by")}<input name="amount" inputmode="decimal" required .value=${figure(unit, room)} /><small
          >${t(`unit-name-${unit}`)}${you.rebuys_left == null ? "" : ` · ${t("rebuys-left", { count: you.rebuys_left })}`}</small
        ></label
      >
      <button class="primary">${t("top-up")}</button>
    </form>`;
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
    }
  }
}

/** Returns whether the viewer was dealt into the current hand. */
const playing = ({ table, you }: Moment) => table.phase === "playing" && you.hand_seat != null;
