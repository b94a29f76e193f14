import { amountLabel } from "../widgets/amount-label.js";
import { html, nothing, type TemplateResult } from "lit";
import { customElement, property, state } from "lit/decorators.js";
import { t } from "../i18n/catalog.js";
import { figure, money, shortFigure, type Unit } from "../i18n/money.js";
import { exactChoice } from "../state/choices.js";
import { keyNames } from "../widgets/keys.js";
import { LightDomElement } from "../widgets/light.js";
import type { WagerField } from "../widgets/wager.js";
import type { WagerDraft } from "./draft.js";
import { type Chip, firstChip, rackOf } from "./rack.js";
import { changeWords, faultIn, faultWords, sameAmounts, total, type Wagering } from "./spots.js";

/** The chosen chip of a draft; the one that fits best until one is chosen. */
export function chosenChip(unit: Unit, { spots }: Wagering, { chip }: WagerDraft): number {
  const rack = rackOf(unit, spots);
  return rack.some(({ amount }) => amount === chip) ? chip : firstChip(rack, spots);
}

/**
 * The controls for the wagers of a game against the house: the rack of chips or fields for exact amounts, and buttons
 * that take chips back and place the wagers. Only the button places them, never a key in a field.
 */
@customElement("wager-controls")
export class WagerControls extends LightDomElement {
  @property() accessor unit!: Unit;
  @property({ attribute: false }) accessor wagering!: Wagering;
  @property({ attribute: false }) accessor draft!: WagerDraft;
  /** Changes with the draft, so that it is rendered again. */
  @property({ attribute: false }) accessor amounts: unknown;
  @property({ type: Boolean }) accessor busy = false;
  /** The fields for exact amounts. */
  @property({ attribute: false }) accessor fields: TemplateResult | undefined;
  /** The button beside the one that places the wagers. */
  @property({ attribute: false }) accessor beside: TemplateResult | undefined;
  @property({ attribute: false }) accessor place: () => void = () => undefined;
  @state() private accessor exact = exactChoice.isOn();

