import { html, nothing, type TemplateResult } from "lit";
import { customElement, property, state } from "lit/decorators.js";
import { rankSign } from "../cards/card.js";
import { refusedOf } from "../connection/api.js";
import { spin } from "../connection/runs.js";
import type { Action, Mark, RunHead, Spin } from "../generated/run.js";
import type { Refused } from "../generated/server.js";
import { t } from "../i18n/catalog.js";
import { refusalWords } from "../i18n/words.js";
import { fieldText } from "../widgets/forms.js";
import { LightDomElement } from "../widgets/light.js";
import { markWords } from "./board-words.js";
import "./corrections-form.js";
import { timeField, timeTyped } from "./corrections-form.js";

const RANKS = ["A", "K", "Q", "J", "T", "9", "8", "7", "6", "5", "4", "3", "2"];
const SUITS = ["s", "h", "d", "c"];

/**
 * Stamps a card in place of a void one (PR-10): the card that a physical wheel or pack had shown, or a new spin on
 * the screen. Fires `changed`.
 */
@customElement("correction-stamp")
export class CorrectionStamp extends LightDomElement {
  @property({ attribute: false }) accessor run!: RunHead;
  @property() accessor hand = "";
  @property({ attribute: false }) accessor mark!: Mark;
  /** The time of the void stamp. */
  @property() accessor at = "";
  /** `true` if draws can be checked, so that the screen draws a card only at a desk. */
  @property({ type: Boolean }) accessor provable = false;
  @state() private accessor busy = false;
  @state() private accessor refused: Refused | undefined;

  protected override render() {
    const { run, hand, mark, at } = this;
    const about = t("correct-of-mark", { hand, mark: markWords(run, mark) });
    return html`<div class="controls">
        <correction-form
          .run=${run.id}
          .label=${t("correct-stamp")}
          .about=${about}
          .why=${t("correct-stamp-why")}
          .fields=${() => html`${cardFields()} ${timeField(t("correct-stamp-time"), at)}`}
          .entry=${(form: FormData) => entryOf(hand, mark, form)}
        ></correction-form>
        ${
          this.provable
            ? nothing
            : html`<button type="button" aria-disabled=${this.busy ? "true" : nothing} @click=${() => this.#spin()}>
                ${t("correct-spin")}<span class="hidden">: ${about}</span>
              </button>`
        }
      </div>
      ${this.provable ? html`<p class="quiet">${t("correct-spin-at-desk")}</p>` : nothing}
      ${this.refused ? html`<p class="refused" role="alert">${refusalWords(this.refused, "poker_run")}</p>` : nothing}`;
  }

  async #spin(): Promise<void> {
    if (this.busy) return;
    [this.busy, this.refused] = [true, undefined];
    try {
      await spin(this.run.id, spinOf(this.hand, this.mark, this.at));
      this.dispatchEvent(new CustomEvent("changed", { bubbles: true }));
    } catch (error) {
      this.refused = refusedOf(error);
    }
    this.busy = false;
  }
}

/** The entry of a card from the fields of the form. */
export function entryOf(hand: string, mark: Mark, form: FormData): Action {
  const card = fieldText(form, "rank") + fieldText(form, "suit");
  const at = timeTyped(form);
  return mark === "extra" ? { extra: { hand, card, at } } : { stamp: { hand, stop: mark.stop, card, at } };
}

const spinOf = (hand: string, mark: Mark, at: string): Spin =>
  mark === "extra" ? { extra: { hand, at } } : { stop: { hand, stop: mark.stop, at } };

/** The fields for a card. */
const cardFields = (): TemplateResult =>
  html`<div class="row">
    <label
      >${t("correct-rank")}<select name="rank" required>
        <option value=""></option>
        ${RANKS.map((rank) => html`<option value=${rank}>${rankSign({ rank, suit: "s" })} – ${t(`rank-${rank}`)}</option>`)}
      </select></label
    >
    <label
      >${t("correct-suit")}<select name="suit" required>
        <option value=""></option>
        ${SUITS.map((suit) => html`<option value=${suit}>${t(`suit-${suit}`)}</option>`)}
      </select></label
    >
  </div>`;
