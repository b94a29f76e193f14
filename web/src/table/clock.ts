import { html, nothing } from "lit";
import { customElement, property } from "lit/decorators.js";
import { t } from "../i18n/catalog.js";
import { type TableState, timeLeft } from "../state/table.js";
import { ownTurn } from "../state/turn.js";
import { LightDomElement } from "../widgets/light.js";
import { Ticker } from "../widgets/ticker.js";

const TICK_MS = 250;

/** Seconds left on the viewer's own clock at which a screen reader announces them; fewer if the clock is shorter. */
const LATE = 10;

/** Seconds in a format that fits into the ring: from 100 seconds on, minutes and seconds (`2:05`). */
const short = (seconds: number) =>
  seconds < 100
    ? t("seconds-short", { seconds })
    : `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;

/** Turn clock: the seconds left, and a ring around the plate of the seat. */
@customElement("turn-clock")
export class TurnClock extends LightDomElement {
  @property({ attribute: false }) accessor state: TableState | undefined;
  /** True for the clock of the viewer's own seat. */
  @property({ type: Boolean }) accessor own = false;

  constructor() {
    super();
    new Ticker(this, TICK_MS);
  }

  protected override render() {
    const clock = this.state?.moment.table.clock;
    const left = this.state && timeLeft(this.state, performance.now());
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

/** The viewer's time bank while it runs. */
@customElement("running-bank")
export class RunningBank extends LightDomElement {
  @property({ attribute: false }) accessor state: Pick<TableState, "moment" | "at"> | undefined;

  constructor() {
    super();
    new Ticker(this, TICK_MS);
  }

  protected override render() {
    const left = this.state && timeLeft(this.state, performance.now());
    return left === undefined ? nothing : t("time-bank-left", { seconds: Math.ceil(left / 1000) });
  }
}

/** A strip on top of a panel that covers the table: the viewer's turn, the time left, and the way back to the table. */
@customElement("turn-strip")
export class TurnStrip extends LightDomElement {
  @property({ attribute: false }) accessor state: TableState | undefined;

  constructor() {
    super();
    new Ticker(this, TICK_MS);
  }

  protected override render() {
    if (!this.state || ownTurn(this.state) === undefined) return nothing;
    const left = timeLeft(this.state, performance.now());
    const time = left === undefined ? "none" : short(Math.ceil(left / 1000));
    return html`<button type="button" class="primary">${t("turn-strip", { time })}</button>`;
  }
}
