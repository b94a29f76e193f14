import { html, nothing, type TemplateResult } from "lit";
import { customElement, property, state } from "lit/decorators.js";
import { repeat } from "lit/directives/repeat.js";
import { t } from "../i18n/catalog.js";
import { LightDomElement } from "../widgets/light.js";
import { findZones, offsetText, zoneIds, zoneOffset, zoneText, zoneTyped } from "./zones.js";

/** Maximum number of time zones in the list. */
const MAX_ZONES = 50;

/**
 * A field for a time zone: the user types a city, a country or an offset, and chooses from the list of matching zones.
 * Fires `zone` with the name of the zone, which is empty while the text identifies none.
 */
@customElement("plan-zone")
export class PlanZone extends LightDomElement {
  @property() accessor zone = "";
  /** The day of the event, for which offsets are shown; today if empty. */
  @property() accessor day = "";
  @property() accessor fault: string | undefined;
  /** The typed text; undefined while the field shows the zone. */
  @state() private accessor typed: string | undefined;
  @state() private accessor open = false;
  /** `true` from leaving the field with text that identifies no zone until the field is entered again. */
  @state() private accessor left = false;
  /** The index of the option that Enter chooses, from 0. */
  @state() private accessor active = 0;
  #found: { key: string; zones: string[] } | undefined;

  get #day(): string {
    return this.day === "" ? new Date().toISOString().slice(0, 10) : this.day;
  }

  /** The zones that match the typed text. The chosen zone is searched too, even if the browser does not know it. */
  get #zones(): string[] {
    const key = `${this.typed} ${this.#day} ${this.zone}`;
    if (this.#found?.key !== key)
      this.#found = { key, zones: findZones(this.typed ?? "", this.#day, zoneIds(this.zone)) };
    return this.#found.zones;
  }

  protected override willUpdate(changed: Map<string, unknown>): void {
    // The zone of another plan that is copied into the form replaces the typed text.
    if (changed.has("zone") && this.zone !== "" && this.zone !== this.#named()) this.typed = undefined;
  }

  /** Scrolls to the open list, which may extend below a phone's screen, and in the list to the active option. */
  protected override updated(): void {
    if (!this.open) return;
    for (const part of ["#plan-zones", `#plan-zone-${this.active}`])
      this.querySelector(part)?.scrollIntoView({ block: "nearest" });
  }

  #named(): string {
    return this.typed === undefined ? this.zone : (zoneTyped(this.typed, this.#day, zoneIds(this.zone)) ?? "");
  }

  protected override render() {
    const fault = this.fault ?? (this.left && this.zone === "" ? t("run-fault-zone") : undefined);
    const zones = this.open ? this.#zones : [];
    const shown = zones.slice(0, MAX_ZONES);
    const text = this.typed ?? (this.zone === "" ? "" : zoneText(this.zone, this.#day));
    return html`<div class="field zone">
      <label for="plan-time_zone">${t("run-time-zone")}</label>
      <div class="zone-box">
        <input
          id="plan-time_zone"
          role="combobox"
          autocomplete="off"
          autocapitalize="none"
          spellcheck="false"
          aria-autocomplete="list"
          aria-expanded=${shown.length > 0}
          aria-controls="plan-zones"
          aria-activedescendant=${shown.length > 0 ? `plan-zone-${this.active}` : nothing}
          aria-invalid=${fault === undefined ? nothing : "true"}
          aria-describedby="plan-time_zone-why${fault === undefined ? "" : " plan-time_zone-fault"}"
          .value=${text}
          @input=${(event: Event) => this.#type((event.target as HTMLInputElement).value)}
          @focus=${(event: Event) => this.#enter(event.target as HTMLInputElement)}
          @blur=${() => this.#leave()}
          @keydown=${(event: KeyboardEvent) => this.#press(event, shown)}
        />
        <ul id="plan-zones" role="listbox" aria-label=${t("run-zone-list")} ?hidden=${shown.length === 0}>
          ${repeat(
            shown,
            (id) => id,
            (id, index) => this.#option(id, index),
          )}
        </ul>
      </div>
      <small id="plan-time_zone-why">${t("run-zone-why")}</small>
      ${this.open && zones.length === 0 ? html`<small role="status">${t("run-zone-none")}</small>` : nothing}
      ${zones.length > MAX_ZONES ? html`<small role="status">${t("run-zone-more", { more: zones.length - MAX_ZONES })}</small>` : nothing}
      ${fault === undefined ? nothing : html`<p class="refused" id="plan-time_zone-fault">${fault}</p>`}
    </div>`;
  }

  #option(id: string, index: number): TemplateResult {
    const place = id.split("/").reverse().join(", ").replaceAll("_", " ");
    // A press would take the focus from the field, which would close the list before the click.
    return html`<li
      id="plan-zone-${index}"
      role="option"
      aria-selected=${index === this.active}
      @pointerdown=${(event: Event) => event.preventDefault()}
      @click=${() => this.#choose(id)}
    >
      <span>${place}</span> <small>${offsetText(zoneOffset(id, this.#day))}</small>
    </li>`;
  }

  #enter(input: HTMLInputElement): void {
    this.left = false;
    input.select();
  }

  #type(text: string): void {
    [this.typed, this.active, this.open] = [text, 0, text.trim() !== ""];
    this.#fire(this.#named());
  }

  #choose(id: string): void {
    [this.typed, this.open] = [undefined, false];
    this.#fire(id);
  }

  /** Shows the full name of the zone that the text identifies, or the fault if it identifies none. */
  #leave(): void {
    this.open = false;
    if (this.zone === "") this.left = true;
    else this.typed = undefined;
  }

  #press(event: KeyboardEvent, shown: readonly string[]): void {
    const { key } = event;
    if (key === "Escape" && this.open) this.open = false;
    else if (key === "Enter" && shown.length > 0) this.#choose(shown[this.active]!);
    else if (key === "ArrowDown" || key === "ArrowUp") this.#move(key === "ArrowDown" ? 1 : -1, shown.length);
    else return;
    event.preventDefault();
  }

  #move(by: 1 | -1, count: number): void {
    if (count === 0) this.open = true;
    else this.active = (this.active + by + count) % count;
  }

  #fire(zone: string): void {
    this.dispatchEvent(new CustomEvent("zone", { detail: zone }));
  }
}
