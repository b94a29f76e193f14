import { feltOf } from "../felts/index.js";
import { cuesOf, type Cue, untilLate } from "../sound/cues.js";
import { play } from "../sound/player.js";
import { unlockOnGesture } from "../sound/unlock.js";
import { soundChoice } from "../state/choices.js";
import { offerBegan, offerLeft } from "../state/offer.js";
import type { TableState } from "../state/table.js";
import { ownTurn, turnBegan } from "../state/turn.js";
import { markIcon, tableTitle } from "./mark.js";
import { closeNotice, prepareNotices, showNotice } from "./notices.js";
import { vibrate } from "./vibration.js";

/** Cues that are also played while the page is hidden. */
const IN_BACKGROUND: readonly Cue[] = ["turn", "time"];

/**
 * Signals of a table outside of its felt: sounds, and the viewer's turn or a seat that is offered in the title and the
 * icon of the window and by vibration; the turn also by a notification.
 */
export class Signals {
  #latest: TableState | undefined;
  #late: ReturnType<typeof setTimeout> | undefined;
  #hasNotice = false;
  /** Ends the wait for a gesture; undefined while the signals are stopped. */
  #forget: (() => void) | undefined;
  readonly #seen = () => {
    if (!document.hidden) this.#closeNotice();
  };

  start(): void {
    this.#forget = unlockOnGesture();
    document.addEventListener("visibilitychange", this.#seen);
    prepareNotices();
  }

  /** Ends all signals, as when the table page is left. The next page sets its own title. */
  stop(): void {
    this.#forget?.();
    this.#forget = undefined;
    document.removeEventListener("visibilitychange", this.#seen);
    this.#endTurn();
  }

  /** Takes back the viewer's turn at a table that the viewer no longer sees. */
  end(): void {
    this.#endTurn();
    if (this.#latest) document.title = tableTitle(this.#latest.moment.table.name, undefined);
  }

  /** Gives the signals of a change of state. */
  show(before: TableState | undefined, after: TableState): void {
    if (!this.#forget) return;
    const { table } = after.moment;
    const oneTurn = feltOf(table.game)?.oneTurn === true;
    const isOwnTurn = ownTurn(after) !== undefined;
    this.#latest = after;
    const call = isOwnTurn ? "turn" : offerLeft(after, after.at) === undefined ? undefined : "seat";
    document.title = tableTitle(table.name, call);
    markIcon(call !== undefined);
    sound(cuesOf(before, after, oneTurn));
    this.#announceLate(after);
    if (before && offerBegan(before, after)) vibrate();
    if (!isOwnTurn) this.#closeNotice();
    else if (before && turnBegan(before, after, oneTurn)) this.#begin(table);
  }

  #begin(table: { id: string; name: string }): void {
    vibrate();
    if (!document.hidden) return;
    this.#hasNotice = true;
    showNotice(table);
  }

  #announceLate(state: TableState): void {
    clearTimeout(this.#late);
    const wait = untilLate(state, performance.now());
    if (wait !== undefined) this.#late = setTimeout(() => sound(["time"]), wait);
  }

  #endTurn(): void {
    clearTimeout(this.#late);
    markIcon(false);
    this.#closeNotice();
  }

  #closeNotice(): void {
    if (!this.#hasNotice || !this.#latest) return;
    this.#hasNotice = false;
    closeNotice(this.#latest.moment.table.id);
  }
}

function sound(cues: readonly Cue[]): void {
  if (!soundChoice.isOn()) return;
  play(document.hidden ? cues.filter((cue) => IN_BACKGROUND.includes(cue)) : cues);
}
