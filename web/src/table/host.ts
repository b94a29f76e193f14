import { html, nothing, type TemplateResult } from "lit";
import { customElement, property, state } from "lit/decorators.js";
import { refusedOf } from "../connection/api.js";
import { games } from "../connection/rest.js";
import type { Game, Setting } from "../generated/rest.js";
import type { Command } from "../connection/socket.js";
import type { Moment, Refused, SeatView } from "../generated/server.js";
import { styleWords } from "../i18n/bots.js";
import { t } from "../i18n/catalog.js";
import { unitOf } from "../i18n/money.js";
import { refusalWords } from "../i18n/words.js";
import { clockFields, clocksTyped } from "../pages/clocks.js";
import { fieldOf } from "../pages/field-fault.js";
import { asTyped, changed } from "../pages/setting.js";
import { focusRefused, settingFields, settingOf } from "../pages/setting-fields.js";
import { houseRulesFields, houseRulesTyped } from "../pages/house-rules.js";
import { stakesFields, stakesTyped } from "../pages/stakes.js";
import "../widgets/confirm-button.js";
import { LightDomElement } from "../widgets/light.js";
import "./bot-accounts.js";

const PAUSES = [5, 10, 20];

/** The sections of the settings, named by the messages of their headings. */
type Section = "limits" | "clocks" | "house-rules" | "table-rules";

/** The confirmation of a request, and the section in which it is displayed, or else below the heading. */
interface Done {
  words: string;
  section?: Section;
}

/** The host's controls of a table. */
@customElement("host-tools")
export class HostTools extends LightDomElement {
  @property({ attribute: false }) accessor moment: Moment | undefined;
  @property({ attribute: false }) accessor ask: ((command: Command) => Promise<void>) | undefined;
  @state() private accessor refused: Refused | undefined;
  @state() private accessor game: Game | undefined;
  /** Confirmation of the last request, if it changed the settings or removed a player, and was accepted. */
  @state() private accessor done: Done | undefined;
  /** The chair of a player who is being removed. */
  #clearing: number | undefined;

  override connectedCallback(): void {
    super.connectedCallback();
    const own = (all: Game[]) => all.find(({ game }) => game === this.moment?.table.game);
    games().then(
      (all) => (this.game = own(all)),
      (error) => (this.refused = refusedOf(error)),
    );
  }

  protected override updated(changed: Map<string, unknown>): void {
    if (changed.has("refused") && this.refused) {
      focusRefused(this);
      this.querySelector(".refused")?.scrollIntoView({ block: "nearest" });
    }
    if (changed.has("done") && this.done?.section) {
      const lines = [...this.querySelectorAll("[role=status]")];
      lines.find((line) => line.textContent === this.done?.words)?.scrollIntoView({ block: "nearest" });
    }
    if (this.#clearing !== undefined) this.#leaveChair(this.#clearing);
  }

  protected override render() {
    if (!this.moment) return nothing;
    const { refused } = this;
    const atField = refused && (fieldOf(refused) || (this.game && settingOf(this.game, refused)));
    return html`<section class="host">
      <h2 tabindex="-1">${t("host-tools")}</h2>
      ${refused && !atField ? html`<p class="refused" role="alert">${refusalWords(refused, this.moment.table.game)}</p>` : nothing}
      <p class="quiet" role="status">${this.#doneIn(undefined)}</p>
      ${this.#pause(this.moment)} ${this.#seats(this.moment)} ${this.#waiting(this.moment)} ${this.#stakes(this.moment)}
      ${this.#clocks(this.moment)} ${this.#houseRules(this.moment)}
      ${this.game ? this.#settings(this.moment, this.game) : nothing}
      <details>
        <summary>${t("bot-accounts")}</summary>
        <bot-accounts></bot-accounts>
      </details>
      ${this.#close(this.moment)}
    </section>`;
  }

  /**
   * Sends the command, and displays its refusal. A function makes the command from a form, and may throw a refusal
   * before anything is sent. `done` confirms an accepted command whose effect the panel does not show.
   */
  async #do(command: Command | (() => Command), done?: Done): Promise<void> {
    this.done = undefined;
    this.refused = undefined;
    try {
      const asked = typeof command === "function" ? command() : command;
      await this.ask?.(asked);
      this.done = done;
    } catch (error) {
      this.refused = refusedOf(error);
    }
  }

