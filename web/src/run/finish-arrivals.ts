import { html, nothing, type TemplateResult } from "lit";
import { customElement, property, state } from "lit/decorators.js";
import { keyed } from "lit/directives/keyed.js";
import { repeat } from "lit/directives/repeat.js";
import { refusedOf } from "../connection/api.js";
import { act } from "../connection/runs.js";
import type { StaffView } from "../generated/run.js";
import { clockTime } from "../i18n/clock.js";
import { t } from "../i18n/catalog.js";
import { unlockAudio } from "../sound/audio.js";
import { LightDomElement } from "../widgets/light.js";
import { deskRefusal } from "./desk-words.js";
import "./find-field.js";
import type { FindField, ScanEvent } from "./find-field.js";
import type { Scan } from "./find.js";
import { linkedParticipant, resolveScan } from "./find-person.js";
import { play } from "./finish-sound.js";
import "./stop-void.js";
import { eventTime } from "./time.js";

/** Number of arrivals in the list. */
const LISTED = 12;

const unlock = () => void unlockAudio();

/** A scan at the finish, with its time. */
interface Arrival {
  key: number;
  scan: Scan;
  typed: string;
  at: string;
  state: "sending" | "unsent" | "in_time" | "late" | "refused";
  participant?: number;
  words?: string;
  /** `true` if the participant had been scanned before; `at` is then the time of the first scan. */
  again?: boolean;
}

/**
 * Arrivals at the finish. The time of an arrival is the time of its scan, even if it is stored later, and the next
 * scan does not wait for it.
 */
@customElement("finish-arrivals")
export class FinishArrivals extends LightDomElement {
  @property({ attribute: false }) accessor view!: StaffView;
  @state() private accessor arrivals: readonly Arrival[] = [];
  @state() private accessor last: Arrival | undefined;
  @state() private accessor fault: string | undefined;
  @state() private accessor linked: { participant: number; at: string | undefined } | undefined;
  #keys = 0;
  readonly #leaving = (event: BeforeUnloadEvent) => {
    if (this.#unsent.length > 0) event.preventDefault();
  };

  override connectedCallback(): void {
    super.connectedCallback();
    window.addEventListener("beforeunload", this.#leaving);
    document.addEventListener("pointerdown", unlock);
    document.addEventListener("keydown", unlock);
    this.arrivals = this.#before();
    const participant = linkedParticipant();
    this.linked = participant === undefined ? undefined : { participant, at: eventTime(this.view.run) };
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    window.removeEventListener("beforeunload", this.#leaving);
    document.removeEventListener("pointerdown", unlock);
    document.removeEventListener("keydown", unlock);
  }

  /** The latest arrivals of the view, so that they can still be undone after the page was loaded again. */
  #before(): Arrival[] {
    const there = this.view.participants.flatMap(({ participant, arrived, withdrawn }) =>
      arrived == null || withdrawn ? [] : [{ participant, at: arrived }],
    );
    const latest = there.sort((a, b) => b.at.localeCompare(a.at)).slice(0, LISTED);
    return latest.map(({ participant, at }) => ({
      key: ++this.#keys,
      scan: { participant, check: undefined },
      typed: String(participant),
      at,
      state: this.#isLate(at) ? "late" : "in_time",
      participant,
    }));
  }

  get #unsent(): readonly Arrival[] {
    return this.arrivals.filter(({ state }) => state === "unsent");
  }

