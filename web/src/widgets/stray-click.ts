import type { ReactiveController, ReactiveControllerHost } from "lit";

/** A click with the pointer: its time in milliseconds, its position in pixels, and the control that it hit. */
export interface PointerClick {
  at: number;
  x: number;
  y: number;
  control: unknown;
}

const DOUBLE_MS = 500;
const NEAR = 8;
/** Events of typing. Clicks with typing between them are no double click; a scanner types in an instant. */
const TYPED = ["keydown", "input"] as const;

/**
 * Returns whether a click is the second click of a double click, but hit another control than the first, since the
 * first changed the page under the pointer.
 */
export const isStray = (before: PointerClick | undefined, click: PointerClick): boolean =>
  before !== undefined &&
  before.control !== click.control &&
  click.at - before.at < DOUBLE_MS &&
  Math.hypot(click.x - before.x, click.y - before.y) < NEAR;

/** The control that a click hits: for a label that of the label, since the browser clicks that too. */
function controlOf(target: EventTarget | null): Element | null {
  const found = target instanceof Element ? target.closest("button, a, label, input, select, summary") : null;
  return found instanceof HTMLLabelElement ? (found.control ?? found) : found;
}

/** Drops the clicks in an element that are stray. Clicks by keyboard are never dropped. */
export class StrayClicks implements ReactiveController {
  readonly #host: ReactiveControllerHost & HTMLElement;
  #before: PointerClick | undefined;

  constructor(host: ReactiveControllerHost & HTMLElement) {
    this.#host = host;
    host.addController(this);
  }

  hostConnected(): void {
    window.addEventListener("click", this.#check, { capture: true });
    for (const typed of TYPED) window.addEventListener(typed, this.#forget, { capture: true });
  }

  hostDisconnected(): void {
    window.removeEventListener("click", this.#check, { capture: true });
    for (const typed of TYPED) window.removeEventListener(typed, this.#forget, { capture: true });
  }

  readonly #forget = (): void => {
    this.#before = undefined;
  };

  readonly #check = (event: MouseEvent): void => {
    if (event.detail === 0 || !(event.target instanceof Node) || !this.#host.contains(event.target)) return;
    const click = { at: event.timeStamp, x: event.clientX, y: event.clientY, control: controlOf(event.target) };
    const stray = isStray(this.#before, click);
    this.#before = stray ? this.#before : click;
    if (!stray) return;
    event.preventDefault();
    event.stopImmediatePropagation();
  };
}
