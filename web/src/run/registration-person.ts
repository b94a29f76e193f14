import { html, nothing, type TemplateResult } from "lit";
import { customElement, property, state } from "lit/decorators.js";
import { refusedOf } from "../connection/api.js";
import { act, describe, replaceSheet, tallySheets } from "../connection/runs.js";
import type { Action, HandView, Settings, ShownAs, StaffRow, StaffView } from "../generated/run.js";
import type { Refused } from "../generated/server.js";
import { t } from "../i18n/catalog.js";
import { refusalWords } from "../i18n/words.js";
import { address } from "../router.js";
import { amountWords } from "./board-words.js";
import { fieldText } from "../widgets/forms.js";
import { LightDomElement } from "../widgets/light.js";
import "../widgets/confirm-button.js";
import { reasonField } from "./corrections-form.js";
import { paymentCorrections } from "./payment-corrections.js";
import { isRefund, METHODS, refundMethods, takesMethods, total } from "./payment-model.js";
import "./payment-record.js";
import { corrections, isCorrectable, mayAddHand, removal } from "./registration-corrections.js";
import { paidFees, recordsFees, unpaidHands } from "./registration-entry.js";
import { segments } from "./segments.js";

/** A registered participant: details, hands, payments and withdrawal. Dispatches `changed`, which bubbles. */
@customElement("registered-person")
export class RegisteredPerson extends LightDomElement {
  @property({ attribute: false }) accessor event!: StaffView;
  @property({ attribute: false }) accessor row!: StaffRow;
  @state() private accessor shownAs: ShownAs | undefined;
  @state() private accessor refused: Refused | undefined;
  @state() private accessor done = "";
  @state() private accessor busy = false;
  /** `true` once the sheet is replaced here. */
  @state() private accessor replaced = false;
  /** The number of the new sheet among the participant's sheets, once it is known. */
  @state() private accessor issue: number | undefined;

  protected override render() {
    const { row } = this;
    const isOpen = !row.withdrawn && ["registration", "running", "counting"].includes(this.event.run.stage);
    return html`<div class="person">
      <p role="status">${this.done}</p>
      ${this.refused ? html`<p class="refused" role="alert">${refusalWords(this.refused)}</p>` : nothing}
      ${this.#hands(isOpen)} ${isOpen ? corrections(this.event, row) : nothing} ${this.#details()}
      ${isOpen ? html`${this.#printLink()} ${this.#replacement()}` : nothing}
      ${
        isOpen && isCorrectable(row)
          ? html`<confirm-button
              .label=${t("run-withdraw")}
              .question=${withdrawWords(row, this.event.draft.settings)}
              @confirmed=${() => this.#act({ withdraw: { participant: row.participant } }, t("run-withdrew"))}
            ></confirm-button>`
          : nothing
      }
    </div>`;
  }

  #hands(isOpen: boolean): TemplateResult {
    const { participant, hands } = this.row;
    const unpaid = recordsFees(this.event.draft.settings) ? unpaidHands(this.row) : [];
    return html`<h3>${t("run-hands")}</h3>
      <ul class="lines">
        ${hands.map((hand) => this.#hand(hand))}
      </ul>
      <div class="controls">
        ${
          isOpen && mayAddHand(this.event, this.row)
            ? html`<button
                type="button"
                ?disabled=${this.busy}
                @click=${() => this.#act({ add_hand: { participant } }, t("run-hand-added"))}
              >
                ${t("run-add-hand")}
              </button>`
            : nothing
        }
        ${
          unpaid.length > 0 &&
          this.event.run.stage !== "cancelled" &&
          !takesMethods(this.event.draft.settings, this.event.tills)
            ? html`<button type="button" class="primary" ?disabled=${this.busy} @click=${() => this.#pay(unpaid)}>
                ${t("run-record-payment", { hands: unpaid.length })}
              </button>`
            : nothing
        }
      </div>
      ${paymentCorrections(this.event, this.row)} ${this.#record(false)} ${this.#record(true)}`;
  }

  /** The form that records or refunds payments of the participant; nothing if there are none, or no till is open. */
  #record(refund: boolean): TemplateResult | typeof nothing {
    const { tills, run, you } = this.event;
    const dues = (this.row.unsettled ?? []).filter((due) => isRefund(due) === refund);
    const mayPay = you.roles.some((role) => role === "organiser" || role === "registration" || role === "finish");
    if (dues.length === 0 || !mayPay || tills.length === 0) return nothing;
    const amount = amountWords(total(dues));
    return html`<payment-record
      .run=${run.id}
      .tills=${tills}
      .articles=${dues}
      .refund=${refund}
      .methods=${refund ? refundMethods(dues) : METHODS}
      .label=${t(refund ? "payment-refund-all" : "payment-how-all", { amount, name: this.row.name })}
    ></payment-record>`;
  }

  #hand(of: HandView): TemplateResult {
    const { hand, unpaid, legal } = of;
    const fees = recordsFees(this.event.draft.settings) && !this.row.withdrawn;
    const recorded = (this.row.payments ?? []).some((each) => each.hand === hand && each.item === "fee");
    // A recorded payment is declared void where it is corrected.
    const mayVoid = this.event.organiser != null && legal.offers.includes("void_pay") && !recorded;
    return html`<li>
      <span>${t("run-hand", { hand })}</span>
      ${fees ? html`<span class="quiet">${unpaid ? t("run-unpaid") : t("run-paid")}</span>` : nothing}
      ${mayVoid ? this.#voidPayment(hand) : nothing} ${removal(this.event, this.row, of)}
    </li>`;
  }

  /** The form that declares a wrong payment void, so that it can be recorded again (PR-20). */
  #voidPayment(hand: string): TemplateResult {
    return html`<correction-form
      .run=${this.event.run.id}
      .label=${t("payment-void")}
      .about=${t("correct-of-hand", { hand })}
      .why=${t("payment-void-why")}
      .fields=${() => reasonField()}
      .entry=${(form: FormData): Action => ({ void_pay: { hand, reason: fieldText(form, "reason") } })}
      danger
    ></correction-form>`;
  }

  #details(): TemplateResult {
    const { row } = this;
    const shown = (["number", "initials", "name"] as const).map((each) => [each, t(`run-shown-${each}`)] as const);
    const seesContact = this.event.you.roles.some((role) => role === "organiser" || role === "registration");
    return html`<form @submit=${(event: SubmitEvent) => this.#describe(event)}>
      ${segments({ name: `shown-${row.participant}`, legend: t("run-shown"), options: shown }, this.shownAs ?? row.shown_as, (value) => (this.shownAs = value))}
      ${
        seesContact
          ? html`<label
              >${t("run-contact")}<input name="contact" maxlength="200" autocomplete="off" .value=${row.contact ?? ""}
            /></label>`
          : nothing
      }
      ${this.event.draft.waiver && row.rides ? this.#waiver() : nothing}
      <button ?disabled=${this.busy}>${t("run-save-details")}</button>
    </form>`;
  }

