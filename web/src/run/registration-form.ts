import { html, nothing, type TemplateResult } from "lit";
import { customElement, property, state } from "lit/decorators.js";
import { refusedOf } from "../connection/api.js";
import { act, register } from "../connection/runs.js";
import type { Settings } from "../generated/run.js";
import type { Refused } from "../generated/server.js";
import { t } from "../i18n/catalog.js";
import { refusalWords } from "../i18n/words.js";
import { focusRefused } from "../pages/setting-fields.js";
import { LightDomElement } from "../widgets/light.js";
import {
  emptyEntry,
  type Entry,
  type EntryFaults,
  entryField,
  recordsFees,
  registrationOf,
} from "./registration-entry.js";
import { segments } from "./segments.js";

/** A participant who was just registered. */
interface Registered {
  number: number;
  name: string;
  hands: number;
  /** `true` if the payment of all hands is recorded. */
  paid: boolean;
  /** The refusal of the payment, if there was one. */
  refused?: Refused;
}

/**
 * The form of registration, for the keyboard: Enter registers, and the next name can be typed at once. Entries are sent
 * one after the other. Dispatches `changed` after each.
 */
@customElement("registration-form")
export class RegistrationForm extends LightDomElement {
  @property() accessor run = "";
  @property({ attribute: false }) accessor settings: Settings | undefined;
  @state() private accessor entry: Entry = emptyEntry();
  @state() private accessor faults: EntryFaults = {};
  @state() private accessor refused: Refused | undefined;
  @state() private accessor last: Registered | undefined;
  @state() private accessor sending = 0;
  /** Entries that were refused while the next one was being typed. */
  @state() private accessor returned: { entry: Entry; refused: Refused }[] = [];
  #queue: Promise<void> = Promise.resolve();

  protected override render() {
    return html`<div class="registered" role="status">${this.last ? lastText(this.last) : nothing}</div>
      ${this.last?.refused ? html`<p class="refused" role="alert">${t("run-not-paid", { number: this.last.number })} ${refusalWords(this.last.refused)}</p>` : nothing}
      ${this.returned.map((each) => this.#returned(each))}
      <form novalidate autocomplete="off" @submit=${(event: SubmitEvent) => this.#submit(event)}>
        ${this.#text("name", t("run-participant-name"), { maxlength: 80 })} ${this.#choices()} ${this.#more()}
        ${this.refused && !entryField(this.refused) ? html`<p class="refused" role="alert">${reason(this.refused)}</p>` : nothing}
        <div class="controls">
          <button class="primary">${t("run-register")}</button>
          ${this.sending > 0 ? html`<span class="quiet">${t("run-sending", { count: this.sending })}</span>` : nothing}
        </div>
      </form>`;
  }

  #choices(): TemplateResult {
    const { entry } = this;
    const rides = [
      ["yes", t("run-rides")],
      ["no", t("run-rides-not")],
    ] as const;
    const paid = [
      ["no", t("run-unpaid")],
      ["yes", t("run-paid")],
    ] as const;
    const shown = (["number", "initials", "name"] as const).map((each) => [each, t(`run-shown-${each}`)] as const);
    return html`<div class="row">
      ${this.#text("hands", t("run-hands"), { inputmode: "numeric" })}
      ${segments({ name: "rides", legend: t("run-riding"), options: rides }, entry.rides ? "yes" : "no", (value) => this.#set({ rides: value === "yes" }))}
      ${
        recordsFees(this.settings)
          ? segments({ name: "paid", legend: t("run-payment"), options: paid }, entry.paid ? "yes" : "no", (value) =>
              this.#set({ paid: value === "yes" }),
            )
          : nothing
      }
      ${segments({ name: "shown", legend: t("run-shown"), options: shown }, entry.shownAs, (shownAs) => this.#set({ shownAs }))}
    </div>`;
  }

  #more(): TemplateResult {
    return html`<details>
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

  #set(change: Partial<Entry>): void {
    this.entry = { ...this.entry, ...change };
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
    this.entry = emptyEntry(entry.shownAs);
    this.faults = {};
    this.refused = undefined;
    this.querySelector<HTMLElement>("#entry-name")?.focus();
    this.sending += 1;
    this.#queue = this.#queue.then(() => this.#send(entry, registration));
  }

  async #send(entry: Entry, registration: Parameters<typeof register>[1]): Promise<void> {
    try {
      const { participant } = await register(this.run, registration);
      const number = participant ?? 0;
      this.last = { number, name: registration.name, hands: registration.hands ?? 1, paid: false };
      if (entry.paid) this.last = await this.#pay(this.last);
    } catch (error) {
      this.#refuse(entry, refusedOf(error));
    }
    this.sending -= 1;
    this.dispatchEvent(new CustomEvent("changed"));
  }

  /** Records the payment of all hands of a new participant. */
  async #pay(registered: Registered): Promise<Registered> {
    try {
      for (let hand = 1; hand <= registered.hands; hand++)
        await act(this.run, { pay: { hand: `${registered.number}-${hand}` } });
      return { ...registered, paid: true };
    } catch (error) {
      return { ...registered, refused: refusedOf(error) };
    }
  }

  /** A refused entry goes back into the form, unless the next one is being typed there. */
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

/** A refusal in words. Without an answer, the participant may have been registered. */
const reason = (refused: Refused) =>
  refused.code === "unreachable" ? t("run-maybe-registered") : refusalWords(refused);

/** The number of the last participant, large, with the name and the hands. */
function lastText({ number, name, hands, paid }: Registered): TemplateResult {
  return html`<strong>${number}</strong>
    <span>${t("run-registered", { name, hands, paid: paid ? "yes" : "no" })}</span>`;
}
