import { html, nothing, type TemplateResult } from "lit";
import { customElement, property, state } from "lit/decorators.js";
import type { TakeoverBar } from "../draw-phone/takeover.js";
import type { Draw as Source } from "../generated/run.js";
import { t } from "../i18n/catalog.js";
import { LightDomElement } from "../widgets/light.js";

/** Reasons that can be tapped. */
const REASONS = ["battery", "network", "gone"] as const;

/** The phone that has a draw, and why this one cannot take it over, if the log says so. */
export interface Elsewhere {
  phone: number;
  staff: string;
  bar: TakeoverBar | undefined;
}

/**
 * The form with which this phone takes over a draw of another phone. Fires `take-over` with the reason, `by-hand` if this
 * phone cannot take it over and a real wheel or pack is used instead, and `cancel`.
 */
@customElement("takeover-form")
export class TakeoverForm extends LightDomElement {
  @property({ attribute: false }) accessor elsewhere!: Elsewhere;
  /** The source of cards, which determines what may be used in place of the screen. */
  @property() accessor source: Source = "wheel";
  /** The refusal of the last attempt in words. */
  @property({ attribute: false }) accessor refused: string | undefined;
  @state() private accessor reason = "";
  @state() private accessor isBlank = false;

  override focus(): void {
    this.querySelector<HTMLElement>(this.refused === undefined ? "[tabindex]" : "input")?.focus();
  }

  protected override render() {
    const { phone, staff, bar } = this.elsewhere;
    const words = t("draws-elsewhere", { phone, name: staff || "none", bar: bar ?? "none" });
    return html`<form class="undo-form takeover" novalidate @submit=${(event: SubmitEvent) => this.#submit(event)}>
      <p class="warning" tabindex="-1">${words}</p>
      ${bar === undefined ? this.#fields() : this.#instead(bar)}
    </form>`;
  }

  #fields(): TemplateResult {
    const fault = this.isBlank ? t("draws-takeover-blank") : this.refused;
    return html`<label
        >${t("draws-takeover-reason")}
        <input
          name="reason"
          maxlength="200"
          autocomplete="off"
          .value=${this.reason}
          aria-invalid=${fault === undefined ? nothing : "true"}
          aria-describedby=${fault === undefined ? "takeover-why" : "takeover-fault takeover-why"}
          @input=${(event: Event) => this.#write((event.target as HTMLInputElement).value)}
      /></label>
      ${fault === undefined ? nothing : html`<p class="fault" role="alert" id="takeover-fault">${fault}</p>`}
      <div class="reasons">${REASONS.map((reason) => this.#suggestion(t(`draws-takeover-${reason}`)))}</div>
      <p class="quiet" id="takeover-why">${t("draws-takeover-why")}</p>
      <div class="reasons">${this.#cancel()} <button class="danger">${t("draws-takeover")}</button></div>`;
  }

  #suggestion(words: string): TemplateResult {
    return html`<button type="button" @click=${() => this.#write(words)}>${words}</button>`;
  }

  /** The alternative if this phone cannot take the draw over: a physical wheel or pack. */
  #instead(bar: TakeoverBar): TemplateResult {
    const { source } = this;
    const reason = t("draws-takeover-bar", { bar, source: physical(source) });
    return html`<p>${reason}</p>
      <button type="button" class="primary spin" @click=${() => this.#fire("by-hand", reason)}>
        ${t("draws-use-physical", { source: physical(source) })}
      </button>
      <div class="reasons">${this.#cancel()}</div>`;
  }

  #cancel(): TemplateResult {
    return html`<button type="button" @click=${() => this.#fire("cancel", undefined)}>${t("cancel")}</button>`;
  }

  #write(reason: string): void {
    [this.reason, this.isBlank, this.refused] = [reason, false, undefined];
  }

  #submit(event: SubmitEvent): void {
    event.preventDefault();
    const reason = this.reason.trim();
    this.isBlank = reason === "";
    if (!this.isBlank && this.elsewhere.bar === undefined) this.#fire("take-over", reason);
    else this.querySelector<HTMLElement>("input")?.focus();
  }

  #fire(name: string, detail: unknown): void {
    this.dispatchEvent(new CustomEvent(name, { detail }));
  }
}

/** The physical source of cards that replaces the screen, as the texts name it. */
export const physical = (source: Source): "pack" | "wheel" => (source === "pack" ? "pack" : "wheel");