  #waiver(): TemplateResult {
    return html`<label class="check"
      ><input type="checkbox" name="waiver" .checked=${this.row.waiver ?? false} /> ${t("run-waiver-signed")}</label
    >`;
  }

  /**
   * The form that replaces a lost sheet, with its reason; afterwards a note on the new sheet, so that it is not
   * replaced again.
   */
  #replacement(): TemplateResult {
    if (this.replaced) return this.#newSheet();
    return html`<details class="replacement">
      <summary>${t("run-replace-sheet")}</summary>
      <p>${t("run-replace-question")}</p>
      <label
        >${t("run-replace-reason")}<input
          name="reason"
          maxlength="200"
          autocomplete="off"
          .value=${t("run-replace-lost")}
      /></label>
      <confirm-button
        .label=${t("run-replace-void")}
        .question=${t("run-replace-sure", { number: String(this.row.participant) })}
        @confirmed=${() => this.#replace()}
      ></confirm-button>
    </details>`;
  }

  #newSheet(): TemplateResult {
    const { issue } = this;
    return html`<div class="new-sheet" role="status">
      <p tabindex="-1">${issue === undefined ? t("run-replaced-new") : t("run-replaced", { issue })}</p>
      <a class="button primary" href=${this.#printPath()}>${t("run-replaced-print")}</a>
    </div>`;
  }

  /** The path of the page that prints the sheet of this participant. */
  #printPath(): string {
    const { participant } = this.row;
    return `${address({ page: "sheets", run: this.event.run.id })}?from=${participant}&to=${participant}`;
  }

  #printLink(): TemplateResult | typeof nothing {
    return this.replaced ? nothing : html`<p><a href=${this.#printPath()}>${t("run-print-sheet")}</a></p>`;
  }

  async #replace(): Promise<void> {
    if (this.busy) return;
    const { event: view, row } = this;
    const typed = this.querySelector<HTMLInputElement>(".replacement [name=reason]")?.value.trim();
    const reason = typed || t("run-replace-lost");
    await this.#ask(async () => {
      await replaceSheet(view.run.id, row.participant, reason);
      this.replaced = true;
      // The sheet is replaced even if its number cannot be read now.
      const sheets = await tallySheets(view.run.id, row.participant, row.participant, true).catch(() => undefined);
      this.issue = sheets?.sheets[0]?.issue;
    }, "");
    this.querySelector<HTMLElement>(".new-sheet p")?.focus();
  }

  #describe(event: SubmitEvent): Promise<void> {
    event.preventDefault();
    const form = event.target as HTMLFormElement;
    const contact = form.querySelector("[name=contact]") ? fieldText(new FormData(form), "contact").trim() : null;
    const box = form.querySelector<HTMLInputElement>("[name=waiver]");
    const waiver = box ? { waiver: box.checked } : {};
    const details = { shown_as: this.shownAs ?? this.row.shown_as, contact, ...waiver };
    return this.#ask(() => describe(this.event.run.id, this.row.participant, details), t("run-saved"));
  }

  #act(action: Action, done: string): Promise<void> {
    return this.#ask(() => act(this.event.run.id, action), done);
  }

  /** Records the payment of these hands, one after the other. */
  #pay(hands: readonly string[]): Promise<void> {
    return this.#ask(async () => {
      for (const hand of hands) await act(this.event.run.id, { pay: { hand } });
    }, t("run-payment-recorded"));
  }

  async #ask(request: () => Promise<unknown>, done: string): Promise<void> {
    this.busy = true;
    this.refused = undefined;
    this.done = "";
    try {
      await request();
      this.done = done;
    } catch (error) {
      this.refused = refusedOf(error);
    }
    this.busy = false;
    this.dispatchEvent(new CustomEvent("changed", { bubbles: true }));
  }
}

/** The question before a withdrawal, with the fees to refund. */
function withdrawWords(row: StaffRow, settings: Settings = {}): string {
  const question = t("run-withdraw-question", { number: String(row.participant), name: row.name });
  if ((settings.hand_price ?? 0) === 0) return question;
  const paid = paidFees(row, settings);
  return `${question} ${paid > 0 ? t("run-withdraw-refund", { amount: amountWords(paid) }) : t("run-withdraw-nothing")}`;
}