  protected override render() {
    return html`<div class="wager-form" @keydown=${dropRepeated}>
      ${this.exact ? html`<div class="exact" id="exact" @keydown=${this.#enter}>${this.fields}</div>` : this.#rack()}
      ${this.#tools()}
      <div class="main">${this.#placeButton()} ${this.beside}</div>
    </div>`;
  }

  #rack(): TemplateResult {
    const chosen = chosenChip(this.unit, this.wagering, this.draft);
    return html`<div class="rack" role="radiogroup" aria-label=${t("chips")}>
      ${rackOf(this.unit, this.wagering.spots).map((chip) => this.#chip(chip, chip.amount === chosen))}
    </div>`;
  }

  #chip(chip: Chip, isChosen: boolean): TemplateResult {
    return html`<label class="rack-chip"
      ><input
        type="radio"
        class="hidden"
        name="chip"
        .checked=${isChosen}
        @change=${() => this.draft.choose(chip.amount)}
      /><span class="hidden">${t("chip-of", { amount: money(this.unit, chip.amount) })}</span
      >${chipFace(this.unit, chip)}</label
    >`;
  }

  #tools(): TemplateResult {
    const { draft } = this;
    const { last } = draft;
    const isEmpty = total(draft.amounts) === 0;
    const button = (name: string, key: string, isOff: boolean, act: () => void) =>
      html`<button
        type="button"
        ?disabled=${isOff || this.busy}
        @click=${() => this.#change(act)}
        aria-keyshortcuts=${keyNames(key)}
      >
        ${t(`wagers-${name}`)}
      </button>`;
    return html`<div class="rack-tools">
      ${button("undo", "U", !draft.canUndo, () => draft.undo())} ${button("clear", "C", isEmpty, () => draft.clear())}
      <button
        type="button"
        ?disabled=${!last || this.busy || sameAmounts(last, draft.amounts)}
        @click=${() => this.#change(() => draft.repeat(this.wagering.spots))}
        aria-keyshortcuts=${keyNames("R")}
        aria-label=${t("wagers-repeat-last")}
      >
        ${t("wagers-repeat")}
      </button>
      <button
        type="button"
        aria-expanded=${this.exact}
        aria-controls=${this.exact ? "exact" : nothing}
        @click=${this.#toggle}
      >
        ${t("wagers-exact")}
      </button>
    </div>`;
  }

  /** Changes the chips on the felt, and tells a screen reader about the spots that changed. */
  #change(act: () => void): void {
    const before = this.draft.amounts;
    act();
    this.draft.tell({ words: changeWords(this.unit, this.wagering, before, this.draft.amounts), isFault: false });
  }

  #placeButton(): TemplateResult {
    const { draft, unit } = this;
    const sum = total(draft.amounts);
    const words = t(this.#takesBack ? "take-back" : "make-wagers");
    const amount = this.#takesBack ? total(draft.placed) : sum;
    return html`<button
      type="button"
      class="place-bets ${amount === 0 ? "" : "primary"}"
      ?disabled=${this.busy}
      @click=${this.#place}
    >
      ${amount > 0 ? amountLabel(`${words} ${money(unit, amount)}`, words, figure(unit, amount)) : amountLabel(words, words)}
    </button>`;
  }

  /** True if all placed wagers were taken off the felt. */
  get #takesBack(): boolean {
    return total(this.draft.amounts) === 0 && this.draft.isUnsent;
  }

  readonly #toggle = (): void => {
    this.exact = !this.exact;
    exactChoice.set(this.exact);
    if (this.exact) void this.updateComplete.then(() => this.querySelector("input")?.focus());
  };

  /** Places the wagers, unless a field or a spot has a fault, which is shown there. */
  readonly #place = (): void => {
    const wrong = [...this.querySelectorAll<WagerField>("wager-field")].find((field) => field.read() === undefined);
    if (wrong) return wrong.focus();
    const fault = this.#takesBack ? undefined : faultIn(this.wagering, this.draft.amounts);
    if (!fault) return this.place();
    const words = faultWords(this.unit, this.wagering, fault);
    this.draft.tell({ words, isFault: true, ...("spot" in fault ? { spot: fault.spot.name } : {}) });
  };

  /** Moves the focus from a valid field to the button that places the wagers, so that Enter alone places nothing. */
  readonly #enter = (event: KeyboardEvent): void => {
    const field = (event.target as Element).closest<WagerField>("wager-field");
    if (event.key !== "Enter" || !field) return;
    event.preventDefault();
    if (field.read() !== undefined) this.querySelector<HTMLElement>(".place-bets")?.focus();
  };
}

/** Drops the repeated presses of a key that is held, which would press the button that gets the focus next. */
function dropRepeated(event: KeyboardEvent): void {
  if (event.key === "Enter" && event.repeat) event.preventDefault();
}

/** A chip seen from above, with its amount. */
const chipFace = (unit: Unit, { amount, denomination }: Chip): TemplateResult =>
  html`<svg class="chip-face chip-${denomination}" viewBox="0 0 44 44" aria-hidden="true">
    <circle cx="22" cy="22" r="20" class="face"></circle>
    <circle cx="22" cy="22" r="17" class="stripes"></circle>
    <circle cx="22" cy="22" r="13" class="inlay"></circle>
    <text x="22" y="26.500" text-anchor="middle">${brief(unit, amount)}</text>
  </svg>`;

/** An amount that fits on a chip: thousands and millions are abbreviated. */
function brief(unit: Unit, amount: number): string {
  const value = unit === "cents" ? amount / 100 : amount;
  if (value >= 1_000_000 && value % 1_000_000 === 0) return `${value / 1_000_000}M`;
  return value >= 1000 && value % 1000 === 0 ? `${value / 1000}k` : shortFigure(unit, amount);
}
