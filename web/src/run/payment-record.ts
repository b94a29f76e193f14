import { html, nothing, type TemplateResult } from "lit";
import { customElement, property, state } from "lit/decorators.js";
import { refusedOf } from "../connection/api.js";
import { changeMoney } from "../connection/runs.js";
import type { Method, TillChoice } from "../generated/run.js";
import type { Refused } from "../generated/server.js";
import { t } from "../i18n/catalog.js";
import { refusalWords } from "../i18n/words.js";
import { LightDomElement } from "../widgets/light.js";
import { keepTill, keptTill } from "./desk-kept.js";
import { type Article, chosenTill, METHODS, methodsNow, openTills, paymentOf } from "./payment-model.js";

/**
 * The till for cash: a choice that is kept on this device, or the name of the only till. `set` is called after a
 * choice; `named` is added to the label for screen readers if a page has several; `out` is for cash that is paid out.
 */
export function tillChoice(
  { run, tills, named = "", out = false }: { run: string; tills: readonly TillChoice[]; named?: string; out?: boolean },
  set: (till: number) => void,
): TemplateResult {
  const open = openTills(tills);
  const chosen = chosenTill(tills, keptTill(run));
  const name = open.length === 1 ? open[0]!.name : undefined;
  if (name !== undefined)
    return html`<p class="till-one">
      ${out ? t("payment-till-out-only", { name }) : t("payment-till-only", { name })}
    </p>`;
  const choose = (event: Event) => {
    const till = Number((event.target as HTMLSelectElement).value);
    if (till > 0) {
      keepTill(run, till);
      set(till);
    }
  };
  return html`<label class="till-choice"
    >${out ? t("payment-till-out") : t("payment-till")}${named ? html`<span class="hidden">: ${named}</span>` : nothing}<select
      @change=${choose}
    >
      ${chosen === undefined ? html`<option value="" selected>${t("payment-till-choose")}</option>` : nothing}
      ${open.map(({ till, name }) => html`<option value=${till} .selected=${till === chosen}>${name}</option>`)}
    </select></label
  >`;
}

/**
 * Records how some items were paid, or refunds them: a button for each payment method. Fires `changed` after the
 * entries are stored.
 */
@customElement("payment-record")
export class PaymentRecord extends LightDomElement {
  /** Id of the event. */
  @property() accessor run = "";
  @property({ attribute: false }) accessor tills: readonly TillChoice[] = [];
  @property({ attribute: false }) accessor articles: readonly Article[] = [];
  /** The question that the buttons answer, with the amount. */
  @property() accessor label = "";
  /** `true` to refund payments. */
  @property({ type: Boolean }) accessor refund = false;
  /** `true` if the payment is the next thing to do at a desk. */
  @property({ type: Boolean }) accessor primary = false;
  /** The payment methods on offer. */
  @property({ attribute: false }) accessor methods: readonly Method[] = METHODS;
  @state() private accessor busy = false;
  @state() private accessor refused: Refused | undefined;

  protected override render() {
    return html`<div class="payment" role="group" aria-label=${this.label}>
      <p>${this.label}</p>
      ${
        openTills(this.tills).length > 0
          ? tillChoice({ run: this.run, tills: this.tills, named: this.label, out: this.refund }, () => this.#chosen())
          : this.methods.includes("cash")
            ? html`<p class="quiet">${t("payment-no-till")}</p>`
            : nothing
      }
      <div class="controls">
        ${methodsNow(this.tills, this.methods).map(
          (method) =>
            html`<button
              type="button"
              class=${this.primary ? "primary" : ""}
              aria-disabled=${this.busy ? "true" : nothing}
              @click=${() => this.#send(method)}
            >
              ${t(`payment-${method}`)}
            </button>`,
        )}
      </div>
      ${this.refused ? html`<p class="refused" role="alert">${refusalWords(this.refused, "poker_run")}</p>` : nothing}
    </div>`;
  }

  #chosen(): void {
    this.refused = undefined;
    this.requestUpdate();
  }

  /** Sends the entries one after the other. If one is refused, those before it are stored. */
  async #send(method: Method): Promise<void> {
    if (this.busy) return;
    [this.busy, this.refused] = [true, undefined];
    const till = chosenTill(this.tills, keptTill(this.run));
    try {
      for (const article of this.articles) await changeMoney(this.run, paymentOf(article, method, till, this.refund));
    } catch (error) {
      this.refused = refusedOf(error);
    }
    this.busy = false;
    this.dispatchEvent(new CustomEvent("changed", { bubbles: true }));
  }
}
