import { html, nothing, type TemplateResult } from "lit";
import { customElement, property, state } from "lit/decorators.js";
import { refusedOf } from "../connection/api.js";
import { act, describe, replaceSheet } from "../connection/runs.js";
import type { Action, HandView, ShownAs, StaffRow, StaffView } from "../generated/run.js";
import type { Refused } from "../generated/server.js";
import { t } from "../i18n/catalog.js";
import { refusalWords } from "../i18n/words.js";
import { address } from "../router.js";
import { fieldText } from "../widgets/forms.js";
import { LightDomElement } from "../widgets/light.js";
import "./confirm-button.js";
import { recordsFees, unpaidHands } from "./registration-entry.js";
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

  protected override render() {
    const { row } = this;
    const isOpen = !row.withdrawn && ["registration", "running", "counting"].includes(this.event.run.stage);
    return html`<div class="person">
      <p role="status">${this.done}</p>
      ${this.refused ? html`<p class="refused" role="alert">${refusalWords(this.refused)}</p>` : nothing}
      ${this.#hands(isOpen)} ${this.#details()} ${isOpen ? html`${this.#printLink()} ${this.#replacement()}` : nothing}
      ${
        isOpen
          ? html`<confirm-button
              .label=${t("run-withdraw")}
              .question=${t("run-withdraw-question", { number: row.participant, name: row.name })}
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
          isOpen
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
          unpaid.length > 0
            ? html`<button type="button" class="primary" ?disabled=${this.busy} @click=${() => this.#pay(unpaid)}>
                ${t("run-record-payment", { hands: unpaid.length })}
              </button>`
            : nothing
        }
      </div>`;
  }

  #hand({ hand, unpaid }: HandView): TemplateResult {
    const fees = recordsFees(this.event.draft.settings) && !this.row.withdrawn;
    return html`<li>
      <span>${t("run-hand", { hand })}</span>
      ${fees ? html`<span class="quiet">${unpaid ? t("run-unpaid") : t("run-paid")}</span>` : nothing}
    </li>`;
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
      <button ?disabled=${this.busy}>${t("run-save-details")}</button>
    </form>`;
  }

  /** The replacement of a lost sheet, with its reason. */
  #replacement(): TemplateResult {
    return html`<details>
      <summary>${t("run-replace-sheet")}</summary>
      <form @submit=${(event: SubmitEvent) => this.#replace(event)}>
        <p>${t("run-replace-question")}</p>
        <label
          >${t("run-replace-reason")}<input
            name="reason"
            required
            maxlength="200"
            autocomplete="off"
            .value=${t("run-replace-lost")}
        /></label>
        <button ?disabled=${this.busy}>${t("run-replace-sheet")}</button>
      </form>
    </details>`;
  }

  /** A link to the page that prints the sheet of this participant. */
  #printLink(): TemplateResult {
    const { participant } = this.row;
    const path = address({ page: "sheets", run: this.event.run.id });
    return html`<p><a href="${path}?from=${participant}&to=${participant}">${t("run-print-sheet")}</a></p>`;
  }

  #replace(event: SubmitEvent): Promise<void> {
    event.preventDefault();
    const reason = fieldText(new FormData(event.target as HTMLFormElement), "reason").trim();
    return this.#ask(() => replaceSheet(this.event.run.id, this.row.participant, reason), t("run-replaced"));
  }

  #describe(event: SubmitEvent): Promise<void> {
    event.preventDefault();
    const form = event.target as HTMLFormElement;
    const contact = form.querySelector("[name=contact]") ? fieldText(new FormData(form), "contact").trim() : null;
    const details = { shown_as: this.shownAs ?? this.row.shown_as, contact };
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
