import { html, nothing, type TemplateResult } from "lit";
import { customElement, property, state } from "lit/decorators.js";
import { clockTime } from "../i18n/clock.js";
import { t } from "../i18n/catalog.js";
import { copiesOf, sentAgain } from "../offline/lost.js";
import { type KeptStamp, waitingOf } from "../offline/stamp.js";
import { LightDomElement } from "../widgets/light.js";
import { deskRefusal } from "./desk-words.js";

/** The messages if the room does not show the event, as after a restored backup that lacks the person or the event. */
const NO_VIEW: Readonly<Record<string, string>> = {
  "run.not_staff": "offline-join-again",
  "run.no_such_run": "offline-no-event",
};

/** The state of the stamps on this device and of the connection, always in view at a stop. */
@customElement("stop-offline")
export class StopOffline extends LightDomElement {
  @property({ attribute: false }) accessor stamps: readonly KeptStamp[] = [];
  @property({ type: Boolean }) accessor offline = false;
  /** `true` if the event continues on another computer, for which the stamps wait. */
  @property({ type: Boolean }) accessor moved = false;
  /** `true` if this browser cannot store stamps. */
  @property({ type: Boolean }) accessor broken = false;
  /** `true` if the page opens again without a connection; undefined until this is known. */
  @property({ attribute: false }) accessor survives: boolean | undefined;
  /** `true` if stamps count in the order in which the room gets them. */
  @property({ type: Boolean }) accessor inOrder = false;
  /** The code of the room's refusal to show the event; undefined if it did not refuse. */
  @property() accessor refusal: string | undefined;
  /** `true` if a new version of the client is ready. */
  @state() private accessor isOutdated = false;

  readonly #updated = () => (this.isOutdated = true);

  override connectedCallback(): void {
    super.connectedCallback();
    // The first worker that takes over belongs to this version.
    if (navigator.serviceWorker?.controller)
      navigator.serviceWorker.addEventListener("controllerchange", this.#updated);
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    navigator.serviceWorker?.removeEventListener("controllerchange", this.#updated);
  }

  protected override render() {
    const { count } = waitingOf(this.stamps);
    const copies = copiesOf(this.stamps);
    const again = againWords(this.stamps);
    const noView = this.refusal === undefined ? undefined : NO_VIEW[this.refusal];
    if (noView !== undefined)
      return copies > 0
        ? html`<div class="stop-state warning"><p role="alert">${t(noView, { count: copies })}</p></div>`
        : nothing;
    return html`<div class=${this.offline || this.moved || count > 0 ? "stop-state warning" : "stop-state"}>
        <p role="status">${stateWords(this.stamps, this.offline, this.moved)}</p>
        ${again === undefined ? nothing : html`<p class="sent-again" role="status">${again}</p>`} ${this.#refused()}
        ${copies > 0 ? html`<p class="copies">${t("offline-copies", { count: copies })}</p>` : nothing}
      </div>
      ${this.#notes()}`;
  }

  /** The refusal because of which a stamp waits although there is a connection. */
  #refused(): TemplateResult | typeof nothing {
    const refused = this.stamps.find(({ state, refused }) => state === "waiting" && refused)?.refused;
    if (!refused || refused.code === "unreachable" || this.offline || this.moved) return nothing;
    return html`<p>${deskRefusal(refused, [])} ${t("offline-kept")}</p>`;
  }

  #notes(): TemplateResult {
    return html`${this.broken ? html`<p class="refused" role="alert">${t("offline-broken")}</p>` : nothing}
    ${(this.offline || this.moved) && this.inOrder ? html`<p class="warning">${t("offline-in-order")}</p>` : nothing}
    ${this.survives === false ? html`<p class="warning">${t("offline-no-restart")}</p>` : nothing}
    ${
      this.isOutdated
        ? html`<p class="warning">
            ${t("offline-outdated")} <button @click=${() => location.reload()}>${t("offline-reload")}</button>
          </p>`
        : nothing
    }`;
  }
}

/** The progress or the result of the last time when stamps were sent again; undefined if none were. */
export function againWords(stamps: readonly KeptStamp[]): string | undefined {
  const { count, entered, there, asked } = sentAgain(stamps);
  const done = entered + there + asked;
  if (count === 0) return undefined;
  return done < count
    ? t("offline-sending-again", { done, count })
    : t("offline-sent-again", { count, entered, there, asked });
}

/**
 * The state as a sentence: `7 stamps wait on this phone, oldest 11:04`. If the event has `moved`, also that it continues on
 * another computer, which gets them.
 */
export function stateWords(stamps: readonly KeptStamp[], offline: boolean, moved = false): string {
  const { count, oldest } = waitingOf(stamps);
  const asked = stamps.filter(({ state }) => state === "asked").length;
  const waiting = count > 0 ? t("offline-waiting", { count, time: oldest ? clockTime(oldest) : "" }) : undefined;
  const here = waiting ?? (offline || moved ? t("offline-none-waits") : t("offline-all-sent"));
  return [
    offline ? t("offline-no-connection") : undefined,
    moved ? t("offline-moved") : undefined,
    here,
    moved ? t("offline-moved-sent", { count }) : undefined,
    asked > 0 ? t("offline-asked", { count: asked }) : undefined,
  ]
    .filter((text) => text !== undefined)
    .join(" ");
}
