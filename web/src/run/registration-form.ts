import { html, nothing, type TemplateResult } from "lit";
import { customElement, property, state } from "lit/decorators.js";
import { refusedOf } from "../connection/api.js";
import { act, changeMoney, register } from "../connection/runs.js";
import type { Registration, RunDraft, Settings, StaffRow, TillChoice } from "../generated/run.js";
import type { Refused } from "../generated/server.js";
import { t } from "../i18n/catalog.js";
import { refusalWords } from "../i18n/words.js";
import { focusRefused } from "../pages/setting-fields.js";
import { LightDomElement } from "../widgets/light.js";
import { keptTill } from "./desk-kept.js";
import { chosenTill, openTills, type Payment, paymentOf, payments, takesMethods } from "./payment-model.js";
import { tillChoice } from "./payment-record.js";
import { waiverText } from "./plan-waiver.js";
import {
  emptyEntry,
  type Entry,
  type EntryFaults,
  entryField,
  namesake,
  registrationOf,
} from "./registration-entry.js";
import { segments } from "./segments.js";

/** A participant who was just registered. */
interface Registered {
  number: number;
  name: string;
  hands: number;
  /** The payment of all hands; `unpaid` unless one is recorded. */
  payment: Payment;
  /** The refusal to record the payment, if there was one. */
  refused?: Refused;
}

/**
 * The registration form, designed for the keyboard: Enter registers, and the next name can be typed at once. Entries
 * are sent one after the other. Dispatches `changed` after each, and `opened` with the number of a participant to show.
 */
@customElement("registration-form")
export class RegistrationForm extends LightDomElement {
  @property() accessor run = "";
  @property({ attribute: false }) accessor settings: Settings | undefined;
  @property({ attribute: false }) accessor tills: readonly TillChoice[] = [];
  /** The waiver that riders sign, if any. */
  @property({ attribute: false }) accessor waiver: RunDraft["waiver"];
  /** The registered participants. */
  @property({ attribute: false }) accessor participants: readonly StaffRow[] = [];
  @state() private accessor entry: Entry = emptyEntry();
  /** The participant who has the name that was typed. */
  @state() private accessor namesake: StaffRow | undefined;
  @state() private accessor faults: EntryFaults = {};
  @state() private accessor refused: Refused | undefined;
  @state() private accessor last: Registered | undefined;
  @state() private accessor sending = 0;
  /** Entries that were refused while the next one was being typed. */
  @state() private accessor returned: { entry: Entry; refused: Refused }[] = [];
  #queue: Promise<void> = Promise.resolve();
  /** `true` if the page was opened with the number of a sheet. */
  #isNumbered = false;

  /** Fills in the number of a blank sheet whose page was opened by its code, once. */
  override connectedCallback(): void {
    super.connectedCallback();
    const number = new URLSearchParams(location.search).get("number");
    if (!number) return;
    this.entry = { ...this.entry, number };
    this.#isNumbered = true;
    history.replaceState(null, "", location.pathname);
  }

  protected override firstUpdated(): void {
    const focused = document.activeElement;
    if (focused === document.body || focused?.id === "content") this.#focusName();
  }

  protected override render() {
    return html`<div class="registered" role="status">${this.last ? this.#lastText(this.last) : nothing}</div>
      ${this.last?.refused ? html`<p class="refused" role="alert">${t("run-not-paid", { number: this.last.number })} ${refusalWords(this.last.refused)}</p>` : nothing}
      ${this.returned.map((each) => this.#returned(each))} ${this.#till()}
      <form novalidate autocomplete="off" @submit=${(event: SubmitEvent) => this.#submit(event)}>
        ${this.#text("name", t("run-participant-name"), { maxlength: 80 })}
        ${this.namesake ? this.#question(this.namesake) : nothing} ${this.#choices()} ${this.#more()}
        ${this.refused && !entryField(this.refused) ? html`<p class="refused" role="alert">${reason(this.refused)}</p>` : nothing}
        <div class="controls">
          <button class="primary">${t("run-register")}</button>
          ${this.sending > 0 ? html`<span class="quiet">${t("run-sending", { count: this.sending })}</span>` : nothing}
        </div>
      </form>`;
  }

  /** Resets a payment that is no longer offered, such as cash after the last till was closed. */
  protected override willUpdate(): void {
    const offered = payments(this.settings, this.tills);
    if (offered.length > 0 && !offered.includes(this.entry.payment)) this.entry = { ...this.entry, payment: "unpaid" };
  }

