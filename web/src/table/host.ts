import { html, nothing } from "lit";
import { customElement, property, state } from "lit/decorators.js";
import { refusedOf } from "../connection/api.js";
import { games } from "../connection/rest.js";
import type { Game, Setting } from "../generated/rest.js";
import type { Command } from "../connection/socket.js";
import type { Moment, Refused } from "../generated/server.js";
import { styleWords } from "../i18n/bots.js";
import { t } from "../i18n/catalog.js";
import { unitOf } from "../i18n/money.js";
import { refusalWords } from "../i18n/words.js";
import { asTyped, changed } from "../pages/setting.js";
import { focusRefused, settingFields, settingOf } from "../pages/setting-fields.js";
import { houseRulesFields, houseRulesTyped } from "../pages/house-rules.js";
import { stakesFields, stakesTyped } from "../pages/stakes.js";
import { LightDomElement } from "../widgets/light.js";

const PAUSES = [5, 10, 20];

/** The host's controls of a table. */
@customElement("host-tools")
export class HostTools extends LightDomElement {
  @property({ attribute: false }) accessor moment: Moment | undefined;
  @property({ attribute: false }) accessor ask: ((command: Command) => Promise<void>) | undefined;
  @state() private accessor refused: Refused | undefined;
  @state() private accessor game: Game | undefined;
  @state() private accessor sure = false;
  /** True after the last request changed the settings and was accepted. */
  @state() private accessor configured = false;

  override connectedCallback(): void {
    super.connectedCallback();
    const own = (all: Game[]) => all.find(({ game }) => game === this.moment?.table.game);
    games().then(
      (all) => (this.game = own(all)),
      (error) => (this.refused = refusedOf(error)),
    );
  }

  protected override updated(changed: Map<string, unknown>): void {
    if (changed.has("refused") && this.refused) focusRefused(this);
  }

  protected override render() {
    if (!this.moment) return nothing;
    const atField = this.game && settingOf(this.game, this.refused);
    return html`<section class="host">
      <h2>${t("host-tools")}</h2>
      ${this.refused && !atField ? html`<p class="refused" role="alert">${refusalWords(this.refused, this.moment.table.game)}</p>` : nothing}
      <p class="quiet" role="status">
        ${this.configured ? t("table-event-configured", { game: this.moment.table.game }) : nothing}
      </p>
      ${this.#pause(this.moment)} ${this.#seats(this.moment)} ${this.#stakes(this.moment)} ${this.#clocks(this.moment)}
      ${this.#houseRules(this.moment)} ${this.game ? this.#settings(this.moment, this.game) : nothing} ${this.#close()}
    </section>`;
  }