  /** The confirmation that belongs into a section, or to the heading. */
  #doneIn(section: Section | undefined): string {
    return this.done?.section === section ? (this.done?.words ?? "") : "";
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
    const isBot = (seat: SeatView) => seat.bot != null || seat.bot_account;
    const stays = (seat: SeatView) => !isBot(seat) && !seat.leaving && !seat.sits_out && seat.connected;
    const staysAny = table.seats.some((seat, index) => seat && index + 1 !== you.seat && stays(seat));
    return html`<ul class="host-seats">
        ${table.seats.map((seat, index) => {
          const chair = index + 1;
          if (!seat) return html`<li><span>${t("seat-number", { seat: chair })}</span>${this.#addBot(chair)}</li>`;
          if (chair === you.seat) return nothing;
          // A connected player who is not sitting out cannot be removed, nor can a player who is already leaving.
          if (seat.leaving || stays(seat)) return html`<li><span>${seat.name}</span></li>`;
          return html`<li>
            <span>${seat.name}</span>
            <confirm-button
              data-chair=${chair}
              .label=${t("remove")}
              .named=${t("remove-who", { name: seat.name })}
              .question=${t("remove-sure", { name: seat.name })}
              @confirmed=${() => this.#remove(chair, seat.name)}
            ></confirm-button>
          </li>`;
        })}
      </ul>
      ${staysAny ? html`<p class="quiet">${t("remove-why-not")}</p>` : nothing}`;
  }

  #remove(seat: number, name: string): void {
    const { phase, lineup } = this.moment!.table;
    const isPlaying = phase === "playing" && lineup.includes(seat);
    this.#clearing = seat;
    void this.#do(
      { do: "remove", seat },
      {
        words: t("host-removed", { name, playing: isPlaying ? "yes" : "no" }),
      },
    );
  }

  /** Moves the focus from the button that removed a player, once it is gone, to what took its place or to the heading. */
  #leaveChair(chair: number): void {
    const place = this.querySelector<HTMLElement>(`[data-chair="${chair}"]`);
    if (place?.localName === "confirm-button") return;
    this.#clearing = undefined;
    if (document.activeElement === document.body) (place ?? this.querySelector("h2"))?.focus();
  }

  /** The people on the waiting list, the next one first. */
  #waiting({ table: { waiting } }: Moment) {
    if (waiting.length === 0) return nothing;
    return html`<h3 id="host-waiting">${t("waiting-list")}</h3>
      <ol class="host-waiting" aria-labelledby="host-waiting">
        ${waiting.map(
          ({ name, left_ms: left }) =>
            html`<li>
              <bdi>${name}</bdi>${left == null ? nothing : html` <span class="quiet">${t("waiting-offered")}</span>`}
            </li>`,
        )}
      </ol>`;
  }

  #addBot(seat: number) {
    const add = (event: Event) => {
      const select = event.target as HTMLSelectElement;
      const style = select.value;
      select.value = "";
      void this.#do({ do: "add_bot", seat, style: style === "any" ? null : style });
    };
    return html`<select data-chair=${seat} aria-label=${t("add-bot-at", { seat })} @change=${add}>
      <option value="">${t("add-bot")}</option>
      <option value="any">${t("any-style")}</option>
      ${this.game?.bots.map((bot) => html`<option value=${bot.style}>${styleWords(this.game!.game, bot)}</option>`)}
    </select>`;
  }

  /** A section whose form changes settings. The button applies them, and the line below it confirms that. */
  #section(name: Section, fields: unknown, command: (form: FormData) => Command, button: string): TemplateResult {
    const submit = (event: SubmitEvent) => {
      event.preventDefault();
      const form = new FormData(event.target as HTMLFormElement);
      const words = t("table-event-configured", { game: this.moment!.table.game });
      void this.#do(() => command(form), { words, section: name });
    };
    return html`<details>
      <summary>${t(name)}</summary>
      <form @submit=${submit}>
        ${fields}
        <button>${t(button)}</button>
        <p role="status">${this.#doneIn(name)}</p>
      </form>
    </details>`;
  }

  #stakes({ table }: Moment) {
    if (!table.stakes) return nothing;
    const fields = html`${stakesFields(table.game, table.stakes, this.refused)}
      <p class="quiet">${t("limits-why")}</p>`;
    const unit = unitOf(table.game);
    const command = (form: FormData): Command => ({ do: "configure", stakes: stakesTyped(form, unit) });
    return this.#section("limits", fields, command, "from-next-hand");
  }

  #clocks({ table }: Moment) {
    const fields = clockFields(table.clocks, table.game, this.refused);
    const command = (form: FormData): Command => ({ do: "configure", clocks: clocksTyped(form) });
    return this.#section("clocks", fields, command, "from-next-hand");
  }

  #houseRules({ table }: Moment) {
    const fields = houseRulesFields(table.house_rules, table.game, this.refused);
    const command = (form: FormData): Command => ({ do: "configure", house_rules: houseRulesTyped(form) });
    return this.#section("house-rules", fields, command, "from-next-hand");
  }

  #settings({ table }: Moment, game: Game) {
    const now = table.rules as Record<string, unknown>;
    const began = (setting: Setting) => asTyped(now[setting.name]);
    const command = (form: FormData): Command => ({
      do: "configure",
      rules: { ...now, ...changed(form, game, began) },
    });
    const button = table.game === "mount_holyoke" ? "from-next-match" : "from-next-hand";
    return this.#section("table-rules", settingFields(game, began, this.refused), command, button);
  }

  #close({ table }: Moment) {
    return html`<confirm-button
      .kind=${"danger"}
      .label=${t("close-table")}
      .question=${t("close-sure", { playing: table.phase === "playing" ? "yes" : "no" })}
      .yes=${t("close-yes")}
      @confirmed=${() => this.#do({ do: "close" })}
    ></confirm-button>`;
  }
}