  protected override render() {
    const { last } = this;
    return html`<find-field
        .run=${this.view.run.id}
        .fault=${this.fault}
        @scan=${(event: ScanEvent) => this.#scanned(event.detail.scan, event.detail.typed)}
      ></find-field>
      ${this.#linkedArrival()}
      <div role="status" aria-live=${last?.state === "refused" ? "assertive" : "polite"}>
        ${last ? keyed(`${last.key} ${last.state}`, html`<p class="flash ${last.state}">${this.#words(last)}</p>`) : nothing}
      </div>
      ${this.#counts()} ${this.#resend()}
      <ol class="arrivals">
        ${repeat(
          this.arrivals.slice(0, LISTED),
          ({ key }) => key,
          (one) => this.#line(one),
        )}
      </ol>`;
  }

  /**
   * A sheet that was opened with the telephone's own camera: one press records the arrival, with the time of the
   * scan.
   */
  #linkedArrival(): TemplateResult | typeof nothing {
    if (!this.linked) return nothing;
    const { participant, at } = this.linked;
    const record = () => {
      this.linked = undefined;
      history.replaceState(null, "", location.pathname);
      this.#scanned({ participant, check: undefined }, String(participant), at);
    };
    return html`<button class="primary spin" @click=${record}>
      ${t("desk-record-arrival", { participant: String(participant), name: this.#nameOf(participant) })}
    </button>`;
  }

  #counts(): TemplateResult {
    const there = this.view.participants.filter(({ withdrawn }) => !withdrawn);
    const arrived = there.filter((row) => row.arrived != null).length;
    return html`<p class="desk-counts">
      ${t("desk-arrived-of", { arrived, all: there.length })}
      ${this.view.run.deadline ? t("desk-deadline", { time: clockTime(this.view.run.deadline) }) : nothing}
    </p>`;
  }

  #resend(): TemplateResult | typeof nothing {
    const unsent = this.#unsent;
    if (unsent.length === 0) return nothing;
    return html`<p class="warning" role="alert">${t("desk-unsent", { count: unsent.length })}</p>
      <button class="primary spin" @click=${() => unsent.forEach((one) => void this.#record(one))}>
        ${t("desk-send-again")}
      </button>`;
  }

  #line(one: Arrival): TemplateResult {
    const { participant } = one;
    const row = this.view.participants.find((each) => each.participant === participant);
    return html`<li class=${one.state}>
      <span>${this.#words(one)}</span>
      ${
        participant !== undefined &&
        row?.arrived != null &&
        !one.again &&
        (one.state === "in_time" || one.state === "late")
          ? html`<stop-void
              .run=${this.view.run}
              .entry=${(reason: string) => ({ void_arrival: { participant, reason } })}
              .label=${t("desk-undo-arrival")}
              @voided=${() => this.#voided(one)}
            ></stop-void>`
          : nothing
      }
    </li>`;
  }

  #nameOf(participant: number | undefined): string {
    return this.view.participants.find((row) => row.participant === participant)?.name ?? "";
  }

  #words({ participant, typed, at, state, words, again }: Arrival): string {
    const who =
      participant === undefined
        ? typed
        : t("desk-who", { participant: String(participant), name: this.#nameOf(participant) });
    const time = clockTime(at, { seconds: true });
    if (state === "refused") return t("desk-arrival-refused", { who, words: words ?? "" });
    return t(again ? `desk-arrival-again-${state}` : `desk-arrival-${state.replace("_", "-")}`, { who, time });
  }

  #scanned(scan: Scan, typed: string, at = eventTime(this.view.run)): void {
    this.fault = at === undefined ? t("desk-arrival-day") : undefined;
    this.querySelector<FindField>("find-field")?.clear();
    if (at === undefined) return;
    const short = "code" in scan ? scan.code : typed;
    const arrival: Arrival = { key: ++this.#keys, scan, typed: short, at, state: "sending" };
    this.arrivals = [arrival, ...this.arrivals];
    void this.#record(arrival);
  }

  async #record(arrival: Arrival): Promise<void> {
    this.#update(arrival.key, { state: "sending" });
    const { participant, ...failed } = await resolveScan(arrival.scan, this.view);
    if (participant === undefined) {
      const { fault = "", offline } = failed as { fault?: string; offline?: true };
      this.#finish(arrival.key, { state: offline ? "unsent" : "refused", words: fault });
      return;
    }
    try {
      await act(this.view.run.id, { arrive: { participant, at: arrival.at } });
      this.#finish(arrival.key, { participant, state: this.#isLate(arrival.at) ? "late" : "in_time" });
    } catch (error) {
      this.#failed(arrival.key, participant, error);
    }
    this.dispatchEvent(new CustomEvent("changed", { bubbles: true }));
  }

  #failed(key: number, participant: number, error: unknown): void {
    const refused = refusedOf(error);
    const first = refused.args?.["at"];
    if (refused.code === "poker_run.already_arrived" && typeof first === "string") {
      this.#finish(key, { participant, at: first, again: true, state: this.#isLate(first) ? "late" : "in_time" });
      return;
    }
    const row = this.view.participants.find((each) => each.participant === participant);
    const words = row?.withdrawn ? t("desk-withdrawn-finish") : deskRefusal(refused, this.view.run.route);
    this.#finish(key, { participant, words, state: refused.code === "unreachable" ? "unsent" : "refused" });
  }

  /**
   * Returns whether a time is after the deadline. Times of an event all have the same length, so they compare as
   * text.
   */
  #isLate(at: string): boolean {
    return this.view.run.deadline != null && at > this.view.run.deadline;
  }

  #finish(key: number, change: Partial<Arrival>): void {
    this.#update(key, change);
    this.last = this.arrivals.find((one) => one.key === key);
    const state = this.last?.state;
    play(state === "in_time" || state === "late" ? state : "refused");
  }

  #update(key: number, change: Partial<Arrival>): void {
    this.arrivals = this.arrivals.map((one) => (one.key === key ? { ...one, ...change } : one));
  }

  #voided(one: Arrival): void {
    this.arrivals = this.arrivals.filter(({ key }) => key !== one.key);
    if (this.last?.key === one.key) this.last = undefined;
    this.dispatchEvent(new CustomEvent("changed", { bubbles: true }));
  }
}