  /**
   * Sends the command, and displays its refusal. A function makes the command from a form, and may throw a refusal
   * before anything is sent.
   */
  async #do(command: Command | (() => Command)): Promise<void> {
    this.configured = false;
    this.refused = undefined;
    try {
      const asked = typeof command === "function" ? command() : command;
      await this.ask?.(asked);
      this.configured = asked.do === "configure";
    } catch (error) {
      this.refused = refusedOf(error);
    }
  }

  #pause({ table }: Moment) {
    const resume = html`<button type="button" class="primary" @click=${() => this.#do({ do: "resume" })}>
      ${t("resume")}
    </button>`;
    if (table.phase === "paused") return resume;
    const playing = table.phase === "playing";
    const coming = playing && table.pause_left_ms != null;
    // The live region stays in the DOM, so that changes to its text are announced.
    return html`<fieldset class="pauses">
      <legend>${t("pause")}</legend>
      ${table.pauses_left == null || coming ? nothing : html`<p>${t("pauses-left", { count: table.pauses_left })}</p>`}
      <p class="quiet" role="status">${coming ? t("pause-coming") : playing ? t("pause-after-hand") : nothing}</p>
      ${coming ? resume : html`<div>${PAUSES.map((minutes) => this.#pauseFor(minutes, table.pauses_left === 0))}</div>`}
    </fieldset>`;
  }

  #pauseFor(minutes: number, disabled: boolean) {
    return html`<button
      type="button"
      ?disabled=${disabled}
      aria-label=${t("pause-for", { minutes })}
      @click=${() => this.#do({ do: "pause", minutes })}
    >
      ${t("minutes-short", { minutes })}
    </button>`;
  }

  #seats({ table, you }: Moment) {
    return html`<ul class="host-seats">
      ${table.seats.map((seat, index) => {
        const chair = index + 1;
        if (!seat) return html`<li><span>${t("seat-number", { seat: chair })}</span>${this.#addBot(chair)}</li>`;
        if (chair === you.seat) return nothing;
        // A connected player who is not sitting out cannot be removed, nor can a player who is already leaving.
        if (seat.leaving || (seat.bot == null && !seat.sits_out && seat.connected))
          return html`<li><span>${seat.name}</span></li>`;
        const remove = () => this.#do({ do: "remove", seat: chair });
        return html`<li>
          <span>${seat.name}</span>
          <button type="button" aria-label=${t("remove-who", { name: seat.name })} @click=${remove}>
            ${t("remove")}
          </button>
        </li>`;
      })}
    </ul>`;
  }

  #addBot(seat: number) {
    const add = (event: Event) => {
      const select = event.target as HTMLSelectElement;
      const style = select.value;
      select.value = "";
      void this.#do({ do: "add_bot", seat, style: style === "any" ? null : style });
    };
    return html`<select aria-label=${t("add-bot-at", { seat })} @change=${add}>
      <option value="">${t("add-bot")}</option>
      <option value="any">${t("any-style")}</option>
      ${this.game?.bots.map((bot) => html`<option value=${bot.style}>${styleWords(this.game!.game, bot)}</option>`)}
    </select>`;
  }

  #stakes({ table }: Moment) {
    const { stakes } = table;
    if (!stakes) return nothing;
    const unit = unitOf(table.game);
    const submit = (event: SubmitEvent) => {
      event.preventDefault();
      const form = new FormData(event.target as HTMLFormElement);
      void this.#do(() => ({ do: "configure", stakes: stakesTyped(form, unit) }));
    };
    return html`<details>
      <summary>${t("limits")}</summary>
      <form @submit=${submit}>
        ${stakesFields(unit, stakes)}
        <p class="quiet">${t("limits-why")}</p>
        <button>${t("from-next-hand")}</button>
      </form>
    </details>`;
  }

  #clocks({ table }: Moment) {
    const submit = (event: SubmitEvent) => {
      event.preventDefault();
      const form = new FormData(event.target as HTMLFormElement);
      const clock = (name: string) => Number(form.get(name));
      void this.#do({
        do: "configure",
        clocks: { turn: clock("turn"), bank: clock("bank"), grace: clock("grace"), between: clock("between") },
      });
    };
    return html`<details>
      <summary>${t("clocks")}</summary>
      <form class="row" @submit=${submit}>
        ${(["turn", "bank", "grace", "between"] as const).map(
          (name) =>
            html`<label
              >${t(`clock-${name}`)}<input
                name=${name}
                type="number"
                min="0"
                max="600"
                required
                .value=${String(table.clocks[name])}
              /><small>${t("seconds")}</small></label
            >`,
        )}
        <button>${t("from-next-hand")}</button>
      </form>
    </details>`;
  }

  #houseRules({ table }: Moment) {
    const submit = (event: SubmitEvent) => {
      event.preventDefault();
      const form = new FormData(event.target as HTMLFormElement);
      void this.#do(() => ({ do: "configure", house_rules: houseRulesTyped(form) }));
    };
    return html`<details>
      <summary>${t("house-rules")}</summary>
      <form @submit=${submit}>
        ${houseRulesFields(table.house_rules)}
        <button>${t("from-next-hand")}</button>
      </form>
    </details>`;
  }

  #settings({ table }: Moment, game: Game) {
    const now = table.rules as Record<string, unknown>;
    const began = (setting: Setting) => asTyped(now[setting.name]);
    const submit = (event: SubmitEvent) => {
      event.preventDefault();
      const form = new FormData(event.target as HTMLFormElement);
      const rules = () => ({ ...now, ...changed(form, game, began) });
      void this.#do(() => ({ do: "configure", rules: rules() }));
    };
    return html`<details>
      <summary>${t("table-rules")}</summary>
      <form @submit=${submit}>
        ${settingFields(game, began, this.refused)}
        <button>${t(table.game === "mount_holyoke" ? "from-next-match" : "from-next-hand")}</button>
      </form>
    </details>`;
  }

  #close() {
    if (!this.sure)
      return html`<button type="button" class="danger" @click=${() => (this.sure = true)}>${t("close-table")}</button>`;
    return html`<p>${t("close-sure", { playing: this.moment!.table.phase === "playing" ? "yes" : "no" })}</p>
      <div class="row">
        <button type="button" class="danger" @click=${() => this.#do({ do: "close" })}>${t("close-yes")}</button>
        <button type="button" @click=${() => (this.sure = false)}>${t("cancel")}</button>
      </div>`;
  }
}
