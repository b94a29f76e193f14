import { html, nothing, type TemplateResult } from "lit";
import { customElement, property, state } from "lit/decorators.js";
import { repeat } from "lit/directives/repeat.js";
import type { StaffRow, StaffView } from "../generated/run.js";
import { t } from "../i18n/catalog.js";
import { LightDomElement } from "../widgets/light.js";
import { amountWords } from "./board-words.js";
import { isRefund, total } from "./payment-model.js";
import { found, lacksWaiver, recordsFees, totals, unpaidHands } from "./registration-entry.js";
import "./registration-person.js";

/** Number of participants that are shown at first. */
const FIRST = 20;

/** The registered participants, searchable by name or number; one of them can be opened. */
@customElement("registration-list")
export class RegistrationList extends LightDomElement {
  @property({ attribute: false }) accessor event!: StaffView;
  @state() private accessor search = "";
  @state() private accessor onlyUnpaid = false;
  @state() private accessor onlyUnsigned = false;
  @state() private accessor all = false;
  @state() private accessor opened: number | undefined;

  protected override render() {
    const { participants, draft } = this.event;
    const records = recordsFees(draft.settings);
    const { people, hands, unpaid } = totals(participants);
    const rows = found(participants, this.search)
      .filter((row) => !this.onlyUnpaid || unpaidHands(row).length > 0)
      .filter((row) => !this.onlyUnsigned || lacksWaiver(draft, row));
    const unsigned = participants.filter((row) => lacksWaiver(draft, row)).length;
    const shown = this.all ? rows : rows.slice(0, FIRST);
    return html`<h2>${t("run-registered-list")}</h2>
      <p>
        ${t("run-totals", { people, hands })} ${records ? t("run-totals-unpaid", { unpaid }) : nothing}
        ${unsigned > 0 ? t("run-totals-unsigned", { unsigned }) : nothing}
      </p>
      <form role="search" @submit=${(event: SubmitEvent) => this.#openFirst(event, shown[0])}>
        <label
          >${t("run-search")}<input type="search" autocomplete="off" .value=${this.search} @input=${this.#type} /><small
            >${t("run-search-how")}</small
          ></label
        >
      </form>
      ${records ? this.#unpaidChoice() : nothing} ${draft.waiver ? this.#unsignedChoice() : nothing}
      <p role="status" class="quiet">${this.search.trim() ? t("run-found", { count: rows.length }) : nothing}</p>
      <ul class="people">
        ${repeat(
          shown,
          ({ participant }) => participant,
          (row) => this.#row(row, records),
        )}
      </ul>
      ${
        rows.length > shown.length
          ? html`<button type="button" @click=${() => (this.all = true)}>
              ${t("run-show-all", { count: rows.length })}
            </button>`
          : nothing
      }`;
  }

  readonly #type = (event: Event) => {
    this.search = (event.target as HTMLInputElement).value;
  };

  /** Opens the first match of the search when Enter is pressed. */
  #openFirst(event: SubmitEvent, first: StaffRow | undefined): void {
    event.preventDefault();
    if (!first || this.search.trim() === "") return;
    this.opened = first.participant;
    void this.updateComplete.then(() => this.querySelector<HTMLElement>('.people [aria-expanded="true"]')?.focus());
  }

  /** Opens a participant, and moves the focus there. */
  open(participant: number): void {
    [this.search, this.onlyUnpaid, this.onlyUnsigned, this.all, this.opened] = ["", false, false, true, participant];
    void this.updateComplete.then(() => this.querySelector<HTMLElement>('.people [aria-expanded="true"]')?.focus());
  }

  #unpaidChoice(): TemplateResult {
    return html`<label class="check"
      ><input
        type="checkbox"
        .checked=${this.onlyUnpaid}
        @change=${(event: Event) => (this.onlyUnpaid = (event.target as HTMLInputElement).checked)}
      />
      ${t("run-only-unpaid")}</label
    >`;
  }

  #unsignedChoice(): TemplateResult {
    return html`<label class="check"
      ><input
        type="checkbox"
        .checked=${this.onlyUnsigned}
        @change=${(event: Event) => (this.onlyUnsigned = (event.target as HTMLInputElement).checked)}
      />
      ${t("run-only-unsigned")}</label
    >`;
  }

  #row(row: StaffRow, records: boolean): TemplateResult {
    const { participant, name, rides, hands, withdrawn } = row;
    const isOpen = this.opened === participant;
    const unpaid = unpaidHands(row).length;
    const refund = total((row.unsettled ?? []).filter(isRefund));
    const notes = [
      withdrawn ? t("run-withdrawn") : t("run-hands-count", { hands: hands.length }),
      refund > 0 && t("run-to-give-back", { amount: amountWords(refund) }),
      !rides && t("run-rides-not"),
      records && unpaid > 0 && t("run-unpaid-count", { unpaid }),
      lacksWaiver(this.event.draft, row) && t("run-waiver-missing"),
    ].filter(Boolean);
    return html`<li class=${withdrawn ? "withdrawn" : ""}>
      <button type="button" aria-expanded=${isOpen} @click=${() => (this.opened = isOpen ? undefined : participant)}>
        <strong>${participant}</strong><span><bdi>${name}</bdi></span
        ><span class="quiet">${notes.join(" · ")}</span>
      </button>
      ${isOpen ? html`<registered-person .event=${this.event} .row=${row}></registered-person>` : nothing}
    </li>`;
  }
}