  #choices(): TemplateResult {
    const { entry } = this;
    const rides = [
      ["yes", t("run-rides")],
      ["no", t("run-rides-not")],
    ] as const;
    const recorded = this.settings?.fees === "recorded";
    const offered = payments(this.settings, this.tills).map((each) => [each, paymentWords(each, recorded)] as const);
    const shown = (["number", "initials", "name"] as const).map((each) => [each, t(`run-shown-${each}`)] as const);
    return html`<div class="row">
      ${this.#text("hands", t("run-hands"), { inputmode: "numeric" })}
      ${segments({ name: "rides", legend: t("run-riding"), options: rides }, entry.rides ? "yes" : "no", (value) => this.#set({ rides: value === "yes" }))}
      ${
        offered.length > 0
          ? segments({ name: "paid", legend: t("run-payment"), options: offered }, entry.payment, (payment) =>
              this.#set({ payment }),
            )
          : nothing
      }
      ${segments({ name: "shown", legend: t("run-shown"), options: shown }, entry.shownAs, (shownAs) => this.#set({ shownAs }))}
      ${this.waiver && entry.rides ? this.#waiver(this.waiver.text ?? "") : nothing}
    </div>`;
  }

  #waiver(text: string): TemplateResult {
    return html`<div class="field">
      <label class="check"
        ><input
          type="checkbox"
          .checked=${this.entry.waiver}
          @change=${(event: Event) => this.#set({ waiver: (event.target as HTMLInputElement).checked })}
        />
        ${t("run-waiver-signed")}</label
      >
      ${text === "" ? nothing : html`<small>${waiverText(text)}</small>`}
    </div>`;
  }

  #more(): TemplateResult {
    return html`<details ?open=${this.#isNumbered}>
      <summary>${t("run-more-fields")}</summary>
      ${this.#text("number", t("run-number"), { why: t("run-number-why") })}
      ${this.#text("contact", t("run-contact"), { maxlength: 200, why: t("run-contact-why") })}
    </details>`;
  }

  #text(
    key: keyof EntryFaults,
    label: string,
    { maxlength, inputmode, why }: { maxlength?: number; inputmode?: "numeric"; why?: string },
  ): TemplateResult {
    const fault = this.faults[key];
    const describedBy = [fault && `entry-${key}-fault`, why && `entry-${key}-why`].filter(Boolean).join(" ");
    return html`<div class="field">
      <label for="entry-${key}">${label}</label>
      <input
        id="entry-${key}"
        maxlength=${maxlength ?? nothing}
        inputmode=${inputmode ?? nothing}
        .value=${this.entry[key]}
        @input=${(event: Event) => this.#set({ [key]: (event.target as HTMLInputElement).value })}
        @focus=${(event: Event) => (event.target as HTMLInputElement).select()}
        aria-invalid=${fault === undefined ? nothing : "true"}
        aria-describedby=${describedBy || nothing}
      />
      ${fault === undefined ? nothing : html`<p class="refused" id="entry-${key}-fault">${fault}</p>`}
      ${why === undefined ? nothing : html`<small id="entry-${key}-why">${why}</small>`}
    </div>`;
  }

  #returned(each: { entry: Entry; refused: Refused }): TemplateResult {
    const correct = () => {
      this.returned = this.returned.filter((other) => other !== each);
      this.#showRefused(each.entry, each.refused);
    };
    return html`<div class="refused" role="alert">
      <p>${t("run-not-registered", { name: each.entry.name })} ${reason(each.refused)}</p>
      <button type="button" ?disabled=${this.entry.name !== ""} @click=${correct}>${t("run-correct")}</button>
    </div>`;
  }

  /** The question whether the typed name, which is already registered, belongs to another person. */
  #question({ participant, name }: StaffRow): TemplateResult {
    const number = String(participant);
    const another = () => {
      const registration = registrationOf(this.entry, this.settings);
      if (!("faults" in registration)) this.#enter(this.entry, registration);
    };
    const open = () => {
      this.namesake = undefined;
      this.dispatchEvent(new CustomEvent("opened", { detail: participant }));
    };
    return html`<div class="warning namesake" role="alert">
      <p>${t("run-namesake", { name, number })}</p>
      <div class="controls">
        <button type="button" @click=${another}>${t("run-namesake-another")}</button>
        <button type="button" @click=${open}>${t("run-namesake-open", { number })}</button>
      </div>
    </div>`;
  }

  #set(change: Partial<Entry>): void {
    this.entry = { ...this.entry, ...change };
    this.namesake = undefined;
    const left = Object.entries(this.faults).filter(([key]) => !(key in change));
    this.faults = Object.fromEntries(left);
    this.refused = undefined;
  }

  #submit(event: SubmitEvent): void {
    event.preventDefault();
    const { entry } = this;
    const registration = registrationOf(entry, this.settings);
    if ("faults" in registration) {
      this.faults = registration.faults;
      void this.updateComplete.then(() => focusRefused(this));
      return;
    }
    this.namesake = namesake(this.participants, entry.name);
    if (!this.namesake) return this.#enter(entry, registration);
    void this.updateComplete.then(() => this.querySelector<HTMLElement>(".namesake button")?.focus());
  }

  #focusName(): void {
    this.querySelector<HTMLElement>("#entry-name")?.focus({ preventScroll: true });
  }

  /** Sends an entry after the responses to earlier entries. The next one can be typed at once. */
  #enter(entry: Entry, registration: Registration): void {
    this.entry = emptyEntry(entry.payment);
    this.faults = {};
    this.refused = undefined;
    this.namesake = undefined;
    this.querySelector<HTMLElement>("#entry-name")?.focus();
    this.sending += 1;
    // The cash goes into the till that is chosen now, even if the entry is sent later.
    const till = chosenTill(this.tills, keptTill(this.run));
    this.#queue = this.#queue.then(() => this.#send(entry, registration, till));
  }

  async #send(entry: Entry, registration: Registration, till: number | undefined): Promise<void> {
    try {
      const { participant } = await register(this.run, registration);
      const number = participant ?? 0;
      this.last = { number, name: registration.name, hands: registration.hands ?? 1, payment: "unpaid" };
      if (entry.payment !== "unpaid") this.last = await this.#pay(this.last, entry.payment, till);
    } catch (error) {
      this.#refuse(entry, refusedOf(error));
    }
    this.sending -= 1;
    this.dispatchEvent(new CustomEvent("changed"));
  }

  /** Records the payment of all hands of a new participant. */
  async #pay(registered: Registered, payment: Exclude<Payment, "unpaid">, till?: number): Promise<Registered> {
    try {
      for (let number = 1; number <= registered.hands; number++) {
        const hand = `${registered.number}-${number}`;
        if (payment === "paid") await act(this.run, { pay: { hand } });
        else await changeMoney(this.run, paymentOf({ hand, item: "fee" }, payment, till));
      }
      return { ...registered, payment };
    } catch (error) {
      return { ...registered, refused: refusedOf(error) };
    }
  }

  /**
   * The number and check letter of the participant registered last, in large type, with the name and the number of
   * hands.
   */
  #lastText({ number, name, hands, payment }: Registered): TemplateResult {
    const how = payment === "unpaid" || payment === "paid" ? "" : ` ${t(`payment-${payment}`)}.`;
    const check = this.participants.find(({ participant }) => participant === number)?.check ?? "";
    return html`<strong>${number}${check}</strong>
      <span>${t("run-registered", { name, hands, paid: payment === "unpaid" ? "no" : "yes" })}${how}</span>`;
  }

  /** The till selector for cash payments; the choice is stored on this device. Nothing if payments are not recorded. */
  #till(): TemplateResult | typeof nothing {
    if (!takesMethods(this.settings, this.tills)) return nothing;
    if (openTills(this.tills).length === 0) return html`<p class="quiet">${t("payment-no-till")}</p>`;
    return tillChoice({ run: this.run, tills: this.tills }, () => this.requestUpdate());
  }

  /** Returns a refused entry to the form, unless the next entry is being typed there. */
  #refuse(entry: Entry, refused: Refused): void {
    if (this.entry.name === "") this.#showRefused(entry, refused);
    else this.returned = [...this.returned, { entry, refused }];
  }

  #showRefused(entry: Entry, refused: Refused): void {
    const field = entryField(refused);
    this.entry = entry;
    this.refused = refused;
    this.faults = field ? { [field]: refusalWords(refused) } : {};
    void this.updateComplete.then(() =>
      field ? focusRefused(this) : this.querySelector<HTMLElement>("#entry-name")?.focus(),
    );
  }
}

/** The text of a refusal. If there was no response, it warns that the participant may have been registered. */
const reason = (refused: Refused) =>
  refused.code === "unreachable" ? t("run-maybe-registered") : refusalWords(refused);

/**
 * The label of a payment option. If fees are not recorded, every hand counts as paid, and only the payment method may
 * be missing.
 */
function paymentWords(payment: Payment, recorded: boolean): string {
  if (payment === "unpaid") return t(recorded ? "run-unpaid" : "payment-not-recorded");
  return payment === "paid" ? t("run-paid") : t(`payment-${payment}`);
}
