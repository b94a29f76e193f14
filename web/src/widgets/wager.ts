import { html, nothing } from "lit";
import { customElement, property, state } from "lit/decorators.js";
import { t } from "../i18n/catalog.js";
import { range, type TypedAmount, parseAmount, typedWithin, type Unit } from "../i18n/money.js";
import { LightDomElement } from "./light.js";

/** A field for a wager. It is validated on every key press, and its fault is displayed below it. */
@customElement("wager-field")
export class WagerField extends LightDomElement {
  @property() accessor name = "";
  @property() accessor words = "";
  @property() accessor unit!: Unit;
  @property({ attribute: false }) accessor limits = { least: 0, most: 0, step: 1 };
  /** A bonus may be omitted; any other wager is required. */
  @property({ type: Boolean }) accessor optional = false;
  @property() accessor value = "";
  @state() private accessor fault: string | undefined;

  /** The typed amount; undefined if it is invalid, in which case the error is displayed. */
  read(): number | undefined {
    const { amount, fault } = this.#typed(this.#input.value);
    this.fault = fault;
    return amount;
  }

  override focus(): void {
    this.#input.focus();
  }

  get #input(): HTMLInputElement {
    return this.querySelector("input")!;
  }

  #typed(text: string): TypedAmount {
    const isNone = this.optional && (text.trim() === "" || parseAmount(this.unit, text) === 0);
    return isNone ? { amount: 0 } : typedWithin(this.unit, text, { what: this.words, ...this.limits });
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
          .value=${this.value}
          @input=${() => this.read()}
          aria-invalid=${fault === undefined ? nothing : "true"}
          aria-describedby=${fault === undefined ? nothing : id}
        /><small>${range(this.unit, this.limits)}</small></label
      >
      ${fault === undefined ? nothing : html`<p class="fault" id=${id}>${fault}</p>`}`;
  }
}

/**
 * The wagers typed into a form, by field name, in the smallest unit. If one is invalid, focuses the first invalid field
 * and returns undefined.
 */
export function wagersTyped(form: HTMLFormElement): Record<string, number> | undefined {
  const fields = [...form.querySelectorAll<WagerField>("wager-field")];
  const amounts = fields.map((field) => [field.name, field.read()] as const);
  const wrong = amounts.findIndex(([, amount]) => amount === undefined);
  if (wrong < 0) return Object.fromEntries(amounts as [string, number][]);
  fields[wrong]!.focus();
  return undefined;
}
