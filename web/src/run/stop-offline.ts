import { html, nothing, type TemplateResult } from "lit";
import { customElement, property, state } from "lit/decorators.js";
import { clockTime } from "../i18n/clock.js";
import { t } from "../i18n/catalog.js";
import { copiesOf, sentAgain } from "../offline/lost.js";
import { type KeptStamp, waitingOf } from "../offline/stamp.js";
import { keepClearOfBar } from "../widgets/in-view.js";
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
  /** `true` while the stamps are being read, so that nothing is known about them. */
  @property({ type: Boolean }) accessor reading = false;
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

  #observer: ResizeObserver | undefined;
  #observed: Element | null = null;

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
    this.#observer?.disconnect();
    this.#observed = null;
    document.documentElement.style.scrollPaddingTop = "";
  }

  protected override render() {
    const copies = copiesOf(this.stamps);
    const noView = this.refusal === undefined ? undefined : NO_VIEW[this.refusal];
    if (noView !== undefined)
      return copies > 0
        ? html`<div class="stop-state warning"><p role="alert">${t(noView, { count: copies })}</p></div>`
        : nothing;
    const { bar, more } = this.reading ? readingWords(this.offline) : stateWords(this.stamps, this.offline, this.moved);
    const isWaiting = this.offline || this.moved || waitingOf(this.stamps).count > 0;
    return html`<div class=${isWaiting ? "stop-state warning" : "stop-state"}><p role="status">${bar}</p></div>
      <div class="stop-more" role="status">${[...more, ...this.#again()].map((words) => html`<p>${words}</p>`)}</div>
      ${this.#refused()} ${this.#notes()}`;
  }

  /** Sets the space that the bar covers, so that what the page scrolls to is below it. */
  protected override updated(): void {
    const bar = this.querySelector(".stop-state");
    if (bar === this.#observed) return;
    this.#observed = bar;
    this.#observer?.disconnect();
    this.#observer = new ResizeObserver(keepClearOfBar);
    if (bar) this.#observer.observe(bar);
    keepClearOfBar();
  }

  /** The result of sending stamps again, and the number of those of which this device keeps a copy. */
  #again(): string[] {
    const again = againWords(this.stamps);
    const copies = copiesOf(this.stamps);
    return [again, copies > 0 ? t("offline-copies", { count: copies }) : undefined].filter(
      (text) => text !== undefined,
    );
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
  const { count, ...results } = sentAgain(stamps);
  const done = results.entered + results.there + results.asked;
  if (count === 0) return undefined;
  if (done < count) return t("offline-sending-again", { done, count });
  const parts = (["entered", "there", "asked"] as const)
    .filter((result) => results[result] > 0)
    .map((result) => t(`offline-again-${result}`, { count: results[result] }));
  return t("offline-sent-again", { count, results: parts.join(", ") });
}

/** The state of the stamps: what stays in view, at most two lines on a phone, and what does not. */
export interface StateWords {
  bar: string;
  more: string[];
}

/** The words while the stamps are being read. */
const readingWords = (offline: boolean): StateWords => ({
  bar: withConnection(t("offline-reading"), offline),
  more: [],
});

/** Words of the bar, after the notice that there is no connection. */
const withConnection = (words: string, offline: boolean): string =>
  offline ? `${t("offline-no-connection")} ${words}` : words;

/**
 * The state in words: `7 stamps wait on this phone, oldest 11:04`. If the event has `moved`, also that it continues on
 * another computer, which gets them.
 */
export function stateWords(stamps: readonly KeptStamp[], offline: boolean, moved = false): StateWords {
  const { count, oldest } = waitingOf(stamps);
  const asked = stamps.filter(({ state }) => state === "asked").length;
  const waiting = count > 0 ? t("offline-waiting", { count, time: oldest ? clockTime(oldest) : "" }) : undefined;
  const isHere = waiting === undefined && !offline && !moved;
  const sent = asked > 0 ? t("offline-all-asked", { count: asked }) : t("offline-all-sent");
  const here = waiting ?? (offline ? t("offline-none-waits") : moved ? t("offline-moved") : sent);
  const movedTo = waiting === undefined ? "" : `${t("offline-moved")} `;
  const more = [
    moved ? movedTo + t("offline-moved-sent", { count }) : undefined,
    asked > 0 && !isHere ? t("offline-asked", { count: asked }) : undefined,
  ];
  return { bar: withConnection(here, offline), more: more.filter((text) => text !== undefined) };
}
