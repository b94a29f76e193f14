import { html, nothing, type TemplateResult } from "lit";
import { customElement, state } from "lit/decorators.js";
import { refusedOf } from "../connection/api.js";
import { createTable, games } from "../connection/rest.js";
import type { Create, Game } from "../generated/rest.js";
import type { Refused } from "../generated/server.js";
import { t } from "../i18n/catalog.js";
import { unitOf } from "../i18n/money.js";
import { refusalWords } from "../i18n/words.js";
import { me, rename } from "../state/me.js";
import { NoticeWatcher } from "../state/notice.js";
import { address, go } from "../router.js";
import { LightDomElement } from "../widgets/light.js";
import { read, startValue } from "./setting.js";
import { focusRefused, optionWords, settingFields, settingOf } from "./setting-fields.js";
import { houseRulesFields, houseRulesTyped } from "./house-rules.js";
import { stakesFields, stakesTyped } from "./stakes.js";
import { fieldText } from "../widgets/forms.js";

/** The form for a new table. */
@customElement("create-page")
export class CreatePage extends LightDomElement {
  readonly #notice = new NoticeWatcher(this);
  @state() private accessor games: Game[] | undefined;
  @state() private accessor game = "holdem";
  @state() private accessor preset: string | undefined;
  @state() private accessor refused: Refused | undefined;
  @state() private accessor named = true;
  @state() private accessor busy = false;
  @state() private accessor listed = false;

  override connectedCallback(): void {
    super.connectedCallback();
    void this.#load();
  }

  async #load(): Promise<void> {
    try {
      this.named = Boolean((await me()).name);
      this.games = await games();
    } catch (error) {
      this.refused = refusedOf(error);
    }
  }

  protected override updated(changed: Map<string, unknown>): void {
    if (changed.has("refused") && this.refused) focusRefused(this);
  }

  protected override render() {
    const game = this.games?.find(({ game }) => game === this.game);
    const atField = game && settingOf(game, this.refused);
    return html`<section class="page">
      <h1>${t("new-table")}</h1>
      ${this.#notice.holdNote} ${game ? this.#form(game) : nothing}
      ${this.refused && !atField ? html`<p class="refused" role="alert">${refusalWords(this.refused, this.game)}</p>` : nothing}
    </section>`;
  }

  #form(game: Game): TemplateResult {
    const [, most] = game.players;
    return html`<form class="create" @submit=${(event: SubmitEvent) => this.#submit(event, game)}>
      ${this.named ? nothing : html`<label>${t("your-name")}<input name="me" required maxlength="24" autocomplete="nickname" /></label>`}
      <fieldset class="games">
        <legend>${t("game")}</legend>
        ${this.games?.map((each) => this.#gameChoice(each))}
      </fieldset>
      <label
        >${t("table-name")}<input
          name="name"
          required
          maxlength="40"
          .value=${t("table-name-default", { game: t(`game-${game.game}`) })}
      /></label>
      <div class="row">
        ${number("seats", t("seats"), Math.min(most, 6), Math.min(2, most), most)}
        ${number("bots", t("bots-fill"), 0, 0, most - 1)}
      </div>
      <label class="check"
        ><input
          type="checkbox"
          name="listed"
          @change=${(event: Event) => (this.listed = (event.target as HTMLInputElement).checked)}
        />
        ${t("listed")}<small>${t("listed-why")}</small></label
      >
      ${game.stakes ? stakesFields(unitOf(game.game), game.stakes) : nothing}
      <details>
        <summary>${t("clocks")}</summary>
        <div class="row">
          ${clock(game, "turn")} ${clock(game, "bank")} ${clock(game, "grace")} ${clock(game, "between")}
        </div>
      </details>
      <details>
        <summary>${t("house-rules")}</summary>
        ${houseRulesFields({ ...game.house_rules, pauses: this.listed ? (game.house_rules.pauses ?? null) : null })}
      </details>
      <details>
        <summary>${t("table-rules")}</summary>
        ${game.presets.length > 1 ? this.#presets(game) : nothing}
        ${settingFields(game, (setting) => startValue(setting, this.preset ?? game.presets[0]?.value), this.refused)}
      </details>
      <button class="primary" ?disabled=${this.busy}>${t("create-table")}</button>
    </form>`;
  }

  #gameChoice({ game }: Game): TemplateResult {
    const choose = () => {
      this.game = game;
      this.preset = undefined;
      this.refused = undefined;
    };
    return html`<label class="choice game-${game}">
      <input type="radio" name="game" value=${game} ?checked=${game === this.game} @change=${choose} />
      <span class="pips" aria-hidden="true"></span> ${t(`game-${game}`)}
    </label>`;
  }

  #presets(game: Game): TemplateResult {
    const choose = (event: Event) => (this.preset = (event.target as HTMLSelectElement).value);
    return html`<label
      >${t("preset")}<select name="preset" @change=${choose}>
        ${game.presets.map(({ value }) => html`<option value=${value}>${optionWords(value)}</option>`)}
      </select></label
    >`;
  }

  async #submit(event: SubmitEvent, game: Game): Promise<void> {
    event.preventDefault();
    const form = new FormData(event.target as HTMLFormElement);
    this.busy = true;
    this.refused = undefined;
    try {
      const wished = wish(form, game, this.preset);
      if (!this.named) await rename(fieldText(form, "me"));
      const table = await createTable(wished);
      go(address({ page: "table", id: table.id }));
    } catch (error) {
      this.refused = refusedOf(error);
    }
    this.busy = false;
  }
}

function wish(form: FormData, game: Game, preset: string | undefined): Create {
  const unit = unitOf(game.game);
  const text = (name: string) => fieldText(form, name);
  const seconds = (name: string) => Number(text(`clock-${name}`));
  return {
    game: game.game,
    name: text("name"),
    rules: read(form, game, preset),
    seats: Number(text("seats")),
    stakes: game.stakes ? stakesTyped(form, unit) : null,
    clocks: { turn: seconds("turn"), bank: seconds("bank"), grace: seconds("grace"), between: seconds("between") },
    house_rules: houseRulesTyped(form),
    listed: form.has("listed"),
    bots: Number(text("bots")),
  };
}

const number = (name: string, label: string, value: number, least: number, most: number) =>
  html`<label
    >${label}<input name=${name} type="number" required min=${least} max=${most} .value=${String(value)}
  /></label>`;

const clock = (game: Game, name: "turn" | "bank" | "grace" | "between") =>
  html`<label
    >${t(`clock-${name}`)}
    <input
      name="clock-${name}"
      type="number"
      required
      min="0"
      max="600"
      .value=${String(game.clocks[name] ?? 0)}
    /><small>${t("seconds")}</small></label
  >`;
