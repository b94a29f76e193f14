import { html, nothing, type TemplateResult } from "lit";
import { customElement, property, state } from "lit/decorators.js";
import type { Game } from "../generated/rest.js";
import type { Refused, Stakes } from "../generated/server.js";
import { bigBlinds, fromBigBlinds, usualSmallBlind } from "../i18n/big-blinds.js";
import { t } from "../i18n/catalog.js";
import { figure, money, parseAmount, unitOf } from "../i18n/money.js";
import { fieldText } from "../widgets/forms.js";
import { LightDomElement } from "../widgets/light.js";
import { stakesSettings } from "./rule-groups.js";
import { startValue } from "./setting.js";
import { settingField } from "./setting-fields.js";
import { noAmount, refusal } from "./amount-typed.js";
import { faultAt } from "./field-fault.js";
import { checkedStakes, rebuysField, rebuysTyped, stakesFields, stakesTyped } from "./stakes.js";

const ENDS = ["buy-in-min", "buy-in-max"] as const;

/** The stakes of a new table: the blinds, the limits of wagers or the length of a match, and the buy-in. */
@customElement("create-stakes")
export class CreateStakes extends LightDomElement {
  @property({ attribute: false }) accessor game: Game | undefined;
  @property({ attribute: false }) accessor refused: Refused | undefined;
  /** The texts of the fields in big blinds, and of the big blind. */
  @state() private accessor typed: Record<string, string> = {};
  #ownSmall = false;

  protected override render() {
    const { game } = this;
    if (!game) return nothing;
    const settings = stakesSettings(game);
    return html`<div class="row stakes-row" @input=${(event: Event) => this.#follow(event, game)}>
        ${settings.map((setting) =>
          settingField(game, setting, startValue(setting, game.presets[0]?.value), this.refused),
        )}
      </div>
      ${game.stakes ? this.#buyIn(game, game.stakes) : nothing}`;
  }

  #buyIn(game: Game, stakes: Stakes): TemplateResult {
    const [unit, start] = [unitOf(game.game), bigBlindOf(game)];
    if (start === undefined) return stakesFields(game.game, stakes, this.refused);
    const amounts = { "buy-in-min": stakes.buy_in_min, "buy-in-max": stakes.buy_in_max };
    const big = parseAmount(unit, this.typed["big"] ?? figure(unit, start));
    const type = (event: Event) => {
      const { name, value } = event.target as HTMLInputElement;
      this.typed = { ...this.typed, [name]: value };
    };
    return html`<div class="row">
      ${ENDS.map((name) => {
        const text = bigBlinds(amounts[name], start);
        const amount = big === undefined ? undefined : fromBigBlinds(this.typed[name] ?? text, big);
        const { invalid, describedBy, named, fault } = faultAt(name, this.refused, game.game);
        return html`<label
          >${t(name)}
          <input
            name=${name}
            inputmode="decimal"
            required
            .value=${text}
            @input=${type}
            aria-label=${named}
            aria-invalid=${invalid}
            aria-describedby=${describedBy}
          /><small
            >${fault}${t("in-big-blinds", { amount: amount === undefined ? "none" : money(unit, amount) })}</small
          ></label
        >`;
      })}
      ${rebuysField(stakes.rebuys)}
    </div>`;
  }

  /** Keeps the small blind at half the big blind until the small blind itself is typed. */
  #follow(event: Event, game: Game): void {
    const { name, value } = event.target as HTMLInputElement;
    if (name === "rule-small_blind") this.#ownSmall = true;
    if (name !== "rule-big_blind") return;
    this.typed = { ...this.typed, big: value };
    const unit = unitOf(game.game);
    const big = parseAmount(unit, value);
    const small = this.querySelector<HTMLInputElement>('[name="rule-small_blind"]');
    if (small && big !== undefined && !this.#ownSmall) small.value = figure(unit, usualSmallBlind(big));
  }
}

/** The default big blind of a game with blinds. */
function bigBlindOf(game: Game): number | undefined {
  const value = game.settings.find(({ name }) => name === "big_blind")?.default;
  return typeof value === "number" && value > 0 ? value : undefined;
}

/** The buy-in limits of the form; null in a game without chips. Throws a refusal if they are invalid. */
export function createStakesTyped(form: FormData, game: Game): Stakes | null {
  const unit = unitOf(game.game);
  if (!game.stakes) return null;
  const start = bigBlindOf(game);
  if (start === undefined) return stakesTyped(form, unit);
  const big = parseAmount(unit, fieldText(form, "rule-big_blind")) ?? start;
  // Without this, the buy-in would be at fault, which is zero too.
  if (big === 0) throw refusal("holdem.no_big_blind", { field: "big_blind" });
  const [least, most] = ENDS.map((name) => {
    const text = fieldText(form, name);
    return fromBigBlinds(text, big) ?? noAmount(t(name), text, name);
  });
  return checkedStakes(unit, { buy_in_min: least!, buy_in_max: most!, rebuys: rebuysTyped(form) });
}

/**
 * A refusal of a buy-in above the limit, as that of the big blind if only the big blind was typed: the buy-in is a number
 * of big blinds.
 */
export function atBigBlind(refused: Refused, form: FormData, game: Game): Refused {
  const start = bigBlindOf(game);
  if (start === undefined || !game.stakes || !["forced_bets", "stakes"].includes(refused.code)) return refused;
  const usual = { "buy-in-min": game.stakes.buy_in_min, "buy-in-max": game.stakes.buy_in_max };
  if (ENDS.some((name) => fieldText(form, name) !== bigBlinds(usual[name], start))) return refused;
  const { limit, most } = refused.args as { limit?: number; most: number };
  const highest = limit ?? most;
  if (createStakesTyped(form, game)!.buy_in_max <= highest) return refused;
  return refusal("buy_in_above_limit", { limit: money(unitOf(game.game), highest), field: "big_blind" }).refused;
}
