import { html, nothing, type TemplateResult } from "lit";
import { customElement, state } from "lit/decorators.js";
import { keyed } from "lit/directives/keyed.js";
import { refusedOf } from "../connection/api.js";
import { createTable, games } from "../connection/rest.js";
import type { Create, Game } from "../generated/rest.js";
import type { Refused } from "../generated/server.js";
import { t } from "../i18n/catalog.js";
import { refusalWords } from "../i18n/words.js";
import { reloadMe, rename } from "../state/me.js";
import { NoticeWatcher, tell } from "../state/notice.js";
import { address, go } from "../router.js";
import { LightDomElement } from "../widgets/light.js";
import { isOfName, nameField } from "../widgets/name-field.js";
import { isOnOpenPage } from "../widgets/open-page.js";
import { clockFields, clocksTyped } from "./clocks.js";
import "./create-rules.js";
import { atBigBlind, createStakesTyped } from "./create-stakes.js";
import { fieldOf } from "./field-fault.js";
import { expectPage } from "./parts.js";
import { stakesTitle } from "./rule-groups.js";
import { read } from "./setting.js";
import { focusRefused, settingOf } from "./setting-fields.js";
import { takeSeat } from "./take-seat.js";
import { houseRulesFields, houseRulesTyped } from "./house-rules.js";
import { fieldText } from "../widgets/forms.js";

/** The form for a new table. */
@customElement("create-page")
export class CreatePage extends LightDomElement {
  readonly #notice = new NoticeWatcher(this);
  @state() private accessor games: Game[] | undefined;
  @state() private accessor game = "holdem";
  @state() private accessor refused: Refused | undefined;
  /** The guest's name; undefined before there is one. */
  @state() private accessor name: string | undefined;
  @state() private accessor named = true;
  @state() private accessor busy = false;
  @state() private accessor listed = false;

  override connectedCallback(): void {
    super.connectedCallback();
    void this.#load();
  }

  async #load(): Promise<void> {
    try {
      const [me, all] = await Promise.all([reloadMe(), games()]);
      this.name = me.name ?? undefined;
      this.named = Boolean(this.name);
      this.games = all;
    } catch (error) {
      this.refused = refusedOf(error);
    }
  }

  protected override updated(changed: Map<string, unknown>): void {
    if (changed.has("refused") && this.refused) void this.#showRefused();
  }

  /** Moves the focus to the refused field once the parts of the form show it. */
  async #showRefused(): Promise<void> {
    const parts = this.querySelectorAll<LightDomElement>("create-stakes, create-rules");
    await Promise.all([...parts].map((part) => part.updateComplete));
    focusRefused(this);
  }

  protected override render() {
    const game = this.games?.find(({ game }) => game === this.game);
    const { refused } = this;
    const atField = game && refused && (isOfName(refused) || fieldOf(refused) || settingOf(game, refused));
    return html`<section class="page">
      <h1>${t("new-table")}</h1>
      <p class="quiet">${t("new-table-lead")}</p>
      ${this.#notice.holdNote} ${game ? this.#form(game) : nothing}
      ${refused && !atField ? html`<p class="refused" role="alert">${refusalWords(refused, this.game)}</p>` : nothing}
    </section>`;
  }

  #form(game: Game): TemplateResult {
    // Code that comes before the form would delay it.
    return html`<form
      class="create"
      @focusin=${() => expectPage("table")}
      @submit=${(event: SubmitEvent) => this.#submit(event, game)}
    >
      ${this.named ? nothing : nameField("me", this.name, this.refused)}
      <fieldset class="games">
        <legend>${t("game")}</legend>
        ${this.games?.map((each) => this.#gameChoice(each))}
      </fieldset>
      ${keyed(game.game, this.#sections(game))}
      <button class="primary" ?disabled=${this.busy}>${t("create-table")}</button>
    </form>`;
  }

  /** The sections of the form that depend on the game: the stakes, players and pace, and the rules. */
  #sections(game: Game): TemplateResult {
    return html`<section aria-labelledby="create-stakes">
        <h2 id="create-stakes">${stakesTitle(game)}</h2>
        <create-stakes .game=${game} .refused=${this.refused}></create-stakes>
      </section>
      <section aria-labelledby="create-players">
        <h2 id="create-players">${t("players-and-pace")}</h2>
        ${this.#players(game)}
        <details>
          <summary>${t("clocks")}</summary>
          ${clockFields(game.clocks, game.game, this.refused)}
        </details>
        <details>
          <summary>${t("house-rules")}</summary>
          ${houseRulesFields({ ...game.house_rules, pauses: this.listed ? (game.house_rules.pauses ?? null) : null }, game.game, this.refused)}
        </details>
      </section>
      <section aria-labelledby="create-rules">
        <h2 id="create-rules">${t("rules")}</h2>
        <create-rules .game=${game} .refused=${this.refused}></create-rules>
      </section>`;
  }

  #players(game: Game): TemplateResult {
    const [, most] = game.players;
    const list = (event: Event) => (this.listed = (event.target as HTMLInputElement).checked);
    return html`<label
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
      <label class="check"><input type="checkbox" name="sit" checked /> ${t("sit-too")}</label>
      <label class="check"
        ><input type="checkbox" name="listed" ?checked=${this.listed} @change=${list} /> ${t("listed")}<small
          >${t("listed-why")}</small
        ></label
      >`;
  }

  #gameChoice({ game }: Game): TemplateResult {
    const choose = () => {
      this.game = game;
      this.refused = undefined;
    };
    return html`<label class="choice game-${game}">
      <input type="radio" name="game" value=${game} ?checked=${game === this.game} @change=${choose} />
      <span class="pips" aria-hidden="true"></span> ${t(`game-${game}`)}
    </label>`;
  }

  async #submit(event: SubmitEvent, game: Game): Promise<void> {
    event.preventDefault();
    const form = new FormData(event.target as HTMLFormElement);
    this.busy = true;
    this.refused = undefined;
    try {
      const wished = wish(form, game);
      if (form.has("me")) this.name = (await rename(fieldText(form, "me"))).name ?? undefined;
      const table = await createTable(wished);
      const isWanted = () => isOnOpenPage(this);
      const refused = form.has("sit") && isWanted() ? await takeSeat(table.id, isWanted) : undefined;
      if (!isWanted()) return;
      go(address({ page: "table", id: table.id }));
      // The panel is an entry of its own in the history, as if the host had opened it, so that Back closes it.
      if (form.has("sit") && wished.bots === 0) history.pushState({ panel: "share" }, "");
      if (refused) tell(t("seat-refused", { reason: refusalWords(refused, table.game) }));
    } catch (error) {
      this.refused = atBigBlind(refusedOf(error), form, game);
      // Another name may be taken in place of a refused one.
      if (isOfName(this.refused)) this.named = false;
      this.busy = false;
    }
  }
}

function wish(form: FormData, game: Game): Create {
  const text = (name: string) => fieldText(form, name);
  return {
    game: game.game,
    name: text("name"),
    rules: read(form, game, text("preset") || undefined),
    seats: Number(text("seats")),
    stakes: createStakesTyped(form, game),
    clocks: clocksTyped(form),
    house_rules: houseRulesTyped(form),
    listed: form.has("listed"),
    bots: Number(text("bots")),
  };
}

const number = (name: string, label: string, value: number, least: number, most: number) =>
  html`<label
    >${label}<input name=${name} type="number" required min=${least} max=${most} .value=${String(value)}
  /></label>`;
