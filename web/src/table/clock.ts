import { html, nothing } from "lit";
import { customElement, property, state } from "lit/decorators.js";
import type { SeatView, TableView } from "../generated/server.js";
import { t } from "../i18n/catalog.js";
import { type TableState, timeLeft } from "../state/table.js";
import { LightDomElement } from "../widgets/light.js";

const TICK_MS = 250;

/** Seconds left on the viewer's own clock at which a screen reader announces them; fewer if the clock is shorter. */
const LATE = 10;

/** Seconds in a format that fits into the ring: from 100 seconds on, minutes and seconds (`2:05`). */
const short = (seconds: number) =>
  seconds < 100
    ? t("seconds-short", { seconds })
    : `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;

/**
 * Returns whether the clock of a seat runs on its time bank. If the time bank happens to be as long as a turn, the two
 * look the same, and the answer is no.
 */
export function onTimeBank({ clock, clocks }: TableView, { bank_ms, connected }: SeatView): boolean {
  const ofTurn = (clocks.turn ?? 0) * 1000;
  return connected && clock?.seats.length === 1 && clock.of_ms === bank_ms && bank_ms !== ofTurn;
}

/** Turn clock: the seconds left, and a ring around the plate of the seat. */
@customElement("turn-clock")
export class TurnClock extends LightDomElement {
  @property({ attribute: false }) accessor state: TableState | undefined;
  /** True for the clock of the viewer's own seat. */
  @property({ type: Boolean }) accessor own = false;
  @state() private accessor now = performance.now();
  #timer: ReturnType<typeof setInterval> | undefined;

  override connectedCallback(): void {
    super.connectedCallback();
    this.#timer = setInterval(() => (this.now = performance.now()), TICK_MS);
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    clearInterval(this.#timer);
  }

  protected override render() {
    const clock = this.state?.moment.table.clock;
    const left = this.state && timeLeft(this.state, this.now);
    if (!clock || left === undefined) return nothing;
    const share = clock.of_ms > 0 ? Math.min(1, left / clock.of_ms) : 0;
    const seconds = Math.ceil(left / 1000);
    const late = Math.min(LATE, Math.round(clock.of_ms / 1000));
    return html`<span
        class="clock ${share < 0.25 ? "late" : ""}"
        role="timer"
        aria-label=${t("seconds-left", { seconds })}
      >
        <svg class="ring" aria-hidden="true">
          <rect class="track"></rect>
          <rect class="run" pathLength="100" stroke-dasharray="${share * 100} 100"></rect>
        </svg>
        <span aria-hidden="true">${short(seconds)}</span>
      </span>
      <span class="hidden" role="status"
        >${this.own && seconds <= late ? t("seconds-left", { seconds: late }) : nothing}</span
      >`;
  }
}
