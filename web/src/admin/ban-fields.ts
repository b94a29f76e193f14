import { html, nothing, type TemplateResult } from "lit";
import { customElement, property, state } from "lit/decorators.js";
import { serverNow } from "../connection/server-time.js";
import type { BanLine, BanRequest } from "../generated/rest.js";
import { t } from "../i18n/catalog.js";
import { dateAndTime } from "../i18n/clock.js";
import { fieldText } from "../widgets/forms.js";
import { LightDomElement } from "../widgets/light.js";
import { reasonField, reasonOf } from "./reason.js";

/** Maximum length of a ban that ends, in hours. */
export const MAX_HOURS = 8784;

/** The lengths of a ban that the form offers: hours, `permanent`, or a number of hours that is typed. */
const LENGTHS = ["1", "24", "168", "720", "permanent", "other"] as const;
type Length = (typeof LENGTHS)[number];

/** The length that is selected at first. */
const USUAL: Length = "24";

/** The fields of a ban, and a sentence with its consequences and its end. */
@customElement("ban-fields")
export class BanFields extends LightDomElement {
  /** Name of the guest. */
  @property() accessor name = "";
  /** The networks of the guest that are known. */
  @property({ attribute: false }) accessor networks: readonly string[] = [];
  /** `true` if one of them is this computer or the administrator's own network, which cannot be banned. */
  @property({ type: Boolean }) accessor own = false;
  /** The ban of the guest that is in force; undefined if there is none. */
  @property({ attribute: false }) accessor ban: BanLine | undefined;
  @state() private accessor length: Length = USUAL;
  @state() private accessor hours = "";
  @state() private accessor network = false;

  protected override render() {
    const { length, ban } = this;
    return html`${ban ? html`<p class="warning">${t("admin-ban-again", { name: this.name, until: untilWords(ban) })}</p>` : nothing}
      <label
        >${t("admin-ban-length")}<select
          name="length"
          @change=${(event: Event) => (this.length = valueOf(event) as Length)}
        >
          ${LENGTHS.map((each) => html`<option value=${each} ?selected=${each === USUAL}>${lengthWords(each)}</option>`)}
        </select></label
      >
      ${length === "other" ? this.#hoursField() : nothing} ${this.networks.length > 0 ? this.#networkField() : nothing}
      <label class="check"
        ><input type="checkbox" name="close_tables" checked /> ${t("admin-ban-close-tables")}<small
          >${t("admin-ban-close-tables-why")}</small
        ></label
      >
      ${reasonField(t("admin-reason-guest"))}
      <p role="status">${this.#consequence()}</p>`;
  }

  #hoursField(): TemplateResult {
    return html`<label
      >${t("admin-ban-hours")}<input
        name="hours"
        type="number"
        inputmode="numeric"
        required
        min="1"
        max=${MAX_HOURS}
        title=${t("admin-ban-hours-most", { most: MAX_HOURS })}
        @input=${(event: Event) => (this.hours = valueOf(event))}
    /></label>`;
  }

  #networkField(): TemplateResult {
    const change = (event: Event) => (this.network = (event.target as HTMLInputElement).checked);
    if (this.own) return html`<p class="warning">${t("admin-ban-own-network")}</p>`;
    return html`<label class="check"
      ><input type="checkbox" name="network" @change=${change} /> ${t("admin-ban-network")}<small
        >${t("admin-ban-network-why", { networks: this.networks.join(", ") })}</small
      ></label
    >`;
  }

  /** The consequences of the ban; empty while the hours are missing or out of bounds. */
  #consequence(): string {
    const hours = hoursOf(this.length, this.hours);
    if (hours !== null && !(hours >= 1 && hours <= MAX_HOURS)) return "";
    return banWords("admin-ban-why", this.name, hours, this.network);
  }
}

/** The end of a ban; `none` for a permanent one. */
export const untilWords = ({ until_ms }: BanLine): string => (until_ms == null ? "none" : dateAndTime(until_ms));

const valueOf = (event: Event): string => (event.target as HTMLInputElement | HTMLSelectElement).value;

function lengthWords(length: Length): string {
  if (length === "permanent" || length === "other") return t(`admin-ban-${length}`);
  const hours = Number(length);
  return t("admin-ban-for", hours > 24 ? { unit: "days", count: hours / 24 } : { unit: "hours", count: hours });
}

/** The hours of a ban; `null` for a permanent one. */
const hoursOf = (length: string, typed: string): number | null =>
  length === "permanent" ? null : Number(length === "other" ? typed : length);

/** A sentence about a ban of this many hours from now, or a permanent one. */
const banWords = (message: string, name: string, hours: number | null, network: boolean): string =>
  t(message, {
    name,
    until: hours === null ? "none" : dateAndTime(serverNow() + hours * 3_600_000),
    network: network ? "yes" : "no",
  });

/** The ban that a form describes. */
export const banOf = (form: FormData): BanRequest => ({
  reason: reasonOf(form),
  hours: hoursOf(fieldText(form, "length"), fieldText(form, "hours").trim()),
  network: form.get("network") !== null,
  close_tables: form.get("close_tables") !== null,
});

/** The announcement of the ban that a form describes. */
export function bannedWords(name: string, form: FormData): string {
  const { hours, network } = banOf(form);
  return banWords("admin-banned", name, hours ?? null, network ?? false);
}
