import { html, nothing, type PropertyValues } from "lit";
import { customElement, property, state } from "lit/decorators.js";
import { t } from "../i18n/catalog.js";
import { figure, range, type TypedAmount, parseAmount, typedWithin, type Unit } from "../i18n/money.js";
import { faultLine } from "./fault.js";
import { LightDomElement } from "./light.js";

/**
 * A field for a wager. It is validated on every key press, and its fault is displayed below it. Fires `typed` with each
 * valid amount as its detail.
 */
@customElement("wager-field")
export class WagerField extends LightDomElement {
  @property() accessor name = "";
  @property() accessor words = "";
  @property() accessor unit!: Unit;
  @property({ attribute: false }) accessor limits = { least: 0, most: 0, step: 1 };
  /** A bonus may be omitted; any other wager is required. */
  @property({ type: Boolean }) accessor optional = false;
  /** The amount on the felt; 0 if there is none. */
  @property({ type: Number }) accessor amount = 0;
  @state() private accessor text = "";
  @state() private accessor fault: string | undefined;
  /** Number of attempts to send the text, which speak its fault. */
  @state() private accessor attempts = 0;

  /** The typed amount for sending it; undefined if it is invalid, in which case the fault is displayed and spoken. */
  read(): number | undefined {
    this.attempts += 1;
    return this.#check();
  }

  #check(): number | undefined {
    const { amount, fault } = this.#typed(this.text);
    this.fault = fault;
    return amount;
  }

  override focus(): void {
    this.querySelector("input")!.focus();
  }

  /** Takes over an amount that was not typed here. Typed text stays as it is. */
  protected override willUpdate(changed: PropertyValues): void {
    if (!changed.has("amount") || (this.#typed(this.text).amount ?? -1) === this.amount) return;
    this.text = this.amount > 0 ? figure(this.unit, this.amount) : "";
    this.fault = undefined;
  }

  #typed(text: string): TypedAmount {
    const isNone = this.optional && (text.trim() === "" || parseAmount(this.unit, text) === 0);
    return isNone ? { amount: 0 } : typedWithin(this.unit, text, { what: this.words, ...this.limits });
  }

  #input(event: Event): void {
    this.text = (event.target as HTMLInputElement).value;
    this.attempts = 0;
    const amount = this.#check() ?? (this.text.trim() === "" ? 0 : undefined);
    if (amount !== undefined) this.dispatchEvent(new CustomEvent<number>("typed", { detail: amount }));
  }

  protected override render() {
    const { name, fault } = this;
    const id = `${name}-fault`;
    return html`<label
        >${this.words}<input
          name=${name}
          inputmode="decimal"
          autocomplete="off"
          placeholder=${this.optional ? t("none") : ""}
          .value=${this.text}
          @input=${this.#input}
          aria-invalid=${fault === undefined ? nothing : "true"}
          aria-describedby=${fault === undefined ? nothing : id}
        /><small>${range(this.unit, this.limits)}</small></label
      >
      ${faultLine(id, fault, this.attempts)}`;
  }
}
