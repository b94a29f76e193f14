import { html, nothing, type TemplateResult } from "lit";
import { customElement, property, state } from "lit/decorators.js";
import { refusedOf } from "../connection/api.js";
import type { Command } from "../connection/socket.js";
import type { Moment, Refused, SeatView } from "../generated/server.js";
import { t } from "../i18n/catalog.js";
import { figure, range, unitOf } from "../i18n/money.js";
import { refusalWords } from "../i18n/words.js";
import { amountTyped } from "../pages/stakes.js";
import { Light } from "../widgets/light.js";

/** Taking a seat, and what goes with having one: more chips, sitting out, getting up. */
@customElement("seat-tools")
export class SeatTools extends Light {
  @property({ attribute: false }) accessor moment: Moment | undefined;
  @property({ attribute: false }) accessor ask: ((command: Command) => Promise<void>) | undefined;
  /** Gives the guest a name, and comes back to the table under it. */
  @property({ attribute: false }) accessor introduce: ((name: string) => Promise<void>) | undefined;
  /** The guest's name, once there is one. */
  @property() accessor name: string | undefined;
  /** The chair that somebody would like to take. */
  @property({ type: Number }) accessor wished: number | undefined;
  @state() private accessor refused: Refused | undefined;
  @state() private accessor topping = false;

  protected override render() {
    if (!this.moment) return nothing;
    const { table, you } = this.moment;
    const seat = you.seat == null ? undefined : table.seats[you.seat - 1];
    return html`${this.refused ? html`<p class="refused" role="alert">${refusalWords(this.refused, table.game)}</p>` : nothing}
      ${seat ? this.#seated(seat) : this.wished === undefined ? this.#watching() : this.#sit(this.wished)}`;
  }

  protected override updated(changed: Map<string, unknown>): void {
    if (changed.has("wished") && this.wished !== undefined) this.querySelector("input")?.focus();
  }

  #watching() {
    const free = this.moment!.table.seats.findIndex((seat) => seat === null) + 1;
    if (free === 0 || this.moment!.table.phase === "closed") return html`<p class="quiet">${t("you-watch")}</p>`;
    return html`<p class="tools"><span class="quiet">${t("you-watch")}</span>
      <button type="button" class="primary" @click=${() => (this.wished = free)}>${t("take-a-seat")}</button></p>`;
  }

  #sit(chair: number): TemplateResult {
    const { table } = this.moment!;
    const unit = unitOf(table.game);
    return html`<form class="sit" @submit=${(event: SubmitEvent) => this.#take(event, chair)} aria-label=${t("take-seat", { seat: chair })}>
      ${this.name ? nothing : html`<label>${t("your-name")}<input name="name" required maxlength="24" autocomplete="nickname" /></label>`}
      ${table.stakes
        ? html`<label>${t("buy-in")}<input name="buy-in" inputmode="decimal" required .value=${figure(unit, table.stakes.buy_in_max)} />
            <small>${range(unit, { least: table.stakes.buy_in_min, most: table.stakes.buy_in_max })}</small></label>`
        : nothing}
      <button class="primary">${t("take-seat", { seat: chair })}</button>
      <button type="button" @click=${this.#leaveForm}>${t("cancel")}</button>
    </form>`;
  }

  readonly #leaveForm = (): void => {
    this.wished = undefined;
    this.dispatchEvent(new CustomEvent("done"));
  };

  async #take(event: SubmitEvent, seat: number): Promise<void> {
    event.preventDefault();
    const form = new FormData(event.target as HTMLFormElement);
    const { table } = this.moment!;
    await this.#try(async () => {
      const buy_in = table.stakes ? amountTyped(unitOf(table.game), t("buy-in"), String(form.get("buy-in"))) : null;
      if (!this.name) await this.introduce!(String(form.get("name")));
      await this.ask!({ do: "sit", seat, buy_in });
      this.#leaveForm();
    });
  }

  #seated(seat: SeatView): TemplateResult {
    const { stakes } = this.moment!.table;
    const sitting = seat.sits_out
      ? html`<button type="button" class="primary" @click=${() => this.#do({ do: "sit_in" })}>${t("sit-in")}</button>`
      : html`<button type="button" @click=${() => this.#do({ do: "sit_out" })}>${t("sit-out")}</button>`;
    return html`<p class="tools">
        <span class="quiet">${t("bank-left", { seconds: Math.round(seat.bank_ms / 1000) })}</span>
        ${sitting} ${stakes ? html`<button type="button" aria-expanded=${this.topping} @click=${() => (this.topping = !this.topping)}>${t("top-up")}</button>` : nothing}
        ${seat.leaving ? html`<span class="quiet">${t("leaving")}</span>` : html`<button type="button" @click=${() => this.#do({ do: "leave" })}>${t("leave")}</button>`}
      </p>
      ${this.topping && stakes ? this.#topUp(seat) : nothing}`;
  }

  #topUp(seat: SeatView): TemplateResult {
    const { table, you } = this.moment!;
    const unit = unitOf(table.game);
    const room = Math.max(0, table.stakes!.buy_in_max - (seat.stack ?? 0) - (seat.coming ?? 0));
    const submit = (event: SubmitEvent) => {
      event.preventDefault();
      const text = String(new FormData(event.target as HTMLFormElement).get("amount"));
      void this.#try(async () => {
        await this.ask!({ do: "top_up", amount: amountTyped(unit, t("top-up-by"), text) });
        this.topping = false;
      });
    };
    return html`<form class="sit" @submit=${submit}>
      <label>${t("top-up-by")}<input name="amount" inputmode="decimal" required .value=${figure(unit, room)} /><small>${t(`unit-name-${unit}`)}${you.rebuys_left == null ? "" : ` · ${t("rebuys-left", { count: you.rebuys_left })}`}</small></label>
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
