import { html, nothing } from "lit";
import { customElement, property, state } from "lit/decorators.js";
import { t } from "../i18n/catalog.js";
import { money, range, typed } from "../i18n/money.js";
import { Light } from "./light.js";

/** A field for a wager in cents. It is validated with each key, and its fault is a line below it. */
@customElement("wager-field")
export class WagerField extends Light {
  @property() accessor name = "";
  @property() accessor words = "";
  @property({ attribute: false }) accessor limits = { least: 0, most: 0 };
  /** A bonus may be left out; another wager may not. */
  @property({ type: Boolean }) accessor optional = false;
  @property() accessor value = "";
  @state() private accessor fault: string | undefined;

  /** The amount that is typed; none if it is at fault, which is then shown. */
  read(): number | undefined {
    const text = this.#input.value.trim();
    const amount = this.optional && text === "" ? 0 : typed("cents", text);
    this.fault = this.#faultOf(amount, text);
    return this.fault === undefined ? amount : undefined;
  }

  override focus(): void {
    this.#input.focus();
  }

  get #input(): HTMLInputElement {
    return this.querySelector("input")!;
  }

  #faultOf(amount: number | undefined, text: string): string | undefined {
    const { least, most } = this.limits;
    if (amount === undefined) return text.trim() ? t("refusal-no_amount", { what: this.words, typed: text }) : t("amount-missing", { what: this.words });
    if (this.optional && amount === 0) return undefined;
    if (amount < least) return t("amount-below", { amount: money("cents", least) });
    return amount > most ? t("amount-above", { amount: money("cents", most) }) : undefined;
  }

  protected override render() {
    const { name, fault } = this;
    const id = `${name}-fault`;
    return html`<label>${this.words}<input name=${name} inputmode="decimal" autocomplete="off" placeholder=${this.optional ? t("none") : ""} .value=${this.value} @input=${() => this.read()}
        aria-invalid=${fault === undefined ? nothing : "true"} aria-describedby=${fault === undefined ? nothing : id} /><small>${range("cents", this.limits)}</small></label>
      ${fault === undefined ? nothing : html`<p class="fault" id=${id}>${fault}</p>`}`;
  }
}

/** The wagers typed in a form, in cents by the names of their fields; none where one is at fault, which gets the focus. */
export function wagersTyped(form: HTMLFormElement): Record<string, number> | undefined {
  const fields = [...form.querySelectorAll<WagerField>("wager-field")];
  const amounts = fields.map((field) => [field.name, field.read()] as const);
  const wrong = amounts.findIndex(([, amount]) => amount === undefined);
  if (wrong < 0) return Object.fromEntries(amounts as [string, number][]);
  fields[wrong]!.focus();
  return undefined;
}
